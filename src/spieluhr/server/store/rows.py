"""The tables of the database, and one row of each as a struct."""

from typing import Any, Final, Literal

import sqlalchemy as sql
from msgspec import Struct

METADATA: Final = sql.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

# Times are seconds since 1970: the same in both databases, and easy to compare.
guests = sql.Table(
    "guests",
    METADATA,
    sql.Column("id", sql.String(22), primary_key=True),
    sql.Column("token", sql.String(64), nullable=False, unique=True),  # its hash
    sql.Column("recovery", sql.String(64), nullable=True, unique=True),  # its hash
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("is_bot", sql.Boolean, nullable=False),
    sql.Column("owner", sql.String(22), sql.ForeignKey("guests.id"), nullable=True),
    sql.Column("created", sql.Float, nullable=False),
)

tables = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(22), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("data", sql.String(80), nullable=True),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("status", sql.String(8), nullable=False, index=True),
    sql.Column("is_public", sql.Boolean, nullable=False),
    sql.Column("host", sql.String(22), sql.ForeignKey("guests.id"), nullable=False, index=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("draws", sql.Integer, nullable=False),
    sql.Column("settings", sql.JSON, nullable=False),
    sql.Column("undone", sql.JSON, nullable=False),
    sql.Column("offer", sql.JSON, nullable=True),
    sql.Column("ending", sql.JSON, nullable=True),
    sql.Column("rematch", sql.String(22), nullable=True),
    sql.Column("bot_due", sql.Float, nullable=True, index=True),
    sql.Column("deadline", sql.Float, nullable=True, index=True),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Column("start", sql.JSON, nullable=True),  # a position, if it is played on
)

seats = sql.Table(
    "seats",
    METADATA,
    sql.Column("table_id", sql.String(22), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("guest", sql.String(22), sql.ForeignKey("guests.id"), nullable=True, index=True),
    sql.Column("bot", sql.String(16), nullable=True),
    sql.Column("name", sql.String(40), nullable=False),
)

steps = sql.Table(
    "steps",
    METADATA,
    sql.Column("table_id", sql.String(22), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("actor", sql.Integer, nullable=False),
    sql.Column("move", sql.String(200), nullable=False),
    sql.Column("draw", sql.Integer, nullable=True),
)

Status = Literal["open", "playing", "over"]


class Guest(Struct, frozen=True):
    """Somebody with a cookie, or a bot with a token. Only hashes of secrets are kept."""

    id: str
    token: str
    recovery: str | None
    name: str
    is_bot: bool
    owner: str | None
    created: float


class SeatRow(Struct, frozen=True):
    """Who sits there: a guest, a bot of a level, or nobody yet."""

    table_id: str
    seat: int
    guest: str | None
    bot: str | None
    name: str

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.bot is None


class StepRow(Struct, frozen=True):
    table_id: str
    n: int
    actor: int
    move: str
    draw: int | None


class TableRow(Struct):
    """A table but for its seats and its log."""

    id: str
    game: str
    rules: int
    data: str | None
    options: dict[str, Any]
    status: Status
    is_public: bool
    host: str
    version: int
    seed: str
    draws: int
    settings: dict[str, Any]
    undone: list[dict[str, Any]]
    offer: dict[str, Any] | None
    ending: dict[str, Any] | None
    rematch: str | None
    bot_due: float | None
    deadline: float | None
    created: float
    changed: float
    start: dict[str, Any] | None = None
