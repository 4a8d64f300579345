"""Processes that serve the same tables tell each other who is there.

A player may be connected to another process than the one that is asked whether he is away. Each
process tells the others whenever somebody comes or goes at a table that is in use, answers when a
process that has just read a table asks who is there, and says now and then that it is alive: of
one that is silent for too long all are gone.
"""

import logging
from collections.abc import Callable

import msgspec

from spieluhr.core.errors import Malformed
from spieluhr.server import secrets
from spieluhr.server.room import NOBODY, Group, Room
from spieluhr.server.rooms import Rooms, tell_presence

LOG = logging.getLogger("spieluhr.server")
BEAT = 10.0  # seconds between signs of life
SILENCE = 35.0  # seconds after which a process is gone


class Who(msgspec.Struct, tag_field="is", tag="who", frozen=True):
    process: str
    table: str


class There(msgspec.Struct, tag_field="is", tag="there", frozen=True):
    process: str
    table: str
    group: Group


class Alive(msgspec.Struct, tag_field="is", tag="alive", frozen=True):
    process: str


class Moved(msgspec.Struct, tag_field="is", tag="moved", frozen=True):
    """A guest has moved to another device: who still speaks in that name is an onlooker."""

    process: str
    guest: str


Word = Who | There | Alive | Moved
DECODER = msgspec.json.Decoder(Word)


class Neighbourhood:
    """`say` brings a line to all processes, this one included, some time soon."""

    def __init__(self, rooms: Rooms, say: Callable[[str], None]) -> None:
        self.process = secrets.new_id()
        self.rooms = rooms
        self._say = say
        self._heard: dict[str, float] = {}  # when, from which process
        self._said_alive = 0.0

    # What this process says.

    def ask(self, table_id: str) -> None:
        self._tell(Who(self.process, table_id))

    def tell(self, room: Room) -> None:
        self._tell(There(self.process, room.table.row.id, room.group()))

    def moved(self, guest: str) -> None:
        self._tell(Moved(self.process, guest))

    def _tell(self, word: Word) -> None:
        self._say(msgspec.json.encode(word).decode())

    # What it hears.

    def hear(self, line: str) -> None:
        try:
            word = DECODER.decode(line)
        except msgspec.DecodeError as error:
            raise Malformed("message", problem=str(error)) from None
        if word.process == self.process:
            return
        self._heard[word.process] = self.rooms.now()
        if isinstance(word, Moved):
            self.rooms.forget(word.guest)
        elif isinstance(word, (Who, There)):
            self._about(word)

    def _about(self, word: Who | There) -> None:
        room = self.rooms.in_use(word.table)
        if room is None:
            return
        if isinstance(word, There):
            room.heard_from(word.process, word.group, self.rooms.now())
            tell_presence(room)
        elif room.ears:
            self.tell(room)

    # Now and then.

    def beat(self) -> None:
        now = self.rooms.now()
        if now - self._said_alive >= BEAT:
            self._said_alive = now
            self._tell(Alive(self.process))
        for process in [one for one, heard in self._heard.items() if now - heard > SILENCE]:
            self._lost(process, self._heard.pop(process))

    def _lost(self, process: str, heard: float) -> None:
        for room in self.rooms.all_in_use():
            if process in room.elsewhere:
                room.heard_from(process, NOBODY, heard)
                tell_presence(room)
