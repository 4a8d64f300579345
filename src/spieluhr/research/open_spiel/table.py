"""A game in progress, as a state of OpenSpiel carries it: copied and written by its own verbs."""

from collections.abc import Callable

import pyspiel

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.rules import State

Log = list[int] | None  # all moves; None in a resampled world, where nobody knows them


class Table:
    """The state, and what each seat was told on the way to it.

    Rollouts never ask what was told, and it costs more than the moves themselves. So it is worked
    out when somebody asks: `_before` is the table at the last time, `_untold` the moves since.
    """

    __slots__ = ("_before", "_name", "_told", "_untold", "game", "log", "state")

    def __init__(
        self, game: Game, name: Callable[[], str], state: State, told: list[str], log: Log
    ) -> None:
        self.game = game
        self.state = state
        self.log = log
        self._name = name  # by which OpenSpiel loads the game
        self._told = told  # by seat, one line for each move
        self._before: State | None = None
        self._untold: list[int] = []

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        """OpenSpiel clones by it."""
        log = None if self.log is None else list(self.log)
        twin = self._with(self.game.rules.copy(self.state), list(self._told), log)
        if self._before is not None:
            twin._before = self.game.rules.copy(self._before)
            twin._untold = list(self._untold)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel serializes by it."""
        if self.log is None:
            raise TypeError("a resampled world has no history by which it could be written")
        return read_table, (self._name(), self.game.data, self.log)

    def _with(self, state: State, told: list[str], log: Log) -> "Table":
        return Table(self.game, self._name, state, told, log)

    def apply(self, move: int) -> None:
        """Make a move; what the seats learn of it is worked out when somebody asks."""
        if self._before is None:
            self._before = self.game.rules.copy(self.state)
        if self.log is not None:
            self.log.append(move)
        self._untold.append(move)
        self.game.rules.apply(self.state, move)

    def told(self, seat: int) -> str:
        """All moves from the beginning, as the seat learnt them."""
        if self._before is not None:
            self._catch_up(self._before)
        return self._told[seat]

    def _catch_up(self, s: State) -> None:
        rules, codec = self.game.rules, self.game.codec
        for move in self._untold:
            for seat in range(len(self._told)):
                self._told[seat] += codec.observed_text(s, move, seat) + "\n"
            rules.apply(s, move)
        self._before, self._untold = None, []

    def resampled(self, seat: int, dice: Dice) -> "Table":
        """A world that looks the same to the seat.

        What the others were told in it the seat cannot know; of the past they are left with what
        the seat itself was told, the same in all worlds. What they know now is in their views.
        """
        world = self.game.rules.resample(self.state, seat, dice)
        return self._with(world, [self.told(seat)] * len(self._told), None)


def read_table(name: str, data: str | None, log: list[int]) -> Table:
    """The table that was written: the game once more, move by move."""
    table: Table = pyspiel.load_game(name).new_table()
    if table.game.data != data:
        raise Malformed("data", data=data, game=table.game.words.title)
    for move in log:
        table.apply(move)
    return table
