"""What is remembered of a guest besides the tables: results, ratings, favourite positions.

Names of others are not among it; they stand at the seats, where each can take the own one back.
"""

from typing import Any, Literal

import sqlalchemy as sql
from msgspec import Struct

from spieluhr.server.store.rows import METADATA, guests, tables

Fared = Literal["won", "lost", "drawn"]

results = sql.Table(
    "results",
    METADATA,
    sql.Column("table_id", sql.String(22), sql.ForeignKey(tables.c.id), primary_key=True),
    sql.Column("guest", sql.String(22), sql.ForeignKey(guests.c.id), primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("scores", sql.JSON, nullable=True),
    sql.Column("fared", sql.String(8), nullable=True),
    sql.Column("reason", sql.String(16), nullable=False),
    sql.Column("ended", sql.Float, nullable=False),
    sql.Column("unrated", sql.String(16), nullable=True),  # why it does not count for the rating
    sql.Column("points", sql.Float, nullable=True),  # the rating after it
    sql.Column("doubt", sql.Float, nullable=True),
    sql.Index("ix_results_guest_ended", "guest", "ended"),
)

ratings = sql.Table(
    "ratings",
    METADATA,
    sql.Column("guest", sql.String(22), sql.ForeignKey(guests.c.id), primary_key=True),
    sql.Column("game", sql.String(40), primary_key=True),
    sql.Column("points", sql.Float, nullable=False),
    sql.Column("doubt", sql.Float, nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
)

# Who has asked a bot for advice: such a game says little about the player.
helped = sql.Table(
    "helped",
    METADATA,
    sql.Column("table_id", sql.String(22), sql.ForeignKey(tables.c.id), primary_key=True),
)

favourites = sql.Table(
    "favourites",
    METADATA,
    sql.Column("id", sql.String(22), primary_key=True),
    sql.Column("guest", sql.String(22), sql.ForeignKey(guests.c.id), nullable=False, index=True),
    sql.Column("table_id", sql.String(22), nullable=False),  # it may be gone one day
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("step", sql.Integer, nullable=False),
    sql.Column("note", sql.String(500), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)

# The first try of a daily deal; `spoiled` says why it does not count.
tries = sql.Table(
    "tries",
    METADATA,
    sql.Column("guest", sql.String(22), sql.ForeignKey(guests.c.id), primary_key=True),
    sql.Column("deal", sql.String(60), primary_key=True, index=True),
    sql.Column("table_id", sql.String(22), sql.ForeignKey(tables.c.id), nullable=False, index=True),
    sql.Column("points", sql.Integer, nullable=True),
    sql.Column("won", sql.Boolean, nullable=True),
    sql.Column("spoiled", sql.String(16), nullable=True),
    sql.Column("ended", sql.Float, nullable=True),
)


class ResultRow(Struct, frozen=True):
    """How one guest fared at one table; `fared` is None if that was not settled, or for several."""

    table_id: str
    guest: str
    seat: int
    game: str
    options: dict[str, Any]
    scores: list[int] | None
    fared: Fared | None
    reason: str
    ended: float
    unrated: str | None = None
    points: float | None = None
    doubt: float | None = None


class RatingRow(Struct, frozen=True):
    """Where a guest stands in a game, and how sure that is, in points of the scale."""

    guest: str
    game: str
    points: float
    doubt: float
    games: int


class FavouriteRow(Struct, frozen=True):
    """A table after so many steps, with a note."""

    id: str
    guest: str
    table_id: str
    game: str
    step: int
    note: str
    created: float


class TryRow(Struct, frozen=True):
    """A first try; before its end only where it is played."""

    guest: str
    deal: str
    table_id: str
    points: int | None = None
    won: bool | None = None
    spoiled: str | None = None
    ended: float | None = None


class Ended(Struct, frozen=True):
    """A game that has just ended, for the profiles of those who played.

    `players` are guests or levels by seat, and `ranks` where they came, if it may be rated.
    """

    rows: list[ResultRow]
    players: list[str]
    ranks: list[int]
    attempt: TryRow | None = None  # of a daily deal, as it would count
