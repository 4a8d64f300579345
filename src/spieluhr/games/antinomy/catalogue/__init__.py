"""Every sentence of Antinomy, English and German side by side.

Names in braces are facts and the same in both; what follows a colon bends a name (see `names`).
"""

from typing import Final

from spieluhr.games.antinomy.catalogue.asked import PROMPT, WAITING, WHY_NOT
from spieluhr.games.antinomy.catalogue.kind import Sentences
from spieluhr.games.antinomy.catalogue.shown import COUNTED, KINDS, LABELS, LEVEL_WORDS
from spieluhr.games.antinomy.catalogue.told import EXPLAIN, LOG, RESULT

__all__ = [
    "COUNTED",
    "EXPLAIN",
    "KINDS",
    "LABELS",
    "LEVEL_WORDS",
    "LOG",
    "PROMPT",
    "RESULT",
    "SECTIONS",
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
    "kinds": KINDS,
    "counted": COUNTED,
    "levels": LEVEL_WORDS,
    "labels": LABELS,
}
