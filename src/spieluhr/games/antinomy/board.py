"""What the board in the browser reads of the box and of its words (`spieluhr view-types`)."""

from typing import Final

from spieluhr.games.antinomy.components import (
    CODES,
    COLOUR,
    COLOURS,
    NEXT_COLOUR,
    NUMBERS,
    SYMBOL,
    SYMBOLS,
)
from spieluhr.games.antinomy.words.names import (
    COLOUR_WORDS,
    EXTINGUISHED_WORD,
    FLARE_WORD,
    SYMBOL_WORDS,
)


def _face(card: int) -> dict[str, object]:
    """What is printed on it: two numbers on a solar flare, no colour on what is extinguished."""
    return {
        "numbers": [str(number) for number in NUMBERS[card]],
        "colour": COLOURS[COLOUR[card]] if COLOUR[card] >= 0 else None,
        "symbol": SYMBOLS[SYMBOL[card]] if SYMBOL[card] >= 0 else None,
    }


def _codex() -> list[str]:
    """The colours in the order in which the codex turns, from the one of a new game on."""
    order = [COLOURS.index("green")]
    while len(order) < len(COLOURS):
        order.append(int(NEXT_COLOUR[order[-1]]))
    return [COLOURS[colour] for colour in order]


BOARD: Final[dict[str, object]] = {
    "SYMBOLS": SYMBOLS,
    "FACES": {code: _face(card) for card, code in enumerate(CODES)},
    "CODEX": _codex(),
    "COLOUR_WORDS": COLOUR_WORDS,
    "SYMBOL_WORDS": SYMBOL_WORDS,
    "EXTINGUISHED_WORD": EXTINGUISHED_WORD,
    "FLARE_WORD": FLARE_WORD,
}
