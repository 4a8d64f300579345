"""The one text form of every move (PM-9.2, the table in section 6)."""

from typing import Final

from spieluhr.games.perfect_moment.components import CARDS, CODES, FACE, ITEMS
from spieluhr.games.perfect_moment.knowledge.worlds import is_card_observed, is_covered
from spieluhr.games.perfect_moment.rules.moves import PICKS, PLACES
from spieluhr.games.perfect_moment.rules.state import State, user
from spieluhr.kit.notation import MoveTexts


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


TEXTS: Final[MoveTexts] = MoveTexts(_texts())
HIDDEN_CARD_VERBS: Final = ("deal", "draw", "look", "bottom", "top")


def observed_text(s: State, m: int, seat: int | None) -> str:
    """PM-8.5: an unknown card is `?`, a covered choice is `?` alone."""
    line = TEXTS.text(m)
    if is_covered(s):
        return line if seat == user(s) else "?"
    verb = line.split(" ")[0]
    if verb not in HIDDEN_CARD_VERBS or is_card_observed(s, m, seat):
        return line
    return f"{verb} ?"
