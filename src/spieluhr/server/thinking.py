"""Bots think in processes of their own: a table never waits for them, and a crash costs a retry."""

import asyncio
import contextlib
import ctypes
import logging
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Literal

from msgspec import Struct

from spieluhr import games
from spieluhr.bots import ask, at_level, hints
from spieluhr.core import fair, words
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Stale
from spieluhr.core.match import Match
from spieluhr.server import metrics
from spieluhr.server.limits import branches
from spieluhr.server.messages import Advice
from spieluhr.server.queueing import FairQueue
from spieluhr.server.room import Room
from spieluhr.server.rooms import Rooms
from spieluhr.server.table import Table

LOG = logging.getLogger("spieluhr.bots")
RETRIES = 3
PR_SET_PDEATHSIG = 1  # of prctl(2)
RANKS: Final[dict[int, Literal["best", "slightly_worse", "clearly_worse"]]] = {
    hints.BEST: "best",
    hints.SLIGHTLY_WORSE: "slightly_worse",
    hints.CLEARLY_WORSE: "clearly_worse",
}


class Job(Struct, frozen=True):
    """A table for a worker: options, log, and the position if it did not begin at the beginning."""

    game: str
    data: str | None
    options: dict[str, Any]
    start: dict[str, Any] | None
    seats: int
    moves: list[int]
    level: str
    dice: int


class Asked(Struct, frozen=True):
    """For a hint: the table, the language of the reader, and the names of all."""

    job: Job
    lang: str
    names: list[str]


def job_of(table: Table, level: str, dice: int | None = None) -> Job:
    """With dice that follow from the key of the table, unless others are given."""
    assert table.match is not None
    moves = [step.move for step in table.match.log]
    row = table.row
    dice = fair.bot_seed(table.key, table.match.actor, len(moves)) if dice is None else dice
    return Job(row.game, row.data, row.options, row.start, len(table.seats), moves, level, dice)


def _match(job: Job) -> Match:
    game = games.load(job.game)
    if job.data != game.data:
        game = game.with_data(job.data or "")
    start = None if job.start is None else game.codec.read_position(job.start)
    match = Match(game, game.read_options(job.options), job.seats, start)
    match.enter(job.moves)
    return match


def hint_of(table: Table, lang: str) -> Asked:
    """The same question at the same table has the same answer."""
    names = [place.name for place in table.seats]
    return Asked(job_of(table, hints.ADVISER, table.row.version), lang, names)


def think(job: Job) -> int:
    """In a worker: the bot is handed a world dealt anew, as everywhere."""
    return int(ask(at_level(job.level), _match(job), Dice(job.dice)))


def consider(asked: Asked) -> list[Advice]:
    """In a worker: all moves with how good they are and why, the best first."""
    match = _match(asked.job)
    reader = words.Reader(asked.lang, asked.names, match.actor)
    return [
        Advice(one.text, one.say, RANKS[one.rank], one.reason, one.twins)
        for one in hints.hints(match, reader, Dice(asked.job.dice))
    ]


def _follow_parent() -> None:
    """In a worker: it ends with the server, even if that was killed, and not before.

    Compiled code lets no other thread run until it is done, so Linux is asked to see to it too.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent.pid:  # it died before that
            os._exit(1)

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Workers:
    """The processes. When one dies, all are started anew and the work is done again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.count, multiprocessing.get_context("spawn"), initializer=_follow_parent
        )

    async def run(self, work: Any, job: Any) -> Any:
        for attempt in range(RETRIES):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, job)
            except BrokenProcessPool:
                LOG.warning("a bot process died, attempt %d", attempt + 1)
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = self._start()
        raise RuntimeError("bot processes keep dying")

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Thinking:
    """Sees to it that every bot that has to move does."""

    def __init__(self, rooms: Rooms, workers: Workers) -> None:
        self.rooms = rooms
        self.workers = workers
        self.queue = FairQueue(workers.count)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        rooms.wake = self.wake

    def wake(self, table_id: str) -> None:
        if not self.is_busy(table_id):
            self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    def is_busy(self, table_id: str) -> bool:
        return table_id in self._tasks

    async def _play(self, table_id: str) -> None:
        """Until a person has to decide, or nobody is there to see it.

        What was undone meanwhile is thought over again.
        """
        try:
            while True:
                room = await self.rooms.room(table_id)
                if room.table.bot_to_move is None or not self.rooms.is_watched(room):
                    return
                with metrics.THINKING.time():
                    async with self.queue.turn(*branches(room.origin), room.table.row.host):
                        found = await self._think(room)
                if found is not None:
                    await self._done(table_id, *found)
        except Exception:
            LOG.exception("a bot could not move; asking again")
        finally:
            self._tasks.pop(table_id, None)  # at once: the next wake must not be lost

    async def _think(self, room: Room) -> tuple[int, int, int] | None:
        """Seat, move and version; None if meanwhile there is nothing to think about."""
        table = room.table
        level, seat = table.bot_to_move, table.actor
        if level is None or seat is None or not self.rooms.is_watched(room):
            return None
        move = await self.workers.run(think, job_of(table, level))
        return seat, int(move), table.row.version

    async def _done(self, table_id: str, seat: int, move: int, version: int) -> None:
        try:
            await self.rooms.change(
                table_id, lambda table: table.play_bot(seat, move, version, self.rooms.now())
            )
        except Stale:
            return

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.stop()
