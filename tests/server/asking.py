"""A server in the test's own process, and people who ask it over HTTP."""

import asyncio
import contextlib
import hashlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from spieluhr.core import fair
from spieluhr.server.app import make_app
from spieluhr.server.live.lobby import Lobby
from spieluhr.server.live.room import Room
from spieluhr.server.settings import Settings
from spieluhr.server.store.changes import Change
from spieluhr.server.tables import pledges, seating
from spieluhr.server.tables.table import Table

Json = dict[str, Any]
HOST = "http://table.test"
ALONE = [{"kind": "me"}, {"kind": "me"}]


@contextlib.asynccontextmanager
async def serving(
    folder: Path, is_adding: bool = True, **settings: Any
) -> AsyncIterator[Starlette]:
    """`is_adding`: whoever sits down adds to chance at once, as a browser does by itself."""
    settings.setdefault("db", f"sqlite:///{folder / 'test.sqlite'}")
    app = make_app(Settings(workers=1, **settings))
    async with app.router.lifespan_context(app):
        if is_adding:
            _add_to_chance(app.state.service.lobby)
        yield app


def _add_to_chance(lobby: Lobby) -> None:
    hear = lobby.seated

    async def seated(room: Room) -> None:
        await hear(room)
        for guest in [place.guest for place in room.table.seats if place.guest] * 2:
            await lobby.rooms.change(room.table.row.id, adding(guest, lobby.rooms.now()))

    lobby.seated = seated


def adding(guest: str, now: float) -> Callable[[Table], Change | None]:
    """What the browser of that guest says to a table that has not begun."""
    nonce = hashlib.sha256(guest.encode()).hexdigest()

    def add(table: Table) -> Change | None:
        wants = pledges.wants(table.row, table.seats, table.mine(guest))
        if wants == "pledge":
            return seating.pledge(table, guest, fair.commitment(bytes.fromhex(nonce)), now)
        return None if wants is None else seating.reveal(table, guest, nonce, now)

    return add


def visitor(app: Starlette, **headers: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=HOST, headers=headers)


@contextlib.asynccontextmanager
async def guest(app: Starlette, name: str = "Anna") -> AsyncIterator[httpx.AsyncClient]:
    async with visitor(app) as client:
        assert (await client.post("/api/me", json={"name": name})).status_code == 201
        yield client


@contextlib.asynccontextmanager
async def bot(app: Starlette, owner: httpx.AsyncClient) -> AsyncIterator[httpx.AsyncClient]:
    made = (await owner.post("/api/tokens", json={"name": "Robo"})).json()
    async with visitor(app, authorization=f"Bearer {made['token']}") as client:
        yield client


async def new_table(
    client: httpx.AsyncClient, seats: list[Json], game: str = "antinomy", **wishes: Any
) -> str:
    answer = await client.post("/api/tables", json={"game": game, "seats": seats, **wishes})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


class Reading:
    """A bot's stream, read line by line while the server runs."""

    def __init__(self, app: Starlette, client: httpx.AsyncClient) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.raw: list[bytes] = []
        self._lines: asyncio.Queue[Json] = asyncio.Queue()
        self._gone = asyncio.Event()
        self._begun = asyncio.Event()
        headers = [(k.lower().encode(), v.encode()) for k, v in client.headers.items()]
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET",
            "scheme": "http", "path": "/api/bot/turns", "raw_path": b"/api/bot/turns",
            "root_path": "", "query_string": b"", "headers": headers,
            "client": ("127.0.0.1", 1), "server": ("table.test", 80), "state": {},
        }  # fmt: skip
        self.task = asyncio.create_task(app(scope, self._receive, self._send))

    async def _receive(self) -> Json:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {k.decode(): v.decode() for k, v in message["headers"]}
            self._begun.set()
            return
        self.raw.append(message["body"])
        for line in message["body"].splitlines():
            self._lines.put_nowait(json.loads(line))

    async def begun(self) -> int:
        await asyncio.wait_for(self._begun.wait(), 5)
        return self.status

    async def line(self, wanted: str = "") -> Json:
        """The next one, or the next of that kind."""
        async with asyncio.timeout(10):
            while True:
                told = await self._lines.get()
                if wanted in ("", told["is"]):
                    return told

    async def leave(self) -> None:
        self._gone.set()
        await asyncio.wait_for(self.task, 5)
