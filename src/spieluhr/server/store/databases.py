"""How work gets to a database: SQLite by threads with one writer, PostgreSQL by a pool.

Work is a function of an open connection. It is written once for both databases.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import StatementError

from spieluhr.core.errors import Malformed
from spieluhr.server.store import private_files
from spieluhr.server.store.drivers import PostgresError
from spieluhr.server.store.errors import DatabaseFault, without_values

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[sql.Connection], T]

BUSY_SECONDS = 10.0  # that another process may hold the file
READERS = 2  # threads
TOGETHER = 200  # changes in one transaction, at most
SQLITE = b"SQLite format 3"  # how such a file begins
CONNECTIONS = 8  # to PostgreSQL, of one process


class Database(Protocol):
    """Reads see one moment; a write is one transaction, and committed when it returns."""

    is_shared: bool  # may other processes write to it as well?

    async def look(self, work: Work[T]) -> T:
        """One statement; on PostgreSQL it may write as well."""

    async def read(self, work: Work[T]) -> T:
        """Several statements that all see the same moment."""

    async def write(self, work: Work[T]) -> T:
        """One transaction; on an error nothing of it is kept."""

    async def close(self) -> None:
        """After this nothing can be read or written."""


class Sqlite(Database):
    """One thread writes. What comes while it does is committed together, by one write to disk."""

    is_shared = False

    def __init__(self, url: sql.URL) -> None:
        in_memory = url.database in (None, "", ":memory:")
        if not in_memory:
            _make_private(Path(str(url.database)))
        self._engine = sqlite_engine(url, in_memory)
        sql.event.listen(self._engine, "begin", begin)
        self._writing = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = self._writer if in_memory else ThreadPoolExecutor(READERS, "store-reader")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        def run() -> T:
            with self._engine.connect() as db:
                return work(db)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    look = read

    async def write(self, work: Work[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        """Waiting callers hear of it only after the commit."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
                works = [work for work, _ in batch]
                results = await loop.run_in_executor(self._writer, self._commit, works)
                for (_, done), result in zip(batch, results, strict=True):
                    _finish(done, result)
        finally:
            self._task = None

    def _commit(self, works: list[Work[Any]]) -> list[Any]:
        """All or none; if one fails, each is tried alone, and an error is its result."""
        try:
            with self._writing.begin() as db:
                return [work(db) for work in works]
        except Exception as error:
            if len(works) == 1:
                return [error]
            return [result for work in works for result in self._commit([work])]

    async def close(self) -> None:
        """What was begun is finished."""
        if self._task is not None:
            await asyncio.wait([self._task])
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()


def _make_private(path: Path) -> None:
    """SQLite gives new files beside it the same mode."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(OSError):  # the first statement says what is wrong with it
        private_files.make(path)
        with path.open("rb") as file:
            is_ours = file.read(len(SQLITE)) in (b"", SQLITE)
        for ending in ("", "-wal", "-shm") if is_ours else ():
            private_files.close(path.with_name(path.name + ending))


def _finish(done: asyncio.Future[Any], result: Any) -> None:
    if done.done():  # whoever waited was called away
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def sqlite_engine(url: sql.URL, in_memory: bool) -> sql.Engine:
    """With each connection prepared; `begin` has to be told of its transactions."""
    engine = sql.create_engine(
        url.set(drivername="sqlite"),
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        poolclass=sql.StaticPool if in_memory else sql.QueuePool,
        hide_parameters=True,  # seeds and hashes do not belong into a log
    )
    sql.event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: sqlite3.Connection, _record: Any) -> None:
    """Readers beside a writer; what is committed is on the disk."""
    connection.isolation_level = None  # we begin transactions ourselves
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def begin(db: sql.Connection) -> None:
    """A writer takes the file at once: it waits for others here and nowhere else."""
    db.exec_driver_sql(db.get_execution_options().get("begin", "BEGIN"))


class Postgres(Database):
    """A pool of connections; row locks keep processes apart."""

    is_shared = True

    def __init__(self, url: sql.URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415  # wants greenlet

        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=CONNECTIONS,
            hide_parameters=True,  # hidden cards are among them
        )
        self._looking = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def look(self, work: Work[T]) -> T:
        return await self._run(self._looking, work)

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._reading, work)

    async def write(self, work: Work[T]) -> T:
        return await self._run(self._engine, work)

    async def _run(self, engine: "AsyncEngine", work: Work[T]) -> T:
        """Once more if the connection had been lost: asking each time before costs more.

        It cannot do harm. What was committed after all is refused, as it was made for a version
        that is gone by then, or has a key that is taken.
        """
        try:
            return await self._once(engine, work)
        except DatabaseFault as fault:
            if not fault.is_lost:
                raise
        return await self._once(engine, work)

    async def _once(self, engine: "AsyncEngine", work: Work[T]) -> T:
        try:
            async with engine.begin() as db:
                return await db.run_sync(work)
        except (StatementError, PostgresError) as error:
            fault = without_values(error)
        raise fault  # out here: it must not drag the first one along into a log

    async def close(self) -> None:
        await self._engine.dispose()


def read_url(url: str) -> sql.URL:
    """Refuses in words what is no address of SQLite or PostgreSQL."""
    try:
        parsed = sql.make_url(url)
    except (sql.exc.ArgumentError, ValueError):
        parsed = None
    if parsed is None or parsed.get_backend_name() not in ("sqlite", "postgresql"):
        how = "use sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise Malformed("file", file=url, problem=how)
    return parsed
