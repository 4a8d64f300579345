"""What is asked of the actor, and what those who wait hear."""

from spieluhr.core.words import Reader
from spieluhr.games.antinomy.knowledge.schema import View
from spieluhr.games.antinomy.words import facts
from spieluhr.games.antinomy.words.names import CardName, ColourName
from spieluhr.games.antinomy.words.sentences.prompt import PROMPT, WAITING
from spieluhr.kit.words import Facts, say


def prompt(view: View, reader: Reader) -> str:
    """The question for its actor; for everybody else, whose decision is awaited."""
    names = _names(view)
    if not isinstance(view.actor, int):
        return say(WAITING[view.phase], reader.lang, names)
    if reader.is_me(view.actor):
        return say(PROMPT[_question(view)], reader.lang, names)
    return say(WAITING[view.phase], reader.lang, {**names, "name": reader.name(view.actor)})


def _question(view: View) -> str:
    """Which prompt the actor gets."""
    solo = facts.is_solo(view)
    if view.phase == "move" and solo:
        return "move.solo" if view.previews else "move.stuck"
    if view.phase == "paradox":
        return _paradox_question(view)
    if view.phase == "remove" and view.options.shrine:
        return "remove.shrine"
    return view.phase


def _paradox_question(view: View) -> str:
    if not _is_paradox(view):
        return "paradox.none"
    if facts.is_solo(view):
        return "paradox.solo"
    wins = view.crystals[facts.mover(view)] + 1 >= view.goal  # AN-3.6
    return "paradox.wins" if wins else "paradox"


def _is_paradox(view: View) -> bool:
    assert view.colour is not None
    return facts.paradox(facts.hand(view, facts.mover(view)), view.colour) is not None


def _names(view: View) -> Facts:
    names: Facts = {}
    if view.colour is not None:
        names["colour"] = ColourName(view.colour)
    if view.drawn is not None:
        names["card"] = CardName(view.drawn)
    return names
