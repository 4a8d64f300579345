"""The cards on the table as boxes: displays, plans, the paradox beside the deck."""

from collections.abc import Iterator
from itertools import groupby

from rich.text import Text

from spieluhr.games.perfect_moment.knowledge.schema import Lying
from spieluhr.games.perfect_moment.terminal import pieces
from spieluhr.games.perfect_moment.terminal.scene import Scene
from spieluhr.games.perfect_moment.words import facts
from spieluhr.games.perfect_moment.words.names import cards
from spieluhr.kit.terminal import QUIET, WIDTH, Picture, flow, text


def side(scene: Scene, seat: int) -> Picture:
    """Display and hand of a seat."""
    own = "own" if seat == scene.mine else "opp"
    lying = scene.view.displays[seat]
    boxes = [_lying(scene, card, f"{own}{n}") for n, card in enumerate(lying, 1)]
    return pieces.rows([*boxes, *_hand(scene, seat)])


def _lying(scene: Scene, lying: Lying, place: str) -> Picture:
    """PM-2.2: the far end above, the near end below."""
    near, far = lying.faces[scene.mine], lying.faces[scene.theirs]
    used = scene.marks.uses.get(place)
    ends = [
        pieces.end(far, scene.lang, "▲", QUIET, used == far),
        pieces.end(near, scene.lang, "▼", "bold", used == near),
    ]
    marked = place in scene.marks.places or lying.card in scene.marks.cards
    return pieces.framed(place, ends, facts.era(lying.card), marked=marked)


def _hand(scene: Scene, seat: int) -> Iterator[Picture]:
    """The cards that the reader knows, then the others, then Echo's open plan."""
    view, known = scene.view, facts.hand(scene.view, seat)
    label = "plan" if seat == scene.mine else "oppplan"
    if len(view.hands[seat]) != 1 or not view.turn:
        label = scene.label("hand")
    for code in known:
        marked = label in scene.marks.places or code in scene.marks.cards
        yield _held(scene, code, label, _foot(scene, code, label, seat), marked)
    covered = len(view.hands[seat]) - len(known)
    if covered:
        words = "?" if covered == 1 else cards(covered).form(scene.lang, "")
        yield pieces.hidden(label, words, label in scene.marks.places)
    if view.pending and seat == 1 and (plan := facts.frame(view).plan) is not None:
        yield _held(scene, plan, scene.label("open-plan"), Text(), marked=False)


def _held(scene: Scene, code: str, label: str, foot: Text, marked: bool) -> Picture:
    ends = [pieces.end(item, scene.lang, " ", "bold", False) for item in facts.items(code)]
    return pieces.framed(label, ends, facts.era(code), foot, marked)


def _foot(scene: Scene, code: str, label: str, seat: int) -> Text:
    """What a plan gives, and whether both seats know it."""
    view = scene.view
    foot = scene.worth("plan" if label == "plan" else code)
    if seat != view.seat or code in view.known:
        foot.append(f"{' · ' if foot else ''}{scene.label('known')}", QUIET)
    return foot


def middle(scene: Scene) -> Picture:
    """The paradox, and beside it the deck."""
    left, right = _paradox(scene), _deck(scene, WIDTH - pieces.BOX - 2)
    while len(left) < len(right):
        left.append(Text(" " * pieces.BOX))
    while len(right) < len(left):
        right.append(Text())
    return [text(a, "  ", b) for a, b in zip(left, right, strict=True)]


def _paradox(scene: Scene) -> Picture:
    paradox = scene.view.paradox
    if paradox is None:
        return pieces.framed("paradox", [Text(), Text()], None)
    near = paradox.deck if isinstance(paradox.deck, str) else ""
    used = scene.marks.uses.get("paradox")
    ends: list[Text] = []
    for item in sorted(facts.items(paradox.card), key=lambda item: item == near):
        sign, style = ("→", "bold") if item == near else ("·", QUIET)
        ends.append(pieces.end(item, scene.lang, sign, style, used == item))
    marked = not near and scene.marks.faces
    foot = scene.worth("paradox")
    return pieces.framed("paradox", ends, facts.era(paradox.card), foot, marked)


def _deck(scene: Scene, width: int) -> Picture:
    """PM-8.5: known cards from the top; unknown ones in a row are counted."""
    deck = scene.view.deck
    head = Text(scene.label("deck", cards=cards(len(deck))), "bold")
    if not any(deck):
        return [Text(), head, Text("▒" * len(deck), QUIET)]
    head.append(f", {scene.label('from-top')}", QUIET)
    return [Text(), head, *flow(Text(), list(_runs(scene, deck)), width)]


def _runs(scene: Scene, deck: list[str | None]) -> Iterator[Text]:
    for is_known, run in groupby(deck, key=lambda code: code is not None):
        codes = list(run)
        if is_known:
            yield from (scene.card(code, scene.is_hot(code)) for code in codes)
        else:
            yield Text("?" if len(codes) == 1 else f"{len(codes)} × ?", QUIET)
