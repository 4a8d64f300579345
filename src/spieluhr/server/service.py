"""All parts of one server process, and what it does without being asked."""

import asyncio
import contextlib
import logging

from sqlalchemy.exc import SQLAlchemyError

from spieluhr.core.errors import SpieluhrError
from spieluhr.server.doors import Doors
from spieluhr.server.guests import Guests
from spieluhr.server.lobby import Lobby
from spieluhr.server.neighbours import Neighbourhood
from spieluhr.server.replays import Replays
from spieluhr.server.rooms import Rooms
from spieluhr.server.settings import Settings
from spieluhr.server.store.listening import Listener
from spieluhr.server.store.store import connect
from spieluhr.server.thinking import Thinking, Workers
from spieluhr.server.turns import Turns

LOG = logging.getLogger("spieluhr.server")


class Service:
    """One process. `start` brings the database up to date; `stop` loses nothing."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.doors = Doors()
        self.store = connect(settings.url)
        self.rooms = Rooms(self.store)
        self.guests = Guests(self.store)
        self.lobby = Lobby(self.rooms)
        self.thinking = Thinking(self.rooms, Workers(settings.workers))
        self.replays = Replays()
        self.turns = Turns(self.rooms, settings.alive_seconds)
        self.lobby.seated = self.turns.seated
        self.doors.at_shut = self.turns.close
        self.rooms.at_forget = self.turns.part
        self.neighbours: Neighbourhood | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._saying: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.store.upgrade()
        self._tasks.append(asyncio.create_task(self._sweep_forever()))
        if self.store.is_shared:
            self._meet_neighbours()

    def _meet_neighbours(self) -> None:
        """Other processes may serve the same tables."""
        self.neighbours = Neighbourhood(self.rooms, self._say)
        self.rooms.neighbours = self.neighbours
        listener = Listener(self.settings.url, self.neighbours)
        self._tasks.append(asyncio.create_task(listener.listen()))

    def _say(self, line: str) -> None:
        """Nobody waits for it; what is lost is told again by the next one who asks."""
        task = asyncio.create_task(self._said(line))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def _said(self, line: str) -> None:
        try:
            await self.store.say(line)
        except (OSError, SQLAlchemyError):
            LOG.warning("the other processes could not be told who is here")

    async def stop(self) -> None:
        """First nobody comes in, then bots stop thinking, then the last change is written."""
        await self.doors.shut()
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await asyncio.gather(*self._saying, return_exceptions=True)
        await self.thinking.stop()
        self.replays.stop()
        await self.store.close()

    async def _sweep_forever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                LOG.exception("the sweep failed; it is tried again")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Bots whose process died, and clocks that ran out. One bad table stops no other."""
        if self.neighbours is not None:
            self.neighbours.beat()
        for table_id in await self.store.due(self.rooms.now()):
            if self.thinking.is_busy(table_id):
                continue
            try:
                await self._see_to(table_id)
            except SpieluhrError:
                pass
            except Exception:
                LOG.exception("a table could not be seen to")

    def moved(self, guest: str) -> None:
        """What was shown before is void: the guest is on another device now, or nowhere."""
        self.rooms.forget(guest)
        if self.neighbours is not None:
            self.neighbours.moved(guest)

    async def _see_to(self, table_id: str) -> None:
        room = await self.rooms.change(table_id, lambda table: table.run_out(self.rooms.now()))
        if room.table.bot_to_move is not None:
            self.thinking.wake(table_id)
