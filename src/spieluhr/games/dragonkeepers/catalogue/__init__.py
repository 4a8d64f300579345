"""Every sentence of Dragonkeepers, English and German side by side.

Names in braces are facts and the same in both; what follows a colon bends a name (see `names`).
"""

from typing import Final

from spieluhr.games.dragonkeepers.catalogue.asked import PROMPT, WAITING
from spieluhr.games.dragonkeepers.catalogue.explained import EXPLAIN
from spieluhr.games.dragonkeepers.catalogue.kind import Sentences
from spieluhr.games.dragonkeepers.catalogue.refused import WHY_NOT
from spieluhr.games.dragonkeepers.catalogue.things import CHESTS, COUNTED, PHASES, POWERS, SMALL
from spieluhr.games.dragonkeepers.catalogue.told import LOG, RESULT

__all__ = [
    "CHESTS",
    "COUNTED",
    "EXPLAIN",
    "LOG",
    "PHASES",
    "POWERS",
    "PROMPT",
    "RESULT",
    "SECTIONS",
    "SMALL",
    "WAITING",
    "WHY_NOT",
]

SECTIONS: Final[dict[str, Sentences]] = {
    "prompt": PROMPT,
    "waiting": WAITING,
    "explain": EXPLAIN,
    "why not": WHY_NOT,
    "log": LOG,
    "result": RESULT,
    "chests": CHESTS,
    "powers": POWERS,
    "phases": PHASES,
    "counted": COUNTED,
    "small": SMALL,
}
