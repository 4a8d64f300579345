"""Why the actor cannot make a move, from their own view, in both languages."""

from collections.abc import Callable
from typing import Final

from spieluhr.core.words import Both
from spieluhr.games.antinomy.components import COLOURS, HAND, ROW
from spieluhr.games.antinomy.knowledge.schema import View
from spieluhr.games.antinomy.notation.moves import TEXTS
from spieluhr.games.antinomy.words import facts
from spieluhr.games.antinomy.words.names import CardName, ColourName, steps
from spieluhr.games.antinomy.words.sentences.refuse import REFUSE
from spieluhr.kit.words import OR, Facts, Line, Listing, not_asked, plain_list, reason_given

CHANCE_VERBS: Final = ("deal", "draw", "reveal", "order")
SOLO_VERBS: Final = ("skip", "remove", "drop", "swap", "replace")
PHASE_OF: Final = {"wand": "place", "play": "move", "skip": "move", "decline": "paradox"}


def refuse(view: View, move: str) -> Both | None:
    """None if the move is legal, or no move at all."""
    return reason_given(REFUSE, _reason(view, move))


def _reason(view: View, move: str) -> Line | None:
    verb, *words = move.split(" ")
    if verb in CHANCE_VERBS:
        return "chance", {}
    if move not in TEXTS.moves:
        return None
    return not_asked(view.actor, view.seat) or _not_now(view, verb) or CHECKS[verb](view, words)


def _not_now(view: View, verb: str) -> Line | None:
    if verb in SOLO_VERBS and not facts.is_solo(view):
        return "solo", {}
    if verb == "drop" and not view.options.shrine:
        return "no-shrine", {}
    if view.phase == PHASE_OF.get(verb, verb):
        return None
    alone = ".solo" if view.phase == "move" and facts.is_solo(view) else ""
    return f"now.{view.phase}{alone}", {}


def _free(view: View, words: list[str]) -> None:
    """Always possible in its phase."""


def _wand(view: View, words: list[str]) -> Line | None:
    place = int(words[0])
    code = facts.at(view, place)
    if facts.colour_of(code) == view.colour:
        return None
    colour = ColourName(_codex(view))
    return "wand-colour", {"place": place, "card": CardName(code), "colour": colour}


def _play(view: View, words: list[str]) -> Line | None:
    card, place = words[0], int(words[1])
    return _not_held(view, card) or play_problem(view, card, place)


def _not_held(view: View, card: str) -> Line | None:
    if card in facts.hand(view, facts.mover(view)):
        return None
    return "not-held", {"card": CardName(card)}


def play_problem(view: View, card: str, place: int) -> Line | None:
    """AN-3.1: why a card of the hand does not lead there."""
    seat, here = facts.mover(view), facts.here(view)
    there = facts.at(view, place)
    ahead = (place - here) * facts.ahead(seat)
    if ahead == 0:
        return "stay", {"place": place}
    if facts.is_flare(there):  # AN-4.3
        return "flare", {"place": place, "card": CardName(there)}
    if ahead > 0:
        room = ROW - 1 - here if seat == 0 else here
        return _future_problem(card, place, ahead, room)
    if facts.is_akin(card, there):
        return None
    return "not-akin", {"place": place, "card": CardName(card), "there": CardName(there)}


def _future_problem(card: str, place: int, distance: int, room: int) -> Line | None:
    number = facts.number_of(card)
    names: Facts = {"card": CardName(card), "steps": steps(number)}
    if number == distance:
        return None
    if number > room:
        return "too-far", {**names, "room": steps(room)}
    return "not-exact", {**names, "place": place, "distance": steps(distance)}


def _paradox(view: View, words: list[str]) -> Line | None:
    if facts.is_solo(view):
        return ("side-later", {}) if words else None
    hand = facts.hand(view, facts.mover(view))
    if facts.common(hand) is None:
        return "nothing-common", {}
    for code in hand:
        if facts.colour_of(code) == view.colour:
            return "codex-colour", {"card": CardName(code)}
    if not words:
        return "name-side", {"sides": _sides(view)}
    return _swap(view, words)


def _swap(view: View, words: list[str]) -> Line | None:
    here, low = facts.here(view), int(words[0][0])
    if low not in (here - HAND, here + 1):
        return "not-beside", {"place": here, "sides": _sides(view)}
    for place in facts.places(words[0]):
        code = facts.at(view, place)
        if facts.is_flare(code):
            return "side-flare", {"place": place, "card": CardName(code)}
    return None


def _sides(view: View) -> Listing:
    spans = [facts.span(low) for low in facts.sides(view, facts.here(view))]
    return plain_list(spans, OR)


def _remove(view: View, words: list[str]) -> Line | None:
    return _not_held(view, words[0])


def _drop(view: View, words: list[str]) -> Line | None:
    return None if words[0] in view.shrine else ("not-in-shrine", {"card": CardName(words[0])})


def _replace(view: View, words: list[str]) -> Line | None:
    assert view.drawn is not None
    code = facts.at(view, int(words[0]))
    fits = [other for other in view.timeline if other and facts.is_like(view.drawn, other)]
    if not fits or code in fits:
        return None
    return "not-like", {"drawn": CardName(view.drawn), "card": CardName(code)}


def _codex(view: View) -> str:
    assert view.colour in COLOURS
    return view.colour


CHECKS: Final[dict[str, Callable[[View, list[str]], Line | None]]] = {
    "wand": _wand,
    "play": _play,
    "skip": _free,
    "decline": _free,
    "paradox": _paradox,
    "remove": _remove,
    "drop": _drop,
    "swap": _swap,
    "replace": _replace,
}
