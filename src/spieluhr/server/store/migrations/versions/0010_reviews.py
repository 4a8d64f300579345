"""The review of a finished game is kept with it."""

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sql.Column("table_id", sql.String(22), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("basis", sql.String(64), nullable=False),
        sql.Column("review", sql.Text, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
