"""Who plays when no human does."""

from mypy_extensions import mypyc_attr

from spieluhr.core.dice import Dice
from spieluhr.core.rules import Rules, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for a seat.

    It is handed a world that was dealt anew from what the seat knows, never the truth, and makes
    further worlds from that one with `rules.resample`.
    """

    __slots__ = ()

    def choose(self, rules: Rules[S], world: S, seat: int, dice: Dice) -> int:
        raise NotImplementedError

    def follow(self, seat: int, label: int) -> None:
        """A decision was made, the seat's own or another's: `rules.heard` of it, for its memory."""


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    __slots__ = ()

    def choose(self, rules: Rules[S], world: S, seat: int, dice: Dice) -> int:
        return rules.sample(world, dice)
