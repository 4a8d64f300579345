"""What a position for training is about, by what its best move brings."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Sentences

THEMES: Final[Sentences] = {
    "payment": ("Paying and collecting", "Zahlen und Sammeln"),
    "mission": ("Missions", "Aufträge"),
    "expedition": ("Expeditions", "Expeditionen"),
    "upgrade": ("Upgrades", "Upgrades"),
    "encounter": ("Encounters", "Begegnungen"),
    "crystals": ("Crystals", "Kristalle"),
    "tempo": ("When to act", "Der richtige Zeitpunkt"),
}
BY_VERB: Final = {
    "pay": "payment",
    "buy": "crystals",
    "done": "crystals",
    "crystal": "crystals",
    "steam": "payment",
    "take": "crystals",
    "into": "crystals",
    "pick": "crystals",
    "choose": "encounter",
    "top": "encounter",
    "bottom": "encounter",
    "fulfil": "mission",
    "card": "tempo",
    "pass": "tempo",
    "none": "tempo",
    "stop": "tempo",
    "mister": "tempo",
}
BY_CARD: Final = {"M": "mission", "X": "expedition", "U": "upgrade"}


def theme(move: str, events: list[Event], seat: int) -> str:
    """By what is decided; an airship goes where something is to be had."""
    verb = move.split(" ", maxsplit=1)[0]
    if verb != "place":
        return BY_VERB.get(verb, "")
    for event in events:
        card = event.facts.get("card")
        if event.facts.get("seat") == seat and event.kind == "receive" and isinstance(card, str):
            return BY_CARD.get(card[:1], "")
        if event.kind in ("reveal", "choose"):
            return "encounter"
    return "crystals"
