"""What is printed on the cards, beside them."""

from typing import Final

from spieluhr.core.bits import bit
from spieluhr.core.recast import Changes, Trait
from spieluhr.games.perfect_moment.components import CARDS, CODES, FACE, GOAL, ITEMS, MARKS
from spieluhr.games.perfect_moment.knowledge.observation import SIDE_CODES, SIDES

USUAL_TURNS: Final = 64


def _items_of_cards() -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(int(MARKS[card] & bit(item) != 0) for item in range(len(ITEMS)))
        for card in range(CARDS)
    )


def _items_of_sides() -> tuple[tuple[int, ...], ...]:
    """Only the item that faces me: the other one follows from the card."""
    return tuple(
        tuple(int(FACE[side] == item) for item in range(len(ITEMS))) for side in range(SIDES)
    )


CHANGES: Final = Changes(
    2,
    traits={
        CODES: (Trait("items", ITEMS, _items_of_cards(), "items"),),
        SIDE_CODES: (Trait("item", ITEMS, _items_of_sides(), "the item to me"),),
    },
    sets=(
        *("hand", "shown", "fragments", "twos", "threes"),
        *("removed", "unseen", "apart"),
    ),
    plain=("worth",),  # what cards are worth is no set of cards
    large=("turn",),
    usual={"turn": USUAL_TURNS, "points": GOAL},
)
