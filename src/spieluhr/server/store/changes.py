"""One change of a table as SQL, the same for both databases."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sql
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.dialects import sqlite

from spieluhr.server.store import results
from spieluhr.server.store.errors import DatabaseFault
from spieluhr.server.store.profile_rows import Ended
from spieluhr.server.store.rows import (
    SeatRow,
    StepRow,
    TableRow,
    UndoneRow,
    seats,
    steps,
    tables,
    undone,
)

# What of a table can change; the rest is fixed when it is made.
CHANGING = (
    "status", "version", "draws", "offer", "ending", "rematch", "bot_due", "deadline", "changed",
    "party", "standing", "moved", "asked", "longest", "barred", "origin", "options",
    "pledges", "nonces",
)  # fmt: skip
SEATED = ("guest", "bot", "name", "is_bot", "since")
# Made once: building a statement takes longer than running it.
UPDATE = (
    tables.update()
    .where((tables.c.id == sql.bindparam("table")) & (tables.c.version == sql.bindparam("before")))
    .values({name: sql.bindparam(f"new_{name}") for name in CHANGING})
)
CUT = steps.delete().where(
    (steps.c.table_id == sql.bindparam("table")) & (steps.c.n >= sql.bindparam("cut"))
)
ADD = steps.insert()
# An undo is added; one that went further than the last takes its place.
CUT_UNDONE = undone.delete().where(
    (undone.c.table_id == sql.bindparam("table")) & (undone.c.n >= sql.bindparam("cut"))
)
ADD_UNDONE = undone.insert()
SIT = (
    seats.update()
    .where((seats.c.table_id == sql.bindparam("table")) & (seats.c.seat == sql.bindparam("place")))
    .values({name: sql.bindparam(f"new_{name}") for name in SEATED})
)
SQLITE = sqlite.dialect()
CHANNEL = "spieluhr"  # changes of tables
PRESENCE = "spieluhr_presence"  # who is there
TELL = sql.select(sql.func.pg_notify(CHANNEL, sql.bindparam("what")))
SAY = sql.select(sql.func.pg_notify(PRESENCE, sql.bindparam("what")))


def _at_once() -> sql.Select[Any]:
    """A move in one statement of PostgreSQL: the table, its new steps, and the news of it."""
    changed = UPDATE.returning(tables.c.id, tables.c.version).cte("changed")
    columns = [sql.column(column.name, column.type) for column in steps.c]
    given = sql.func.json_to_recordset(sql.bindparam("steps", type_=sql.JSON))
    step = given.table_valued(*columns, name="step").render_derived(with_types=True)
    rows = sql.select(*step.c).select_from(step.join(changed, sql.true()))
    added = steps.insert().from_select([column.name for column in steps.c], rows).cte("added")
    what = changed.c.id + " " + sql.cast(changed.c.version, sql.String)
    return sql.select(sql.func.pg_notify(CHANNEL, what)).select_from(changed).add_cte(added)


AT_ONCE = _at_once()


def _driven(statement: sql.UpdateBase, columns: Mapping[str, sql.Column[Any]]) -> "Driven":
    """As the driver of SQLite takes it; `columns` are those of its parameters."""
    compiled = statement.compile(dialect=SQLITE)
    names = list(compiled.positiontup or ())
    kinds = [columns[name].type.dialect_impl(SQLITE) for name in names]
    return Driven(str(compiled), names, [kind.bind_processor(SQLITE) for kind in kinds])


class Driven(Struct, frozen=True):
    """A statement without SQLAlchemy: for a move, which takes four times as long with it."""

    text: str
    names: list[str]
    prepare: list[Callable[[Any], Any] | None]  # for each value, JSON for example

    def values(self, given: Mapping[str, object]) -> list[object]:
        """In the order of the statement."""
        pairs = zip(self.names, self.prepare, strict=True)
        return [given[name] if turn is None else turn(given[name]) for name, turn in pairs]


MOVE = _driven(
    UPDATE,
    {"table": tables.c.id, "before": tables.c.version}
    | {f"new_{name}": tables.c[name] for name in CHANGING},
)
STEP = _driven(ADD, {column.name: column for column in steps.c})


class Change(Struct):
    """What one action makes of a table: its row, the log from `cut` on, and seats that changed."""

    row: TableRow
    before: int  # the version it was made from
    cut: int | None = None  # entries from here on are taken back first
    added: Sequence[StepRow] = ()
    seats: Sequence[SeatRow] = ()
    undone: UndoneRow | None = None
    made: tuple[TableRow, Sequence[SeatRow]] | None = None  # another table that follows from it
    ended: Ended | None = None  # with this change, for the profiles of the players


class Written(Struct, frozen=True):
    """A change at one moment. The table in memory may go on before this gets its turn."""

    table_id: str
    version: int
    update: dict[str, object]
    cut: int | None
    added: list[dict[str, object]]
    seats: list[dict[str, object]]
    undone: dict[str, object] | None
    made: tuple[dict[str, object], list[dict[str, object]]] | None
    ended: Ended | None

    @property
    def is_plain(self) -> bool:
        """A move and nothing else."""
        rest = (self.cut, self.undone, self.made, self.ended)
        return not self.seats and all(one is None for one in rest)

    def write_at_once(self, db: sql.Connection) -> bool:
        """Like `write`, for a plain change, on PostgreSQL only."""
        return db.execute(AT_ONCE, {**self.update, "steps": self.added}).first() is not None

    def _drive(self, db: sql.Connection) -> bool:
        """Like `write`, for a plain change, on SQLite only."""
        driver: Any = db.connection.driver_connection
        try:
            if driver.execute(MOVE.text, MOVE.values(self.update)).rowcount == 0:
                return False
            driver.executemany(STEP.text, [STEP.values(step) for step in self.added])
        except sqlite3.Error as error:
            raise DatabaseFault(f"{type(error).__name__}: {error}") from None
        return True

    def write(self, db: sql.Connection) -> bool:
        """False, and nothing is written, if the table is no longer at the version before."""
        if self.is_plain and db.dialect.name == "sqlite":
            return self._drive(db)
        if db.execute(UPDATE, self.update).rowcount == 0:
            return False
        if self.cut is not None:
            db.execute(CUT, {"table": self.table_id, "cut": self.cut})
        if self.added:
            db.execute(ADD, self.added)
        if self.undone is not None:
            db.execute(CUT_UNDONE, {"table": self.table_id, "cut": self.undone["n"]})
            db.execute(ADD_UNDONE, self.undone)
        for seat in self.seats:
            db.execute(SIT, seat)
        if self.made is not None:
            db.execute(tables.insert(), self.made[0])
            db.execute(seats.insert(), self.made[1])
        if self.ended is not None:
            results.write(db, self.ended)
        if db.dialect.name == "postgresql":
            db.execute(TELL, {"what": f"{self.table_id} {self.version}"})
        return True


def written(change: Change) -> Written:
    """The values of each statement, prepared before a connection is taken."""
    row = change.row
    update = {"table": row.id, "before": change.before}
    update |= {f"new_{name}": getattr(row, name) for name in CHANGING}
    return Written(
        row.id,
        row.version,
        update,
        change.cut,
        [asdict(step) for step in change.added],
        [
            {"table": row.id, "place": seat.seat}
            | {f"new_{name}": getattr(seat, name) for name in SEATED}
            for seat in change.seats
        ],
        None if change.undone is None else asdict(change.undone),
        None
        if change.made is None
        else (asdict(change.made[0]), [asdict(seat) for seat in change.made[1]]),
        change.ended,
    )  # fmt: skip
