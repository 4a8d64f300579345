"""What Steam Time says: complete, in both languages, true, to the one who reads it."""

import re
from collections.abc import Iterator

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.words import Both, Reader, pick
from spieluhr.games.steam_time.words.glossary import Glossary
from spieluhr.games.steam_time.words.names import amount_list
from spieluhr.games.steam_time.words.sentences.things import COLOURS as COLOUR_WORDS
from spieluhr.games.steam_time.words.sentences.things import KINDS as KIND_WORDS
from spieluhr.games.steam_time.words.sentences.things import PHASES
from tests.games.steam_time.build import ending, with_data
from tests.games.steam_time.world import (
    COLOURS,
    GAME,
    KINDS,
    MONUMENTS,
    Position,
    new,
    seat,
)

LANGS = ("en", "de")
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
EVENTS = {
    *("monument", "effort", "lay", "draw", "round", "income", "turn", "place", "mister", "card"),
    *("pass", "phase_over", "no_special", "spend", "pay", "gain", "extra_action", "extra"),
    *("bonus", "take", "time", "pick", "buy", "stop", "receive", "reveal", "choose", "discard"),
    *("half", "decline", "end", "fulfil", "leave", "over"),
}
RARE = {"lost", "shuffle"}  # these need a strange table, or many encounters


WORDS = new().game.words
GLOSSARY = Glossary(GAME.rules.box.data)  # type: ignore[attr-defined]


def reading(lang: str, match: Match, number: int | None) -> Reader:
    return Reader(lang, NAMES[: match.seats], number)


def text(move: int) -> str:
    return GAME.codec.text(move)


def curious_game(players: int, seed: int) -> Iterator[Match]:
    """After the set-up and after each decision; rare kinds of moves come as often as others."""
    match, dice = new(players), Dice(seed)
    match.settle(dice)
    yield match
    while not match.is_over:
        lines = {text(move): move for move in match.legal()}
        kinds = sorted({line.split(" ")[0] for line in lines})
        kind = kinds[dice.below(len(kinds))]
        if "place" in kinds and dice.below(3):
            kind = "place"
        fitting = [move for line, move in lines.items() if line.split(" ")[0] == kind]
        match.play(match.actor, fitting[dice.below(len(fitting))])
        match.settle(dice)
        yield match


def is_whole(line: str) -> bool:
    return line.endswith((".", "?")) and not re.search(r"[{}]|None|\s\s|\ba [aeiou]", line)


# --- the catalogue and the names


@pytest.mark.parametrize(
    ("code", "english", "german"),
    [
        (
            "M15",
            "2 green crystals and 1 pink crystal → 6 esteem",
            "2 grüne Kristalle und 1 pinker Kristall → 6 Ansehen",
        ),
        (
            "M29",
            "3 upgrades → 6 esteem",
            "3 Upgrades → 6 Ansehen",
        ),
        (
            "U9",
            "income 1 gold, 1 crystal from a deposit",
            "Einkommen 1 Gold, 1 Kristall aus einer Lagerstätte",
        ),
        (
            "X6",
            "Big Ben (10 esteem / 2 portal steps / 4 esteem / 4 gold / 2 esteem)",
            "Big Ben (10 Ansehen / 2 Portalschritte / 4 Ansehen / 4 Gold / 2 Ansehen)",
        ),
        (
            "N7",
            "Heron of Alexandria (gain 4 steam and 1 esteem; the others may: pay 2 gold, gain "
            "2 steam)",
            "Heron von Alexandria (4 Steam und 1 Ansehen bekommen; die anderen dürfen: 2 Gold "
            "zahlen, 2 Steam bekommen)",
        ),
        (
            "N8",
            "Christiaan Huygens (gain 1 steam and 2 portal steps; or pay 1 pink crystal, gain "
            "4 esteem)",
            "Christiaan Huygens (1 Steam und 2 Portalschritte bekommen; oder 1 pinken Kristall "
            "zahlen, 4 Ansehen bekommen)",
        ),
    ],
)
def test_cards_say_what_is_printed_on_them(code: str, english: str, german: str) -> None:
    printed = GLOSSARY.text(code)
    assert (printed.form("en", ""), printed.form("de", "")) == (english, german)


def test_everything_on_the_table_has_a_name_of_its_own() -> None:
    phases = ("supply", "income", "actions", "end", "over")
    for lang in LANGS:
        for names in (
            [pick(COLOUR_WORDS[colour], lang) for colour in COLOURS],
            [GLOSSARY.generator(colour).form(lang, "") for colour in COLOURS],
            [GLOSSARY.monument(monument).form(lang, "") for monument in MONUMENTS],
            [pick(KIND_WORDS[kind], lang) for kind in KINDS],
            [pick(PHASES[phase], lang) for phase in phases],
        ):
            assert all(names)
            assert len(set(names)) == len(names)


def test_names_for_pictures() -> None:
    assert GLOSSARY.generator("grey").form("en", "") == "Midas machine"
    assert GLOSSARY.generator("orange").form("de", "") == "Rechenmaschine"
    assert GLOSSARY.monument("wall").form("de", "") == "Große Mauer"
    assert GLOSSARY.title("N14").form("en", "") == "Montgolfier brothers"
    assert GLOSSARY.title("X7").form("de", "") == "Burg Himeji"
    assert GLOSSARY.title("U9").form("de", "") == "U9"
    assert GLOSSARY.half("N7", "bottom").form("en", "") == "pay 2 gold, gain 2 steam"
    amounts = {"esteem": 1, "gold": 2, "orange": 1, "steam": 0}
    assert amount_list(amounts, ", ").form("en", "") == "2 gold, 1 esteem, 1 orange crystal"
    assert amount_list(amounts, ", ").form("de", "") == "2 Gold, 1 Ansehen, 1 oranger Kristall"
    assert amount_list({}, ", ").form("de", "") == "nichts"


def test_replaced_data_keep_their_own_names() -> None:
    game, _ = with_data(
        ("monuments.wall.name", "Wall of Uruk"),
        ("generators.green.name", "salon"),
        ("encounters.N7.name", "Ktesibios"),
    )
    found = game.words
    place = Event("place", {"seat": 0, "monument": "wall", "space": "gold"})
    assert found.log_line(place, Reader("de", NAMES, 1)) == (
        "Anna setzt ein Luftschiff bei Wall of Uruk ein: Gold."
    )
    time = Event("time", {"seat": 0, "generator": "green", "surcharge": 2})
    assert found.log_line(time, Reader("de", NAMES, 0)) == (
        "Du setzt einen T.I.M.E.-Kristall in deinen Generator salon und zahlst 2 Gold "
        "für den Platz."
    )
    assert found.log_line(time, Reader("en", NAMES, 1)) == (
        "Anna puts a T.I.M.E. crystal into the salon and pays 2 gold for its slot."
    )
    choice = Event("choose", {"seat": 0, "card": "N7"})
    assert found.log_line(choice, Reader("de", NAMES, 1)) == "Anna trifft Ktesibios."


# --- log lines


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
                    line = WORDS.log_line(event, reading(lang, match, number))
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
    for column, lang in enumerate(LANGS):
        assert WORDS.log_line(event, Reader(lang, NAMES, 0)) == mine[column]
        assert WORDS.log_line(event, Reader(lang, NAMES, 1)) == theirs[column]
        assert WORDS.log_line(event, Reader(lang, NAMES, None)) == theirs[column]


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
    outcome, view = match.outcome(), match.view(0)
    assert WORDS.result(outcome, view, reading("en", match, 0)) == [
        "Ben has won.",
        "61 esteem, 21 more than you.",
        "The game ended after 5 rounds and the missions.",
    ]
    assert WORDS.result(outcome, view, reading("de", match, 1)) == [
        "Du hast gewonnen.",
        "61 Ansehen, 21 mehr als Anna.",
        "Spielende: 5 Runden sind gespielt und die Aufträge gewertet.",
    ]


def test_the_result_of_a_tie() -> None:
    """ST-7.2."""
    boards = [seat("green pink*", esteem=61), seat("black", esteem=61), seat("", esteem=30)]
    match = over(*boards)
    assert WORDS.result(match.outcome(), match.view(None), reading("en", match, None))[:2] == [
        "Anna has won.",
        "Tied on 61 esteem: the crystals left decide it (Anna 2 and Ben 1).",
    ]
    boards[1] = seat("black grey", esteem=61)
    level = over(*boards)
    result = level.outcome()
    assert WORDS.result(result, level.view(1), reading("de", level, 1))[:2] == [
        "Du teilst dir den Sieg mit Anna.",
        "Gleichstand bei 61 Ansehen und auch bei den übrigen Kristallen (Anna 2 und du 2).",
    ]
    told = WORDS.result(result, level.view(None), reading("en", level, None))
    assert told[0] == "Anna and Ben share the win."


CODE = re.compile(r"\b[MUXNF]\d+\b|\b[A-F] [A-F]\b")


def test_a_spectator_reads_names_and_nobody_reads_codes() -> None:
    for seed in range(3):
        match = list(curious_game(2 + seed, seed))[-1]
        for lang in LANGS:
            reader = reading(lang, match, None)
            told = [WORDS.log_line(event, reader) for event in match.events_for(None)]
            lines = [*WORDS.result(match.outcome(), match.view(None), reader), *filter(None, told)]
            for line in lines:
                assert not re.search(r"\b(you|your|du|dein\w*)\b", line, re.IGNORECASE), line
                assert not CODE.search(line), line
