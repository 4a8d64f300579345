"""The one text form of each move (ST-9.3, ST-9.4)."""

from typing import Final

from spieluhr.games.steam_time.components import (
    COLOURS,
    EFFORT_CODES,
    ENCOUNTER_CODES,
    EXPEDITION_CODES,
    KINDS,
    MISSION_CODES,
    MONUMENTS,
    UPGRADE_CODES,
)
from spieluhr.games.steam_time.rules.moves import MOST_STEAM
from spieluhr.games.steam_time.rules.state import State
from spieluhr.kit.notation import MoveTexts


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


TEXTS: Final[MoveTexts] = MoveTexts(_texts())
SPELLING: Final = {line.lower(): line for line in TEXTS.texts}


def tidy(line: str) -> str:
    """The spelling of what a person typed: cards have capitals, all else has none."""
    plain = " ".join(line.lower().split())
    return SPELLING.get(plain, plain)


def observed_text(s: State, m: int, seat: int | None) -> str:
    """The text of a move as a seat learns it: everything is open (section 8)."""
    del s, seat
    return TEXTS.text(m)
