"""Moves in writing (DK-7.3, DK-7.4), and as a seat learns them (DK-7.9)."""

from typing import Final

from spieluhr.games.dragonkeepers.components import (
    BACKS,
    CODES,
    COLOURS,
    LARGEST_VALUE,
    NUMBERS,
    PRINTED_BACKS,
    SIDES,
)
from spieluhr.games.dragonkeepers.knowledge.hidden import is_hidden
from spieluhr.games.dragonkeepers.rules import moves
from spieluhr.games.dragonkeepers.rules.setup import start_taker
from spieluhr.games.dragonkeepers.rules.state import DUE_START, State
from spieluhr.games.dragonkeepers.rules.tell import covered_code
from spieluhr.kit.notation import MoveTexts


def _texts() -> tuple[str, ...]:
    """All moves, at their numbers."""
    lines = ["take left", "take right", "crystal", "again", "stop", "chest wind"]
    lines += [f"book {card}" for card in CODES] + [f"lay {card}" for card in CODES]
    lines += [f"chest return {colour}" for colour in COLOURS]
    lines += ["chest barter", "chest thrift", "chest key", "chest page up", "chest page down"]
    lines += ["pass", "end left", "end right"]
    lines += [f"reveal {side} {card}" for side in SIDES for card in CODES]
    for back in range(PRINTED_BACKS):
        lines.append(f"page {SIDES[back >= NUMBERS]} {BACKS[back]}")
    lines += [f"start {card}" for card in CODES]
    values = list(range(LARGEST_VALUE + 1))
    return (*lines, *[f"remove {v}" for v in values], *[f"pearl {v}" for v in values])


TEXTS: Final[MoveTexts] = MoveTexts(_texts())


def observed_text(s: State, m: int, seat: int | None) -> str:
    """Start cards are told by their backs to those who do not know them."""
    line = TEXTS.text(m)
    if len(s.pending):
        dealt = s.pending[0] == DUE_START and seat != start_taker(s)
        return f"start {covered_code(m - moves.START)}" if dealt else line
    if moves.BOOK <= m < moves.LAY and is_hidden(s, m - moves.BOOK, seat):
        return f"book {covered_code(m - moves.BOOK)}"
    return line
