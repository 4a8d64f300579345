"""What Steam Time says: complete, in both languages, true, to the one who reads it."""

import re
from collections.abc import Iterator

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.words import Reader, pick
from spieluhr.games.steam_time.words.glossary import Glossary
from spieluhr.games.steam_time.words.names import amount_list
from spieluhr.games.steam_time.words.sentences.things import COLOURS as COLOUR_WORDS
from spieluhr.games.steam_time.words.sentences.things import KINDS as KIND_WORDS
from spieluhr.games.steam_time.words.sentences.things import PHASES
from tests.games.steam_time.builders import COLOURS, GAME, KINDS, MONUMENTS, new
from tests.games.steam_time.clause_builders import with_data

LANGS = ("en", "de")
CODE = re.compile(r"\b[MUXNF]\d+\b|\b[A-F] [A-F]\b")
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


def reader_of(lang: str, match: Match, number: int | None) -> Reader:
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
        match.play(fitting[dice.below(len(fitting))])
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
