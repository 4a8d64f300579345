"""One phase, one place: what is possible in it and what that does stand together."""

from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.games.antinomy.rules.state import State


class Phase:
    """A handler. `play` keeps them in a table by the number of the phase.

    It knows its own kind of state: a generic one would check it again at every call.
    """

    __slots__ = ()

    def legal(self, s: State) -> list[int]:
        """All moves of this phase, rising; none when the game is over."""
        return []

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        """Make one of them, and go on to the next phase."""
        raise NotImplementedError

    def sample(self, s: State, dice: Dice) -> i64:
        """A random one of `legal`, each equally likely."""
        moves = self.legal(s)
        return moves[dice.below(len(moves))]
