"""The database is brought up to date whenever a server starts."""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from spieluhr.core.errors import Malformed

LOCK = 5_143_827  # of our own: processes that start together take turns


def upgrade(db: sql.Connection) -> None:
    """To the newest form, in the transaction of the connection; nothing happens if it is there."""
    if db.dialect.name == "postgresql":
        db.execute(sql.text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = _config()
    config.attributes["connection"] = db
    if not _is_current(db):
        command.upgrade(config, "head")


def need_current(db: sql.Connection) -> None:
    """For whoever only reads."""
    if not _is_current(db):
        raise _refused(db, "it is from another version; starting a server brings it up to date")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def _is_current(db: sql.Connection) -> bool:
    known = ScriptDirectory.from_config(_config())
    revision = MigrationContext.configure(db).get_current_revision()
    if revision is None:
        return False
    if revision not in {script.revision for script in known.walk_revisions()}:
        raise _refused(db, f"it was made by a newer Spieluhr (form {revision})")
    return revision == known.get_current_head()


def _refused(db: sql.Connection, problem: str) -> Malformed:
    name = db.engine.url.render_as_string(hide_password=True)
    return Malformed("file", file=name, problem=problem)
