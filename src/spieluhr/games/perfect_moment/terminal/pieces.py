"""Cards and rows in the terminal: readable without colour, never wider than they say."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from spieluhr.core.words import pick
from spieluhr.games.perfect_moment.words import facts
from spieluhr.games.perfect_moment.words.sentences.things import ITEM_WORDS
from spieluhr.kit.terminal import (
    BRASS,
    HEAVY,
    QUIET,
    THIN,
    YOU_CAN,
    Picture,
    beside,
    box,
    clip,
    pad,
    text,
)

# Colour and sign of each era; black ink is best read on all four (contrast at least 4.5).
ERA_PAPER: Final = {"1981": "#e3b93b", "1994": "#e57fa8", "2005": "#a283e0", "2014": "#4fae7f"}
ERA_INK: Final = "#000000"
ERA_SIGNS: Final = {"1981": "$", "1994": "♥", "2005": "▣", "2014": "♠"}

BOX: Final = 26  # three of them stand side by side
INNER: Final = BOX - 2


def era_chip(era: str) -> Text:
    """With a sign, so that it can be read without colour."""
    return Text(f" {ERA_SIGNS[era]} {era} ", f"bold {ERA_INK} on {ERA_PAPER[era]}")


def item_words(item: str, lang: str) -> str:
    """A German reader finds the word of the notation behind the name."""
    word = pick(ITEM_WORDS[item], lang)
    return word if word.casefold() == item else f"{word} ({item})"


def card_words(code: str, lang: str, notation: bool = False) -> str:
    """Both items by name; `notation` adds the code for readers who see no English names."""
    name = " / ".join(pick(ITEM_WORDS[item], lang) for item in facts.items(code))
    return f"{name} ({code})" if notation and lang == "de" else name


def end(item: str, lang: str, sign: str, style: str, usable: bool) -> Text:
    """One end of a card: whom it faces, and whether it can be used now."""
    if usable:
        style = BRASS
    mark = YOU_CAN if usable else " "
    return pad(Text(f"{mark}{sign} {item_words(item, lang)}", style), INNER)


def framed(
    label: str,
    lines: Sequence[Text],
    era: str | None,
    foot: Text | None = None,
    marked: bool = False,
) -> Picture:
    """Two lines in a frame: the label and the era stand in its upper rim, the foot below."""
    rim, style = (HEAVY, BRASS) if marked else (THIN, ERA_PAPER[era] if era is not None else QUIET)
    chip = era_chip(era) if era is not None else Text()
    name = clip(f" {label} ", INNER - chip.cell_len)
    under = text(" ", foot, " ") if foot else Text()
    over = rim[1] * (INNER - Text(name).cell_len - chip.cell_len)
    above = text((name, "bold"), (over, style), chip)
    below = text((rim[1] * (INNER - under.cell_len), style), under)
    return box(lines, INNER, style, rim, above, below)


def hidden(label: str, words: str, marked: bool = False) -> Picture:
    """A card from behind, with what is known of it."""
    back = Text("░" * INNER, QUIET)
    middle = Text(f" {words} ".center(INNER, "░"), QUIET)
    return framed(label, [back, middle], None, marked=marked)


def rows(pictures: Sequence[Picture]) -> Picture:
    """Three side by side, then the next three."""
    lines: Picture = []
    for k in range(0, len(pictures), 3):
        lines += beside(pictures[k : k + 3])
    return lines
