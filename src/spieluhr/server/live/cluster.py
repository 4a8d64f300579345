"""Processes that serve the same tables tell each other who is there.

A player may be connected to another process than the one that is asked whether they are away. Each
process tells the others whenever somebody comes or goes at a table in use, answers a process that
has just read a table and asks who is there, and says now and then that it is alive: if it is
silent for too long, everybody connected to it counts as gone.

Messages may get lost. So each has a number; a process that misses one asks again, and until there
is an answer, anybody may be connected elsewhere: nobody counts as away.
"""

import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from spieluhr.server.errors import ServerError
from spieluhr.server.live.open_rooms import OpenRooms
from spieluhr.server.live.room import NOBODY, Group, Room
from spieluhr.server.messages.table import Reaction
from spieluhr.server.protection import tokens

LOG = logging.getLogger("spieluhr.server")
BEAT = 10.0  # seconds between signs of life
SILENCE = 35.0  # seconds after which a process is gone
FIRST_SECONDS = 1.5 * BEAT  # seconds after which every process has said that it is alive


class Numbered(msgspec.Struct, tag_field="is", frozen=True, kw_only=True):
    """By which process, and its how many-th message it is."""

    process: str
    n: int


class Who(Numbered, tag="who", frozen=True, kw_only=True):
    """Asked of all; everybody answers, also who has nobody there."""

    table: str


class There(Numbered, tag="there", frozen=True, kw_only=True):
    """The answer: who looks at the table by way of this process."""

    table: str
    group: Group


class Alive(Numbered, tag="alive", frozen=True, kw_only=True):
    """Nothing new, but the process is still there."""


class Moved(Numbered, tag="moved", frozen=True, kw_only=True):
    """A guest has moved to another device: who still speaks in that name is a spectator."""

    guest: str


class SignedOut(Numbered, tag="signed_out", frozen=True, kw_only=True):
    """A device may no longer act or look in its guest's name."""

    device: str


class Reacted(Numbered, tag="reacted", frozen=True, kw_only=True):
    """Somebody who is connected to another process has reacted."""

    table: str
    reaction: Reaction


ClusterMessage = Who | There | Alive | Moved | SignedOut | Reacted
DECODER = msgspec.json.Decoder(ClusterMessage)


class Cluster(Protocol):
    """What a process asks and tells others that serve the same tables."""

    def ask(self, table_id: str) -> None:
        """Who is there?"""

    def announce(self, room: Room) -> None:
        """Who is here."""

    def announce_reaction(self, room: Room, reaction: Reaction) -> None:
        """Somebody here has reacted."""

    def announce_move(self, guest: str) -> None:
        """A guest is on another device now, or nowhere."""

    def announce_sign_out(self, device: str) -> None:
        """A device is nobody's now."""

    def is_unsure(self, room: Room) -> bool:
        """May somebody be connected to another process of whom this one has not heard?"""

    def beat(self) -> None:
        """Called now and then: say that this process is alive, and notice who is not."""


class SingleProcess(Cluster):
    """There is no other."""

    def ask(self, table_id: str) -> None:
        pass

    def announce(self, room: Room) -> None:
        pass

    def announce_reaction(self, room: Room, reaction: Reaction) -> None:
        pass

    def announce_move(self, guest: str) -> None:
        pass

    def announce_sign_out(self, device: str) -> None:
        pass

    def is_unsure(self, room: Room) -> bool:
        return False

    def beat(self) -> None:
        pass


class SharedCluster(Cluster):
    """`send` brings a line to all processes, this one included, some time soon."""

    def __init__(
        self, rooms: OpenRooms, send: Callable[[str], None], now: Callable[[], float]
    ) -> None:
        self.process = tokens.new_id()
        self.rooms = rooms
        self.now = now
        self._send_line = send
        self._last_seen: dict[str, float] = {}  # when, from which process
        self._last_number: dict[str, int] = {}  # the number of its last message
        self._began = self._own_seen = now()
        self._sent = 0  # messages
        self._alive_at = 0.0

    def start(self) -> None:
        """From now on it listens."""
        self._began = self._own_seen = self.now()

    # What this process sends.

    def ask(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            room.unsure |= self._last_seen.keys()
        self._send(Who(table=table_id, **self._next()))

    def announce(self, room: Room) -> None:
        self._send(There(table=room.table.row.id, group=room.group(), **self._next()))

    def announce_reaction(self, room: Room, reaction: Reaction) -> None:
        self._send(Reacted(table=room.table.row.id, reaction=reaction, **self._next()))

    def announce_move(self, guest: str) -> None:
        self._send(Moved(guest=guest, **self._next()))

    def announce_sign_out(self, device: str) -> None:
        self._send(SignedOut(device=device, **self._next()))

    def _next(self) -> dict[str, Any]:
        self._sent += 1
        return {"process": self.process, "n": self._sent}

    def _send(self, message: ClusterMessage) -> None:
        self._send_line(msgspec.json.encode(message).decode())

    # What it knows.

    def is_unsure(self, room: Room) -> bool:
        """A process that does not hear itself knows nothing of others; nor does a new one."""
        now = self.now()
        is_deaf = now - self._own_seen > SILENCE
        return is_deaf or now - self._began < FIRST_SECONDS or bool(room.unsure)

    # What it receives.

    def receive(self, line: str) -> None:
        """A line that one of the processes has sent. This one's own only show that it is heard."""
        try:
            message = DECODER.decode(line)
        except msgspec.DecodeError as error:
            raise ServerError("message", problem=str(error)) from None
        if message.process == self.process:
            self._own_seen = self.now()
            return
        self._count(message)
        if isinstance(message, Moved):
            self.rooms.forget(message.guest)
        elif isinstance(message, SignedOut):
            self.rooms.signed_out.send(message.device)
        elif isinstance(message, (Who, There, Reacted)):
            self._about(message)

    def _count(self, message: Numbered) -> None:
        """Ask again if a message of that process was missed. Number one says that none was."""
        before = self._last_number.get(message.process, 0)
        self._last_seen[message.process], self._last_number[message.process] = self.now(), message.n
        if message.n == before + 1:
            return
        for room in self.rooms.all():
            room.unsure.add(message.process)
            if room.connections:
                self.ask(room.table.row.id)

    def _about(self, message: Who | There | Reacted) -> None:
        room = self.rooms.get(message.table)
        if isinstance(message, Who):
            group = NOBODY if room is None else room.group()
            self._send(There(table=message.table, group=group, **self._next()))
        elif room is None:
            return
        elif isinstance(message, There):
            room.update_group(message.process, message.group, self.now())
            room.announce_presence()
        else:
            room.send_all(message.reaction)

    # Now and then.

    def beat(self) -> None:
        now = self.now()
        if now - self._alive_at >= BEAT:
            self._alive_at = now
            self._send(Alive(**self._next()))
        if now - self._own_seen > SILENCE:
            return  # it is this process that hears nobody
        for process in [one for one, seen in self._last_seen.items() if now - seen > SILENCE]:
            self._lost(process, self._last_seen.pop(process))

    def _lost(self, process: str, seen: float) -> None:
        del self._last_number[process]
        for room in self.rooms.all():
            room.unsure.discard(process)
            if process in room.elsewhere:
                room.update_group(process, NOBODY, seen)
                room.announce_presence()
