"""The airship boards in the terminal: all in short, the reader's own in full."""

from collections import Counter
from typing import Final

from rich.text import Text

from spieluhr.games.steam_time.components import COLOURS, KINDS
from spieluhr.games.steam_time.knowledge.schema import Colour, Seat
from spieluhr.games.steam_time.terminal import labels, pieces
from spieluhr.games.steam_time.terminal.pieces import LETTER, SEAT_SIGNS, SIGNS, TO, chip, signs
from spieluhr.games.steam_time.terminal.scene import Scene
from spieluhr.kit.terminal import BRASS, QUIET, Picture, flow, pad, text

NAME: Final = 19
COLUMNS: Final = (
    ("gold", 5),
    ("steam", 7),
    ("portal", 7),
    ("esteem", 8),
    ("airships", 9),
    ("upgrades", 9),
    ("expeditions", 7),
    ("missions", 9),
)
GENERATOR: Final = 19
BONUS: Final = 10
MOVE: Final = 15
PAYS: Final = 5
TRADED: Final = 19


def seats(scene: Scene) -> Picture:
    """A line of counts for each seat; for the others also their generators and missions."""
    heads = [f"{scene.label(key):>{width}}" for key, width in COLUMNS]
    lines = [Text(" " * NAME + "".join(heads), QUIET)]
    for seat in scene.seats:
        lines += [_seat(scene, seat), *_short(scene, seat)]
        if seat != scene.view.seat:
            lines += _memory(scene, seat)
    return lines


def _seat(scene: Scene, seat: int) -> Text:
    board = scene.position.seats[seat]
    counts = {
        "gold": str(board.gold),
        "steam": f"{board.steam}/{scene.view.steam_max}",
        "portal": f"{board.portal}/{scene.view.portal_dial}",
        "esteem": str(board.esteem),
        "airships": str(board.airships),
        "upgrades": str(len(board.upgrades)),
        "expeditions": str(len(board.expeditions)),
        "missions": str(len(board.missions)),
    }
    sign = "→" if scene.position.actor == seat else " "
    head = pad(
        Text(f"{sign}{SEAT_SIGNS[seat]} {scene.player(seat, NAME - 4, NAME - 10)}", "bold"), NAME
    )
    cells = [
        (f"{counts[key]:>{width}}", "bold" if key == "esteem" else "") for key, width in COLUMNS
    ]
    return text(head, *cells)


def _short(scene: Scene, seat: int) -> Picture:
    """Generators in short (not the reader's own, drawn below), and what holds for the seat."""
    board = scene.position.seats[seat]
    flags = []
    if board.resting and scene.position.phase == "actions":
        flags.append(scene.label("resting"))
    if waiting := scene.position.extra_actions.count(seat):
        flags.append(scene.label("extra", count=waiting))
    parts = [] if seat == scene.view.seat else [_small(scene, board, c) for c in board.generators]
    shown = [Text("  ").join(parts)] if parts else []
    shown += [Text(flag) for flag in flags]
    return flow(Text("   "), shown, joint="   ") if shown else []


def _small(scene: Scene, board: Seat, colour: Colour) -> Text:
    """`G■■◇·`"""
    held = board.generators[colour]
    slots = scene.view.generators[colour].slots
    filled = "".join("◇" if crystal == "time" else "■" for crystal in held)
    return text(chip(colour), filled, ("·" * (slots - len(held)), QUIET))


def _memory(scene: Scene, seat: int) -> Picture:
    """Other missions lie face down, but all have seen them (section 8)."""
    codes = scene.position.seats[seat].missions
    if not codes:
        return []
    parts = [pieces.quiet(text(f"{code} ", scene.need(code))) for code in codes]
    return flow(Text(f"   {scene.label('missions')} ", QUIET), parts)


def mine(scene: Scene, seat: int) -> Picture:
    """The reader's own board in full."""
    board = scene.position.seats[seat]
    lines = [_generator_head(scene)]
    lines += [_generator(scene, board, seat, colour) for colour in board.generators]
    return [*lines, *_income(scene, board), *_trips(scene, board), *_missions(scene, board)]


def _slots_width(scene: Scene) -> int:
    return 3 * max(generator.slots for generator in scene.view.generators.values()) + 2


def _generator_head(scene: Scene) -> Text:
    slots = pad(Text(scene.label("slots", price=scene.view.surcharge)), _slots_width(scene))
    head = pad(text(" ", (scene.label("generators"), "bold")), GENERATOR)
    left = text(head, (f"{slots.plain}{scene.label('bonus'):{BONUS}}", QUIET))
    if not scene.marks.generators:
        return text(left, (scene.label("on"), QUIET))
    pays = f"{scene.label('pays'):>{MOVE + PAYS}}"
    return text(left, (f"{pays}{TO}{scene.label('gets')}", BRASS))


def _generator(scene: Scene, board: Seat, seat: int, colour: Colour) -> Text:
    marked = colour in scene.marks.generators
    name = scene.pick(labels.GENERATOR_WORDS[colour])
    return text(
        pieces.sign_of(marked),
        chip(colour),
        pad(Text(f" {name}", BRASS if marked else ""), GENERATOR - 2),
        pad(_slots(scene, board, colour), _slots_width(scene)),
        pad(_bonus(scene, board, seat, colour), BONUS),
        _move(scene, colour) if scene.marks.generators else _action(scene, colour),
    )


def _slots(scene: Scene, board: Seat, colour: Colour) -> Text:
    """`[G][◇][ ](2)`: round where filling it costs extra (ST-3.2)."""
    generator = scene.view.generators[colour]
    held = board.generators[colour]
    shown = Text()
    for slot in range(1, generator.slots + 1):
        dear = slot in generator.surcharge_slots
        left, right = "()" if dear else "[]"
        inside = Text(str(scene.view.surcharge) if dear else " ", QUIET)
        if slot <= len(held):
            crystal = held[slot - 1]
            inside = Text(SIGNS["time_crystal"], "bold") if crystal == "time" else chip(crystal)
        shown.append_text(text((left, QUIET), inside, (right, QUIET)))
    return shown


def _bonus(scene: Scene, board: Seat, seat: int, colour: Colour) -> Text:
    held = len(board.generators[colour])
    bonus = scene.view.generators[colour].bonus[seat]
    if not held:
        return Text("–", QUIET)
    if bonus:
        return signs(bonus)
    return Text(scene.label("rewards.one" if held == 1 else "rewards", count=held))


def _action(scene: Scene, colour: str) -> Text:
    """After what the bonus comes."""
    return Text(scene.kind(KINDS[COLOURS.index(colour)]), QUIET)


def _move(scene: Scene, colour: str) -> Text:
    """What can be done with this generator now, as it is typed, and what comes of it."""
    move = scene.marks.generators.get(colour)
    if move is None:
        return Text()
    preview = scene.preview(move)
    traded = pieces.exchange(pieces.paid(preview.pays), scene.gains(preview), PAYS, TRADED)
    return text((f"{move:{MOVE}}", BRASS), traded)


def _income(scene: Scene, board: Seat) -> Picture:
    total: Counter[str] = Counter()
    for code in board.upgrades:
        total.update(scene.view.cards[code].income)
    parts = [signs(total), Text(" ".join(board.upgrades), QUIET)] if total else []
    more = scene.view.portal_dial - board.portal
    dial = Text(scene.label("dial.one" if more == 1 else "dial", more=more))
    return [
        *scene.row("my-income", parts or [Text(scene.label("none"), QUIET)]),
        *scene.row("my-portal", [dial]),
    ]


def _trips(scene: Scene, board: Seat) -> Picture:
    parts = [Text(f"{code} {scene.card_name(code)}") for code in board.expeditions]
    return scene.row("my-trips", parts) if parts else []


def _missions(scene: Scene, board: Seat) -> Picture:
    parts = []
    for code in board.missions:
        done = can_fulfil(board, scene.view.cards[code].need)
        parts.append(
            text(("✓" if done else "✗", "bold" if done else QUIET), f"{code} ", scene.need(code))
        )
    return scene.row("my-missions", parts or [Text(scene.label("none"), QUIET)])


def can_fulfil(board: Seat, need: dict[str, int]) -> bool:
    """This one alone, with what is there now (ST-7.1)."""
    held = {colour: len(crystals) for colour, crystals in board.generators.items()}
    counts = {
        "gold": board.gold,
        "steam": board.steam,
        "upgrades_owned": len(board.upgrades),
        "expeditions_owned": len(board.expeditions),
    }
    left = {colour: n - need.get(colour, 0) for colour, n in held.items()}
    counts["different_colours"] = sum(n > 0 for n in left.values())
    counts["one_colour"] = max(left.values())
    enough = all(counts[key] >= n for key, n in need.items() if key not in LETTER)
    return enough and min(left.values()) >= 0
