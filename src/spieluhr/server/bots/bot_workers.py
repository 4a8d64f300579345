"""Bots think in processes of their own: a table never waits for them, and a crash costs a retry."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from spieluhr.bots import LEVELS
from spieluhr.core.errors import Malformed, Stale
from spieluhr.server import metrics
from spieluhr.server.bots.fair_queue import FairQueue
from spieluhr.server.bots.jobs import be_ready, bot_job, choose_move, find_hints, hint_job
from spieluhr.server.crew import Crew
from spieluhr.server.live.room import Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.messages.table import Advice
from spieluhr.server.protection.limits import branches
from spieluhr.server.tables.table import Table

LOG = logging.getLogger("spieluhr.bots")
MOST_AT_LEISURE = 20  # tables of tournaments where bots play though nobody looks


class BotWorkers:
    """Sees to it that every bot that has to move does."""

    def __init__(self, rooms: Rooms, workers: Crew, bots: Sequence[str] = LEVELS) -> None:
        self.rooms = rooms
        self.bots = bots
        self.workers = workers
        self.queue = FairQueue(workers.count)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._at_leisure: set[str] = set()  # tables where nobody looks on
        rooms.bot_to_move.subscribe(self.wake)

    def get_ready(self) -> None:
        """Bots of a process that has died are awaited here: they shall not wait for this, too."""
        self.workers.begin(be_ready)

    def wake(self, table_id: str) -> None:
        """A bot is to move at this table. Nothing happens if one is thinking there already.

        If it waited for its turn at leisure, and now somebody looks on, it begins anew.
        """
        room = self.rooms.open.get(table_id)
        if table_id in self._at_leisure and room is not None and self.rooms.is_watched(room):
            self._at_leisure.discard(table_id)
            self._tasks.pop(table_id).cancel()
        if not self.is_busy(table_id):
            self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    @property
    def space(self) -> int:
        """At how many more tables bots may play though nobody looks."""
        return MOST_AT_LEISURE - len(self._at_leisure)

    def is_busy(self, table_id: str) -> bool:
        """Is a bot of this table thinking, or waiting for a process?"""
        return table_id in self._tasks

    async def _play(self, table_id: str) -> None:
        """Until a person has to decide, or nobody is there to see it.

        What was undone meanwhile is thought over again.
        """
        try:
            while True:
                room = await self.rooms.room(table_id)
                if room.table.bot_to_move is None or not self._is_wanted(room):
                    return
                with metrics.THINKING.time():
                    async with self._turn(room):
                        decision = await self._think(room)
                if decision is not None:
                    await self._done(table_id, *decision)
        except Exception:
            metrics.FAILURES.labels("bot").inc()
            LOG.exception("a bot could not move; asking again")
        finally:
            if self._tasks.get(table_id) is asyncio.current_task():
                del self._tasks[table_id]  # at once: the next wake must not be lost
                self._at_leisure.discard(table_id)

    def _is_wanted(self, room: Room) -> bool:
        """Somebody looks on, or it is a tournament's, which goes on all the same."""
        if self.rooms.is_watched(room):
            return True
        is_known = room.table.row.id in self._at_leisure
        return room.table.row.tournament is not None and (is_known or self.space > 0)

    def _turn(self, room: Room) -> AbstractAsyncContextManager[None]:
        """Where nobody looks on, only while no other bot has anything to do."""
        row = room.table.row
        if self.rooms.is_watched(room):
            self._at_leisure.discard(row.id)
            return self.queue.turn(*branches(room.origin), row.host)
        self._at_leisure.add(row.id)
        return self.queue.turn_at_leisure("tournament", row.tournament or "")

    async def _think(self, room: Room) -> tuple[int, int, int] | None:
        """Seat, move and version; None if meanwhile there is nothing to think about."""
        table = room.table
        level, seat = table.bot_to_move, table.actor
        if level is None or seat is None or not self._is_wanted(room):
            return None
        if level not in self.bots:  # nothing is imported that the server was not started with
            raise Malformed("bot", bot=level, bots=", ".join(self.bots))
        job = bot_job(table, level)
        move = await self.workers.run(choose_move, job, near=job.seat)
        return seat, int(move), table.row.version

    async def _done(self, table_id: str, seat: int, move: int, version: int) -> None:
        try:
            await self.rooms.change(
                table_id, lambda table: table.play_bot(seat, move, version, self.rooms.now())
            )
        except Stale:
            return

    async def advice(self, table: Table, lang: str, address: str, guest: str) -> list[Advice]:
        """For a person who asks for a hint."""
        async with self.queue.turn(*branches(address), guest):
            moves: list[Advice] = await self.workers.run(find_hints, hint_job(table, lang))
        return moves

    async def stop(self) -> None:
        """Thoughts that are not finished are dropped: the next server begins them anew."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.stop()
