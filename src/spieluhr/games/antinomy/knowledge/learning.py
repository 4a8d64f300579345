"""What is printed on the cards, beside them, and the timeline as it lies before oneself."""

from typing import Final

from spieluhr.core.recast import Changes, Trait
from spieluhr.games.antinomy.components import (
    CARDS,
    CODES,
    COLOUR,
    COLOURS,
    FIRST_FLARE,
    GOAL,
    NUMBERS,
    ROW,
    SYMBOL,
    SYMBOLS,
)
from spieluhr.games.antinomy.knowledge.observation import RELIC_CODES
from spieluhr.games.antinomy.rules import moves

USUAL_TURNS: Final = 64


def _traits(cards: int) -> tuple[Trait, ...]:
    four = range(4)
    colours = tuple(tuple(int(COLOUR[card] == k) for k in four) for card in range(cards))
    symbols = tuple(tuple(int(SYMBOL[card] == k) for k in four) for card in range(cards))
    numbers = tuple(tuple(int(k + 1 in NUMBERS[card]) for k in four) for card in range(cards))
    return (
        Trait("colour", COLOURS, colours, "colours"),
        Trait("symbol", SYMBOLS, symbols, "symbols"),
        Trait("number", ("1", "2", "3", "4"), numbers, "numbers"),
    )


def _turned_moves() -> tuple[int, ...]:
    """Places are counted from the other end, and so are spans by their lowest place."""
    spans = len(moves.SPANS)
    turned = list(range(moves.DECISIONS))
    for first in [
        moves.WAND,
        moves.REPLACE,
        *(moves.PLAY + ROW * card for card in range(FIRST_FLARE)),
    ]:
        turned[first : first + ROW] = reversed(turned[first : first + ROW])
    for first in (moves.PARADOX, moves.SWAP):
        turned[first : first + spans] = reversed(turned[first : first + spans])
    return tuple(turned)


CHANGES: Final = Changes(
    2,
    traits={CODES: _traits(CARDS), RELIC_CODES: _traits(len(RELIC_CODES))},
    sets=("my_hand", "other_hand", "unseen", "shrine", "removed"),
    large=("turn",),
    usual={"turn": USUAL_TURNS, "my_crystals": GOAL, "other_crystals": GOAL, "stones": GOAL},
    turned=("timeline", "my_wand", "other_wand", "swap"),
    turned_moves=_turned_moves(),
)
