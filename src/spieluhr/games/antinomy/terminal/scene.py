"""A view, its reader, and what they can touch now: what every part of the drawing needs."""

from typing import Final

from spieluhr.core.words import Reader
from spieluhr.games.antinomy.knowledge.schema import View
from spieluhr.games.antinomy.terminal.labels import LABELS
from spieluhr.games.antinomy.words import facts
from spieluhr.games.antinomy.words.names import COLOUR_WORDS
from spieluhr.kit import terminal as kit

LABEL: Final = 12


class Marks(kit.Marks):
    """What the reader may touch now."""

    def __init__(self, view: View, legal: list[str]) -> None:
        self.places: set[int] = set()
        self.cards: dict[str, list[int]] = {}  # and where each of them leads
        super().__init__(view.actor == view.seat, legal)

    def mark(self, move: str) -> None:
        match move.split(" "):
            case ["wand" | "replace", place]:
                self.places.add(int(place))
            case ["play", card, place]:
                self.cards.setdefault(card, []).append(int(place))
                self.places.add(int(place))
            case ["paradox" | "swap", span]:
                self.places.update(facts.places(span))
            case ["remove" | "drop", card]:
                self.cards[card] = []


class Scene(kit.Scene[View]):
    """Antinomy's own: which side is below, and what can be touched."""

    def __init__(self, view: View, reader: Reader, legal: list[str]) -> None:
        super().__init__(view, reader, LABELS, LABEL)
        self.marks = Marks(view, legal)
        self.mine = view.seat or 0  # whose side is below

    def colour(self, colour: str) -> str:
        """By name, in the reader's language."""
        return self.pick(COLOUR_WORDS[colour][:2])
