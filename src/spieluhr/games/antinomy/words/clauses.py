"""Which clause of the rules stands behind what happened, by the kind of the event."""

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "deal": "AN-2.1",
    "row": "AN-2.1",
    "codex": "AN-2.2",
    "wand": "AN-2.3",
    "play": "AN-3.1",
    "decline": "AN-3.4",
    "paradox": "AN-3.4",
    "swap": "AN-3.5",
    "duel": "AN-3.7",
    "reveal": "AN-3.8",
    "drawn": "AN-3.8",
    "won": "AN-3.9",
    "crystal": "AN-3.10",
    "colour": "AN-1.4",
    "over": "AN-3.11",
    "remove": "AN-4.5",
    "side": "AN-4.5",
    "draw": "AN-4.6",
    "stone": "AN-4.6",
    "replace": "AN-4.7",
    "skip": "AN-4.9",
    "drop": "AN-4.11",
}
