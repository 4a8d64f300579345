"""What Steam Time says: complete, in both languages, true, to the one who reads it."""

import re
from collections.abc import Iterator
from string import Formatter

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.words import Both, Table
from spieluhr.games.steam_time.catalogue import SECTIONS
from spieluhr.games.steam_time.text import SteamTimeWords
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


def words(match: Match) -> SteamTimeWords:
    found = match.game.words
    assert isinstance(found, SteamTimeWords)
    return found


WORDS = words(new())


def reading(lang: str, match: Match, number: int | None) -> Table:
    return Table(lang, NAMES[: match.seats], number)


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
    return line.endswith(".") and not re.search(r"[{}]|None|\s\s|\ba [aeiou]", line)


# --- the catalogue and the names


@pytest.mark.parametrize("section", sorted(SECTIONS))
def test_both_languages_use_the_same_facts(section: str) -> None:
    def fields(sentence: str) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}

    for key, (english, german) in SECTIONS[section].items():
        assert english, key
        assert german, key
        assert fields(english) == fields(german), key


@pytest.mark.parametrize(
    ("code", "english", "german"),
    [
        (
            "F1",
            "F1: A green, B blue, C black, D pink, E grey, F orange",
            "F1: A grün, B blau, C schwarz, D pink, E grau, F orange",
        ),
        (
            "M15",
            "M15: 2 green crystals and 1 pink crystal for 6 esteem",
            "M15: 2 grüne Kristalle und 1 pinker Kristall für 6 Ansehen",
        ),
        (
            "M29",
            "M29: 3 upgrades of your own for 6 esteem",
            "M29: 3 eigene Upgrades für 6 Ansehen",
        ),
        (
            "U9",
            "U9 (A C E): income 1 gold, 1 crystal from a deposit",
            "U9 (A C E): Einkommen 1 Gold, 1 Kristall aus einer Lagerstätte",
        ),
        (
            "X6",
            "X6 Big Ben (A C E F): rewards 10 esteem / 2 portal steps / 4 esteem / 4 gold / "
            "2 esteem",
            "X6 Big Ben (A C E F): Belohnungen 10 Ansehen / 2 Schritte am Zeitportal / 4 Ansehen / "
            "4 Gold / 2 Ansehen",
        ),
        (
            "N7",
            "N7 Heron of Alexandria: gain 4 steam and 1 esteem; the others may: "
            "pay 2 gold, gain 2 steam",
            "N7 Heron von Alexandria: 4 Dampf und 1 Ansehen bekommen; die anderen dürfen: "
            "2 Gold zahlen, 2 Dampf bekommen",
        ),
        (
            "N8",
            "N8 Christiaan Huygens: gain 1 steam and 2 portal steps; or pay 1 pink crystal, "
            "gain 4 esteem",
            "N8 Christiaan Huygens: 1 Dampf und 2 Schritte am Zeitportal bekommen; oder "
            "1 pinken Kristall zahlen, 4 Ansehen bekommen",
        ),
    ],
)
def test_cards_say_what_is_printed_on_them(code: str, english: str, german: str) -> None:
    assert (WORDS.card(code, "en"), WORDS.card(code, "de")) == (english, german)


def test_everything_on_the_table_has_a_name_of_its_own() -> None:
    phases = ("supply", "income", "actions", "end", "over")
    for lang in LANGS:
        for names in (
            [WORDS.colour(colour, lang) for colour in COLOURS],
            [WORDS.generator(colour, lang) for colour in COLOURS],
            [WORDS.monument(monument, lang) for monument in MONUMENTS],
            [WORDS.kind(kind, lang) for kind in KINDS],
            [WORDS.phase(phase, lang) for phase in phases],
        ):
            assert all(names)
            assert len(set(names)) == len(names)


def test_names_for_pictures() -> None:
    assert WORDS.generator("grey", "en") == "Midas machine"
    assert WORDS.generator("orange", "de") == "Rechenmaschine"
    assert WORDS.monument("wall", "de") == "Große Mauer"
    assert WORDS.card_name("N14", "en") == "Montgolfier brothers"
    assert WORDS.card_name("X7", "de") == "Burg Himeji"
    assert WORDS.card_name("U9", "de") == "U9"
    assert WORDS.half("N7", "bottom", "en") == "pay 2 gold, gain 2 steam"
    amounts = {"esteem": 1, "gold": 2, "orange": 1, "steam": 0}
    assert WORDS.amounts(amounts, "en") == "2 gold, 1 esteem, 1 orange crystal"
    assert WORDS.amounts(amounts, "de") == "2 Gold, 1 Ansehen, 1 oranger Kristall"
    assert WORDS.amounts({}, "de") == "nichts"


def test_replaced_data_keep_their_own_names() -> None:
    game, _ = with_data(
        ("monuments.wall.name", "Wall of Uruk"),
        ("generators.green.name", "salon"),
        ("encounters.N7.name", "Ktesibios"),
    )
    found = SteamTimeWords(game.rules.box)  # type: ignore[attr-defined]
    place = Event("place", {"seat": 0, "monument": "wall", "space": "gold"})
    assert found.log_line(place, Table("de", NAMES, 1)) == (
        "Anna setzt ein Luftschiff auf das Feld Gold bei Wall of Uruk."
    )
    time = Event("time", {"seat": 0, "generator": "green", "surcharge": 2})
    assert found.log_line(time, Table("de", NAMES, 0)) == (
        "Du setzt einen T.I.M.E.-Kristall in deinen Generator salon und zahlst 2 Gold "
        "für den Platz."
    )
    assert found.log_line(time, Table("en", NAMES, 1)) == (
        "Anna puts a T.I.M.E. crystal into the salon and pays 2 gold for its slot."
    )
    choice = Event("choose", {"seat": 0, "card": "N7"})
    assert found.log_line(choice, Table("de", NAMES, 1)) == "Anna wählt Ktesibios (N7)."


# --- log lines


def test_every_event_is_told_to_everybody() -> None:
    made: set[str] = set()
    for seed in range(15):
        match = list(curious_game(2 + seed % 3, seed))[-1]
        events = match.heard(None)
        made |= {event.kind for event in events}
        for number in (seed % match.seats, None):
            for event in events:
                is_silent = event.kind == "draw" or event.facts.get("crystals") == 0
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
                "You send Mr. T.I.M.E. to the encounter space at the Pyramids of Giza.",
                "Du schickst Mr. T.I.M.E. auf das Feld Begegnung bei den Pyramiden von Gizeh.",
            ),
            (
                "Anna sends Mr. T.I.M.E. to the encounter space at the Pyramids of Giza.",
                "Anna schickt Mr. T.I.M.E. auf das Feld Begegnung bei den Pyramiden von Gizeh.",
            ),
        ),
        (
            Event("gain", {"seat": 0, "gold": 2, "steam": 0, "esteem": 1, "portal": 3}),
            (
                "You gain 2 gold, 1 esteem and 3 portal steps.",
                "Du bekommst 2 Gold, 1 Ansehen und 3 Schritte am Zeitportal.",
            ),
            (
                "Anna gains 2 gold, 1 esteem and 3 portal steps.",
                "Anna bekommt 2 Gold, 1 Ansehen und 3 Schritte am Zeitportal.",
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
                "You do the purple action of Johannes Gutenberg (N21): pay 1 steam, gain 2 esteem.",
                "Du führst die lila Aktion von Johannes Gutenberg (N21) aus: 1 Dampf zahlen, "
                "2 Ansehen bekommen.",
            ),
            (
                "Anna does the purple action of Johannes Gutenberg (N21): "
                "pay 1 steam, gain 2 esteem.",
                "Anna führt die lila Aktion von Johannes Gutenberg (N21) aus: 1 Dampf zahlen, "
                "2 Ansehen bekommen.",
            ),
        ),
        (
            Event("half", {"seat": 0, "card": "N21", "half": "top"}),
            (
                "You do the upper action: gain 5 esteem.",
                "Du führst die obere Aktion aus: 5 Ansehen bekommen.",
            ),
            (
                "Anna does the upper action: gain 5 esteem.",
                "Anna führt die obere Aktion aus: 5 Ansehen bekommen.",
            ),
        ),
        (
            Event("choose", {"seat": 0, "card": "N14"}),
            (
                "You choose the Montgolfier brothers (N14).",
                "Du wählst die Gebrüder Montgolfier (N14).",
            ),
            (
                "Anna chooses the Montgolfier brothers (N14).",
                "Anna wählt die Gebrüder Montgolfier (N14).",
            ),
        ),
        (
            Event("receive", {"seat": 0, "card": "X7"}),
            (
                "You now have the expedition Himeji Castle (X7).",
                "Du hast jetzt die Expedition Burg Himeji (X7).",
            ),
            (
                "Anna now has the expedition Himeji Castle (X7).",
                "Anna hat jetzt die Expedition Burg Himeji (X7).",
            ),
        ),
        (
            Event("pass", {"seat": 0, "forced": True}),
            ("You can do nothing more and pass.", "Du kannst nichts mehr tun und passt."),
            ("Anna can do nothing more and passes.", "Anna kann nichts mehr tun und passt."),
        ),
        (
            Event("lost", {"seat": 0}),
            (
                "You can use no space: the extra action is lost.",
                "Du kannst kein Feld nutzen: Die Extraaktion verfällt.",
            ),
            (
                "Anna can use no space: the extra action is lost.",
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
                "You fulfil mission M25: 8 gold for 5 esteem.",
                "Du erfüllst den Auftrag M25: 8 Gold für 5 Ansehen.",
            ),
            (
                "Anna fulfils mission M25: 8 gold for 5 esteem.",
                "Anna erfüllt den Auftrag M25: 8 Gold für 5 Ansehen.",
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
                "Das Spiel ist zu Ende: Du teilst den Sieg mit Cleo, je 61 Ansehen.",
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
        assert WORDS.log_line(event, Table(lang, NAMES, 0)) == mine[column]
        assert WORDS.log_line(event, Table(lang, NAMES, 1)) == theirs[column]
        assert WORDS.log_line(event, Table(lang, NAMES, None)) == theirs[column]


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Event("lay", {"monument": "wall", "space": "upgrade", "card": "U8"}),
            "The new upgrade at the Great Wall is U8 (D E F): income 3 esteem.",
            "Das neue Upgrade bei der Großen Mauer ist U8 (D E F): Einkommen 3 Ansehen.",
        ),
        (
            Event("reveal", {"card": "N17"}),
            "Revealed: N17 James Watt: gain 3 steam; or pay 3 steam, gain 7 esteem.",
            "Aufgedeckt: N17 James Watt: 3 Dampf bekommen; oder 3 Dampf zahlen, 7 Ansehen "
            "bekommen.",
        ),
        (
            Event("shuffle", {}),
            "The encounters are used up: the discarded ones become the new deck.",
            "Die Begegnungen sind verbraucht: Die abgelegten werden zum neuen Stapel.",
        ),
    ],
)
def test_what_nobody_did_is_told_alike(event: Event, english: str, german: str) -> None:
    for number in (0, None):
        assert WORDS.log_line(event, Table("en", NAMES, number)) == english
        assert WORDS.log_line(event, Table("de", NAMES, number)) == german


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
        "You: 40 esteem (2 crystals left)",
        "Ben: 61 esteem (1 crystal left)",
        "The game ends after round 5 and the missions.",
    ]
    assert WORDS.result(outcome, view, reading("de", match, 1)) == [
        "Du hast gewonnen.",
        "Anna: 40 Ansehen (übrig: 2 Kristalle)",
        "Du: 61 Ansehen (übrig: 1 Kristall)",
        "Das Spiel endet nach Runde 5 und den Aufträgen.",
    ]


def test_the_result_of_a_tie() -> None:
    """ST-7.2."""
    boards = [seat("green pink*", esteem=61), seat("black", esteem=61), seat("", esteem=30)]
    match = over(*boards)
    assert WORDS.result(match.outcome(), match.view(None), reading("en", match, None))[:2] == [
        "Anna has won.",
        "Esteem is equal, so the crystals left decide: Anna 2 and Ben 1.",
    ]
    boards[1] = seat("black grey", esteem=61)
    level = over(*boards)
    result = level.outcome()
    assert WORDS.result(result, level.view(1), reading("de", level, 1))[:2] == [
        "Du teilst den Sieg mit Anna.",
        "Ansehen und übrige Kristalle sind gleich: Anna 2 und du 2.",
    ]
    told = WORDS.result(result, level.view(None), reading("en", level, None))
    assert told[0] == "Anna and Ben share the win."
    assert len([line for line in told if line.endswith(" left)")]) == len(boards)
