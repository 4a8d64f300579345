"""What is asked of the actor, and what those who wait hear."""

from typing import Final

from spieluhr.core.words import Reader
from spieluhr.games.dragonkeepers.knowledge.schema import View
from spieluhr.games.dragonkeepers.rules.chests import CHEST_WORDS
from spieluhr.games.dragonkeepers.words import explain, facts
from spieluhr.games.dragonkeepers.words.names import ColourName, chest_facts, counted
from spieluhr.games.dragonkeepers.words.refuse import is_legal
from spieluhr.games.dragonkeepers.words.sentences.prompt import PROMPT, WAITING
from spieluhr.games.dragonkeepers.words.sentences.things import SMALL
from spieluhr.kit.words import Facts, Phrase, say

CHEST_MOVES: Final = [f"chest {power}" for power in CHEST_WORDS.values()]


def prompt(view: View, reader: Reader) -> str:
    """The questions for its actor; for everybody else, whose decision is awaited."""
    actor = view.table.actor
    if not isinstance(actor, int):
        return say(WAITING[view.table.phase], reader.lang, {})
    names = _names(view)
    if reader.is_me(actor):
        return " ".join(say(PROMPT[key], reader.lang, names) for key in _questions(view))
    key = "act.bound" if facts.is_bound(view) else view.table.phase
    return say(WAITING[key], reader.lang, {**names, "name": reader.name(actor)})


def _questions(view: View) -> list[str]:
    """Which sentences the prompt of the actor has."""
    table = view.table
    first = ["last"] if table.phase == "act" and table.last else []
    with_chest = any(is_legal(view, move) for move in CHEST_MOVES)
    return [*first, _question(view), *(["chest"] if with_chest else [])]


def _question(view: View) -> str:
    table = view.table
    if table.phase == "take" and table.taken:
        return "take.paid" if table.taken == 3 else "take.more"
    if table.phase not in ("act", "along"):
        return table.phase
    if facts.is_bound(view):
        return "act.bound"
    key: str = table.phase
    if table.phase == "act" and not facts.can_change(view):
        key = "act.done"
    can = facts.lay_problem(view, facts.request(view)) is None
    return key if can else f"{key}.none"


def _names(view: View) -> Facts:
    """What the book asks of the one who decides, and what it gives."""
    table = view.table
    asked = facts.request(view)
    names = explain.demand(view, asked)
    names["left"] = asked.number - len(table.laying)
    names["cards"] = counted(table.taken, "card")
    names["colour"] = ColourName(table.returning or asked.colour)
    names["why"] = _why_none(view, names)
    return names | (chest_facts(table.chest) if table.chest is not None else {})


def _why_none(view: View, names: Facts) -> object:
    """What keeps the one who decides from laying by the book as it lies."""
    asked = facts.request(view)
    problem = facts.lay_problem(view, asked)
    if problem is None or view.table.phase not in ("act", "along") or facts.is_bound(view):
        return ""
    if problem == "too-few" and asked.holdings[facts.mover(view)].jokers:
        problem = "too-few.jokers"
    return Phrase(SMALL[f"why.{problem}"], {**names, "held": facts.held(view, asked)})
