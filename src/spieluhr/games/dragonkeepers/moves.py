"""Moves as small ints, and their one text form (DK-7.3, DK-7.4)."""

from typing import Final

from spieluhr.core.errors import Malformed
from spieluhr.games.dragonkeepers.components import BACKS, CODES, COLOURS, LARGEST_VALUE, SIDES

# Decisions, rising in the order of the table in DK-7.3.
TAKE: Final = 0  # + side
CRYSTAL: Final = 2
AGAIN: Final = 3
STOP: Final = 4
WIND: Final = 5
BOOK: Final = 6  # + kind
LAY: Final = 79  # + kind
RETURN: Final = 152  # + colour
BARTER: Final = 156
THRIFT: Final = 157
KEY: Final = 158
PAGE_UP: Final = 159
PAGE_DOWN: Final = 160
PASS: Final = 161
END: Final = 162  # + side
DECISIONS: Final = 164

# Chance.
REVEAL: Final = 164  # + side * 73 + kind
PAGE: Final = 310  # + back
START: Final = 319  # + kind
REMOVE: Final = 392  # + value
PEARL: Final = 1392  # + value
MOVES: Final = PEARL + LARGEST_VALUE + 1


def _texts() -> tuple[str, ...]:
    """All moves, at their numbers."""
    lines = ["take left", "take right", "crystal", "again", "stop", "chest wind"]
    lines += [f"book {card}" for card in CODES] + [f"lay {card}" for card in CODES]
    lines += [f"chest return {colour}" for colour in COLOURS]
    lines += ["chest barter", "chest thrift", "chest key", "chest page up", "chest page down"]
    lines += ["pass", "end left", "end right"]
    lines += [f"reveal {side} {card}" for side in SIDES for card in CODES]
    lines += [f"page {'left' if n < 5 else 'right'} {BACKS[n]}" for n in range(9)]
    lines += [f"start {card}" for card in CODES]
    values = list(range(LARGEST_VALUE + 1))
    return (*lines, *[f"remove {v}" for v in values], *[f"pearl {v}" for v in values])


TEXTS: Final = _texts()
MOVE_OF: Final = {line: m for m, line in enumerate(TEXTS)}
CHEST_WORDS: Final = {
    WIND: "wind",
    BARTER: "barter",
    THRIFT: "thrift",
    KEY: "key",
    PAGE_UP: "page up",
    PAGE_DOWN: "page down",
    **{RETURN + n: f"return {colour}" for n, colour in enumerate(COLOURS)},
}


def text(m: int) -> str:
    """The one text form of a move."""
    if m < 0 or m >= MOVES:
        raise Malformed("number", move=str(m))
    return TEXTS[m]


def parse(line: str) -> int:
    """The move that this text means; Malformed if it is none."""
    if line not in MOVE_OF:
        raise Malformed("move", move=line)
    return MOVE_OF[line]
