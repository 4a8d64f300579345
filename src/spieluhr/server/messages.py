"""Everything that goes over the wire, as types. The JSON Schema is made from these."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

Lang = Literal["en", "de"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Version = Annotated[int, Meta(ge=0)]
LevelName = Literal["beginner", "casual", "club", "expert", "master"]


class Asked(Struct, forbid_unknown_fields=True, tag_field="do"):
    """One message up. `version` is the table as the sender saw it."""

    version: Version


class Play(Asked, tag="play"):
    """Make a move, in its text form."""

    move: MoveText


class Undo(Asked, tag="undo"):
    """Take back my last decision; where it is not free, ask the others."""


class Offer(Asked, tag="draw"):
    """Offer a draw."""


class Answer(Asked, tag="answer"):
    """To an undo or a draw that somebody else has asked for."""

    yes: bool


class Resign(Asked, tag="resign"):
    """Give up; with more than two players a bot goes on in my place."""


class Replace(Asked, tag="replace"):
    """Give the seat of somebody who has been away too long to a bot."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class Hint(Asked, tag="hint"):
    """What a bot thinks of my moves."""


class See(Struct, forbid_unknown_fields=True, tag_field="do", tag="see"):
    """Hot seat: look through a seat of mine, the one whose turn it is; null draws the curtain."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None


class Ping(Struct, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Still here."""


Up = Play | Undo | Offer | Answer | Resign | Replace | Hint | See | Ping


class SeatNow(Struct):
    """Who sits there, for everybody to see."""

    name: str
    kind: Literal["guest", "bot", "open"]
    level: str | None = None
    is_here: bool = True


class Choice(Struct):
    """A legal move: how it is sent, its parts, and what it would do."""

    move: str
    json: dict[str, Any]
    say: str


class Told(Struct):
    """Something that happened, as the receiver may know it, the line for the log, and the clause
    of the rules behind it."""

    event: dict[str, Any]
    say: str | None
    clause: str | None


class Proof(Struct):
    """The hash of the seed that all chance follows from; the seed itself when all is over."""

    hash: str
    seed: str | None


class Present(Struct, tag_field="is", tag="table"):
    """The table as it is now, for one pair of eyes: all that there is to draw."""

    table: str
    version: int
    status: Literal["open", "playing", "over"]
    game: str
    options: dict[str, Any]
    is_played_on: bool  # it began with a position of another game
    seats: list[SeatNow]
    mine: list[int]  # several are a hot seat
    seat: int | None  # whose eyes; at a hot seat None draws the curtain
    actor: int | None
    view: Raw | None
    prompt: str
    legal: list[Choice]
    happened: list[Told]
    is_new: bool  # `happened` is all since the beginning, not since the last message
    undo: Literal["free", "ask", "none"]
    offer: dict[str, Any] | None
    deadline: float | None
    away_seconds: float  # after which a bot may take the place of somebody who is gone
    result: list[str]
    outcome: dict[str, Any] | None
    ending: dict[str, Any] | None
    chance: Proof
    rematch: str | None
    spectators: int


class Advice(Struct):
    move: str
    say: str
    value: float


class Hints(Struct, tag_field="is", tag="hints"):
    """The best moves first, with what the seat may expect of them."""

    version: int
    moves: list[Advice]


class Wrong(Struct, tag_field="is", tag="error"):
    """What was refused, and why, in a sentence. Nothing has changed."""

    error: str
    say: str


class Pong(Struct, tag_field="is", tag="pong"):
    """Here too."""


class Presence(Struct, tag_field="is", tag="presence"):
    """Who is connected now."""

    here: list[bool]
    spectators: int


Down = Present | Hints | Wrong | Pong | Presence


# HTTP.


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


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    seats: list[SeatNow]
    mine: list[int]
    is_my_turn: bool
    changed: float


class Me(Struct):
    """The guest who asks."""

    id: str
    name: str


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Recovery(Struct):
    """A secret that gives this guest to another device, once."""

    secret: str


class Recover(Struct, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(min_length=16, max_length=80)]


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


class Fault(Struct):
    """An error over HTTP: its key and a sentence."""

    error: str
    say: str
