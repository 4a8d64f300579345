"""Keep players and ranks, so that a series can be counted; for games from now on."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("party", sql.String(64), nullable=True))
    op.add_column("tables", sql.Column("standing", sql.JSON, nullable=True))
    op.create_index("ix_tables_party", "tables", ["party", "changed"])


def downgrade() -> None:
    op.drop_index("ix_tables_party", "tables")
    op.drop_column("tables", "standing")
    op.drop_column("tables", "party")
