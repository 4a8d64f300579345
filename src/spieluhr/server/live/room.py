"""One table that is in use, and who looks at it: here, or connected to another process."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from spieluhr.server.messages.table import Down, Presence
from spieluhr.server.protection.limits import Bucket
from spieluhr.server.store.rows import Standing
from spieluhr.server.tables.projection import Eyes, present
from spieluhr.server.tables.table import Table

LOG = logging.getLogger("spieluhr.server")
ENCODER = msgspec.json.Encoder()
REACTIONS, REACTION_BURST = 0.5, 3.0  # of one seat: a second, at once
ATTEMPTS, ATTEMPT_BURST = 2.0, 10.0  # to act, by all spectators together: a second, at once
TELLINGS, TELLING_BURST = 2.0, 6.0  # of who is there: a second, at once


class Group(msgspec.Struct, frozen=True):
    """Who is connected to one process: the seats of those who play, and how many watch.

    However many come, it stays short: PostgreSQL passes on 8,000 bytes and no more.
    """

    seats: tuple[int, ...] = ()
    spectators: int = 0

    @property
    def is_empty(self) -> bool:
        return not self.seats and self.spectators == 0


NOBODY = Group()


class Outgoing:
    """A message down; encoded once, however many sockets it goes to."""

    __slots__ = ("_encoded", "message")

    def __init__(self, message: Down) -> None:
        self.message = message
        self._encoded: bytes | None = None

    def encoded(self) -> bytes:
        if self._encoded is None:
            self._encoded = ENCODER.encode(self.message)
        return self._encoded


class Ear(Protocol):
    """A connection: it never waits, it drops whoever is too slow."""

    eyes: Eyes
    address: str

    def send(self, message: Outgoing) -> None: ...


class Gathered:
    """Told at once, unless it was told often just before: then soon, once for all that came."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell
        self._bucket = Bucket(TELLINGS, TELLING_BURST)
        self._later: asyncio.TimerHandle | None = None

    def __call__(self) -> None:
        if self._later is not None:
            return
        if self._bucket.take():
            self._tell()
        else:
            self._later = asyncio.get_running_loop().call_later(1 / TELLINGS, self._tell_late)

    @property
    def is_waiting(self) -> bool:
        return self._later is not None

    def _tell_late(self) -> None:
        self._later = None
        self._bucket.take()
        self._tell()


class Room:
    """A table as it is stored, with those who look at it."""

    def __init__(
        self, table: Table, now: float, tell_others: Callable[["Room"], None] | None = None
    ) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.waiting = 0  # how many are about to do something here
        self.opened = now
        self.origin = ""  # the address of the host, or of who came before: for whom bots think
        self.seen: dict[str, float] = {}  # when somebody who sits here was here last
        self.past: list[Standing] = []  # games of the same players, when this one is over
        self.expected = 0.0  # until then somebody who is not connected may come back
        self.tell_presence = Gathered(self._tell_presence)
        self.tell_others = Gathered(lambda: None if tell_others is None else tell_others(self))
        self.unsure: set[str] = set()  # processes that have not said who is connected to them
        self._attempts = Bucket(ATTEMPTS, ATTEMPT_BURST)
        self._shared: dict[tuple[str, int | None], Outgoing] = {}  # what spectators are shown
        self._shared_of: tuple[object, ...] = ()
        self._reactions = [Bucket(REACTIONS, REACTION_BURST) for _ in table.seats]
        self.elsewhere: dict[str, Group] = {}  # by the process to which they are connected

    def may_react(self, seat: int) -> bool:
        """By the seat, not by the connection: a second window gives nobody more."""
        return self._reactions[seat].take()

    def may_try(self) -> bool:
        """For those who do not sit here: each attempt may cost a question to the database."""
        return self._attempts.take()

    @property
    def is_watched(self) -> bool:
        """Is somebody connected, here or elsewhere?"""
        return bool(self.ears) or bool(self.elsewhere)

    @property
    def is_idle(self) -> bool:
        return not self.ears and self.waiting == 0

    def away(self, seat: int, now: float) -> float:
        """For how many seconds whoever has to decide has left the table waiting.

        Before this process knew the table, nobody could be here: that time does not count.
        """
        if self.here()[seat]:
            return 0.0
        guest = self.table.seats[seat].guest or ""
        return now - max(self.seen.get(guest, self.opened), self.table.row.changed)

    def group(self) -> Group:
        """Those who are connected to this process."""
        seats: set[int] = set()
        spectators = 0
        for ear in self.ears:
            mine = self.table.mine(ear.eyes.guest)
            seats.update(mine)
            spectators += not mine
        return Group(tuple(sorted(seats)), spectators)

    def _groups(self) -> list[Group]:
        return [self.group(), *self.elsewhere.values()]

    def is_connected(self, guest: str) -> bool:
        """To this process, or to another one as somebody who sits here."""
        mine = set(self.table.mine(guest))
        is_elsewhere = any(mine & set(group.seats) for group in self.elsewhere.values())
        return is_elsewhere or any(ear.eyes.guest == guest for ear in self.ears)

    def here(self) -> list[bool]:
        present = {seat for group in self._groups() for seat in group.seats}
        return [place.guest is None or place.seat in present for place in self.table.seats]

    def spectators(self) -> int:
        return sum(group.spectators for group in self._groups())

    def heard_from(self, process: str, group: Group, now: float) -> None:
        """Who is connected to another process now."""
        before = self.elsewhere.pop(process, NOBODY)
        if not group.is_empty:
            self.elsewhere[process] = group
        self.unsure.discard(process)
        for seat in set(before.seats) - set(group.seats):
            guest = self.table.seats[seat].guest
            if guest is not None:
                self.seen[guest] = now

    def show(self, ear: Ear) -> None:
        self._show(ear, self.here(), self.spectators())

    def _show(self, ear: Ear, here: list[bool], spectators: int) -> None:
        """At a hot seat first the move to whoever made it, then the curtain."""
        if not self.table.mine(ear.eyes.guest):
            ear.send(self._spectators_view(ear.eyes, here, spectators))
            return
        for _ in range(1 if ear.eyes.parting(self.table) is None else 2):
            shown = present(self.table, ear.eyes, here, spectators, self.past)
            ear.send(Outgoing(shown))

    def _spectators_view(self, eyes: Eyes, here: list[bool], spectators: int) -> Outgoing:
        """Once for all who read the same language and were told equally much.

        Their number may have changed since; whoever comes is told of that right after.
        """
        stamp = (self.table, id(self.past), tuple(here))
        if stamp != self._shared_of:
            self._shared, self._shared_of = {}, stamp
        key = eyes.lang, eyes.since(self.table, None)
        shown = self._shared.get(key)
        if shown is None:
            shown = Outgoing(present(self.table, eyes, here, spectators, self.past))
            self._shared[key] = shown
        else:
            eyes.remember(self.table, None)
        return shown

    def show_all(self) -> None:
        """Players first. A mistake in the words for one reader must not silence the others."""
        here, spectators = self.here(), self.spectators()
        for ear in sorted(self.ears, key=lambda ear: not self.table.mine(ear.eyes.guest)):
            try:
                self._show(ear, here, spectators)
            except Exception:
                LOG.exception("could not update a reader")

    def presence_changed(self) -> None:
        """Tell all who look at the table, here and elsewhere."""
        self.tell_presence()
        self.tell_others()

    def seats_changed(self) -> None:
        """Other processes hear which seats are here."""
        self.tell_others()

    def forget(self, guest: str) -> None:
        """Whoever is still connected in that name is a spectator now."""
        ears = [ear for ear in self.ears if ear.eyes.guest == guest]
        for ear in ears:
            ear.eyes.guest, ear.eyes.seat, ear.eyes.epoch = None, None, -1
            self.show(ear)
        if ears:
            self.presence_changed()

    def _tell_presence(self) -> None:
        self.tell_all(Presence(self.here(), self.spectators()))

    def tell_all(self, message: Down) -> None:
        outgoing = Outgoing(message)
        for ear in list(self.ears):
            ear.send(outgoing)
