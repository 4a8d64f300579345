"""What a guest has played is remembered: results, ratings, favourite positions."""

from typing import Any

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table, guest = sql.ForeignKey("tables.id"), sql.ForeignKey("guests.id")
    results = op.create_table(
        "results",
        sql.Column("table_id", sql.String(22), table, primary_key=True),
        sql.Column("guest", sql.String(22), guest, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("scores", sql.JSON, nullable=True),
        sql.Column("fared", sql.String(8), nullable=True),
        sql.Column("reason", sql.String(16), nullable=False),
        sql.Column("ended", sql.Float, nullable=False),
        sql.Column("unrated", sql.String(16), nullable=True),
        sql.Column("points", sql.Float, nullable=True),
        sql.Column("doubt", sql.Float, nullable=True),
    )
    op.create_index("ix_results_guest_ended", "results", ["guest", "ended"])
    op.create_table(
        "ratings",
        sql.Column("guest", sql.String(22), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("game", sql.String(40), primary_key=True),
        sql.Column("points", sql.Float, nullable=False),
        sql.Column("doubt", sql.Float, nullable=False),
        sql.Column("games", sql.Integer, nullable=False),
    )
    op.create_table(
        "helped",
        sql.Column("table_id", sql.String(22), sql.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "favourites",
        sql.Column("id", sql.String(22), primary_key=True),
        sql.Column(
            "guest", sql.String(22), sql.ForeignKey("guests.id"), nullable=False, index=True
        ),
        sql.Column("table_id", sql.String(22), nullable=False),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("step", sql.Integer, nullable=False),
        sql.Column("note", sql.String(500), nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    _carry_over(results)


def _carry_over(results: sql.Table) -> None:
    """Games that had a standing already; their points were not kept, and nothing is rated."""
    db = op.get_bind()
    tables = sql.table(
        "tables",
        *map(sql.column, ("id", "game", "changed")),
        sql.column("options", sql.JSON),
        sql.column("ending", sql.JSON),
        sql.column("standing", sql.JSON),
    )
    seats = sql.table("seats", *map(sql.column, ("table_id", "seat", "guest", "is_bot")))
    for row in db.execute(sql.select(tables).where(tables.c.standing.is_not(None))).all():
        if not row.standing:
            continue
        of_table = sql.select(seats.c.seat, seats.c.guest, seats.c.is_bot)
        sitting = db.execute(of_table.where(seats.c.table_id == row.id)).all()
        people = [place for place in sitting if place.guest is not None and not place.is_bot]
        ranks = [rank for _, rank in row.standing]
        made: dict[str, dict[str, Any]] = {}
        for place in sorted(people, key=lambda place: place.seat):
            if place.guest in made:  # several seats at one screen
                made[place.guest]["fared"] = None
                continue
            made[place.guest] = {
                "table_id": row.id, "guest": place.guest, "seat": place.seat, "game": row.game,
                "options": row.options, "scores": None, "fared": _fared(ranks, place.seat),
                "reason": (row.ending or {}).get("reason", "rules"), "ended": row.changed,
                "unrated": "before", "points": None, "doubt": None,
            }  # fmt: skip
        if made:
            db.execute(results.insert(), list(made.values()))


def _fared(ranks: list[int], seat: int) -> str:
    if ranks[seat] != 1:
        return "lost"
    return "won" if ranks.count(1) == 1 else "drawn"


def downgrade() -> None:
    for name in ("favourites", "helped", "ratings", "results"):
        op.drop_table(name)
