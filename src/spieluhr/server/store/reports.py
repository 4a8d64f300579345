"""What players have told the operator."""

import sqlalchemy as sql
from msgspec.structs import asdict

from spieluhr.server.store.databases import Database
from spieluhr.server.store.readable import readable
from spieluhr.server.store.rows import ReportRow, reports


class Reports:
    """A report outlives its table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, report: ReportRow) -> None:
        """Only a guest's last report about a table counts."""
        same = (reports.c.table_id == report.table_id) & (reports.c.guest == report.guest)

        def add(db: sql.Connection) -> None:
            db.execute(reports.delete().where(same))
            db.execute(reports.insert(), asdict(report))

        await self.database.write(add)

    async def count(self, guest_id: str, since: float) -> int:
        """How many tables a guest has reported since that time (Unix seconds)."""
        recent = (reports.c.guest == guest_id) & (reports.c.created >= since)
        query = sql.select(sql.func.count()).where(recent)
        return int(await self.database.look(lambda db: db.execute(query).scalar_one()))

    async def all(self) -> list[ReportRow]:
        """The oldest first."""
        query = reports.select().order_by(reports.c.created, reports.c.table_id)
        return readable(await self.database.look(lambda db: db.execute(query).all()), ReportRow)

    async def of(self, guest_id: str) -> list[ReportRow]:
        """Those that a guest has made, the oldest first."""
        query = reports.select().where(reports.c.guest == guest_id).order_by(reports.c.created)
        return readable(await self.database.look(lambda db: db.execute(query).all()), ReportRow)
