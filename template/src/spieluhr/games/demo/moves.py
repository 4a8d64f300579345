"""Moves as small ints, and their one text form."""

from typing import Final

from spieluhr.core.errors import Malformed
from spieluhr.games.demo.components import HOURS

LAY: Final = 0  # + card
DECISIONS: Final = HOURS  # from here on: chance
DRAW: Final = DECISIONS  # + card
MOVES: Final = DRAW + HOURS

TEXTS: Final = tuple(f"{verb} {hour}" for verb in ("lay", "draw") for hour in range(HOURS))
MOVE_OF: Final = {line: m for m, line in enumerate(TEXTS)}


def text(m: int) -> str:
    if not 0 <= m < MOVES:
        raise Malformed("number", move=str(m))
    return TEXTS[m]


def parse(line: str) -> int:
    if line not in MOVE_OF:
        raise Malformed("move", move=line)
    return MOVE_OF[line]
