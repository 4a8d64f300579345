"""Who plays when no human does."""

from mypy_extensions import mypyc_attr

from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.rules import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for a seat.

    It is handed a world that was dealt anew from what the seat knows, never the truth, and makes
    further worlds from that one with `heuristics.rules.resample`.
    """

    __slots__ = ()

    def choose(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> int:
        """One of the legal moves of this world, in which the seat decides."""
        raise NotImplementedError

    def follow(self, seat: int, label: int) -> None:
        """A decision was made, by this seat or another: `rules.observed_move` of it."""


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    __slots__ = ()

    def choose(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> int:
        """Drawn without listing the moves, where the game can do that."""
        return heuristics.rules.sample(world, dice)
