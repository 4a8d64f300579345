"""PostgreSQL tells every process what another one has changed."""

import asyncio
import contextlib
import logging

import asyncpg
import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from spieluhr.core.errors import SpieluhrError
from spieluhr.server.live.cluster import SharedCluster
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.store.changes import CHANNEL, PRESENCE

LOG = logging.getLogger("spieluhr.server")
AGAIN = 1.0  # seconds until a lost connection is tried again
BEAT = 30.0  # seconds after which a silent connection is asked whether it is alive
SKEW = 120.0  # seconds by which clocks of several hosts may differ


class Listener:
    """Hears of changes and passes them to the rooms; no table waits for another."""

    def __init__(self, url: str, rooms: Rooms, cluster: SharedCluster) -> None:
        parsed = sql.make_url(url).set(drivername="postgresql")
        self.url = parsed.render_as_string(hide_password=False)
        self.rooms = rooms
        self.cluster = cluster
        self._listened = self.rooms.now()  # until then nothing was missed
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Until cancelled. What was missed while nobody listened is looked up."""
        while True:
            try:
                await self._listen_once()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                LOG.warning("lost the connection that listens for changes")
            await asyncio.sleep(AGAIN)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self.url)
        gone = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, lambda *got: self._table_changed(str(got[3])))
            await connection.add_listener(PRESENCE, lambda *got: self._receive(str(got[3])))
            await self._catch_up()
            while not gone.is_set():
                self._listened = self.rooms.now()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(gone.wait(), BEAT)
                await connection.execute("SELECT 1", timeout=BEAT)
        finally:
            connection.terminate()

    async def _catch_up(self) -> None:
        try:
            versions = await self.rooms.store.changed_since(self._listened - SKEW)
        except SQLAlchemyError:
            raise OSError from None
        for table_id, version in versions.items():
            self._table_changed(f"{table_id} {version}")

    def _table_changed(self, line: str) -> None:
        task = asyncio.create_task(self._pass_on(line))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _receive(self, line: str) -> None:
        try:
            self.cluster.receive(line)
        except Exception:
            LOG.exception("could not understand another process")

    async def _pass_on(self, line: str) -> None:
        table_id, version = line.split()
        try:
            await self.rooms.changed_elsewhere(table_id, int(version))
        except (OSError, SQLAlchemyError, SpieluhrError):
            LOG.warning("could not read a table that changed elsewhere")
