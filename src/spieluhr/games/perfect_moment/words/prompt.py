"""What is asked of the actor, also after a move out of place, and what those who wait hear."""

from typing import Final

from spieluhr.core.words import Reader
from spieluhr.games.perfect_moment.knowledge.schema import View
from spieluhr.games.perfect_moment.words import facts
from spieluhr.games.perfect_moment.words.names import CardName, ItemName, SeatName, uses
from spieluhr.games.perfect_moment.words.sentences.prompt import PROMPT, WAITING
from spieluhr.kit.words import Facts, Line, Name, say

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


def prompt(view: View, reader: Reader) -> str:
    """The question for its actor; for everybody else, whose decision is awaited."""
    if isinstance(view.actor, int) and reader.is_me(view.actor):
        key, names = question(view, SeatName(reader, 1 - view.actor))
        return say(PROMPT[key], reader.lang, names)
    key, names = _waiting(view, reader)
    return say(WAITING[key], reader.lang, names)


def question(view: View, other: Name) -> Line:
    """The key of the prompt and its facts."""
    top = facts.frame(view)
    names: Facts = {"other": other, "card": CardName(_card(view))}
    names["uses"] = uses(view.uses)
    if facts.is_item(top.do):
        names["item"] = ItemName(top.do)
    return _key(view, top.do, top.step), names


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


def _waiting(view: View, reader: Reader) -> Line:
    if view.actor == "over":
        return "over", {}
    top = facts.frame(view)
    if not isinstance(view.actor, int):
        looks = top.step.startswith("look")
        return "deal" if top.do == "setup" else "look" if looks else "draw", {}
    names: Facts = {"who": SeatName(reader, view.actor)}
    if facts.is_item(top.do):
        names["item"] = ItemName(top.do)
    return _waiting_key(view, top.do, top.step), names


def _waiting_key(view: View, do: str, step: str) -> str:
    if do == "setup":
        return "setup.solo" if view.options.solo else "setup"
    if do == "echo":
        return "echo"
    if do == "turn":
        return step
    if step == "fillother":
        return "fill"
    solo_choice = step == "pick2" and view.options.solo  # one's own item, in Echo's place
    return step if step in ("answer", "pick2", "fill") and not solo_choice else "item"
