"""Guests, tables, seats and steps."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sql.Column("id", sql.String(22), primary_key=True),
        sql.Column("token", sql.String(64), nullable=False, unique=True),
        sql.Column("recovery", sql.String(64), nullable=True, unique=True),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("is_bot", sql.Boolean, nullable=False),
        sql.Column("owner", sql.String(22), sql.ForeignKey("guests.id"), nullable=True),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "tables",
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
    )
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(22), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("guest", sql.String(22), sql.ForeignKey("guests.id"), nullable=True, index=True),
        sql.Column("bot", sql.String(16), nullable=True),
        sql.Column("name", sql.String(40), nullable=False),
    )
    op.create_table(
        "steps",
        sql.Column("table_id", sql.String(22), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True),
        sql.Column("actor", sql.Integer, nullable=False),
        sql.Column("move", sql.String(200), nullable=False),
        sql.Column("draw", sql.Integer, nullable=True),
    )


def downgrade() -> None:
    for name in ("steps", "seats", "tables", "guests"):
        op.drop_table(name)
