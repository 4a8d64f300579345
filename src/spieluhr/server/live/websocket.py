"""One WebSocket at one table: messages up, messages down."""

import asyncio
import contextlib
import logging

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket

from spieluhr.core.errors import Illegal, Malformed, NotYourTurn, SpieluhrError, Stale
from spieluhr.core.game import problem
from spieluhr.server.bots.jobs import consider, hint_of
from spieluhr.server.live.actions import act, wrong
from spieluhr.server.live.room import ENCODER, Room
from spieluhr.server.messages import table as messages
from spieluhr.server.messages.table import Hints
from spieluhr.server.protection import tokens
from spieluhr.server.protection.guard import is_welcome
from spieluhr.server.protection.limits import MOST_BYTES, Bucket, address_of, branches
from spieluhr.server.service import Service
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

    def __init__(self, eyes: Eyes, is_bot: bool = False) -> None:
        self.eyes = eyes
        self.is_bot = is_bot
        self.address = ""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.waiting_bytes = 0
        self.is_cut = asyncio.Event()
        self.advice: asyncio.Task[None] | None = None  # that is being thought over

    def send(self, message: bytes) -> None:
        is_behind = self.waiting_bytes > 0 and self.waiting_bytes + len(message) > WAITING_BYTES
        if self.queue.full() or is_behind:
            self.is_cut.set()
        else:
            self.waiting_bytes += len(message)
            self.queue.put_nowait(message)

    def refuse(self, error: SpieluhrError) -> None:
        self.send(ENCODER.encode(wrong(error, self.eyes.lang)))

    async def pump(self, socket: WebSocket) -> None:
        """Until None: that was the last one."""
        while (message := await self.queue.get()) is not None:
            await socket.send_text(message.decode())
            self.waiting_bytes -= len(message)


async def talk(socket: WebSocket) -> None:
    """Who it is, which table, then back and forth until one of them goes."""
    service: Service = socket.app.state.service
    if not is_welcome(socket, service.settings.origins):
        await socket.close(NOT_ALLOWED)
        return
    guest = await service.guests.known(socket)
    lang = "de" if socket.query_params.get("lang") == "de" else "en"
    eyes = Eyes(None if guest is None else guest.id, lang)
    line = Line(eyes, guest is not None and guest.is_bot)
    line.address = address_of(socket, service.settings.proxies)
    await socket.accept()
    try:
        if not tokens.is_id(socket.path_params["table"]):
            raise Malformed("no-table")
        await _visit(socket, service, line)
    except SpieluhrError as error:
        await socket.send_text(ENCODER.encode(wrong(error, lang)).decode())
        await socket.close(NOT_ALLOWED)


async def _visit(socket: WebSocket, service: Service, line: Line) -> None:
    table_id = socket.path_params["table"]
    with service.at_tables.inside(line.address, "too-many-onlookers", table_id):
        room = await service.rooms.enter(table_id, line)
        try:
            await _converse(socket, service, room, line)
        finally:
            service.rooms.leave(room, line)


async def _converse(socket: WebSocket, service: Service, room: Room, line: Line) -> None:
    pump = asyncio.create_task(line.pump(socket))
    listen = asyncio.create_task(_listen(socket, service, room, line))
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


async def _close(socket: WebSocket, code: int) -> None:
    """Who does not listen any more is not waited for."""
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code), FAREWELL)


async def _listen(socket: WebSocket, service: Service, room: Room, line: Line) -> int | None:
    """Why the connection is to be closed; None if the other side has gone."""
    settings = service.settings
    bucket = Bucket(settings.messages, settings.message_burst)
    try:
        while (raw := _bytes(await socket.receive())) is not None:
            if len(raw) > MOST_BYTES:
                line.refuse(Malformed("too-large", most=MOST_BYTES))
                return TOO_LARGE
            if bucket.take() and service.messages.take(line.address):
                await _one(service, room, line, raw)
            else:
                line.refuse(Illegal("too-fast"))
    except Exception:
        LOG.exception("could not handle a message")
        return BROKEN
    return None


def _bytes(said: Message) -> bytes | None:
    """None: gone."""
    if said["type"] == "websocket.disconnect":
        return None
    text: str | None = said.get("text")
    return said.get("bytes") or b"" if text is None else text.encode(errors="replace")


async def _one(service: Service, room: Room, line: Line, raw: bytes) -> None:
    try:
        asked = DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        line.refuse(Malformed("message", problem=problem(error)))
        return
    if isinstance(asked, messages.Ping):
        line.send(ENCODER.encode(messages.Pong()))
    elif isinstance(asked, messages.Hint):
        _advise(service, room, line, asked)
    else:
        await act(service.rooms, room, line, asked)


def _advise(service: Service, room: Room, line: Line, asked: messages.Hint) -> None:
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
        line.advice = asyncio.create_task(_hint(service, line, table))


async def _hint(service: Service, line: Line, table: Table) -> None:
    try:
        async with service.thinking.queue.turn(*branches(line.address), line.eyes.guest or ""):
            moves = await service.thinking.workers.run(consider, hint_of(table, line.eyes.lang))
    except Exception:
        LOG.exception("could not find a hint")
        line.refuse(Illegal("no-hint"))
        return
    line.send(ENCODER.encode(Hints(table.row.version, moves)))
