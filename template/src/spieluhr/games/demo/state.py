"""The whole table."""

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import rules as core


class State(core.State):
    """A card is its hour, a set of cards the bits of one int (core.bits).

    Every card is in exactly one place: a hand, the pile, led, or won by a seat.
    """

    __slots__ = ("hands", "leader", "led", "pile", "won")

    def __init__(self, hands: vec[i64], won: vec[i64], pile: i64, leader: i64, led: i64) -> None:
        self.hands: vec[i64] = hands  # by seat
        self.won: vec[i64] = won  # by seat
        self.pile: i64 = pile
        self.leader: i64 = leader
        self.led: i64 = led  # NO_CARD: nothing was led yet


def copy(s: State) -> State:
    return State(s.hands[:], s.won[:], s.pile, s.leader, s.led)
