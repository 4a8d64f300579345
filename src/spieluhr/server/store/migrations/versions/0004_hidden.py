"""Guests can take games off their list."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    hidden = sql.Column("is_hidden", sql.Boolean, nullable=False, server_default=sql.false())
    op.add_column("seats", hidden)


def downgrade() -> None:
    op.drop_column("seats", "is_hidden")
