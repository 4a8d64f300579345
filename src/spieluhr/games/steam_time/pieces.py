"""Crystals, amounts and the scene: readable without colour, never wider than they say."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from spieluhr.core.words import Both, Table, pick
from spieluhr.games.steam_time import labels
from spieluhr.games.steam_time.components import COLOUR_LETTERS, COLOURS, GAINS
from spieluhr.games.steam_time.names import ProperName
from spieluhr.games.steam_time.schema import Preview, Todo, View

# Brass means: you can. With it always comes the sign.
BRASS: Final = "bold #d0a24c"
YOU_CAN: Final = "►"
QUIET: Final = "dim"
# A crystal is its letter on its colour; this ink is best read on it (contrast at least 4.5).
PAPER: Final = {
    "green": "#4fa66b",
    "blue": "#5b9bd8",
    "black": "#2b2b33",
    "pink": "#e58ab8",
    "grey": "#b4b4b4",
    "orange": "#e2913f",
}
INK: Final = {colour: "#f4f1ea" if colour == "black" else "#000000" for colour in PAPER}
LETTER: Final = dict(zip(COLOURS, COLOUR_LETTERS, strict=True))
SIGNS: Final = {
    "gold": "●",
    "steam": "≈",
    "esteem": "★",
    "portal": "↻",
    "time_crystal": "◇",
    "crystals_any_colours": "◆",
    "crystals_one_colour": "=",
    "crystal_from_deposit": "▽",
    "one_colour": "=",
    "different_colours": "≠",
}
SEAT_SIGNS: Final = "①②③④"
TO: Final = " → "
OPEN: Final = "…"

WIDTH: Final = 80
LABEL: Final = 12
SHORT_NAME: Final = 14

Picture = list[Text]


def text(*parts: str | tuple[str, str] | Text) -> Text:
    return Text.assemble(*parts)


def pad(line: Text, width: int) -> Text:
    """The line in exactly that many cells."""
    fitted = line.copy()
    fitted.truncate(max(0, width), overflow="ellipsis", pad=True)
    return fitted


def clip(words: str, width: int) -> str:
    line = Text(words)
    line.truncate(width, overflow="ellipsis")
    return line.plain


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


def quiet(line: Text) -> Text:
    """Without its colours: what cannot be reached steps back."""
    return Text(line.plain, QUIET)


def sign_of(marked: bool) -> Text:
    return Text(YOU_CAN, BRASS) if marked else Text(" ")


def chip(colour: str, count: int = 1) -> Text:
    return Text(LETTER[colour] * count, f"bold {INK[colour]} on {PAPER[colour]}")


def crystals(found: Mapping[str, int]) -> Text:
    """`GGB`: each crystal as it lies there."""
    return text(*(chip(colour, found[colour]) for colour in COLOURS if found.get(colour)))


def cost(colours: Sequence[str]) -> Text:
    return text(*(chip(colour) for colour in colours))


def amount(key: str, count: int) -> Text:
    return text(str(count), chip(key)) if key in LETTER else Text(f"{count}{SIGNS[key]}")


def in_order(found: Mapping[str, int]) -> list[tuple[str, int]]:
    """Always in the order in which it is taken (ST-3.9); what is not taken comes last."""
    order = {key: k for k, key in enumerate(GAINS)}
    return sorted(found.items(), key=lambda item: order.get(item[0], len(order)))


def amounts(found: Mapping[str, int]) -> list[Text]:
    return [amount(key, count) for key, count in in_order(found)]


def signs(found: Mapping[str, int]) -> Text:
    """`4● 1★`"""
    return Text(" ").join(amounts(found))


def paid(found: Mapping[str, int], missing: int = 0) -> Text:
    """Crystals as they are handed over, those still to be chosen, then the rest: `GBP◆ 1≈`."""
    handed = text(crystals(found), "◇" * found.get("time_crystal", 0), "◆" * missing)
    rest = {key: n for key, n in found.items() if key not in LETTER and key != "time_crystal"}
    return Text(" ").join(part for part in (handed, *amounts(rest)) if part)


def exchange(pays: Text, gains: Sequence[Text], width: int = 0, room: int = 0) -> Text:
    """`GBP 1≈ → 4★`: in a column the arrow stands behind that many cells, if there is room."""
    left = text(pays, TO if pays else TO.lstrip())
    shown = text(left, Text(" ").join(gains) if gains else "–")
    if not width:
        return shown
    if shown.cell_len > room:
        shown = text(left, *gains)
    indent = width + len(TO) - left.cell_len
    return text(" " * min(indent, room - shown.cell_len), shown)


class Marks:
    """What the reader may touch now."""

    def __init__(self, view: View, legal: list[str]) -> None:
        self.spaces: dict[str, str] = {}  # by `angkor upgrade`: the move
        self.generators: dict[str, str] = {}  # by colour: the move
        self.picks: dict[str, list[str]] = {}  # by monument: the moves
        self.chooses: set[str] = set()
        self.others: list[str] = []
        if view.table.actor == view.seat:
            for move in legal:
                self._mark(move)

    def _mark(self, move: str) -> None:
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
                self.others.append(move)


class Scene:
    """A view, its reader, and what he may touch now: what every part of the drawing needs."""

    def __init__(self, view: View, table: Table, legal: list[str]) -> None:
        self.view = view
        self.position = view.table
        self.table = table
        self.marks = Marks(view, legal)
        self.seats = range(len(view.table.seats))

    @property
    def due(self) -> Todo | None:
        """What is next; None: a turn."""
        return self.position.todo[-1] if self.position.todo else None

    def pick(self, both: Both) -> str:
        return pick(both, self.table.lang)

    def label(self, key: str, **told: object) -> str:
        return self.table.say(labels.LABELS[key], **told)

    def colour(self, colour: str) -> str:
        return self.pick(labels.COLOUR_WORDS[colour])

    def card_name(self, code: str) -> str:
        """The people and places on cards, in the reader's language."""
        return ProperName(self.view.cards[code].name).form(self.table.lang, "")

    def who(self, seat: int) -> str:
        if seat == self.view.seat:
            return self.label("you")
        return clip(self.table.name(seat), SHORT_NAME)

    def who_with_sign(self, seat: int) -> str:
        return f"{SEAT_SIGNS[seat]} {self.who(seat)}"

    def row(self, key: str, parts: list[Text], style: str = QUIET) -> Picture:
        return flow(text((f"{self.label(key):{LABEL}} ", style)), parts)

    def preview(self, move: str) -> Preview:
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

    def words(self, found: Mapping[str, int]) -> str:
        """`4 gold + 1 esteem`"""
        parts: list[str] = []
        for key, count in in_order(found):
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
