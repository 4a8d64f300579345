"""What a position for training is about, by what its best move brings."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Sentences

THEMES: Final[Sentences] = {
    "scoring": ("Scoring", "Werten"),
    "plan": ("The plan", "Der Plan"),
    "items": ("Using items", "Gegenstände einsetzen"),
    "exchange": ("Exchanges and theft", "Tausch und Diebstahl"),
    "turning": ("Turning cards", "Karten drehen"),
    "cards": ("Which cards to keep", "Welche Karten behalten"),
}
BY_VERB: Final = {
    "score": "scoring",
    "swap": "plan",
    "pick": "exchange",
    "steal": "exchange",
    "turn": "turning",
    "own": "cards",
    "give": "cards",
    "bottom": "cards",
    "top": "cards",
    "place": "cards",
    "face": "cards",
}


def theme(move: str, events: list[Event], seat: int) -> str:
    """By what is decided; an item that leads to points at once is about the points."""
    kinds = [event.kind for event in events if event.facts.get("seat") == seat]
    verb = move.split(" ", maxsplit=1)[0]
    if verb == "use" and "score" in kinds:
        return "scoring"
    if verb == "use":
        return "exchange" if {"exchange", "steal"} & set(kinds) else "items"
    return BY_VERB.get(verb, "")
