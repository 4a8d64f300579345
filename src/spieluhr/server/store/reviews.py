"""Reviews of finished games, each kept with its table."""

from collections.abc import Sequence

import sqlalchemy as sql

from spieluhr.server.store.databases import Database
from spieluhr.server.store.rows import reviews, seats


class Reviews:
    """One for each table, the newest."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table_id: str, basis: str) -> str | None:
        """As JSON; None if there is none yet, or one that followed from something else."""
        same = (reviews.c.table_id == table_id) & (reviews.c.basis == basis)
        query = sql.select(reviews.c.review).where(same)
        found: str | None = await self.database.look(lambda db: db.execute(query).scalar())
        return found

    async def of_tables(self, table_ids: Sequence[str]) -> dict[str, str]:
        """The reviews of these tables, as JSON; most have none."""
        query = sql.select(reviews.c.table_id, reviews.c.review)
        query = query.where(reviews.c.table_id.in_(table_ids))
        rows = await self.database.look(lambda db: db.execute(query).all())
        return {row.table_id: row.review for row in rows}

    async def keep(
        self,
        table_id: str,
        basis: str,
        review: str,
        now: float,
        names: Sequence[str] | None = None,
    ) -> bool:
        """In place of an older one. False, and nothing is kept, if others sit there by now than
        these `names`: whoever has left for good is not named again."""
        values = {"table_id": table_id, "basis": basis, "review": review, "created": now}
        sitting = sql.select(seats.c.name).where(seats.c.table_id == table_id)
        sitting = sitting.order_by(seats.c.seat).with_for_update()

        def add(db: sql.Connection) -> bool:
            if names is not None and list(db.execute(sitting).scalars()) != list(names):
                return False
            db.execute(reviews.delete().where(reviews.c.table_id == table_id))
            db.execute(reviews.insert(), values)
            return True

        return await self.database.write(add)
