"""Nobody can stop or mislead another one.

A move is checked against the log, not against questions; who is a bot is a field, not a name;
what was taken back has a table of its own, instead of a column that is written again each time;
hosts remove guests, and players report tables; the time without a server is known;
links to another device expire.
"""

import time

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    moved = sql.Column("moved", sql.Integer, nullable=False, server_default="0")
    op.add_column("tables", moved)
    op.execute("UPDATE tables SET moved = version")
    op.add_column("tables", sql.Column("asked", sql.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sql.Column("barred", sql.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sql.Column("origin", sql.String(64), nullable=True))
    _mark_bots()
    _carry_over_undone()
    op.add_column("guests", sql.Column("recovery_until", sql.Float, nullable=True))
    until = time.time() + 24 * 3600
    op.execute(sql.text("UPDATE guests SET recovery_until = :until").bindparams(until=until))
    uptime = op.create_table(
        "uptime",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.bulk_insert(uptime, [{"id": 1, "until": time.time()}])
    op.create_table(
        "reports",
        sql.Column("table_id", sql.String(22), primary_key=True),
        sql.Column("guest", sql.String(22), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("reason", sql.String(16), nullable=False),
        sql.Column("names", sql.JSON, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )


def _mark_bots() -> None:
    """Names of bots ended with a mark, which they could lose."""
    is_bot = sql.Column("is_bot", sql.Boolean, nullable=False, server_default=sql.false())
    op.add_column("seats", is_bot)
    op.execute("UPDATE seats SET is_bot = true WHERE guest IN (SELECT id FROM guests WHERE is_bot)")
    op.execute(
        "UPDATE guests SET name = substr(name, 1, length(name) - 6)"
        " WHERE is_bot AND name LIKE '_% (bot)'"
    )


def _carry_over_undone() -> None:
    undone = op.create_table(
        "undone",
        sql.Column("table_id", sql.String(22), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True),
        sql.Column("mark", sql.JSON, nullable=False),
    )
    db = op.get_bind()
    old = sql.table("tables", sql.column("id", sql.String), sql.column("undone", sql.JSON))
    ids = db.execute(sql.select(old.c.id)).scalars().all()
    for table_id in ids:
        marks = db.execute(sql.select(old.c.undone).where(old.c.id == table_id)).scalar()
        rows = [{"table_id": table_id, "n": n, "mark": mark} for n, mark in enumerate(marks or ())]
        if rows:
            db.execute(undone.insert(), rows)
    op.drop_column("tables", "undone")


def _put_back_undone() -> None:
    op.add_column("tables", sql.Column("undone", sql.JSON, nullable=False, server_default="[]"))
    db = op.get_bind()
    old = sql.table("tables", sql.column("id", sql.String), sql.column("undone", sql.JSON))
    undone = sql.table(
        "undone", sql.column("table_id"), sql.column("n"), sql.column("mark", sql.JSON)
    )
    marks: dict[str, list[object]] = {}
    for table_id, mark in db.execute(
        sql.select(undone.c.table_id, undone.c.mark).order_by(undone.c.table_id, undone.c.n)
    ):
        marks.setdefault(table_id, []).append(mark)
    for table_id, found in marks.items():
        db.execute(old.update().where(old.c.id == table_id).values(undone=found))
    op.drop_table("undone")


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("uptime")
    op.drop_column("guests", "recovery_until")
    _put_back_undone()
    op.drop_column("tables", "origin")
    op.drop_column("tables", "barred")
    op.drop_column("seats", "is_bot")
    op.drop_column("tables", "asked")
    op.drop_column("tables", "moved")
