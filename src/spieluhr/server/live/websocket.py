"""One WebSocket at one table: messages up, messages down."""

import asyncio
import contextlib
import logging
from typing import Protocol

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket

from spieluhr.core.errors import Illegal, Malformed, NotYourTurn, SpieluhrError, Stale
from spieluhr.core.game import problem
from spieluhr.server.live.actions import act, wrong
from spieluhr.server.live.room import Outgoing, Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.messages import table as messages
from spieluhr.server.messages.table import Advice, Hints
from spieluhr.server.protection import tokens
from spieluhr.server.protection.guard import is_welcome
from spieluhr.server.protection.guests import Guests
from spieluhr.server.protection.limits import (
    AT_ONE_ADDRESS,
    MOST_BYTES,
    MOST_CONNECTIONS,
    Bucket,
    Buckets,
    Crowd,
    address_of,
)
from spieluhr.server.settings import Settings
from spieluhr.server.tables.projection import Eyes
from spieluhr.server.tables.table import Table

LOG = logging.getLogger("spieluhr.server")
DECODER = msgspec.json.Decoder(messages.Up)
WAITING, WAITING_BYTES = 200, 500_000  # messages that a slow reader may be behind, and their size
FAREWELL = 2.0  # seconds for the last words
# Why a connection is closed (RFC 6455, 7.4).
TOO_SLOW, NOT_ALLOWED, TOO_LARGE, BROKEN = 1013, 1008, 1009, 1011


class Line:
    """The way down to one reader. Sending never waits; who is too slow is cut off."""

    def __init__(self, eyes: Eyes, address: str, is_bot: bool = False) -> None:
        self.eyes = eyes
        self.address = address
        self.is_bot = is_bot
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.waiting_bytes = 0
        self.is_cut = asyncio.Event()
        self.advice: asyncio.Task[None] | None = None  # that is being thought over

    def send(self, message: Outgoing) -> None:
        line = message.encoded()
        is_behind = self.waiting_bytes > 0 and self.waiting_bytes + len(line) > WAITING_BYTES
        if self.queue.full() or is_behind:
            self.is_cut.set()
        else:
            self.waiting_bytes += len(line)
            self.queue.put_nowait(line)

    def refuse(self, error: SpieluhrError) -> None:
        self.send(Outgoing(wrong(error, self.eyes.lang)))

    async def pump(self, socket: WebSocket) -> None:
        """Until None: that was the last one."""
        while (message := await self.queue.get()) is not None:
            await socket.send_text(message.decode())
            self.waiting_bytes -= len(message)


class Adviser(Protocol):
    async def advice(self, table: Table, lang: str, address: str, guest: str) -> list[Advice]:
        """What a bot thinks of the moves of whoever has to decide, the best first."""


class TableSockets:
    """All WebSockets of this process."""

    def __init__(self, settings: Settings, guests: Guests, rooms: Rooms, adviser: Adviser) -> None:
        self.settings = settings
        self.guests = guests
        self.rooms = rooms
        self.adviser = adviser
        # A second window is no reason to be allowed more; several people may share an address.
        self.messages = Buckets(
            settings.messages * AT_ONE_ADDRESS, settings.message_burst * AT_ONE_ADDRESS
        )
        self.at_tables = Crowd(max(1, settings.spectators // AT_ONE_ADDRESS), MOST_CONNECTIONS)

    async def talk(self, socket: WebSocket) -> None:
        """Who it is, which table, then back and forth until one of them goes."""
        if not is_welcome(socket, self.settings.origins):
            await socket.close(NOT_ALLOWED)
            return
        guest = await self.guests.known(socket)
        lang = "de" if socket.query_params.get("lang") == "de" else "en"
        eyes = Eyes(None if guest is None else guest.id, lang)
        address = address_of(socket, self.settings.proxies)
        line = Line(eyes, address, guest is not None and guest.is_bot)
        await socket.accept()
        try:
            if not tokens.is_id(socket.path_params["table"]):
                raise Malformed("no-table")
            await self._visit(socket, line)
        except SpieluhrError as error:
            await socket.send_text(Outgoing(wrong(error, lang)).encoded().decode())
            await socket.close(NOT_ALLOWED)

    async def _visit(self, socket: WebSocket, line: Line) -> None:
        table_id = socket.path_params["table"]
        with self.at_tables.inside(line.address, "too-many-spectators", table_id):
            room = await self.rooms.enter(table_id, line)
            try:
                await self._converse(socket, room, line)
            finally:
                self.rooms.leave(room, line)

    async def _converse(self, socket: WebSocket, room: Room, line: Line) -> None:
        pump = asyncio.create_task(line.pump(socket))
        listen = asyncio.create_task(self._listen(socket, room, line))
        cut = asyncio.create_task(line.is_cut.wait())
        try:
            await asyncio.wait((pump, listen, cut), return_when=asyncio.FIRST_COMPLETED)
            if cut.done():
                pump.cancel()  # it hangs
                await _close(socket, TOO_SLOW)
            elif listen.done() and (code := listen.result()) is not None:
                with contextlib.suppress(Exception):
                    line.queue.put_nowait(None)
                    await asyncio.wait_for(pump, FAREWELL)
                await _close(socket, code)
        finally:
            tasks = [task for task in (pump, listen, cut, line.advice) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self, socket: WebSocket, room: Room, line: Line) -> int | None:
        """Why the connection is to be closed; None if the other side has gone."""
        bucket = Bucket(self.settings.messages, self.settings.message_burst)
        try:
            while (raw := _bytes(await socket.receive())) is not None:
                if len(raw) > MOST_BYTES:
                    line.refuse(Malformed("too-large", most=MOST_BYTES))
                    return TOO_LARGE
                if bucket.take() and self.messages.take(line.address):
                    await self._one(room, line, raw)
                else:
                    line.refuse(Illegal("too-fast"))
        except Exception:
            LOG.exception("could not handle a message")
            return BROKEN
        return None

    async def _one(self, room: Room, line: Line, raw: bytes) -> None:
        try:
            asked = DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            line.refuse(Malformed("message", problem=problem(error)))
            return
        if isinstance(asked, messages.Ping):
            line.send(Outgoing(messages.Pong()))
        elif isinstance(asked, messages.Hint):
            self._advise(room, line, asked)
        else:
            await act(self.rooms, room, line, asked)

    def _advise(self, room: Room, line: Line, asked: messages.Hint) -> None:
        """One at a time, and elsewhere: meanwhile the table may go on."""
        table, seat = room.table, line.eyes.looking(room.table)
        try:
            table.need_current(asked.version)
        except Stale as error:
            line.refuse(error)
            room.show(line)
            return
        if seat is None or table.actor != seat:
            line.refuse(NotYourTurn("turn"))
        elif line.is_bot:
            line.refuse(NotYourTurn("not-for-bots"))
        elif table.hints == "nobody":
            line.refuse(Illegal("hints-off"))
        elif line.advice is not None and not line.advice.done():
            line.refuse(Illegal("too-fast"))
        else:
            line.advice = asyncio.create_task(self._hint(line, table))

    async def _hint(self, line: Line, table: Table) -> None:
        lang, guest = line.eyes.lang, line.eyes.guest or ""
        try:
            moves = await self.adviser.advice(table, lang, line.address, guest)
        except Exception:
            LOG.exception("could not find a hint")
            line.refuse(Illegal("no-hint"))
            return
        line.send(Outgoing(Hints(table.row.version, moves)))


async def _close(socket: WebSocket, code: int) -> None:
    """Don't wait for a peer that stopped reading."""
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code), FAREWELL)


def _bytes(said: Message) -> bytes | None:
    """None: gone."""
    if said["type"] == "websocket.disconnect":
        return None
    text: str | None = said.get("text")
    return said.get("bytes") or b"" if text is None else text.encode(errors="replace")
