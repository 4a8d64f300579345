"""Which clause of the rules stands behind what happened, by the kind of the event."""

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "start": "DK-2.1",
    "remove": "DK-2.3",
    "turn": "DK-2.1",
    "take": "DK-3.1",
    "stop": "DK-3.1",
    "reveal": "DK-3.1",
    "page": "DK-3.1",
    "pay": "DK-3.2",
    "book": "DK-3.3",
    "lay": "DK-3.4",
    "laid": "DK-3.4",
    "stack": "DK-3.5",
    "pass": "DK-3.10",
    "piece": "DK-3.6",
    "crystal": "DK-3.6",
    "backlight": "DK-3.6",
    "egg": "DK-3.6",
    "pearl": "DK-3.7",
    "coat": "DK-3.8",
    "chest": "DK-5.1",
    "under": "DK-5.2",
    "back": "DK-5.3",
    "value": "DK-3.7",
    "over": "DK-4.2",
}
# By the name of the chest: more to the point than DK-5.1.
CHEST_CLAUSES: Final[dict[str, str]] = {
    "wind": "DK-5.2",
    "return": "DK-5.3",
    "barter": "DK-5.3",
    "thrift": "DK-5.4",
    "key": "DK-5.4",
    "page": "DK-5.4",
}
