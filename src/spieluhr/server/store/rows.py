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
    # The hash of a program's; a person has one for each device.
    sql.Column("token", sql.String(64), nullable=False, unique=True),
    sql.Column("recovery", sql.String(64), nullable=True, unique=True),  # its hash
    sql.Column("recovery_until", sql.Float, nullable=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("is_bot", sql.Boolean, nullable=False),
    sql.Column("owner", sql.String(22), sql.ForeignKey("guests.id"), nullable=True),
    sql.Column("created", sql.Float, nullable=False),
    # How the name of somebody with a passkey is read: nobody else may have one like it.
    sql.Column("protected", sql.String(80), nullable=True),
    sql.Index("ix_guests_protected", "protected", unique=True),
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
    sql.Column("moved", sql.Integer, nullable=False),  # the version that changed the log last
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("draws", sql.Integer, nullable=False),
    sql.Column("settings", sql.JSON, nullable=False),
    sql.Column("offer", sql.JSON, nullable=True),
    sql.Column("asked", sql.JSON, nullable=False),  # how long the log was when a seat asked last
    sql.Column("longest", sql.Integer, nullable=False),  # the log, before something was taken back
    sql.Column("barred", sql.JSON, nullable=False),  # guests that the host has removed
    # A hash of the address it was opened from, only while it is listed for all.
    sql.Column("origin", sql.String(64), nullable=True),
    sql.Column("ending", sql.JSON, nullable=True),
    sql.Column("rematch", sql.String(22), nullable=True),
    sql.Column("bot_due", sql.Float, nullable=True, index=True),
    sql.Column("deadline", sql.Float, nullable=True, index=True),
    # The guest who has to decide, since when without a break, and when to remind them of the clock.
    sql.Column("awaited", sql.String(22), nullable=True),
    sql.Column("awaited_since", sql.Float, nullable=True),
    sql.Column("remind_at", sql.Float, nullable=True),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Column("start", sql.JSON, nullable=True),  # a position, if it is played on
    sql.Column("party", sql.String(64), nullable=True),  # who played what, when it is over
    sql.Column("standing", sql.JSON, nullable=True),
    # Two-party chance: the options that were wished for, and by seat what the players add to the
    # seed; null at older tables, where all chance follows from the seed alone.
    sql.Column("wished", sql.JSON, nullable=True),
    sql.Column("pledges", sql.JSON, nullable=True),
    sql.Column("nonces", sql.JSON, nullable=True),
    sql.Column("daily", sql.String(60), nullable=True),  # the name of a deal of a day
    sql.Column("tournament", sql.String(22), nullable=True, index=True),  # that it belongs to
    sql.Index("ix_tables_party", "party", "changed"),
)

seats = sql.Table(
    "seats",
    METADATA,
    sql.Column("table_id", sql.String(22), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("guest", sql.String(22), sql.ForeignKey("guests.id"), nullable=True, index=True),
    sql.Column("bot", sql.String(16), nullable=True),
    sql.Column("name", sql.String(40), nullable=False),
    # The guest has taken it off the list; the seat and the game are as they were.
    sql.Column("is_hidden", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("is_bot", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("since", sql.Integer, nullable=True),
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

# Each undo that went behind chance, a reveal or another's decision, with the steps it took back.
undone = sql.Table(
    "undone",
    METADATA,
    sql.Column("table_id", sql.String(22), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("mark", sql.JSON, nullable=False),
)

# The review of a finished game, as JSON: it is made once.
reviews = sql.Table(
    "reviews",
    METADATA,
    sql.Column("table_id", sql.String(22), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("basis", sql.String(64), nullable=False),  # what it follows from besides the game
    sql.Column("review", sql.Text, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)

# What players tell the operator. A report outlives the table.
reports = sql.Table(
    "reports",
    METADATA,
    sql.Column("table_id", sql.String(22), primary_key=True),
    sql.Column("guest", sql.String(22), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("reason", sql.String(16), nullable=False),
    sql.Column("names", sql.JSON, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)

# One row: until when a server was up. Time without one is nobody's thinking time.
uptime = sql.Table(
    "uptime",
    METADATA,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("until", sql.Float, nullable=False),
)

Status = Literal["open", "playing", "over"]
Standing = list[tuple[str, int]]  # players and their ranks, by seat


class Guest(Struct, frozen=True):
    """A person with devices, or a bot with a token. Only hashes of secrets are kept."""

    id: str
    token: str
    recovery: str | None
    name: str
    is_bot: bool
    owner: str | None
    created: float
    recovery_until: float | None = None
    protected: str | None = None


class SeatRow(Struct, frozen=True):
    """Who sits there: a guest, who may be a program, a bot of a level, or nobody yet.

    `since`: from which step on the bot has played for somebody who left.
    """

    table_id: str
    seat: int
    guest: str | None
    bot: str | None
    name: str
    is_bot: bool = False
    since: int | None = None

    @property
    def is_open(self) -> bool:
        """Free: neither a guest nor a bot of the server sits here."""
        return self.guest is None and self.bot is None

    @property
    def is_person(self) -> bool:
        """A guest, and no program of somebody's own."""
        return self.guest is not None and not self.is_bot


class StepRow(Struct, frozen=True):
    """One entry of a table's log, a decision or a result of chance."""

    table_id: str
    n: int
    actor: int
    move: str
    draw: int | None


class UndoneRow(Struct, frozen=True):
    """A mark in the record: what was taken back beyond what is free."""

    table_id: str
    n: int
    mark: dict[str, Any]


class ReportRow(Struct, frozen=True):
    """`names` are those at the table when it was reported, by seat."""

    table_id: str
    guest: str
    game: str
    reason: str
    names: list[str]
    created: float


class TableRow(Struct):
    """A table but for its seats, its log and what was taken back."""

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
    offer: dict[str, Any] | None
    ending: dict[str, Any] | None
    rematch: str | None
    bot_due: float | None
    deadline: float | None
    created: float
    changed: float
    start: dict[str, Any] | None = None
    party: str | None = None
    standing: Standing | None = None
    moved: int = 0
    asked: dict[str, int] = {}
    longest: int = 0
    barred: list[str] = []
    origin: str | None = None
    wished: dict[str, Any] | None = None
    # By seat: the hash of a nonce, "" while it is waited for, None for whoever need not add one.
    pledges: list[str | None] | None = None
    nonces: list[str | None] | None = None
    daily: str | None = None
    awaited: str | None = None
    awaited_since: float | None = None
    remind_at: float | None = None
    tournament: str | None = None
