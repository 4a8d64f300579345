"""A review as typed JSON. Shares are shares of the win: 0.06 are six points of win chance."""

from typing import Any, Final, Literal

from msgspec import Struct

FORM: Final = 3  # grows when a review of the same record would say something else
Mark = Literal["", "doubtful", "mistake", "blunder"]


class Decision(Struct, frozen=True, omit_defaults=True):
    """A free decision, by what its seat knew: the best move against the one that was made.

    The best move is chosen on one half of the worlds and valued on the other, so `cost` may be
    a little below 0; `error` is its standard error. In `better` of `worlds` worlds that the seat
    could not tell apart, the best move did better.
    """

    n: int  # so many entries of the log came before
    seat: int
    progress: float
    moves: int
    move: str
    best: str
    cost: float
    error: float
    better: int
    worlds: int
    mark: Mark = ""


class LuckEvent(Struct, frozen=True):
    """All chance between two decisions. `luck` by seat, against the mean of redraws of it."""

    n: int  # so many entries of the log came before
    end: int  # and so many with it
    progress: float
    luck: list[float]
    error: float


class Point(Struct, frozen=True):
    """Everybody's chances after so many entries of the log, for one who sees all cards."""

    n: int
    shares: list[float]


class Part(Struct, frozen=True):
    """What was found so far, in the order of the game."""

    decisions: list[Decision]
    events: list[LuckEvent]
    curve: list[Point]


class Shown(Struct, frozen=True):
    """Which numbers were validated for this way to play: only these are shown to people."""

    chances: bool = False
    luck: bool = False
    errors: bool = False


class Summary(Struct, frozen=True):
    """One player's game. None: not validated here, or nothing to count.

    `adjusted` is the result without what luck explains of it, for the mean of many games.
    """

    seat: int
    decisions: int
    marks: dict[str, int]
    rate: float | None = None  # mean cost of a free decision
    doubt: float | None = None
    grade: str | None = None  # the level whose games have such a rate
    luck: float | None = None
    result: float | None = None
    adjusted: float | None = None


class Told(Struct, frozen=True):
    """A moment in words, in one language: a costly decision or a stroke of luck.

    `clauses` of the rules stand behind what happens in it.
    """

    kind: Literal["cost", "luck"]
    n: int
    seat: int
    lines: list[str]
    clauses: list[str]


class Line(Struct, frozen=True):
    """How the better move of a decision could have gone on, chance included, in the one deal of
    `reviews.lines` that fits what the seat knew."""

    n: int  # so many entries of the log came before the decision
    seat: int
    moves: list[str]


class Review(Struct, frozen=True):
    """All of it. `told` by language; `lines` belong to the decisions that are told."""

    form: int
    game: str
    rules: int
    data: str | None
    options: dict[str, Any]
    mode: str
    level: str
    seats: list[str]
    steps: int
    shown: Shown
    decisions: list[Decision]
    events: list[LuckEvent]
    curve: list[Point]
    players: list[Summary]
    notes: dict[str, list[str]]
    told: dict[str, list[Told]]
    lines: list[Line]
