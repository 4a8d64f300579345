"""Who is connected, so that a server that stops can say so and lets every action end."""

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spieluhr.core.errors import Illegal
from spieluhr.server import errors

RESTART = 1012  # why a connection is closed: the service restarts, come again
PATIENCE = 3.0  # seconds for all to go


class Visit:
    """One open WebSocket."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._turn = asyncio.Lock()
        self.is_closed = False

    async def send(self, message: Message) -> None:
        """One after the other: after the end nothing is said any more, also not what was begun."""
        async with self._turn:
            if not self.is_closed:
                self.is_closed = message["type"] == "websocket.close"
                await self._send(message)

    async def close(self) -> None:
        await self.send({"type": "websocket.close", "code": RESTART, "reason": "restart"})


class Doors:
    """Open until `shut`. Nobody new comes in then, and all who are here are sent away."""

    def __init__(self) -> None:
        self.is_shut = False
        self.at_shut: Callable[[], None] = lambda: None
        self._visits: dict[Visit, asyncio.Task[Any] | None] = {}

    async def shut(self) -> None:
        """Returns when what the visitors had begun is done, or their time is over."""
        self.is_shut = True
        self.at_shut()
        visits = dict(self._visits)
        if not visits:
            return
        tasks = [task for task in visits.values() if task is not None]
        closing = [asyncio.create_task(visit.close()) for visit in visits]
        await asyncio.wait([*closing, *tasks], timeout=PATIENCE)

    async def visit(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        visit = Visit(send)
        self._visits[visit] = asyncio.current_task()
        try:
            await app(scope, receive, visit.send)
        finally:
            del self._visits[visit]


class Doorkeeper:
    """The ASGI layer at the doors."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app = app
        self.doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self.doors.is_shut:
                await receive()
                await send({"type": "websocket.close", "code": RESTART})
            else:
                await self.doors.visit(self.app, scope, receive, send)
        elif scope["type"] == "http" and self.doors.is_shut:
            await _away(scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def _away(scope: Scope, receive: Receive, send: Send) -> None:
    answer = errors.response(Illegal("restarting"), errors.language(HTTPConnection(scope)))
    answer.headers["retry-after"] = "2"
    await answer(scope, receive, send)
