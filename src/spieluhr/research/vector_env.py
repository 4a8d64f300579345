"""The vector environment: numpy arrays in and out."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, SupportsIndex

from spieluhr.core.batch import Batch
from spieluhr.core.dice import SEED, Dice
from spieluhr.core.errors import Illegal, Malformed, whole
from spieluhr.core.sheet import Layout, Sheet
from spieluhr.research.errors import ResearchError
from spieluhr.research.opponents import BotSeats, Opponent
from spieluhr.seating import Options, seating

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    sentence = 'numpy is not installed: pip install "spieluhr[research]"'
    raise ModuleNotFoundError(sentence, name="numpy") from error

from spieluhr.research.processes import Processes
from spieluhr.research.slots import Shape, Slots, rows

MOST = 1_000_000
MOST_PROCESSES = 256
NUMBER: Final = (
    "A number of games, seats or processes",
    "Eine Anzahl von Spielen, Plätzen oder Prozessen",
)
LIMIT: Final = "A limit", "Eine Grenze"
LAYOUT: Final = "The version of a layout", "Die Version eines Layouts"


class Ends(NamedTuple):
    """How m games ended with a step: what is not in `Step`, because there the next ones begin."""

    game: NDArray[np.int64]  # (m,): which of the n games
    observation: NDArray[np.uint8]  # (m, seats, size): what each seat knows at the end
    score: NDArray[np.int64]  # (m, seats): 0 where the game was truncated
    rank: NDArray[np.int64]  # (m, seats): 1 is best; 0 where the game was truncated


class Step(NamedTuple):
    """How things stand in n games. The arrays are the caller's own: no later step changes them.

    A game that ended with this step has begun anew: observation, mask and seat are those of the
    next one, so that there is always something legal to do. How it ended is in `ends`.
    """

    observation: NDArray[np.uint8]  # (n, size): what the seat to act knows, see `layout`
    mask: NDArray[np.bool_]  # (n, actions): the legal ones, at least one in each row
    reward: NDArray[np.float32]  # (n, seats): of the game that ended with this step, else 0
    terminated: NDArray[np.bool_]  # (n,): it ended by its rules
    truncated: NDArray[np.bool_]  # (n,): it was cut off after `limit` decisions
    seat: NDArray[np.uint8]  # (n,): who is to act
    ends: Ends

    @property
    def done(self) -> NDArray[np.bool_]:
        """(n,): ended, one way or the other."""
        return self.terminated | self.truncated


class Outlook(NamedTuple):
    """What each of the k legal actions in all games would lead to at once, before chance."""

    game: NDArray[np.int64]  # (k,): in which of the n games, rising
    action: NDArray[np.int64]  # (k,): which action
    observation: NDArray[np.uint8]  # (k, size): what the seat to act would know


class VectorEnv:
    """n games at once, each begun anew when it is over. One seed gives one set of games.

    `opponents` are bots by seat; the caller decides for all other seats. `limit` truncates a game
    after so many decisions of the caller. `layout` is the version of the observations'. With
    `processes` the same games are played by so many at once; `close`, or `with`, ends them.
    """

    def __init__(
        self,
        game: str,
        n: SupportsIndex,
        options: Options | None = None,
        seats: SupportsIndex | None = None,
        seed: SupportsIndex = 0,
        *,
        opponents: Mapping[int, Opponent] | None = None,
        limit: SupportsIndex | None = None,
        layout: SupportsIndex = 1,
        processes: SupportsIndex = 1,
    ) -> None:
        self.n = whole(n, NUMBER)
        if not 1 <= self.n <= MOST:
            raise ResearchError("how-many", n=self.n, most=MOST)
        chosen = seating(game, options, None if seats is None else whole(seats, NUMBER))
        self.game = chosen.game
        self.options = chosen.options  # what is not among them is drawn for each game
        self.seats = chosen.seats
        self._layout = whole(layout, LAYOUT)
        self.size = self.layout.size
        self.actions = self.game.decisions
        self.limit = _checked_limit(limit)
        others = BotSeats(self.game, self.seats, opponents) if opponents else None
        wanted = (self.game, dict(self.options), self.seats, self.n, self.limit, others)
        self.processes = _checked_processes(processes, self.n)
        alone = self.processes == 1
        self._batch: Batch | Processes = (
            Batch(*wanted) if alone else Processes(wanted, self._layout, self.processes)
        )
        self._batch.reset(whole(seed, SEED))
        self._looks = Dice(whole(seed, SEED))
        self._slots = self._new_slots()
        self._is_new = True

    @property
    def layout(self) -> Layout:
        """What the numbers of observations mean."""
        return self.game.layout_of(self._layout)

    def reset(self, seed: SupportsIndex | None = None) -> Step:
        """Begin all games anew, with a seed as with any environment of that seed.

        Without one chance goes on; the first time, the games are those of the seed given at first.
        """
        if seed is not None:
            self._batch.reset(whole(seed, SEED))
        elif not self._is_new:
            self._batch.renew()
        self._is_new = False
        return self.now

    def step(self, actions: NDArray[np.integer[Any]] | list[int]) -> Step:
        """One decision in each game; Illegal, and nothing happens, if one is not allowed."""
        given = np.asarray(actions)
        if given.ndim != 1 or not np.issubdtype(given.dtype, np.integer):
            raise Malformed("actions", problem="they must be one row of whole numbers")
        wrong = np.flatnonzero((given < 0) | (given >= self.actions))
        if len(wrong):
            raise Illegal("action", action=int(given[wrong[0]]), index=int(wrong[0]))
        if isinstance(self._batch, Processes):
            self._batch.step(given)
        else:
            self._batch.step(given.tolist())
        self._is_new = False
        return self.now

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game, with dice that no game is played with."""
        return np.array(self._batch.sample())

    def outlook(self) -> Outlook:
        """Look at every legal action in every game, for learners that judge where moves lead.

        Each game is looked at in a world dealt from what the seat to act knows, so that nothing
        hidden shows; the games themselves are not touched.
        """
        if isinstance(self._batch, Processes):
            raise ResearchError("outlook-processes")
        rules, states = self.game.rules, self._batch.states
        found = [(k, action) for k, s in enumerate(states) for action in rules.legal(s)]
        worlds = [rules.resample(s, rules.actor(s), self._looks) for s in states]
        sheet = Sheet(len(found) * self.game.layout.size)
        for k, action in found:
            after = rules.copy(worlds[k])
            rules.apply(after, action)
            rules.observe(after, rules.actor(worlds[k]), sheet)
        return Outlook(
            np.array([k for k, _ in found]),
            np.array([action for _, action in found]),
            rows(sheet.cells, self.game.recast(self._layout)).copy().reshape(-1, self.size),
        )

    def clone(self) -> "VectorEnv":
        """The same games once more: the same actions lead to the same steps in both."""
        twin = VectorEnv.__new__(VectorEnv)
        twin.__dict__.update(self.__dict__)
        twin._batch = self._batch.copy()
        twin._looks = self._looks.copy()
        twin._slots = twin._new_slots()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in self.__dict__.items() if key != "_slots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._slots = self._new_slots()

    def _new_slots(self) -> Slots:
        return Slots(Shape(self.n, self.seats, self.size, self.actions))

    def restore(self, clone: "VectorEnv") -> Step:
        """Go back, or over, to the games of a clone, which stays as it is."""
        if self.processes > 1:
            raise ResearchError("clone-processes")
        theirs = clone.game, clone.n, clone.seats, clone.size
        if theirs != (self.game, self.n, self.seats, self.size):
            raise ResearchError("clone")
        self.__dict__.update(clone.clone().__dict__)
        return self.now

    def close(self) -> None:
        """End the processes, if there are any; nothing can be asked after that."""
        if isinstance(self._batch, Processes):
            self._batch.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def now(self) -> Step:
        """How things stand. After `clone` and `restore` no ends are told."""
        batch = self._batch
        if isinstance(batch, Processes):
            return Step(*batch.told(), self._ends(*batch.ended))
        told = self._slots.lend_any()
        told.write(batch, self.game.recast(self._layout))
        final = rows(batch.final.cells, self.game.recast(self._layout)).copy()
        return Step(*told, self._ends(batch.ended, final, batch.scores, batch.ranks))

    def scaled(self, observation: NDArray[np.uint8]) -> NDArray[np.float32]:
        """As numbers that are mostly between 0 and 1."""
        scales = np.array(self.layout.scales(), dtype=np.float32)
        return np.divide(observation, scales, dtype=np.float32)

    def turned(self) -> NDArray[np.int64]:
        """(seats, actions): which action has this number as the layout shows the board to a seat.

        `mask[turned[seat]]` is a mask in those numbers, `turned[seat][number]` the action to take.
        """
        recast = self.game.recast(self._layout)
        if recast is None:
            return np.tile(np.arange(self.actions), (self.seats, 1))
        return np.array([recast.moves(seat, self.actions) for seat in range(self.seats)])

    def _ends(
        self,
        games: list[int],
        final: NDArray[np.uint8],
        scores: list[list[int]],
        ranks: list[list[int]],
    ) -> Ends:
        shape = len(games), self.seats
        return Ends(
            np.array(games, dtype=np.int64),
            final.reshape(*shape, self.size),
            np.array(scores, dtype=np.int64).reshape(shape),
            np.array(ranks, dtype=np.int64).reshape(shape),
        )


def _checked_processes(processes: SupportsIndex, n: int) -> int:
    wanted, most = whole(processes, NUMBER), min(n, MOST_PROCESSES)
    if not 1 <= wanted <= most:
        raise ResearchError("processes", processes=wanted, most=most, n=n)
    return wanted


def _checked_limit(limit: SupportsIndex | None) -> int:
    if limit is None:
        return 0
    if whole(limit, LIMIT) < 1:
        raise ResearchError("limit", limit=whole(limit, LIMIT))
    return whole(limit, LIMIT)
