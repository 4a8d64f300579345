"""What is asked of the actor: the prompt, which is also the answer to a move out of place."""

from typing import Final

from spieluhr.core.names import Facts, Name
from spieluhr.games.perfect_moment import facts
from spieluhr.games.perfect_moment.names import CardName, Count, ItemName
from spieluhr.games.perfect_moment.schema import View

# Steps that ask the same question.
QUESTIONS: Final = {
    **dict.fromkeys(("facefirst", "faceright", "faceplan", "facering"), "face.echo"),
    "faceextra": "face.own",
    **dict.fromkeys(("bottom1", "bottom2"), "bottom"),
    **dict.fromkeys(("top1", "top2"), "top"),
    **dict.fromkeys(("pick1", "pick2"), "pick"),
    "fillother": "fill",
}
SOLO_QUESTIONS: Final = ("end", "answer", "pick2")  # alone they are other ones


def question(view: View, other: Name) -> tuple[str, Facts]:
    """The key of the prompt and its facts."""
    top = facts.frame(view)
    told: Facts = {"other": other, "card": CardName(_card(view))}
    told["uses"] = Count(view.uses, "use", "uses")
    if facts.is_item(top.do):
        told["item"] = ItemName(top.do)
    return _key(view, top.do, top.step), told


def _key(view: View, do: str, step: str) -> str:
    key = QUESTIONS.get(step, step)
    if step in SOLO_QUESTIONS and view.options.solo:
        return f"{key}.solo"
    if step == "act":
        return _act(view)
    if step == "lay" and do == "keys":
        return "keys.lay"
    if step == "knife" and not view.worth.get(_card(view) or ""):
        return "knife.none"
    return key


def _act(view: View) -> str:
    scores = facts.can_score(view)
    if view.uses:
        return "act" if scores else "act.use"
    return "act.score" if scores else "act.end"


def _card(view: View) -> str | None:
    """The card that the question is about."""
    top = facts.frame(view)
    if top.step == "face":
        return view.paradox.card if view.paradox is not None else None
    if top.step == "aces":
        return facts.looked(view)
    if top.step == "knife":
        hand = view.hands[1 - facts.decider(view)]
        return hand[0] if hand else None
    return top.card
