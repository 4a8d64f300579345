"""Moves and positions in writing: what `Codec` needs to know about this game."""

from functools import partial
from typing import Any, Final

from spieluhr.core.codec import Codec, Shapes
from spieluhr.games.steam_time.notation import moves, position, reading
from spieluhr.games.steam_time.rules.play import Play

SHAPES: Final[Shapes] = {
    "place": (("monument", "kind"),),
    "card": ((),),
    "pass": ((),),
    "none": ((),),
    "steam": (("steam",),),
    "crystal": (("generator",),),
    "buy": (("colour",),),
    "done": ((),),
    "pay": (("colour",),),
    "choose": (("card",),),
    "top": ((),),
    "bottom": ((),),
    "fulfil": (("mission",),),
    "yes": ((),),
    "no": ((),),
    "take": (("colour",),),
    "into": (("generator",),),
    "pick": (("monument", "colour"),),
    "stop": ((),),
    "mister": (("monument", "kind"),),
    "monument": (("monument",),),
    "effort": (("card",),),
    "mission": (("card",),),
    "draw": (("colour",),),
    "upgrade": (("card",),),
    "expedition": (("card",),),
    "reveal": (("card",),),
}


def options_of(written: dict[str, Any]) -> object:
    """ST-9.10."""
    return {"players": written.get("players")}


def codec(rules: Play) -> Codec:
    """For one box: what a position may hold depends on its data set."""
    return Codec(
        SHAPES,
        text=moves.TEXTS.text,
        parse=moves.TEXTS.parse,
        observed_text=moves.observed_text,
        position=partial(position.position, rules),
        read_position=partial(reading.read, rules=rules),
        position_options=options_of,
        tidy=moves.tidy,
        numbers=("steam",),
        counts_turns=False,  # ST-9.5: whose turn it is
    )
