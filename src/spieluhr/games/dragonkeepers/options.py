"""What is settled before a game of Dragonkeepers. Not compiled: msgspec reads the annotations."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spieluhr.core.errors import Reason

Chest = Literal["wind", "return", "barter", "thrift", "key", "page"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How many play, and with which chests."""

    players: Annotated[int, Meta(ge=2, le=4, description="how many play: 2, 3 or 4")] = 2
    chests: Annotated[
        list[Chest], Meta(description="chests in the game: wind,return,barter,thrift,key,page")
    ] = []

    def __post_init__(self) -> None:
        if len(set(self.chests)) != len(self.chests):
            raise Reason("each chest is there once", "jede Truhe gibt es nur einmal")
