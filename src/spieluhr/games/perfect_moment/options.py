"""What is settled before a game."""

from typing import Annotated

from msgspec import Meta, Struct

from spieluhr.core.errors import Reason
from spieluhr.games.perfect_moment.components import Era


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled before the game."""

    eras: Annotated[
        list[Era], Meta(description="three of 1981,1994,2005,2014 (default: at random)")
    ]
    solo: Annotated[bool, Meta(description="alone, against Echo")] = False

    def __post_init__(self) -> None:
        if len(self.eras) != 3 or list(self.eras) != sorted(set(self.eras)):
            raise Reason(
                "eras are three different ones, rising",
                "es sind drei verschiedene Epochen, die früheste zuerst",
            )
