"""Daily deals: which table is one, and what everybody made of their first try."""

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("daily", sql.String(60), nullable=True))
    op.create_table(
        "tries",
        sql.Column("guest", sql.String(22), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("deal", sql.String(60), primary_key=True),
        sql.Column("table_id", sql.String(22), sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("points", sql.Integer, nullable=True),
        sql.Column("won", sql.Boolean, nullable=True),
        sql.Column("spoiled", sql.String(16), nullable=True),
        sql.Column("ended", sql.Float, nullable=True),
    )
    op.create_index("ix_tries_deal", "tries", ["deal"])
    op.create_index("ix_tries_table_id", "tries", ["table_id"])


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_column("tables", "daily")
