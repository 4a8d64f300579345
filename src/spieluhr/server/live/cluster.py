"""Processes that serve the same tables tell each other who is there.

A player may be connected to another process than the one that is asked whether he is away. Each
process tells the others whenever somebody comes or goes at a table that is in use, answers when a
process that has just read a table asks who is there, and says now and then that it is alive: of
one that is silent for too long all are gone.

A word may get lost. So each has a number; whoever misses one asks again, and until there is an
answer somebody may be there: of whom nobody knows, nobody may say that he is away.
"""

import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from spieluhr.core.errors import Malformed
from spieluhr.server.live.open_rooms import OpenRooms
from spieluhr.server.live.room import NOBODY, Group, Room
from spieluhr.server.messages.table import Reaction
from spieluhr.server.protection import tokens

LOG = logging.getLogger("spieluhr.server")
BEAT = 10.0  # seconds between signs of life
SILENCE = 35.0  # seconds after which a process is gone
FIRST_WORDS = 1.5 * BEAT  # seconds after which every process has said that it is alive


class Said(msgspec.Struct, tag_field="is", frozen=True, kw_only=True):
    """By which process, and its how many-th word it is."""

    process: str
    n: int


class Who(Said, tag="who", frozen=True, kw_only=True):
    """Asked of all; everybody answers, also who has nobody there."""

    table: str


class There(Said, tag="there", frozen=True, kw_only=True):
    table: str
    group: Group


class Alive(Said, tag="alive", frozen=True, kw_only=True):
    pass


class Moved(Said, tag="moved", frozen=True, kw_only=True):
    """A guest has moved to another device: who still speaks in that name is a spectator."""

    guest: str


class Reacted(Said, tag="reacted", frozen=True, kw_only=True):
    """Somebody who is connected to another process has reacted."""

    table: str
    reaction: Reaction


Word = Who | There | Alive | Moved | Reacted
DECODER = msgspec.json.Decoder(Word)


class Cluster(Protocol):
    """What a process asks and tells others that serve the same tables."""

    def ask(self, table_id: str) -> None:
        """Who is there?"""

    def tell(self, room: Room) -> None:
        """Who is here."""

    def reacted(self, room: Room, reaction: Reaction) -> None:
        """Somebody here has reacted."""

    def moved(self, guest: str) -> None:
        """A guest is on another device now, or nowhere."""

    def is_unsure(self, room: Room) -> bool:
        """May somebody be connected to another process of whom this one has not heard?"""

    def beat(self) -> None:
        """Called now and then: say that this process is alive, and notice who is not."""


class SingleProcess:
    """There is no other."""

    def ask(self, table_id: str) -> None:
        pass

    def tell(self, room: Room) -> None:
        pass

    def reacted(self, room: Room, reaction: Reaction) -> None:
        pass

    def moved(self, guest: str) -> None:
        pass

    def is_unsure(self, room: Room) -> bool:
        return False

    def beat(self) -> None:
        pass


class SharedCluster:
    """`say` brings a line to all processes, this one included, some time soon."""

    def __init__(
        self, rooms: OpenRooms, say: Callable[[str], None], now: Callable[[], float]
    ) -> None:
        self.process = tokens.new_id()
        self.rooms = rooms
        self.now = now
        self._say = say
        self._heard: dict[str, float] = {}  # when, from which process
        self._last: dict[str, int] = {}  # the number of its last word
        self._began = self._heard_own = now()
        self._said = 0  # words
        self._said_alive = 0.0

    def start(self) -> None:
        """From now on it listens."""
        self._began = self._heard_own = self.now()

    # What this process says.

    def ask(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            room.unsure |= self._heard.keys()
        self._tell(Who(table=table_id, **self._next()))

    def tell(self, room: Room) -> None:
        self._tell(There(table=room.table.row.id, group=room.group(), **self._next()))

    def reacted(self, room: Room, reaction: Reaction) -> None:
        self._tell(Reacted(table=room.table.row.id, reaction=reaction, **self._next()))

    def moved(self, guest: str) -> None:
        self._tell(Moved(guest=guest, **self._next()))

    def _next(self) -> dict[str, Any]:
        self._said += 1
        return {"process": self.process, "n": self._said}

    def _tell(self, word: Word) -> None:
        self._say(msgspec.json.encode(word).decode())

    # What it knows.

    def is_unsure(self, room: Room) -> bool:
        """Who hears not even himself knows nothing of others, nor who has just begun to listen."""
        now = self.now()
        is_deaf = now - self._heard_own > SILENCE
        return is_deaf or now - self._began < FIRST_WORDS or bool(room.unsure)

    # What it hears.

    def hear(self, line: str) -> None:
        try:
            word = DECODER.decode(line)
        except msgspec.DecodeError as error:
            raise Malformed("message", problem=str(error)) from None
        if word.process == self.process:
            self._heard_own = self.now()
            return
        self._count(word)
        if isinstance(word, Moved):
            self.rooms.forget(word.guest)
        elif isinstance(word, (Who, There, Reacted)):
            self._about(word)

    def _count(self, word: Said) -> None:
        """Has a word of that process been missed? Its first one ever says that there was none."""
        before = self._last.get(word.process, 0)
        self._heard[word.process], self._last[word.process] = self.now(), word.n
        if word.n == before + 1:
            return
        for room in self.rooms.all():
            room.unsure.add(word.process)
            if room.ears:
                self.ask(room.table.row.id)

    def _about(self, word: Who | There | Reacted) -> None:
        room = self.rooms.get(word.table)
        if isinstance(word, Who):
            group = NOBODY if room is None else room.group()
            self._tell(There(table=word.table, group=group, **self._next()))
        elif room is None:
            return
        elif isinstance(word, There):
            room.heard_from(word.process, word.group, self.now())
            room.tell_presence()
        else:
            room.tell_all(word.reaction)

    # Now and then.

    def beat(self) -> None:
        now = self.now()
        if now - self._said_alive >= BEAT:
            self._said_alive = now
            self._tell(Alive(**self._next()))
        if now - self._heard_own > SILENCE:
            return  # it is this process that hears nobody
        for process in [one for one, heard in self._heard.items() if now - heard > SILENCE]:
            self._lost(process, self._heard.pop(process))

    def _lost(self, process: str, heard: float) -> None:
        del self._last[process]
        for room in self.rooms.all():
            room.unsure.discard(process)
            if process in room.elsewhere:
                room.heard_from(process, NOBODY, heard)
                room.tell_presence()
