"""How players are called to a table, and what they have answered ahead."""

from typing import Literal

import sqlalchemy as sql
from msgspec import Struct

from spieluhr.server.store.rows import METADATA, guests

ChannelKind = Literal["push", "webhook", "mail"]

# Where a guest wants to be called. `keys`: of a browser (p256dh, auth), of a webhook (secret).
channels = sql.Table(
    "channels",
    METADATA,
    sql.Column("id", sql.String(22), primary_key=True),
    sql.Column("guest", sql.String(22), sql.ForeignKey(guests.c.id), nullable=False, index=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("target", sql.String(1000), nullable=False),
    sql.Column("keys", sql.JSON, nullable=False),
    sql.Column("label", sql.String(80), nullable=False),
    sql.Column("lang", sql.String(2), nullable=False),
    sql.Column("is_confirmed", sql.Boolean, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Index("ix_channels_target", "target"),
)

# For which tables. `told` and `reminded`: the beginning of the turn that was called out last.
watches = sql.Table(
    "watches",
    METADATA,
    sql.Column("table_id", sql.String(22), primary_key=True),  # it may be gone one day
    sql.Column("guest", sql.String(22), primary_key=True, index=True),
    sql.Column("told", sql.Float, nullable=False),
    sql.Column("reminded", sql.Float, nullable=False),
)

# Beside the table and not in it: a change here must not count its version up, as others see that.
standing = sql.Table(
    "standing",
    METADATA,
    sql.Column("table_id", sql.String(22), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("guest", sql.String(22), nullable=False, index=True),
    sql.Column("question", sql.String(40), nullable=False),
    sql.Column("wait", sql.Integer, nullable=False),  # seconds for a better idea; 0: none
    sql.Column("is_for_good", sql.Boolean, nullable=False),  # else until the own next turn
    sql.Column("asked", sql.Integer, nullable=True),  # the version that asked the question
    sql.Column("due", sql.Float, nullable=True, index=True),  # when it is answered
)

# E-mail addresses that were asked for a confirmation, hashed: nobody is asked again and again.
asked_addresses = sql.Table(
    "asked_addresses",
    METADATA,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("sent", sql.Float, nullable=False),
)

# Made at the first start and shared by all processes.
server_keys = sql.Table(
    "server_keys",
    METADATA,
    sql.Column("name", sql.String(20), primary_key=True),
    sql.Column("value", sql.String(100), nullable=False),
)


class ChannelRow(Struct, frozen=True):
    """One way to reach a guest; e-mail only once the address was confirmed."""

    id: str
    guest: str
    kind: ChannelKind
    target: str
    keys: dict[str, str]
    label: str
    lang: str
    is_confirmed: bool
    created: float


class OrderRow(Struct, frozen=True):
    """An answer given ahead, and when the open question gets it."""

    table_id: str
    seat: int
    guest: str
    question: str
    wait: int
    is_for_good: bool
    asked: int | None = None
    due: float | None = None


class DueRow(Struct, frozen=True):
    """Somebody to be called. `since`: when the turn began."""

    table_id: str
    guest: str
    since: float
    is_reminder: bool
