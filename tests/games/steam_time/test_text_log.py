"""Log lines and how it ended, in both languages."""

import re

import pytest

from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.words import Both, Reader
from tests.builders import Position, assert_log_line
from tests.games.steam_time.builders import seat
from tests.games.steam_time.clause_builders import ending
from tests.games.steam_time.test_text import (
    CODE,
    EVENTS,
    LANGS,
    NAMES,
    RARE,
    WORDS,
    curious_game,
    is_whole,
    reader_of,
)


def test_every_event_is_told_to_everybody() -> None:
    made: set[str] = set()
    for seed in range(15):
        match = list(curious_game(2 + seed % 3, seed))[-1]
        events = match.events_for(None)
        made |= {event.kind for event in events}
        for number in (seed % match.seats, None):
            for event in events:
                is_silent = event.kind in ("draw", "discard") or event.facts.get("crystals") == 0
                for lang in LANGS:
                    line = WORDS.log_line(event, reader_of(lang, match, number))
                    assert (line is None) == is_silent, event
                    assert line is None or is_whole(line), line
    assert EVENTS <= made <= EVENTS | RARE, EVENTS ^ made


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (
            Event("mister", {"seat": 0, "monument": "giza", "space": "encounter"}),
            (
                "You send Mr. T.I.M.E. to the Pyramids of Giza: encounter.",
                "Du setzt Mr. T.I.M.E. bei den Pyramiden von Gizeh ein: Begegnung.",
            ),
            (
                "Anna sends Mr. T.I.M.E. to the Pyramids of Giza: encounter.",
                "Anna setzt Mr. T.I.M.E. bei den Pyramiden von Gizeh ein: Begegnung.",
            ),
        ),
        (
            Event("gain", {"seat": 0, "gold": 2, "steam": 0, "esteem": 1, "portal": 3}),
            (
                "You gain 2 gold, 1 esteem and 3 portal steps.",
                "Du bekommst 2 Gold, 1 Ansehen und 3 Portalschritte.",
            ),
            (
                "Anna gains 2 gold, 1 esteem and 3 portal steps.",
                "Anna bekommt 2 Gold, 1 Ansehen und 3 Portalschritte.",
            ),
        ),
        (
            Event("pick", {"seat": 0, "monument": "wall", "colour": "orange", "surcharge": 2}),
            (
                "You take an orange crystal from the Great Wall and pay 2 gold for its slot.",
                "Du nimmst einen orangen Kristall von der Großen Mauer und zahlst 2 Gold "
                "für den Platz.",
            ),
            (
                "Anna takes an orange crystal from the Great Wall and pays 2 gold for its slot.",
                "Anna nimmt einen orangen Kristall von der Großen Mauer und zahlt 2 Gold "
                "für den Platz.",
            ),
        ),
        (
            Event("pay", {"seat": 0, "generator": "orange", "time": True}),
            (
                "You pay a T.I.M.E. crystal from your analytic engine.",
                "Du zahlst einen T.I.M.E.-Kristall aus deiner Rechenmaschine.",
            ),
            (
                "Anna pays a T.I.M.E. crystal from the analytic engine.",
                "Anna zahlt einen T.I.M.E.-Kristall aus der Rechenmaschine.",
            ),
        ),
        (
            Event("half", {"seat": 0, "card": "N21", "half": "bottom"}),
            (
                "You use the purple action of Johannes Gutenberg: pay 1 steam, gain 2 esteem.",
                "Du nutzt die lila Aktion von Johannes Gutenberg: 1 Steam zahlen, 2 Ansehen "
                "bekommen.",
            ),
            (
                "Anna uses the purple action of Johannes Gutenberg: pay 1 steam, gain 2 esteem.",
                "Anna nutzt die lila Aktion von Johannes Gutenberg: 1 Steam zahlen, 2 Ansehen "
                "bekommen.",
            ),
        ),
        (
            Event("half", {"seat": 0, "card": "N21", "half": "top"}),
            (
                "You use the upper action: gain 5 esteem.",
                "Du nutzt die obere Aktion: 5 Ansehen bekommen.",
            ),
            (
                "Anna uses the upper action: gain 5 esteem.",
                "Anna nutzt die obere Aktion: 5 Ansehen bekommen.",
            ),
        ),
        (
            Event("choose", {"seat": 0, "card": "N14"}),
            (
                "You meet the Montgolfier brothers.",
                "Du triffst die Gebrüder Montgolfier.",
            ),
            (
                "Anna meets the Montgolfier brothers.",
                "Anna trifft die Gebrüder Montgolfier.",
            ),
        ),
        (
            Event("receive", {"seat": 0, "card": "X7"}),
            (
                "You get the expedition Himeji Castle.",
                "Du bekommst die Expedition Burg Himeji.",
            ),
            (
                "Anna gets the expedition Himeji Castle.",
                "Anna bekommt die Expedition Burg Himeji.",
            ),
        ),
        (
            Event("pass", {"seat": 0, "forced": True}),
            ("You can only pass.", "Du kannst nur noch passen."),
            ("Anna can only pass.", "Anna kann nur noch passen."),
        ),
        (
            Event("lost", {"seat": 0}),
            (
                "You can’t use any space: the extra action is lost.",
                "Du kannst kein Feld nutzen: Die Extraaktion verfällt.",
            ),
            (
                "Anna can’t use any space: the extra action is lost.",
                "Anna kann kein Feld nutzen: Die Extraaktion verfällt.",
            ),
        ),
        (
            Event("phase_over", {"start": 0, "taken": True}),
            (
                "The actions are over. You are start player now.",
                "Die Aktionen sind vorbei. Du bist jetzt Startspieler.",
            ),
            (
                "The actions are over. Anna is start player now.",
                "Die Aktionen sind vorbei. Startspieler ist jetzt Anna.",
            ),
        ),
        (
            Event("fulfil", {"seat": 0, "card": "M25"}),
            (
                "You fulfil a mission: 8 gold → 5 esteem.",
                "Du erfüllst einen Auftrag: 8 Gold → 5 Ansehen.",
            ),
            (
                "Anna fulfils a mission: 8 gold → 5 esteem.",
                "Anna erfüllt einen Auftrag: 8 Gold → 5 Ansehen.",
            ),
        ),
        (
            Event("over", {"scores": [61, 40], "ranks": [1, 2], "reason": "rounds"}),
            (
                "The game is over: you win with 61 esteem.",
                "Das Spiel ist zu Ende: Du gewinnst mit 61 Ansehen.",
            ),
            (
                "The game is over: Anna wins with 61 esteem.",
                "Das Spiel ist zu Ende: Anna gewinnt mit 61 Ansehen.",
            ),
        ),
        (
            Event("over", {"scores": [61, 40, 61], "ranks": [1, 3, 1], "reason": "rounds"}),
            (
                "The game is over: you share the win with Cleo, 61 esteem each.",
                "Das Spiel ist zu Ende: Du teilst dir den Sieg mit Cleo, je 61 Ansehen.",
            ),
            (
                "The game is over: Anna and Cleo share the win with 61 esteem each.",
                "Das Spiel ist zu Ende: Anna und Cleo teilen sich den Sieg mit je 61 Ansehen.",
            ),
        ),
    ],
)
def test_log_lines_speak_to_the_seat_and_of_the_others(
    event: Event, mine: Both, theirs: Both
) -> None:
    assert_log_line(WORDS, NAMES, event, mine, theirs)


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Event("lay", {"monument": "wall", "space": "upgrade", "card": "U8"}),
            "New upgrade at the Great Wall: income 3 esteem.",
            "Neues Upgrade bei der Großen Mauer: Einkommen 3 Ansehen.",
        ),
        (
            Event("reveal", {"card": "N17"}),
            "Revealed: James Watt.",
            "Aufgedeckt: James Watt.",
        ),
        (
            Event("shuffle", {}),
            "The encounters have run out: the discarded ones become the new deck.",
            "Die Begegnungen sind aufgebraucht: Die abgelegten werden zum neuen Stapel.",
        ),
    ],
)
def test_what_nobody_did_is_told_alike(event: Event, english: str, german: str) -> None:
    for number in (0, None):
        assert WORDS.log_line(event, Reader("en", NAMES, number)) == english
        assert WORDS.log_line(event, Reader("de", NAMES, number)) == german


# --- how it ended


def over(*boards: Position) -> Match:
    match = ending(*boards)
    assert match.is_over
    return match


def test_the_result_says_how_and_why() -> None:
    match = over(seat("green pink*", esteem=40), seat("black", esteem=61))
    outcome, view = match.outcome, match.view(0)
    assert WORDS.result(outcome, view, reader_of("en", match, 0)) == [
        "Ben has won.",
        "61 esteem, 21 more than you.",
        "The game ended after 5 rounds and the missions.",
    ]
    assert WORDS.result(outcome, view, reader_of("de", match, 1)) == [
        "Du hast gewonnen.",
        "61 Ansehen, 21 mehr als Anna.",
        "Spielende nach 5 Runden und den Aufträgen.",
    ]


def test_the_result_of_a_tie() -> None:
    """ST-7.2."""
    boards = [seat("green pink*", esteem=61), seat("black", esteem=61), seat("", esteem=30)]
    match = over(*boards)
    assert WORDS.result(match.outcome, match.view(None), reader_of("en", match, None))[:2] == [
        "Anna has won.",
        "Tied on 61 esteem: the crystals left decide it (Anna 2 and Ben 1).",
    ]
    boards[1] = seat("black grey", esteem=61)
    level = over(*boards)
    result = level.outcome
    assert WORDS.result(result, level.view(1), reader_of("de", level, 1))[:2] == [
        "Du teilst dir den Sieg mit Anna.",
        "Gleichstand bei 61 Ansehen und auch bei den übrigen Kristallen (Anna 2 und du 2).",
    ]
    told = WORDS.result(result, level.view(None), reader_of("en", level, None))
    assert told[0] == "Anna and Ben share the win."


def test_a_spectator_reads_names_and_nobody_reads_codes() -> None:
    for seed in range(3):
        match = list(curious_game(2 + seed, seed))[-1]
        for lang in LANGS:
            reader = reader_of(lang, match, None)
            told = [WORDS.log_line(event, reader) for event in match.events_for(None)]
            lines = [*WORDS.result(match.outcome, match.view(None), reader), *filter(None, told)]
            for line in lines:
                assert not re.search(r"\b(you|your|du|dein\w*)\b", line, re.IGNORECASE), line
                assert not CODE.search(line), line
