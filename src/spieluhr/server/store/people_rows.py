"""How a guest is recognised: devices with a cookie each, passkeys, and challenges for them."""

import sqlalchemy as sql
from msgspec import Struct

from spieluhr.server.store.rows import METADATA, guests

# One browser. `seen` is the beginning of a day: more exactly nobody needs to know it.
devices = sql.Table(
    "devices",
    METADATA,
    sql.Column("id", sql.String(22), primary_key=True),
    sql.Column("guest", sql.String(22), sql.ForeignKey(guests.c.id), nullable=False, index=True),
    sql.Column("token", sql.String(64), nullable=False, unique=True),  # its hash
    sql.Column("browser", sql.String(20), nullable=False),
    sql.Column("system", sql.String(20), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
)

passkeys = sql.Table(
    "passkeys",
    METADATA,
    sql.Column("id", sql.String(22), primary_key=True),
    sql.Column("guest", sql.String(22), sql.ForeignKey(guests.c.id), nullable=False, index=True),
    sql.Column("credential", sql.String(1400), nullable=False, unique=True),  # base64url
    sql.Column("public_key", sql.LargeBinary, nullable=False),
    sql.Column("counter", sql.BigInteger, nullable=False),
    sql.Column("browser", sql.String(20), nullable=False),
    sql.Column("system", sql.String(20), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
)

# What an authenticator is asked to sign: once, and soon. `guest`: who wants a new passkey.
challenges = sql.Table(
    "challenges",
    METADATA,
    sql.Column("challenge", sql.String(64), primary_key=True),  # its hash
    sql.Column("guest", sql.String(22), nullable=True),
    sql.Column("until", sql.Float, nullable=False, index=True),
)


class DeviceRow(Struct, frozen=True):
    """A browser that is signed in."""

    id: str
    guest: str
    token: str
    browser: str
    system: str
    created: float
    seen: float


class PasskeyRow(Struct, frozen=True):
    """The public half of a passkey. `counter` grows with every use, where there is one."""

    id: str
    guest: str
    credential: str
    public_key: bytes
    counter: int
    browser: str
    system: str
    created: float
    seen: float
