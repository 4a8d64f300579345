"""The network side: uvicorn, with a bound on all that somebody can send, hold, or leave unread.

Nobody has shown a cookie yet when this is at work. So a message has a largest size, whole or in
fragments; a request that does not come, an answer that is not read and a message that does not
end have a time; and an address has so many connections at once.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol, cast

import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from spieluhr.server.errors import ServerError
from spieluhr.server.messages.server import ApiError
from spieluhr.server.protection.limits import MOST_BYTES, MOST_CONNECTIONS, Bucket, Crowd, household
from spieluhr.server.settings import Settings

MOST_HEAD = 16_384  # bytes of a request before its body
MOST_MESSAGE = MOST_BYTES + 1_536  # room for an answer in words to slightly too much
MOST_FRAGMENTS = 64  # of one message
MOST_UNREAD = 1_000_000  # bytes that wait for somebody who does not read
SLICE = 4_096  # bytes that are read before the limits are looked at again
FRAMES = 10  # times as many frames as messages: fragments, pings and pongs
IDLE_SECONDS = 20.0  # without a request, a handshake, or the rest of a message
READ_SECONDS = 20.0  # in which whoever is sent something has to read some of it
LAST_SECONDS = 120.0  # in which an answer has to be read
PING_SECONDS = 20.0  # between pings, and for their answers
STOP_SECONDS = 5  # for what is still being answered when the server stops
LOOK_SECONDS = 2.0  # between two looks at who is overdue


def _full() -> bytes:
    error = ServerError("too-many-connections")
    body = msgspec.json.encode(ApiError(error.key, error.sentence("en")))
    head = (
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


FULL = _full()


class Overdue(Protocol):
    """A connection that can be too slow."""

    def is_overdue(self, now: float) -> bool:
        """Has it held its place for too long without reading or sending? Seconds of the loop."""


class Connections:
    """All that are open, and which address each comes from."""

    def __init__(self, settings: Settings) -> None:
        # Behind a proxy all come from one address; then the guard counts, who can read their names.
        most = MOST_CONNECTIONS if settings.proxies else settings.connections
        self.frames = settings.messages * FRAMES, settings.message_burst * FRAMES
        self._crowd = Crowd(most, MOST_CONNECTIONS)
        self._open: dict[asyncio.Transport, tuple[str, Overdue]] = {}

    def enter(self, transport: asyncio.Transport, one: Overdue) -> bool:
        """False: there are too many of that address. Who becomes a WebSocket was here already."""
        if transport in self._open:
            self._open[transport] = self._open[transport][0], one
            return True
        peer = transport.get_extra_info("peername")
        address = household(str(peer[0]) if peer else "")
        if not self._crowd.enter(address):
            return False
        self._open[transport] = address, one
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Its place is free again; nothing happens if it has left already."""
        left = self._open.pop(transport, None)
        if left is not None:
            self._crowd.leave(left[0])

    async def watch(self) -> None:
        """Until cancelled. Overdue connections are dropped at once: waiting is the attack."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = asyncio.get_running_loop().time()
            for transport, (_, one) in list(self._open.items()):
                if one.is_overdue(now):
                    transport.abort()


class Unread:
    """What was sent to somebody and not read yet: is it getting less?"""

    def __init__(self, now: float) -> None:
        self._left = 0
        self._read = now  # when some of it was read last
        self._all_read = now

    def is_overdue(self, left: int, now: float) -> bool:
        """Asked now and then with the bytes left: too long none read, or never all of them?"""
        if left == 0 or left < self._left:
            self._read = now
        if left == 0:
            self._all_read = now
        self._left = left
        return now - self._read > READ_SECONDS or now - self._all_read > LAST_SECONDS


class Http(H11Protocol):
    """One connection that asks over HTTP."""

    config: "Config"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        now = self.loop.time()
        self.asked, self.unread = now, Unread(now)
        if not self.config.connections.enter(transport, self):
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def on_response_complete(self) -> None:
        self.asked = self.loop.time()
        super().on_response_complete()

    def is_overdue(self, now: float) -> bool:
        """How long the server takes for an answer is not the asker's fault."""
        left = self.transport.get_write_buffer_size()
        cycle: Any = self.cycle  # None until something was asked
        is_idle = cycle is None or cycle.response_complete
        is_late = is_idle and left == 0 and now - self.asked > IDLE_SECONDS
        return self.unread.is_overdue(left, now) or is_late


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket."""

    config: "Config"

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        now = self.loop.time()
        self.whole, self.unread = now, Unread(now)
        self.bucket = Bucket(*self.config.connections.frames)
        self.config.connections.enter(self.transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bit by bit: what comes at once may be thousands of frames."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def _may(self) -> bool:
        """Drop, without an answer, a peer that floods us or never reads what we send."""
        if self.bucket.take() and self.transport.get_write_buffer_size() <= MOST_UNREAD:
            return True
        self.transport.abort()
        return False

    def handle_text(self, event: Frame) -> None:
        if self._may():
            self._take(super().handle_text, event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may():
            self._take(super().handle_bytes, event)

    def _take(self, handle: Callable[[Frame], None], event: Frame) -> None:
        """Uvicorn stops reading at each message, and goes on when it is dealt with. That is two
        calls of the system for a move: here only who sends more meanwhile has to wait."""
        is_first = self.queue.empty() and not self.read_paused
        self.read_paused = self.read_paused or is_first
        handle(event)
        self.read_paused = self.read_paused and not is_first

    def handle_cont(self, event: Frame) -> None:
        if not self._may():
            return
        if len(self.frames) >= MOST_FRAGMENTS:
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def is_overdue(self, now: float) -> bool:
        """Too slow in reading, or with a message or handshake that does not end."""
        if self.handshake_complete and not self.frames:
            self.whole = now
        is_late = now - self.whole > IDLE_SECONDS
        return self.unread.is_overdue(self.transport.get_write_buffer_size(), now) or is_late


class Config(uvicorn.Config):
    """Uvicorn's settings, and a list of all connections."""

    def __init__(self, app: Any, settings: Settings, **other: Any) -> None:
        super().__init__(
            app,
            host=settings.host,
            port=settings.port,
            loop="asyncio",  # on every system; uvloop gains 2 to 5 %, see bench/results.md
            http=Http,
            ws=cast("Any", Socket),
            ws_max_size=MOST_MESSAGE,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            ws_per_message_deflate=False,  # a window for each connection costs more than it saves
            h11_max_incomplete_event_size=MOST_HEAD,
            timeout_keep_alive=int(IDLE_SECONDS),
            timeout_graceful_shutdown=STOP_SECONDS,
            lifespan="on",
            log_config=None,
            access_log=False,
            proxy_headers=False,  # whom to believe is for the limits to know
            server_header=False,
            **other,
        )
        self.connections = Connections(settings)
