"""What the operator wants, and what happened: read by all processes, written by any."""

import time
from collections.abc import Callable
from typing import Any, Literal

import sqlalchemy as sql
from msgspec.structs import asdict

from spieluhr.server.store.databases import Database
from spieluhr.server.store.operation_rows import (
    AnnouncementRow,
    BanRow,
    EventRow,
    Orders,
    announcements,
    bans,
    events,
    operation,
    operator_tokens,
)
from spieluhr.server.store.readable import readable
from spieluhr.server.store.rows import guests, reports, seats, tables

Actor = Literal["operator", "server", "player"]
CHANGED = sql.select(operation.c.changed)
TICK = operation.update().values(changed=operation.c.changed + 1)
SHOWN = ("id", "game", "status", "is_public", "host", "version", "created", "changed")
MOST_EVENTS = 10_000  # that are listed


class Operation:
    """Every change counts up, so that asking whether there is one costs little."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.now = now

    async def changed(self) -> int:
        """A number that grows with every change."""
        return int(await self.database.look(lambda db: db.execute(CHANGED).scalar_one()))

    async def orders(self) -> Orders:
        """All that holds now."""
        now = self.now()

        def read(db: sql.Connection) -> tuple[Any, list[Any], list[Any]]:
            state = db.execute(operation.select()).one()
            some = (bans, announcements)
            valid = [one.c.until.is_(None) | (one.c.until > now) for one in some]
            rows = [
                db.execute(one.select().where(is_valid).order_by(one.c.created)).all()
                for one, is_valid in zip(some, valid, strict=True)
            ]
            return state, list(rows[0]), list(rows[1])

        state, banned, told = await self.database.read(read)
        return Orders(
            state.changed, state.is_draining, readable(banned, BanRow),
            readable(told, AnnouncementRow),
        )  # fmt: skip

    # What the operator does. Each is an event, in the same transaction.

    async def ban(self, row: BanRow) -> None:
        """In place of an older ban of the same."""
        facts = {"kind": row.kind, "what": row.what, "until": row.until}

        def write(db: sql.Connection) -> None:
            db.execute(bans.delete().where(bans.c.what == row.what))
            db.execute(bans.insert(), asdict(row))
            self._note(db, "operator", "ban", facts)

        await self._order(write)

    async def unban(self, what: str) -> bool:
        """False if there was no such ban."""

        def write(db: sql.Connection) -> bool:
            if db.execute(bans.delete().where(bans.c.what == what)).rowcount == 0:
                return False
            self._note(db, "operator", "unban", {"what": what})
            return True

        return bool(await self._order(write))

    async def announce(self, row: AnnouncementRow) -> None:
        """From now on everybody is told."""

        def write(db: sql.Connection) -> None:
            db.execute(announcements.insert(), asdict(row))
            self._note(db, "operator", "announce", {"id": row.id, "until": row.until})

        await self._order(write)

    async def retract(self, announcement: str) -> bool:
        """False if there is no such announcement."""
        query = announcements.delete().where(announcements.c.id == announcement)

        def write(db: sql.Connection) -> bool:
            if db.execute(query).rowcount == 0:
                return False
            self._note(db, "operator", "retract", {"id": announcement})
            return True

        return bool(await self._order(write))

    async def drain(self, is_draining: bool) -> bool:
        """No new tables, or again; False if it was so already."""
        query = operation.update().where(operation.c.is_draining != is_draining)

        def write(db: sql.Connection) -> bool:
            if db.execute(query.values(is_draining=is_draining)).rowcount == 0:
                return False
            self._note(db, "operator", "drain" if is_draining else "undrain", {})
            return True

        return bool(await self._order(write))

    async def add_token(self, hashed: str, until: float) -> None:
        """For the operator's page; the token itself is not kept."""
        values = {"token": hashed, "until": until, "created": self.now()}

        def write(db: sql.Connection) -> None:
            db.execute(operator_tokens.insert(), values)
            self._note(db, "operator", "token", {"until": until})

        await self.database.write(write)

    async def is_token(self, hashed: str) -> bool:
        """Was it made by the operator, and is it still good?"""
        same = operator_tokens.c.token == hashed
        query = sql.select(operator_tokens.c.until).where(same)
        until = await self.database.look(lambda db: db.execute(query).scalar())
        return until is not None and float(until) > self.now()

    async def revoke_tokens(self) -> int:
        """How many were void from now on."""

        def write(db: sql.Connection) -> int:
            count = int(db.execute(operator_tokens.delete()).rowcount)
            self._note(db, "operator", "tokens-void", {"count": count})
            return count

        return await self.database.write(write)

    async def _order(self, write: Callable[[sql.Connection], Any]) -> Any:
        def work(db: sql.Connection) -> Any:
            done = write(db)
            if done is not False:
                db.execute(TICK)
            return done

        return await self.database.write(work)

    # The log of events.

    async def note(self, actor: Actor, what: str, **facts: Any) -> None:
        """Something that happened: no names, no moves, and of addresses only banned networks."""
        await self.database.write(lambda db: self._note(db, actor, what, facts))

    def _note(self, db: sql.Connection, actor: Actor, what: str, facts: dict[str, Any]) -> None:
        values = {"time": self.now(), "actor": actor, "what": what, "facts": facts}
        db.execute(events.insert(), values)

    async def events(self, since: float = 0.0, limit: int = MOST_EVENTS) -> list[EventRow]:
        """The latest ones, the oldest of them first."""
        query = events.select().where(events.c.time >= since).order_by(events.c.id.desc())
        rows = await self.database.look(lambda db: db.execute(query.limit(limit)).all())
        return readable(reversed(rows), EventRow)

    # What there is.

    async def counts(self, now: float) -> dict[str, int]:
        """Tables by what they are, guests, and what came in during the last day."""
        day = now - 24 * 3600.0

        def read(db: sql.Connection) -> dict[str, int]:
            by_status = sql.select(tables.c.status, sql.func.count()).group_by(tables.c.status)
            found = {f"tables_{status}": int(n) for status, n in db.execute(by_status).all()}
            for name, table, is_it in (
                ("tables_moved_today", tables, tables.c.changed >= day),
                ("guests", guests, ~guests.c.is_bot),
                ("guests_today", guests, ~guests.c.is_bot & (guests.c.created >= day)),
                ("bots", guests, guests.c.is_bot),
                ("passkey_holders", guests, guests.c.protected.is_not(None)),
                ("reports_today", reports, reports.c.created >= day),
            ):
                query = sql.select(sql.func.count()).select_from(table).where(is_it)
                found[name] = int(db.execute(query).scalar_one())
            return found

        counted = await self.database.read(read)
        return {f"tables_{status}": 0 for status in ("open", "playing", "over")} | counted

    async def tables(self, status: str | None, limit: int) -> list[dict[str, Any]]:
        """The one that changed last first; without its moves."""
        people = (
            sql.select(sql.func.count(sql.distinct(seats.c.guest)))
            .where((seats.c.table_id == tables.c.id) & seats.c.guest.is_not(None))
            .scalar_subquery()
        )
        columns = [tables.c[name] for name in SHOWN]
        query = sql.select(*columns, people.label("guests")).order_by(tables.c.changed.desc())
        if status is not None:
            query = query.where(tables.c.status == status)
        rows = await self.database.look(lambda db: db.execute(query.limit(limit)).all())
        return [dict(row._mapping) for row in rows]

    async def guests(self, wanted: str | None, limit: int) -> list[dict[str, Any]]:
        """The newest first, or those whose name holds the words, or whose id it is."""
        at = (
            sql.select(sql.func.count(sql.distinct(seats.c.table_id)))
            .where(seats.c.guest == guests.c.id)
            .scalar_subquery()
        )
        columns = guests.c.id, guests.c.name, guests.c.is_bot, guests.c.owner, guests.c.created
        query = sql.select(*columns, at.label("tables")).order_by(guests.c.created.desc())
        if wanted is not None:
            like = guests.c.name.icontains(wanted, autoescape=True)
            query = query.where((guests.c.id == wanted) | like)
        rows = await self.database.look(lambda db: db.execute(query.limit(limit)).all())
        return [dict(row._mapping) for row in rows]
