"""What is under way in the terminal: revealed encounters, payments, proposals, and the answers."""

from typing import Final

from rich.text import Text

from spieluhr.games.steam_time.knowledge.schema import Half, Todo
from spieluhr.games.steam_time.terminal import labels, pieces
from spieluhr.games.steam_time.terminal.scene import Scene
from spieluhr.kit.terminal import BRASS, QUIET, WIDTH, YOU_CAN, Picture, clip, pad, text

PERSON: Final = 26  # mark, code and name
HALF: Final = 9
CARD: Final = 30


def now(scene: Scene) -> Picture:
    """Who decides what, and what comes after it."""
    parts = [Text(_question(scene), "bold")]
    due = scene.due
    if due is not None and due.do == "pay":
        parts.append(Text(scene.label("missing", left=due.left)))
    lines = [*scene.row("now", parts), *_encounters(scene)]
    if then := _then(scene):
        lines += scene.row("then", then)
    return lines + _proposal(scene)


def _question(scene: Scene) -> str:
    key, facts = _due_question(scene)
    what = scene.reader.say(labels.TODO_WORDS[key], **facts)
    actor = scene.position.actor
    return f"{scene.who(actor)}: {what}" if isinstance(actor, int) else what


def _due_question(scene: Scene) -> tuple[str, dict[str, object]]:
    due, position = scene.due, scene.position
    if position.phase == "over":
        return "over", {}
    if due is None:
        return _turn(scene), {}
    facts: dict[str, object] = {"left": due.left, "mission": due.mission, "bought": due.bought}
    facts["card"] = _paid_for(scene)
    facts["price"] = scene.view.crystal_price
    if isinstance(due.monument, str):
        facts["monument"] = scene.pick(labels.MONUMENT_WORDS[due.monument])
    if isinstance(due.colour, str):
        facts["colour"] = scene.colour(due.colour)
    return due.do, facts


def _turn(scene: Scene) -> str:
    """What the one whose turn it is may do besides passing (ST-5.1, ST-5.4)."""
    position, seat = scene.position, scene.position.turn
    board = position.seats[seat]
    if not board.airships or board.resting:
        return "turn.card"
    is_free = position.card is None
    return "turn" if is_free and (seat != position.start or position.start_moved) else "turn.taken"


def _paid_for(scene: Scene) -> str:
    for entry in reversed(scene.position.todo):
        if isinstance(entry.card, str):
            name = scene.card_name(entry.card)
            return clip(f"{entry.card} {name}".rstrip(), CARD)
    return ""


def _encounters(scene: Scene) -> Picture:
    """Both actions of each revealed card, in words."""
    due = scene.due
    if due is None or due.do not in ("reveal", "choose", "half", "purple"):
        return []
    codes = due.cards if isinstance(due.cards, list) else [str(due.card)]
    return [line for code in codes for line in _encounter(scene, code)]


def _encounter(scene: Scene, code: str) -> Picture:
    card = scene.view.cards[code]
    marked = code in scene.marks.chooses
    name = f"{YOU_CAN if marked else ' '}{code:3} {scene.card_name(code)}"
    head = pad(Text(name, BRASS if marked else "bold"), PERSON)
    lower = "others" if card.purple else "bottom"
    return [
        text(head, _half(scene, "top", card.top)),
        text(" " * PERSON, _half(scene, lower, card.bottom)),
    ]


def _half(scene: Scene, key: str, half: Half) -> Text:
    marked = key in scene.marks.others
    word = f"{YOU_CAN}{key}" if marked else f" {scene.label(key)}"
    said = scene.words(half["gain"])
    if half["pay"]:
        said = f"{scene.words(half['pay'])} → {said}"
    shown = Text(said)
    if shown.cell_len > WIDTH - PERSON - HALF:
        shown = pieces.exchange(pieces.signs(half["pay"]), pieces.amounts(half["gain"]))
    return text((f"{word:{HALF}}", BRASS if marked else QUIET), shown)


def _then(scene: Scene) -> list[Text]:
    """What is left to do after this question, the next first."""
    parts: list[Text] = []
    for entry in reversed(scene.position.todo[:-1]):
        part = _later(scene, entry)
        if part and isinstance(entry.seat, int) and entry.seat != scene.position.actor:
            part = text(f"{scene.who(entry.seat)}: ", part)
        if part:
            parts.append(part)
    return parts


def _later(scene: Scene, entry: Todo) -> Text:
    if isinstance(entry.what, dict):
        return text("→ ", pieces.signs(entry.what))
    if entry.do == "bonus" and isinstance(entry.kind, str):
        return Text(scene.label("then.bonus", kind=scene.kind(entry.kind)))
    if entry.do == "purple":
        return Text(scene.label("then.purple"))
    return Text()


def _proposal(scene: Scene) -> Picture:
    """The missions with which the reader would end best (ST-7.1)."""
    proposal, due = scene.view.proposal, scene.due
    if proposal is None or due is None:
        return []
    said = scene.label("proposal.none")
    if due.do != "fulfil":
        said = scene.label("proposal.answer", answer=scene.view.proposed_answer)
    elif proposal:
        said = scene.label("proposal.some", codes=" ".join(proposal))
    return scene.row("proposal", [Text(said, "bold")])


def offers(scene: Scene) -> Picture:
    """What can be done besides what is marked above, as it is typed."""
    others = scene.marks.others
    steam = [move for move in others if move.startswith("steam ")]
    parts: list[Text] = []
    if steam:
        typed = f"steam 1–{len(steam)}" if len(steam) > 1 else steam[0]
        parts.append(_offer(scene, typed, "steam"))
    parts += [_offer(scene, move, move.split(" ")[0]) for move in others if move not in steam]
    return scene.row("can", parts, BRASS) if parts else []


def _offer(scene: Scene, move: str, key: str) -> Text:
    shown = text((YOU_CAN + move, BRASS), f": {scene.pick(labels.MOVE_WORDS[key])}")
    preview = scene.preview(move)
    if preview.pays or preview.gains:
        traded = pieces.exchange(pieces.paid(preview.pays), scene.gains(preview))
        shown.append_text(text(" ", traded))
    return shown
