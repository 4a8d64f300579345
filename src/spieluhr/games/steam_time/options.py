"""Options of a game. Not compiled: msgspec reads the annotations."""

from typing import Annotated

from msgspec import Meta, Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled before the game."""

    players: Annotated[int, Meta(ge=2, le=4, description="how many play: 2, 3 or 4")] = 2
