"""The table in the terminal, eighty columns wide."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from spieluhr.core.words import Reader
from spieluhr.games.dragonkeepers.components import COLOURS, LETTERS, SIDES
from spieluhr.games.dragonkeepers.knowledge.schema import Stack, View
from spieluhr.games.dragonkeepers.terminal import labels, pieces
from spieluhr.games.dragonkeepers.terminal.hand import own_hand
from spieluhr.games.dragonkeepers.terminal.pieces import LABEL, TO_BOOK
from spieluhr.games.dragonkeepers.terminal.scene import Scene
from spieluhr.games.dragonkeepers.words import facts
from spieluhr.kit.terminal import (
    BRASS,
    QUIET,
    WIDTH,
    YOU_CAN,
    Picture,
    beside,
    clip,
    flow,
    pad,
    printed,
    rule,
    text,
)

NAME: Final = 19
OWN_NAME: Final = 10
COLUMNS: Final = (
    ("pieces", 8),
    ("amulets", 10),
    ("pearls", 9),
    ("coat", 8),
    ("crystals", 11),
    ("eggs", 7),
)


def draw(view: View, reader: Reader, legal: list[str]) -> RenderableType:
    """What this view shows; what can be touched, among these legal moves, has a sign of brass."""
    scene = Scene(view, reader, legal)
    lines = [_header(scene), rule()]
    lines += [*_book(scene), *_request(scene), *_rewards(scene)]
    lines += [_columns(scene)]
    for seat in scene.seats:
        lines += [_seat(scene, seat), *_row(scene, seat)]
    lines += [*_supply(scene), *_chests(scene), *_now(scene)]
    lines.append(rule())
    lines += _colours(scene) if view.seat is None else own_hand(scene, view.seat)
    lines += _offers(scene)
    return printed(lines)


def _header(scene: Scene) -> Text:
    position, view = scene.position, scene.view
    when = "over" if position.phase == "over" else "turn" if position.turn else "set-up"
    parts = [scene.label(when, turn=position.turn)]
    if when == "turn":
        mine = position.active == view.seat
        key = "whose.mine" if mine else "whose"
        parts.append(scene.label(key, name=scene.who(position.active)))
    if position.last:
        parts.append(scene.label("last"))
    left = text((scene.label("title"), "bold"), *((f" · {part}", "") for part in parts))
    right = scene.label("goal", done=sum(view.amulets), goal=view.end_amulets)
    return text(pad(left, WIDTH - len(right) - 1), " ", (right, "bold"))


def _book(scene: Scene) -> Picture:
    """The open book between the two places of the display."""
    view = scene.view
    number = view.page_number
    word = scene.label("dragons.one" if number == 1 else "dragons") if number else ""
    colour = view.page_colour
    name = f"{pieces.letter(colour)} {scene.colour(colour)}" if colour is not None else ""
    title = scene.label("book")
    parts = [
        _display(scene, "left"),
        pieces.page(str(number) if number else None, word, title, _pile(scene, "left")),
        pieces.page(colour, name, None, _pile(scene, "right")),
        _display(scene, "right"),
    ]
    return beside(parts, gap="")


def _pile(scene: Scene, side: str) -> str:
    """A page that was put there openly has a front that all know (DK-3.11)."""
    pile = scene.position.book.left if side == "left" else scene.position.book.right
    code = pile.top[0] if pile.top else "?"
    if code[0] == "?":
        return scene.label("pile", size=pile.size)
    colour = pieces.colour_of(code)
    front = scene.label("joker") if colour is None else pieces.letter(colour)
    return scene.label("pile.front", size=pile.size, front=front)


def _display(scene: Scene, side: str) -> Picture:
    display = scene.position.display
    code = display.left if side == "left" else display.right
    marked = side in scene.marks.takes
    if code is None:
        none = [Text(scene.label(f"display.{side}"), QUIET), Text(scene.label("empty"), QUIET)]
        return pieces.framed([*none, Text(), Text()], Text(), QUIET, False)
    head = text((f"{YOU_CAN}take {side}", BRASS) if marked else scene.label(f"display.{side}"))
    colour = pieces.colour_of(code)
    front = f"{pieces.JOKER_SIGN}  {scene.label('joker')}"
    if colour is not None:
        front = f"{pieces.letter(colour)} {scene.colour(colour)}"
    back = code[1]
    shown = pieces.back_sign(back)
    if back in LETTERS:
        shown += f" {scene.colour(COLOURS[LETTERS.index(back)])}"
    lines = [
        head,
        pad(Text(front), pieces.CARD - 4),
        Text(f"{scene.label('back')} {shown}"),
        Text(f"{scene.label('start')}" if code.endswith("s") else ""),
    ]
    lines[1].stylize(pieces.ink_on(colour))
    style = pieces.PAPER[colour] if colour is not None else ""
    return pieces.framed(lines, Text(f" {code} ", "bold"), style, marked)


def _request(scene: Scene) -> Picture:
    """What the book asks for, and what it gives (DK-3.4, DK-3.6)."""
    view = scene.view
    number, colour = view.page_number, view.page_colour
    if number is None or colour is None:
        return [Text(scene.label("ask.none"), QUIET)]
    one = number == 1
    form = scene.pick(labels.COLOUR_FORMS[colour][0 if one else 1])
    dragons = f"{number} {form} {scene.label('dragons.one' if one else 'dragons')}"
    asked = facts.request(view)
    request = text((f"{scene.label('ask')} ", ""), (dragons, "bold"))
    if (asked.number, asked.paid) != (number, number):
        request.append(f" ({scene.label('chest.size', count=asked.number)})", "bold")
    gained = [
        f"{count} {scene.pick(labels.REWARD_WORDS[key][0 if count == 1 else 1])}"
        for key, count in pieces.reward_counts(view.rewards[str(asked.paid)])
    ]
    return flow(text(request, " → "), [Text(part, "bold") for part in gained], joint=" + ")


def _rewards(scene: Scene) -> Picture:
    rewards = [f"{n} {pieces.reward_signs(reward)}" for n, reward in scene.view.rewards.items()]
    legend = [
        f"{sign} {scene.pick(labels.REWARD_LEGEND[key])}"
        for key, sign in pieces.REWARD_SIGNS.items()
    ]
    table = scene.row("rewards", [Text("   ".join(rewards))])
    return [*table, *flow(Text(" " * (LABEL + 1)), [Text("  ".join(legend), QUIET)])]


def _columns(scene: Scene) -> Text:
    keys = [f"{scene.label(key):>{width}}" for key, width in COLUMNS]
    last = scene.label("points" if scene.position.phase == "over" else "hand")
    return Text(" " * NAME + "".join(keys) + f"{last:>{WIDTH - NAME - 53}}", QUIET)


def _seat(scene: Scene, seat: int) -> Text:
    """Who decides, by name, and what lies in front of them."""
    position, view = scene.position, scene.view
    name = scene.player(seat, NAME - 3, OWN_NAME)
    deciding = position.actor == seat
    coat = position.taken_coats[seat]
    counts = {
        "pieces": str(len(position.taken_pieces[seat])),
        "amulets": str(view.amulets[seat]),
        "pearls": pieces.pearls(position.pearls[seat]),
        "coat": "–" if coat is None else str(coat),
        "crystals": str(position.crystals[seat]),
        "eggs": str(position.eggs[seat]),
    }
    over = position.phase == "over"
    last = pieces.points(view, seat) if over else len(position.hands[seat])
    cells = "".join(f"{counts[key]:>{width}}" for key, width in COLUMNS)
    head = pad(Text(("→ " if deciding else "  ") + name, "bold"), NAME)
    return text(head, cells, (f"{last:>{WIDTH - NAME - 53}}", "bold"))


def _row(scene: Scene, seat: int) -> Picture:
    """Stacks from left to right; only the ends are open (DK-3.5). Other hands lie backs up."""
    position, marks = scene.position, scene.marks
    row = position.rows[seat]
    mine = seat == scene.view.seat
    parts = [_stack(scene, seat, stack) for stack in row]
    for side in SIDES if mine else ():
        if side in marks.ends:
            word = Text(f"{YOU_CAN}end {side}", BRASS)
            parts = [word, *parts] if side == "left" else [*parts, word]
    line = text("   ", Text(" │ ", QUIET).join(parts or [Text(scene.label("no-row"), QUIET)]))
    if mine:
        return [line]
    backs = sorted(position.hands[seat], key=lambda code: "12345wgrb6".index(code[1]))
    shown = [code[1].upper() + code[2:] for code in backs]
    room = WIDTH - line.cell_len - 2
    words = scene.label("backs", backs=" ".join(shown) or "–")
    if len(words) > room:
        words = clip(scene.label("backs", backs="".join(shown)), room)
    return [text(pad(line, WIDTH - len(words)), (words, QUIET))]


def _stack(scene: Scene, seat: int, stack: Stack) -> Text:
    is_open = stack.colour not in scene.view.closed[seat]
    state = scene.label("open" if is_open else "closed")
    chip = Text(f"{pieces.letter(stack.colour)} {len(stack.cards)}", "bold")
    if seat == scene.view.seat and stack.colour in scene.marks.returns:
        chip = Text(YOU_CAN + chip.plain, BRASS)
    else:
        chip.stylize(pieces.PAPER[stack.colour])
    return text(chip, (f" {state}", "" if is_open else QUIET))


def _supply(scene: Scene) -> Picture:
    position, supply = scene.position, scene.position.supply
    row = position.pieces
    pile = scene.label("pieces.none")
    if row:
        pile = scene.label("pieces.left", count=len(row), low=row[0], high=row[-1])
    parts = [pile]
    for key, count in (("crystal", supply.crystals), ("backlight", supply.backlight)):
        parts.append(f"{count} {scene.pick(labels.REWARD_WORDS[key][0 if count == 1 else 1])}")
    parts.append(f"{supply.eggs} {scene.label('eggs')}")
    coats = " ".join(str(value) for value in position.coats) or "–"
    parts.append(scene.label("coats.left", coats=coats))
    parts.append(scene.label("pearls.left", red=supply.red, blue=supply.blue))
    return scene.row("supply", [Text(part) for part in parts])


def _chests(scene: Scene) -> Picture:
    position = scene.position
    names = [scene.chest(name) for name in position.options.chests]
    if not names:
        return []
    used = scene.label("chest.free")
    if position.chest is not None:
        used = scene.label("chest.used", chest=scene.chest(position.chest.split(" ")[0]))
    return scene.row("chests", [*(Text(name) for name in names), Text(used, "bold")])


def _now(scene: Scene) -> Picture:
    """Who decides what, and what has happened in this turn."""
    position = scene.position
    what = scene.pick(labels.PHASE_WORDS[position.phase])
    if isinstance(position.actor, int):
        what = scene.label("decides", name=scene.who(position.actor), what=what)
    parts = [Text(what, "bold")]
    if position.taken and position.phase != "over":
        key = "taken.more" if position.taken > 3 else "taken"
        parts.append(Text(scene.label(key, taken=position.taken)))
    if position.changed and position.phase != "over":
        sides = " + ".join(scene.label(side) for side in position.changed)
        parts.append(Text(scene.label("changed", sides=sides)))
    if position.laying:
        more = facts.request(scene.view).number - len(position.laying)
        cards = " ".join(position.laying)
        key = "laying" if more else "laid"
        parts.append(Text(scene.label(key, cards=cards, more=more), "bold"))
    return scene.row("now", parts)


def _colours(scene: Scene) -> Picture:
    """A spectator has no hand that would explain the signs."""
    chips = [Text(f"{pieces.letter(colour)} {scene.colour(colour)}") for colour in COLOURS]
    chips.append(Text(f"6 {pieces.JOKER_SIGN} {scene.label('joker')}"))
    return scene.row("colours", chips)


def _offers(scene: Scene) -> Picture:
    """What can be done now, as it is typed."""
    marks = scene.marks
    parts: list[Text] = []
    for verb, sides in (("take", marks.takes), ("end", marks.ends)):
        if sides:
            parts.append(_offer(scene, [f"{verb} {side}" for side in SIDES if side in sides], verb))
    if marks.lays:
        parts.append(Text(YOU_CAN + scene.label("can.lay"), BRASS))
    if marks.books:
        parts.append(Text(TO_BOOK + scene.label("can.book"), BRASS))
    if marks.returns:
        parts.append(_offer(scene, [scene.label("can.return")], "chest return"))
    for move in marks.others:
        key = "return.stop" if (scene.position.phase, move) == ("return", "stop") else move
        parts.append(_offer(scene, [move], key))
    return scene.row("can", parts, BRASS) if parts else []


def _offer(scene: Scene, moves: list[str], key: str) -> Text:
    typed = " ".join(YOU_CAN + move for move in moves)
    return text((typed, BRASS), f": {scene.pick(labels.MOVE_WORDS[key])}")
