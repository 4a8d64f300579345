"""Taking a step back and making it again gains no time."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    longest = sql.Column("longest", sql.Integer, nullable=False, server_default="0")
    op.add_column("tables", longest)


def downgrade() -> None:
    op.drop_column("tables", "longest")
