"""What a position for training is about, by what its best move brings."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Sentences

THEMES: Final[Sentences] = {
    "amulets": ("Amulets", "Amulette"),
    "laying": ("Laying out", "Auslegen"),
    "book": ("The magic book", "Das Magische Buch"),
    "taking": ("Taking cards", "Karten nehmen"),
    "chests": ("Chests", "Truhen"),
}
BY_VERB: Final = {
    "take": "taking",
    "crystal": "taking",
    "again": "taking",
    "stop": "taking",
    "book": "book",
    "lay": "laying",
    "end": "laying",
    "pass": "laying",
    "chest": "chests",
}
PIECES: Final = ("piece", "pearl")


def theme(move: str, events: list[Event], seat: int) -> str:
    """By what is decided; cards that are laid out for a piece of an amulet are about that."""
    mine = {event.kind for event in events if event.facts.get("seat") == seat}
    found = BY_VERB.get(move.split(" ", maxsplit=1)[0], "")
    return "amulets" if found == "laying" and mine & set(PIECES) else found
