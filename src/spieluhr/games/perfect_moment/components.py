"""What lies in the box: 24 cards, each with two items, and the numbers of the rulebook."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

# PM-1.1: the eras and their items; every pair of an era's items is one card.
Era = Literal["1981", "1994", "2005", "2014"]
ERAS: Final[tuple[Era, ...]] = ("1981", "1994", "2005", "2014")
ITEMS: Final = (
    "map",
    "mask",
    "gun",
    "armor",
    "flowers",
    "ring",
    "poem",
    "chocolates",
    "phone",
    "tickets",
    "wallet",
    "keys",
    "drinks",
    "aces",
    "money",
    "knife",
)
MAP: Final = 0
MASK: Final = 1
GUN: Final = 2
ARMOR: Final = 3
FLOWERS: Final = 4
RING: Final = 5
POEM: Final = 6
CHOCOLATES: Final = 7
PHONE: Final = 8
TICKETS: Final = 9
WALLET: Final = 10
KEYS: Final = 11
DRINKS: Final = 12
ACES: Final = 13
MONEY: Final = 14
KNIFE: Final = 15

PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
CARDS: Final = 24
CARDS_OF_ERA: Final = 6
ITEMS_OF_ERA: Final = 4
NO_CARD: Final = -1
NO_ITEM: Final = -1

GOAL: Final = 16  # PM-5.1
QUIET_TURNS: Final = 20  # PM-5.3
USES: Final = 2  # PM-4.1
DISPLAY: Final = 2  # PM-2.1
DEALT: Final = 4  # PM-3.2
# PM-7.7: what your points against Echo mean, from this many on.
SOLO_RANKS: Final = ((21, "master"), (18, "worked"), (15, "sacrificed"), (0, "gone"))
SOLO_WON: Final = 18


def _items_of(card: int) -> tuple[int, int]:
    era, pair = card // CARDS_OF_ERA, PAIRS[card % CARDS_OF_ERA]
    return era * ITEMS_OF_ERA + pair[0], era * ITEMS_OF_ERA + pair[1]


# A lying card is a side: 2 * card, or 2 * card + 1 if it is turned. FACE is the item that faces
# seat 0 (of the paradox: the deck); side ^ 1 is the same card turned by 180 degrees.
FACE: Final = vec[i64]([item for card in range(CARDS) for item in _items_of(card)])
CODES: Final = tuple("/".join(ITEMS[item] for item in _items_of(card)) for card in range(CARDS))
CARD_OF: Final = {code: card for card, code in enumerate(CODES)}
ITEM_OF: Final = {name: item for item, name in enumerate(ITEMS)}
# The two items of a card as a set.
MARKS: Final = vec[i64](
    [(1 << _items_of(card)[0]) | (1 << _items_of(card)[1]) for card in range(CARDS)]
)


def era_set(eras: list[str]) -> i64:
    """The cards of these eras."""
    members: i64 = 0
    for era in eras:
        first = CARDS_OF_ERA * ERAS.index(era)
        members |= i64(0x3F) << i64(first)
    return members


def side_card(side: i64) -> i64:
    """A side is a card with its direction: which of its items faces seat 0."""
    return side >> 1


def both_sides(cards: list[int]) -> list[int]:
    """Two for each card, in the order of the cards."""
    return [side for card in cards for side in (2 * card, 2 * card + 1)]


def side_of(card: i64, item: i64) -> i64:
    """The card with that item towards seat 0 (or the deck)."""
    return 2 * card if FACE[2 * card] == item else 2 * card + 1
