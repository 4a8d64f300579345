"""Channels, watched tables, and whom to call."""

import sqlalchemy as sql
from msgspec import convert
from msgspec.structs import asdict

from spieluhr.server.store.databases import Database
from spieluhr.server.store.notice_rows import (
    ChannelRow,
    DueRow,
    asked_addresses,
    channels,
    server_keys,
    standing,
    watches,
)
from spieluhr.server.store.results import insert
from spieluhr.server.store.rows import tables

AGAIN = 24 * 3600.0  # seconds until an address may be asked for a confirmation once more


class Notices:
    """Of one guest at a time; `due` is for the server alone."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def key(self, name: str, new: str) -> str:
        """The one that is kept under this name; `new` if there is none. Processes agree on one."""

        def agree(db: sql.Connection) -> str:
            missing = insert(db, server_keys).on_conflict_do_nothing()
            db.execute(missing, {"name": name, "value": new})
            kept = sql.select(server_keys.c.value).where(server_keys.c.name == name)
            return str(db.execute(kept).scalar_one())

        return await self.database.write(agree)

    # Channels.

    async def channels(self, guest: str) -> list[ChannelRow]:
        """The oldest first, those that wait for a confirmation included."""
        query = channels.select().where(channels.c.guest == guest)
        return await self._channels(query.order_by(channels.c.created, channels.c.id))

    async def channel(self, channel_id: str) -> ChannelRow | None:
        """Whoever it belongs to."""
        found = await self._channels(channels.select().where(channels.c.id == channel_id))
        return found[0] if found else None

    async def _channels(self, query: sql.Select[tuple[object, ...]]) -> list[ChannelRow]:
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, ChannelRow, from_attributes=True) for row in rows]

    async def add_channel(self, row: ChannelRow) -> None:
        """A browser belongs to who used it last; the same webhook or address stands there once."""
        same = (channels.c.kind == row.kind) & (channels.c.target == row.target)
        if row.kind != "push":
            same &= channels.c.guest == row.guest

        def add(db: sql.Connection) -> None:
            db.execute(channels.delete().where(same))
            db.execute(channels.insert(), asdict(row))

        await self.database.write(add)

    async def confirm(self, channel_id: str) -> None:
        """The address is the guest's, who wants to be written to. Another one before goes."""

        def confirm(db: sql.Connection) -> None:
            it = channels.c.id == channel_id
            owner = sql.select(channels.c.guest).where(it).scalar_subquery()
            others = (channels.c.guest == owner) & (channels.c.kind == "mail") & ~it
            db.execute(channels.delete().where(others))
            db.execute(channels.update().where(it).values(is_confirmed=True))

        await self.database.write(confirm)

    async def remove_channel(self, channel_id: str, guest: str | None = None) -> bool:
        """False if there is none, or not of this guest."""
        it = channels.c.id == channel_id
        if guest is not None:
            it &= channels.c.guest == guest
        query = channels.delete().where(it)
        return await self.database.write(lambda db: db.execute(query).rowcount > 0)

    async def may_ask(self, hashed: str, now: float) -> bool:
        """Whether this address was left alone for a day; it is noted that it is asked now."""

        def note(db: sql.Connection) -> bool:
            old = asked_addresses.c.sent < now - AGAIN
            db.execute(asked_addresses.delete().where(old))
            missing = insert(db, asked_addresses).on_conflict_do_nothing()
            return bool(db.execute(missing, {"hash": hashed, "sent": now}).rowcount)

        return await self.database.write(note)

    # Watched tables.

    async def watch(self, table_id: str, guest: str, now: float) -> None:
        """From the next turn on: a turn that has begun is being looked at."""
        values = {"table_id": table_id, "guest": guest, "told": now, "reminded": 0.0}

        def add(db: sql.Connection) -> None:
            db.execute(insert(db, watches).on_conflict_do_nothing(), values)

        await self.database.write(add)

    async def unwatch(self, table_id: str, guest: str) -> None:
        """Nothing happens if it was not watched."""
        query = watches.delete().where(_watch(table_id, guest))

        def remove(db: sql.Connection) -> None:
            db.execute(query)

        await self.database.write(remove)

    async def watched(self, guest: str) -> list[str]:
        """The tables a guest wants to be called to."""
        query = sql.select(watches.c.table_id).where(watches.c.guest == guest)
        query = query.order_by(watches.c.table_id)
        return await self.database.look(lambda db: list(db.execute(query).scalars()))

    async def due(self, now: float, delay: float, limit: int) -> list[DueRow]:
        """Turns that began `delay` ago and were not called out, and clocks that run low."""
        is_turn = (tables.c.awaited == watches.c.guest) & (tables.c.status == "playing")
        since = tables.c.awaited_since
        told = (watches.c.told < since) & (since <= now - delay)
        low = (tables.c.remind_at <= now) & (tables.c.deadline > now) & (watches.c.reminded < since)
        columns = watches.c.table_id, watches.c.guest, since.label("since")
        query = (
            sql.select(*columns, (~told).label("is_reminder"))
            .join(tables, tables.c.id == watches.c.table_id)
            .where(is_turn & (told | low))
            .order_by(since)
            .limit(limit)
        )
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, DueRow, from_attributes=True, strict=False) for row in rows]

    async def claim(self, due: DueRow) -> bool:
        """False if another process calls already: nobody is called twice."""
        column = watches.c.reminded if due.is_reminder else watches.c.told
        it = _watch(due.table_id, due.guest) & (column < due.since)
        query = watches.update().where(it).values({column.name: due.since})
        return await self.database.write(lambda db: db.execute(query).rowcount > 0)

    async def tidy(self, now: float) -> None:
        """What belongs to games that are over or gone is forgotten, and who was asked long ago."""

        def forget(db: sql.Connection) -> None:
            for kept in (watches, standing):
                running = (tables.c.id == kept.c.table_id) & (tables.c.status != "over")
                db.execute(kept.delete().where(~sql.exists().where(running)))
            db.execute(asked_addresses.delete().where(asked_addresses.c.sent < now - AGAIN))

        await self.database.write(forget)


def _watch(table_id: str, guest: str) -> sql.ColumnElement[bool]:
    return (watches.c.table_id == table_id) & (watches.c.guest == guest)
