"""Moves as small ints (PM-9.2, the table in section 6)."""

from typing import Final

from mypy_extensions import i64

# Decisions. A side is 2 * card, + 1 if its second item faces the one who decides.
OWN: Final = 0  # + side
GIVE: Final = 48  # + side
BOTTOM: Final = 96  # + card
TOP: Final = 120  # + card
USE: Final = 144  # + place * ITEM_ROOM + item
SCORE_PLAN: Final = 224
SCORE_PARADOX: Final = 225
SCORE_FRAGMENT: Final = 226  # + card
SCORE: Final = 250  # + card (aces, knife)
END: Final = 274
TURN: Final = 275  # + place
STOP: Final = 279
SWAP: Final = 280  # + place * ITEM_ROOM + item
PICK: Final = 312  # + place
YES: Final = 318
NO: Final = 319
STEAL: Final = 320  # + card
PLACE: Final = 344  # + side
FACING: Final = 392  # + item
DECISIONS: Final = 408

# Chance.
DEAL: Final = 408  # + card
DRAW: Final = 432  # + card
LOOK: Final = 456  # + card
FLIP: Final = 480  # + card
FLIP_FACING: Final = 504  # + side
MOVES: Final = 552

PLACES: Final = ("own1", "own2", "opp1", "opp2", "paradox")
PARADOX_PLACE: Final = 4
PICKS: Final = ("own1", "own2", "plan", "opp1", "opp2", "oppplan")
PLAN_PICK: Final = 2
OWN_PICKS: Final = 3  # of them; solo: then come Echo's
ITEM_ROOM: Final = 16


def use(place: i64, item: i64) -> i64:
    """The item that faces the user at one of PLACES."""
    return USE + ITEM_ROOM * place + item


def used_place(m: i64) -> i64:
    """The place in a `use`."""
    return (m - USE) // ITEM_ROOM


def used_item(m: i64) -> i64:
    """The item in a `use`."""
    return (m - USE) % ITEM_ROOM


def swap(place: i64, item: i64) -> i64:
    """The plan for the card at this place; the item is the one that faces its owner then."""
    return SWAP + ITEM_ROOM * place + item


def swapped_place(m: i64) -> i64:
    """The place in a `swap`."""
    return (m - SWAP) // ITEM_ROOM


def swapped_item(m: i64) -> i64:
    """The item in a `swap`."""
    return (m - SWAP) % ITEM_ROOM


def returned_card(m: i64) -> i64:
    """The card of `bottom` and `top`: one that goes to the deck."""
    return m - BOTTOM if m < TOP else m - TOP
