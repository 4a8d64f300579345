"""Reviews of finished games, each kept with its table."""

from collections.abc import Sequence

import sqlalchemy as sql

from spieluhr.server.store.databases import Database
from spieluhr.server.store.rows import reviews


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

    async def keep(self, table_id: str, basis: str, review: str, now: float) -> None:
        """In place of an older one."""
        values = {"table_id": table_id, "basis": basis, "review": review, "created": now}

        def add(db: sql.Connection) -> None:
            db.execute(reviews.delete().where(reviews.c.table_id == table_id))
            db.execute(reviews.insert(), values)

        await self.database.write(add)
