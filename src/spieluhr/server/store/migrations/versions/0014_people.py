"""Several devices for one guest, passkeys, and what an operator needs.

The cookie that a guest has becomes the first device: nobody has to sign in again. Links to another
device are for minutes now, so those that are still open are void.
"""

import secrets
import time

import sqlalchemy as sql
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None
DAY = 24 * 3600.0


def upgrade() -> None:
    guest = sql.ForeignKey("guests.id")
    op.add_column("guests", sql.Column("protected", sql.String(80), nullable=True))
    op.create_index("ix_guests_protected", "guests", ["protected"], unique=True)
    devices = op.create_table(
        "devices",
        sql.Column("id", sql.String(22), primary_key=True),
        sql.Column("guest", sql.String(22), guest, nullable=False),
        sql.Column("token", sql.String(64), nullable=False, unique=True),
        sql.Column("browser", sql.String(20), nullable=False),
        sql.Column("system", sql.String(20), nullable=False),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("seen", sql.Float, nullable=False),
    )
    op.create_index("ix_devices_guest", "devices", ["guest"])
    op.create_table(
        "passkeys",
        sql.Column("id", sql.String(22), primary_key=True),
        sql.Column(
            "guest", sql.String(22), sql.ForeignKey("guests.id"), nullable=False, index=True
        ),
        sql.Column("credential", sql.String(1400), nullable=False, unique=True),
        sql.Column("public_key", sql.LargeBinary, nullable=False),
        sql.Column("counter", sql.BigInteger, nullable=False),
        sql.Column("browser", sql.String(20), nullable=False),
        sql.Column("system", sql.String(20), nullable=False),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("seen", sql.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sql.Column("challenge", sql.String(64), primary_key=True),
        sql.Column("guest", sql.String(22), nullable=True),
        sql.Column("until", sql.Float, nullable=False, index=True),
    )
    _for_operators()
    _first_devices(devices)


def _for_operators() -> None:
    op.create_table(
        "bans",
        sql.Column("what", sql.String(64), primary_key=True),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("until", sql.Float, nullable=True),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "announcements",
        sql.Column("id", sql.String(22), primary_key=True),
        sql.Column("en", sql.String(500), nullable=False),
        sql.Column("de", sql.String(500), nullable=False),
        sql.Column("until", sql.Float, nullable=True),
        sql.Column("created", sql.Float, nullable=False),
    )
    operation = op.create_table(
        "operation",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("changed", sql.Integer, nullable=False),
        sql.Column("is_draining", sql.Boolean, nullable=False),
    )
    op.bulk_insert(operation, [{"id": 1, "changed": 1, "is_draining": False}])
    op.create_table(
        "operator_tokens",
        sql.Column("token", sql.String(64), primary_key=True),
        sql.Column("until", sql.Float, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "events",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("time", sql.Float, nullable=False, index=True),
        sql.Column("actor", sql.String(8), nullable=False),
        sql.Column("what", sql.String(24), nullable=False),
        sql.Column("facts", sql.JSON, nullable=False),
    )


def _first_devices(devices: sql.Table) -> None:
    db = op.get_bind()
    guests = sql.table("guests", *map(sql.column, ("id", "token", "is_bot", "created")))
    today = time.time() // DAY * DAY
    people = sql.select(guests).where(~guests.c.is_bot)
    rows = [
        {
            "id": secrets.token_urlsafe(16), "guest": row.id, "token": row.token,
            "browser": "", "system": "", "created": row.created, "seen": today,
        }
        for row in db.execute(people).all()
    ]  # fmt: skip
    if rows:
        db.execute(devices.insert(), rows)
    op.execute("UPDATE guests SET token = 'void ' || id WHERE NOT is_bot")
    op.execute("UPDATE guests SET recovery = NULL, recovery_until = NULL")


def downgrade() -> None:
    """Back to one cookie: the oldest device keeps it, the others are nobody's."""
    op.execute(
        "UPDATE guests SET token = (SELECT token FROM devices WHERE devices.guest = guests.id"
        " ORDER BY created, id LIMIT 1)"
        " WHERE EXISTS (SELECT 1 FROM devices WHERE devices.guest = guests.id)"
    )
    for name in (
        "events", "operator_tokens", "operation", "announcements", "bans", "challenges",
        "passkeys", "devices",
    ):  # fmt: skip
        op.drop_table(name)
    op.drop_index("ix_guests_protected", "guests")
    op.drop_column("guests", "protected")
