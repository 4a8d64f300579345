"""The whole table of Antinomy."""

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spieluhr.core import rules as core
from spieluhr.games.antinomy.components import CARD_SET, CARDS, HAND, NO_CARD, NO_COLOUR, ROW

# Phases, in the words of the notation.
Phase = Literal[
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
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
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

CHANCE_PHASES: Final = 1 << DEAL | 1 << DRAW | 1 << ORDER | 1 << REVEAL  # bits: chance decides

# Cells of the table: the timeline, then hands, wands and crystals of both seats.
# (Compiled, only what is reckoned from numbers of the same module is a constant.)
SEATS: Final = 2
ROW_ROOM: Final = 9
HAND_ROOM: Final = 3
assert (ROW_ROOM, HAND_ROOM) == (ROW, HAND)
HANDS: Final = ROW_ROOM
WANDS: Final = HANDS + SEATS * HAND_ROOM
CRYSTALS: Final = WANDS + SEATS
CELLS: Final = CRYSTALS + SEATS
NOWHERE: Final = -1
NO_SWAP: Final = -1


# A search makes a copy, plays on it and drops it: the next one takes its place.
@mypyc_attr(acyclic=True, free_list_len=1)
class State(core.State):
    """Cards are numbers (components.CODES), sets of cards bits.

    A hand is kept in card order, NO_CARD first. `seen` are the cards everybody has seen: what lies
    in a hand and is not among them is known to its owner alone.
    """

    cells: vec[i64]
    level: i64 = 0  # 0 for two players, else 1 + index in LEVELS
    shrine_variant: bool = False
    phase: i64 = DEAL
    seat: i64 = 0  # whose turn it is
    turn: i64 = 0
    codex: i64 = NO_CARD
    colour: i64 = NO_COLOUR
    swap: i64 = NO_SWAP  # the lowest of the three places that a paradox exchanges
    revealed: i64 = NO_CARD
    seen: i64 = 0
    pile: i64 = 0  # while dealing, and in solo: cards whose order is undecided
    drawn: i64 = NO_CARD
    stones: i64 = 0
    shrine: i64 = 0
    removed: i64 = 0
    # AN-4.5: what a solo turn tells a spectator about cards that he has not seen, by asking for a
    # paradox or by not asking: hand and codex colour (`question`).
    questions: vec[i64]

    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells
        self.questions = vec[i64]()


def copy(s: State) -> State:
    """Shares nothing with the original."""
    twin = State(s.cells[:])
    twin.level = s.level
    twin.shrine_variant = s.shrine_variant
    twin.phase = s.phase
    twin.seat = s.seat
    twin.turn = s.turn
    twin.codex = s.codex
    twin.colour = s.colour
    twin.swap = s.swap
    twin.revealed = s.revealed
    twin.seen = s.seen
    twin.pile = s.pile
    twin.drawn = s.drawn
    twin.stones = s.stones
    twin.shrine = s.shrine
    twin.removed = s.removed
    twin.questions = s.questions[:]
    return twin


def question(hand: i64, colour: i64) -> i64:
    """A hand and the colour of the codex, packed: would they have made a paradox?"""
    return hand | colour << CARDS


def question_hand(packed: i64) -> i64:
    """The set of cards in a packed question."""
    return packed & CARD_SET


def question_colour(packed: i64) -> i64:
    """The colour in a packed question."""
    return packed >> CARDS


def seats(s: State) -> int:
    """One where a level of the solo game is played, else two."""
    return 2 if s.level == 0 else 1


def hand(s: State, seat: i64) -> list[int]:
    """The cards in a hand, rising."""
    first = HANDS + HAND * seat
    return [s.cells[k] for k in range(first, first + HAND) if s.cells[k] != NO_CARD]


def hand_set(s: State, seat: i64) -> i64:
    """As bits; places without a card are left out."""
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
    for k in range(i64(HAND)):
        s.cells[HANDS + HAND * seat + k] = NO_CARD
    for card in cards:
        exchange(s, seat, NO_CARD, card)


def row_set(s: State) -> i64:
    """The cards of the timeline."""
    members: i64 = 0
    for place in range(i64(ROW)):
        if s.cells[place] != NO_CARD:
            members |= i64(1) << s.cells[place]
    return members
