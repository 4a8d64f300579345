"""The devices of guests: each has a token of its own, so that each can be signed out."""

from typing import Any

import sqlalchemy as sql
from msgspec import Struct, convert
from msgspec.structs import asdict

from spieluhr.server.store.databases import Database
from spieluhr.server.store.people_rows import DeviceRow, devices
from spieluhr.server.store.rows import Guest, guests, seats

DAY = 24 * 3600.0
WANTED: sql.BindParameter[str] = sql.bindparam("wanted")
SESSION = (
    sql.select(guests, devices.c.id.label("device"), devices.c.seen)
    .join(devices, devices.c.guest == guests.c.id)
    .where(devices.c.token == WANTED)
)
AT_ONCE = 500  # devices that are asked for in one statement


class Session(Struct, frozen=True):
    """Nobody known, or a guest on one device; a program has none. `seen` is the last day here."""

    guest: Guest | None
    device: str | None = None
    seen: float = 0.0


def day_of(moment: float) -> float:
    """The beginning of its day, in UTC."""
    return moment // DAY * DAY


class Devices:
    """Of all guests."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def session(self, token: str) -> Session | None:
        """By the hash of a cookie."""
        row: Any = await self.database.look(
            lambda db: db.execute(SESSION, {"wanted": token}).first()
        )
        if row is None:
            return None
        return Session(convert(row, Guest, from_attributes=True), row.device, row.seen)

    async def add(self, row: DeviceRow, most: int, guest: Guest | None = None) -> None:
        """Of a new guest, who is added with it, or one more; the oldest beyond `most` goes."""
        mine = sql.select(devices.c.id).where(devices.c.guest == row.guest)
        kept = mine.order_by(devices.c.seen.desc(), devices.c.created.desc()).limit(most - 1)

        def add(db: sql.Connection) -> None:
            if guest is not None:
                db.execute(guests.insert(), asdict(guest))
            else:
                ids = list(db.execute(kept).scalars())
                beyond = (devices.c.guest == row.guest) & devices.c.id.not_in(ids)
                db.execute(devices.delete().where(beyond))
            db.execute(devices.insert(), asdict(row))

        await self.database.write(add)

    async def of(self, guest: str) -> list[DeviceRow]:
        """The one that was here last first."""
        query = devices.select().where(devices.c.guest == guest)
        query = query.order_by(devices.c.seen.desc(), devices.c.created.desc())
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, DeviceRow, from_attributes=True) for row in rows]

    async def count_games(self, guest: str) -> int:
        """At how many tables the guest sits, whatever became of them."""
        query = sql.select(sql.func.count(sql.distinct(seats.c.table_id)))
        mine = query.where(seats.c.guest == guest)
        return int(await self.database.look(lambda db: db.execute(mine).scalar_one()))

    async def touch(self, device: str, day: float, browser: str, system: str) -> None:
        """It is here today; a browser may have been updated, or not been known before."""
        values = {"seen": day, "browser": browser, "system": system}
        query = devices.update().where(devices.c.id == device).values(values)
        await self.database.write(lambda db: _do(db, query))

    async def remove(self, guest: str, device: str) -> bool:
        """False if the guest has no such device."""
        mine = (devices.c.guest == guest) & (devices.c.id == device)
        query = devices.delete().where(mine)
        return await self.database.write(lambda db: db.execute(query).rowcount > 0)

    async def gone(self, known: list[str]) -> list[str]:
        """Those of them that are signed out."""
        left: set[str] = set()
        for start in range(0, len(known), AT_ONCE):
            some = known[start : start + AT_ONCE]
            left.update(await self._left(some))
        return [one for one in known if one not in left]

    async def _left(self, some: list[str]) -> list[str]:
        query = sql.select(devices.c.id).where(devices.c.id.in_(some))
        return await self.database.look(lambda db: list(db.execute(query).scalars()))

    async def take_link(self, secret: str, now: float) -> Guest | None:
        """Whose link that is, by its hash; it is used up. Of two who come together one gets it."""
        valid = (guests.c.recovery == secret) & (guests.c.recovery_until >= now)

        def take(db: sql.Connection) -> Any:
            row = db.execute(guests.select().where(valid).with_for_update()).first()
            if row is not None:
                same = (guests.c.id == row.id) & (guests.c.recovery == secret)
                void = {"recovery": None, "recovery_until": None}
                if db.execute(guests.update().where(same).values(void)).rowcount == 0:
                    return None
            return row

        found = await self.database.write(take)
        return None if found is None else convert(found, Guest, from_attributes=True)

    async def whose_link(self, secret: str, now: float) -> Guest | None:
        """Whose link that would be; it stays good."""
        valid = (guests.c.recovery == secret) & (guests.c.recovery_until >= now)
        query = guests.select().where(valid)
        row = await self.database.look(lambda db: db.execute(query).first())
        return None if row is None else convert(row, Guest, from_attributes=True)


def _do(db: sql.Connection, query: sql.Executable) -> None:
    db.execute(query)
