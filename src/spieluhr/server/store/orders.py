"""Answers given ahead. They stand beside the table: nothing of them is in what others are told."""

import sqlalchemy as sql
from msgspec import convert
from msgspec.structs import asdict

from spieluhr.server.store.databases import Database
from spieluhr.server.store.notice_rows import OrderRow, standing
from spieluhr.server.store.rows import tables


class Orders:
    """One for each seat."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def order(self, table_id: str, seat: int) -> OrderRow | None:
        """What the seat has answered ahead."""
        query = standing.select().where(_at(table_id, seat))
        row = await self.database.look(lambda db: db.execute(query).first())
        return None if row is None else convert(row, OrderRow, from_attributes=True)

    async def of_guest(self, guest: str) -> list[OrderRow]:
        """At all tables."""
        query = standing.select().where(standing.c.guest == guest).order_by(standing.c.table_id)
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, OrderRow, from_attributes=True) for row in rows]

    async def give(self, row: OrderRow) -> None:
        """In place of the one before. A question that is open already keeps its answer."""

        def give(db: sql.Connection) -> None:
            it = _at(row.table_id, row.seat)
            before = db.execute(standing.select().where(it)).first()
            values = asdict(row)
            if before is not None and before.guest == row.guest:
                values |= {"asked": before.asked, "due": before.due}
            db.execute(standing.delete().where(it))
            db.execute(standing.insert(), values)

        await self.database.write(give)

    async def withdraw(self, table_id: str, seat: int, guest: str) -> None:
        """Nothing happens if there is none."""
        query = standing.delete().where(_at(table_id, seat) & (standing.c.guest == guest))
        await self.database.write(lambda db: _run(db, query))

    async def unasked(self, limit: int) -> list[OrderRow]:
        """Where the guest is awaited by a version of the table that was not looked at yet."""
        is_new = standing.c.asked.is_(None) | (standing.c.asked != tables.c.moved)
        query = (
            standing.select()
            .join(tables, tables.c.id == standing.c.table_id)
            .where((tables.c.awaited == standing.c.guest) & (tables.c.status == "playing") & is_new)
            .limit(limit)
        )
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, OrderRow, from_attributes=True) for row in rows]

    async def note(self, order: OrderRow, asked: int, due: float | None) -> None:
        """When this question is answered; the process that comes second changes nothing."""
        it = _at(order.table_id, order.seat)
        it &= standing.c.asked.is_(None) | (standing.c.asked < asked)
        query = standing.update().where(it).values(asked=asked, due=due)
        await self.database.write(lambda db: _run(db, query))

    async def due(self, now: float, limit: int) -> list[OrderRow]:
        """Questions whose time has come."""
        query = standing.select().where(standing.c.due <= now).order_by(standing.c.due)
        rows = await self.database.look(lambda db: db.execute(query.limit(limit)).all())
        return [convert(row, OrderRow, from_attributes=True) for row in rows]

    async def done(self, order: OrderRow) -> None:
        """It was answered, or is no longer asked."""
        it = _at(order.table_id, order.seat) & (standing.c.asked == order.asked)
        query = standing.update().where(it).values(due=None)
        await self.database.write(lambda db: _run(db, query))


def _at(table_id: str, seat: int) -> sql.ColumnElement[bool]:
    return (standing.c.table_id == table_id) & (standing.c.seat == seat)


def _run(db: sql.Connection, query: sql.Executable) -> None:
    db.execute(query)
