"""One phase, one place: what is possible in it and what that does stand together."""

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.rules import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A handler. A game's rules keep a table of them, by the number of the phase."""

    __slots__ = ()

    def legal(self, s: S) -> list[int]:
        """All moves of this phase, rising."""
        raise NotImplementedError

    def apply(self, s: S, m: i64, out: list[Event] | None) -> None:
        """Make one of them, and go on to the next phase."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int]:
        """Where chance decides: how likely each of `legal` is."""
        return [1] * len(self.legal(s))

    def sample(self, s: S, dice: Dice) -> i64:
        """A random one of `legal`, each equally likely."""
        moves = self.legal(s)
        return moves[dice.below(len(moves))]


@mypyc_attr(allow_interpreted_subclasses=True)
class WeightedPhase(Phase[S]):
    """Chance whose results are not equally likely: it has `weights` of its own."""

    __slots__ = ()

    def sample(self, s: S, dice: Dice) -> i64:
        """A result of chance, as likely as its weight says."""
        return self.legal(s)[dice.weighted(self.weights(s))]
