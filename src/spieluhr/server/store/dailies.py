"""First tries of daily deals: mine, and what everybody made of a deal."""

from collections.abc import Sequence

import sqlalchemy as sql
from msgspec import convert
from msgspec.structs import asdict

from spieluhr.server.store.databases import Database
from spieluhr.server.store.profile_rows import TryRow, tries
from spieluhr.server.store.results import insert

Heights = dict[int, tuple[int, int]]  # how many made so many points, and how many of them won


class Dailies:
    """Of all guests together, or of one."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def begin(self, attempt: TryRow) -> bool:
        """False if the guest has begun this deal before: then nothing counts any more."""
        values = asdict(attempt)

        def add(db: sql.Connection) -> bool:
            missing = insert(db, tries).on_conflict_do_nothing()
            return bool(db.execute(missing, values).rowcount)

        return await self.database.write(add)

    async def of_guest(self, guest: str, deals: Sequence[str] | None = None) -> list[TryRow]:
        """Of these deals, or of all."""
        query = tries.select().where(tries.c.guest == guest).order_by(tries.c.deal)
        if deals is not None:
            query = query.where(tries.c.deal.in_(deals))
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, TryRow, from_attributes=True) for row in rows]

    async def heights(self, deals: Sequence[str]) -> dict[str, Heights]:
        """What was made of these deals by how many; only tries that count."""
        counts = tries.c.ended.is_not(None) & tries.c.spoiled.is_(None)
        won = sql.func.sum(sql.case((tries.c.won, 1), else_=0))
        query = (
            sql.select(tries.c.deal, tries.c.points, sql.func.count().label("count"), won)
            .where(tries.c.deal.in_(deals) & counts & tries.c.points.is_not(None))
            .group_by(tries.c.deal, tries.c.points)
        )
        found: dict[str, Heights] = {deal: {} for deal in deals}
        for deal, points, count, wins in await self.database.look(
            lambda db: db.execute(query).all()
        ):
            found[deal][int(points)] = int(count), int(wins)
        return found
