"""Files and messages as typed JSON. Not compiled: msgspec reads the annotations."""

from typing import Any, Final, Literal

from msgspec import Struct

# A record is written by one version of this form and read by all later ones.
RECORD_FORM: Final = 1


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a name, and "human" or the name of a bot."""

    name: str
    player: str = "human"


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step of the log, chance results included; `draw` is the number of a fair one."""

    actor: int | Literal["chance"]
    move: str
    draw: int | None = None


class Undone(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"from_": "from"}
):
    """An undo that went behind chance, a reveal or another's decision: from and to which step.

    `log` holds the steps that were taken back; the oldest records do not have it.
    """

    seat: int
    from_: int
    to: int
    log: list[Entry] | None = None


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    ranks: list[int]
    reason: str


class Fair(Struct, frozen=True, forbid_unknown_fields=True):
    """The seed that all chance follows from, secret until the game is over, and its hash."""

    hash: str
    seed: str | None


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended otherwise than by its rules, and by whose doing."""

    reason: Literal["resigned", "agreed", "clock", "abandoned"]
    seat: int | None


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game in one file. `start` is a position if it did not begin at the beginning."""

    spieluhr: Literal[1]
    game: str
    rules: int
    data: str | None
    options: dict[str, Any]
    seats: list[Seat]
    start: dict[str, Any] | None
    log: list[Entry]
    undone: list[Undone]
    outcome: Result | None
    chance: Fair | None = None
    ending: Ending | None = None


class TraceHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a traced game."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seed: int
    data: str | None = None


class TraceStep(Struct, frozen=True, forbid_unknown_fields=True):
    """The full truth before a move, all legal moves, and the one that was made."""

    n: int
    actor: int | Literal["chance"]
    position: dict[str, Any]
    legal: list[str]
    move: str
    weights: list[int] | None = None


class TraceEnd(Struct, frozen=True, forbid_unknown_fields=True):
    n: int
    outcome: Result
    position: dict[str, Any]
