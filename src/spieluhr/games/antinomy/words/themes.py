"""What a position for training is about, by what its best move brings."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Sentences
from spieluhr.kit.words import Codes

THEMES: Final[Sentences] = {
    "win": ("Winning now", "Jetzt gewinnen"),
    "duel": ("Duels", "Duelle"),
    "paradox": ("Paradoxes", "Paradoxa"),
    "swap": ("What to swap for", "Wogegen tauschen"),
    "opening": ("First move", "Erster Zug"),
}


def theme(move: str, events: list[Event], seat: int) -> str:
    """The weightiest thing that happens before others decide again."""
    kinds = {event.kind for event in events}
    if any(event.kind == "over" and _has_won(event, seat) for event in events):
        return "win"
    if "duel" in kinds:
        return "duel"
    if move.startswith("paradox "):
        return "swap"
    if "paradox" in kinds or "crystal" in kinds:
        return "paradox"
    return "opening" if move.startswith("wand ") else ""


def _has_won(event: Event, seat: int) -> bool:
    codes: Codes = event.facts
    return bool(codes["ranks"][seat] == 1)
