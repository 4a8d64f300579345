"""Why the actor cannot make a move, from his own view: in both languages, and never wrong."""

from collections.abc import Callable
from typing import Final

from spieluhr.core.names import Facts, say_both
from spieluhr.core.words import Both
from spieluhr.games.perfect_moment import facts
from spieluhr.games.perfect_moment.asking import question
from spieluhr.games.perfect_moment.catalogue import PROMPT, WHY_NOT
from spieluhr.games.perfect_moment.moves import MOVE_OF
from spieluhr.games.perfect_moment.names import CardName, ItemName, Opponent, card_list
from spieluhr.games.perfect_moment.schema import View

Reason = tuple[str, Facts]  # a key of WHY_NOT and its facts
CHANCE_VERBS: Final = ("deal", "draw", "look", "flip")
# The first words that a step listens to; a step that turns a card or lays one has its own word.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "act": ("use", "score", "end"),
    "own": ("own",),
    "give": ("give",),
    "end": ("bottom", "top"),
    **dict.fromkeys(("face", "facefirst", "faceextra"), ("face",)),
    **dict.fromkeys(("faceright", "faceplan", "facering"), ("face",)),
    "turn1": ("turn",),
    "turn2": ("turn", "stop"),
    "turnother": ("turn",),
    **dict.fromkeys(("bottom1", "bottom2"), ("bottom",)),
    **dict.fromkeys(("top1", "top2", "shed", "stack"), ("top",)),
    "sort": ("bottom", "top"),
    "answer": ("yes", "no"),
    "choose": ("use",),
    **dict.fromkeys(("swap1", "swap2"), ("swap", "stop")),
    **dict.fromkeys(("pick1", "pick2"), ("pick",)),
    **dict.fromkeys(("fill", "fillother", "lay"), ("place",)),
    "aces": ("score", "bottom", "top", "stop"),
    "steal": ("steal",),
    "knife": ("score", "stop"),
}


def why_not(view: View, move: str) -> Both | None:
    """None if the move is legal or no move at all, or the view does not tell."""
    reason = _reason(view, move)
    if reason is None:
        return None
    key, told = reason
    return say_both(WHY_NOT[key], {"other": _other(view), **told})


def _other(view: View) -> Opponent:
    return Opponent(view.options.solo)


def _reason(view: View, move: str) -> Reason | None:
    verb, *words = move.split(" ")
    if move not in MOVE_OF:
        return None
    if verb in CHANCE_VERBS:
        return "chance", {}
    if view.actor == "over":
        return "over", {}
    if view.actor == "chance":
        return "wait", {}
    if view.actor != view.seat:
        return "turn", {}
    if verb not in VERBS[facts.frame(view).step]:
        return _now(view)
    return CHECKS[verb](view, words) if verb in CHECKS else None


def _now(view: View) -> Reason:
    """Something else is asked."""
    key, told = question(view, _other(view))
    return "now", {"asked": say_both(PROMPT[key], told)}


def _use(view: View, words: list[str]) -> Reason | None:
    item, place = words
    if facts.is_armor_choice(view):
        return _armor(view, item, place)
    if view.uses == 0:
        return "no-uses", {}
    if place != "paradox":
        return _facing(view, item, place, facts.decider(view), "faces-other")
    assert view.paradox is not None
    near = view.paradox.deck
    told: Facts = {"card": CardName(view.paradox.card), "item": ItemName(item)}
    if not isinstance(near, str) or near == item:
        return None
    return "not-to-deck", {**told, "near": ItemName(near)}


def _facing(view: View, item: str, place: str, towards: int, key: str) -> Reason | None:
    """Does the item at that place face the seat?"""
    lying = facts.at(view, facts.decider(view), place)
    if lying is None or lying.faces[towards] == item:
        return None
    told: Facts = {"place": place, "card": CardName(lying.card), "item": ItemName(item)}
    if item not in lying.faces:
        return "no-such-item", told
    return key, {**told, "near": ItemName(lying.faces[towards])}


def _armor(view: View, item: str, place: str) -> Reason | None:
    """PM-6.6, PM-6.8."""
    if place not in ("opp1", "opp2"):
        return "armor-place", {}
    reason = _facing(view, item, place, 1 - facts.decider(view), "armor-faces")
    if reason is None and item in facts.carried_out(view):
        return "barred", {"item": ItemName(item)}
    return reason


def _score(view: View, words: list[str]) -> Reason | None:
    top, target = facts.frame(view), words[-1]
    if top.step != "act":
        return _score_by_item(view, words)
    if words[0] == "fragment":
        return _fragment(view, target)
    if target not in ("plan", "paradox"):
        return "score-what", {}
    card: str | None = facts.hand(view, facts.decider(view))[0]
    if target == "paradox":
        card = view.paradox.card if view.paradox is not None else None
    return None if view.worth.get(target) else ("worthless", {"card": CardName(card)})


def _score_by_item(view: View, words: list[str]) -> Reason | None:
    """aces, knife: exactly one card may be scored."""
    by_knife = facts.frame(view).do == "knife"
    card = view.hands[1 - facts.decider(view)][0] if by_knife else facts.looked(view)
    if words != [card]:
        return "score-only", {"card": CardName(card)}
    return None if view.worth.get(words[0]) else ("worthless", {"card": CardName(card)})


def _fragment(view: View, card: str) -> Reason | None:
    """PM-4.5."""
    told: Facts = {"card": CardName(card)}
    if card not in [*view.fragments[0], *view.fragments[1]]:
        return "no-fragment", told
    found = facts.found(view, facts.decider(view), card)
    if len(found) == 1:
        return "fragment-one", {**told, "item": ItemName(next(iter(found)))}
    return None if found else ("worthless", told)


def _held(view: View, words: list[str]) -> Reason | None:
    """own, give, place: from the hand, or from what was drawn for it."""
    told: Facts = {"card": CardName(words[0])}
    if facts.frame(view).step == "lay":
        drawn = facts.drawn(view)
        return None if words[0] in drawn else ("not-drawn", {**told, "drawn": card_list(drawn)})
    return None if words[0] in facts.hand(view, facts.decider(view)) else ("not-held", told)


def _bottom(view: View, words: list[str]) -> Reason | None:
    step, card = facts.frame(view).step, words[0]
    if step == "aces":
        looked = facts.looked(view)
        return None if card == looked else ("aces-bottom", {"card": CardName(looked)})
    if step == "sort":
        topped = facts.frame(view).topped
        return _lifted(view, card) or (("topped", {}) if topped else None)
    return _mine(view, card, step)


def _top(view: View, words: list[str]) -> Reason | None:
    step, card = facts.frame(view).step, words[0]
    if step == "end" and view.options.solo:  # PM-7.1
        return "no-top-solo", {}
    if step in ("sort", "stack"):
        return _lifted(view, card)
    if step == "aces" and card == facts.looked(view):
        return "aces-top", {"card": CardName(card)}
    return _mine(view, card, step)


def _lifted(view: View, card: str) -> Reason | None:
    lifted = facts.lifted(view)
    if card in lifted:
        return None
    return "not-lifted", {"card": CardName(card), "lifted": card_list(lifted)}


def _mine(view: View, card: str, step: str) -> Reason | None:
    seat, told = facts.decider(view), {"card": CardName(card)}
    if step == "end":
        return None if card in facts.hand(view, seat) else ("not-held", {**told})
    if card in facts.display(view, seat):
        return None
    if step == "shed":
        return "not-shown", {**told}
    return None if card in facts.hand(view, seat) else ("not-yours", {**told})


def _turn(view: View, words: list[str]) -> Reason | None:
    step, is_own = facts.frame(view).step, words[0].startswith("own")
    if step == "turnother":
        return ("wallet-other", {}) if is_own else None
    if not is_own:
        return "map-own", {}
    return ("map-once", {}) if step == "turn2" and words[0] == "own1" else None


def _swap(view: View, words: list[str]) -> Reason | None:
    plan = facts.hand(view, facts.decider(view))[0]
    if words[1] in facts.items(plan):
        return None
    return "not-on-plan", {"card": CardName(plan), "item": ItemName(words[1])}


def _pick(view: View, words: list[str]) -> Reason | None:
    for_echo = facts.frame(view).step == "pick2" and view.options.solo
    if words[0].startswith("opp") == for_echo:
        return None
    return ("pick-echo" if for_echo else "pick-own"), {}


def _face(view: View, words: list[str]) -> Reason | None:
    card = facts.frame(view).card
    if facts.frame(view).step == "face":
        card = view.paradox.card if view.paradox is not None else None
    if card is None or words[0] in facts.items(card):
        return None
    return "not-on-card", {"card": CardName(card), "item": ItemName(words[0])}


def _steal(view: View, words: list[str]) -> Reason | None:
    theirs = view.fragments[1 - facts.decider(view)]
    return None if words[0] in theirs else ("not-theirs", {"card": CardName(words[0])})


CHECKS: Final[dict[str, Callable[[View, list[str]], Reason | None]]] = {
    "use": _use,
    "score": _score,
    "own": _held,
    "give": _held,
    "place": _held,
    "bottom": _bottom,
    "top": _top,
    "turn": _turn,
    "swap": _swap,
    "pick": _pick,
    "face": _face,
    "steal": _steal,
}
