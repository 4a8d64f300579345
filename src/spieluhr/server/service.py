"""All parts of one server process, and what it does without being asked."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from spieluhr.bots import LEVELS
from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.server.bots.bot_workers import BotWorkers
from spieluhr.server.bots.reviews import Reviews
from spieluhr.server.crew import Crew
from spieluhr.server.errors import Unreadable
from spieluhr.server.live.cluster import Cluster, SharedCluster, SingleProcess
from spieluhr.server.live.lobby import Lobby
from spieluhr.server.live.open_rooms import OpenRooms
from spieluhr.server.live.outbox import Outbox
from spieluhr.server.live.replay_worker import ReplayWorker
from spieluhr.server.live.room import Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.live.streams import Streams
from spieluhr.server.live.websocket import TableSockets
from spieluhr.server.protection.guests import Guests
from spieluhr.server.protection.health import Health
from spieluhr.server.protection.shutdown import Shutdown
from spieluhr.server.settings import Settings
from spieluhr.server.store.store import Store, connect

LOG = logging.getLogger("spieluhr.server")
MOST_DUE = 100  # tables that are seen to at once
NEVER_SAT = 7 * 24 * 3600.0  # seconds after which a guest who never sat down is forgotten
TIDY = 600.0  # seconds between looking for them
AWAKE = 5.0  # seconds between notes that a server is up


class Service:
    """One process. `start` brings the database up to date; `stop` loses nothing."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        make_crew: Callable[[int], Crew] | None = None,
    ) -> None:
        make_crew = make_crew or _processes()
        self.settings = settings
        self.store = store or connect(settings.url)
        self.health = Health(self.store)
        self.guests = Guests(self.store)
        self.outbox = Outbox(self.store)
        open_rooms = OpenRooms()
        is_shared = self.store.is_shared
        self._shared = SharedCluster(open_rooms, self.outbox.put, time.time) if is_shared else None
        self.cluster: Cluster = self._shared or SingleProcess()
        self.rooms = Rooms(
            self.store, time.time, open_rooms, self.cluster, most_spectators=settings.spectators
        )
        self.streams = Streams(self.rooms, settings.alive_seconds)
        bots = (*LEVELS, *settings.bots)
        self.lobby = Lobby(self.rooms, self.streams.seated, bots)
        self.bot_workers = BotWorkers(self.rooms, make_crew(settings.workers), bots)
        self.sockets = TableSockets(settings, self.guests, self.rooms, self.bot_workers)
        self.replays = ReplayWorker(make_crew(1))
        self.reviews = Reviews(self.store, self.bot_workers, time.time)
        self.shutdown = Shutdown(self.streams.close)
        self._said_awake = 0.0
        self._tidied = self.rooms.now()
        self._hopeless: set[str] = set()  # tables that cannot be read: they hold up no other
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Brings the database up to date, then begins what runs in the background."""
        await self.store.upgrade()
        away = await self.store.wake(self.rooms.now())
        if away:
            LOG.info("clocks were moved by the time without a server", extra={"facts": {"s": away}})
        self._tasks.append(asyncio.create_task(self._sweep_forever()))
        if self._shared is not None:
            from spieluhr.server.live.listener import Listener  # noqa: PLC0415  # an own driver

            self._shared.start()
            listener = Listener(self.settings.url, self.rooms, self._shared)
            self._tasks.append(asyncio.create_task(listener.listen()))
            self._tasks.append(asyncio.create_task(self.outbox.send_forever()))

    async def stop(self) -> None:
        """First nobody comes in, then bots stop thinking, then the last change is written."""
        await self.shutdown.begin()
        await self.outbox.flush()
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.reviews.stop()
        await self.bot_workers.stop()
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
        self.cluster.beat()
        for table_id in await self.store.due(now, MOST_DUE + len(self._hopeless)):
            if table_id in self._hopeless:
                continue
            try:
                await self.rooms.change(table_id, lambda table: table.run_out(now))
            except (Malformed, Unreadable):  # it cannot be read, and will not be next time
                self._hopeless.add(table_id)
            except SpieluhrError:
                pass
            except Exception:
                LOG.exception("could not tend to a table")
        for room in self.rooms.open.all():
            try:
                self._wake_late(room, now)
            except Exception:
                LOG.exception("could not wake a bot")

    def _wake_late(self, room: Room, now: float) -> None:
        """If nobody is connected to this process, nobody is waiting for a bot here."""
        table, due = room.table, room.table.row.bot_due
        is_late = due is not None and due <= now and table.bot_to_move is not None
        if room.connections and is_late:
            self.bot_workers.wake(table.row.id)

    def moved(self, guest: str) -> None:
        """What was shown before is void: the guest is on another device now, or nowhere."""
        self.rooms.open.forget(guest)
        self.cluster.announce_move(guest)


def _processes() -> Callable[[int], Crew]:
    from spieluhr.server.workers import Workers  # noqa: PLC0415  # a page has no processes

    return Workers
