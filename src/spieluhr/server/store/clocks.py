"""Clocks stand still while no server is up."""

import sqlalchemy as sql

from spieluhr.server.store.notice_rows import standing
from spieluhr.server.store.rows import tables, uptime


def move(db: sql.Connection, now: float, least: float) -> float:
    """Everything that was to happen later happens later still; by how many seconds."""
    until = db.execute(sql.select(uptime.c.until).with_for_update()).scalar_one()
    away = float(now - until)
    if away <= least:
        return 0.0
    ran = tables.c.deadline > until  # before that it had run out
    clock = {"deadline": tables.c.deadline + away, "remind_at": tables.c.remind_at + away}
    db.execute(tables.update().where(ran).values(clock))
    is_open = standing.c.due > until
    db.execute(standing.update().where(is_open).values(due=standing.c.due + away))
    db.execute(uptime.update().values(until=now))
    return away
