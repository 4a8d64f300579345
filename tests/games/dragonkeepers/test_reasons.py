"""Why a move is not possible: always a reason, and always a true one."""

from itertools import islice

import pytest

from spieluhr.core.errors import Illegal
from spieluhr.games.dragonkeepers.notation.moves import TEXTS
from tests.builders import Position, legal, load
from tests.games.dragonkeepers.builders import CHESTS, GAME, dealt, position, random_moves

WORDS = GAME.words
ALL = " ".join(CHESTS)
# Values reach far; a few stand for all of them.
MOVES = [line for line in TEXTS.texts if not line.startswith(("remove", "pearl"))] + ["pearl 8"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chests", [[], CHESTS])
def test_exactly_the_illegal_moves_have_a_reason(players: int, chests: list[str]) -> None:
    for seed in range(2):
        for match, _ in islice(random_moves(dealt(players, chests, seed), seed), 0, 700, 5):
            if match.actor < 0:
                continue
            view, possible = match.view(match.actor), legal(match)
            for move in MOVES:
                why = WORDS.refuse(view, move)
                assert (why is None) == (move in possible), (move, why)
                assert why is None or all(line.endswith(".") and "{" not in line for line in why)


HAND = "w3 g2 b1 b4 bg j6"
ROW = "r5 / b5 / w4"
WRONG: list[tuple[Position, str, str]] = [
    (position(), "reveal left w3", "That is left to chance."),
    (position(phase="take"), "pass", "You are still taking cards."),
    (
        position(phase="take", display=(None, "gr"), left="w3", left_pool=""),
        "take left",
        "The left place of the display is empty.",
    ),
    (position(phase="take"), "stop", "You must take at least one card."),
    (
        position(phase="take", taken=3),
        "stop",
        "You have paid a crystal for this card: take it.",
    ),
    (
        position("2b", HAND),
        "take left",
        "You have taken your cards: now change the book, lay dragons or pass.",
    ),
    (position("2b", HAND), "book w4", "You don’t have the white dragon (back: 4) in hand."),
    (
        position("2b", HAND, changed=["left"]),
        "book w3",
        "You have already changed the left page this turn.",
    ),
    (
        position("2b", HAND),
        "lay g2",
        "The book asks for blue dragons: the green dragon (back: 2) doesn’t fit.",
    ),
    (
        position("2b", HAND),
        "lay j6",
        "Lay a real dragon first: backlight dragons only stand in for missing ones.",
    ),
    (
        position("2b", "j6 j6"),
        "lay j6",
        "You have no blue dragon, and backlight dragons alone are not enough.",
    ),
    (
        position("5b", HAND),
        "lay b1",
        "You need 5 blue dragons; with backlight dragons you have only 4.",
    ),
    (
        position("2b", HAND, rows=(ROW,)),
        "lay b1",
        "Your blue stack is closed: it lies between two others.",
    ),
    (
        position("4b", HAND),
        "lay b4",
        "Cards are laid in a fixed order: from the blue dragon (back: 4) on you have only 3 "
        "of the 4 still needed.",
    ),
    (
        position("2b", "b1 b5 j6", phase="lay", laying=["b4"]),
        "lay b1",
        "Cards are laid in a fixed order: the blue dragon (back: 1) comes before "
        "the blue dragon (back: 4).",
    ),
    (position("2b", HAND), "chest barter", "The barter chest is not in this game."),
    (
        position("2b", HAND, chests=ALL),
        "chest barter",
        "You have no crystal to open the barter chest.",
    ),
    (
        position("2b", HAND, chests=ALL, crystals=(1,), chest="barter"),
        "chest key",
        "You have already opened a chest this turn: the barter chest.",
    ),
    (
        position("2b", HAND, chests=ALL, crystals=(1,)),
        "chest wind",
        "You can only open the wind chest at the start of your turn, before you take a card.",
    ),
    (
        position("2b", HAND, chests=ALL, crystals=(1,), rows=("r5",)),
        "chest return red",
        "Your red stack has only one card, and the bottom card stays.",
    ),
    (
        position("2b", HAND, chests=ALL, crystals=(1,)),
        "chest return red",
        "There is no red stack in your row.",
    ),
    (
        position("2b", HAND, chests=ALL, crystals=(1,)),
        "chest key",
        "Your row has no closed blue stack.",
    ),
    (
        position("1b", HAND, chests=ALL, crystals=(1,)),
        "chest thrift",
        "The left page shows 1: you can’t lay fewer.",
    ),
    (
        position("5b", HAND, chests=ALL, crystals=(1,)),
        "chest page up",
        "The left page shows 5, and with the page chest you can only lay 1 to 5 dragons.",
    ),
    (
        position("2b", HAND, chests=ALL, crystals=(1,), chest="thrift"),
        "pass",
        "After the thrift chest you must lay at once.",
    ),
]


@pytest.mark.parametrize(("written", "move", "english"), WRONG)
def test_the_reason_is_the_true_one(written: Position, move: str, english: str) -> None:
    match = load(written)
    why = WORDS.refuse(match.view(match.actor), move)
    assert why is not None
    assert why[0] == english
    assert why[1] != english
    assert move not in legal(match)


def test_who_joins_in_hears_of_no_chest_of_another() -> None:
    written = position("2b", HAND, "w2 b4 j6", crystals=(0, 1), chests=ALL, chest="barter")
    match = load({**written, "phase": "along", "actor": 1})
    for move in ("chest barter", "book w2", "crystal"):
        why = WORDS.refuse(match.view(1), move)
        assert why is not None
        assert why[0].startswith("When you join in, you can only lay or pass")


def test_a_refused_move_is_answered_with_the_reason() -> None:
    match = load(position("2b", HAND))
    with pytest.raises(Illegal) as refused:
        match.play("lay j6", 0)
    assert "Lay a real dragon first" in refused.value.sentence("en")
    assert "Lege zuerst einen echten Drachen aus" in refused.value.sentence("de")


def test_a_reason_for_those_who_are_not_asked() -> None:
    match = load(position("2b", HAND))
    assert WORDS.refuse(match.view(1), "pass") == (
        "It’s not your turn.",
        "Du bist nicht an der Reihe.",
    )
    assert WORDS.refuse(match.view(0), "nonsense") is None
