"""The tables of the database for tournaments, and one row of each as a struct."""

from typing import Any, Literal

import sqlalchemy as sql
from msgspec import Struct

from spieluhr.server.store.rows import METADATA, guests

tournaments = sql.Table(
    "tournaments",
    METADATA,
    sql.Column("id", sql.String(22), primary_key=True),
    sql.Column("host", sql.String(22), sql.ForeignKey(guests.c.id), nullable=False, index=True),
    sql.Column("origin", sql.String(64), nullable=False, index=True),  # a hash of the address
    sql.Column("title", sql.String(60), nullable=False),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("settings", sql.JSON, nullable=False),
    sql.Column("status", sql.String(8), nullable=False, index=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("draw", sql.JSON, nullable=False),
    sql.Column("rounds", sql.JSON, nullable=False),
    sql.Column("barred", sql.JSON, nullable=False),
    sql.Column("due", sql.Float, nullable=True, index=True),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
)

entrants = sql.Table(
    "entrants",
    METADATA,
    sql.Column("tournament", sql.String(22), sql.ForeignKey(tournaments.c.id), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("guest", sql.String(22), sql.ForeignKey(guests.c.id), nullable=True, index=True),
    sql.Column("bot", sql.String(100), nullable=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("is_out", sql.Boolean, nullable=False, server_default=sql.false()),
)

Format = Literal["all", "swiss", "series"]


class EntrantRow(Struct, frozen=True):
    """Who takes part: a guest or a bot of the server. `is_out`: left after the start."""

    tournament: str
    n: int
    guest: str | None
    bot: str | None
    name: str
    is_out: bool = False


class GameOf(Struct):
    """One game of a round. `players` sit in this order; who is missing from the start comes last.

    `ranks` are by the table's seats, None if nothing was played to its end.
    """

    players: list[int]
    table: str | None
    ranks: list[int] | None = None
    missing: list[int] = []
    is_over: bool = False

    @property
    def seated(self) -> list[int]:
        """Who was to sit at the table."""
        return self.players if self.ranks is None else self.players[: len(self.ranks)]


class Round(Struct):
    """Games that are played at the same time, and who has none."""

    games: list[GameOf]
    sits_out: list[int]
    started: float
    ended: float | None = None  # where the organiser has to start the next one


class TournamentSettings(Struct, frozen=True):
    """What the organiser has chosen. Seconds: per move, to come, and to come back."""

    format: Format
    rounds: int
    stops_early: bool
    table_size: int
    move_seconds: int
    show_seconds: int
    away_seconds: int
    hints: bool
    auto: bool


class TournamentRow(Struct):
    """A tournament but for those who take part."""

    id: str
    host: str
    origin: str
    title: str
    game: str
    options: dict[str, Any]
    settings: TournamentSettings
    status: Literal["open", "playing", "over"]
    version: int
    seed: str
    draw: list[int]  # who takes part, in the order that was drawn by the seed
    rounds: list[Round]
    barred: list[str]  # guests that the organiser has removed
    due: float | None  # when something has to be seen to
    created: float
    changed: float
