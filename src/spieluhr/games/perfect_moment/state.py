"""The whole table of The Perfect Moment."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import rules as core
from spieluhr.core.bits import elements
from spieluhr.games.perfect_moment.components import FACE, ITEMS, NO_CARD

# What a frame does: an item (0-15), or one of these.
SETUP: Final = 16
TURN: Final = 17
ECHO: Final = 18
DOINGS: Final = (*ITEMS, "setup", "turn", "echo")

# Steps, in the words of the notation.
STEPS: Final = (
    *("act", "flip", "face", "newplan", "deal", "own", "give", "end"),
    *("echocard", "facefirst", "extra", "faceextra", "echoplan"),
    *("turn1", "turn2", "draw1", "draw2", "bottom1", "bottom2"),
    *("look1", "look2", "look3", "look4", "sort", "stack"),
    *("answer", "choose", "first", "second", "swap1", "swap2"),
    *("pick1", "pick2", "facering", "fill", "fillother", "top1", "top2"),
    *("take1", "take2", "lay", "shed", "turnother", "aces", "steal", "knife"),
    *("drawright", "faceright", "faceplan"),
)
ACT: Final = 0
FLIP: Final = 1
FACE_STEP: Final = 2
NEWPLAN: Final = 3
DEAL: Final = 4
OWN: Final = 5
GIVE: Final = 6
END: Final = 7
ECHOCARD: Final = 8
FACEFIRST: Final = 9
EXTRA: Final = 10
FACEEXTRA: Final = 11
ECHOPLAN: Final = 12
TURN1: Final = 13
TURN2: Final = 14
DRAW1: Final = 15
DRAW2: Final = 16
BOTTOM1: Final = 17
BOTTOM2: Final = 18
LOOK1: Final = 19
LOOK2: Final = 20
LOOK3: Final = 21
LOOK4: Final = 22
SORT: Final = 23
STACK: Final = 24
ANSWER: Final = 25
CHOOSE: Final = 26
FIRST: Final = 27
SECOND: Final = 28
SWAP1: Final = 29
SWAP2: Final = 30
PICK1: Final = 31
PICK2: Final = 32
FACERING: Final = 33
FILL: Final = 34
FILLOTHER: Final = 35
TOP1: Final = 36
TOP2: Final = 37
TAKE1: Final = 38
TAKE2: Final = 39
LAY: Final = 40
SHED: Final = 41
TURNOTHER: Final = 42
ACES_STEP: Final = 43
STEAL: Final = 44
KNIFE_STEP: Final = 45
DRAWRIGHT: Final = 46
FACERIGHT: Final = 47
FACEPLAN: Final = 48

REASONS: Final = ("", "points", "deck", "quiet")
RUNNING: Final = 0
POINTS: Final = 1
DECK_EMPTY: Final = 2
QUIET: Final = 3

# Cells. A side is a lying card with its direction, an entry a hidden card with its marks.
DISPLAYS: Final = 0  # 3 for each seat: sides
DECK: Final = 6  # a ring of 32 places: entries, or UNFIXED
DECK_RING: Final = 32
LIFTED: Final = 38  # 4 entries: looked at and taken off the deck
APART: Final = 42  # 2 entries: drawn, and kept apart from the plan
LAID: Final = 44  # 4 for each seat: own side, given side, card for the deck, its end
HANDS: Final = 52  # for each seat: set of cards
SHOWN: Final = 54  # for each seat: those of them that the other one knows
FRAGMENTS: Final = 56
TWOS: Final = 58  # scored for 2
THREES: Final = 60  # scored for 3
STACK_CELLS: Final = 62  # 4 frames
CELLS: Final = 66
UNFIXED: Final = -1
NOTHING: Final = -1
BOTTOM_END: Final = 0
TOP_END: Final = 1


class State(core.State):
    """Cards are numbers (components.CODES), sets of cards bits; see the cells above.

    The deck is a ring that starts at `top`; a place that nobody has fixed is UNFIXED, and the
    cards of the unfixed places are the `pool`. Frames of the stack: (doing * 64 + step) * 2 + seat.
    """

    __slots__ = (
        "all_cards",
        "armor_item",
        "at",
        "card",
        "cells",
        "depth",
        "last",
        "paradox",
        "paradox_faced",
        "pick",
        "plan",
        "player",
        "pool",
        "reason",
        "removed",
        "size",
        "solo",
        "top",
        "topped",
        "turn",
        "uses",
    )

    def __init__(
        self,
        solo: bool,
        all_cards: i64,
        cells: vec[i64],
        pool: i64,
        top: i64,
        size: i64,
        depth: i64,
        turn: i64,
        player: i64,
        last: i64,
        uses: i64,
        paradox: i64,
        paradox_faced: bool,
        removed: i64,
        reason: i64,
        armor_item: i64,
        topped: bool,
        pick: i64,
        card: i64,
        at: i64,
        plan: i64,
    ) -> None:
        self.solo: bool = solo
        self.all_cards: i64 = all_cards  # of the three eras
        self.cells: vec[i64] = cells
        self.pool: i64 = pool
        self.top: i64 = top
        self.size: i64 = size
        self.depth: i64 = depth  # of the stack
        self.turn: i64 = turn
        self.player: i64 = player
        self.last: i64 = last  # PM-5.3: the last turn that was not quiet
        self.uses: i64 = uses
        self.paradox: i64 = paradox  # a side
        self.paradox_faced: bool = paradox_faced
        self.removed: i64 = removed
        self.reason: i64 = reason
        self.armor_item: i64 = armor_item
        self.topped: bool = topped  # gun: a card has been put back
        self.pick: i64 = pick  # ring: what the user gives
        self.card: i64 = card  # waits for its direction
        self.at: i64 = at  # ring, solo: the place where it goes
        self.plan: i64 = plan  # Echo's open plan


def copy(s: State) -> State:
    return State(
        s.solo,
        s.all_cards,
        s.cells[:],
        s.pool,
        s.top,
        s.size,
        s.depth,
        s.turn,
        s.player,
        s.last,
        s.uses,
        s.paradox,
        s.paradox_faced,
        s.removed,
        s.reason,
        s.armor_item,
        s.topped,
        s.pick,
        s.card,
        s.at,
        s.plan,
    )


# The stack.


def doing(s: State) -> i64:
    return s.cells[STACK_CELLS + s.depth - 1] >> 7


def step(s: State) -> i64:
    return s.cells[STACK_CELLS + s.depth - 1] >> 1 & 63


def user(s: State) -> i64:
    """Whose procedure the top one is."""
    return s.cells[STACK_CELLS + s.depth - 1] & 1


def push(s: State, what: i64, at_step: i64, seat: i64) -> None:
    s.cells[STACK_CELLS + s.depth] = (what * 64 + at_step) * 2 + seat
    s.depth += 1


def enter(s: State, at_step: i64) -> None:
    """The top procedure goes on to this step."""
    k = STACK_CELLS + s.depth - 1
    s.cells[k] = (s.cells[k] >> 7) * 128 + at_step * 2 + (s.cells[k] & 1)


def set_user(s: State, seat: i64) -> None:
    k = STACK_CELLS + s.depth - 1
    s.cells[k] = (s.cells[k] >> 1) * 2 + seat


def pop(s: State) -> None:
    s.depth -= 1


def is_carried_out(s: State, item: i64) -> bool:
    """PM-6.8: anywhere in the chain."""
    for k in range(s.depth):
        if s.cells[STACK_CELLS + k] >> 7 == item:
            return True
    return False


# Displays.


def shown_cards(s: State, seat: i64) -> i64:
    """How many cards lie in a display."""
    k: i64 = 0
    while k < 3 and s.cells[DISPLAYS + 3 * seat + k] != NOTHING:
        k += 1
    return k


def face_towards(side: i64, seat: i64) -> i64:
    """The item of a lying card that faces the seat."""
    return FACE[side ^ seat]


def lay(s: State, seat: i64, side: i64) -> i64:
    """PM-2.1: a card enters at the right end; returns its place."""
    place = shown_cards(s, seat)
    s.cells[DISPLAYS + 3 * seat + place] = side
    return place


def insert(s: State, seat: i64, place: i64, side: i64) -> None:
    """At that very place, the others move right."""
    first = DISPLAYS + 3 * seat
    for k in range(2, place, -1):
        s.cells[first + k] = s.cells[first + k - 1]
    s.cells[first + place] = side


def take(s: State, seat: i64, place: i64) -> i64:
    """A card leaves and the others close up; returns its side."""
    first = DISPLAYS + 3 * seat
    side = s.cells[first + place]
    for k in range(place, 2):
        s.cells[first + k] = s.cells[first + k + 1]
    s.cells[first + 2] = NOTHING
    return side


def place_of(s: State, seat: i64, card: i64) -> i64:
    """Where the card lies in the display, or -1."""
    for k in range(3):
        side = s.cells[DISPLAYS + 3 * seat + k]
        if side != NOTHING and side >> 1 == card:
            return k
    return -1


# Hidden cards and who knows them (PM-8): an entry is card * 4 + marks, bit 0 for seat 0.


def everybody(s: State) -> i64:
    """The marks of a card that lay open; Echo knows nothing."""
    return 1 if s.solo else 3


def seat_mark(s: State, seat: i64) -> i64:
    return (i64(1) << seat) & everybody(s)


def deck_index(s: State, place: i64) -> i64:
    return DECK + ((s.top + place) & (DECK_RING - 1))


def put_on_top(s: State, entry: i64) -> None:
    s.top = (s.top - 1) & (DECK_RING - 1)
    s.size += 1
    s.cells[deck_index(s, 0)] = entry


def put_under(s: State, entry: i64) -> None:
    s.cells[deck_index(s, s.size)] = entry
    s.size += 1


def take_top(s: State, card: i64) -> i64:
    """The top card, which chance says is this one; returns its entry."""
    entry = s.cells[deck_index(s, 0)]
    if entry == UNFIXED:
        s.pool ^= i64(1) << card
        entry = card * 4
    s.top = (s.top + 1) & (DECK_RING - 1)
    s.size -= 1
    return entry


def possible_at(s: State, place: i64) -> i64:
    """PM-8.4: the set of cards that may lie at a place of the deck."""
    entry = s.cells[deck_index(s, place)]
    return s.pool if entry == UNFIXED else i64(1) << (entry >> 2)


def into_hand(s: State, seat: i64, entry: i64) -> None:
    """PM-8.2: marks travel; the owner knows his hand."""
    bit = i64(1) << (entry >> 2)
    s.cells[HANDS + seat] |= bit
    if entry & seat_mark(s, 1 - seat):
        s.cells[SHOWN + seat] |= bit


def out_of_hand(s: State, seat: i64, card: i64) -> i64:
    """PM-8.3: face down; from two or more, the other one loses track. Returns the entry."""
    bit = i64(1) << card
    members = s.cells[HANDS + seat]
    if members != bit:
        s.cells[SHOWN + seat] = 0
    marks = seat_mark(s, seat)
    if s.cells[SHOWN + seat] & bit:
        marks |= seat_mark(s, 1 - seat)
    s.cells[HANDS + seat] = members & ~bit
    s.cells[SHOWN + seat] &= ~bit
    return card * 4 + marks


def open_from_hand(s: State, seat: i64, card: i64) -> None:
    """Face up: everybody sees which one it is, and marks on the others stay."""
    bit = i64(1) << card
    s.cells[HANDS + seat] &= ~bit
    s.cells[SHOWN + seat] &= ~bit


def plan_of(s: State, seat: i64) -> i64:
    """The only card of a hand, or NO_CARD."""
    cards = elements(s.cells[HANDS + seat])
    return cards[0] if len(cards) == 1 else NO_CARD


def all_cards_of(s: State, seat: i64) -> i64:
    """Hand and display: what a seat may discard or put back (PM-6.2)."""
    members = s.cells[HANDS + seat]
    for k in range(shown_cards(s, seat)):
        members |= i64(1) << (s.cells[DISPLAYS + 3 * seat + k] >> 1)
    return members
