"""Files and messages as typed JSON. Not compiled: msgspec reads the annotations."""

from typing import Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

# A record is written by one version of this form and read by all later ones.
RECORD_FORM: Final = 1

# Annotates a dict in a view that has an entry for every key: a board need not ask whether it has.
EVERY_KEY: Final = Meta(extra={"every_key": True})


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a name, and "human" or the name of a bot.

    `since`: the step from which on a bot played for somebody who had left.
    """

    name: str
    player: str = "human"
    since: int | UnsetType = UNSET


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
    """How a game ended by its rules: points and ranks by seat, and why."""

    scores: list[int]
    ranks: list[int]
    reason: str


class Fair(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The seed, secret until the game is over, its hash, and what the players added to it.

    `nonces` by seat, null for a bot; `asked` are the options before chance chose the rest. Older
    records have none of it: there all chance follows from the seed alone.
    """

    hash: str
    seed: str | None
    table: str | None = None
    nonces: list[str | None] | None = None
    asked: dict[str, Any] | None = None


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended otherwise than by its rules, and by whose doing."""

    reason: Literal["resigned", "agreed", "clock", "abandoned"]
    seat: int | None


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game in one file. `start` is a position if it did not begin at the beginning.

    `hints`: the table was opened with hints for all; against people there are none otherwise.
    `bots`: the version of the built-in bots, if their dice follow from the same key.
    """

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
    hints: bool = False
    bots: int | None = None


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
    """The last line of a traced game."""

    n: int
    outcome: Result
    position: dict[str, Any]


class About(Struct, frozen=True):
    """What a game says about itself besides its rules.

    `origin`: which rules and values are those of the box, and which are reconstructed.
    """

    origin: tuple[str, str]  # English, German
