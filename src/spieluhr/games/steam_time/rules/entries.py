"""What is under way, one handler for each kind of entry of the stack (ST-9.1, ST-9.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.phases import Phase
from spieluhr.games.steam_time.rules.state import State, drop


class Entry(Phase[State]):
    """More than a phase: it goes on by itself as far as it can, and only then asks for a move.

    What happens by itself pushes other entries and drops itself; chance has `legal` and `apply`
    besides, as every phase has.
    """

    def run(self, s: State, out: list[Event] | None) -> bool:
        """Go on; True if it cannot without a move, of a seat or of chance."""
        raise NotImplementedError


class Question(Entry):
    """A seat is asked, but only if there are several answers (ST-9.1).

    To find that out they have to be listed, so they are kept in the state while it is open.
    """

    def options(self, s: State) -> vec[i64]:
        """All answers, rising."""
        raise NotImplementedError

    def forced(self, s: State, m: i64, out: list[Event] | None) -> None:
        """The only answer gives itself."""
        self.apply(s, m, out)

    def nothing(self, s: State, out: list[Event] | None) -> None:
        """No answer is possible: it falls away."""
        drop(s)

    def run(self, s: State, out: list[Event] | None) -> bool:
        options = self.options(s)
        if len(options) > 1:
            s.answers = options
            return True
        if len(options) == 1:
            self.forced(s, options[0], out)
        else:
            self.nothing(s, out)
        return False

    def legal(self, s: State) -> list[int]:
        return [s.answers[k] for k in range(i64(len(s.answers)))]

    def sample(self, s: State, dice: Dice) -> i64:
        return s.answers[dice.below(len(s.answers))]
