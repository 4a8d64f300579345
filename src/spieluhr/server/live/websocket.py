"""One WebSocket at one table: messages up, messages down."""

import asyncio
import contextlib
import logging
from collections.abc import Collection
from typing import Protocol

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket

from spieluhr.core.errors import NotYourTurn, SpieluhrError, Stale
from spieluhr.core.game import problem
from spieluhr.server.errors import ServerError, Unreadable
from spieluhr.server.live.actions import act, refusal
from spieluhr.server.live.room import Outgoing, Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.messages import table as messages
from spieluhr.server.messages.table import Advice, Hints
from spieluhr.server.protection import tokens
from spieluhr.server.protection.guard import is_own_page
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
from spieluhr.server.protection.orders import OperatorOrders
from spieluhr.server.settings import Settings
from spieluhr.server.store.rows import Guest
from spieluhr.server.tables.projection import Viewer
from spieluhr.server.tables.table import Table

LOG = logging.getLogger("spieluhr.server")
DECODER = msgspec.json.Decoder(messages.Up)
WAITING, WAITING_BYTES = 200, 500_000  # messages that a slow reader may be behind, and their size
FAREWELL = 2.0  # seconds for the last words
# Why a connection is closed (RFC 6455, 7.4).
TOO_SLOW, NOT_ALLOWED, TOO_LARGE, BROKEN = 1013, 1008, 1009, 1011


class SocketConnection:
    """One WebSocket at a table. Sending never waits; whoever is too slow is cut off."""

    def __init__(
        self, viewer: Viewer, address: str, guest: Guest | None = None, device: str | None = None
    ) -> None:
        self.viewer = viewer
        self.address = address
        self.guest = guest
        self.is_bot = guest is not None and guest.is_bot
        self.device = device
        self.is_looking = True
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.waiting_bytes = 0
        self.is_cut = asyncio.Event()
        self.is_sent_away = asyncio.Event()
        self.advice: asyncio.Task[None] | None = None  # that is being thought over

    def send(self, message: Outgoing) -> None:
        """Puts it into the queue; if too much waits there already, the connection is cut."""
        encoded = message.encoded()
        is_behind = self.waiting_bytes > 0 and self.waiting_bytes + len(encoded) > WAITING_BYTES
        if self.queue.full() or is_behind:
            self.is_cut.set()
        else:
            self.waiting_bytes += len(encoded)
            self.queue.put_nowait(encoded)

    def refuse(self, error: SpieluhrError) -> None:
        """Say why not, in the language of whoever looks."""
        self.send(Outgoing(refusal(error, self.viewer.lang)))

    def send_away(self, error: SpieluhrError) -> None:
        """Says why, then hangs up."""
        self.refuse(error)
        self.is_sent_away.set()

    async def pump(self, socket: WebSocket) -> None:
        """Until None: that was the last one."""
        while (message := await self.queue.get()) is not None:
            await socket.send_text(message.decode())
            self.waiting_bytes -= len(message)


class Adviser(Protocol):
    """Whoever can be asked for hints; not the room, which knows no bots."""

    async def advice(self, table: Table, lang: str, address: str, guest: str) -> list[Advice]:
        """What a bot thinks of the moves of whoever has to decide, the best first."""


class TableSockets:
    """All WebSockets of this process."""

    def __init__(
        self,
        settings: Settings,
        guests: Guests,
        rooms: Rooms,
        adviser: Adviser,
        orders: OperatorOrders,
    ) -> None:
        self.settings = settings
        self.guests = guests
        self.rooms = rooms
        self.adviser = adviser
        self.orders = orders
        self._open: set[SocketConnection] = set()
        rooms.open.signed_out.subscribe(lambda device: self.sign_out([device]))
        # A second window is no reason to be allowed more; several people may share an address.
        self.messages = Buckets(
            settings.messages * AT_ONE_ADDRESS, settings.message_burst * AT_ONE_ADDRESS
        )
        self.at_tables = Crowd(max(1, settings.spectators // AT_ONE_ADDRESS), MOST_CONNECTIONS)

    async def talk(self, socket: WebSocket) -> None:
        """Identify the guest, find the table, then exchange messages until one side leaves."""
        if not is_own_page(socket, self.settings.origins):
            await socket.close(NOT_ALLOWED)
            return
        session = await self.guests.session(socket)
        guest = session.guest
        lang = "de" if socket.query_params.get("lang") == "de" else "en"
        viewer = Viewer(None if guest is None else guest.id, lang)
        address = address_of(socket, self.settings.proxies)
        connection = SocketConnection(viewer, address, guest, session.device)
        await socket.accept()
        self._open.add(connection)
        try:
            self.orders.refuse_banned(guest)
            if not tokens.is_id(socket.path_params["table"]):
                raise Unreadable("no-table")
            await self._visit(socket, connection)
        except SpieluhrError as error:
            await socket.send_text(Outgoing(refusal(error, lang)).encoded().decode())
            await socket.close(NOT_ALLOWED)
        finally:
            self._open.discard(connection)

    # Sending people away.

    def people(self) -> int:
        """How many guests are connected to this process."""
        return len({one.viewer.guest for one in self._open if one.viewer.guest is not None})

    def devices(self) -> list[str]:
        """Those that are connected to this process."""
        return list({one.device for one in self._open if one.device is not None})

    def sign_out(self, devices: Collection[str]) -> None:
        """Whoever is connected by way of these devices."""
        for connection in list(self._open):
            if connection.device in devices:
                connection.send_away(ServerError("signed-out"))

    def enforce(self) -> None:
        """New orders: those who are banned now have to go."""
        for connection in list(self._open):
            if self.orders.is_banned_address(connection.address):
                connection.send_away(ServerError("network-banned"))
                continue
            try:
                self.orders.refuse_banned(connection.guest)
            except ServerError as error:
                connection.send_away(error)

    # One of them.

    async def _visit(self, socket: WebSocket, connection: SocketConnection) -> None:
        table_id = socket.path_params["table"]
        with self.at_tables.inside(connection.address, "too-many-spectators", table_id):
            room = await self.rooms.enter(table_id, connection)
            try:
                await self._converse(socket, room, connection)
            finally:
                self.rooms.leave(room, connection)

    async def _converse(self, socket: WebSocket, room: Room, connection: SocketConnection) -> None:
        pump = asyncio.create_task(connection.pump(socket))
        listen = asyncio.create_task(self._listen(socket, room, connection))
        cut = asyncio.create_task(connection.is_cut.wait())
        away = asyncio.create_task(connection.is_sent_away.wait())
        try:
            await asyncio.wait((pump, listen, cut, away), return_when=asyncio.FIRST_COMPLETED)
            if cut.done():
                pump.cancel()  # it hangs
                await _close(socket, TOO_SLOW)
            elif (code := NOT_ALLOWED if away.done() else _code(listen)) is not None:
                with contextlib.suppress(Exception):
                    connection.queue.put_nowait(None)
                    await asyncio.wait_for(pump, FAREWELL)
                await _close(socket, code)
        finally:
            every = (pump, listen, cut, away, connection.advice)
            tasks = [task for task in every if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(
        self, socket: WebSocket, room: Room, connection: SocketConnection
    ) -> int | None:
        """Why the connection is to be closed; None if the other side has gone."""
        bucket = Bucket(self.settings.messages, self.settings.message_burst)
        try:
            while (raw := _bytes(await socket.receive())) is not None:
                if len(raw) > MOST_BYTES:
                    connection.refuse(ServerError("too-large", most=MOST_BYTES))
                    return TOO_LARGE
                if bucket.take() and self.messages.take(connection.address):
                    await self._one(room, connection, raw)
                else:
                    connection.refuse(ServerError("too-fast"))
        except Exception:
            LOG.exception("could not handle a message")
            return BROKEN
        return None

    async def _one(self, room: Room, connection: SocketConnection, raw: bytes) -> None:
        try:
            asked = DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            connection.refuse(ServerError("message", problem=problem(error)))
            return
        if isinstance(asked, messages.Ping):
            connection.send(Outgoing(messages.Pong()))
        elif isinstance(asked, messages.Look):
            connection.is_looking = asked.is_looking
            room.seats_changed()
        elif isinstance(asked, messages.Hint):
            self._advise(room, connection, asked)
        else:
            await act(self.rooms, room, connection, asked)

    def _advise(self, room: Room, connection: SocketConnection, asked: messages.Hint) -> None:
        """One at a time, and elsewhere: meanwhile the table may go on."""
        table, seat = room.table, connection.viewer.seat_at(room.table)
        try:
            table.need_current(asked.version)
        except Stale as error:
            connection.refuse(error)
            room.show(connection)
            return
        if seat is None or table.actor != seat:
            connection.refuse(NotYourTurn("turn"))
        elif connection.is_bot:
            connection.refuse(ServerError("not-for-bots"))
        elif table.hints == "nobody":
            connection.refuse(ServerError("hints-off"))
        elif connection.advice is not None and not connection.advice.done():
            connection.refuse(ServerError("too-fast"))
        else:
            connection.advice = asyncio.create_task(self._hint(connection, table))

    async def _hint(self, connection: SocketConnection, table: Table) -> None:
        lang, guest = connection.viewer.lang, connection.viewer.guest or ""
        try:
            await self.rooms.store.profiles.note_help(table.row.id)
            moves = await self.adviser.advice(table, lang, connection.address, guest)
        except Exception:
            LOG.exception("could not find a hint")
            connection.refuse(ServerError("no-hint"))
            return
        connection.send(Outgoing(Hints(table.row.version, moves)))


def _code(listen: asyncio.Task[int | None]) -> int | None:
    """Why the listener has stopped; None if it has not, or nobody is there to be told."""
    return listen.result() if listen.done() else None


async def _close(socket: WebSocket, code: int) -> None:
    """Don't wait for a peer that stopped reading."""
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code), FAREWELL)


def _bytes(message: Message) -> bytes | None:
    """None: gone."""
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    return message.get("bytes") or b"" if text is None else text.encode(errors="replace")
