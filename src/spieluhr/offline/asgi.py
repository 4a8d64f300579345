"""Speaks to the server's application without a network, as a browser would through one."""

import asyncio
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from msgspec import Struct
from starlette.types import ASGIApp, Message, Scope

HOST: Final = "localhost"
HERE: Final = ("127.0.0.1", 0)  # who asks sits at this very device
REFUSED: Final = 1008  # a line that was never picked up
LOST: Final = 1006  # a line that broke

Hear = Callable[[str], None]
HangUp = Callable[[int], None]


class Answer(Struct, frozen=True):
    """What a route answered."""

    status: int
    headers: dict[str, str]
    body: bytes


class Visitor:
    """One browser: it has one cookie jar, asks routes and opens lines to tables."""

    def __init__(self, app: ASGIApp, cookies: str = "") -> None:
        self.app = app
        self._jar = SimpleCookie(cookies)

    @property
    def cookies(self) -> str:
        """As a later visitor would be given them."""
        return self._jar.output(attrs=[], header="", sep=";").strip()

    async def ask(self, method: str, path: str, headers: dict[str, str], body: bytes) -> Answer:
        """One request and its answer; a new cookie is remembered."""
        parts = [{"type": "http.request", "body": body}]
        sent: list[Message] = []

        async def receive() -> Message:
            return parts.pop() if parts else await _never()

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(self._scope("http", path, headers, method=method), receive, send)
        start, rest = sent[0], sent[1:]
        found = {name.decode(): value.decode("latin-1") for name, value in start["headers"]}
        self._remember(found)
        return Answer(start["status"], found, b"".join(one.get("body", b"") for one in rest))

    def call(self, path: str, hear: Hear, hang_up: HangUp) -> "Line":
        """A line to a table; `hang_up` is told why, when the other side closes it."""
        return Line(self.app, self._scope("websocket", path, {}), hear, hang_up)

    def _scope(self, kind: str, path: str, headers: dict[str, str], **more: Any) -> Scope:
        place = urlsplit(path)
        known = {**headers, "host": HOST, "cookie": self.cookies}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(place.path),
            "raw_path": place.path.encode(),
            "query_string": place.query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in known.items()],
            "client": HERE,
            "server": (HOST, 80),
            "subprotocols": [],
            **more,
        }

    def _remember(self, headers: dict[str, str]) -> None:
        for name, cookie in SimpleCookie(headers.pop("set-cookie", "")).items():
            if cookie.value and cookie["max-age"] != "0":
                self._jar[name] = cookie.value
            else:
                self._jar.pop(name, None)


class Line:
    """One WebSocket."""

    def __init__(self, app: ASGIApp, scope: Scope, hear: Hear, hang_up: HangUp) -> None:
        self._queue: asyncio.Queue[Message] = asyncio.Queue()
        self._queue.put_nowait({"type": "websocket.connect"})
        self._hear = hear
        self._hang_up: HangUp | None = hang_up
        self._task = asyncio.create_task(self._talk(app, scope))

    def say(self, text: str) -> None:
        """One message up."""
        self._queue.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """This side hangs up, and hears nothing more."""
        self._hang_up = None
        self._queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _talk(self, app: ASGIApp, scope: Scope) -> None:
        code = LOST
        try:
            await app(scope, self._queue.get, self._send)
        finally:
            self._end(code)

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send" and self._hang_up is not None:
            self._hear(message["text"])
        elif message["type"] == "websocket.close":
            self._end(message.get("code", REFUSED))

    def _end(self, code: int) -> None:
        hang_up, self._hang_up = self._hang_up, None
        if hang_up is not None:
            hang_up(code)


async def _never() -> Message:
    forever: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
    return await forever
