"""The turns of a bot as a stream of lines. A stream looks at tables as a WebSocket does."""

import asyncio
import time
from collections.abc import AsyncIterator

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from spieluhr.core.errors import SpieluhrError
from spieluhr.server import metrics
from spieluhr.server.errors import ServerError
from spieluhr.server.live.room import Outgoing, Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.messages.bots import Alive, Over, Turn
from spieluhr.server.messages.table import Present
from spieluhr.server.protection.orders import OperatorOrders
from spieluhr.server.store.rows import Guest
from spieluhr.server.tables.projection import Viewer

NDJSON = "application/x-ndjson"
MOST_STREAMS = 4  # of one bot
MOST_FOLLOWED = 1000  # tables of one stream
LOOK_AGAIN = 2.0  # seconds until tables are looked for that were joined in another process
ENCODER = msgspec.json.Encoder()
ALIVE = ENCODER.encode(Alive()) + b"\n"


class Stream:
    """One reader of one bot. Of each table only the newest line waits: nobody can be too slow."""

    def __init__(
        self, rooms: Rooms, guest: str, lang: str, alive_seconds: float, address: str = ""
    ) -> None:
        self.rooms = rooms
        self.address = address
        self.guest = guest
        self.owner: str | None = None
        self.lang = lang
        self.alive_seconds = alive_seconds
        self.is_closed = False
        self._news = asyncio.Event()
        self._waiting: dict[str, bytes] = {}
        self._tables: dict[str, StreamConnection] = {}

    async def lines(self) -> AsyncIterator[bytes]:
        """Until it is closed. The first line says that its tables are being watched."""
        await self._find()
        sent = time.monotonic()
        yield ALIVE
        patience = self.alive_seconds
        if self.rooms.store.is_shared:
            patience = min(LOOK_AGAIN, patience)
        while not self.is_closed:
            if not await self._is_news(patience):
                await self._find()
            lines = self._taken()
            if lines or time.monotonic() - sent >= self.alive_seconds:
                yield lines or ALIVE
                sent = time.monotonic()

    async def _is_news(self, patience: float) -> bool:
        try:
            await asyncio.wait_for(self._news.wait(), patience)
        except TimeoutError:
            return False
        return True

    def _taken(self) -> bytes:
        self._news.clear()
        lines, self._waiting = b"".join(self._waiting.values()), {}
        for table_id, connection in list(self._tables.items()):
            if connection.is_done:
                self._turn_away(table_id)
        return lines

    def put(self, table_id: str, line: bytes | None) -> None:
        """The newest line of a table, or None if there is nothing more to say about it."""
        self._waiting.pop(table_id, None)
        if line is not None:
            self._waiting[table_id] = line + b"\n"
        self._news.set()

    async def _find(self) -> None:
        for table_id in await self.rooms.store.running_of(self.guest, MOST_FOLLOWED):
            await self.look_at(table_id)

    async def look_at(self, table_id: str) -> None:
        """From now on the turns there are in the stream; a table that refuses is left out."""
        if table_id in self._tables or self.is_closed:
            return
        connection = self._tables[table_id] = StreamConnection(self, table_id)
        try:
            connection.room = await self.rooms.enter(table_id, connection)
        except SpieluhrError:
            del self._tables[table_id]
        if self.has_left():  # meanwhile
            self._turn_away(table_id)

    def _turn_away(self, table_id: str) -> None:
        connection = self._tables.get(table_id)
        if connection is not None and connection.room is not None:
            del self._tables[table_id]
            self.rooms.leave(connection.room, connection)

    def close(self) -> None:
        """The stream ends as soon as it is awake; `leave` then takes it off its tables."""
        self.is_closed = True
        self._news.set()

    def has_left(self) -> bool:
        """Was it closed while something was awaited? For type checkers a field would not change."""
        return self.is_closed

    def leave(self) -> None:
        """Close, and leave all its tables now."""
        self.close()
        for table_id in list(self._tables):
            self._turn_away(table_id)


class StreamConnection:
    """What a stream is shown of one table."""

    def __init__(self, stream: Stream, table_id: str) -> None:
        self.viewer = Viewer(stream.guest, stream.lang, has_curtain=False)
        self.address = stream.address
        self.is_looking = True
        self.stream = stream
        self.table_id = table_id
        self.room: Room | None = None
        self.is_done = False
        self._sent = -1  # the version that was sent last

    def send(self, message: Outgoing) -> None:
        """Called by the room. A table that was shown is a turn, an end, or neither."""
        shown = message.message
        if not isinstance(shown, Present) or shown.version == self._sent:
            return
        self._sent = shown.version
        self.is_done = shown.status == "over" or not shown.mine
        line = line_of(shown)
        self.stream.put(self.table_id, None if line is None else ENCODER.encode(line))


def line_of(shown: Present) -> Turn | Over | None:
    """None where the bot has nothing to do and nothing is over."""
    if shown.status == "over" and shown.mine:
        return Over(shown.table, shown.version, shown.result, shown.outcome, shown.ending)
    if shown.view is None or shown.seat is None or shown.actor != shown.seat:
        return None
    return Turn(
        shown.table, shown.version, shown.game, shown.options, shown.seat, shown.view,
        shown.prompt, shown.legal,
    )  # fmt: skip


class Streams:
    """All streams of this process."""

    def __init__(self, rooms: Rooms, alive_seconds: float) -> None:
        self.rooms = rooms
        self.alive_seconds = alive_seconds
        self._streams: dict[str, list[Stream]] = {}
        rooms.open.guest_moved.subscribe(self.part)

    def open(self, guest: Guest, lang: str, address: str) -> "Streaming":
        """The answer that streams; refused if the bot has too many open."""
        if len(self._streams.get(guest.id, ())) >= MOST_STREAMS:
            raise ServerError("too-many-streams", count=MOST_STREAMS)
        stream = Stream(self.rooms, guest.id, lang, self.alive_seconds, address)
        stream.owner = guest.owner
        return Streaming(self, stream)

    def add(self, stream: Stream) -> None:
        """From now on it counts among the open streams of its bot."""
        self._streams.setdefault(stream.guest, []).append(stream)
        metrics.CONNECTIONS.labels("stream").inc()

    def remove(self, stream: Stream) -> None:
        """Its connection is gone, for whatever reason."""
        stream.leave()
        left = [one for one in self._streams[stream.guest] if one is not stream]
        self._streams[stream.guest] = left
        if not left:
            del self._streams[stream.guest]
        metrics.CONNECTIONS.labels("stream").dec()

    async def seated(self, room: Room) -> None:
        """Somebody has sat down at a table for the first time."""
        for guest in {place.guest for place in room.table.seats}:
            for stream in list(self._streams.get(guest or "", ())):
                await stream.look_at(room.table.row.id)

    def part(self, guest: str) -> None:
        """The token is void: whoever still listens with it hears nothing more."""
        for stream in self._streams.get(guest, ()):
            stream.close()

    def enforce(self, orders: OperatorOrders) -> None:
        """New orders: streams of those who are banned now end."""
        for streams in list(self._streams.values()):
            for stream in streams:
                is_banned = orders.is_banned(stream.guest) or orders.is_banned(stream.owner)
                if is_banned or orders.is_banned_address(stream.address):
                    stream.close()

    def close(self) -> None:
        """All of them end, so that the server can stop."""
        for streams in self._streams.values():
            for stream in streams:
                stream.close()


class Streaming(StreamingResponse):
    """The answer: lines until the reader goes or the server stops."""

    def __init__(self, streams: Streams, stream: Stream) -> None:
        super().__init__(stream.lines(), headers={"cache-control": "no-store"}, media_type=NDJSON)
        self.streams = streams
        self.stream = stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        del scope
        self.streams.add(self.stream)
        gone = asyncio.create_task(self._watch(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            async for lines in self.body_iterator:
                await send({"type": "http.response.body", "body": lines, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except OSError:
            pass  # the reader has gone
        finally:
            gone.cancel()
            self.streams.remove(self.stream)

    async def _watch(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.stream.close()
