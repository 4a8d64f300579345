"""Drawing a table in the terminal: readable without colour, never wider than it says."""

from collections.abc import Iterable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from rich.console import Group, RenderableType
from rich.text import Text

from spieluhr.core.words import Both, Reader, Sentences, pick
from spieluhr.kit.words import say

WIDTH: Final = 80
# Brass means: you can. With it always comes a sign or a heavy frame.
BRASS_TONE: Final = "#d0a24c"
BRASS: Final = f"bold {BRASS_TONE}"
YOU_CAN: Final = "►"
QUIET: Final = "dim"
THIN: Final = "╭─╮│╰╯"
HEAVY: Final = "┏━┓┃┗┛"
DOUBLE: Final = "╔═╗║╚╝"
SHORT_NAME: Final = 14
PRONOUNS: Final = ("you", "du")  # who is called so needs no "(you)"

Picture = list[Text]


class Seen(Protocol):
    """A view of any game: it says whose it is."""

    @property
    def seat(self) -> int | None:
        """Whose it is; None: a spectator's."""


View = TypeVar("View", bound=Seen)


def text(*parts: str | tuple[str, str] | Text) -> Text:
    """Parts of a line, each plain or with its style."""
    return Text.assemble(*parts)


def pad(line: Text, width: int) -> Text:
    """The line in exactly that many cells."""
    fitted = line.copy()
    fitted.truncate(max(0, width), overflow="ellipsis", pad=True)
    return fitted


def clip(words: str, width: int) -> str:
    """The words, cut with an ellipsis if they are wider than that."""
    line = Text(words)
    line.truncate(width, overflow="ellipsis")
    return line.plain


def beside(pictures: Sequence[Picture], gap: str = " ") -> Picture:
    """Pictures of the same height, side by side."""
    return [Text(gap).join(lines) for lines in zip(*pictures, strict=True)]


def flow(label: Text, parts: Sequence[Text], width: int = WIDTH, joint: str = " · ") -> Picture:
    """The parts one after another behind their label, in as many lines as they need."""
    indent = " " * label.cell_len
    lines, line, first = [], label.copy(), True
    for part in parts:
        if not first and line.cell_len + len(joint) + part.cell_len > width:
            lines.append(line)
            line, first = Text(indent), True
        line.append_text(part if first else text((joint, QUIET), part))
        first = False
    return [*lines, line]


def wrap(head: Text, words: Iterable[str], width: int = WIDTH) -> Picture:
    """Words behind a head, with a small indent from the second line on."""
    lines, line = [], head
    for n, word in enumerate(words):
        blank = "" if n == 0 else " "
        if line.cell_len + len(blank + word) > width:
            lines.append(line)
            line, blank = Text("  "), ""
        line.append(blank + word)
    return [*lines, line]


def box(
    rows: Sequence[Text],
    width: int,
    style: str,
    rim: str = THIN,
    above: Text | None = None,
    below: Text | None = None,
) -> Picture:
    """Rows in a frame; `above` and `below` are written into its rims, all of that inner width."""
    left_up, line, right_up, side, left_down, right_down = list(rim)
    whole = Text(line * width, style)
    return [
        text((left_up, style), above or whole, (right_up, style)),
        *(text((side, style), pad(row, width), (side, style)) for row in rows),
        text((left_down, style), below or whole, (right_down, style)),
    ]


def rule() -> Text:
    """A line across the whole width."""
    return Text("─" * WIDTH, QUIET)


def printed(lines: Picture) -> RenderableType:
    """Lines that are cut off rather than wrapped."""
    for line in lines:
        line.no_wrap = True
        line.overflow = "crop"
    return Group(*lines)


class Marks:
    """What the reader may touch now: nothing, unless the reader is the one who decides.

    A game sorts the legal moves into sets of its own, which it makes before it calls this.
    """

    def __init__(self, is_asked: bool, legal: list[str]) -> None:
        self.others: list[str] = []  # moves that belong to nothing on the table
        if is_asked:
            for move in legal:
                self.mark(move)

    def mark(self, move: str) -> None:
        """Remember what this legal move would touch."""
        self.others.append(move)


class Scene(Generic[View]):
    """A view and its reader: what every part of a drawing needs.

    A game adds what its reader may touch now.
    """

    def __init__(self, view: View, reader: Reader, labels: Sentences, label_width: int) -> None:
        self.view = view
        self.reader = reader
        self.lang = reader.lang
        self.labels = labels
        self.label_width = label_width

    def pick(self, both: Both) -> str:
        """The one of the two in the reader's language."""
        return pick(both, self.lang)

    def label(self, key: str, **facts: object) -> str:
        """A label of the drawing, with its facts."""
        return say(self.labels[key], self.lang, facts)

    def name(self, seat: int) -> str:
        """What the seat is called."""
        return self.reader.name(seat)

    def who(self, seat: int) -> str:
        """“you”, or a short name."""
        return self.label("you") if seat == self.view.seat else clip(self.name(seat), SHORT_NAME)

    def player(self, seat: int, width: int, own_width: int) -> str:
        """The name at the head of a seat; the reader's own says so."""
        name = self.name(seat)
        if seat != self.view.seat or name.casefold() in PRONOUNS:
            return clip(name, width)
        return self.label("me", name=clip(name, own_width))

    def row(self, key: str, parts: Sequence[Text], style: str = QUIET) -> Picture:
        """The parts behind a label, in as many lines as they need."""
        return flow(text((f"{self.label(key):{self.label_width}} ", style)), parts)
