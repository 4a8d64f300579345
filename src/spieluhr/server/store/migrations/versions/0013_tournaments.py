"""Tournaments, and which tables belong to one."""

import sqlalchemy as sql
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("tournament", sql.String(22), nullable=True))
    op.create_index("ix_tables_tournament", "tables", ["tournament"])
    op.create_table(
        "tournaments",
        sql.Column("id", sql.String(22), primary_key=True),
        sql.Column("host", sql.String(22), sql.ForeignKey("guests.id"), nullable=False),
        sql.Column("origin", sql.String(64), nullable=False),
        sql.Column("title", sql.String(60), nullable=False),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("settings", sql.JSON, nullable=False),
        sql.Column("status", sql.String(8), nullable=False),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("seed", sql.String(64), nullable=False),
        sql.Column("draw", sql.JSON, nullable=False),
        sql.Column("rounds", sql.JSON, nullable=False),
        sql.Column("barred", sql.JSON, nullable=False),
        sql.Column("due", sql.Float, nullable=True),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("changed", sql.Float, nullable=False),
    )
    for column in ("host", "origin", "status", "due"):
        op.create_index(f"ix_tournaments_{column}", "tournaments", [column])
    op.create_table(
        "entrants",
        sql.Column(
            "tournament", sql.String(22), sql.ForeignKey("tournaments.id"), primary_key=True
        ),
        sql.Column("n", sql.Integer, primary_key=True),
        sql.Column("guest", sql.String(22), sql.ForeignKey("guests.id"), nullable=True),
        sql.Column("bot", sql.String(100), nullable=True),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("is_out", sql.Boolean, nullable=False, server_default=sql.false()),
    )
    op.create_index("ix_entrants_guest", "entrants", ["guest"])


def downgrade() -> None:
    op.drop_table("entrants")
    op.drop_table("tournaments")
    op.drop_index("ix_tables_tournament", "tables")
    op.drop_column("tables", "tournament")
