"""Moves as a seat learns them, and worlds that agree with what it knows (section 8)."""

from spieluhr.core.dice import Dice
from spieluhr.games.steam_time import moves
from spieluhr.games.steam_time.state import State, copy


def told(s: State, m: int, seat: int | None) -> str:
    """Everything is open."""
    del s, seat
    return moves.text(m)


def resample(s: State, seat: int | None, dice: Dice) -> State:
    """What nobody knows (decks, the bag) is not decided before it is drawn."""
    del seat, dice
    return copy(s)
