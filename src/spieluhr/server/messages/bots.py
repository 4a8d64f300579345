"""What goes over HTTP for other people's bots: the turns of their stream, and their moves."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from spieluhr.server.messages.table import Choice, MoveText, Version


class Turn(Struct, tag_field="is", tag="turn"):
    """A bot has to decide. A new version of the same table replaces this turn."""

    table: str
    version: int
    game: str
    options: dict[str, Any]
    seat: int
    view: Raw
    prompt: str
    legal: list[Choice]


class Over(Struct, tag_field="is", tag="over"):
    """A game of the bot has ended."""

    table: str
    version: int
    result: list[str]
    outcome: dict[str, Any] | None
    ending: dict[str, Any] | None


class Alive(Struct, tag_field="is", tag="alive"):
    """Nothing new; the connection stands."""


BotLine = Turn | Over | Alive


class BotMove(Struct, forbid_unknown_fields=True):
    """A move as text or as JSON, for the version of the turn."""

    version: Version
    move: MoveText | Annotated[dict[str, Any], Meta(max_length=20)]


class Moved(Struct):
    """It was made and stored: the table now."""

    version: int
    status: Literal["open", "playing", "over"]
    is_my_turn: bool
