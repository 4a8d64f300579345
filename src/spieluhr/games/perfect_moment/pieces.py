"""Cards and rows in the terminal: readable without colour, never wider than they say."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from spieluhr.core.words import pick
from spieluhr.games.perfect_moment import facts
from spieluhr.games.perfect_moment.catalogue import ITEM_WORDS

# Brass means: you can. With it always comes the sign.
BRASS: Final = "bold #d0a24c"
YOU_CAN: Final = "►"
QUIET: Final = "dim"
# Colour and sign of each era; black ink is best read on all four (contrast at least 4.5).
ERA_PAPER: Final = {"1981": "#e3b93b", "1994": "#e57fa8", "2005": "#a283e0", "2014": "#4fae7f"}
ERA_INK: Final = "#000000"
ERA_SIGNS: Final = {"1981": "$", "1994": "♥", "2005": "▣", "2014": "♠"}

WIDTH: Final = 80
BOX: Final = 26  # three of them stand side by side
INNER: Final = BOX - 2
THIN: Final = "╭─╮│╰╯"
HEAVY: Final = "┏━┓┃┗┛"

Picture = list[Text]  # lines of one width


def text(*parts: str | tuple[str, str] | Text) -> Text:
    return Text.assemble(*parts)


def pad(line: Text, width: int) -> Text:
    """The line in exactly that many cells."""
    fitted = line.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def clip(words: str, width: int) -> str:
    line = Text(words)
    line.truncate(width, overflow="ellipsis")
    return line.plain


def era_chip(era: str) -> Text:
    return Text(f" {ERA_SIGNS[era]} {era} ", f"bold {ERA_INK} on {ERA_PAPER[era]}")


def item_words(item: str, lang: str) -> str:
    """A German reader finds the word of the notation behind the name."""
    word = pick(ITEM_WORDS[item], lang)
    return word if word.casefold() == item else f"{word} ({item})"


def card_words(code: str, lang: str, notation: bool = False) -> str:
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
    left_up, line, right_up, side, left_down, right_down = list(HEAVY if marked else THIN)
    style = BRASS if marked else ERA_PAPER[era] if era is not None else QUIET
    chip = era_chip(era) if era is not None else Text()
    name = clip(f" {label} ", INNER - chip.cell_len)
    under = text(" ", foot, " ") if foot else Text()
    over = line * (INNER - Text(name).cell_len - chip.cell_len)
    below = line * (INNER - under.cell_len)
    return [
        text((left_up, style), (name, "bold"), (over, style), chip, (right_up, style)),
        *(text((side, style), pad(row, INNER), (side, style)) for row in lines),
        text((left_down + below, style), under, (right_down, style)),
    ]


def hidden(label: str, words: str, marked: bool = False) -> Picture:
    back = Text("░" * INNER, QUIET)
    middle = Text(f" {words} ".center(INNER, "░"), QUIET)
    return framed(label, [back, middle], None, marked=marked)


def beside(pictures: Sequence[Picture]) -> Picture:
    return [Text(" ").join(lines) for lines in zip(*pictures, strict=True)]


def rows(pictures: Sequence[Picture]) -> Picture:
    """Three side by side, then the next three."""
    lines: Picture = []
    for k in range(0, len(pictures), 3):
        lines += beside(pictures[k : k + 3])
    return lines


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
