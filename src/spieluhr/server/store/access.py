"""What can be wrong with a database, in words for whoever starts a server."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from spieluhr.core.errors import Malformed
from spieluhr.server.store.databases import read_url
from spieluhr.server.store.errors import in_words
from spieluhr.server.store.store import Store, connect

T = TypeVar("T")


def shown(url: str) -> str:
    """Without the password."""
    return read_url(url).render_as_string(hide_password=True)


def run(url: str, what: Coroutine[Any, Any, T]) -> T:
    """Run it to its end; what the database refuses is an error in words."""
    try:
        return asyncio.run(what)
    except (SQLAlchemyError, asyncpg.PostgresError, OSError, TimeoutError) as error:
        raise Malformed("file", file=shown(url), problem=in_words(error)) from None


async def prepare(url: str) -> None:
    """Brought up to date, and closed again."""

    async def nothing(_store: Store) -> None: ...

    await with_store(url, nothing)


async def with_store(
    url: str, work: Callable[[Store], Awaitable[T]], is_reading: bool = False
) -> T:
    """Open for one piece of work; brought up to date, unless it is only read."""
    parsed = read_url(url)
    is_file = parsed.get_backend_name() == "sqlite"
    if is_reading and is_file and not Path(parsed.database or "").exists():
        raise Malformed("file", file=parsed.database, problem="there is no such database")
    store = connect(url)
    try:
        await (store.need_current() if is_reading else store.upgrade())
        return await work(store)
    finally:
        await store.close()
