"""What is remembered of puzzles: first tries, standings of guests, ratings of the puzzles."""

import sqlalchemy as sql
from msgspec import Struct

from spieluhr.server.store.rows import METADATA, guests

# The first try of each guest at each puzzle: only that one counts.
puzzle_tries = sql.Table(
    "puzzle_tries",
    METADATA,
    sql.Column("guest", sql.String(22), sql.ForeignKey(guests.c.id), primary_key=True),
    sql.Column("puzzle", sql.String(60), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("solved", sql.Boolean, nullable=False),
    sql.Column("move", sql.String(200), nullable=True),  # none: the answer was shown at once
    sql.Column("points", sql.Float, nullable=True),  # the guest's rating after it
    sql.Column("tried", sql.Float, nullable=False),
    sql.Index("ix_puzzle_tries_guest_game", "guest", "game"),
)

puzzle_standings = sql.Table(
    "puzzle_standings",
    METADATA,
    sql.Column("guest", sql.String(22), sql.ForeignKey(guests.c.id), primary_key=True),
    sql.Column("game", sql.String(40), primary_key=True),
    sql.Column("points", sql.Float, nullable=False),
    sql.Column("doubt", sql.Float, nullable=False),
    sql.Column("tries", sql.Integer, nullable=False),
    sql.Column("solved", sql.Integer, nullable=False),
    sql.Column("streak", sql.Integer, nullable=False),
    sql.Column("longest", sql.Integer, nullable=False),
)

puzzle_ratings = sql.Table(
    "puzzle_ratings",
    METADATA,
    sql.Column("puzzle", sql.String(60), primary_key=True),
    sql.Column("points", sql.Float, nullable=False),
    sql.Column("doubt", sql.Float, nullable=False),
    sql.Column("tries", sql.Integer, nullable=False),
    sql.Column("solved", sql.Integer, nullable=False),
)


class PuzzleTryRow(Struct, frozen=True):
    """A first try; `points` are None where it was not rated (a mistake of one's own)."""

    guest: str
    puzzle: str
    game: str
    solved: bool
    move: str | None
    points: float | None
    tried: float


class StandingRow(Struct, frozen=True):
    """Where a guest stands with the puzzles of a game. `streak`: solved in a row up to now."""

    guest: str
    game: str
    points: float
    doubt: float
    tries: int
    solved: int
    streak: int
    longest: int
