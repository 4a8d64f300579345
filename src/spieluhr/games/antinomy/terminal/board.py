"""The table in the terminal, eighty columns wide."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from spieluhr.core.words import Reader
from spieluhr.games.antinomy.components import HAND, LEVELS, ROW, SHRINE_PLACES, SOLO_STONES
from spieluhr.games.antinomy.knowledge.schema import View
from spieluhr.games.antinomy.terminal import pieces
from spieluhr.games.antinomy.terminal.labels import LEVEL_WORDS
from spieluhr.games.antinomy.terminal.pieces import BRASS_CHIP, CARD_WIDTH, WIDE_CARD
from spieluhr.games.antinomy.terminal.scene import Scene
from spieluhr.games.antinomy.words import facts
from spieluhr.games.antinomy.words.names import SYMBOL_WORDS, CardName
from spieluhr.games.antinomy.words.sentences.things import TITLE
from spieluhr.kit.terminal import DOUBLE, QUIET, WIDTH, Picture, beside, pad, printed, rule, text

STRIDE: Final = CARD_WIDTH + 1
ROW_WIDTH: Final = ROW * STRIDE - 1
LONGEST_NAME: Final = 18
CYCLE: Final = ("green", "purple", "red", "blue")  # AN-1.4


def draw(view: View, reader: Reader, legal: list[str]) -> RenderableType:
    """What this view shows; what can be touched, among these legal moves, is framed in brass."""
    scene = Scene(view, reader, legal)
    lines = [_header(scene), rule()]
    lines += _solo(scene) if facts.is_solo(view) else _opponent(scene, 1 - scene.mine)
    lines += [*_timeline(scene), _my_wand(scene, scene.mine), Text()]
    lines += [_seat(scene, scene.mine, "▲"), *_hand(scene, scene.mine)]
    return printed(lines)


def _header(scene: Scene) -> Text:
    parts: list[str] = []
    if scene.view.options.solo is not None:
        parts.append(scene.label("solo", level=LEVEL_WORDS[scene.view.options.solo]))
    if scene.view.options.shrine:
        parts.append(scene.label("with-shrine"))
    when = "over" if scene.view.phase == "over" else "turn" if scene.view.turn else "set-up"
    parts += [
        scene.label(when, turn=scene.view.turn),
        scene.label("supply", supply=scene.view.supply),
    ]
    title = scene.pick(TITLE)
    left = text((title, "bold"), *((f" · {part}", QUIET) for part in parts))
    right = _cycle(scene)
    return text(pad(left, WIDTH - right.cell_len), right)


def _cycle(scene: Scene) -> Text:
    """AN-1.4: the colours of the codex, the present one in brackets."""
    letters = [
        Text(f"[{colour[0].upper()}]", pieces.ink_on(colour))
        if colour == scene.view.colour
        else Text(f" {colour[0].upper()} ", pieces.BANDS[colour][0])
        for colour in CYCLE
    ]
    return text((scene.label("codex") + " ", QUIET), Text("→", QUIET).join(letters))


def _seat(scene: Scene, seat: int, wand: str) -> Text:
    """Whose turn, wand, name and crystals."""
    name = scene.player(seat, LONGEST_NAME, LONGEST_NAME)
    have = scene.view.crystals[seat]
    return text(
        ("► " if scene.view.actor == seat else "  ", "bold"),
        (f"{wand} ", "bold"),
        (name, "bold"),
        " " * max(1, LONGEST_NAME + 1 - len(name)),
        (pieces.gems(have, scene.view.goal, "◆", "◇"), "bold"),
        (f" {have}/{scene.view.goal}", QUIET),
    )


def _opponent(scene: Scene, seat: int) -> list[Text]:
    line = text(_seat(scene, seat, "▼"), "  ")
    for code in scene.view.hands[seat]:
        symbol = facts.symbol_of(code) if code is not None else None
        word = scene.pick(SYMBOL_WORDS[symbol]) if symbol is not None else ""
        line.append_text(pieces.chip(code, shown=code in scene.view.revealed))
        line.append(f" {word:9} ")
    line.rstrip()
    return [line, _their_wand(scene.view.wands[seat], facts.ahead(seat))]


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


def _timeline(scene: Scene) -> list[Text]:
    cards = [
        pieces.card(code, place in scene.marks.places)
        for place, code in enumerate(scene.view.timeline)
    ]
    return [*beside([*cards, _codex(scene)]), _places(scene)]


def _codex(scene: Scene) -> Picture:
    inner = WIDTH - ROW_WIDTH - 3
    word = Text(" " * inner)
    if scene.view.colour is not None:
        word = Text(scene.colour(scene.view.colour).ljust(inner), pieces.ink_on(scene.view.colour))
    label = Text(scene.label("codex").ljust(inner))
    return pieces.framed(label, word, DOUBLE, QUIET)


def _places(scene: Scene) -> Text:
    """Numbers under the row: [7] can be reached, ↕7↕ is being exchanged; then the next colour."""
    exchanged = facts.places(scene.view.swap) if scene.view.swap else []
    line = Text()
    for place in range(ROW):
        number, style = f" {place} ", QUIET
        if place in scene.marks.places:
            number, style = f"[{place}]", BRASS_CHIP
        elif place in exchanged:
            number, style = f"↕{place}↕", "bold"
        line.append("  ").append(number, style).append("   ")
    if scene.view.colour is not None:
        later = facts.next_colour(scene.view.colour)
        line.append(f"→{scene.colour(later)}", pieces.BANDS[later][0])
    return line


def _my_wand(scene: Scene, seat: int) -> Text:
    """Below the row: a solid line into the future, a dashed one into the past."""
    place, ahead = scene.view.wands[seat], facts.ahead(seat)
    future = scene.label("my-future" if scene.view.seat == seat else "future")
    if place is None:
        hint = f"{future} ──►" if ahead > 0 else f"◄── {future}"
        return Text(hint.rjust(ROW_WIDTH) if ahead > 0 else hint, QUIET)
    column = _column(place)
    past = scene.label("past")
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


def _hand(scene: Scene, seat: int) -> list[Text]:
    cards = [
        pieces.wide_card(
            code, scene.lang, scene.marks.cards.get(code or ""), code in scene.view.revealed
        )
        for code in scene.view.hands[seat]
    ]
    cards += [[Text(" " * WIDE_CARD) for _ in range(4)]] * (HAND - len(cards))
    return beside([*cards, _legend(scene)])


def _legend(scene: Scene) -> Picture:
    """What the signs of the symbols mean."""
    entries = [
        f"{sign:4} {scene.pick(SYMBOL_WORDS[symbol]):9} " for symbol, sign in pieces.SIGNS.items()
    ]
    rows = ["".join(entries[:2]), "".join(entries[2:])]
    return [Text(), *(Text(f" {row}".rstrip(), QUIET) for row in rows), Text()]


def _solo(scene: Scene) -> list[Text]:
    lines = [_pile(scene), _row(scene, "unseen", _codes(scene.view.unseen))]
    if scene.view.options.shrine:
        lines += _shrine(scene)
    if scene.view.removed:
        lines.append(_row(scene, "removed", _codes(scene.view.removed)))
    return [*lines, Text()]


def _row(scene: Scene, key: str, content: Text) -> Text:
    return text((scene.label(key).ljust(scene.label_width), QUIET), content)


def _codes(codes: list[str]) -> Text:
    return Text(" ").join(Text(code, pieces.tint(code)) for code in codes)


def _pile(scene: Scene) -> Text:
    assert scene.view.options.solo is not None
    full = SOLO_STONES[1 + LEVELS.index(scene.view.options.solo)]
    size, stones = scene.view.pile or 0, scene.view.stones or 0
    line = _row(scene, "pile", Text(f"{'▒' * min(size, ROW)} {size}".ljust(ROW + 4)))
    line.append(f"{scene.label('stones')} ", QUIET)
    line.append(pieces.gems(stones, full, "●", "○"), "bold")
    if scene.view.drawn is not None:
        line.append(f"  {scene.label('drawn')} ", QUIET)
        line.append_text(pieces.chip(scene.view.drawn))
        line.append(f" {CardName(scene.view.drawn).form(scene.lang, '')}")
    return line


def _shrine(scene: Scene) -> list[Text]:
    chips = [pieces.chip(code, code in scene.marks.cards) for code in scene.view.shrine]
    chips += [Text(" ·· ", QUIET)] * (SHRINE_PLACES - len(chips))
    colours, numbers, symbols = facts.missing(scene.view.shrine)
    groups = [
        " ".join(scene.colour(colour) for colour in colours),
        " ".join(str(number) for number in numbers),
        " ".join(scene.pick(SYMBOL_WORDS[symbol]) for symbol in symbols),
    ]
    lacking = " · ".join(group for group in groups if group) or scene.label("nothing")
    return [
        _row(scene, "shrine", Text(" ").join(chips)),
        _row(scene, "missing", Text(lacking)),
    ]
