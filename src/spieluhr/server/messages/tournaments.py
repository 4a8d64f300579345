"""What goes over HTTP about tournaments."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from spieluhr.server.messages.lobby import LevelName

LONGEST = 14 * 24 * 3600  # seconds
TournamentFormat = Literal["all", "swiss", "series"]
Rounds = Annotated[int, Meta(ge=1, le=15)]
Seconds = Annotated[int, Meta(ge=60, le=LONGEST)]


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament to be made. It has a clock, so that it comes to its end.

    `rounds` are needed by `swiss` and `series`; a series that `stops_early` is the best of so many.
    """

    game: Annotated[str, Meta(max_length=40)]
    format: TournamentFormat = "all"
    title: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, Any] = {}
    rounds: Rounds | None = None
    stops_early: bool = False
    table_size: Annotated[int, Meta(ge=2, le=4)] = 2
    move_seconds: Seconds = 300
    show_seconds: Seconds = 900  # from the start of a round: who has not come by then has lost
    away_seconds: Annotated[int, Meta(ge=30, le=LONGEST)] = 120
    hints: bool = False
    auto: bool = True  # the next round begins by itself when all games of the last one are over
    is_playing: bool = True  # does who makes it take part?
    bots: Annotated[list[LevelName], Meta(max_length=15)] = []


class NewEntrant(Struct, forbid_unknown_fields=True):
    """A bot that the organiser adds."""

    level: LevelName


class Absent(Struct, forbid_unknown_fields=True):
    """Somebody who has left a game waiting."""

    entrant: Annotated[int, Meta(ge=0, le=1000)]


class Entrant(Struct):
    """Who takes part, by number. `level` is a bot's."""

    n: int
    name: str
    level: str | None
    is_out: bool


class TournamentGame(Struct):
    """A game by its players, in the order of their seats. `points` when it is over.

    `missing`: who did not come, left, or was replaced by a bot. Without `table` nothing was played.
    """

    players: list[int]
    table: str | None
    is_over: bool
    points: list[float]
    missing: list[int]


class TournamentRound(Struct):
    """Games that are played at the same time. `byes` get a full point, `sits_out` has no game."""

    games: list[TournamentGame]
    sits_out: list[int]
    show_until: float


class TournamentStand(Struct):
    """Where somebody stands; `rank` is shared by who is equal in everything."""

    n: int
    rank: int
    points: float
    games: int
    wins: int
    direct: float
    buchholz: float
    sonneborn: float


class TournamentNow(Struct):
    """A tournament as the asker sees it. `next_round_at`: when it begins at the latest."""

    id: str
    version: int
    title: str
    game: str
    options: dict[str, Any]
    format: TournamentFormat
    status: Literal["open", "playing", "over"]
    rounds_planned: int
    stops_early: bool
    table_size: int
    move_seconds: int
    show_seconds: int
    away_seconds: int
    hints: bool
    auto: bool
    fewest: int
    most: int
    is_host: bool
    me: int | None
    has_bye_points: bool
    entrants: list[Entrant]
    standings: list[TournamentStand]
    rounds: list[TournamentRound]
    can_go_on: bool
    next_round_at: float | None
    seed: str | None  # from the start on: the order of the draw follows from it


class TournamentLine(Struct):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    format: TournamentFormat
    status: Literal["open", "playing", "over"]
    round: int
    rounds_planned: int
    players: int
    my_table: str | None  # a game of mine that is not over
    changed: float
