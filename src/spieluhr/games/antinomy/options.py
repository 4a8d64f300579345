"""What is settled before a game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spieluhr.core.errors import Reason

Level = Literal["easy", "normal", "hard"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled before the game."""

    solo: Annotated[Level | None, Meta(description="play alone, on this level")] = None
    shrine: Annotated[bool, Meta(description="solo: fill the shrine as well")] = False

    def __post_init__(self) -> None:
        if self.shrine and self.solo is None:
            raise Reason(
                "the shrine belongs to the solo game", "der Schrein gehört zum Spiel allein"
            )
