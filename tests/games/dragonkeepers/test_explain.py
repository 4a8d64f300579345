"""What Dragonkeepers asks and what it says a move would do: exact sentences at exact tables."""

import textwrap

import pytest

from spieluhr.core.words import Both
from tests.builders import Position, load
from tests.games.dragonkeepers.builders import position
from tests.games.dragonkeepers.test_text import LANGS, WORDS, random_game, reader_of, text

THREE = position("2b", "w3 g2 b1 b4 bg j6", rows=("r5 / w4",), crystals=(2,), chests="thrift page")
NO_CRYSTALS = position("3b", "b1 b2 b4", crystals=(0, 5, 5))
ENDING = position("1b", "g1", rows=("r5 / w4",), phase="end", laying=["b4"])
JOINING = position("1w", "g2", "w1", rows=("", "r5 / w4 / b1"), phase="along", actor=1)
BLUE_END = "An welches Ende deiner Reihe kommt der blaue Stapel?"
EXPLAINED: list[tuple[Position, str, str, str]] = [
    (
        THREE,
        "book w3",
        "The white dragon (back: 3) becomes the left page. The book then asks for "
        "3 blue dragons and gives the lowest amulet piece, 1 crystal and 1 golden egg. "
        "You can lay that.",
        "Der weiße Drache (Rückseite: 3) wird zur linken Seite. Das Buch verlangt dann "
        "3 blaue Drachen und gibt das niedrigste Amulett-Stück, 1 Kristall und 1 goldenes Ei. "
        "Das kannst du auslegen.",
    ),
    (
        THREE,
        "lay b1",
        "You lay the blue dragon (back: 1), then 1 more. "
        "Together they bring the lowest amulet piece and 1 backlight dragon.",
        "Du legst den blauen Drachen (Rückseite: 1) aus, danach noch 1. "
        "Zusammen bringen sie das niedrigste Amulett-Stück und 1 Gegenlicht-Drachen.",
    ),
    (  # What the supply no longer has is not promised.
        NO_CRYSTALS,
        "lay b1",
        "You lay the blue dragon (back: 1), then 2 more. "
        "Together they bring the lowest amulet piece and 1 golden egg.",
        "Du legst den blauen Drachen (Rückseite: 1) aus, danach noch 2. "
        "Zusammen bringen sie das niedrigste Amulett-Stück und 1 goldenes Ei.",
    ),
    (
        THREE,
        "chest thrift",
        "You open the thrift chest for a crystal: one dragon fewer is enough for the page’s "
        "reward. Then you must lay 1 blue dragon for the lowest amulet piece and 1 backlight "
        "dragon.",
        "Du öffnest für einen Kristall die Spartruhe: Ein Drache weniger reicht für die "
        "Belohnung der Seite. Dann musst du 1 blauen Drachen auslegen und bekommst das "
        "niedrigste Amulett-Stück und 1 Gegenlicht-Drachen.",
    ),
    (
        ENDING,
        "end right",
        "The blue stack goes to the right end of your row. "
        "You get an amulet piece (value 1) and 1 crystal. That closes your white stack for good.",
        "Der blaue Stapel kommt ans rechte Ende deiner Reihe. "
        "Du bekommst ein Amulett-Stück (Wert 1) und 1 Kristall. "
        "Damit ist dein weißer Stapel für immer geschlossen.",
    ),
]


@pytest.mark.parametrize(("written", "move", "english", "german"), EXPLAINED)
def test_explanations_say_what_happens(
    written: Position, move: str, english: str, german: str
) -> None:
    match = load(written)
    assert move in [text(legal) for legal in match.legal()]
    view = match.view(0)
    assert WORDS.explain(view, move, reader_of("en", match, 0)) == english
    assert WORDS.explain(view, move, reader_of("de", match, 0)) == german


def prompts(written: Position) -> Both:
    match = load(written)
    seat = match.actor
    english, german = (
        WORDS.prompt(match.view(seat), reader_of(lang, match, seat)) for lang in LANGS
    )
    return english, german


@pytest.mark.parametrize(
    ("written", "english", "german"),
    [
        (
            THREE,
            "Lay 2 blue dragons, change the book or pass. You can also open a chest.",
            "Lege 2 blaue Drachen aus, ändere das Buch oder passe. "
            "Du kannst auch eine Truhe öffnen.",
        ),
        (
            position("2b", "w3"),
            "You can’t lay: you have no blue dragon. Change the book or pass.",
            "Auslegen geht nicht: Du hast keinen blauen Drachen. Ändere das Buch oder passe.",
        ),
        (
            position("3b", "w3 b2", changed=["left"]),
            "You can’t lay: the book asks for 3 blue dragons, you have 1. All you can do is pass.",
            "Auslegen geht nicht: Das Buch verlangt 3 blaue Drachen, du hast 1. "
            "Du kannst nur passen.",
        ),
        (
            position("4b", "w3 b2 j6"),
            "You can’t lay: the book asks for 4 blue dragons, you have 2 with jokers. "
            "Change the book or pass.",
            "Auslegen geht nicht: Das Buch verlangt 4 blaue Drachen, du hast mit Jokern 2. "
            "Ändere das Buch oder passe.",
        ),
        (
            JOINING,
            "You can’t join in: your white stack is closed.",
            "Mitauslegen geht nicht: Dein weißer Stapel ist geschlossen.",
        ),
        (ENDING, "Which end of your row gets the blue stack?", BLUE_END),
    ],
)
def test_the_prompt_says_what_can_be_done_and_why_not(
    written: Position, english: str, german: str
) -> None:
    assert prompts(written) == (english, german)


@pytest.mark.parametrize("players", [2, 4])
def test_no_prompt_is_too_long_for_a_phone(players: int) -> None:
    """Three lines of 38 characters; a word for the last turn or a chest may need a fourth."""
    for match in random_game(players, 4):
        if match.actor < 0:
            continue
        for lang in LANGS:
            said = WORDS.prompt(match.view(match.actor), reader_of(lang, match, match.actor))
            rare = said.count("chest") + said.count("Truhe") + said.count("Letzter Zug")
            assert len(textwrap.wrap(said, 38)) <= 3 + min(rare, 1), said


# --- how it ended
