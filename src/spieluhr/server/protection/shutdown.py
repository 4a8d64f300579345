"""Stopping: the server says so to everybody who is connected, and lets every action end."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spieluhr.server import errors
from spieluhr.server.errors import ServerError

RESTART = 1012  # why a connection is closed: the service restarts, come again
PATIENCE = 3.0  # seconds for all to go


class OpenSocket:
    """One open WebSocket."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._turn = asyncio.Lock()
        self.is_closed = False

    async def send(self, message: Message) -> None:
        """One after the other; after the end nothing is sent, not even what was begun."""
        async with self._turn:
            if not self.is_closed:
                self.is_closed = message["type"] == "websocket.close"
                await self._send(message)

    async def close(self) -> None:
        """With the code that tells the page to come back in a moment."""
        with contextlib.suppress(OSError):  # the other side was quicker
            await self.send({"type": "websocket.close", "code": RESTART, "reason": "restart"})


class Shutdown:
    """Once it has begun, nobody new comes in, and all who are here are sent away.

    `close_streams` is called first.
    """

    def __init__(self, close_streams: Callable[[], None]) -> None:
        self.has_begun = False
        self._close_streams = close_streams
        self._sockets: dict[OpenSocket, asyncio.Task[Any] | None] = {}

    async def begin(self) -> None:
        """Returns when what the visitors had begun is done, or their time is over."""
        self.has_begun = True
        self._close_streams()
        sockets = dict(self._sockets)
        if not sockets:
            return
        tasks = [task for task in sockets.values() if task is not None]
        closing = [asyncio.create_task(socket.close()) for socket in sockets]
        await asyncio.wait([*closing, *tasks], timeout=PATIENCE)

    async def serve(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket, from its first message to its last."""
        socket = OpenSocket(send)
        self._sockets[socket] = asyncio.current_task()
        try:
            await app(scope, receive, socket.send)
        finally:
            del self._sockets[socket]


class ShutdownMiddleware:
    """The ASGI layer that refuses whoever comes too late."""

    def __init__(self, app: ASGIApp, shutdown: Shutdown) -> None:
        self.app = app
        self.shutdown = shutdown

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self.shutdown.has_begun:
                await receive()
                await send({"type": "websocket.close", "code": RESTART})
            else:
                await self.shutdown.serve(self.app, scope, receive, send)
        elif scope["type"] == "http" and self.shutdown.has_begun:
            await _refuse(scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    answer = errors.response(ServerError("restarting"), errors.language(HTTPConnection(scope)))
    answer.headers["retry-after"] = "2"
    await answer(scope, receive, send)
