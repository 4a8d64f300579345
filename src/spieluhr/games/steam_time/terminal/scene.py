"""A view, its reader, and what they can touch now: what every part of the drawing needs."""

from collections.abc import Mapping

from rich.text import Text

from spieluhr.core.words import Reader
from spieluhr.games.steam_time.knowledge.schema import Preview, Todo, View
from spieluhr.games.steam_time.terminal import labels
from spieluhr.games.steam_time.terminal.pieces import (
    LABEL,
    LETTER,
    OPEN,
    SEAT_SIGNS,
    TO,
    amount,
    in_order,
)
from spieluhr.games.steam_time.words.names import ProperName
from spieluhr.games.steam_time.words.sentences.things import COLOURS, KINDS
from spieluhr.kit import terminal as kit
from spieluhr.kit.terminal import BRASS, text


class Marks(kit.Marks):
    """What the reader may touch now."""

    def __init__(self, view: View, legal: list[str]) -> None:
        self.spaces: dict[str, str] = {}  # by `angkor upgrade`: the move
        self.generators: dict[str, str] = {}  # by colour: the move
        self.picks: dict[str, list[str]] = {}  # by monument: the moves
        self.chooses: set[str] = set()
        super().__init__(view.table.actor == view.seat, legal)

    def mark(self, move: str) -> None:
        match move.split(" "):
            case ["place" | "mister", monument, kind]:
                self.spaces[f"{monument} {kind}"] = move
            case ["pay" | "buy" | "take" | "into" | "crystal", colour]:
                self.generators[colour] = move
            case ["pick", monument, _]:
                self.picks.setdefault(monument, []).append(move)
            case ["choose", code]:
                self.chooses.add(code)
            case _:
                super().mark(move)


class Scene(kit.Scene[View]):
    """Steam Time's own: the position in the view, what is due, and what can be touched."""

    def __init__(self, view: View, reader: Reader, legal: list[str]) -> None:
        super().__init__(view, reader, labels.LABELS, LABEL)
        self.position = view.table
        self.marks = Marks(view, legal)
        self.seats = range(len(view.table.seats))

    @property
    def due(self) -> Todo | None:
        """What is next; None: a turn."""
        return self.position.todo[-1] if self.position.todo else None

    def colour(self, colour: str) -> str:
        """By name, in the reader's language."""
        return self.pick(COLOURS[colour])

    def kind(self, kind: str) -> str:
        """A kind of space by name, in the reader's language."""
        return self.pick(KINDS[kind])

    def card_name(self, code: str) -> str:
        """The people and places on cards, in the reader's language."""
        return ProperName(self.view.cards[code].name).form(self.reader.lang, "")

    def who_with_sign(self, seat: int) -> str:
        """The name behind the sign that marks the seat's airships."""
        return f"{SEAT_SIGNS[seat]} {self.who(seat)}"

    def preview(self, move: str) -> Preview:
        """What the move pays and yields; empty for a move that is not legal now."""
        return self.view.previews.get(move, Preview())

    def gains(self, preview: Preview) -> list[Text]:
        """`2↻!`, if the portal reaches its start and Mr. T.I.M.E. comes (ST-5.13); `…`, if all
        is still open."""
        if preview.open and not preview.gains:
            return [Text(OPEN)]
        seat, steps = self.view.seat, preview.gains.get("portal", 0)
        at = self.position.seats[seat].portal if seat is not None else 0
        visit = steps > 0 and at + steps >= self.view.portal_dial
        return [
            text(amount(key, n), ("!", BRASS)) if visit and key == "portal" else amount(key, n)
            for key, n in in_order(preview.gains)
        ]

    def words(self, counts: Mapping[str, int]) -> str:
        """`4 gold + 1 esteem`"""
        parts: list[str] = []
        for key, count in in_order(counts):
            if key in LETTER:
                word = self.colour(key)
            else:
                word = self.pick(labels.AMOUNT_WORDS[key][0 if count == 1 else 1])
            parts.append(f"{count} {word}")
        return " + ".join(parts)

    def need(self, code: str) -> Text:
        """`2G 1P → 6★`: what a mission needs and gives."""
        info = self.view.cards[code]
        parts = [
            Text(f"{count} {self.pick(labels.OWNED_WORDS[key])}")
            if key in labels.OWNED_WORDS
            else amount(key, count)
            for key, count in in_order(info.need)
        ]
        return text(Text(" ").join(parts), TO, (f"{info.esteem}★", "bold"))
