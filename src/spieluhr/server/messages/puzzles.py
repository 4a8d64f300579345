"""What goes over HTTP about puzzles."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spieluhr.server.messages.profiles import Rating
from spieluhr.server.messages.records import Frame, Replay
from spieluhr.server.messages.table import Choice


class PuzzleGroup(Struct):
    """Puzzles of one theme or one level: how many there are, and how many I have solved."""

    key: str
    name: str
    count: int
    solved: int


class MyTraining(Struct):
    """Where I stand: first tries, how many were right, in a row up to now and ever."""

    tries: int
    solved: int
    streak: int
    longest: int
    rating: Rating | None


class PuzzleShelf(Struct):
    """The puzzles of a game, by theme and by the level that finds them."""

    game: str
    count: int
    themes: list[PuzzleGroup]
    levels: list[PuzzleGroup]
    mine: MyTraining


class MyMistake(Struct):
    """A mistake of mine that a review has found; `cost` only where it was validated."""

    id: str
    game: str
    table: str
    n: int
    mark: Literal["mistake", "blunder"]
    cost: float | None
    ended: float
    solved: bool | None  # None: not tried yet


class PuzzleNow(Struct):
    """A decision as its seat knows it, with all moves; nothing says which is best.

    `replay` tells what happened since the seat decided last. `solved` is my first try.
    """

    id: str
    game: str
    theme: str
    level: str
    points: float | None
    table: str | None
    solved: bool | None
    mine: MyTraining
    replay: Replay
    prompt: str
    legal: list[Choice]


class NewAnswer(Struct, forbid_unknown_fields=True):
    """The move I choose; without one the answer is shown."""

    move: Annotated[str, Meta(max_length=200)] | None = None


class PuzzleAnswer(Struct):
    """Was it right? `best` and `after` (the table after it) are told once it was, or when the
    answer is shown. `change` is that of my rating; only the first try counts."""

    is_right: bool
    is_shown: bool
    is_first: bool
    lines: list[str]
    clauses: list[str]
    best: list[str]
    after: list[Frame]
    change: float | None
    mine: MyTraining
