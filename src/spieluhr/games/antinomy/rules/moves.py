"""Moves as small ints."""

from typing import Final

from mypy_extensions import i64

from spieluhr.games.antinomy.components import CARDS, ROW

# Decisions: below 256, so that Python has each of them ready as an object.
WAND: Final = 0  # + place
PLAY: Final = 9  # + card * 9 + place
SKIP: Final = 189
DECLINE: Final = 190
PARADOX: Final = 191  # two players: + lowest place swapped
FORM: Final = 198  # solo
REMOVE: Final = 199  # + card
DROP: Final = 215  # + card
SWAP: Final = 231  # + lowest place swapped
REPLACE: Final = 238  # + place
DECISIONS: Final = 247

# Chance.
DEAL: Final = 247  # + card
DRAW: Final = 263  # + card
REVEAL: Final = 285  # + card
ORDER: Final = 301  # + three cards as digits to the base 22
MOVES: Final = ORDER + CARDS * CARDS * CARDS

# Three neighbouring places, low-high.
SPANS: Final = tuple(f"{low}-{low + 2}" for low in range(ROW - 2))


def order_move(a: i64, b: i64, c: i64) -> i64:
    """Three cards in the order in which they are put back; the inverse of `ordered_cards`."""
    return ORDER + (a * CARDS + b) * CARDS + c


def ordered_cards(m: i64) -> tuple[int, int, int]:
    """The three cards of an order, first the one that comes first."""
    rest = m - ORDER
    return rest // (CARDS * CARDS), rest // CARDS % CARDS, rest % CARDS
