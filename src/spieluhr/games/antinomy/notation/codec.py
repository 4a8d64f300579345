"""Moves and positions in writing: what `Codec` needs to know about this game."""

from typing import Final

from spieluhr.core.codec import Codec, Shapes
from spieluhr.games.antinomy.notation import moves, position, reading

SHAPES: Final[Shapes] = {
    "wand": (("to",),),
    "play": (("card", "to"),),
    "skip": ((),),
    "decline": ((),),
    "paradox": ((), ("places",)),
    "remove": (("card",),),
    "drop": (("card",),),
    "swap": (("places",),),
    "replace": (("place",),),
    "deal": (("card",),),
    "draw": (("card",),),
    "reveal": (("card",),),
    "order": (("cards",),),
}


CODEC: Final[Codec] = Codec(
    SHAPES,
    text=moves.TEXTS.text,
    parse=moves.TEXTS.parse,
    observed_text=moves.observed_text,
    position=position.position,
    read_position=reading.read,
    numbers=("to", "place"),
)
