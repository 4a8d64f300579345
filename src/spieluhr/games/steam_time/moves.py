"""Moves as small ints, and their one text form (ST-9.3, ST-9.4)."""

from typing import Final

from spieluhr.core.errors import Malformed
from spieluhr.games.steam_time.components import (
    COLOURS,
    EFFORTS,
    ENCOUNTERS,
    EXPEDITIONS,
    KINDS,
    MISSIONS,
    MONUMENTS,
    UPGRADES,
)

# Decisions: within each question rising in the order of ST-9.3.
PLACE: Final = 0  # + space
CARD: Final = 36
PASS: Final = 37
NONE: Final = 38
STEAM: Final = 38  # + how much, 1 to 10
CRYSTAL: Final = 49  # + generator
BUY: Final = 55  # + colour
DONE: Final = 61
PAY: Final = 62  # + colour
CHOOSE: Final = 68  # + encounter
TOP: Final = 92
BOTTOM: Final = 93
FULFIL: Final = 94  # + mission
YES: Final = 126
NO: Final = 127
TAKE: Final = 128  # + colour
INTO: Final = 134  # + generator
PICK: Final = 140  # + monument * 6 + colour
STOP: Final = 176
MISTER: Final = 177  # + space
DECISIONS: Final = 213

# Chance.
MONUMENT: Final = 213  # + monument
EFFORT: Final = 219  # + card
MISSION: Final = 231  # + card
DRAW: Final = 263  # + colour
UPGRADE: Final = 269  # + card
EXPEDITION: Final = 299  # + card
REVEAL: Final = 329  # + encounter
MOVES: Final = 353

MOST_STEAM: Final = 10  # ST-5.1


def codes(letter: str, number: int) -> list[str]:
    return [f"{letter}{n}" for n in range(1, number + 1)]


EFFORT_CODES: Final = codes("F", EFFORTS)
MISSION_CODES: Final = codes("M", MISSIONS)
UPGRADE_CODES: Final = codes("U", UPGRADES)
EXPEDITION_CODES: Final = codes("X", EXPEDITIONS)
ENCOUNTER_CODES: Final = codes("N", ENCOUNTERS)


def _texts() -> tuple[str, ...]:
    """All moves, at their numbers."""
    spaces = [f"{monument} {kind}" for monument in MONUMENTS for kind in KINDS]
    lines = [f"place {space}" for space in spaces]
    lines += ["card", "pass", "none", *[f"steam {n}" for n in range(1, MOST_STEAM + 1)]]
    lines += [f"crystal {colour}" for colour in COLOURS] + [f"buy {colour}" for colour in COLOURS]
    lines += ["done", *[f"pay {colour}" for colour in COLOURS]]
    lines += [f"choose {card}" for card in ENCOUNTER_CODES] + ["top", "bottom"]
    lines += [f"fulfil {card}" for card in MISSION_CODES] + ["yes", "no"]
    lines += [f"take {colour}" for colour in COLOURS] + [f"into {colour}" for colour in COLOURS]
    lines += [f"pick {monument} {colour}" for monument in MONUMENTS for colour in COLOURS]
    lines += ["stop", *[f"mister {space}" for space in spaces]]
    lines += [f"monument {monument}" for monument in MONUMENTS]
    lines += [f"effort {card}" for card in EFFORT_CODES]
    lines += [f"mission {card}" for card in MISSION_CODES]
    lines += [f"draw {colour}" for colour in COLOURS]
    lines += [f"upgrade {card}" for card in UPGRADE_CODES]
    lines += [f"expedition {card}" for card in EXPEDITION_CODES]
    return (*lines, *[f"reveal {card}" for card in ENCOUNTER_CODES])


TEXTS: Final = _texts()
MOVE_OF: Final = {line: m for m, line in enumerate(TEXTS)}
SPELLING: Final = {line.lower(): line for line in TEXTS}


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


def tidy(line: str) -> str:
    """The spelling of what a person typed: cards have capitals, all else has none."""
    plain = " ".join(line.lower().split())
    return SPELLING.get(plain, plain)
