"""Moves as small ints, and their one text form (PM-9.2, the table in section 6)."""

from typing import Final

from spieluhr.core.errors import Malformed
from spieluhr.games.perfect_moment.components import CARDS, CODES, FACE, ITEMS

# Decisions. A side is 2 * card, + 1 if its second item faces the one who decides.
OWN: Final = 0  # + side
GIVE: Final = 48  # + side
BOTTOM: Final = 96  # + card
TOP: Final = 120  # + card
USE: Final = 144  # + place * 16 + item
SCORE_PLAN: Final = 224
SCORE_PARADOX: Final = 225
SCORE_FRAGMENT: Final = 226  # + card
SCORE: Final = 250  # + card (aces, knife)
END: Final = 274
TURN: Final = 275  # + place
STOP: Final = 279
SWAP: Final = 280  # + place * 16 + item
PICK: Final = 312  # + place
YES: Final = 318
NO: Final = 319
STEAL: Final = 320  # + card
PLACE: Final = 344  # + side
FACING: Final = 392  # + item
DECISIONS: Final = 408

# Chance.
DEAL: Final = 408  # + card
DRAW: Final = 432  # + card
LOOK: Final = 456  # + card
FLIP: Final = 480  # + card
FLIP_FACING: Final = 504  # + side
MOVES: Final = 552

PLACES: Final = ("own1", "own2", "opp1", "opp2", "paradox")
PARADOX_PLACE: Final = 4
PICKS: Final = ("own1", "own2", "plan", "opp1", "opp2", "oppplan")
PLAN_PICK: Final = 2


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
