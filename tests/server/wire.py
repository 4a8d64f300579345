"""A WebSocket to the application in the same process: every byte that comes down is kept."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette

from spieluhr.server.app import make_app
from spieluhr.server.protection.guests import COOKIE
from spieluhr.server.service import Service
from spieluhr.server.settings import Settings
from tests.server.tables import Club, add_guests

PATIENCE = 20.0  # seconds until an answer is missed
FAST = {"requests": 1e9, "request_burst": 1e9, "messages": 1e9, "message_burst": 1e9}
Message = MutableMapping[str, Any]


class Wire:
    """One connection. `closed` is the code with which the server hung up."""

    def __init__(self, app: Starlette, table: str, guest: str | None, **headers: str) -> None:
        sent = {"host": "club", **headers}
        if guest is not None:
            sent["cookie"] = f"{COOKIE}={guest}"
        self._scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1",
            "scheme": "ws", "path": f"/ws/{table}", "raw_path": f"/ws/{table}".encode(),
            "query_string": b"", "root_path": "", "client": ("127.0.0.1", 1),
            "server": ("club", 80), "subprotocols": [], "state": {}, "extensions": {},
            "headers": [(key.encode(), value.encode()) for key, value in sent.items()],
        }  # fmt: skip
        self._up: asyncio.Queue[Message] = asyncio.Queue()
        self._down: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._app = app
        self._task: asyncio.Task[None] | None = None
        self.is_reading = asyncio.Event()
        self.is_reading.set()
        self.is_accepted = False
        self.closed: int | None = None

    async def __aenter__(self) -> "Wire":
        self._up.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(self._scope, self._up.get, self._heard))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.is_reading.set()
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1000})
        assert self._task is not None
        await asyncio.wait_for(self._task, PATIENCE)

    async def _heard(self, message: Message) -> None:
        await self.is_reading.wait()
        if message["type"] == "websocket.accept":
            self.is_accepted = True
        elif message["type"] == "websocket.close":
            self.closed = message.get("code")
            self._down.put_nowait(None)
        else:
            self._down.put_nowait(message["text"].encode())

    def send(self, message: str | bytes) -> None:
        key = "text" if isinstance(message, str) else "bytes"
        self._up.put_nowait({"type": "websocket.receive", key: message})

    def say(self, **asked: Any) -> None:
        self.send(msgspec.json.encode(asked).decode())

    async def raw(self) -> bytes | None:
        """The next message, but for who came and went; None: the server has hung up."""
        while True:
            found = await asyncio.wait_for(self._down.get(), PATIENCE)
            if found is None or not found.startswith(b'{"is":"presence"'):
                return found

    async def next(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, of that kind if one is named."""
        while True:
            found = await self.raw()
            assert found is not None, f"closed with {self.closed}"
            read: dict[str, Any] = msgspec.json.decode(found)
            if kind in (None, read["is"]):
                return read


class Served(Club):
    """A whole server without a network."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.service: Service = app.state.service
        super().__init__(self.service.store)
        self.rooms = self.service.rooms
        self.rooms.now = self.watch

    def wire(self, table: str, guest: str | None, **headers: str) -> Wire:
        return Wire(self.app, table, guest, **headers)


@contextlib.asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[Served]:
    chosen = Settings(db=f"sqlite:///{folder / 'club.sqlite'}", **(FAST | settings))
    app = make_app(chosen)
    async with app.router.lifespan_context(app):
        await add_guests(app.state.service.store)
        yield Served(app)


def serve(folder: Path, test: Callable[[Served], Awaitable[None]], **settings: Any) -> None:
    async def all_of_it() -> None:
        async with served(folder, **settings) as made:
            await test(made)

    asyncio.run(all_of_it())
