"""Moves and positions in writing: what `Codec` needs to know about this game."""

from typing import Final

from spieluhr.core.codec import Codec, Shapes
from spieluhr.games.perfect_moment.notation.moves import TEXTS, observed_text
from spieluhr.games.perfect_moment.notation.position import position
from spieluhr.games.perfect_moment.notation.reading import read

SHAPES: Final[Shapes] = {
    "own": (("card", "item"),),
    "give": (("card", "item"),),
    "place": (("card", "item"),),
    "bottom": (("card",),),
    "top": (("card",),),
    "steal": (("card",),),
    "deal": (("card",),),
    "draw": (("card",),),
    "look": (("card",),),
    "flip": (("card",), ("card", "item")),
    "use": (("item", "place"),),
    "swap": (("place", "item"),),
    "turn": (("place",),),
    "pick": (("place",),),
    "face": (("item",),),
    "score": (("place",), ("card",), ("place", "card")),
    "yes": ((),),
    "no": ((),),
    "stop": ((),),
    "end": ((),),
}


def shape(verb: str, words: list[str]) -> tuple[str, ...] | None:
    """One scores a place of one's own, or a card that lies elsewhere."""
    if verb == "score" and len(words) == 1:
        return ("place",) if words[0] in ("plan", "paradox") else ("card",)
    return None


CODEC: Final[Codec] = Codec(
    SHAPES,
    text=TEXTS.text,
    parse=TEXTS.parse,
    observed_text=observed_text,
    position=position,
    read_position=read,
    shape=shape,
    keys=("card", "item", "place"),  # PM-9.5
)
