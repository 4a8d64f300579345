"""SQLite in memory, whose pages are kept elsewhere with every change."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Final

import sqlalchemy as sql

from spieluhr.server.store.databases import Database, T, Work, begin, sqlite_engine

SIZE_AT: Final = 16  # where the header of the file says how large a page is
Keep = Callable[["Pages"], Awaitable[None]]


class Pages:
    """What a change has made of the file: the pages that are new, and how many there are now."""

    def __init__(self, before: bytes, after: bytes) -> None:
        self.size = int.from_bytes(after[SIZE_AT : SIZE_AT + 2], "big") or 65536
        old, new = memoryview(before), memoryview(after)
        self.count = len(after) // self.size
        self.numbers = [n for n in range(self.count) if self._of(old, n) != self._of(new, n)]
        self.content = b"".join(self._of(new, n) for n in self.numbers)

    def _of(self, file: memoryview, n: int) -> memoryview:
        return file[n * self.size : (n + 1) * self.size]


class PageDatabase(Database):
    """One reader and writer. A write returns when it is kept, so nobody is told before."""

    is_shared = False

    def __init__(self, saved: bytes, keep: Keep, is_kept: bool) -> None:
        self._engine = sqlite_engine(sql.make_url("sqlite://"), in_memory=True)
        sql.event.listen(self._engine, "begin", begin)
        self._keep = keep
        self._kept = saved if is_kept else b""
        self._keeping = asyncio.Lock()
        if saved:
            self._raw().deserialize(saved)

    async def read(self, work: Work[T]) -> T:
        with self._engine.connect() as db:
            return work(db)

    look = read

    async def write(self, work: Work[T]) -> T:
        with self._engine.begin() as db:
            result = work(db)
        await self._keep_all()
        return result

    def file(self) -> bytes:
        """As a file of SQLite, e.g. for a server."""
        return self._raw().serialize()

    async def close(self) -> None:
        self._engine.dispose()

    async def _keep_all(self) -> None:
        async with self._keeping:  # whoever waited here has been kept with the one before
            now = self.file()
            pages = Pages(self._kept, now)
            if pages.numbers:
                await self._keep(pages)
                self._kept = now

    def _raw(self) -> sqlite3.Connection:
        raw = self._engine.raw_connection().driver_connection
        assert isinstance(raw, sqlite3.Connection)
        return raw
