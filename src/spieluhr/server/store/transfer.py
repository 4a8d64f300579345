"""All rows of one database into another: a backup of PostgreSQL is a file of SQLite, and a backup
can be restored into either."""

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import OperationalError, SQLAlchemyError, StatementError

from spieluhr.core.errors import Malformed
from spieluhr.server.store import private_files, profile_rows
from spieluhr.server.store.backup import make_one_file
from spieluhr.server.store.errors import WORDS, DatabaseFault, in_words
from spieluhr.server.store.operation_rows import operation
from spieluhr.server.store.rows import METADATA, guests, tables, uptime
from spieluhr.server.store.store import Store, connect

AT_ONCE = 1000  # rows
MADE_WITH_IT = (uptime, operation)  # with a row from the start
DAMAGED = "the file is damaged"
OF_ROWS = ("ForeignKey", "NotNull", "Unique", "Check", "StringData", "Numeric", "DataError")
MARK = "alembic_version"  # the table by which a database of ours is known
assert profile_rows.results.metadata is METADATA  # all tables are known here


async def back_up(source: Store, file: str) -> None:
    """Into a new file of SQLite, as of one moment; the server may go on writing."""
    target = Path(file)
    if target.exists():
        raise Malformed("file", file=file, problem="it already exists")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    private_files.make(part)
    copy = connect(f"sqlite:///{part}")
    try:
        await source.need_current()
        await copy.upgrade()
        rows = await source.database.read(lambda db: list(_rows(db)))
        await copy.database.write(lambda db: _fill(db, rows))
        await copy.close()
        with contextlib.closing(sqlite3.connect(part)) as db:
            make_one_file(db)
        part.replace(target)
    except OSError as error:
        raise Malformed("file", file=file, problem=in_words(error)) from None
    finally:
        await copy.close()
        for ending in ("", "-wal", "-shm"):
            part.with_name(part.name + ending).unlink(missing_ok=True)


async def restore(file: str, url: str) -> int:
    """How many tables came back. The backup stays as it is; the database has to be empty."""
    with tempfile.TemporaryDirectory(prefix="spieluhr-restore-") as folder:
        copy = Path(folder) / "copy.sqlite"
        check_file(file)
        _copy(Path(file), copy)
        backup = connect(f"sqlite:///{copy}")
        try:
            await backup.upgrade()  # it may be of an older version
            rows = await backup.database.read(lambda db: list(_rows(db)))
        except Malformed as error:  # it names the copy
            raise Malformed("file", **{**error.facts, "file": file}) from None
        except (SQLAlchemyError, ValueError, TypeError) as error:
            raise Malformed("file", file=file, problem=_unfit(error)) from None
        finally:
            await backup.close()
    target = connect(url)
    try:
        await target.upgrade()
        await target.database.write(lambda db: _fill(db, rows))
        await target.operation.note("operator", "restore")
    except (StatementError, DatabaseFault) as error:
        if _is_of_target(error):
            raise
        raise Malformed("file", file=file, problem=DAMAGED) from None
    finally:
        await target.close()
    return sum(len(found) for table, found in rows if table is tables)


def check_file(file: str) -> None:
    """Before anything is locked or written."""
    if not Path(file).is_file():
        raise Malformed("file", file=file, problem="there is no such file")


def _copy(file: Path, copy: Path) -> None:
    """What is no backup, or a damaged one, is refused before anything is touched."""
    private_files.make(copy)
    try:
        reading = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        writing = sqlite3.connect(copy)
        try:
            reading.backup(writing)
            verdict = writing.execute("PRAGMA integrity_check").fetchone()
            named = "SELECT 1 FROM sqlite_master WHERE name = ?"
            is_ours = writing.execute(named, (MARK,)).fetchone() is not None
        finally:
            writing.close()
            reading.close()
    except sqlite3.Error as error:
        raise Malformed("file", file=str(file), problem=in_words(error)) from None
    if verdict != ("ok",):
        raise Malformed("file", file=str(file), problem=DAMAGED)
    if not is_ours:
        raise Malformed("file", file=str(file), problem="it is not a Spieluhr backup")


def _unfit(error: Exception) -> str:
    """Of what stands in a backup: it lacks tables, or what was never written like that."""
    words = in_words(error)
    return words if words in WORDS.values() else DAMAGED


def _is_of_target(error: StatementError | DatabaseFault) -> bool:
    """Full, gone or not ours; what is wrong with the rows is wrong in the backup."""
    cause = error.orig if isinstance(error, StatementError) else error
    return isinstance(error, OperationalError) or (
        isinstance(cause, DatabaseFault) and not str(cause).startswith(OF_ROWS)
    )


def _rows(db: sql.Connection) -> Iterator[tuple[sql.Table, list[dict[str, Any]]]]:
    """Of each table; whoever others refer to comes first."""
    for table in METADATA.sorted_tables:
        found = [dict(row) for row in db.execute(table.select()).mappings()]
        if table is guests:
            found.sort(key=lambda guest: guest["owner"] is not None)
        yield table, found


def _fill(db: sql.Connection, rows: list[tuple[sql.Table, list[dict[str, Any]]]]) -> None:
    """One transaction: on an error the database is as empty as before."""
    for table, _ in rows:
        if table not in MADE_WITH_IT and db.execute(table.select().limit(1)).first() is not None:
            name = db.engine.url.render_as_string(hide_password=True)
            problem = "it is not empty. Restore into a new database"
            raise Malformed("file", file=name, problem=problem)
    for table in MADE_WITH_IT:
        db.execute(table.delete())
    for table, found in rows:
        for start in range(0, len(found), AT_ONCE):
            db.execute(table.insert(), found[start : start + AT_ONCE])
        _count_on(db, table)


def _count_on(db: sql.Connection, table: sql.Table) -> None:
    """PostgreSQL numbers rows by a counter of its own, which does not see what is restored."""
    number = table.autoincrement_column
    if db.dialect.name != "postgresql" or number is None:
        return
    counter = sql.func.pg_get_serial_sequence(table.name, number.name)
    last = sql.select(sql.func.max(number)).scalar_subquery()
    db.execute(sql.select(sql.func.setval(counter, last)).where(counter.is_not(None)))
