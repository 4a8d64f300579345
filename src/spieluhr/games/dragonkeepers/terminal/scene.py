"""A view, its reader, and what they can touch now: what every part of the drawing needs."""

from spieluhr.core.words import Reader
from spieluhr.games.dragonkeepers.knowledge.schema import View
from spieluhr.games.dragonkeepers.terminal import labels
from spieluhr.games.dragonkeepers.terminal.pieces import LABEL
from spieluhr.kit import terminal as kit


class Marks(kit.Marks):
    """What the reader may touch now."""

    def __init__(self, view: View, legal: list[str]) -> None:
        self.takes: set[str] = set()
        self.ends: set[str] = set()
        self.lays: set[str] = set()
        self.books: set[str] = set()
        self.returns: set[str] = set()
        super().__init__(view.table.actor == view.seat, legal)

    def mark(self, move: str) -> None:
        match move.split(" "):
            case ["take", side]:
                self.takes.add(side)
            case ["end", side]:
                self.ends.add(side)
            case ["lay", card]:
                self.lays.add(card)
            case ["book", card]:
                self.books.add(card)
            case ["chest", "return", colour]:
                self.returns.add(colour)
            case _:
                super().mark(move)


class Scene(kit.Scene[View]):
    """Dragonkeepers' own: the position in the view, and what can be touched."""

    def __init__(self, view: View, reader: Reader, legal: list[str]) -> None:
        super().__init__(view, reader, labels.LABELS, LABEL)
        self.position = view.table
        self.marks = Marks(view, legal)
        self.seats = range(len(view.table.hands))

    def colour(self, colour: str) -> str:
        """By name, in the reader's language."""
        return self.pick(labels.COLOUR_WORDS[colour])

    def chest(self, name: str) -> str:
        """A German reader finds the word of the notation behind the name."""
        word = self.pick(labels.CHEST_WORDS[name])
        return word if word.casefold() == name else f"{word} ({name})"
