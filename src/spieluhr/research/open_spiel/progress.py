"""A game in progress, as a state of OpenSpiel carries it: copied and written by its own verbs."""

from collections.abc import Callable

import pyspiel

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.rules import State

Log = list[int] | None  # all moves; None in a resampled world, where nobody knows them


class Progress:
    """The state, and the moves as each seat learnt them on the way to it.

    Rollouts never ask for those, and they cost more than the moves themselves. So they are worked
    out when somebody asks: `_before` is the state at the last time, `_unobserved` the moves since.
    """

    __slots__ = ("_before", "_name", "_observed", "_unobserved", "game", "log", "state")

    def __init__(
        self, game: Game, name: Callable[[], str], state: State, observed: list[str], log: Log
    ) -> None:
        self.game = game
        self.state = state
        self.log = log
        self._name = name  # by which OpenSpiel loads the game
        self._observed = observed  # by seat, one line for each move
        self._before: State | None = None
        self._unobserved: list[int] = []

    def __deepcopy__(self, memo: dict[int, object]) -> "Progress":
        """OpenSpiel clones by it."""
        log = None if self.log is None else list(self.log)
        twin = self._with(self.game.rules.copy(self.state), list(self._observed), log)
        if self._before is not None:
            twin._before = self.game.rules.copy(self._before)
            twin._unobserved = list(self._unobserved)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel serializes by it."""
        if self.log is None:
            raise TypeError("a resampled world has no history by which it could be written")
        return read_progress, (self._name(), self.game.data, self.log)

    def _with(self, state: State, observed: list[str], log: Log) -> "Progress":
        return Progress(self.game, self._name, state, observed, log)

    def apply(self, move: int) -> None:
        """Make a move; what the seats learn of it is worked out when somebody asks."""
        if self._before is None:
            self._before = self.game.rules.copy(self.state)
        if self.log is not None:
            self.log.append(move)
        self._unobserved.append(move)
        self.game.rules.apply(self.state, move)

    def observed(self, seat: int) -> str:
        """All moves from the beginning, as the seat learnt them."""
        if self._before is not None:
            self._catch_up(self._before)
        return self._observed[seat]

    def _catch_up(self, s: State) -> None:
        rules, codec = self.game.rules, self.game.codec
        for move in self._unobserved:
            for seat in range(len(self._observed)):
                self._observed[seat] += codec.observed_text(s, move, seat) + "\n"
            rules.apply(s, move)
        self._before, self._unobserved = None, []

    def resampled(self, seat: int, dice: Dice) -> "Progress":
        """A world that looks the same to the seat.

        What the others learnt in it the seat cannot know; of the past they are left with what
        the seat itself learnt, the same in all worlds. What they know now is in their views.
        """
        world = self.game.rules.resample(self.state, seat, dice)
        return self._with(world, [self.observed(seat)] * len(self._observed), None)


def read_progress(name: str, data: str | None, log: list[int]) -> Progress:
    """The game that was written, once more, move by move."""
    progress: Progress = pyspiel.load_game(name).new_progress()
    if progress.game.data != data:
        raise Malformed("data", data=data, game=progress.game.words.title)
    for move in log:
        progress.apply(move)
    return progress
