"""Where Python and the worker's JavaScript meet: values of the one become values of the other."""

import importlib
import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from spieluhr.offline.compiled import archive
from spieluhr.offline.page import Page

HERE: Final = files("spieluhr.offline")
FRESH, FORM = "fresh.sqlite", "form.txt"  # a database without games, and which form it has


class Worker:
    """What the worker can do, with Python's values (`page.Outside`)."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def keep(self, content: bytes, numbers: list[int], count: int, size: int) -> None:
        """Pages of the database."""
        await self._worker.keep(_to_js(content), _to_js(numbers), count, size)

    async def keep_cookies(self, cookies: str) -> None:
        """Who this browser is."""
        await self._worker.keep_cookies(cookies)

    async def think(self, job: bytes) -> bytes:
        """In the other worker, which is begun anew if nobody waits any more."""
        try:
            thought = await self._worker.think(_to_js(job))
        except BaseException:
            self._worker.stop()
            raise
        return bytes(thought.to_bytes())

    async def fetch_upgrade(self) -> None:
        """Make Alembic importable."""
        await self._worker.fetch_upgrade()
        importlib.invalidate_caches()

    def say(self, line: int, text: str) -> None:
        """One message down."""
        self._worker.say(line, text)

    def hang_up(self, line: int, code: int) -> None:
        """The line is closed."""
        self._worker.hang_up(line, code)


class Tables:
    """What the worker asks of the page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.call, self.say, self.close = page.call, page.say, page.close

    async def ask(self, method: str, path: str, headers: str, body: str) -> Any:
        """Status, headers as JSON, and the body."""
        answer = await self._page.ask(method, path, json.loads(headers), body.encode())
        parts = {"status": answer.status, "headers": json.dumps(answer.headers)}
        return _to_js({**parts, "body": answer.body}, dict_converter=_object())


def compiled(folder: str) -> Any:
    """What this start has compiled, for the next one."""
    return _to_js(archive(Path(folder)))


async def begin(worker: Any, saved: Any, cookies: str) -> Tables:
    """From what was kept on this device, or from nothing."""
    kept = bytes(saved.to_bytes())
    file = kept or HERE.joinpath(FRESH).read_bytes()
    page = Page(Worker(worker), file, cookies, HERE.joinpath(FORM).read_text(), not kept)
    await page.start()
    return Tables(page)


def _object() -> Any:
    import js  # noqa: PLC0415  # type: ignore[import-not-found]

    return js.Object.fromEntries


def _to_js(value: Any, **how: Any) -> Any:
    from pyodide.ffi import to_js  # noqa: PLC0415  # there is one only in a browser

    return to_js(value, **how)
