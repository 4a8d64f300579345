"""What goes over HTTP about records and replays."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from spieluhr.core.schema import Ending, Fair, Record, Result, Seat
from spieluhr.server.messages.lobby import SeatWish
from spieluhr.server.messages.table import Choice, LogLine, ScoreTable

# Records.


class PartialStep(Struct):
    """One step as it was learnt: `?` for what was not."""

    actor: int | Literal["chance"]
    move: str


class TakenBack(Struct, rename={"from_": "from"}):
    """An undo that went behind chance, a reveal or another's decision."""

    seat: int
    from_: int
    to: int


class PartialRecord(Struct):
    """A game that is not over, as one seat knows it; `known_to` is null for a spectator.

    `start` is the view of the seat at the beginning, if that was the middle of another game.
    """

    spieluhr: Literal[1]
    game: str
    rules: int
    data: str | None
    options: dict[str, Any]
    seats: list[Seat]
    known_to: int | None
    log: list[PartialStep]
    undone: list[TakenBack]
    chance: Fair
    start: Raw | UnsetType = UNSET
    hints: bool = False


class Frame(Struct, omit_defaults=True):
    """A moment: the table after so many steps, what happened, by whom and in which turn.

    A step may have several moments (a duel after an exchange): all but the last are `is_part`,
    without prompt and position. Steps that tell nothing by themselves go along with others.

    `views` (of each seat) and `position` are there only where all is open.
    """

    n: int
    by: int | None
    turn: int
    actor: int | Literal["chance"] | None
    moves: list[str]
    happened: list[LogLine]
    prompt: str
    view: Raw
    is_part: bool = False
    views: list[Raw] = []
    position: dict[str, Any] | None = None


class Replay(Struct):
    """A record step by step. `draws`: so many chance results follow from its seed, all checked."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Seat]
    seat: int | None
    is_open: bool
    draws: int | None
    undone: list[TakenBack]
    outcome: Result | None
    ending: Ending | None
    result: list[str]
    scores: list[ScoreTable]
    frames: list[Frame]


class PlayOn(Struct, forbid_unknown_fields=True, kw_only=True):
    """A game that is over, to be played on after so many steps: by me, and by bots."""

    record: Record
    step: Annotated[int, Meta(ge=0)]
    move: Annotated[str, Meta(max_length=200)] | None = None  # to begin with, after that step
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]


class BetterLine(Struct, forbid_unknown_fields=True, kw_only=True):
    """A line of a review, to be shown on the board: of a game that is over, from the decision
    after so many steps on, in a deal that fits what its player knew. `moves` as in the review."""

    record: Record
    step: Annotated[int, Meta(ge=0)]
    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=400)]


# Lessons.


class LessonStep(Struct):
    """A decision that is asked of the reader: the only move, what is said, and why this one.

    `n` steps of the log came before it; the table as it stands then.
    """

    n: int
    legal: Choice
    prompt: str
    say: str
    why: str
    view: Raw


class Lesson(Struct):
    """First steps: a game from a fixed deal, with what is asked of the reader on the way."""

    replay: Replay
    asked: list[LessonStep]
    end: str
