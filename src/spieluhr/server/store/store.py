"""Guests and tables, kept. Every change is one transaction, guarded by the version."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sql
from msgspec import convert
from msgspec.structs import asdict

from spieluhr.server.store import clocks
from spieluhr.server.store.changes import SAY, Change, written
from spieluhr.server.store.dailies import Dailies
from spieluhr.server.store.databases import Database, Postgres, Sqlite, read_url
from spieluhr.server.store.devices import Devices
from spieluhr.server.store.notices import Notices
from spieluhr.server.store.operation import Operation
from spieluhr.server.store.orders import Orders
from spieluhr.server.store.passkeys import Passkeys
from spieluhr.server.store.profile_rows import results
from spieluhr.server.store.profiles import Profiles
from spieluhr.server.store.puzzles import Puzzles
from spieluhr.server.store.readable import readable
from spieluhr.server.store.reports import Reports
from spieluhr.server.store.retention import Retention
from spieluhr.server.store.reviews import Reviews
from spieluhr.server.store.rows import (
    Guest,
    SeatRow,
    Standing,
    StepRow,
    TableRow,
    UndoneRow,
    guests,
    seats,
    steps,
    tables,
    undone,
    uptime,
)
from spieluhr.server.store.tournaments import IS_ORDINARY, Tournaments

__all__ = ["Change", "Store", "connect"]

WANTED: sql.BindParameter[str] = sql.bindparam("wanted")
TABLE = tables.select().where(tables.c.id == WANTED)
SEATS = seats.select().where(seats.c.table_id == WANTED).order_by(seats.c.seat)
STEPS = steps.select().where(steps.c.table_id == WANTED).order_by(steps.c.n)
TRY = sql.text("UPDATE alembic_version SET version_num = version_num")
UNDONE = undone.select().where(undone.c.table_id == WANTED).order_by(undone.c.n)
VERSION = sql.select(tables.c.version).where(tables.c.id == WANTED)
GUEST = {
    name: guests.select().where(guests.c[name] == WANTED) for name in ("id", "token", "recovery")
}


MOMENT = 1.0  # seconds without a server that nobody notices
SILENCE = 15.0  # seconds: a process that shares the store and is up says so more often
Whole = tuple[TableRow, list[SeatRow], list[StepRow], list[UndoneRow]]


class Store:
    """The only one who speaks to the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.profiles = Profiles(database)
        self.dailies = Dailies(database)
        self.reviews = Reviews(database)
        self.reports = Reports(database)
        self.devices = Devices(database)
        self.passkeys = Passkeys(database)
        self.operation = Operation(database)
        self.retention = Retention(database)
        self.notices = Notices(database)
        self.orders = Orders(database)
        self.tournaments = Tournaments(database)
        self.puzzles = Puzzles(database)

    @property
    def is_shared(self) -> bool:
        """May other processes write to it as well?"""
        return self.database.is_shared

    async def upgrade(self) -> None:
        """Bring the database up to date; a newer one is refused."""

        from spieluhr.server.store import migrations  # noqa: PLC0415  # wants Alembic

        await self.database.write(migrations.upgrade)

    async def need_current(self) -> None:
        """An error if it is not up to date; nothing is changed."""

        from spieluhr.server.store import migrations  # noqa: PLC0415

        await self.database.read(migrations.need_current)

    async def try_write(self) -> None:
        """Nothing is changed by it, but it is written."""
        await self.database.write(lambda db: _do(db, TRY))

    async def close(self) -> None:
        """After all writes that were begun."""
        await self.database.close()

    # Guests.

    async def add_guest(self, guest: Guest) -> None:
        """Fails if the id is taken; ids are random, so it is not."""
        values = asdict(guest)
        await self.database.write(lambda db: _do(db, guests.insert(), values))

    async def guest_by(self, column: str, value: str) -> Guest | None:
        """By `id`, `token` or `recovery`, the latter two hashed; None if there is no such guest."""
        query = GUEST[column]
        row = await self.database.look(lambda db: db.execute(query, {"wanted": value}).first())
        return None if row is None else convert(row, Guest, from_attributes=True)

    async def change_guest(self, guest_id: str, **values: Any) -> None:
        """Columns and their new values; nothing happens if there is no such guest."""
        query = guests.update().where(guests.c.id == guest_id).values(values)
        await self.database.write(lambda db: _do(db, query))

    # Tables.

    async def add_table(self, row: TableRow, sitting: Iterable[SeatRow]) -> None:
        """With all its seats, in one transaction."""
        values, places = asdict(row), [asdict(seat) for seat in sitting]

        def add(db: sql.Connection) -> None:
            db.execute(tables.insert(), values)
            db.execute(seats.insert(), places)

        await self.database.write(add)

    async def table(self, table_id: str) -> Whole | None:
        """A whole table as it stands."""
        wanted = {"wanted": table_id}

        def read(db: sql.Connection) -> Any:
            row = db.execute(TABLE, wanted).first()
            if row is None:
                return None
            lists = [db.execute(query, wanted).all() for query in (SEATS, STEPS, UNDONE)]
            return row, *lists

        whole = await self.database.read(read)
        return None if whole is None else convert(whole, Whole, from_attributes=True)

    async def version(self, table_id: str) -> int | None:
        """None if there is no such table."""
        wanted = {"wanted": table_id}
        version: int | None = await self.database.look(
            lambda db: db.execute(VERSION, wanted).scalar()
        )
        return version

    async def changed_since(self, moment: float) -> dict[str, int]:
        """Tables with their versions."""
        query = sql.select(tables.c.id, tables.c.version).where(tables.c.changed >= moment)
        rows = await self.database.look(lambda db: db.execute(query).all())
        return {row.id: row.version for row in rows}

    async def save(self, change: Change) -> bool:
        """False, and nothing is written, if somebody else has changed the table since."""
        new = written(change)
        if self.is_shared and new.is_plain:
            return await self.database.look(new.write_at_once)
        return await self.database.write(new.write)

    async def say(self, line: str) -> None:
        """To all processes that share the store. Nothing is kept of it."""
        await self.database.look(lambda db: _do(db, SAY, {"what": line}))

    async def lobby(self, limit: int, each: int) -> list[str]:
        """Public tables with an open seat, the newest first, so many at most from one address."""
        wanted = (tables.c.status == "open") & tables.c.is_public
        origin = sql.func.coalesce(tables.c.origin, tables.c.host)
        nth = sql.func.row_number().over(partition_by=origin, order_by=tables.c.created.desc())
        columns = tables.c.id, tables.c.created, nth.label("nth")
        numbered = sql.select(*columns).where(wanted).subquery()
        query = sql.select(numbered.c.id).where(numbered.c.nth <= each)
        return await self._ids(query.order_by(numbered.c.created.desc()).limit(limit))

    async def tables_of(self, guest_id: str, limit: int) -> list[str]:
        """The guest's tables but for hidden ones: first what is not over, then the latest first.

        Whoever starts many games with a guest, and ends them, hides no running one by it.
        """
        query = (
            sql.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where((seats.c.guest == guest_id) & ~seats.c.is_hidden)
            .group_by(tables.c.id, tables.c.changed, tables.c.status)
            .order_by(tables.c.status == "over", tables.c.changed.desc())
        )
        return await self._ids(query.limit(limit))

    async def hide(self, table_id: str, guest_id: str) -> None:
        """Off the guest's list and history; nobody else notices."""
        mine = (seats.c.table_id == table_id) & (seats.c.guest == guest_id)
        gone = (results.c.table_id == table_id) & (results.c.guest == guest_id)

        def hide(db: sql.Connection) -> None:
            db.execute(seats.update().where(mine).values(is_hidden=True))
            db.execute(results.delete().where(gone))

        await self.database.write(hide)

    async def running_of(self, guest_id: str, limit: int) -> list[str]:
        """Tables where the guest sits and that are not over."""
        query = (
            sql.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where((seats.c.guest == guest_id) & (tables.c.status != "over"))
            .distinct()
        )
        return await self._ids(query.limit(limit))

    async def finished(self, party: str, limit: int) -> list[Standing]:
        """Games of these players that are over, the latest first."""
        wanted = sql.select(tables.c.standing).where(tables.c.party == party)
        query = wanted.order_by(tables.c.changed.desc()).limit(limit)
        rows = await self.database.look(lambda db: db.execute(query).scalars().all())
        return readable(rows, Standing)

    async def bots_of(self, guest_id: str) -> list[Guest]:
        """The oldest first."""
        query = guests.select().where(guests.c.owner == guest_id).order_by(guests.c.created)
        rows = await self.database.look(lambda db: db.execute(query).all())
        return readable(rows, Guest)

    async def count_bots(self, guest_id: str) -> int:
        """How many bots a guest owns."""
        query = sql.select(sql.func.count()).where(guests.c.owner == guest_id)
        return int(await self.database.look(lambda db: db.execute(query).scalar_one()))

    async def count_running(self, guest_id: str) -> int:
        """Tables that the guest has made and that are not over."""
        query = sql.select(sql.func.count()).where(
            (tables.c.host == guest_id) & (tables.c.status != "over") & IS_ORDINARY
        )
        return int(await self.database.look(lambda db: db.execute(query).scalar_one()))

    async def left_alone(self, guest_id: str, since: float) -> str | None:
        """The oldest table of the guest where nobody else sits and nothing happened since then."""
        others = seats.c.guest.is_not(None) & (seats.c.guest != guest_id)
        shared = sql.exists().where((seats.c.table_id == tables.c.id) & others)
        mine = (tables.c.host == guest_id) & (tables.c.status != "over") & IS_ORDINARY
        query = sql.select(tables.c.id).where(mine & (tables.c.changed < since) & ~shared)
        oldest = await self._ids(query.order_by(tables.c.changed).limit(1))
        return oldest[0] if oldest else None

    async def remove_open(self, table_id: str) -> None:
        """A table where nothing was played; one that has begun meanwhile stays."""
        is_it = (tables.c.id == table_id) & (tables.c.status == "open")

        def remove(db: sql.Connection) -> None:
            is_open = db.execute(sql.select(tables.c.id).where(is_it).with_for_update()).first()
            if is_open is not None:
                db.execute(seats.delete().where(seats.c.table_id == table_id))
                db.execute(tables.delete().where(tables.c.id == table_id))

        await self.database.write(remove)

    async def wake(self, now: float) -> float:
        """A server starts: clocks go on where they stood. For how many seconds there was none."""
        least = SILENCE if self.is_shared else MOMENT
        return await self.database.write(lambda db: clocks.move(db, now, least))

    async def stay_awake(self, now: float) -> None:
        """A server is up."""
        query = uptime.update().where(uptime.c.until < now).values(until=now)
        await self.database.write(lambda db: _do(db, query))

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables where a clock has run out, the longest first."""
        late = sql.select(tables.c.id).where(tables.c.deadline <= now)
        return await self._ids(late.order_by(tables.c.deadline).limit(limit))

    # All of them.

    async def every_table(self) -> list[str]:
        """The ids of all, the oldest first."""
        return await self._ids(sql.select(tables.c.id).order_by(tables.c.created, tables.c.id))

    async def _ids(self, query: sql.Select[str]) -> list[str]:
        return await self.database.look(lambda db: list(db.execute(query).scalars()))


def _do(db: sql.Connection, query: sql.Executable, values: Any = None) -> None:
    db.execute(query, values)


def connect(url: str) -> Store:
    """By URL, `sqlite:///FILE` or `postgresql://...`. Nothing is opened yet."""
    parsed = read_url(url)
    return Store(Sqlite(parsed) if parsed.get_backend_name() == "sqlite" else Postgres(parsed))
