"""The reader's own cards in the terminal, and what they could do."""

from typing import Final

from rich.text import Text

from spieluhr.games.dragonkeepers.components import COLOURS, HIGHEST_PAGE, LETTERS, RING
from spieluhr.games.dragonkeepers.terminal import pieces
from spieluhr.games.dragonkeepers.terminal.pieces import LABEL
from spieluhr.games.dragonkeepers.terminal.scene import Scene
from spieluhr.kit.terminal import QUIET, Picture, flow, pad, text

HAND_CARDS: Final = 46  # where the counts of a colour begin


def own_hand(scene: Scene, seat: int) -> Picture:
    """The reader's hand by front colour, and what it could lay."""
    hand = scene.position.hands[seat]
    head = text((scene.label("my-hand"), "bold"), (f"  {scene.label('codes')}", QUIET))
    right = f" # {scene.label('could'):22} {scene.label('stack')}"
    lines = [text(pad(head, HAND_CARDS), (right, QUIET))]
    for colour in COLOURS:
        lines += _of_colour(scene, seat, colour)
    jokers = [code for code in hand if code == "j6"]
    if jokers:
        label = pad(Text(f"{pieces.JOKER_SIGN}  {scene.label('jokers')}"), LABEL + 1)
        lines += flow(label, _chips(scene, jokers))
    return [*lines, *_my_backs(scene, hand), *_my_pieces(scene, seat)]


def _of_colour(scene: Scene, seat: int, colour: str) -> Picture:
    hand = [code for code in scene.position.hands[seat] if code[0] == colour[0]]
    name = Text(f"{pieces.letter(colour)} {scene.colour(colour)}", f"bold {pieces.PAPER[colour]}")
    cards = _chips(scene, hand) or [Text("–", QUIET)]
    lines = flow(pad(name, LABEL + 1), cards, HAND_CARDS, " ")
    cells = [_could_lay(scene, colour, number) for number in range(1, HIGHEST_PAGE + 1)]
    stack = "new"
    if any(laid.colour == colour for laid in scene.position.rows[seat]):
        stack = "closed" if colour in scene.view.closed[seat] else "open"
    first = text(pad(lines[0], HAND_CARDS), f"{len(hand):>2}  ")
    for cell in cells:
        first.append(cell, QUIET if "·" in cell else "bold")
    return [text(first, f"    {scene.label(stack)}"), *lines[1:]]


def _could_lay(scene: Scene, colour: str, number: int) -> str:
    """In brackets by the book as it lies, else after putting cards of the hand on it."""
    for reach in scene.view.reach:
        if reach.colour == colour and number in reach.numbers:
            return f"[{number}]" if number == reach.now else f" {number} "
    return " · "


def _chips(scene: Scene, codes: list[str]) -> list[Text]:
    marks = scene.marks
    return [
        pieces.chip(code, count, code in marks.lays, code in marks.books)
        for code, count in pieces.counted(codes)
    ]


def _my_backs(scene: Scene, hand: list[str]) -> Picture:
    """The pages that the reader could put on the book (DK-3.3)."""
    parts: list[Text] = []
    touched = {code[1] for code in scene.marks.books}
    for key, backs in (("for-left", "123456"), ("for-right", LETTERS)):
        held = [back for back in backs if any(code[1] == back for code in hand)]
        shown = [pieces.back_chip(back, back in touched) for back in held] or [Text("–")]
        parts.append(text((f"{scene.label(key)} ", QUIET), Text(" ").join(shown)))
    return scene.row("my-backs", parts)


def _my_pieces(scene: Scene, seat: int) -> Picture:
    values = scene.position.taken_pieces[seat]
    parts = [Text(part) for part in pieces.rings(values, RING)] or [Text("–")]
    more = scene.label("to-ring", more=RING - len(values) % RING)
    parts.append(Text(f" {more}", QUIET))
    return flow(text((f"{scene.label('my-pieces')}  ", QUIET)), parts, joint=" ")
