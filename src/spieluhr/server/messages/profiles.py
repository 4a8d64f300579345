"""What goes over HTTP about a guest's own past: history, ratings, favourite positions."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from spieluhr.server.messages.notices import Channel, KnownOrder
from spieluhr.server.messages.people import SignedIn

Fared = Literal["won", "lost", "drawn"]
Note = Annotated[str, Meta(max_length=500)]
TableId = Annotated[str, Meta(min_length=22, max_length=22)]


class Player(Struct):
    """Who sat there; `level` is a bot's. A guest can be a program: `is_bot` says so."""

    name: str
    level: str | None
    is_bot: bool
    is_me: bool


class PastGame(Struct):
    """A game that is over. `points` is the rating after it; `unrated` says why there is none."""

    table: str
    game: str
    options: dict[str, Any]
    players: list[Player]
    scores: list[int] | None
    fared: Fared | None  # None for several seats at one screen
    reason: str  # `rules`, or how it ended early
    ended: float
    unrated: str | None
    points: float | None
    doubt: float | None


class Tally(Struct):
    """So many games; those that are neither won nor drawn were lost."""

    played: int
    won: int
    drawn: int


class AgainstLevel(Struct):
    """All games with bots of that level and no person."""

    level: str
    tally: Tally


class AgainstPerson(Struct):
    """All games with somebody, by the name they have now."""

    name: str
    tally: Tally


class Rating(Struct):
    """In points, with 95 % certainty within `reach` of them, after so many rated games."""

    points: float
    reach: float
    games: int


class Mark(Struct):
    """Where a level stands on the scale of a game."""

    level: str
    points: float


class TitleProfile(Struct):
    """A game as I have played it. `streak` is of wins up to now, `longest` ever."""

    game: str
    tally: Tally
    streak: int
    longest: int
    levels: list[AgainstLevel]
    rating: Rating | None
    scale: list[Mark]  # empty if nobody has measured the levels


class Profile(Struct):
    """All that is remembered of the asker, counted. At most the latest 5,000 games."""

    name: str
    since: float | None
    tally: Tally
    streak: int
    longest: int
    titles: list[TitleProfile]
    people: list[AgainstPerson]


class NewFavourite(Struct, forbid_unknown_fields=True):
    """A position to come back to: a table after so many steps; by default as it stands now."""

    table: TableId
    step: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    note: Note = ""


class NewNote(Struct, forbid_unknown_fields=True):
    """What to write beside a saved position."""

    note: Note


class Favourite(Struct):
    """A position that was saved. Its replay can be seen when the game is over."""

    id: str
    table: str
    game: str
    step: int
    note: str
    created: float


class MyReport(Struct):
    """A table that I have told the operator about."""

    table: str
    game: str
    reason: str
    created: float


class PuzzleTry(Struct):
    """My first try at a puzzle; `move` is none where the answer was shown at once. `points` is my
    rating after it, none where it was not rated."""

    puzzle: str
    game: str
    solved: bool
    move: str | None
    points: float | None
    tried: float


class Export(Struct):
    """Everything the server remembers of the asker. A record is at /api/tables/ID/record."""

    spieluhr_profile: Literal[1]
    name: str
    id: str
    since: float
    bots: list[str]
    games: list[PastGame]
    ratings: dict[str, Rating]
    favourites: list[Favourite]
    signed_in: SignedIn
    reports: list[MyReport]
    channels: list[Channel]
    watched: list[str]  # tables to be called to
    standing: list[KnownOrder]  # answers given ahead
    puzzles: list[PuzzleTry]
    puzzle_ratings: dict[str, Rating]


class Farewell(Struct):
    """Everything is deleted, this many tables with it; the cookie is void."""

    tables: int
