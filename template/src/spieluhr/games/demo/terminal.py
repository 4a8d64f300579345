"""The table in the terminal."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from spieluhr.core.words import Both, Reader, pick
from spieluhr.games.demo.schema import View
from spieluhr.games.demo.words import TITLE

WIDTH: Final = 80
HIDDEN: Final = "▒▒"
HEAD: Final[Both] = (
    "{title}: {pile} cards left, led: {led}",
    "{title}: noch {pile} Karten, vorgelegt: {led}",
)
SEAT: Final[Both] = ("{mark} {name}, points {points}:", "{mark} {name}, Punkte {points}:")


def draw(view: View, reader: Reader, legal: list[str]) -> RenderableType:
    """What this view shows; cards that can be laid, among these legal moves, are bold."""
    led = "–" if view.led is None else str(view.led)
    title = pick(TITLE, reader.lang)
    lines = [Text(reader.say(HEAD, title=title, pile=view.pile, led=led)), Text("─" * WIDTH)]
    lines += [_seat(view, reader, seat, legal) for seat in range(len(view.hands))]
    return Group(*lines)


def _seat(view: View, reader: Reader, seat: int, legal: list[str]) -> Text:
    mark, points = "▸" if view.leader == seat else " ", len(view.won[seat]) // 2
    line = Text(reader.say(SEAT, mark=mark, name=reader.name(seat), points=points))
    for hour in view.hands[seat]:
        card = HIDDEN if hour is None else str(hour)
        line.append(f" {card}", "bold" if f"lay {hour}" in legal else "")
    return line
