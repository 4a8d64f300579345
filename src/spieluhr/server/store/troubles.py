"""What can be wrong with a database, in words for whoever starts a server."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from spieluhr.core.errors import Malformed
from spieluhr.server.store.store import Store, connect, read_url

T = TypeVar("T")
WORDS = {
    "unable to open database file": "the file cannot be opened",
    "file is not a database": "the file is not an SQLite database",
    "attempt to write a readonly database": "the file is read-only",
    "database is locked": "another process has locked the file",
    "disk image is malformed": "the file is damaged",
    "no such table": "it holds no Spieluhr tables",
    "does not exist": "there is no such database, table or user",
    "password authentication failed": "wrong name or password",
}


def shown(url: str) -> str:
    """Without the password."""
    return read_url(url).render_as_string(hide_password=True)


def ask(url: str, what: Coroutine[Any, Any, T]) -> T:
    """Run it to its end; what the database refuses is an error in words."""
    try:
        return asyncio.run(what)
    except (SQLAlchemyError, asyncpg.PostgresError, OSError, TimeoutError) as error:
        raise Malformed("file", file=shown(url), problem=in_words(error)) from None


def in_words(error: BaseException) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    said = str(cause)
    for sign, words in WORDS.items():
        if sign in said:
            return words
    if isinstance(cause, PermissionError):
        return "the folder is read-only"
    if isinstance(cause, OSError | TimeoutError):
        return "the database is not responding"
    return (said.splitlines() or [type(cause).__name__])[0].rstrip(".")


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
