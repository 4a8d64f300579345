"""A view, its reader, and what they can touch now: what every part of the drawing needs."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from spieluhr.core.words import Reader
from spieluhr.games.perfect_moment.knowledge.schema import View
from spieluhr.games.perfect_moment.terminal import pieces
from spieluhr.games.perfect_moment.terminal.labels import LABELS
from spieluhr.games.perfect_moment.words import facts
from spieluhr.games.perfect_moment.words.names import SeatName, points, seat_name
from spieluhr.kit import terminal as kit
from spieluhr.kit.terminal import BRASS, QUIET, YOU_CAN, Picture, clip, flow

LABEL: Final = 12
SHORT_NAME: Final = 12


class Marks(kit.Marks):
    """What the reader may touch now."""

    def __init__(self, view: View, legal: list[str]) -> None:
        self.uses: dict[str, str] = {}  # by place, the item
        self.places: set[str] = set()
        self.cards: set[str] = set()
        self.scores: set[str] = set()  # plan, paradox or a card
        self.faces = False
        super().__init__(view.actor == view.seat, legal)

    def mark(self, move: str) -> None:
        match move.split(" "):
            case ["use", item, place]:
                self.uses[place] = item
            case ["score", *_, target]:
                self.scores.add(target)
            case ["turn" | "swap" | "pick", place, *_]:
                self.places.add(place)
            case ["own" | "give" | "place" | "bottom" | "top" | "steal", card, *_]:
                self.cards.add(card)
            case ["face", _]:
                self.faces = True


class Scene(kit.Scene[View]):
    """The Perfect Moment's own: which side is below, Echo's name, and what can be touched."""

    def __init__(self, view: View, reader: Reader, legal: list[str]) -> None:
        super().__init__(view, reader, LABELS, LABEL)
        self.marks = Marks(view, legal)
        self.mine = facts.reader(view)  # whose side is below
        self.theirs = 1 - self.mine
        self.solo = view.options.solo

    def name(self, seat: int) -> str:
        return seat_name(self.reader, seat)

    def seat(self, seat: int) -> SeatName:
        """As a sentence names it, but short."""
        name = SeatName(self.reader, seat)
        name.name = clip(name.name, SHORT_NAME)
        return name

    def row(self, key: str, parts: Sequence[Text], style: str = QUIET) -> Picture:
        return flow(Text(f"  {self.label(key):{self.label_width}}", style), parts)

    def card(self, code: str | None, notation: bool = False) -> Text:
        """A card in a list: touched, scored for so much, or a fragment that would give 2 or 3."""
        if code is None:
            return Text("?", QUIET)
        touched, worth = code in self.marks.cards, self.view.worth.get(code, 0)
        name = pieces.card_words(code, self.lang, notation)
        line = Text(YOU_CAN + name if touched else name, BRASS if touched else "")
        if code in self.marks.scores:
            line.append(f" {YOU_CAN} {points(worth).form(self.lang, '')}", BRASS)
        elif worth >= 2 and any(code in codes for codes in self.view.fragments):
            line.append(f" ({worth})", QUIET)
        return line

    def is_hot(self, code: str | None) -> bool:
        """Can something be done with it? Then its notation is of use, too."""
        return code in self.marks.cards or code in self.marks.scores

    def worth(self, key: str) -> Text:
        """What plan, paradox or card would give, with the sign if it is on offer."""
        if key not in self.view.worth:
            return Text()
        words = points(self.view.worth[key]).form(self.lang, "")
        offered = key in self.marks.scores
        return Text(f"{YOU_CAN} {words}" if offered else words, BRASS if offered else QUIET)
