"""The one text form of every move (PM-9.2, the table in section 6)."""

from typing import Final

from spieluhr.core.errors import Malformed
from spieluhr.games.perfect_moment.components import CARDS, CODES, FACE, ITEMS
from spieluhr.games.perfect_moment.knowledge.worlds import is_card_observed, is_covered
from spieluhr.games.perfect_moment.rules.moves import MOVES, PICKS, PLACES
from spieluhr.games.perfect_moment.rules.state import State, user


def _texts() -> tuple[str, ...]:
    """All moves, at their numbers."""
    sides = [f"{CODES[side // 2]} {ITEMS[FACE[side]]}" for side in range(2 * CARDS)]
    lines = [f"own {side}" for side in sides] + [f"give {side}" for side in sides]
    lines += [f"bottom {card}" for card in CODES] + [f"top {card}" for card in CODES]
    lines += [f"use {item} {place}" for place in PLACES for item in ITEMS]
    lines += ["score plan", "score paradox"] + [f"score fragment {card}" for card in CODES]
    lines += [f"score {card}" for card in CODES] + ["end"]
    lines += [f"turn {place}" for place in PLACES[:4]] + ["stop"]
    lines += [f"swap {place} {item}" for place in PLACES[:2] for item in ITEMS]
    lines += [f"pick {place}" for place in PICKS] + ["yes", "no"]
    lines += [f"steal {card}" for card in CODES] + [f"place {side}" for side in sides]
    lines += [f"face {item}" for item in ITEMS]
    for verb in ("deal", "draw", "look", "flip"):
        lines += [f"{verb} {card}" for card in CODES]
    return tuple(lines + [f"flip {side}" for side in sides])


TEXTS: Final = _texts()
MOVE_OF: Final = {line: m for m, line in enumerate(TEXTS)}
HIDDEN_CARD_VERBS: Final = ("deal", "draw", "look", "bottom", "top")


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


def observed_text(s: State, m: int, seat: int | None) -> str:
    """PM-8.5: an unknown card is `?`, a covered choice is `?` alone."""
    line = text(m)
    if is_covered(s):
        return line if seat == user(s) else "?"
    verb = line.split(" ")[0]
    if verb not in HIDDEN_CARD_VERBS or is_card_observed(s, m, seat):
        return line
    return f"{verb} ?"
