"""All parts of one server process, and what it does without being asked."""

import asyncio
import contextlib
import logging

from sqlalchemy.exc import SQLAlchemyError

from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.server.bots.bot_workers import Thinking
from spieluhr.server.live.cluster import Neighbourhood
from spieluhr.server.live.listener import Listener
from spieluhr.server.live.lobby import Lobby
from spieluhr.server.live.replay_worker import ReplayWorker
from spieluhr.server.live.room import Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.live.streams import Turns
from spieluhr.server.protection.guests import Guests
from spieluhr.server.protection.health import Health
from spieluhr.server.protection.limits import AT_ONE_ADDRESS, MOST_CONNECTIONS, Buckets, Crowd
from spieluhr.server.protection.shutdown import Doors
from spieluhr.server.settings import Settings
from spieluhr.server.store.store import connect
from spieluhr.server.workers import Workers

LOG = logging.getLogger("spieluhr.server")
MOST_LINES = 1000  # that wait to be said to other processes
LAST_WORDS = 2.0  # seconds for them when the server stops
MOST_DUE = 100  # tables that are seen to at once
NEVER_SAT = 7 * 24 * 3600.0  # seconds after which a guest who never sat down is forgotten
TIDY = 600.0  # seconds between looking for them
AWAKE = 5.0  # seconds between notes that a server is up


class Service:
    """One process. `start` brings the database up to date; `stop` loses nothing."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.doors = Doors()
        self.store = connect(settings.url)
        self.health = Health(self.store)
        self.rooms = Rooms(self.store)
        self.rooms.most_onlookers = settings.onlookers
        self.guests = Guests(self.store)
        self.lobby = Lobby(self.rooms)
        self.thinking = Thinking(self.rooms, Workers(settings.workers))
        self.replays = ReplayWorker()
        self.turns = Turns(self.rooms, settings.alive_seconds)
        self.lobby.seated = self.turns.seated
        self.doors.at_shut = self.turns.close
        self.rooms.at_forget = self.turns.part
        self.neighbours: Neighbourhood | None = None
        self._said_awake = 0.0
        self._tidied = self.rooms.now()
        self._hopeless: set[str] = set()  # tables that cannot be read: they hold up no other
        self._tasks: list[asyncio.Task[None]] = []
        # A second window is no reason to be allowed more; several people may share an address.
        self.messages = Buckets(
            settings.messages * AT_ONE_ADDRESS, settings.message_burst * AT_ONE_ADDRESS
        )
        self.at_tables = Crowd(max(1, settings.onlookers // AT_ONE_ADDRESS), MOST_CONNECTIONS)
        self._lines: asyncio.Queue[str] = asyncio.Queue(MOST_LINES)  # to other processes

    async def start(self) -> None:
        await self.store.upgrade()
        away = await self.store.wake(self.rooms.now())
        if away:
            LOG.info("clocks were moved by the time without a server", extra={"facts": {"s": away}})
        self._tasks.append(asyncio.create_task(self._sweep_forever()))
        if self.store.is_shared:
            self._meet_neighbours()

    def _meet_neighbours(self) -> None:
        """Other processes may serve the same tables."""
        self.neighbours = Neighbourhood(self.rooms, self._say)
        self.rooms.neighbours = self.neighbours
        listener = Listener(self.settings.url, self.neighbours)
        self._tasks.append(asyncio.create_task(listener.listen()))
        self._tasks.append(asyncio.create_task(self._say_all()))

    def _say(self, line: str) -> None:
        """Nobody waits for it; the others notice what is lost, and ask."""
        with contextlib.suppress(asyncio.QueueFull):
            self._lines.put_nowait(line)

    async def _say_all(self) -> None:
        """One after the other: what is told later is newer."""
        while True:
            line = await self._lines.get()
            try:
                await self.store.say(line)
            except (OSError, SQLAlchemyError):
                LOG.warning("could not tell the other processes who is here")
            finally:
                self._lines.task_done()

    async def stop(self) -> None:
        """First nobody comes in, then bots stop thinking, then the last change is written."""
        await self.doors.shut()
        with contextlib.suppress(TimeoutError):  # the others hear that all have left
            await asyncio.wait_for(self._lines.join(), LAST_WORDS)
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.thinking.stop()
        self.replays.stop()
        with contextlib.suppress(OSError, SQLAlchemyError):  # else some seconds are given back
            await self.store.stay_awake(self.rooms.now())
        await self.store.close()

    async def _sweep_forever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                LOG.exception("the sweep failed; trying again")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Clocks that ran out, and bots whose process died. One bad table stops no other."""
        now = self.rooms.now()
        if now - self._said_awake >= AWAKE:
            self._said_awake = now
            await self.store.stay_awake(now)
        if now - self._tidied >= TIDY:
            self._tidied = now
            await self.store.forget_guests(now - NEVER_SAT)
        if self.neighbours is not None:
            self.neighbours.beat()
        for table_id in await self.store.due(now, MOST_DUE + len(self._hopeless)):
            if table_id in self._hopeless:
                continue
            try:
                await self.rooms.change(table_id, lambda table: table.run_out(now))
            except Malformed:  # it cannot be read, and will not be next time
                self._hopeless.add(table_id)
            except SpieluhrError:
                pass
            except Exception:
                LOG.exception("could not tend to a table")
        for room in self.rooms.all_in_use():
            try:
                self._wake_late(room, now)
            except Exception:
                LOG.exception("could not wake a bot")

    def _wake_late(self, room: Room, now: float) -> None:
        """Where nobody is connected to this process, nobody waits for a bot here."""
        due = room.table.row.bot_due
        if room.ears and due is not None and due <= now and room.table.bot_to_move is not None:
            self.thinking.wake(room.table.row.id)

    def moved(self, guest: str) -> None:
        """What was shown before is void: the guest is on another device now, or nowhere."""
        self.rooms.forget(guest)
        if self.neighbours is not None:
            self.neighbours.moved(guest)
