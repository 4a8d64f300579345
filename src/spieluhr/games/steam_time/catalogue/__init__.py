"""Every sentence of Steam Time, English and German side by side.

Names in braces are facts and the same in both; what follows a colon bends a name (see `names`).
"""

from typing import Final

from spieluhr.games.steam_time.catalogue.asked import PROMPT, WAITING
from spieluhr.games.steam_time.catalogue.explained import EXPLAIN
from spieluhr.games.steam_time.catalogue.kind import Sentences
from spieluhr.games.steam_time.catalogue.proper import ARTICLES, DATIVES, PROPER
from spieluhr.games.steam_time.catalogue.refused import WHY_NOT
from spieluhr.games.steam_time.catalogue.things import (
    CARDS,
    COLOURS,
    COUNTED,
    GENERATORS,
    KINDS,
    PHASES,
    SMALL,
)
from spieluhr.games.steam_time.catalogue.told import LOG, RESULT

__all__ = [
    "ARTICLES",
    "CARDS",
    "COLOURS",
    "COUNTED",
    "DATIVES",
    "EXPLAIN",
    "GENERATORS",
    "KINDS",
    "LOG",
    "PHASES",
    "PROMPT",
    "PROPER",
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
    "cards": CARDS,
    "colours": COLOURS,
    "generators": GENERATORS,
    "kinds": KINDS,
    "phases": PHASES,
    "counted": COUNTED,
    "small": SMALL,
    "proper": PROPER,
    "articles": ARTICLES,
    "datives": DATIVES,
}
