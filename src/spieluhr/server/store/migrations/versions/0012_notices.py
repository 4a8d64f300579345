"""Long games: who is awaited since when, how to call them, and answers given ahead."""

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("awaited", sql.String(22), nullable=True))
    op.add_column("tables", sql.Column("awaited_since", sql.Float, nullable=True))
    op.add_column("tables", sql.Column("remind_at", sql.Float, nullable=True))
    op.create_table(
        "channels",
        sql.Column("id", sql.String(22), primary_key=True),
        sql.Column(
            "guest", sql.String(22), sql.ForeignKey("guests.id"), nullable=False, index=True
        ),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("target", sql.String(1000), nullable=False),
        sql.Column("keys", sql.JSON, nullable=False),
        sql.Column("label", sql.String(80), nullable=False),
        sql.Column("lang", sql.String(2), nullable=False),
        sql.Column("is_confirmed", sql.Boolean, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_index("ix_channels_target", "channels", ["target"])
    op.create_table(
        "watches",
        sql.Column("table_id", sql.String(22), primary_key=True),
        sql.Column("guest", sql.String(22), primary_key=True, index=True),
        sql.Column("told", sql.Float, nullable=False),
        sql.Column("reminded", sql.Float, nullable=False),
    )
    op.create_table(
        "standing",
        sql.Column("table_id", sql.String(22), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("guest", sql.String(22), nullable=False, index=True),
        sql.Column("question", sql.String(40), nullable=False),
        sql.Column("wait", sql.Integer, nullable=False),
        sql.Column("is_for_good", sql.Boolean, nullable=False),
        sql.Column("asked", sql.Integer, nullable=True),
        sql.Column("due", sql.Float, nullable=True, index=True),
    )
    op.create_table(
        "asked_addresses",
        sql.Column("hash", sql.String(64), primary_key=True),
        sql.Column("sent", sql.Float, nullable=False),
    )
    op.create_table(
        "server_keys",
        sql.Column("name", sql.String(20), primary_key=True),
        sql.Column("value", sql.String(100), nullable=False),
    )


def downgrade() -> None:
    for table in ("server_keys", "asked_addresses", "standing", "watches", "channels"):
        op.drop_table(table)
    for column in ("remind_at", "awaited_since", "awaited"):
        op.drop_column("tables", column)
