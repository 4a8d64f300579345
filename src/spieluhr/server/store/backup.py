"""A copy of a database of SQLite, page by page, also while a server writes to it."""

import sqlite3
from pathlib import Path

from spieluhr.core.errors import Malformed
from spieluhr.server.store import private_files
from spieluhr.server.store.databases import read_url
from spieluhr.server.store.errors import in_words

PAGES = 1000  # copied at once, so that the server can write in between
PAUSE = 0.01  # seconds


def backup(url: str, file: str) -> None:
    """All or nothing; an existing file is not overwritten."""
    source = read_url(url)
    target = Path(file)
    part = target.with_name(target.name + ".part")
    if target.exists():
        raise Malformed("file", file=file, problem="it already exists")
    if not Path(source.database or "").is_file():
        raise Malformed("file", file=source.database, problem="there is no such database")
    try:
        _copy(str(source.database), part)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise Malformed("file", file=file, problem=in_words(error)) from None


def _copy(database: str, part: Path) -> None:
    part.unlink(missing_ok=True)
    private_files.make(part)
    reading = sqlite3.connect(f"{Path(database).resolve().as_uri()}?mode=ro", uri=True)
    writing = sqlite3.connect(part)
    try:
        reading.backup(writing, pages=PAGES, sleep=PAUSE)
        verdict = writing.execute("PRAGMA integrity_check").fetchone()
        make_one_file(writing)
    finally:
        writing.close()
        reading.close()
    if verdict != ("ok",):
        raise sqlite3.DatabaseError("disk image is malformed")


def make_one_file(db: sqlite3.Connection) -> None:
    """Without a log: whoever reads it would make one beside it, in a folder that may refuse."""
    db.execute("PRAGMA journal_mode=DELETE")
