"""Why the actor cannot make a move, from their own view, in both languages."""

from collections.abc import Callable
from typing import Final

from spieluhr.core.words import Both
from spieluhr.games.perfect_moment.knowledge.schema import View
from spieluhr.games.perfect_moment.notation.moves import TEXTS
from spieluhr.games.perfect_moment.words import facts
from spieluhr.games.perfect_moment.words.names import CardName, ItemName, Opponent, card_list
from spieluhr.games.perfect_moment.words.prompt import question
from spieluhr.games.perfect_moment.words.sentences.prompt import PROMPT
from spieluhr.games.perfect_moment.words.sentences.refuse import REFUSE
from spieluhr.kit.words import Facts, Line, not_asked, say_both

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


def refuse(view: View, move: str) -> Both | None:
    """None if the move is legal or no move at all, or the view does not tell."""
    reason = _reason(view, move)
    if reason is None:
        return None
    key, names = reason
    return say_both(REFUSE[key], {"other": _other(view), **names})


def _other(view: View) -> Opponent:
    return Opponent(view.options.solo)


def _reason(view: View, move: str) -> Line | None:
    verb, *words = move.split(" ")
    if move not in TEXTS.moves:
        return None
    if verb in CHANCE_VERBS:
        return "chance", {}
    waiting = not_asked(view.actor, view.seat)
    if waiting is not None:
        return waiting
    if verb not in VERBS[facts.frame(view).step]:
        return _now(view)
    return CHECKS[verb](view, words) if verb in CHECKS else None


def _now(view: View) -> Line:
    """Something else is asked."""
    key, names = question(view, _other(view))
    return "now", {"asked": say_both(PROMPT[key], names)}


def _use(view: View, words: list[str]) -> Line | None:
    item, place = words
    if facts.is_armor_choice(view):
        return _armor(view, item, place)
    if view.uses == 0:
        return "no-uses", {}
    if place != "paradox":
        return _facing(view, item, place, facts.decider(view), "faces-other")
    assert view.paradox is not None
    near = view.paradox.deck
    names: Facts = {"card": CardName(view.paradox.card), "item": ItemName(item)}
    if not isinstance(near, str) or near == item:
        return None
    return "not-to-deck", {**names, "near": ItemName(near)}


def _facing(view: View, item: str, place: str, towards: int, key: str) -> Line | None:
    """Does the item at that place face the seat?"""
    lying = facts.at(view, facts.decider(view), place)
    if lying is None or lying.faces[towards] == item:
        return None
    names: Facts = {"card": CardName(lying.card), "item": ItemName(item)}
    if item not in lying.faces:
        return "no-such-item", names
    return key, {**names, "near": ItemName(lying.faces[towards])}


def _armor(view: View, item: str, place: str) -> Line | None:
    """PM-6.6, PM-6.8."""
    if place not in ("opp1", "opp2"):
        return "armor-place", {}
    reason = _facing(view, item, place, 1 - facts.decider(view), "armor-faces")
    if reason is None and item in facts.carried_out(view):
        return "barred", {"item": ItemName(item)}
    return reason


def _score(view: View, words: list[str]) -> Line | None:
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


def _score_by_item(view: View, words: list[str]) -> Line | None:
    """aces, knife: exactly one card may be scored."""
    by_knife = facts.frame(view).do == "knife"
    card = view.hands[1 - facts.decider(view)][0] if by_knife else facts.looked(view)
    if words != [card]:
        return "score-only", {"card": CardName(card)}
    return None if view.worth.get(words[0]) else ("worthless", {"card": CardName(card)})


def _fragment(view: View, card: str) -> Line | None:
    """PM-4.5."""
    names: Facts = {"card": CardName(card)}
    if card not in [*view.fragments[0], *view.fragments[1]]:
        return "no-fragment", names
    items = facts.items_on_display(view, facts.decider(view), card)
    if len(items) == 1:
        return "fragment-one", {**names, "item": ItemName(next(iter(items)))}
    return None if items else ("worthless", names)


def _held(view: View, words: list[str]) -> Line | None:
    """own, give, place: from the hand, or from what was drawn for it."""
    names: Facts = {"card": CardName(words[0])}
    if facts.frame(view).step == "lay":
        drawn = facts.drawn(view)
        return None if words[0] in drawn else ("not-drawn", {**names, "drawn": card_list(drawn)})
    return None if words[0] in facts.hand(view, facts.decider(view)) else ("not-held", names)


def _bottom(view: View, words: list[str]) -> Line | None:
    step, card = facts.frame(view).step, words[0]
    if step == "aces":
        looked = facts.looked(view)
        return None if card == looked else ("aces-bottom", {"card": CardName(looked)})
    if step == "sort":
        topped = facts.frame(view).topped
        return _lifted(view, card) or (("topped", {}) if topped else None)
    return _mine(view, card, step)


def _top(view: View, words: list[str]) -> Line | None:
    step, card = facts.frame(view).step, words[0]
    if step == "end" and view.options.solo:  # PM-7.1
        return "no-top-solo", {}
    if step in ("sort", "stack"):
        return _lifted(view, card)
    if step == "aces" and card == facts.looked(view):
        return "aces-top", {"card": CardName(card)}
    return _mine(view, card, step)


def _lifted(view: View, card: str) -> Line | None:
    lifted = facts.lifted(view)
    if card in lifted:
        return None
    return "not-lifted", {"card": CardName(card), "lifted": card_list(lifted)}


def _mine(view: View, card: str, step: str) -> Line | None:
    seat, names = facts.decider(view), {"card": CardName(card)}
    if step == "end":
        return None if card in facts.hand(view, seat) else ("not-held", {**names})
    if card in facts.display(view, seat):
        return None
    if step == "shed":
        return "not-shown", {**names}
    return None if card in facts.hand(view, seat) else ("not-yours", {**names})


def _turn(view: View, words: list[str]) -> Line | None:
    step, is_own = facts.frame(view).step, words[0].startswith("own")
    if step == "turnother":
        return ("wallet-other", {}) if is_own else None
    if not is_own:
        return "map-own", {}
    return ("map-once", {}) if step == "turn2" and words[0] == "own1" else None


def _swap(view: View, words: list[str]) -> Line | None:
    plan = facts.hand(view, facts.decider(view))[0]
    if words[1] in facts.items(plan):
        return None
    return "not-on-plan", {"card": CardName(plan), "item": ItemName(words[1])}


def _pick(view: View, words: list[str]) -> Line | None:
    for_echo = facts.frame(view).step == "pick2" and view.options.solo
    if words[0].startswith("opp") == for_echo:
        return None
    return ("pick-echo" if for_echo else "pick-own"), {}


def _face(view: View, words: list[str]) -> Line | None:
    card = facts.frame(view).card
    if facts.frame(view).step == "face":
        card = view.paradox.card if view.paradox is not None else None
    if card is None or words[0] in facts.items(card):
        return None
    return "not-on-card", {"card": CardName(card), "item": ItemName(words[0])}


def _steal(view: View, words: list[str]) -> Line | None:
    theirs = view.fragments[1 - facts.decider(view)]
    return None if words[0] in theirs else ("not-theirs", {"card": CardName(words[0])})


CHECKS: Final[dict[str, Callable[[View, list[str]], Line | None]]] = {
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
