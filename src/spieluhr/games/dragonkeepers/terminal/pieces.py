"""Cards, pages and rows in the terminal: readable without colour, never wider than they say."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from spieluhr.games.dragonkeepers.components import COLOURS, LETTERS
from spieluhr.games.dragonkeepers.knowledge.schema import Reward, View
from spieluhr.games.dragonkeepers.words import facts
from spieluhr.kit.terminal import BRASS, HEAVY, QUIET, THIN, YOU_CAN, Picture, box, clip, pad, text

TO_BOOK: Final = "▷"  # brass, like the sign for what can be laid or taken
# Black ink is best read on all four papers (contrast at least 4.5).
PAPER: Final = {"white": "#e8e2d4", "green": "#2f9b7d", "red": "#d2503a", "blue": "#3f8fd6"}
INK: Final = "#000000"
SIGNS: Final = {"white": "○", "green": "♣", "red": "▲", "blue": "≈"}
JOKER_SIGN: Final = "☼"
REWARD_SIGNS: Final = {
    "lowest": "▽",
    "highest": "△",
    "crystal": "◆",
    "backlight": JOKER_SIGN,
    "egg": "●",
}

LABEL: Final = 10
CARD: Final = 18  # a card of the display
PAGE: Final = 20  # inside of a page of the book
LARGE: Final = {
    "1": ("▀█ ", " █ ", "▄█▄"),
    "2": ("▀▀▀█", "█▀▀▀", "▀▀▀▀"),
    "3": ("▀▀▀█", " ▀▀█", "▀▀▀▀"),
    "4": ("█  █", "▀▀▀█", "   ▀"),
    "5": ("█▀▀▀", "▀▀▀█", "▀▀▀▀"),
    "6": ("█▀▀▀", "█▀▀█", "▀▀▀▀"),
    "white": ("█   █", "█ █ █", "▀▀ ▀▀"),
    "green": ("█▀▀▀", "█ ▀█", "▀▀▀▀"),
    "red": ("█▀▀▄", "█▀█ ", "▀ ▀▀"),
    "blue": ("█▀▀▄", "█▀▀▄", "▀▀▀ "),
}


def centred(words: str, width: int, style: str = "") -> Text:
    """In terminal cells, not characters; what is too long stays as it is."""
    line = Text(words, style)
    return pad(text(" " * ((width - line.cell_len) // 2), line), width)


def colour_of(code: str) -> str | None:
    """Of the front; None for jokers and fronts nobody knows."""
    return COLOURS[LETTERS.index(code[0])] if code[0] in LETTERS else None


def ink_on(colour: str | None) -> str:
    """A Rich style with enough contrast; reversed for what has no colour."""
    return "bold reverse" if colour is None else f"bold {INK} on {PAPER[colour]}"


def letter(colour: str) -> str:
    """`W○`: a colour without colour."""
    return colour[0].upper() + SIGNS[colour]


def back_sign(back: str) -> str:
    """A number, or the colour with its sign."""
    return letter(COLOURS[LETTERS.index(back)]) if back in LETTERS else back


def back_chip(back: str, marked: bool) -> Text:
    """Marked if a card with this back can change the book."""
    return Text(TO_BOOK * marked + back_sign(back), BRASS if marked else "")


def chip(code: str, count: int = 1, lay: bool = False, book: bool = False) -> Text:
    """Cards of one kind in a list; in brass, with its signs, what can be touched."""
    words = code + (f"×{count}" if count > 1 else "")
    if lay or book:
        return Text(YOU_CAN * lay + TO_BOOK * book + words, BRASS)
    colour = colour_of(code)
    return Text(words, f"bold {PAPER[colour]}" if colour else "bold")


def counted(codes: Sequence[str]) -> list[tuple[str, int]]:
    """Equal codes once, with their number, in the order of their first."""
    return list(Counter(codes).items())


def framed(lines: Sequence[Text], foot: Text, style: str, marked: bool) -> Picture:
    """A card with two lines inside and a foot in its rim; heavy where it can be touched."""
    rim, style = (HEAVY, BRASS) if marked else (THIN, style)
    inner = CARD - 4
    line = rim[1]
    below = text((line, style), foot, (line * (inner - foot.cell_len - 1), style))
    return [text(" ", row, " ") for row in box(lines, inner, style, rim, below=below)]


def page(large: str | None, words: str, title: str | None, foot: str) -> Picture:
    """One page of the open book; the left one has the title."""
    colour = large if large in PAPER else None
    shown = LARGE.get(large or "", (large or "", "", ""))
    width = max(len(row) for row in shown)
    style = f"bold {PAPER[colour]}" if colour is not None else "bold"
    rows = [centred(row.ljust(width), PAGE, style) for row in shown] if large else [Text()] * 3
    rows.append(centred(words, PAGE))
    under = clip(f" {foot} ", PAGE)
    below = under.center(PAGE, "─")
    if title is not None:
        rim = f" {title} ".center(PAGE, "─")
        return [
            Text(f"╭{rim}", QUIET),
            *(text(("│", QUIET), pad(row, PAGE)) for row in rows),
            Text(f"╰{below}", QUIET),
        ]
    return [
        Text(f"┬{'─' * PAGE}╮", QUIET),
        *(text(("│", QUIET), pad(row, PAGE), ("│", QUIET)) for row in rows),
        Text(f"┴{below}╯", QUIET),
    ]


def reward_counts(reward: Reward) -> list[tuple[str, int]]:
    """What there is of it, in the order in which it is given (DK-3.6)."""
    counts = [(key, int(getattr(reward, key))) for key in REWARD_SIGNS]
    return [(key, count) for key, count in counts if count]


def reward_signs(reward: Reward) -> str:
    """One sign for each thing, or a number before it from four on."""
    return "".join(
        REWARD_SIGNS[key] * count if count <= 3 else f"{count}{REWARD_SIGNS[key]}"
        for key, count in reward_counts(reward)
    )


def rings(values: Sequence[int], size: int) -> list[str]:
    """Pieces in the order taken: full rings in brackets, then the rest."""
    full = len(values) // size * size
    shown = [
        "(" + " ".join(str(value) for value in values[k : k + size]) + ")"
        for k in range(0, full, size)
    ]
    rest = " ".join(str(value) for value in values[full:])
    return [*shown, rest] if rest else shown


def points(view: View, seat: int) -> int:
    """The sum of all sources, as they stand now."""
    return sum(facts.points(view, seat).values())


def pearls(taken: Sequence[str | int]) -> str:
    """Colours, until the end settles what they are worth (DK-7.4)."""
    values = [pearl for pearl in taken if isinstance(pearl, int)]
    parts = [f"={sum(values)}"] if values else []
    for colour in ("red", "blue"):
        if count := taken.count(colour):
            parts.append(f"{count}{colour[0].upper()}")
    return " ".join(parts) or "–"
