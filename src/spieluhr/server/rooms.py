"""Tables that are in use, and who looks at them. One action at a time for each table."""

import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from spieluhr.core.errors import Malformed, NotYourTurn, SpieluhrError, Stale
from spieluhr.server import messages, metrics
from spieluhr.server.messages import Presence
from spieluhr.server.present import Eyes
from spieluhr.server.room import ENCODER, Ear, Room
from spieluhr.server.store.store import Change, Store
from spieluhr.server.table import Table

KEPT = 2000  # tables in memory that nobody looks at


class Neighbours(Protocol):
    """Other processes that serve the same tables."""

    def ask(self, table_id: str) -> None:
        """Who is there?"""

    def tell(self, room: Room) -> None:
        """Who is here."""


class Nobody:
    """This process is alone."""

    def ask(self, table_id: str) -> None:
        pass

    def tell(self, room: Room) -> None:
        pass


def tell_presence(room: Room) -> None:
    room.tell_all(Presence(room.here(), room.spectators()))


class Rooms:
    """All rooms of this process. `wake` is called with a table where a bot has to move."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.wake: Callable[[str], None] = lambda _table: None
        self.at_forget: Callable[[str], None] = lambda _guest: None
        self.neighbours: Neighbours = Nobody()
        self._rooms: dict[str, Room] = {}
        self._tidy_at = KEPT

    @property
    def count(self) -> int:
        """Tables in memory."""
        return len(self._rooms)

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store when it is not in use."""
        known = self._rooms.get(table_id)
        if known is not None:
            return known
        table = await self._read(table_id)
        room = self._rooms.setdefault(table_id, Room(table, self.now()))
        self.neighbours.ask(table_id)
        if len(self._rooms) > self._tidy_at:
            self._forget_idle()
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
        found = await self.store.table(table_id)
        if found is None:
            raise Malformed("no-table")
        return Table(*found)

    def _forget_idle(self) -> None:
        """All but the half that was read last; looked for again when as many have come."""
        idle = [key for key, room in self._rooms.items() if room.is_idle]
        for table_id in idle[: max(0, len(idle) - KEPT // 2)]:
            del self._rooms[table_id]
        self._tidy_at = len(self._rooms) + KEPT // 2

    # Coming and going.

    async def enter(self, table_id: str, ear: Ear) -> Room:
        table = (await self.room(table_id)).table
        if table.row.status == "open" and table.is_full:  # whoever made it was stopped half-way
            await self.change(table_id, lambda full: full.begin(self.now()))
        async with self._alone(table_id) as room:
            await self._refresh(room)
            room.show(ear)
            room.ears.add(ear)
        self._tell_presence(room)
        return room

    def leave(self, room: Room, ear: Ear) -> None:
        room.ears.discard(ear)
        guest = ear.eyes.guest
        if guest is not None and room.table.mine(guest):
            room.seen[guest] = self.now()
        self._tell_presence(room)

    def _tell_presence(self, room: Room) -> None:
        tell_presence(room)
        self.neighbours.tell(room)

    def in_use(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    def all_in_use(self) -> list[Room]:
        return list(self._rooms.values())

    def forget(self, guest: str) -> None:
        """The guest has moved: whoever is still connected in that name is an onlooker now."""
        self.at_forget(guest)
        for room in self.all_in_use():
            ears = [ear for ear in room.ears if ear.eyes.guest == guest]
            for ear in ears:
                ear.eyes.guest, ear.eyes.seat, ear.eyes.epoch = None, None, -1
                room.show(ear)
            if ears:
                self._tell_presence(room)

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
            self.wake(table_id)
        return room

    async def _changed(
        self, room: Room, act: Callable[[Table], Change | None], is_last: bool = False
    ) -> Table | None:
        """The table afterwards; None if what was known here was old, and now is not."""
        table = room.table.copy()
        try:
            change = act(table)
        except SpieluhrError:
            if is_last or not await self._refresh(room):
                raise
            return None
        if change is None:
            return room.table
        if not await self._store(room, change):
            return None
        room.table = table
        room.show_all()
        return table

    async def clear(self, table_id: str) -> None:
        """Nobody will come back to it: a game is ended, a table that waits is taken away."""
        if (await self.room(table_id)).table.row.status == "open":
            await self.store.remove_open(table_id)
            self._rooms.pop(table_id, None)
        else:
            await self.change(table_id, lambda table: table.abandon(self.now()))

    async def _store(self, room: Room, change: Change) -> bool:
        """False if another process was faster; then the room has caught up."""
        try:
            with metrics.COMMITS.time():
                is_done = await self.store.save(change)
        except BaseException:
            with contextlib.suppress(Exception):  # the first one counts
                await self.catch_up(room)  # for it may have been stored all the same
            raise
        if not is_done:
            await self.catch_up(room)
            return False
        metrics.MOVES.inc(len(change.added))
        return True

    async def _refresh(self, room: Room) -> bool:
        """Has another process changed it? Alone with its store this one knows best."""
        if not self.store.is_shared:
            return False
        version = await self.store.version(room.table.row.id)
        if version == room.table.row.version:
            return False
        await self.catch_up(room)
        return True

    async def catch_up(self, room: Room) -> None:
        """Read the table again and tell all; what is only longer than before is told as news."""
        old = room.table
        new = await self._read(old.row.id)
        new.epoch = old.epoch if _goes_on(old, new) else old.epoch + 1
        room.table = new
        if new.row.version != old.row.version:
            room.show_all()

    async def heard_of(self, table_id: str, version: int) -> None:
        """Another process has changed a table: tell those who look at it here."""
        room = self._rooms.get(table_id)
        if room is None or room.table.row.version >= version:
            return
        if room.is_idle:
            del self._rooms[table_id]  # whoever comes next reads it
            return
        async with room.lock:
            if room.table.row.version < version:
                await self.catch_up(room)

    # Messages.

    async def act(self, room: Room, ear: Ear, asked: messages.Up) -> None:
        """One message up. What is refused is told to the sender alone."""
        try:
            if isinstance(asked, messages.See):
                self._see(room, ear, asked)
            else:
                table_id = room.table.row.id
                await self.change(table_id, lambda table: self._done(room, table, ear.eyes, asked))
        except Stale as error:
            ear.send(ENCODER.encode(wrong(error, ear.eyes.lang)))
            room.show(ear)
        except SpieluhrError as error:
            ear.send(ENCODER.encode(wrong(error, ear.eyes.lang)))

    def _see(self, room: Room, ear: Ear, asked: messages.See) -> None:
        """While one of my seats has to decide, only that one can be looked through."""
        mine, actor = room.table.mine(ear.eyes.guest), room.table.actor
        if asked.seat is not None and asked.seat not in mine:
            raise NotYourTurn("table-stranger")
        if asked.seat is not None and actor in mine and asked.seat != actor:
            raise NotYourTurn("turn")
        ear.eyes.choose(asked.seat)
        room.show(ear)

    def _done(self, room: Room, table: Table, eyes: Eyes, asked: messages.Up) -> Change:
        now = self.now()
        seat = acting_seat(table, eyes)
        if isinstance(asked, messages.Replace):
            return self._replace(room, table, asked, now)
        if isinstance(asked, messages.Play):
            return table.play(seat, asked.move, asked.version, now)
        if isinstance(asked, messages.Undo):
            last = table.last_decided(table.mine(eyes.guest))
            return table.undo(seat if last is None else last, asked.version, now)
        if isinstance(asked, messages.Offer):
            return table.offer_draw(seat, asked.version, now)
        if isinstance(asked, messages.Answer):
            return table.answer(seat, asked.yes, asked.version, now)
        if isinstance(asked, messages.Resign):
            return table.resign(seat, asked.version, now)
        raise Malformed("message", problem="it is not for a table")

    def _replace(self, room: Room, table: Table, asked: messages.Replace, now: float) -> Change:
        """Only for somebody whose turn it is, and who has been away as long as the table says."""
        if asked.version != table.row.version:
            raise Stale("stale", version=asked.version, now=table.row.version)
        is_awaited = table.actor == asked.seat and table.bot_to_move is None
        patience = float(table.row.settings["away_seconds"])
        if not is_awaited or room.away(asked.seat, now) < patience:
            raise NotYourTurn("table-not-away")
        return table.hand_over(asked.seat, now)


def acting_seat(table: Table, eyes: Eyes) -> int:
    """The seat that speaks: at a hot seat whose turn it is, else the only one."""
    mine = table.mine(eyes.guest)
    if not mine:
        raise NotYourTurn("table-stranger")
    if table.actor in mine and table.actor is not None:
        return table.actor
    looking = eyes.looking(table)
    return mine[0] if looking is None else looking


def wrong(error: SpieluhrError, lang: str) -> messages.Wrong:
    return messages.Wrong(error.key, error.sentence(lang))


def _goes_on(old: Table, new: Table) -> bool:
    """Does the new log begin with the old one?"""
    if old.match is None or new.match is None:
        return old.match is new.match
    known = [step.move for step in old.match.log]
    return [step.move for step in new.match.log[: len(known)]] == known
