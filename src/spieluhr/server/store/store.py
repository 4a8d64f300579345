"""Guests and tables, kept. Every change is one transaction, guarded by the version."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sql
from msgspec import convert
from msgspec.structs import asdict

from spieluhr.core.errors import Malformed
from spieluhr.server.store import migrations
from spieluhr.server.store.databases import Database, Postgres, Sqlite
from spieluhr.server.store.rows import (
    Guest,
    SeatRow,
    StepRow,
    TableRow,
    guests,
    seats,
    steps,
    tables,
)
from spieluhr.server.store.writing import SAY, Change, written

__all__ = ["Change", "Store", "connect"]

WANTED: sql.BindParameter[str] = sql.bindparam("wanted")
TABLE = tables.select().where(tables.c.id == WANTED)
SEATS = seats.select().where(seats.c.table_id == WANTED).order_by(seats.c.seat)
STEPS = steps.select().where(steps.c.table_id == WANTED).order_by(steps.c.n)
VERSION = sql.select(tables.c.version).where(tables.c.id == WANTED)
GUEST = {
    name: guests.select().where(guests.c[name] == WANTED) for name in ("id", "token", "recovery")
}


class Store:
    """The only one who speaks to the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @property
    def is_shared(self) -> bool:
        """May other processes write to it as well?"""
        return self.database.is_shared

    async def upgrade(self) -> None:
        """Bring the database up to date; a newer one is refused."""
        await self.database.write(migrations.upgrade)

    async def need_current(self) -> None:
        """An error if it is not up to date; nothing is changed."""
        await self.database.read(migrations.need_current)

    async def close(self) -> None:
        await self.database.close()

    # Guests.

    async def add_guest(self, guest: Guest) -> None:
        values = asdict(guest)
        await self.database.write(lambda db: _do(db, guests.insert(), values))

    async def guest_by(self, column: str, value: str) -> Guest | None:
        query = GUEST[column]
        found = await self.database.look(lambda db: db.execute(query, {"wanted": value}).first())
        return None if found is None else convert(found, Guest, from_attributes=True)

    async def change_guest(self, guest_id: str, **values: Any) -> None:
        query = guests.update().where(guests.c.id == guest_id).values(values)
        await self.database.write(lambda db: _do(db, query))

    # Tables.

    async def add_table(self, row: TableRow, sitting: Iterable[SeatRow]) -> None:
        values, places = asdict(row), [asdict(seat) for seat in sitting]

        def add(db: sql.Connection) -> None:
            db.execute(tables.insert(), values)
            db.execute(seats.insert(), places)

        await self.database.write(add)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow], list[StepRow]] | None:
        """A whole table as it stands."""
        wanted = {"wanted": table_id}

        def read(db: sql.Connection) -> Any:
            row = db.execute(TABLE, wanted).first()
            if row is None:
                return None
            return row, db.execute(SEATS, wanted).all(), db.execute(STEPS, wanted).all()

        found = await self.database.read(read)
        if found is None:
            return None
        return convert(found, tuple[TableRow, list[SeatRow], list[StepRow]], from_attributes=True)

    async def version(self, table_id: str) -> int | None:
        wanted = {"wanted": table_id}
        found: int | None = await self.database.look(
            lambda db: db.execute(VERSION, wanted).scalar()
        )
        return found

    async def changed_since(self, moment: float) -> dict[str, int]:
        """Tables with their versions."""
        query = sql.select(tables.c.id, tables.c.version).where(tables.c.changed >= moment)
        found = await self.database.look(lambda db: db.execute(query).all())
        return {row.id: row.version for row in found}

    async def save(self, change: Change) -> bool:
        """False, and nothing is written, if somebody else has changed the table since."""
        new = written(change)
        if self.is_shared and new.is_plain:
            return await self.database.look(new.write_at_once)
        return await self.database.write(new.write)

    async def say(self, line: str) -> None:
        """To all processes that share the store. Nothing is kept of it."""
        await self.database.look(lambda db: _do(db, SAY, {"what": line}))

    async def lobby(self, limit: int) -> list[str]:
        """Public tables with an open seat, the newest first."""
        wanted = (tables.c.status == "open") & tables.c.is_public
        query = sql.select(tables.c.id).where(wanted).order_by(tables.c.created.desc())
        return await self._ids(query.limit(limit))

    async def tables_of(self, guest_id: str, limit: int) -> list[str]:
        """The guest's tables, those that changed last first."""
        query = (
            sql.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest == guest_id)
            .group_by(tables.c.id, tables.c.changed)
            .order_by(tables.c.changed.desc())
        )
        return await self._ids(query.limit(limit))

    async def running_of(self, guest_id: str, limit: int) -> list[str]:
        """Tables where the guest sits and that are not over."""
        query = (
            sql.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where((seats.c.guest == guest_id) & (tables.c.status != "over"))
            .distinct()
        )
        return await self._ids(query.limit(limit))

    async def bots_of(self, guest_id: str) -> list[Guest]:
        """The oldest first."""
        query = guests.select().where(guests.c.owner == guest_id).order_by(guests.c.created)
        found = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, Guest, from_attributes=True) for row in found]

    async def count_bots(self, guest_id: str) -> int:
        query = sql.select(sql.func.count()).where(guests.c.owner == guest_id)
        return int(await self.database.look(lambda db: db.execute(query).scalar_one()))

    async def count_running(self, guest_id: str) -> int:
        """Tables that the guest has made and that are not over."""
        query = sql.select(sql.func.count()).where(
            (tables.c.host == guest_id) & (tables.c.status != "over")
        )
        return int(await self.database.look(lambda db: db.execute(query).scalar_one()))

    async def left_alone(self, guest_id: str, since: float) -> str | None:
        """The oldest table of the guest where nobody else sits and nothing happened since then."""
        others = seats.c.guest.is_not(None) & (seats.c.guest != guest_id)
        shared = sql.exists().where((seats.c.table_id == tables.c.id) & others)
        mine = (tables.c.host == guest_id) & (tables.c.status != "over")
        query = sql.select(tables.c.id).where(mine & (tables.c.changed < since) & ~shared)
        found = await self._ids(query.order_by(tables.c.changed).limit(1))
        return found[0] if found else None

    async def remove_open(self, table_id: str) -> None:
        """A table where nothing was played; one that has begun meanwhile stays."""
        is_it = (tables.c.id == table_id) & (tables.c.status == "open")

        def remove(db: sql.Connection) -> None:
            is_open = db.execute(sql.select(tables.c.id).where(is_it).with_for_update()).first()
            if is_open is not None:
                db.execute(seats.delete().where(seats.c.table_id == table_id))
                db.execute(tables.delete().where(tables.c.id == table_id))

        await self.database.write(remove)

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables where a bot should have moved by now or a clock has run out, the longest first.

        Both times are set only while a game is played.
        """
        late = (tables.c.bot_due <= now) | (tables.c.deadline <= now)
        first = sql.func.coalesce(tables.c.bot_due, tables.c.deadline)
        return await self._ids(sql.select(tables.c.id).where(late).order_by(first).limit(limit))

    async def every_table(self) -> list[str]:
        return await self._ids(sql.select(tables.c.id).order_by(tables.c.created, tables.c.id))

    async def _ids(self, query: sql.Select[str]) -> list[str]:
        return await self.database.look(lambda db: list(db.execute(query).scalars()))


def _do(db: sql.Connection, query: sql.Executable, values: Any = None) -> None:
    db.execute(query, values)


def connect(url: str) -> Store:
    """By URL, `sqlite:///FILE` or `postgresql://...`. Nothing is opened yet."""
    parsed = read_url(url)
    return Store(Sqlite(parsed) if parsed.get_backend_name() == "sqlite" else Postgres(parsed))


def read_url(url: str) -> sql.URL:
    try:
        parsed = sql.make_url(url)
    except (sql.exc.ArgumentError, ValueError):
        parsed = None
    if parsed is None or parsed.get_backend_name() not in ("sqlite", "postgresql"):
        problem = "a database is named by sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise Malformed("file", file=url, problem=problem)
    return parsed
