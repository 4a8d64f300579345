"""All parts of one server process, and what it does without being asked."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from spieluhr import __version__
from spieluhr.bots import LEVELS
from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.server import metrics, pauses
from spieluhr.server.bots.bot_workers import BotWorkers
from spieluhr.server.bots.par_runs import ParRuns
from spieluhr.server.bots.reviews import Reviews
from spieluhr.server.bots.training import Training
from spieluhr.server.crew import Crew
from spieluhr.server.errors import Unreadable
from spieluhr.server.live.cluster import Cluster, SharedCluster, SingleProcess
from spieluhr.server.live.housekeeping import Housekeeping
from spieluhr.server.live.lobby import Lobby
from spieluhr.server.live.open_rooms import OpenRooms
from spieluhr.server.live.outbox import Outbox
from spieluhr.server.live.replay_worker import ReplayWorker
from spieluhr.server.live.room import Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.live.streams import Streams
from spieluhr.server.live.tournaments import Tournaments
from spieluhr.server.live.websocket import TableSockets
from spieluhr.server.protection.attempts import Attempts
from spieluhr.server.protection.guests import Guests
from spieluhr.server.protection.health import Health
from spieluhr.server.protection.limits import Turns
from spieluhr.server.protection.orders import OperatorOrders
from spieluhr.server.protection.shutdown import Shutdown
from spieluhr.server.settings import Settings
from spieluhr.server.store.retention import keeping
from spieluhr.server.store.store import Store, connect

if TYPE_CHECKING:
    from spieluhr.server.notices.herald import Herald

LOG = logging.getLogger("spieluhr.server")
MOST_DUE = 100  # tables that are seen to at once
CALL = 5  # sweeps between looks for players to be called
CLAIMED = 120.0  # seconds after which another process may play on there
LOOK = 60.0  # seconds between looks for tables that nobody needs in memory
AWAKE = 5.0  # seconds between notes that a server is up


class Service:
    """One process. `start` brings the database up to date; `stop` loses nothing."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        make_crew: Callable[[int], Crew] | None = None,
    ) -> None:
        is_page = make_crew is not None
        make_crew = make_crew or _processes()
        self.settings = settings
        self.store = store or connect(settings.url)
        self.health = Health(self.store)
        self.guests = Guests(self.store)
        self.orders = OperatorOrders()
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
        self.lobby = Lobby(self.rooms, self.streams.seated, bots, self.orders)
        self.bot_workers = BotWorkers(self.rooms, make_crew(settings.workers), bots)
        self.sockets = TableSockets(
            settings, self.guests, self.rooms, self.bot_workers, self.orders
        )
        self.housekeeping = Housekeeping(
            self.store, self.orders, keeping(settings), self.sockets, self.streams, open_rooms
        )
        self.attempts = Attempts(settings)
        self.turns = Turns()  # of guests who add something
        self.replays = ReplayWorker(make_crew(1))
        self.tournaments = Tournaments(self.lobby)
        self.reviews = Reviews(self.store, self.bot_workers, time.time)
        self._herald = None if is_page else _herald(self.rooms, settings)
        self.training = Training(self.bot_workers)
        self.par_runs = ParRuns(self.bot_workers, settings.par_runs)
        self.shutdown = Shutdown(self.streams.close)
        self._said_awake = 0.0
        self.began = self.rooms.now()
        self._called = 0.0
        self._looked = self.rooms.now()
        self._hopeless: set[str] = set()  # tables that cannot be read: they hold up no other
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def herald(self) -> "Herald":
        """Calls players to their tables; routes that ask for it are not in a page."""
        assert self._herald is not None
        return self._herald

    async def start(self) -> None:
        """Brings the database up to date, then begins what runs in the background."""
        await self.store.upgrade()
        away = await self.store.wake(self.rooms.now())
        if away:
            LOG.info("clocks were moved by the time without a server", extra={"facts": {"s": away}})
        await self.housekeeping.look()
        await self.store.operation.note("server", "start", version=__version__)
        metrics.STARTED.set(self.rooms.now())
        metrics.INFO.labels(__version__).set(1)
        self._tasks += self.housekeeping.tasks()
        if self._herald is not None:
            await self._herald.start(self.settings.push_key)
        self._tasks.append(asyncio.create_task(self._sweep_forever()))
        self._tasks.append(asyncio.create_task(pauses.watch_loop()))
        if self._shared is not None:
            from spieluhr.server.live.listener import Listener  # noqa: PLC0415  # an own driver

            self._shared.start()
            self.bot_workers.get_ready()
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
        if self._herald is not None:
            await self._herald.stop()
        await self.reviews.stop()
        await self.par_runs.stop()
        await self.bot_workers.stop()
        self.replays.stop()
        with contextlib.suppress(OSError, SQLAlchemyError):  # else some seconds are given back
            await self.store.stay_awake(self.rooms.now())
            await self.store.operation.note("server", "stop", version=__version__)
        await self.store.close()

    async def _sweep_forever(self) -> None:
        while True:
            try:
                await self.sweep()
                metrics.SWEPT.set(self.rooms.now())
            except Exception:
                metrics.FAILURES.labels("sweep").inc()
                LOG.exception("the sweep failed; trying again")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Clocks that ran out, and bots whose process died. One bad table stops no other."""
        now = self.rooms.now()
        if now - self._said_awake >= AWAKE:
            self._said_awake = now
            await self.store.stay_awake(now)
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
        if now - self._looked >= LOOK:
            self._looked = now
            self.rooms.open.forget_quiet(now)
        for room in self.rooms.open.all():
            try:
                self._wake_late(room, now)
            except Exception:
                LOG.exception("could not wake a bot")
        await self.tournaments.sweep()
        await self._wake_unwatched(now)
        await self.rooms.standing.sweep(now)
        if self._herald is not None and now - self._called >= self.settings.sweep_seconds * CALL:
            self._called = now
            await self._herald.sweep(now)

    async def _wake_unwatched(self, now: float) -> None:
        """Bots of tournaments whose process was stopped, or that had to wait."""
        space = self.bot_workers.space
        if space <= 0:
            return
        for table_id in await self.store.tournaments.claim_bots(now, now + CLAIMED, space):
            await self.rooms.readable(table_id)
            self.bot_workers.wake(table_id)

    def _wake_late(self, room: Room, now: float) -> None:
        """If nobody is connected to this process, nobody is waiting for a bot here."""
        table, due = room.table, room.table.row.bot_due
        is_late = due is not None and due <= now and table.bot_to_move is not None
        if room.connections and is_late:
            self.bot_workers.wake(table.row.id)

    def moved(self, guest: str) -> None:
        """What was shown before is void: the guest is nowhere any more."""
        self.rooms.open.forget(guest)
        self.cluster.announce_move(guest)

    def signed_out(self, device: str) -> None:
        """Its connections are closed at once, in all processes."""
        self.rooms.open.signed_out.send(device)
        self.cluster.announce_sign_out(device)


def _processes() -> Callable[[int], Crew]:
    from spieluhr.server.workers import Workers  # noqa: PLC0415  # a page has no processes

    return Workers


def _herald(rooms: Rooms, settings: Settings) -> "Herald":
    from spieluhr.server.notices.making import made  # noqa: PLC0415  # a page calls nobody

    return made(rooms, settings)
