"""What the operator says and does: bans, announcements, draining, and a log of events."""

from typing import Any, Literal

import sqlalchemy as sql
from msgspec import Struct

from spieluhr.server.store.rows import METADATA

BanKind = Literal["guest", "network"]

bans = sql.Table(
    "bans",
    METADATA,
    sql.Column("what", sql.String(64), primary_key=True),  # a guest's id, or a network
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("until", sql.Float, nullable=True),
    sql.Column("created", sql.Float, nullable=False),
)

announcements = sql.Table(
    "announcements",
    METADATA,
    sql.Column("id", sql.String(22), primary_key=True),
    sql.Column("en", sql.String(500), nullable=False),
    sql.Column("de", sql.String(500), nullable=False),
    sql.Column("until", sql.Float, nullable=True),
    sql.Column("created", sql.Float, nullable=False),
)

# One row. `changed` counts: processes read the rest again when it has grown.
operation = sql.Table(
    "operation",
    METADATA,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("changed", sql.Integer, nullable=False),
    sql.Column("is_draining", sql.Boolean, nullable=False),
)

operator_tokens = sql.Table(
    "operator_tokens",
    METADATA,
    sql.Column("token", sql.String(64), primary_key=True),  # its hash
    sql.Column("until", sql.Float, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)

# Nothing of tables, and no names: what happened, when, and the few facts that tell it apart.
events = sql.Table(
    "events",
    METADATA,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("time", sql.Float, nullable=False, index=True),
    sql.Column("actor", sql.String(8), nullable=False),
    sql.Column("what", sql.String(24), nullable=False),
    sql.Column("facts", sql.JSON, nullable=False),
)


class BanRow(Struct, frozen=True):
    """Somebody who may not play here; without `until` for good."""

    what: str
    kind: BanKind
    until: float | None
    created: float


class AnnouncementRow(Struct, frozen=True):
    """What everybody is told, in both languages."""

    id: str
    en: str
    de: str
    until: float | None
    created: float


class EventRow(Struct, frozen=True):
    """Something that the operator or a server did."""

    time: float
    actor: Literal["operator", "server", "player"]
    what: str
    facts: dict[str, Any]


class Orders(Struct, frozen=True):
    """All that the running processes follow. What has expired may still be among it."""

    changed: int = 0
    is_draining: bool = False
    bans: list[BanRow] = []
    announcements: list[AnnouncementRow] = []
