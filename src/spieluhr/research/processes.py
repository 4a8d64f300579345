"""A batch of games dealt out to several processes; what they find lies in shared memory.

The process that asks plays some of the games itself, so that nobody is idle while others work.
"""

import multiprocessing
import os
import pickle
import signal
import time
import weakref
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spieluhr.core.batch import Batch, Opponents
from spieluhr.core.errors import Illegal
from spieluhr.core.game import Game
from spieluhr.core.rules import State
from spieluhr.research.errors import ResearchError
from spieluhr.research.shared import Arrays, give_back
from spieluhr.research.slots import Shape, Told, rows

CORES = os.cpu_count() or 1  # asking each time would take as long as a short step
PATIENCE = 5.0  # seconds for a process to end by itself
MOMENT = 0.0002  # seconds of looking before sleeping: to be woken takes as long as a short step
Wanted = tuple[Game, dict[str, object], int, int, int, Opponents | None]  # as a batch is made
Order = tuple[str, int, int]  # a verb, a seed, and the slot to write to


class Ended(NamedTuple):
    """How games ended, as a batch tells it."""

    games: list[int]
    final: NDArray[np.uint8]  # rows of the layout that was asked for
    scores: list[list[int]]
    ranks: list[list[int]]


class Part:
    """The games of one process, and its rows of the shared arrays."""

    def __init__(self, wanted: Wanted, layout: int, arrays: Arrays, number: int) -> None:
        game, options, seats, n, limit, opponents = wanted
        processes = len(arrays.turns)
        self.first, self.after = n * number // processes, n * (number + 1) // processes
        some = self.after - self.first
        self.batch = Batch(game, options, seats, some, limit, opponents, self.first, n)
        self.recast = game.recast(layout)
        self.arrays = arrays
        self.actions = arrays.actions[self.first : self.after]
        self.mask = arrays.mask[self.first : self.after]

    def answer(self, order: Order) -> Any:
        """What is not written to the arrays; an exception is handed over like an answer."""
        try:
            return self._done(*order)
        except Exception as error:  # told to whoever asked
            return error

    def _done(self, verb: str, seed: int, slot: int) -> Any:
        if verb == "states":
            return self.batch.states
        if verb == "sample":
            self.actions[:] = self.batch.sample()
            return None
        if verb == "step":
            self.batch.step(self.actions.tolist())
        elif verb == "reset":
            self.batch.reset(seed)
        elif verb == "renew":
            self.batch.renew()
        self.arrays.slot(slot).some(self.first, self.after).write(self.batch, self.recast)
        self.mask[:] = np.asarray(self.batch.mask).reshape(self.mask.shape)
        return self._ended()

    def _ended(self) -> Ended:
        batch = self.batch
        games = [self.first + k for k in batch.ended]
        return Ended(games, rows(batch.final.cells, self.recast), batch.scores, batch.ranks)


def _work(
    conn: Connection, wanted: Wanted, layout: int, shared: tuple[Shape, int, str], number: int
) -> None:  # pragma: no cover  # in another process
    """One process: does what it is told until nobody tells it anything any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever began this
    arrays = Arrays(*shared)
    part, turn = Part(wanted, layout, arrays, number), 0
    try:
        while True:
            _look(arrays.turns, 0, turn + 1)
            turn += 1
            conn.send_bytes(pickle.dumps(part.answer(_received(conn))))
            arrays.turns[number] = turn
    except EOFError:
        pass
    finally:
        del part
        arrays.drop()
        arrays.memory.close()


def _received(conn: Connection) -> Any:
    """As `conn.recv()` has it, in less time."""
    return pickle.loads(conn.recv_bytes())  # noqa: S301  # from a process of ours


def _look(turns: memoryview, number: int, turn: int) -> None:
    """For a moment, whether that process has come to this turn, if all can run at once."""
    if len(turns) > CORES:
        return
    until = time.perf_counter() + MOMENT
    while turns[number] != turn and time.perf_counter() < until:
        pass


class Processes:
    """Does what a `Batch` does, with the same numbers; each process plays some of the games."""

    def __init__(self, wanted: Wanted, layout: int, processes: int) -> None:
        game, _, seats, n, _, _ = wanted
        self.n, self.width = n, game.decisions
        shape = Shape(n, seats, game.layout_of(layout).size, game.decisions)
        self._arrays = Arrays(shape, processes)
        self._give_back = weakref.finalize(self, give_back, self._arrays.memory)
        self._part: Part | None = Part(wanted, layout, self._arrays, 0)
        self._first_cells = np.arange(n) * game.decisions  # of masks
        self.ended = Ended([], np.zeros(0, np.uint8), [], [])
        self._slot, self._is_lent, self._turn = 0, False, 0
        self._conns: list[Connection] = []
        self._workers: list[Any] = []
        new = multiprocessing.get_context("spawn")  # as every system has it, and safe with threads
        shared = (shape, processes, self._arrays.memory.name)
        for number in range(1, processes):
            here, there = new.Pipe()
            arguments = (there, wanted, layout, shared, number)
            worker = new.Process(target=_work, args=arguments, daemon=True)
            worker.start()
            there.close()
            self._conns.append(here)
            self._workers.append(worker)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._tell("reset", seed)

    def renew(self) -> None:
        """Begin all games anew, with the dice as they lie."""
        self._tell("renew")

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One decision in every game. If one of them is not legal, nothing happens in any."""
        if len(actions) != self.n:
            raise Illegal("actions", problem=f"there are {len(actions)} for {self.n} games")
        arrays = self._open()
        is_legal = arrays.mask.ravel().take(self._first_cells + actions)
        if not is_legal.all():
            wrong = int(np.argmin(is_legal))
            raise Illegal("action", action=int(actions[wrong]), index=wrong)
        arrays.actions[:] = actions
        self._tell("step")

    def sample(self) -> NDArray[np.int64]:
        """A random legal decision for every game."""
        self._ask("sample")
        return self._open().actions.copy()

    def told(self) -> Told:
        """What the last step told, the caller's own; told again, it is written once more."""
        if self._is_lent:
            self._tell("show")
        self._is_lent = True
        return self._open().lend(self._slot)

    @property
    def states(self) -> list[State]:
        """All tables, brought here; to change them changes no game."""
        return [s for some in self._ask("states") for s in some]

    def copy(self) -> "Processes":
        """Not here: a copy would need as many processes again."""
        raise ResearchError("clone-processes")

    def __reduce__(self) -> tuple[object, ...]:
        raise ResearchError("clone-processes")

    def close(self) -> None:
        """End the processes and give the memory back. Twice is once."""
        for conn in self._conns:
            conn.close()
        for worker in self._workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.terminate()
                worker.join()
            worker.close()
        self._conns, self._workers = [], []
        if self._part is not None:
            self._part = None
            self._arrays.drop()
        self._give_back()

    def _open(self) -> Arrays:
        if self._part is None:
            raise ResearchError("closed")
        return self._arrays

    def _tell(self, verb: str, seed: int = 0) -> None:
        """A verb after which the games are shown, in a slot that nobody reads."""
        slot = self._open().free_slot()
        answers: list[Ended] = self._ask(verb, seed, slot)
        self.ended = Ended(
            [game for answer in answers for game in answer.games],
            np.concatenate([answer.final for answer in answers]),
            [scores for answer in answers for scores in answer.scores],
            [ranks for answer in answers for ranks in answer.ranks],
        )
        self._slot, self._is_lent = slot, False

    def _ask(self, verb: str, seed: int = 0, slot: int = 0) -> list[Any]:
        """All processes at once; what went wrong in one of them is raised here."""
        turns, part, order = self._open().turns, self._part, (verb, seed, slot)
        assert part is not None
        self._turn += 1
        try:
            for conn in self._conns:
                conn.send_bytes(pickle.dumps(order))
            turns[0] = self._turn
            answers = [part.answer(order)]
            for number, conn in enumerate(self._conns, 1):
                _look(turns, number, self._turn)
                answers.append(_received(conn))
        except BaseException as error:  # the next answer would be that to another question
            self.close()
            if isinstance(error, EOFError | OSError):
                raise ResearchError("process-ended") from error
            raise
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers
