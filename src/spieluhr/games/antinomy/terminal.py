"""The table in the terminal, eighty columns wide."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from spieluhr.core.names import say
from spieluhr.core.words import Table, pick
from spieluhr.games.antinomy import facts, pieces
from spieluhr.games.antinomy.catalogue import LABELS, LEVEL_WORDS
from spieluhr.games.antinomy.components import HAND, LEVELS, ROW, SHRINE_PLACES, SOLO_STONES
from spieluhr.games.antinomy.names import COLOUR_WORDS, SYMBOL_WORDS, CardName
from spieluhr.games.antinomy.pieces import BRASS_CHIP, CARD_WIDTH, QUIET, WIDE_CARD, Picture, text
from spieluhr.games.antinomy.schema import View
from spieluhr.games.antinomy.text import AntinomyWords

WIDTH: Final = 80
STRIDE: Final = CARD_WIDTH + 1
ROW_WIDTH: Final = ROW * STRIDE - 1
LABEL_WIDTH: Final = 12
LONGEST_NAME: Final = 18
CYCLE: Final = ("green", "purple", "red", "blue")  # AN-1.4


class Marks:
    """What the reader may touch now."""

    def __init__(self, view: View, legal: list[str]) -> None:
        self.places: set[int] = set()
        self.cards: dict[str, list[int]] = {}  # and where each of them leads
        if view.actor == view.seat:
            for move in legal:
                self._mark(move.split(" "))

    def _mark(self, words: list[str]) -> None:
        match words:
            case ["wand" | "replace", place]:
                self.places.add(int(place))
            case ["play", card, place]:
                self.cards.setdefault(card, []).append(int(place))
                self.places.add(int(place))
            case ["paradox" | "swap", span]:
                self.places.update(facts.places(span))
            case ["remove" | "drop", card]:
                self.cards[card] = []


def draw(view: View, table: Table, legal: list[str]) -> RenderableType:
    """What this view shows; what can be touched, among these legal moves, is framed in brass."""
    marks = Marks(view, legal)
    mine = view.seat or 0
    lines = [_header(view, table), Text("─" * WIDTH, QUIET)]
    lines += _solo(view, table, marks) if facts.is_solo(view) else _opponent(view, table, 1 - mine)
    lines += _timeline(view, table, marks)
    lines += [_my_wand(view, table, mine), Text()]
    lines += [_seat(view, table, mine, "▲"), *_hand(view, table, mine, marks)]
    for line in lines:
        line.no_wrap = True
        line.overflow = "crop"
    return Group(*lines)


def _label(key: str, table: Table, **told: object) -> str:
    return say(LABELS[key], table.lang, told)


def _header(view: View, table: Table) -> Text:
    parts: list[str] = []
    if view.options.solo is not None:
        parts.append(_label("solo", table, level=LEVEL_WORDS[view.options.solo]))
    if view.options.shrine:
        parts.append(_label("with-shrine", table))
    when = "over" if view.phase == "over" else "turn" if view.turn else "set-up"
    parts += [_label(when, table, turn=view.turn), _label("supply", table, supply=view.supply)]
    title = pick(AntinomyWords.title, table.lang)
    left = text((title, "bold"), *((f" · {part}", QUIET) for part in parts))
    right = _cycle(view, table)
    return text(pieces.pad(left, WIDTH - right.cell_len), right)


def _cycle(view: View, table: Table) -> Text:
    """AN-1.4: the colours of the codex, the present one in brackets."""
    letters = [
        Text(f"[{colour[0].upper()}]", pieces.ink_on(colour))
        if colour == view.colour
        else Text(f" {colour[0].upper()} ", pieces.BANDS[colour][0])
        for colour in CYCLE
    ]
    return text((_label("codex", table) + " ", QUIET), Text("→", QUIET).join(letters))


def _colour_word(colour: str, table: Table) -> str:
    return COLOUR_WORDS[colour][1 if table.lang == "de" else 0]


def _seat(view: View, table: Table, seat: int, wand: str) -> Text:
    """Whose turn, wand, name and crystals."""
    name = table.name(seat)
    if len(name) > LONGEST_NAME:
        name = name[: LONGEST_NAME - 1] + "…"
    if view.seat == seat and name.casefold() not in ("you", "du"):
        name = _label("me", table, name=name)
    have = view.crystals[seat]
    return text(
        ("► " if view.actor == seat else "  ", "bold"),
        (f"{wand} ", "bold"),
        (name, "bold"),
        " " * max(1, LONGEST_NAME + 1 - len(name)),
        (pieces.gems(have, view.goal, "◆", "◇"), "bold"),
        (f" {have}/{view.goal}", QUIET),
    )


def _opponent(view: View, table: Table, seat: int) -> list[Text]:
    line = text(_seat(view, table, seat, "▼"), "  ")
    for code in view.hands[seat]:
        symbol = facts.symbol_of(code) if code is not None else None
        word = pick(SYMBOL_WORDS[symbol], table.lang) if symbol is not None else ""
        line.append_text(pieces.chip(code, shown=code in view.revealed))
        line.append(f" {word:9} ")
    line.rstrip()
    return [line, _their_wand(view.wands[seat], facts.ahead(seat))]


def _their_wand(place: int | None, ahead: int) -> Text:
    """Above the row, with a short arrow into its future."""
    if place is None:
        return Text()
    column = _column(place)
    if not 0 <= place + ahead < ROW:
        return text(" " * column, ("▼", "bold"))
    if ahead > 0:
        return text(" " * column, ("▼", "bold"), ("──►", QUIET))
    return text(" " * (column - 3), ("◄──", QUIET), ("▼", "bold"))


def _column(place: int) -> int:
    """The middle of a card of the timeline."""
    return place * STRIDE + CARD_WIDTH // 2


def _timeline(view: View, table: Table, marks: Marks) -> list[Text]:
    cards = [pieces.card(code, place in marks.places) for place, code in enumerate(view.timeline)]
    return [*pieces.beside([*cards, _codex(view, table)]), _places(view, table, marks)]


def _codex(view: View, table: Table) -> Picture:
    inner = WIDTH - ROW_WIDTH - 3
    word = Text(" " * inner)
    if view.colour is not None:
        word = Text(_colour_word(view.colour, table).ljust(inner), pieces.ink_on(view.colour))
    label = Text(_label("codex", table).ljust(inner))
    return pieces.framed(label, word, pieces.DOUBLE, QUIET)


def _places(view: View, table: Table, marks: Marks) -> Text:
    """Numbers under the row: [7] can be reached, ↕7↕ is being exchanged; then the next colour."""
    exchanged = facts.places(view.swap) if view.swap else []
    line = Text()
    for place in range(ROW):
        number, style = f" {place} ", QUIET
        if place in marks.places:
            number, style = f"[{place}]", BRASS_CHIP
        elif place in exchanged:
            number, style = f"↕{place}↕", "bold"
        line.append("  ").append(number, style).append("   ")
    if view.colour is not None:
        later = facts.next_colour(view.colour)
        line.append(f"→{_colour_word(later, table)}", pieces.BANDS[later][0])
    return line


def _my_wand(view: View, table: Table, seat: int) -> Text:
    """Below the row: a solid line into the future, a dashed one into the past."""
    place, ahead = view.wands[seat], facts.ahead(seat)
    future = _label("my-future" if view.seat == seat else "future", table)
    if place is None:
        hint = f"{future} ──►" if ahead > 0 else f"◄── {future}"
        return Text(hint.rjust(ROW_WIDTH) if ahead > 0 else hint, QUIET)
    column = _column(place)
    past = _label("past", table)
    left, right = (column if place > 0 else 0), (ROW_WIDTH - 1 - column if place < ROW - 1 else 0)
    if ahead > 0:
        before, after = _dashed(left, past), _solid(right, future) + "►" * (right > 0)
    else:
        before, after = "◄" * (left > 0) + _solid(left, future), _dashed(right, past)
    return text((before.rjust(column), QUIET), ("▲", "bold"), (after, QUIET))


def _solid(room: int, label: str) -> str:
    """One shorter than the room: the arrow's head comes to it."""
    return _ruled(room - 1, label, "─")


def _dashed(room: int, label: str) -> str:
    return _ruled(room, label, "╌")


def _ruled(room: int, label: str, line: str) -> str:
    """A line with its label in the middle, where there is room for it."""
    return f" {label} ".center(room, line) if room >= len(label) + 6 else line * room


def _hand(view: View, table: Table, seat: int, marks: Marks) -> list[Text]:
    cards = [
        pieces.wide_card(code, table.lang, marks.cards.get(code or ""), code in view.revealed)
        for code in view.hands[seat]
    ]
    cards += [[Text(" " * WIDE_CARD) for _ in range(4)]] * (HAND - len(cards))
    return pieces.beside([*cards, _legend(table)])


def _legend(table: Table) -> Picture:
    """What the signs of the symbols mean."""
    entries = [
        f"{sign:4} {pick(SYMBOL_WORDS[symbol], table.lang):9} "
        for symbol, sign in pieces.SIGNS.items()
    ]
    rows = ["".join(entries[:2]), "".join(entries[2:])]
    return [Text(), *(Text(f" {row}".rstrip(), QUIET) for row in rows), Text()]


def _solo(view: View, table: Table, marks: Marks) -> list[Text]:
    lines = [_pile(view, table), _row("unseen", table, _codes(view.unseen))]
    if view.options.shrine:
        lines += _shrine(view, table, marks)
    if view.removed:
        lines.append(_row("removed", table, _codes(view.removed)))
    return [*lines, Text()]


def _row(key: str, table: Table, content: Text) -> Text:
    return text((_label(key, table).ljust(LABEL_WIDTH), QUIET), content)


def _codes(codes: list[str]) -> Text:
    return Text(" ").join(Text(code, pieces.tint(code)) for code in codes)


def _pile(view: View, table: Table) -> Text:
    assert view.options.solo is not None
    full = SOLO_STONES[1 + LEVELS.index(view.options.solo)]
    size, stones = view.pile or 0, view.stones or 0
    line = _row("pile", table, Text(f"{'▒' * min(size, ROW)} {size}".ljust(ROW + 4)))
    line.append(f"{_label('stones', table)} ", QUIET)
    line.append(pieces.gems(stones, full, "●", "○"), "bold")
    if view.drawn is not None:
        line.append(f"  {_label('drawn', table)} ", QUIET)
        line.append_text(pieces.chip(view.drawn))
        line.append(f" {CardName(view.drawn).form(table.lang, '')}")
    return line


def _shrine(view: View, table: Table, marks: Marks) -> list[Text]:
    chips = [pieces.chip(code, code in marks.cards) for code in view.shrine]
    chips += [Text(" ·· ", QUIET)] * (SHRINE_PLACES - len(chips))
    colours, numbers, symbols = facts.missing(view.shrine)
    groups = [
        " ".join(_colour_word(colour, table) for colour in colours),
        " ".join(str(number) for number in numbers),
        " ".join(pick(SYMBOL_WORDS[symbol], table.lang) for symbol in symbols),
    ]
    lacking = " · ".join(group for group in groups if group) or _label("nothing", table)
    return [
        _row("shrine", table, Text(" ").join(chips)),
        _row("missing", table, Text(lacking)),
    ]
