"""The table in the terminal, eighty columns wide."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from spieluhr.core.words import Reader, pick
from spieluhr.games.perfect_moment.components import GOAL, QUIET_TURNS
from spieluhr.games.perfect_moment.knowledge.schema import View
from spieluhr.games.perfect_moment.terminal import boxes, pieces
from spieluhr.games.perfect_moment.terminal.scene import Scene
from spieluhr.games.perfect_moment.words import facts
from spieluhr.games.perfect_moment.words.names import (
    CardName,
    EraName,
    ItemName,
    cards,
    points,
    uses,
)
from spieluhr.games.perfect_moment.words.sentences.things import ITEM_ACTIONS, ITEM_WORDS, TITLE
from spieluhr.kit.terminal import (
    BRASS,
    HEAVY,
    QUIET,
    WIDTH,
    YOU_CAN,
    Picture,
    flow,
    pad,
    printed,
    rule,
    text,
    wrap,
)
from spieluhr.kit.words import capital

NAME_WIDTH: Final = 18
QUIET_FROM: Final = 11  # fewer quiet turns are no news


def draw(view: View, reader: Reader, legal: list[str]) -> RenderableType:
    """What this view shows; what can be touched, among these legal moves, has the sign of brass."""
    scene = Scene(view, reader, legal)
    lines = [_header(scene), _ruler(scene), *_eras(scene), _seat(scene, scene.theirs)]
    lines += [*_fragments(scene, scene.theirs), *_removed(scene)]
    lines += boxes.side(scene, scene.theirs)
    lines += boxes.middle(scene)
    lines += [*_under_way(scene), *_covered(scene)]
    lines += boxes.side(scene, scene.mine)
    lines += [_seat(scene, scene.mine), *_fragments(scene, scene.mine)]
    lines += [*_legend(scene, lines), *_offers(scene)]
    return printed(lines)


def _header(scene: Scene) -> Text:
    view = scene.view
    when = "over" if view.reason is not None else "turn" if view.turn else "set-up"
    parts = [scene.label(when, turn=view.turn)]
    if view.uses and view.reason is None:
        parts.append(scene.label("uses", uses=uses(view.uses)))
    title = pick(TITLE, scene.lang)
    left = text((title, "bold"), *((f" · {part}", QUIET) for part in parts))
    eras = Text(" ").join(pieces.era_chip(era) for era in view.options.eras)
    return text(pad(left, WIDTH - eras.cell_len), eras)


def _ruler(scene: Scene) -> Text:
    """PM-5.3: with a word when it has been quiet for long."""
    if scene.view.quiet < QUIET_FROM or scene.view.reason is not None:
        return rule()
    words = scene.label("quiet", quiet=scene.view.quiet, most=QUIET_TURNS)
    return Text(f" {words} ".center(WIDTH, "─"), QUIET)


def _eras(scene: Scene) -> Picture:
    """At the beginning, where the three eras lead."""
    names = [Text(EraName(era).form(scene.lang, "")) for era in scene.view.options.eras]
    return scene.row("eras", names) if scene.view.turn == 0 else []


def _seat(scene: Scene, seat: int) -> Text:
    """Who acts, name, points, and the cards scored for good."""
    view, name = scene.view, scene.player(seat, NAME_WIDTH, NAME_WIDTH - 6)
    sign = "● " if view.actor == seat else "  "
    line = text(pad(Text(sign + name, "bold"), NAME_WIDTH + 2), " ")
    if scene.solo and seat == 1:
        return line
    values = [scored.points for scored in view.scored[seat]]
    scored = scene.label("scored", threes=values.count(3), twos=values.count(2))
    return text(line, (_points(scene, view.points[seat]), "bold"), (f"  {scored}", QUIET))


def _points(scene: Scene, have: int) -> str:
    if scene.solo:
        return points(have).form(scene.lang, "")
    return f"{have:2}/{GOAL} {'■' * min(have, GOAL)}{'□' * max(0, GOAL - have)}"


def _fragments(scene: Scene, seat: int) -> Picture:
    codes = scene.view.fragments[seat]
    key = "fading" if scene.solo and seat == 1 else "fragments"
    return scene.row(key, [scene.card(code, scene.is_hot(code)) for code in codes]) * bool(codes)


def _removed(scene: Scene) -> Picture:
    codes = scene.view.removed
    return scene.row("removed", [scene.card(code) for code in codes]) * bool(codes)


def _under_way(scene: Scene) -> Picture:
    """The procedures inside the turn, and the cards that lie beside the table for them."""
    view = scene.view
    if view.reason is not None or not view.pending:
        return []
    top, notes = facts.frame(view), []
    chain = " › ".join(_chain(scene))
    if chain:
        notes.append(Text(chain, "bold"))
    for key, codes in (("drawn", top.drawn), ("lifted", top.cards)):
        shown = [scene.card(code, notation=True) for code in codes]
        if shown:
            notes += [text((f"{scene.label(key)}: ", QUIET), shown[0]), *shown[1:]]
    if top.card is not None:
        mark, style = (YOU_CAN, BRASS) if scene.marks.faces else ("", "")
        name = mark + pieces.card_words(top.card, scene.lang)
        notes.append(Text(f"{name} {scene.label('waits')}", style))
    for pick_made in top.picked:
        notes.append(Text(f"{scene.label('picked')}: {pick_made or '?'}"))
    return scene.row("now", notes) if notes else []


def _chain(scene: Scene) -> Iterator[str]:
    """PM-6.6: what armor carries out has a number."""
    below = ""
    for procedure in scene.view.pending:
        if procedure.do == "echo":
            yield scene.label("echo")
        elif facts.is_item(procedure.do):
            item = ItemName(procedure.do)
            yield scene.label(below, item=item) if below else item.form(scene.lang, "")
        below = ""
        if procedure.do == "armor":
            below = "first" if procedure.step == "second" else "second"


def _covered(scene: Scene) -> Picture:
    """Choices of set-up that are not laid open yet."""
    parts: list[Text] = []
    for seat, choices in enumerate(scene.view.covered):
        known = [choice for choice in choices if choice is not None]
        parts += [Text(_laid(scene, choice)) for choice in known]
        if len(known) < len(choices):
            count = cards(len(choices) - len(known))
            parts.append(Text(scene.label("laid.other", who=scene.seat(seat), cards=count)))
    return scene.row("covered", parts) if parts else []


def _laid(scene: Scene, choice: str) -> str:
    verb, code, *item = choice.split(" ")
    item_name = ItemName(item[0]) if item else None
    other = scene.seat(scene.theirs)
    return scene.label(f"laid.{verb}", card=CardName(code), item=item_name, other=other)


def _legend(scene: Scene, drawn: Picture) -> Picture:
    """What the signs mean."""
    if not any(scene.view.displays):
        return []
    words = [scene.label("near", who=scene.seat(scene.mine))]
    words += [scene.label("far", who=scene.seat(scene.theirs)), scene.label("to-deck")]
    parts = [Text(word, QUIET) for word in words]
    used = "".join(line.plain for line in drawn)
    if signs := " ".join(sign for sign in (YOU_CAN, HEAVY[:3]) if sign[0] in used):
        parts.append(Text(scene.label("usable", signs=signs), BRASS))
    return flow(Text("  "), parts)


def _offers(scene: Scene) -> Picture:
    """The items that can be used now, with what they do."""
    places: dict[str, list[str]] = {}
    for place, item in scene.marks.uses.items():
        places.setdefault(item, []).append(place)
    lines: Picture = []
    for item, where in places.items():
        words = pick(ITEM_ACTIONS[item], scene.lang).split(" ")
        head = text(
            (f"{YOU_CAN} {_capital(scene, item)}", BRASS), (f" {', '.join(where)}: ", QUIET)
        )
        lines += wrap(head, words)
    return lines


def _capital(scene: Scene, item: str) -> str:
    word = pick(ITEM_WORDS[item], scene.lang)
    return pieces.item_words(item, scene.lang).replace(word, capital(word), 1)
