"""Puzzles: who has tried which, and the ratings of both."""

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sql.Column("guest", sql.String(22), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("puzzle", sql.String(60), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("solved", sql.Boolean, nullable=False),
        sql.Column("move", sql.String(200), nullable=True),
        sql.Column("points", sql.Float, nullable=True),
        sql.Column("tried", sql.Float, nullable=False),
    )
    op.create_index("ix_puzzle_tries_guest_game", "puzzle_tries", ["guest", "game"])
    op.create_table(
        "puzzle_standings",
        sql.Column("guest", sql.String(22), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("game", sql.String(40), primary_key=True),
        sql.Column("points", sql.Float, nullable=False),
        sql.Column("doubt", sql.Float, nullable=False),
        sql.Column("tries", sql.Integer, nullable=False),
        sql.Column("solved", sql.Integer, nullable=False),
        sql.Column("streak", sql.Integer, nullable=False),
        sql.Column("longest", sql.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sql.Column("puzzle", sql.String(60), primary_key=True),
        sql.Column("points", sql.Float, nullable=False),
        sql.Column("doubt", sql.Float, nullable=False),
        sql.Column("tries", sql.Integer, nullable=False),
        sql.Column("solved", sql.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("puzzle_ratings", "puzzle_standings", "puzzle_tries"):
        op.drop_table(table)
