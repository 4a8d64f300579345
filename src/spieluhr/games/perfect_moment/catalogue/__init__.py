"""Every sentence of The Perfect Moment, English and German side by side.

Names in braces are facts and the same in both; what follows a colon bends a name (see `names`).
"""

from typing import Final

from spieluhr.games.perfect_moment.catalogue.asked import PROMPT, WAITING
from spieluhr.games.perfect_moment.catalogue.explained import EXPLAIN
from spieluhr.games.perfect_moment.catalogue.kind import Sentences
from spieluhr.games.perfect_moment.catalogue.refused import WHY_NOT
from spieluhr.games.perfect_moment.catalogue.things import (
    ERA_WORDS,
    ITEM_ACTIONS,
    ITEM_WORDS,
    LABELS,
    SMALL,
)
from spieluhr.games.perfect_moment.catalogue.told import LOG, RESULT

__all__ = [
    "ERA_WORDS",
    "EXPLAIN",
    "ITEM_ACTIONS",
    "ITEM_WORDS",
    "LABELS",
    "LOG",
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
    "items": ITEM_WORDS,
    "actions": ITEM_ACTIONS,
    "eras": ERA_WORDS,
    "small": SMALL,
    "labels": LABELS,
}
