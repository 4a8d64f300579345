"""Bots think in processes of their own: a table never waits for them, and a crash costs a retry."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from msgspec import Struct

from spieluhr import games
from spieluhr.bots import advise, ask, at_level
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Stale
from spieluhr.core.match import Match
from spieluhr.server import metrics
from spieluhr.server.rooms import Rooms
from spieluhr.server.table import Table

LOG = logging.getLogger("spieluhr.bots")
RETRIES = 3


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


def job_of(table: Table, level: str) -> Job:
    assert table.match is not None
    moves = [step.move for step in table.match.log]
    row = table.row
    dice = secrets.randbits(60)
    return Job(row.game, row.data, row.options, row.start, len(table.seats), moves, level, dice)


def _match(job: Job) -> Match:
    game = games.load(job.game)
    if job.data != game.data:
        game = game.with_data(job.data or "")
    start = None if job.start is None else game.codec.read_position(job.start)
    match = Match(game, game.read_options(job.options), job.seats, start)
    match.enter(job.moves)
    return match


def think(job: Job) -> int:
    """In a worker: the bot is handed a world dealt anew, as everywhere."""
    return int(ask(at_level(job.level), _match(job), Dice(job.dice)))


def consider(job: Job) -> list[tuple[int, float]]:
    """In a worker: all moves with what they promise, the best first."""
    match = _match(job)
    return [(one.move, one.value) for one in advise(at_level(job.level), match, Dice(job.dice))]


def _follow_parent() -> None:
    """In a worker: it ends with the server, even if that was killed, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

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
                LOG.warning("a bot's process died, attempt %d", attempt + 1)
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = self._start()
        raise RuntimeError("bots' processes die again and again")

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Thinking:
    """Sees to it that every bot that has to move does."""

    def __init__(self, rooms: Rooms, workers: Workers) -> None:
        self.rooms = rooms
        self.workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        rooms.wake = self.wake

    def wake(self, table_id: str) -> None:
        if not self.is_busy(table_id):
            self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    def is_busy(self, table_id: str) -> bool:
        return table_id in self._tasks

    async def _play(self, table_id: str) -> None:
        """Until a person has to decide. What was undone meanwhile is thought over again."""
        try:
            while True:
                table = (await self.rooms.room(table_id)).table
                level, seat, version = table.bot_to_move, table.actor, table.row.version
                if level is None or seat is None:
                    return
                with metrics.THINKING.time():
                    move = await self.workers.run(think, job_of(table, level))
                await self._done(table_id, seat, move, version)
        except Exception:
            LOG.exception("a bot could not move; it will be asked again")
        finally:
            self._tasks.pop(table_id, None)  # at once: the next wake must not be lost

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
