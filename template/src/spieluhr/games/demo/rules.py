"""The table, its moves as small ints, and who decides, what is possible, what it does.

A room may be one module, like this one, until it grows; then it is a folder of the same name.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import rules as core
from spieluhr.core.bits import bit, count, elements
from spieluhr.core.events import Event, seat_bit
from spieluhr.core.rules import CHANCE, OVER, Outcome, Rules, ranked
from spieluhr.games.demo.components import (
    ALL,
    HAND,
    HOURS,
    NO_CARD,
    REACH,
    SEATS,
)

# Moves: decisions first, then chance.
LAY: Final = 0  # + card
DECISIONS: Final = HOURS
DRAW: Final = DECISIONS  # + card
MOVES: Final = DRAW + HOURS


class State(core.State):
    """A card is its hour, a set of cards the bits of one int (core.bits).

    Every card is in exactly one place: a hand, the pile, led, or won by a seat.
    """

    hands: vec[i64]  # by seat
    won: vec[i64]  # by seat
    pile: i64 = ALL
    leader: i64 = 0
    led: i64 = NO_CARD  # nothing was led yet

    def __init__(self) -> None:
        self.hands = vec[i64]([0] * SEATS)
        self.won = vec[i64]([0] * SEATS)


class Play(Rules[State]):
    """The verbs of play; `knowledge` adds what a seat knows of a table."""

    __slots__ = ()

    def new(self, options: object, seats: int) -> State:
        return State()

    def actor(self, s: State) -> i64:
        if s.led != NO_CARD:
            return 1 - s.leader
        if s.pile and count(s.hands[drawer(s)]) < HAND:
            return CHANCE
        return s.leader if s.hands[s.leader] else OVER

    def legal(self, s: State) -> list[int]:
        who = self.actor(s)
        if who == OVER:
            return []
        if who == CHANCE:
            return [DRAW + hour for hour in elements(s.pile)]
        return [LAY + hour for hour in elements(s.hands[who])]

    def apply(self, s: State, m: i64, out: list[Event] | None = None) -> None:
        if m >= DRAW:
            _draw(s, m - DRAW, out)
        elif s.led == NO_CARD:
            _lead(s, m - LAY, out)
        else:
            _answer(s, m - LAY, out)
            if out is not None and self.actor(s) == OVER:
                out.append(Event("over", self.outcome(s).json()))

    def outcome(self, s: State) -> Outcome:
        """DE-3.2: a point for every two cards."""
        first, second = int(count(s.won[0]) // 2), int(count(s.won[1]) // 2)
        return Outcome([first, second], ranked([first, second]), "played")


def drawer(s: State) -> i64:
    """DE-1.2, DE-2.4: in turn, the leader first."""
    other = 1 - s.leader
    return other if count(s.hands[other]) < count(s.hands[s.leader]) else s.leader


def _draw(s: State, hour: i64, out: list[Event] | None) -> None:
    seat = drawer(s)
    s.pile &= ~bit(hour)
    s.hands[seat] |= bit(hour)
    if out is not None:  # the others only hear that a card was drawn
        mine = int(seat_bit(seat))
        out.append(Event("draw", {"seat": int(seat), "hour": int(hour)}, mine))
        out.append(Event("draw", {"seat": int(seat), "hour": None}, ~mine))


def _lead(s: State, hour: i64, out: list[Event] | None) -> None:
    s.hands[s.leader] &= ~bit(hour)
    s.led = hour
    if out is not None:
        out.append(Event("lead", {"seat": int(s.leader), "hour": int(hour)}))


def _answer(s: State, hour: i64, out: list[Event] | None) -> None:
    seat = 1 - s.leader
    led = s.led
    winner = seat if beats(hour, led) else s.leader
    s.hands[seat] &= ~bit(hour)
    s.won[winner] |= bit(led) | bit(hour)  # DE-2.3
    s.leader = winner
    s.led = NO_CARD
    if out is None:
        return
    out.append(Event("answer", {"seat": int(seat), "hour": int(hour)}))
    out.append(Event("won", {"seat": int(winner), "hours": [int(led), int(hour)]}))


def beats(hour: i64, led: i64) -> bool:
    """DE-2.2: it comes after the one that was led, but not half a day after."""
    later = (hour - led + HOURS) % HOURS
    return 0 < later <= REACH
