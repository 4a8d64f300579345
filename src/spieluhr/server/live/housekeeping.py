"""What a process does without being asked, besides the games: follow orders, and forget."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from spieluhr.server import metrics
from spieluhr.server.live.open_rooms import OpenRooms
from spieluhr.server.live.streams import Streams
from spieluhr.server.live.websocket import TableSockets
from spieluhr.server.protection.orders import OperatorOrders
from spieluhr.server.store.retention import Keeping
from spieluhr.server.store.store import Store

LOG = logging.getLogger("spieluhr.server")
LOOK_SECONDS = 2.0  # between two looks at what the operator wants
CHECK_SECONDS = 15.0  # between two looks for devices that were signed out while nobody told us
FORGET_SECONDS = 60.0
PULSE_SECONDS = 0.5  # between two counts of people


class Housekeeping:
    """Of one process. What fails is logged, counted and tried again."""

    def __init__(
        self,
        store: Store,
        orders: OperatorOrders,
        keeping: Keeping,
        sockets: TableSockets,
        streams: Streams,
        rooms: OpenRooms,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.orders = orders
        self.keeping = keeping
        self.sockets = sockets
        self.streams = streams
        self.rooms = rooms
        self.now = now

    def tasks(self) -> list[asyncio.Task[None]]:
        """Until they are cancelled."""
        return [
            asyncio.create_task(_forever(work, seconds, name))
            for work, seconds, name in (
                (self.look, LOOK_SECONDS, "orders"),
                (self.check_devices, CHECK_SECONDS, "devices"),
                (self.forget, FORGET_SECONDS, "retention"),
            )
        ] + [asyncio.create_task(self._count_people())]

    async def look(self) -> None:
        """Bans, draining and announcements take effect; costs one number if nothing is new."""
        if await self.store.operation.changed() == self.orders.orders.changed:
            return
        self.orders.follow(await self.store.operation.orders())
        metrics.DRAINING.set(self.orders.is_draining)
        self.sockets.enforce()
        self.streams.enforce(self.orders)

    async def check_devices(self) -> None:
        """A message between processes may get lost; a device that is signed out stays so."""
        gone = await self.store.devices.gone(self.sockets.devices())
        if gone:
            self.sockets.sign_out(gone)

    async def forget(self) -> None:
        """One bounded run of what is kept long enough."""
        done = await self.store.retention.forget(self.keeping, self.now())
        for kind, count in done.counts.items():
            metrics.FORGOTTEN.labels(kind).inc(count)
        await self.store.notices.tidy(self.now())
        for table_id in done.tables:
            self.rooms.remove(table_id)
        metrics.FORGOT.set(self.now())

    async def _count_people(self) -> None:
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            metrics.PEOPLE.set(self.sockets.people())


async def _forever(work: Callable[[], Awaitable[None]], seconds: float, name: str) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except (OSError, SQLAlchemyError):
            metrics.FAILURES.labels(name).inc()
            LOG.warning("%s: the database did not answer; trying again", name)
        except Exception:
            metrics.FAILURES.labels(name).inc()
            LOG.exception("%s failed; trying again", name)
