"""What goes over HTTP about tables and guests."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from spieluhr.server.messages.table import Hex, Proof, SeatNow

Name = Annotated[str, Meta(min_length=1, max_length=40)]
ReportReason = Literal["name", "stalling", "unfair", "reactions", "other"]
LevelName = Annotated[
    str, Meta(max_length=100, description="a level, or a bot that this server was started with")
]


class SeatWish(Struct, forbid_unknown_fields=True):
    """For a new table: me, somebody who joins, or a bot. Several of `me` are a hot seat."""

    kind: Literal["me", "open", "bot"]
    level: LevelName | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. It begins when no seat is open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    is_public: bool = False
    move_seconds: Annotated[int, Meta(ge=60, le=14 * 24 * 3600)] | None = None
    away_seconds: Annotated[int, Meta(ge=30, le=14 * 24 * 3600)] = 120
    hints: bool = False  # for all, also against people


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    seats: list[SeatNow]
    mine: list[int]
    actor: int | None  # the seat that has to decide
    is_my_turn: bool
    changed: float
    deadline: float | None  # until when whoever has to decide may think
    result: str  # who won and the points, or why it ended early; empty before
    fared: Literal["won", "lost", "drawn"] | None  # for the only seat of mine
    asks_rematch: str | None  # who asks me for one
    chance: Proof


class Report(Struct, forbid_unknown_fields=True):
    """Something at this table is not as it should be. Kept for whoever runs the server."""

    reason: ReportReason


class MyNonce(Struct, forbid_unknown_fields=True):
    """What I add to the chance of a table: the hash first, where the others do so as well."""

    pledge: Hex | None = None
    nonce: Hex | None = None


class Me(Struct):
    """The guest who asks."""

    id: str
    name: str


class NewName(Struct, forbid_unknown_fields=True):
    """What a guest, or a new bot, wants to be called."""

    name: Name


class Token(Struct):
    """For the bot API; it is shown once."""

    token: str
    name: str
    id: str


class OwnBot(Struct):
    """A bot of mine, by the name and the id that its token was made with."""

    id: str
    name: str
    created: float
