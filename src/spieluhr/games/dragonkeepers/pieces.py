"""Cards, pages and rows in the terminal: readable without colour, never wider than they say."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from spieluhr.core.words import Both, Table, pick
from spieluhr.games.dragonkeepers import labels
from spieluhr.games.dragonkeepers.components import COLOURS, LETTERS
from spieluhr.games.dragonkeepers.schema import Reward, Stack, View

# Brass means: you can. With it always comes a sign: lay or take, or put on the book.
BRASS: Final = "bold #d0a24c"
YOU_CAN: Final = "►"
TO_BOOK: Final = "▷"
QUIET: Final = "dim"
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

WIDTH: Final = 80
LABEL: Final = 10
SHORT_NAME: Final = 14
CARD: Final = 18  # a card of the display
PAGE: Final = 20  # inside of a page of the book
THIN: Final = "╭─╮│╰╯"
HEAVY: Final = "┏━┓┃┗┛"
LAST_NUMBER: Final = 6
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

Picture = list[Text]


def text(*parts: str | tuple[str, str] | Text) -> Text:
    return Text.assemble(*parts)


def pad(line: Text, width: int) -> Text:
    """The line in exactly that many cells."""
    fitted = line.copy()
    fitted.truncate(max(0, width), overflow="ellipsis", pad=True)
    return fitted


def centred(words: str, width: int, style: str = "") -> Text:
    line = Text(words, style)
    return pad(text(" " * ((width - line.cell_len) // 2), line), width)


def clip(words: str, width: int) -> str:
    line = Text(words)
    line.truncate(width, overflow="ellipsis")
    return line.plain


def beside(pictures: Sequence[Picture]) -> Picture:
    return [text(*lines) for lines in zip(*pictures, strict=True)]


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


def colour_of(code: str) -> str | None:
    """Of the front; None for jokers and fronts nobody knows."""
    return COLOURS[LETTERS.index(code[0])] if code[0] in LETTERS else None


def ink_on(colour: str | None) -> str:
    return "bold reverse" if colour is None else f"bold {INK} on {PAPER[colour]}"


def letter(colour: str) -> str:
    """`W○`: a colour without colour."""
    return colour[0].upper() + SIGNS[colour]


def colour_chip(colour: str, words: str = "") -> Text:
    return Text(f" {letter(colour)} {words}".rstrip() + " ", ink_on(colour))


def back_sign(back: str) -> str:
    """A number, or the colour with its sign."""
    return letter(COLOURS[LETTERS.index(back)]) if back in LETTERS else back


def back_chip(back: str, marked: bool) -> Text:
    return Text(TO_BOOK * marked + back_sign(back), BRASS if marked else "")


def chip(code: str, count: int = 1, lay: bool = False, book: bool = False) -> Text:
    """Cards of one kind in a list; in brass, with its signs, what can be touched."""
    words = code + (f"×{count}" if count > 1 else "")
    if lay or book:
        return Text(YOU_CAN * lay + TO_BOOK * book + words, BRASS)
    colour = colour_of(code)
    return Text(words, f"bold {PAPER[colour]}" if colour else "bold")


def counted(codes: Sequence[str]) -> list[tuple[str, int]]:
    return list(Counter(codes).items())


def framed(lines: Sequence[Text], foot: Text, style: str, marked: bool) -> Picture:
    left_up, line, right_up, side, left_down, right_down = list(HEAVY if marked else THIN)
    style = BRASS if marked else style
    inner = CARD - 4
    under = line * (inner - foot.cell_len - 1)
    return [
        text(" ", (left_up + line * inner + right_up, style), " "),
        *(text(" ", (side, style), pad(row, inner), (side, style), " ") for row in lines),
        text(" ", (left_down + line, style), foot, (under + right_down, style), " "),
    ]


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
    found = [(key, int(getattr(reward, key))) for key in REWARD_SIGNS]
    return [(key, count) for key, count in found if count]


def reward_signs(reward: Reward) -> str:
    return "".join(
        REWARD_SIGNS[key] * count if count <= 3 else f"{count}{REWARD_SIGNS[key]}"
        for key, count in reward_counts(reward)
    )


def rings(values: Sequence[int], size: int) -> list[str]:
    """Pieces in the order taken: full rings in brackets, then the rest."""
    full = len(values) // size * size
    found = [
        "(" + " ".join(str(value) for value in values[k : k + size]) + ")"
        for k in range(0, full, size)
    ]
    rest = " ".join(str(value) for value in values[full:])
    return [*found, rest] if rest else found


class Marks:
    """What the reader may touch now."""

    def __init__(self, view: View, legal: list[str]) -> None:
        self.takes: set[str] = set()
        self.ends: set[str] = set()
        self.lays: set[str] = set()
        self.books: set[str] = set()
        self.returns: set[str] = set()
        self.others: list[str] = []
        if view.table.actor == view.seat:
            for move in legal:
                self._mark(move)

    def _mark(self, move: str) -> None:
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
                self.others.append(move)


class Scene:
    """A view, its reader, and what he may touch now: what every part of the drawing needs."""

    def __init__(self, view: View, table: Table, legal: list[str]) -> None:
        self.view = view
        self.position = view.table
        self.table = table
        self.marks = Marks(view, legal)
        self.seats = range(len(view.table.hands))

    def pick(self, both: Both) -> str:
        return pick(both, self.table.lang)

    def label(self, key: str, **told: object) -> str:
        return self.table.say(labels.LABELS[key], **told)

    def colour(self, colour: str) -> str:
        return self.pick(labels.COLOUR_WORDS[colour])

    def chest(self, name: str) -> str:
        """A German reader finds the word of the notation behind the name."""
        word = self.pick(labels.CHEST_WORDS[name])
        return word if word.casefold() == name else f"{word} ({name})"

    def who(self, seat: int) -> str:
        if seat == self.view.seat:
            return self.label("you")
        return clip(self.table.name(seat), SHORT_NAME)

    def row(self, key: str, parts: list[Text], style: str = QUIET) -> Picture:
        return flow(text((f"{self.label(key):{LABEL}} ", style)), parts)


def size(view: View) -> tuple[int, int]:
    """How many the one who lays now has to lay, and for how many he is paid (DK-5.4)."""
    position = view.table
    number = view.page_number or 0
    if position.actor != position.active:
        return number, number
    match position.chest:
        case "thrift":
            return number - 1, number
        case "page up":
            return number + 1, number + 1
        case "page down":
            return number - 1, number - 1
    return number, number


def points(view: View, seat: int) -> int:
    """DK-4.2."""
    position = view.table
    eggs = position.eggs[seat]
    plain, turned = view.egg_values
    most = eggs > 0 and eggs == max(position.eggs)
    worth = sum(pearl for pearl in position.pearls[seat] if isinstance(pearl, int))
    bonus = (turned - plain) * most
    coat = position.taken_coats[seat] or 0
    return sum(position.taken_pieces[seat]) + worth + coat + plain * eggs + bonus


def pearls(taken: Sequence[str | int]) -> str:
    """Colours, until the end settles what they are worth (DK-7.4)."""
    values = [pearl for pearl in taken if isinstance(pearl, int)]
    parts = [f"={sum(values)}"] if values else []
    for colour in ("red", "blue"):
        if count := taken.count(colour):
            parts.append(f"{count}{colour[0].upper()}")
    return " ".join(parts) or "–"


def is_open(row: Sequence[Stack], k: int) -> bool:
    """DK-3.5: nothing is laid on a stack between two others."""
    return k in (0, len(row) - 1)


def has_laid(view: View, seat: int) -> bool:
    """Is this turn's chance to lay over for the seat? Clockwise from the active one (DK-3.9)."""
    position, seats = view.table, len(view.table.hands)
    if not isinstance(position.actor, int) or position.phase not in ("along", "lay", "end"):
        return False
    return (seat - position.active) % seats < (position.actor - position.active) % seats


def layable(view: View, seat: int, colour: str) -> dict[int, bool]:
    """The numbers of this colour that the hand can lay: True by the book as it lies, False
    after putting cards of the hand on it. A card that changes the book cannot be laid."""
    position = view.table
    row = position.rows[seat]
    places = [k for k, stack in enumerate(row) if stack.colour == colour]
    closed = bool(places) and not is_open(row, places[0])
    if closed or view.page_number is None or position.phase == "over" or position.laying:
        return {}
    hand = position.hands[seat]
    changed = position.changed if position.active == seat else []
    right = colour == view.page_colour
    if not right and ("right" in changed or not any(code[1] == colour[0] for code in hand)):
        return {}
    found: dict[int, bool] = {}
    for number in range(1, LAST_NUMBER + 1):
        left = number == view.page_number
        spent = [] if left else [code for code in hand if code[1] == str(number)]
        if not left and ("left" in changed or not spent):
            continue
        real = sum(code[0] == colour[0] for code in hand)
        jokers = hand.count("j6") - ("j6" in spent)
        real -= bool(spent) and all(code[0] == colour[0] for code in spent)
        if real and real + jokers >= number:
            found[number] = left and right and not has_laid(view, seat)
    return found
