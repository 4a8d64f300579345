"""Passkeys of guests, the challenges they sign, and names that only their holders may have."""

from typing import Any

import sqlalchemy as sql
from msgspec import convert
from msgspec.structs import asdict

from spieluhr.server.store.databases import Database
from spieluhr.server.store.errors import DatabaseFault
from spieluhr.server.store.people_rows import PasskeyRow, challenges, passkeys
from spieluhr.server.store.rows import Guest, guests

MOST_CHALLENGES = 20_000  # at once, of all


class Passkeys:
    """Of all guests."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Challenges.

    async def ask(self, challenge: str, guest: str | None, until: float) -> bool:
        """Keeps the hash of a challenge; False if too many are open."""
        count = sql.select(sql.func.count()).select_from(challenges)

        def add(db: sql.Connection) -> bool:
            if int(db.execute(count).scalar_one()) >= MOST_CHALLENGES:
                return False
            values = {"challenge": challenge, "guest": guest, "until": until}
            db.execute(challenges.insert(), values)
            return True

        return await self.database.write(add)

    async def take(self, challenge: str, guest: str | None, now: float) -> bool:
        """Once: was it asked of that guest, and lately? It is used up, however that ends."""
        same = challenges.c.challenge == challenge
        mine = challenges.c.guest.is_(None) if guest is None else challenges.c.guest == guest
        query = challenges.delete().where(same & mine & (challenges.c.until >= now))
        return await self.database.write(lambda db: db.execute(query).rowcount > 0)

    # Passkeys.

    async def of(self, guest: str) -> list[PasskeyRow]:
        """The oldest first."""
        query = passkeys.select().where(passkeys.c.guest == guest).order_by(passkeys.c.created)
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, PasskeyRow, from_attributes=True) for row in rows]

    async def add(self, row: PasskeyRow, protected: str | None) -> bool:
        """With the name it protects; False, and nothing is kept, if somebody was quicker."""
        mine = guests.c.id == row.guest

        def add(db: sql.Connection) -> None:
            db.execute(passkeys.insert(), asdict(row))
            db.execute(guests.update().where(mine).values(protected=protected))

        return await self._kept(add)

    async def find(self, credential: str) -> tuple[PasskeyRow, Guest] | None:
        """With the guest who holds it."""
        query = passkeys.select().where(passkeys.c.credential == credential)

        def read(db: sql.Connection) -> Any:
            row = db.execute(query).first()
            if row is None:
                return None
            return row, db.execute(guests.select().where(guests.c.id == row.guest)).first()

        found = await self.database.read(read)
        if found is None:
            return None
        key, guest = found
        return convert(key, PasskeyRow, from_attributes=True), convert(
            guest, Guest, from_attributes=True
        )

    async def used(self, row: PasskeyRow, counter: int, day: float) -> bool:
        """False if it was used elsewhere in the same moment: one of the two is a copy."""
        same = (passkeys.c.id == row.id) & (passkeys.c.counter == row.counter)
        query = passkeys.update().where(same).values(counter=counter, seen=day)
        return await self.database.write(lambda db: db.execute(query).rowcount > 0)

    async def remove(self, guest: str, passkey: str) -> bool:
        """False if the guest has no such passkey. Without any the name is anybody's again."""
        mine = (passkeys.c.guest == guest) & (passkeys.c.id == passkey)
        left = sql.exists().where(passkeys.c.guest == guest)
        free = guests.update().where((guests.c.id == guest) & ~left).values(protected=None)

        def remove(db: sql.Connection) -> bool:
            is_gone = db.execute(passkeys.delete().where(mine)).rowcount > 0
            db.execute(free)
            return is_gone

        return await self.database.write(remove)

    # Names.

    async def holder(self, protected: str) -> str | None:
        """The guest whose name is read like that, if it is protected."""
        query = sql.select(guests.c.id).where(guests.c.protected == protected)
        found: str | None = await self.database.look(lambda db: db.execute(query).scalar())
        return found

    async def rename(self, guest: str, name: str, protected: str | None) -> bool:
        """Of a holder: the new name is protected instead; False if somebody was quicker."""
        values = {"name": name, "protected": protected}
        query = guests.update().where(guests.c.id == guest).values(values)
        return await self._kept(lambda db: _do(db, query))

    async def _kept(self, work: Any) -> bool:
        try:
            await self.database.write(work)
        except (sql.exc.IntegrityError, DatabaseFault) as error:
            if isinstance(error, DatabaseFault) and not error.is_taken:
                raise
            return False
        return True


def _do(db: sql.Connection, query: sql.Executable) -> None:
    db.execute(query)
