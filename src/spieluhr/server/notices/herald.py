"""Sees whose turn it has become, and calls those who are not looking. Once for every turn."""

import logging
from typing import Final

from spieluhr.core import standing
from spieluhr.server.live.room import Room
from spieluhr.server.live.rooms import Rooms
from spieluhr.server.live.standing import question_of
from spieluhr.server.notices import encryption
from spieluhr.server.notices.courier import Lane, Parcel
from spieluhr.server.notices.ways import FAILED, Outcome, Ways
from spieluhr.server.notices.wording import Notice, of_table
from spieluhr.server.protection.limits import Buckets
from spieluhr.server.store.notice_rows import ChannelKind, ChannelRow, DueRow

LOG = logging.getLogger("spieluhr.notices")
MOST: Final = 200  # turns at once
RATE, BURST = 1 / 30, 30.0  # notices of one guest: a second, at once
ASKED, ASKED_BURST = 1 / 600, 5.0  # addresses to be confirmed, by who asks: a second, at once
KINDS: Final[tuple[ChannelKind, ...]] = ("push", "webhook", "mail")


class Herald:
    """All notices of this process; of several that share a store, one calls."""

    def __init__(self, rooms: Rooms, ways: Ways, delay: float) -> None:
        self.rooms = rooms
        self.ways = ways
        self.delay = delay
        self.store = rooms.store.notices
        self.lanes = {kind: Lane(kind, self._send, self._gone) for kind in KINDS}
        self._buckets = Buckets(RATE, BURST)
        self._questions = Buckets(ASKED, ASKED_BURST)

    async def start(self, push_key: str) -> None:
        """With the keys that all processes share; `push_key` is the operator's own, or ""."""
        kept = push_key or await self.store.key("push", encryption.new_key())
        self.ways.push_key = encryption.read_key(kept)
        self.ways.link_key = (await self.store.key("links", encryption.new_key())).encode()

    async def stop(self) -> None:
        """Nothing more is sent."""
        for lane in self.lanes.values():
            await lane.stop()

    @property
    def public_key(self) -> str:
        """What a browser is given to subscribe with."""
        return (
            ""
            if self.ways.push_key is None
            else encryption.encode(encryption.point(self.ways.push_key))
        )

    # Whose turn it is.

    async def sweep(self, now: float) -> None:
        """Everybody who has to decide and has not been called."""
        for due in await self.store.due(now, self.delay, MOST):
            room = await self.rooms.readable(due.table_id)
            if room is None or self.rooms.cluster.is_unsure(room):
                continue  # somebody may be connected to another process: that is soon known
            await self.rooms.refresh(room)
            if room.table.row.awaited_since != due.since:
                continue
            if await self.store.claim(due) and await self._is_wanted(room, due):
                await self.call(due.guest, of_table(room.table, due.guest, due.is_reminder, now))

    async def _is_wanted(self, room: Room, due: DueRow) -> bool:
        """Not by who is looking; nor by who has answered ahead, unless there is a choice."""
        if room.is_looking(due.guest):
            return False
        order = await self.rooms.standing.order(room, due.guest)
        if order is None:
            return True
        match = room.table.match
        is_open = question_of(room.table) is not None and match is not None
        return order.wait > 0 and is_open and match is not None and standing.has_choice(match)

    async def call(self, guest: str, notice: Notice, only: str | None = None) -> bool:
        """By all confirmed channels, or by one of them; False if that was too often."""
        if not self._buckets.take(guest):
            return False
        for channel in await self.store.channels(guest):
            if channel.is_confirmed and only in (None, channel.id):
                self.lanes[channel.kind].put(Parcel(channel, notice))
        return True

    def may_ask(self, address: str) -> bool:
        """Whether whoever asks from there has not had too many strangers written to."""
        return self._questions.take(address)

    def ask_to_confirm(self, channel: ChannelRow) -> None:
        """A mail to an address that has not agreed to any other."""
        self.lanes["mail"].put(Parcel(channel, None))

    async def _send(self, parcel: Parcel) -> Outcome:
        known = await self.store.channel(parcel.channel.id)
        if known is None:
            return FAILED  # it was removed while the notice waited
        if parcel.notice is None:
            return await self.ways.ask_to_confirm(parcel.channel)
        return await self.ways.send(parcel.channel, parcel.notice)

    async def _gone(self, channel_id: str) -> None:
        await self.store.remove_channel(channel_id)
