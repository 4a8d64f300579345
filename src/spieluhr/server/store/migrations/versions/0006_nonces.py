"""Players add to the seed, and bots that took over say since when."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("wished", "pledges", "nonces"):
        op.add_column("tables", sql.Column(name, sql.JSON, nullable=True))
    op.add_column("seats", sql.Column("since", sql.Integer, nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "since")
    for name in ("nonces", "pledges", "wished"):
        op.drop_column("tables", name)
