"""One WebSocket at one table: messages up, messages down."""

import asyncio
import contextlib
import logging

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket

from spieluhr.core.errors import Illegal, Malformed, NotYourTurn, SpieluhrError, Stale
from spieluhr.core.game import problem
from spieluhr.server import messages, secrets
from spieluhr.server.guard import is_welcome
from spieluhr.server.limits import MOST_BYTES, Bucket
from spieluhr.server.messages import Advice, Hints
from spieluhr.server.present import Eyes, spoken
from spieluhr.server.room import ENCODER, Room
from spieluhr.server.rooms import wrong
from spieluhr.server.service import Service
from spieluhr.server.table import Table
from spieluhr.server.thinking import consider, job_of

LOG = logging.getLogger("spieluhr.server")
DECODER = msgspec.json.Decoder(messages.Up)
WAITING = 200  # messages that a slow reader may be behind
FAREWELL = 2.0  # seconds for the last words
ADVISER = "expert"
# Why a connection is closed (RFC 6455, 7.4).
TOO_SLOW, NOT_ALLOWED, TOO_LARGE, BROKEN = 1013, 1008, 1009, 1011


class Line:
    """The way down to one reader. Sending never waits; who is too slow is cut off."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.is_cut = asyncio.Event()
        self.advice: asyncio.Task[None] | None = None  # that is being thought over

    def send(self, message: bytes) -> None:
        if self.queue.full():
            self.is_cut.set()
        else:
            self.queue.put_nowait(message)

    def refuse(self, error: SpieluhrError) -> None:
        self.send(ENCODER.encode(wrong(error, self.eyes.lang)))

    async def pump(self, socket: WebSocket) -> None:
        """Until None: that was the last one."""
        while (message := await self.queue.get()) is not None:
            await socket.send_text(message.decode())


async def talk(socket: WebSocket) -> None:
    """Who it is, which table, then back and forth until one of them goes."""
    service: Service = socket.app.state.service
    if not is_welcome(socket, service.settings.origins):
        await socket.close(NOT_ALLOWED)
        return
    guest = await service.guests.known(socket)
    lang = "de" if socket.query_params.get("lang") == "de" else "en"
    line = Line(Eyes(None if guest is None else guest.id, lang))
    await socket.accept()
    try:
        if not secrets.is_id(socket.path_params["table"]):
            raise Malformed("no-table")
        room = await service.rooms.enter(socket.path_params["table"], line)
    except SpieluhrError as error:
        await socket.send_text(ENCODER.encode(wrong(error, lang)).decode())
        await socket.close(NOT_ALLOWED)
        return
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
            if bucket.take():
                await _one(service, room, line, raw)
            else:
                line.refuse(Illegal("too-fast"))
    except Exception:
        LOG.exception("a message could not be dealt with")
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
        await service.rooms.act(room, line, asked)


def _advise(service: Service, room: Room, line: Line, asked: messages.Hint) -> None:
    """One at a time, and elsewhere: meanwhile the table may go on."""
    table, seat = room.table, line.eyes.looking(room.table)
    if asked.version != table.row.version:
        line.refuse(Stale("stale", version=asked.version, now=table.row.version))
        room.show(line)
    elif seat is None or table.actor != seat:
        line.refuse(NotYourTurn("turn"))
    elif line.advice is not None and not line.advice.done():
        line.refuse(Illegal("too-fast"))
    else:
        line.advice = asyncio.create_task(_hint(service, line, table, seat))


async def _hint(service: Service, line: Line, table: Table, seat: int) -> None:
    assert table.match is not None
    view, reader = table.match.view(seat), spoken(table, line.eyes, seat)
    try:
        found = await service.thinking.workers.run(consider, job_of(table, ADVISER))
    except Exception:
        LOG.exception("no hint was found")
        line.refuse(Illegal("no-hint"))
        return
    moves = []
    for move, value in found:
        text = table.game.codec.text(move)
        moves.append(Advice(text, table.game.words.explain(view, text, reader), round(value, 4)))
    line.send(ENCODER.encode(Hints(table.row.version, moves)))
