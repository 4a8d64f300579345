"""Crystals and amounts in the terminal: readable without colour."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from spieluhr.games.steam_time.components import COLOUR_LETTERS, COLOURS, GAINS
from spieluhr.kit.terminal import BRASS, QUIET, YOU_CAN, text

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

LABEL: Final = 12


def quiet(line: Text) -> Text:
    """Without its colours: what cannot be reached steps back."""
    return Text(line.plain, QUIET)


def sign_of(marked: bool) -> Text:
    """One cell wide, whether or not something can be touched."""
    return Text(YOU_CAN, BRASS) if marked else Text(" ")


def chip(colour: str, count: int = 1) -> Text:
    """A letter for each crystal, so that it can be read without colour."""
    return Text(LETTER[colour] * count, f"bold {INK[colour]} on {PAPER[colour]}")


def crystals(counts: Mapping[str, int]) -> Text:
    """`GGB`: each crystal as it lies there."""
    return text(*(chip(colour, counts[colour]) for colour in COLOURS if counts.get(colour)))


def cost(colours: Sequence[str]) -> Text:
    """One chip for each crystal, in the order given."""
    return text(*(chip(colour) for colour in colours))


def amount(key: str, count: int) -> Text:
    """A number with the chip or sign of what is counted."""
    return text(str(count), chip(key)) if key in LETTER else Text(f"{count}{SIGNS[key]}")


def in_order(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    """Always in the order in which it is taken (ST-3.9); what is not taken comes last."""
    order = {key: k for k, key in enumerate(GAINS)}
    return sorted(counts.items(), key=lambda item: order.get(item[0], len(order)))


def amounts(counts: Mapping[str, int]) -> list[Text]:
    """One text for each, in the order in which they are taken (ST-3.9)."""
    return [amount(key, count) for key, count in in_order(counts)]


def signs(counts: Mapping[str, int]) -> Text:
    """`4● 1★`"""
    return Text(" ").join(amounts(counts))


def paid(counts: Mapping[str, int], missing: int = 0) -> Text:
    """Crystals as they are handed over, those still to be chosen, then the rest: `GBP◆ 1≈`."""
    handed = text(crystals(counts), "◇" * counts.get("time_crystal", 0), "◆" * missing)
    rest = {key: n for key, n in counts.items() if key not in LETTER and key != "time_crystal"}
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
