"""The vector environment: numpy arrays in and out."""

from typing import Any, NamedTuple

from spieluhr.core.batch import Batch
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.research.errors import ResearchError
from spieluhr.research.seats import Options, seating

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    sentence = 'numpy is not installed: pip install "spieluhr[research]"'
    raise ModuleNotFoundError(sentence, name="numpy") from error

MOST = 1_000_000


class Step(NamedTuple):
    """How things stand in n games. The arrays are the caller's own: no later step changes them."""

    observation: NDArray[np.uint8]  # (n, size): what the seat to act knows, see Game.layout
    mask: NDArray[np.bool_]  # (n, actions): the legal ones
    reward: NDArray[np.float32]  # (n, seats): of the game that ended with this step, else 0
    done: NDArray[np.bool_]  # (n,): it ended; what is observed belongs to the next one
    seat: NDArray[np.uint8]  # (n,): who is to act


class VectorEnv:
    """n games at once, each begun anew when it is over. The same seed gives the same games."""

    def __init__(
        self,
        game: str,
        n: int,
        options: Options | None = None,
        seats: int | None = None,
        seed: int = 0,
    ) -> None:
        if not 1 <= n <= MOST:
            raise ResearchError("how-many", n=n, most=MOST)
        chosen = seating(game, options, seats)
        first = chosen.new_match(Dice(seed))
        self.game = chosen.game
        self.options = first.options
        self.n = n
        self.seats = chosen.seats
        self.size = self.game.layout.size
        self.actions = self.game.decisions
        self._batch = Batch(self.game, first.start, self.seats, n)
        self._batch.reset(seed)

    def reset(self, seed: int | None = None) -> Step:
        """With a seed all games begin anew; without one they stand where they stand."""
        if seed is not None:
            self._batch.reset(seed)
        return self._step()

    def step(self, actions: NDArray[np.integer[Any]] | list[int]) -> Step:
        """One decision in each game; Illegal, and nothing happens, if one is not allowed."""
        given = np.asarray(actions)
        if given.ndim != 1 or not np.issubdtype(given.dtype, np.integer):
            raise Malformed("actions", problem="they must be one row of whole numbers")
        self._batch.step(given.tolist())
        return self._step()

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        return np.array(self._batch.sample())

    def _step(self) -> Step:
        batch = self._batch
        return Step(
            np.array(batch.sheet.cells).reshape(self.n, self.size),
            np.array(batch.mask).reshape(self.n, self.actions).view(np.bool_),
            np.array(batch.rewards).reshape(self.n, self.seats).astype(np.float32),
            np.array(batch.done).view(np.bool_),
            np.array(batch.seats),
        )
