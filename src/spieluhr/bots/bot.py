"""Who plays when no human does."""

from typing import SupportsIndex

from mypy_extensions import mypyc_attr

from spieluhr.bots.search import JudgedMove
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.rules import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a move for a seat; a bot of your own is a class like this with a `choose`.

    It is handed a world that was dealt anew from what the seat knows, never the truth, and makes
    further worlds from that one with `heuristics.rules.resample`. One bot plays one seat of one
    match.
    """

    seen: int = 0  # how much of a log it was told, and of which version
    version: int = 0

    def choose(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> SupportsIndex:
        """One of the legal moves of this world, in which the seat decides."""
        raise NotImplementedError

    def judge(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> list[JudgedMove]:
        """All moves, the best first, with what the seat may expect of them."""
        raise Malformed("no-judgement", bot=type(self).__name__)

    def follow(self, seat: int, label: int) -> None:
        """A decision was made, by this seat or another: `rules.observed_move` of it."""

    def forget(self) -> None:
        """What it was told happened in another game: a decision was taken back."""


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    def choose(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> int:
        """Drawn without listing the moves, where the game can do that."""
        return heuristics.rules.sample(world, dice)
