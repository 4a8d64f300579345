"""The whole table of Antinomy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import rules as core
from spieluhr.games.antinomy.components import HAND, NO_CARD, ROW

# Phases, in the words of the notation.
PHASES: Final = (
    "deal",
    "place",
    "move",
    "paradox",
    "remove",
    "drop",
    "draw",
    "swap",
    "order",
    "reveal",
    "replace",
    "over",
)
DEAL: Final = 0
PLACE: Final = 1
MOVE: Final = 2
PARADOX: Final = 3
REMOVE: Final = 4
DROP: Final = 5
DRAW: Final = 6
SWAP: Final = 7
ORDER: Final = 8
REVEAL: Final = 9
REPLACE: Final = 10
OVER: Final = 11

# Cells of the table: the timeline at 0-8, then both hands, wands and crystals.
HANDS: Final = ROW
WANDS: Final = 15
CRYSTALS: Final = 17
CELLS: Final = 19
NOWHERE: Final = -1
NO_SWAP: Final = -1


class State(core.State):
    """Cards are numbers (components.CODES), sets of cards bits.

    A hand is kept in card order, NO_CARD first. `swap` is the lowest of the three places that a
    paradox exchanges. `seen` are the cards everybody has seen: what lies in a hand and is not
    among them is known to its owner alone.
    """

    __slots__ = (
        "cells",
        "codex",
        "colour",
        "drawn",
        "level",
        "phase",
        "pile",
        "removed",
        "revealed",
        "seat",
        "seen",
        "shrine",
        "shrine_variant",
        "stones",
        "swap",
        "turn",
    )

    def __init__(
        self,
        level: i64,
        shrine_variant: bool,
        cells: vec[i64],
        phase: i64,
        seat: i64,
        turn: i64,
        codex: i64,
        colour: i64,
        swap: i64,
        revealed: i64,
        seen: i64,
        pile: i64,
        drawn: i64,
        stones: i64,
        shrine: i64,
        removed: i64,
    ) -> None:
        self.level: i64 = level  # 0 for two players, else 1 + index in LEVELS
        self.shrine_variant: bool = shrine_variant
        self.cells: vec[i64] = cells
        self.phase: i64 = phase
        self.seat: i64 = seat  # whose turn it is
        self.turn: i64 = turn
        self.codex: i64 = codex
        self.colour: i64 = colour
        self.swap: i64 = swap
        self.revealed: i64 = revealed
        self.seen: i64 = seen
        self.pile: i64 = pile  # while dealing, and in solo: cards whose order is undecided
        self.drawn: i64 = drawn
        self.stones: i64 = stones
        self.shrine: i64 = shrine
        self.removed: i64 = removed


def copy(s: State) -> State:
    return State(
        s.level,
        s.shrine_variant,
        s.cells[:],
        s.phase,
        s.seat,
        s.turn,
        s.codex,
        s.colour,
        s.swap,
        s.revealed,
        s.seen,
        s.pile,
        s.drawn,
        s.stones,
        s.shrine,
        s.removed,
    )


def seats(s: State) -> int:
    return 2 if s.level == 0 else 1


def hand(s: State, seat: i64) -> list[int]:
    """The cards in a hand, rising."""
    first = HANDS + HAND * seat
    return [s.cells[k] for k in range(first, first + HAND) if s.cells[k] != NO_CARD]


def hand_set(s: State, seat: i64) -> i64:
    members: i64 = 0
    first = HANDS + HAND * seat
    for k in range(first, first + HAND):
        if s.cells[k] != NO_CARD:
            members |= i64(1) << s.cells[k]
    return members


def exchange(s: State, seat: i64, out: i64, into: i64) -> None:
    """Replace one card of a hand by another (NO_CARD: an empty place); the hand stays in order."""
    first = HANDS + HAND * seat
    low, high = s.cells[first], s.cells[first + 2]
    if low == out:
        low = s.cells[first + 1]
    elif high == out:
        high = s.cells[first + 1]
    s.cells[first] = low if low < into else into
    s.cells[first + 2] = high if high > into else into
    s.cells[first + 1] = into if low < into < high else low if into <= low else high


def set_hand(s: State, seat: i64, cards: list[int]) -> None:
    """Lay these cards (at most three, in any order) into the hand."""
    for k in range(HAND):
        s.cells[HANDS + HAND * seat + k] = NO_CARD
    for card in cards:
        exchange(s, seat, NO_CARD, card)


def row_set(s: State) -> i64:
    """The cards of the timeline."""
    members: i64 = 0
    for place in range(ROW):
        if s.cells[place] != NO_CARD:
            members |= i64(1) << s.cells[place]
    return members
