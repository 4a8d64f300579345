"""The server inside a page: its routes and tables are those of `spieluhr serve`.

A worker of the browser runs this and passes on what the page asks (web/src/lib/transports).
"""

from typing import Final, Protocol

from spieluhr.offline.asgi import Answer, Line, Visitor
from spieluhr.offline.database import PageDatabase, Pages
from spieluhr.offline.thinking import PageCrew
from spieluhr.server.app import make_app
from spieluhr.server.service import Service
from spieluhr.server.settings import Settings
from spieluhr.server.store.store import Store

# Nobody but the one person here can ask for too much.
PLENTY: Final = 1_000.0
SETTINGS: Final = Settings(
    workers=1,
    messages=PLENTY,
    message_burst=PLENTY,
    requests=PLENTY,
    request_burst=PLENTY,
    sweep_seconds=2.0,
)


class Outside(Protocol):
    """What the worker can do that Python cannot."""

    async def keep(self, content: bytes, numbers: list[int], count: int, size: int) -> None:
        """Store these pages of the database, in one go with all others."""

    async def keep_cookies(self, cookies: str) -> None:
        """Store who this browser is."""

    async def think(self, job: bytes) -> bytes:
        """Have the other worker do it."""

    async def fetch_upgrade(self) -> None:
        """Make Alembic importable."""

    def say(self, line: int, text: str) -> None:
        """One message down."""

    def hang_up(self, line: int, code: int) -> None:
        """The line is closed."""


class PageStore(Store):
    """It begins as a database that was made with the page; an older one is brought up to date."""

    def __init__(self, database: PageDatabase, form: str, outside: Outside) -> None:
        super().__init__(database)
        self.form = form
        self._outside = outside

    async def upgrade(self) -> None:
        """Alembic is loaded only where there is something to do for it."""
        if await self._form() != self.form:
            await self._outside.fetch_upgrade()
            await super().upgrade()

    async def _form(self) -> str:
        return await self.database.look(
            lambda db: str(db.exec_driver_sql("SELECT version_num FROM alembic_version").scalar())
        )


class Page:
    """One page, as long as it is open."""

    def __init__(
        self, outside: Outside, saved: bytes, cookies: str, form: str, is_fresh: bool = True
    ) -> None:
        self._outside = outside
        self.database = PageDatabase(saved, self._keep, is_kept=not is_fresh)
        self.service = Service(
            SETTINGS,
            PageStore(self.database, form, outside),
            lambda _count: PageCrew(outside.think),
        )
        self._visitor = Visitor(make_app(SETTINGS, self.service), cookies)
        self._lines: dict[int, Line] = {}

    async def start(self) -> None:
        """As a server starts: clocks go on where they stood when the page was closed."""
        await self.service.start()

    async def ask(self, method: str, path: str, headers: dict[str, str], body: bytes) -> Answer:
        """One request."""
        before = self._visitor.cookies
        answer = await self._visitor.ask(method, path, headers, body)
        if self._visitor.cookies != before:
            await self._outside.keep_cookies(self._visitor.cookies)
        return answer

    def call(self, line: int, path: str) -> None:
        """Opens a line to a table, under a number of the caller's choice."""

        def hang_up(code: int) -> None:
            self._lines.pop(line, None)
            self._outside.hang_up(line, code)

        self._lines[line] = self._visitor.call(
            path, lambda text: self._outside.say(line, text), hang_up
        )

    def say(self, line: int, text: str) -> None:
        """One message up; a line that is closed already hears nothing."""
        if line in self._lines:
            self._lines[line].say(text)

    def close(self, line: int) -> None:
        """This side hangs up."""
        if line in self._lines:
            self._lines.pop(line).close()

    async def _keep(self, pages: Pages) -> None:
        await self._outside.keep(pages.content, pages.numbers, pages.count, pages.size)
