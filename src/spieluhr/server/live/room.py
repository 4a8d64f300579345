"""One table that is in use, and who looks at it: here, or connected to another process."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from spieluhr.server.messages.table import Down, Presence
from spieluhr.server.protection.limits import Bucket
from spieluhr.server.store.rows import Standing
from spieluhr.server.tables.projection import Viewer, present
from spieluhr.server.tables.table import Table

LOG = logging.getLogger("spieluhr.server")
ENCODER = msgspec.json.Encoder()
REACTIONS, REACTION_BURST = 0.5, 3.0  # of one seat: a second, at once
ATTEMPTS, ATTEMPT_BURST = 2.0, 10.0  # to act, by all spectators together: a second, at once
ANNOUNCED, ANNOUNCED_BURST = 2.0, 6.0  # who is there: times a second, at once


class Group(msgspec.Struct, frozen=True):
    """Who is connected to one process: the seats of those who play, and how many watch.

    However many come, it stays short: PostgreSQL passes on 8,000 bytes and no more.
    """

    seats: tuple[int, ...] = ()
    spectators: int = 0
    looking: tuple[int, ...] = ()  # those of the seats whose page is in sight

    @property
    def is_empty(self) -> bool:
        """Is nobody connected there, player or spectator?"""
        return not self.seats and self.spectators == 0


NOBODY = Group()


class Outgoing:
    """A message down; encoded once, however many sockets it goes to."""

    __slots__ = ("_encoded", "message")

    def __init__(self, message: Down) -> None:
        self.message = message
        self._encoded: bytes | None = None

    def encoded(self) -> bytes:
        """As JSON, made once for all who get it."""
        if self._encoded is None:
            self._encoded = ENCODER.encode(self.message)
        return self._encoded


class Connection(Protocol):
    """A connection: it never waits, it drops whoever is too slow."""

    viewer: Viewer
    address: str
    is_looking: bool  # is the page in sight?

    def send(self, message: Outgoing) -> None:
        """Never waits: who does not read fast enough is cut off."""


class Throttled:
    """Calls a function at once; when called too often, once for all calls, a little later."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self._bucket = Bucket(ANNOUNCED, ANNOUNCED_BURST)
        self._later: asyncio.TimerHandle | None = None

    def __call__(self) -> None:
        if self._later is not None:
            return
        if self._bucket.take():
            self._call()
        else:
            self._later = asyncio.get_running_loop().call_later(1 / ANNOUNCED, self._call_late)

    @property
    def is_waiting(self) -> bool:
        """Is there something left to do when the pause is over?"""
        return self._later is not None

    def _call_late(self) -> None:
        self._later = None
        self._bucket.take()
        self._call()


class Room:
    """A table as it is stored, with those who look at it."""

    def __init__(
        self, table: Table, now: float, announce: Callable[["Room"], None] = lambda _room: None
    ) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.waiting = 0  # how many are about to do something here
        self.opened = now
        self.origin = ""  # the address of the host, or of who came before: for whom bots think
        self.seen: dict[str, float] = {}  # when somebody who sits here was here last
        self.past: list[Standing] = []  # games of the same players, when this one is over
        self.expected = 0.0  # until then somebody who is not connected may come back
        self.announce_presence = Throttled(self._announce_presence)
        self.announce_elsewhere = Throttled(lambda: announce(self))
        self.unsure: set[str] = set()  # processes that have not said who is connected to them
        self._attempts = Bucket(ATTEMPTS, ATTEMPT_BURST)
        self._shared: dict[tuple[str, int | None], Outgoing] = {}  # what spectators are shown
        self._shared_of: tuple[object, ...] = ()
        self._reactions = [Bucket(REACTIONS, REACTION_BURST) for _ in table.seats]
        self.elsewhere: dict[str, Group] = {}  # by the process to which they are connected
        self.veiled: set[str] = set()  # guests whose coming nobody sees

    def may_react(self, seat: int) -> bool:
        """By the seat, not by the connection: a second window gives nobody more."""
        return self._reactions[seat].take()

    def may_try(self) -> bool:
        """For those who do not sit here: each attempt may cost a question to the database."""
        return self._attempts.take()

    @property
    def is_watched(self) -> bool:
        """Is somebody connected, here or elsewhere?"""
        return bool(self.connections) or bool(self.elsewhere)

    @property
    def is_idle(self) -> bool:
        """May it be forgotten? Nobody looks, and no action waits for its turn."""
        return not self.connections and self.waiting == 0

    def used(self, now: float) -> float:
        """When somebody was here last, or something happened."""
        if self.connections:
            return now
        return max(self.opened, self.table.row.changed, self.expected, *self.seen.values(), 0.0)

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
        looking: set[int] = set()
        spectators = 0
        for connection in self.connections:
            mine = self.table.mine(connection.viewer.guest)
            spectators += not mine
            if not self.is_veiled(connection.viewer.guest):
                seats.update(mine)
                looking.update(mine if connection.is_looking else ())
        return Group(tuple(sorted(seats)), spectators, tuple(sorted(looking)))

    def is_veiled(self, guest: str | None) -> bool:
        """Has this guest come because of a question that others must not read anything into?"""
        return guest in self.veiled

    def lift_veil(self, guest: str | None) -> None:
        """From now on it tells nothing that the guest is here: told if it was not seen before."""
        if guest in self.veiled:
            self.veiled.discard(guest)
            if self.connections_of(guest):
                self.presence_changed()

    def is_looking(self, guest: str) -> bool:
        """Has the guest the table in sight, at this process or at another one?"""
        mine = set(self.table.mine(guest))
        is_elsewhere = any(mine & set(group.looking) for group in self.elsewhere.values())
        return is_elsewhere or any(one.is_looking for one in self.connections_of(guest))

    def _groups(self) -> list[Group]:
        return [self.group(), *self.elsewhere.values()]

    def is_connected(self, guest: str) -> bool:
        """To this process, or to another one as somebody who sits here."""
        mine = set(self.table.mine(guest))
        is_elsewhere = any(mine & set(group.seats) for group in self.elsewhere.values())
        return is_elsewhere or bool(self.connections_of(guest))

    def connections_of(self, guest: str | None) -> list[Connection]:
        """All tabs and devices of a guest; with None, those of strangers."""
        return [one for one in self.connections if one.viewer.guest == guest]

    def _is_player(self, connection: Connection) -> bool:
        return bool(self.table.mine(connection.viewer.guest))

    def here(self) -> list[bool]:
        """For each seat: is its person connected anywhere? Bots and open seats count as here."""
        present = {seat for group in self._groups() for seat in group.seats}
        return [place.guest is None or place.seat in present for place in self.table.seats]

    def spectators(self) -> int:
        """How many look on without a seat, in all processes."""
        return sum(group.spectators for group in self._groups())

    def update_group(self, process: str, group: Group, now: float) -> None:
        """Who is connected to another process now."""
        before = self.elsewhere.pop(process, NOBODY)
        if not group.is_empty:
            self.elsewhere[process] = group
        self.unsure.discard(process)
        for seat in set(before.seats) - set(group.seats):
            guest = self.table.seats[seat].guest
            if guest is not None:
                self.seen[guest] = now

    def show(self, connection: Connection) -> None:
        """Send one connection the whole table as it may see it."""
        self._show(connection, self.here(), self.spectators())

    def _show(self, connection: Connection, here: list[bool], spectators: int) -> None:
        """At a hot seat first the move to whoever made it, then the curtain."""
        if not self._is_player(connection):
            connection.send(self._spectators_view(connection.viewer, here, spectators))
            return
        for _ in range(1 if connection.viewer.parting(self.table) is None else 2):
            shown = present(self.table, connection.viewer, here, spectators, self.past)
            connection.send(Outgoing(shown))

    def _spectators_view(self, viewer: Viewer, here: list[bool], spectators: int) -> Outgoing:
        """Made once for all who read the same language and were shown equally much.

        Their number may have changed since; newcomers get the update right after.
        """
        stamp = (self.table, id(self.past), tuple(here))
        if stamp != self._shared_of:
            self._shared, self._shared_of = {}, stamp
        key = viewer.lang, viewer.since(self.table, None)
        shown = self._shared.get(key)
        if shown is None:
            shown = Outgoing(present(self.table, viewer, here, spectators, self.past))
            self._shared[key] = shown
        else:
            viewer.remember(self.table, None)
        return shown

    def show_all(self) -> None:
        """Players first. A mistake in the words for one reader must not silence the others."""
        here, spectators = self.here(), self.spectators()
        for connection in sorted(self.connections, key=lambda one: not self._is_player(one)):
            try:
                self._show(connection, here, spectators)
            except Exception:
                LOG.exception("could not update a reader")

    def presence_changed(self) -> None:
        """Tell all who look at the table, here and elsewhere."""
        self.announce_presence()
        self.announce_elsewhere()

    def seats_changed(self) -> None:
        """Other processes hear which seats are here."""
        self.announce_elsewhere()

    def forget(self, guest: str) -> None:
        """Connections still open under that name only watch from now on."""
        connections = self.connections_of(guest)
        for connection in connections:
            connection.viewer.become_spectator()
            self.show(connection)
        if connections:
            self.presence_changed()

    def _announce_presence(self) -> None:
        self.send_all(Presence(self.here(), self.spectators()))

    def send_all(self, message: Down) -> None:
        """The same message to everybody who is connected here; so nothing secret."""
        outgoing = Outgoing(message)
        for connection in list(self.connections):
            connection.send(outgoing)
