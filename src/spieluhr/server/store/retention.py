"""How long anything is kept, in one place, and the statements that forget it.

Every run forgets a bounded number of each kind, oldest first; what is left waits for the next run.
What another table refers to is never forgotten from under it, whichever table that is.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import sqlalchemy as sql
from msgspec import Struct

from spieluhr.server.settings import Settings
from spieluhr.server.store.databases import Database
from spieluhr.server.store.operation_rows import announcements, bans, events, operator_tokens
from spieluhr.server.store.people_rows import challenges, devices
from spieluhr.server.store.profile_rows import helped, results, tries
from spieluhr.server.store.rows import (
    METADATA,
    guests,
    reports,
    reviews,
    seats,
    steps,
    tables,
    undone,
)
from spieluhr.server.store.tournament_rows import entrants, tournaments

DAY: Final = 24 * 3600.0
AT_ONCE: Final = 500  # of each kind in one run
# What goes with a table, and with a guest who never sat down.
OF_TABLE: Final = (tries, results, helped, reviews, undone, steps, seats)
OF_GUEST: Final = (devices,)
NAMES: Final = {"open": "waiting", "playing": "abandoned", "over": "finished"}


class Keeping(Struct, frozen=True):
    """Days; None keeps it for good."""

    newcomers: float | None = 1.0  # guests who never sat down
    waiting: float | None = 30.0  # tables that nobody has completed
    abandoned: float | None = 365.0  # running games without a move
    finished: float | None = None  # with all that belongs to them
    reviews: float | None = 90.0  # they are made again when somebody asks
    reports: float | None = 365.0
    events: float | None = 90.0


ORIGINS: Final = 1.0  # days: hashes of the addresses that public tables were opened from


def keeping(settings: Settings) -> Keeping:
    """As the server is set up."""
    days = {name: getattr(settings, f"keep_{name}") for name in Keeping.__struct_fields__}
    return Keeping(**{name: kept if kept > 0 else None for name, kept in days.items()})


class Forgotten(Struct, frozen=True):
    """How many of each kind, and the tables that are gone."""

    counts: dict[str, int]
    tables: list[str]


class Retention:
    """Forgets what has been kept long enough."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def forget(self, kept: Keeping, now: float, limit: int = AT_ONCE) -> Forgotten:
        """One run. Each kind is a transaction of its own: no change of a player waits for all."""
        counts: dict[str, int] = {}
        gone: list[str] = []
        for status in NAMES:
            due = _due(tournaments, status, kept, now)
            if due is not None:
                drop = partial(_drop_tournaments, is_due=due, limit=limit)
                counts[f"{NAMES[status]} tournaments"] = await self._write(drop)
        for kind, is_due in _due_tables(kept, now).items():
            ids = await self._write(partial(_drop_tables, is_due=is_due, limit=limit))
            counts[kind] = len(ids)
            gone += ids
        for kind, work in _rest(kept, now, limit).items():
            counts[kind] = await self._write(work)
        return Forgotten(counts, gone)

    async def _write(self, work: Callable[[sql.Connection], Any]) -> Any:
        return await self.database.write(work)


def _due(
    table: sql.Table, status: str, kept: Keeping, now: float
) -> sql.ColumnElement[bool] | None:
    days = {"open": kept.waiting, "playing": kept.abandoned, "over": kept.finished}[status]
    if days is None:
        return None
    return (table.c.status == status) & (table.c.changed < now - days * DAY)


def _due_tables(kept: Keeping, now: float) -> dict[str, sql.ColumnElement[bool]]:
    """Those of a tournament stay as long as it does."""
    its = tournaments.alias()
    is_alone = ~sql.exists().where(its.c.id == tables.c.tournament)
    due = {NAMES[status]: _due(tables, status, kept, now) for status in NAMES}
    return {kind: one & is_alone for kind, one in due.items() if one is not None}


def _rest(kept: Keeping, now: float, limit: int) -> dict[str, Callable[[sql.Connection], int]]:
    """Everything but tables: what is forgotten, and how."""
    link = {"recovery": None, "recovery_until": None}
    old = tables.c.origin.is_not(None) & (tables.c.created < now - ORIGINS * DAY)
    work: dict[str, Callable[[sql.Connection], int]] = {
        "links": _emptying(guests, guests.c.recovery_until < now, link, limit),
        "addresses": _emptying(tables, old, {"origin": None}, limit),
    }
    if kept.newcomers is not None:
        before = now - kept.newcomers * DAY
        work["newcomers"] = lambda db: _drop_guests(db, before, limit)
    for table in (challenges, bans, announcements, operator_tokens):
        work[table.name] = _dropping(table, table.c.until < now, limit)
    for table, moment, days in (
        (reports, reports.c.created, kept.reports),
        (events, events.c.time, kept.events),
        (reviews, reviews.c.created, kept.reviews),
    ):
        if days is not None:
            work[table.name] = _dropping(table, moment < now - days * DAY, limit)
    return work


def _dropping(
    table: sql.Table, is_due: sql.ColumnElement[bool], limit: int
) -> Callable[[sql.Connection], int]:
    keys = list(table.primary_key.columns)
    some = sql.select(*keys).where(is_due).limit(limit)
    chosen = keys[0].in_(some) if len(keys) == 1 else sql.tuple_(*keys).in_(some)
    return lambda db: int(db.execute(table.delete().where(chosen)).rowcount)


def _emptying(
    table: sql.Table, is_due: sql.ColumnElement[bool], values: dict[str, None], limit: int
) -> Callable[[sql.Connection], int]:
    some = sql.select(table.c.id).where(is_due).limit(limit)
    query = table.update().where(table.c.id.in_(some)).values(values)
    return lambda db: int(db.execute(query).rowcount)


def _unused(target: sql.Table, owned: tuple[sql.Table, ...]) -> sql.ColumnElement[bool]:
    """Nothing refers to the row but what goes with it."""
    used = []
    for table in METADATA.tables.values():
        for column in table.columns:
            if table not in owned and any(key.column is target.c.id for key in column.foreign_keys):
                referring = table.alias()
                used.append(sql.exists().where(referring.c[column.name] == target.c.id))
    return sql.and_(sql.true(), *(~one for one in used))


def _drop_tournaments(db: sql.Connection, is_due: sql.ColumnElement[bool], limit: int) -> int:
    some = sql.select(tournaments.c.id).where(is_due).order_by(tournaments.c.changed).limit(limit)
    ids = list(db.execute(some.with_for_update(skip_locked=True)).scalars())
    if ids:
        db.execute(entrants.delete().where(entrants.c.tournament.in_(ids)))
        db.execute(tournaments.delete().where(tournaments.c.id.in_(ids)))
    return len(ids)


def _drop_tables(db: sql.Connection, is_due: sql.ColumnElement[bool], limit: int) -> list[str]:
    """The ones that changed longest ago; a process that is faster keeps the row it works on."""
    due = sql.select(tables.c.id).where(is_due & _unused(tables, OF_TABLE))
    some = due.order_by(tables.c.changed).limit(limit).with_for_update(skip_locked=True, of=tables)
    ids = list(db.execute(some).scalars())
    for table in OF_TABLE if ids else ():
        db.execute(table.delete().where(table.c.table_id.in_(ids)))
    if ids:
        db.execute(tables.delete().where(tables.c.id.in_(ids)))
    return ids


def _drop_guests(db: sql.Connection, before: float, limit: int) -> int:
    """Who never sat down and left nothing that names them. Bots belong to somebody."""
    due = (guests.c.created < before) & guests.c.owner.is_(None) & _unused(guests, OF_GUEST)
    some = sql.select(guests.c.id).where(due).order_by(guests.c.created).limit(limit)
    ids = list(db.execute(some.with_for_update(skip_locked=True, of=guests)).scalars())
    for table in OF_GUEST if ids else ():
        db.execute(table.delete().where(table.c.guest.in_(ids)))
    if ids:
        db.execute(guests.delete().where(guests.c.id.in_(ids)))
    return len(ids)
