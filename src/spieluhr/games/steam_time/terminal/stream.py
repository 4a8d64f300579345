"""The time stream in the terminal: what lies where, who stands there, what it would bring."""

from typing import Final

from rich.text import Text

from spieluhr.games.steam_time.components import COLOURS, KINDS
from spieluhr.games.steam_time.knowledge.schema import (
    CardInfo,
    Colour,
    Kind,
    Preview,
    Row,
    Space,
    SpaceInfo,
)
from spieluhr.games.steam_time.terminal import labels, pieces
from spieluhr.games.steam_time.terminal.pieces import (
    LETTER,
    OPEN,
    SEAT_SIGNS,
    SIGNS,
    TO,
    chip,
    signs,
)
from spieluhr.games.steam_time.terminal.scene import Scene
from spieluhr.kit.terminal import BRASS, QUIET, Picture, pad, text

NAMED: Final = 12  # height and monument
KIND: Final = 12
LIES: Final = 24
RIGHT: Final = 24  # what it would pay and yield
PAYS: Final = 9
MANY: Final = 9  # crystals: more are counted
BRANCHES: Final = "┬├└─"  # first, next, last, only


def stream(scene: Scene) -> Picture:
    """Top to bottom, as it lies."""
    lines = [_head(scene)]
    rows = scene.position.stream
    for height in range(len(rows), 0, -1):
        lines += _monument(scene, rows[height - 1], height)
    return lines


def _head(scene: Scene) -> Text:
    left = text(" ", (scene.label("stream"), "bold"))
    if scene.view.seat is not None and scene.position.phase == "actions":
        left.append(f" · {_reach(scene, scene.view.seat)}", QUIET)
    if not scene.marks.spaces:
        return left
    pays = f"{scene.label('pays'):>{PAYS}}"
    left = pad(left, NAMED + KIND + LIES + 8)
    return text(left, (f"{pays}{TO}{scene.label('gets')}", BRASS))


def _reach(scene: Scene, seat: int) -> str:
    """Where the reader's next airship may go (ST-5.2)."""
    mine = scene.position.seats[seat]
    if not mine.airships or mine.resting:
        return scene.label("reach.none")
    if mine.height is None:
        return scene.label("reach.any")
    top = mine.height == len(scene.position.stream)
    return scene.label("reach.top" if top else "reach.above", height=mine.height)


def _monument(scene: Scene, row: Row, height: int) -> Picture:
    kinds = list(row.spaces)
    name = scene.pick(labels.MONUMENT_WORDS[row.monument])
    lines: Picture = []
    for k, kind in enumerate(kinds):
        left = f"{height} {name}" if k == 0 else ""
        branch = BRANCHES[2 if k else 3] if k == len(kinds) - 1 else BRANCHES[1 if k else 0]
        lines.append(_space(scene, row, kind, height, f"{left:{NAMED}} {branch} "))
    return lines


def _space(scene: Scene, row: Row, kind: Kind, height: int, left: str) -> Text:
    space, key = row.spaces[kind], f"{row.monument} {kind}"
    marked = key in scene.marks.spaces or bool(_touched(scene, row.monument, kind))
    word = scene.kind(kind)
    lies = pad(_lies(scene, kind, space, scene.view.spaces[key]), LIES)
    what = text(chip(COLOURS[KINDS.index(kind)]), f" {word:{KIND - 2}} ", lies)
    if marked:
        what.stylize(BRASS, 2, KIND)
    elif _is_out(scene, space, kind, height):
        what = pieces.quiet(what)
    by = SEAT_SIGNS[space.by] if space.by is not None else " "
    return text(
        pieces.sign_of(marked),
        left[:NAMED],
        (left[NAMED:], QUIET),
        what,
        f" {by} ",
        _right(scene, row.monument, kind, space, height),
    )


def _is_out(scene: Scene, space: Space, kind: str, height: int) -> bool:
    """Taken, empty, or too low for the reader."""
    return space.by is not None or _is_empty(space, kind) or _is_low(scene, height)


def _is_empty(space: Space, kind: str) -> bool:
    return space.card is None or (kind == "crystals" and not space.crystals)


def _is_low(scene: Scene, height: int) -> bool:
    seat = scene.view.seat
    if seat is None or scene.position.phase != "actions" or _mister(scene):
        return False
    mine = scene.position.seats[seat]
    return bool(mine.airships) and not mine.resting and height <= (mine.height or 0)


def _mister(scene: Scene) -> bool:
    return scene.due is not None and scene.due.do == "mister"


def _lies(scene: Scene, kind: str, space: Space, info: SpaceInfo) -> Text:
    shown = Text(scene.label("gone")) if _is_empty(space, kind) else _what(scene, kind, space, info)
    if not info.extra:
        return shown
    return text(shown, " ", *(text("+", part) for part in pieces.amounts(info.extra)))


def _what(scene: Scene, kind: str, space: Space, info: SpaceInfo) -> Text:
    if kind == "gold":
        return Text(f"{info.amount}{SIGNS['gold']}")
    if kind == "encounter":
        return Text(scene.label("cards.one" if info.amount == 1 else "cards", count=info.amount))
    if isinstance(space.crystals, dict):
        price = scene.label("each", price=scene.view.crystal_price)
        return text(_deposit(space.crystals), f" {price}")
    code = str(space.card)
    card = scene.view.cards[code]
    if kind == "mission":
        return text(f"{code} ", scene.need(code))
    return text(pieces.cost(card.colours), TO, _yields(card))


def _deposit(crystals: dict[Colour, int]) -> Text:
    counts = {str(colour): n for colour, n in crystals.items()}
    return pieces.crystals(counts) if sum(counts.values()) <= MANY else signs(counts)


def _yields(card: CardInfo) -> Text:
    """The income of an upgrade, or the reward cells of an expedition from the left."""
    return (
        Text(" ").join(signs(cell) for cell in card.rewards) if card.rewards else signs(card.income)
    )


def _touched(scene: Scene, monument: str, kind: str) -> list[str]:
    """Moves that take a crystal out of this deposit."""
    if kind != "crystals":
        return []
    due = scene.due
    if due is not None and due.do == "buy" and due.monument == monument:
        return [move for move in scene.marks.generators.values() if move.startswith("buy")]
    return scene.marks.picks.get(monument, [])


def _right(scene: Scene, monument: str, kind: str, space: Space, height: int) -> Text:
    """What it would pay and yield, who stands there, or why it is not possible."""
    key = f"{monument} {kind}"
    if key in scene.marks.spaces:
        return _outcome(scene, key, kind, space)
    if touched := _touched(scene, monument, kind):
        return _colours_to_touch(scene, touched)
    if space.by is not None:
        return Text(scene.who(space.by), "" if space.by == scene.view.seat else QUIET)
    if scene.marks.spaces and not _is_out(scene, space, kind, height):
        reason = "unpaid" if isinstance(space.card, str) else "unused"
        return Text(" " * PAYS + scene.label(reason), QUIET)
    return Text()


def _colours_to_touch(scene: Scene, moves: list[str]) -> Text:
    """`buy G 2● K 4●`"""
    parts = [Text(moves[0].split(" ")[0], BRASS)]
    for move in moves:
        gold = scene.preview(move).pays.get("gold", 0)
        parts.append(text(chip(move.split(" ")[-1]), f"{gold}●" if gold else ""))
    return Text(" ").join(parts)


def _outcome(scene: Scene, key: str, kind: str, space: Space) -> Text:
    """The preview of a placement: `BKP 1≈ → 4★ 2↻ …`."""
    preview = scene.preview(scene.marks.spaces[key])
    pays = _price(scene, space, preview)
    gains = scene.gains(preview)
    if kind == "crystals" and not pays:
        pays = Text(f"≥{scene.view.crystal_price}●")
    elif kind == "mission":
        gains.insert(0, Text(str(space.card)))
    if preview.open and preview.gains:
        gains.append(Text(OPEN))
    return pieces.exchange(pays, gains, PAYS, RIGHT)


def _price(scene: Scene, space: Space, preview: Preview) -> Text:
    """With what steam has to help with and is still to be chosen (ST-3.5)."""
    pays = preview.pays
    if not isinstance(space.card, str):
        return pieces.paid(pays)
    handed = sum(n for key, n in pays.items() if key in LETTER or key == "time_crystal")
    missing = max(0, len(scene.view.cards[space.card].colours) - handed)
    steam = pays.get("steam", 0) + missing
    return pieces.paid({**pays, "steam": steam} if steam else pays, missing)
