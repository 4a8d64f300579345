"""Moves and positions in writing: what `Codec` needs to know about this game."""

from functools import partial
from typing import Final

from spieluhr.core.codec import Codec, Shapes
from spieluhr.games.dragonkeepers.components import Box
from spieluhr.games.dragonkeepers.notation import moves, position, reading

SHAPES: Final[Shapes] = {
    "take": (("side",),),
    "stop": ((),),
    "crystal": ((),),
    "again": ((),),
    "pass": ((),),
    "book": (("card",),),
    "lay": (("card",),),
    "end": (("side",),),
    "chest": (("name",), ("name", "colour"), ("name", "way")),
    "reveal": (("side", "card"),),
    "page": (("side", "back"),),
    "start": (("card",),),
    "remove": (("value",),),
    "pearl": (("value",),),
}


def shape(verb: str, words: list[str]) -> tuple[str, ...] | None:
    """One chest has a way, others a colour."""
    if verb == "chest" and len(words) == 2:
        return ("name", "way") if words[0] == "page" else ("name", "colour")
    return None


def codec(box: Box) -> Codec:
    """For one box: what a position may hold depends on its data set."""
    return Codec(
        SHAPES,
        text=moves.TEXTS.text,
        parse=moves.TEXTS.parse,
        observed_text=moves.observed_text,
        position=position.position,
        read_position=partial(reading.read, box=box),
        shape=shape,
        verb_key="type",  # DK-7.5
        numbers=("value",),
    )
