"""Tables that are in use, and who looks at them. One action at a time for each table."""

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable

from sqlalchemy.exc import SQLAlchemyError

from spieluhr.core.errors import SpieluhrError, Stale
from spieluhr.server import metrics
from spieluhr.server.errors import ServerError, Unreadable
from spieluhr.server.live.cluster import Cluster, SingleProcess
from spieluhr.server.live.open_rooms import OpenRooms
from spieluhr.server.live.room import Connection, Room
from spieluhr.server.live.signals import Signal
from spieluhr.server.live.standing import StandingAnswers
from spieluhr.server.store.changes import Change
from spieluhr.server.store.store import Store
from spieluhr.server.tables import seating, series, slow
from spieluhr.server.tables.table import Table

LOG = logging.getLogger("spieluhr.server")
MOST_SPECTATORS = 250  # at one table
MOST_WINDOWS = 10  # of one player at one table
MOST_NOTED = 2000  # tables that cannot be read
EXPECTED = 30.0  # seconds for a program that asks now and then to come back
# Why a table cannot be read, as far as a player may know it.
SHOWN = ("game", "data", "table-rules")


class Rooms:
    """All tables of this process. `bot_to_move` is sent with a table where a bot has to decide."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        open_rooms: OpenRooms | None = None,
        cluster: Cluster | None = None,
        most_spectators: int = MOST_SPECTATORS,
    ) -> None:
        self.store = store
        self.now = now
        self.open = OpenRooms() if open_rooms is None else open_rooms
        self.cluster = SingleProcess() if cluster is None else cluster
        self.most_spectators = most_spectators
        self.bot_to_move: Signal[str] = Signal()
        self.standing = StandingAnswers(self)
        self.ended: Signal[Table] = Signal()
        self._unreadable: set[str] = set()  # of which it was said

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store when it is not in use."""
        known = self.open.get(table_id)
        if known is not None:
            return known
        table = await self._read(table_id)
        room = self.open.get(table_id)
        if room is not None:
            return room  # somebody else has read it meanwhile
        room = Room(table, self.now(), self.cluster.announce)
        self.open.add(room)
        self.cluster.ask(table_id)
        return room

    @contextlib.asynccontextmanager
    async def _alone(self, table_id: str) -> AsyncIterator[Room]:
        """The room, one at a time; it is not forgotten meanwhile."""
        room = await self.room(table_id)
        room.waiting += 1
        try:
            async with room.lock:
                yield room
        finally:
            room.waiting -= 1

    async def _read(self, table_id: str) -> Table:
        try:
            stored = await self.store.table(table_id)
            if stored is None:
                raise Unreadable("no-table")
            return Table.read(*stored)
        except (OSError, SQLAlchemyError):
            raise
        except Exception as error:
            raise self._not_readable(table_id, error) from None

    def _not_readable(self, table_id: str, error: Exception) -> SpieluhrError:
        """What a player is told; it is logged and counted once, however often somebody asks."""
        if isinstance(error, SpieluhrError) and error.key == "no-table":
            return error
        if table_id not in self._unreadable and len(self._unreadable) < MOST_NOTED:
            self._unreadable.add(table_id)
            metrics.UNREADABLE.inc()
            LOG.warning("a stored table cannot be read: %s", error)
        if isinstance(error, SpieluhrError) and error.key in SHOWN:
            return error
        return Unreadable("table-unreadable")

    async def readable(self, table_id: str) -> Room | None:
        """For lists: one that cannot be read is left out, and the others are shown."""
        try:
            return await self.room(table_id)
        except SpieluhrError:
            return None

    # Coming and going.

    async def enter(self, table_id: str, connection: Connection) -> Room:
        """Show the table to a new connection, and everything that changes until it leaves."""
        table = (await self.room(table_id)).table
        if table.row.status == "open" and table.is_ready:  # whoever made it was stopped half-way
            await self.change(table_id, lambda full: seating.begin(full, self.now()))
        async with self._alone(table_id) as room:
            self._need_space(room, connection)
            await self.refresh(room)
            await self._look_back(room)
            room.show(connection)
            was_here = bool(room.connections)
            await self.standing.veil(room, connection.viewer.guest)
            room.connections.add(connection)
            self._note_origin(room, connection.viewer.guest, connection.address)
        self._tell_presence(room, connection)
        if room.table.bot_to_move is not None and not was_here:
            # It has waited for somebody to come, or its process has died: of that nobody knows yet.
            self.bot_to_move.send(table_id)
        return room

    def _need_space(self, room: Room, connection: Connection) -> None:
        guest = connection.viewer.guest
        if room.table.mine(guest):
            windows = len(room.connections_of(guest))
            if windows >= MOST_WINDOWS:
                raise ServerError("too-many-windows", count=windows)
        elif room.group().spectators >= self.most_spectators:
            raise ServerError("too-many-spectators")

    def _note_origin(self, room: Room, guest: str | None, address: str) -> None:
        if guest == room.table.row.host or not room.origin:
            room.origin = address

    def is_watched(self, room: Room) -> bool:
        """Is there anybody for whom a bot would move? Who may be there is."""
        is_awaited = room.expected > self.now() or _is_slow(room.table)
        return room.is_watched or is_awaited or self.cluster.is_unsure(room)

    async def expect(self, table_id: str, guest: str, address: str) -> None:
        """A player that is a program may ask now and then instead of staying connected."""
        room = await self.room(table_id)
        if not room.table.mine(guest):
            return
        room.expected = self.now() + EXPECTED
        self._note_origin(room, guest, address)
        if room.table.bot_to_move is not None:
            self.bot_to_move.send(table_id)

    def leave(self, room: Room, connection: Connection) -> None:
        """Notes when a player was last seen: from then on the others wait for them."""
        room.connections.discard(connection)
        guest = connection.viewer.guest
        if guest is not None and room.table.mine(guest) and not room.is_veiled(guest):
            room.seen[guest] = self.now()
        self._tell_presence(room, connection)

    def _tell_presence(self, room: Room, connection: Connection) -> None:
        """That somebody whom nobody sees comes or goes is not told either."""
        if not room.is_veiled(connection.viewer.guest):
            room.presence_changed()

    # Acting.

    async def change(self, table_id: str, act: Callable[[Table], Change | None]) -> Room:
        """Do it on a copy, store it, then tell everybody. An error leaves all as it was.

        Where several processes share the store, what is known here may be old: then it is read
        again and tried once more. Reading it each time before would cost every move a question.
        """
        async with self._alone(table_id) as room:
            table = await self._changed(room, act) or await self._changed(room, act, is_last=True)
            if table is None:
                raise Stale("stale", version=room.table.row.version, now=room.table.row.version)
        if table.bot_to_move is not None:
            self.bot_to_move.send(table_id)
        return room

    async def _changed(
        self, room: Room, act: Callable[[Table], Change | None], is_last: bool = False
    ) -> Table | None:
        """The table afterwards; None if what was known here was old, and now is not."""
        table = room.table.copy()
        try:
            change = act(table)
        except SpieluhrError:
            if is_last or not await self.refresh(room):
                raise
            return None
        if change is None:
            return room.table
        if not await self._store(room, change):
            return None
        is_end = table.row.status == "over" and room.table.row.status != "over"
        old, room.table = room.table, table
        if is_end:
            await self._look_back(room)
        room.show_all()
        self._tell_seats(room, old)
        if is_end:
            self.ended.send(table)
        return table

    def _tell_seats(self, room: Room, old: Table) -> None:
        """Other processes hear which seats are here: that is new when somebody else sits there."""
        guests = [place.guest for place in room.table.seats]
        if [place.guest for place in old.seats] != guests:
            room.seats_changed()
        self.standing.lift_veils(room)

    async def _look_back(self, room: Room) -> None:
        """What the same players have played, when it is over. The end is shown without it too."""
        party = room.table.row.party
        if party is None:
            return
        try:
            room.past = await self.store.finished(party, series.MOST)
        except (OSError, SQLAlchemyError):
            LOG.exception("could not count a series")

    async def clear(self, table_id: str) -> None:
        """Nobody will come back to it: a game is ended, a table that waits is taken away."""
        if (await self.room(table_id)).table.row.status == "open":
            await self.store.remove_open(table_id)
            self.open.remove(table_id)
        else:
            await self.change(table_id, lambda table: table.abandon(self.now()))

    async def _store(self, room: Room, change: Change) -> bool:
        """False if another process was faster; then the room has caught up."""
        try:
            with metrics.COMMITS.time():
                is_done = await self.store.save(change)
        except BaseException:
            metrics.FAILED_COMMITS.inc()
            with contextlib.suppress(Exception):  # the first one counts
                await self.catch_up(room)  # for it may have been stored all the same
            raise
        if not is_done:
            await self.catch_up(room)
            return False
        metrics.MOVES.inc(len(change.added))
        return True

    async def refresh(self, room: Room) -> bool:
        """Has another process changed it? Alone with its store this one knows best."""
        if not self.store.is_shared:
            return False
        version = await self.store.version(room.table.row.id)
        if version == room.table.row.version:
            return False
        await self.catch_up(room)
        return True

    async def catch_up(self, room: Room) -> None:
        """Read the table again and update everyone; new steps alone are sent as news."""
        old = room.table
        new = await self._read(old.row.id)
        new.epoch = old.epoch if _goes_on(old, new) else old.epoch + 1
        room.table = new
        if new.row.version != old.row.version:
            await self._look_back(room)
            room.show_all()
            self._tell_seats(room, old)

    async def changed_elsewhere(self, table_id: str, version: int) -> None:
        """Another process has changed a table: tell those who look at it here."""
        room = self.open.get(table_id)
        if room is None or room.table.row.version >= version:
            return
        if room.is_idle:
            self.open.remove(table_id)  # whoever comes next reads it
            return
        async with room.lock:
            if room.table.row.version < version:
                await self.catch_up(room)


def _is_slow(table: Table) -> bool:
    """Do several people play who need not be here? Their bots do not wait for them."""
    people = {place.guest for place in table.seats if place.is_person}
    return len(people) > 1 and slow.is_slow(table.row.settings)


def _goes_on(old: Table, new: Table) -> bool:
    """Does the new log begin with the old one?"""
    if old.match is None or new.match is None:
        return old.match is new.match
    known = [step.move for step in old.match.log]
    return [step.move for step in new.match.log[: len(known)]] == known
