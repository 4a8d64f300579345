"""Tables that begin in the middle of another game."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("start", sql.JSON, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "start")
