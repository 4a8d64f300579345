"""Why the actor cannot make a move, from their own view, in both languages."""

from typing import Final

from spieluhr.core.words import Both
from spieluhr.games.dragonkeepers.components import KIND_OF
from spieluhr.games.dragonkeepers.knowledge.schema import Request, View
from spieluhr.games.dragonkeepers.notation.moves import TEXTS
from spieluhr.games.dragonkeepers.words import facts
from spieluhr.games.dragonkeepers.words.names import (
    CardName,
    ColourName,
    Dragons,
    SideName,
    chest_facts,
)
from spieluhr.games.dragonkeepers.words.sentences.refuse import REFUSE
from spieluhr.kit.words import Facts, Line, not_asked, reason_given

CHANCE_VERBS: Final = ("reveal", "page", "start", "remove", "pearl")
PHASES_OF: Final = {
    "take": ("take",),
    "stop": ("take", "crystal", "return"),
    "crystal": ("crystal",),
    "book": ("act",),
    "lay": ("act", "along", "lay"),
    "pass": ("act", "along"),
    "again": ("return",),
    "end": ("end",),
}


def refuse(view: View, move: str) -> Both | None:
    """None if the move is legal, or no move at all."""
    return reason_given(REFUSE, _reason(view, move))


def is_legal(view: View, move: str) -> bool:
    """Is there no reason against it? Looked for without putting one into words."""
    return _reason(view, move) is None


def _reason(view: View, move: str) -> Line | None:
    if move not in TEXTS.moves:
        return None
    verb, *words = move.split(" ")
    if verb in CHANCE_VERBS:
        return "chance", {}
    return (
        not_asked(view.table.actor, view.seat)
        or _not_now(view, verb, words)
        or _problem(view, verb, words)
    )


def _not_now(view: View, verb: str, words: list[str]) -> Line | None:
    phase, used = view.table.phase, facts.power(view)
    phases = PHASES_OF.get(verb, ("take",) if words == ["wind"] else ("act",))
    if verb == "chest" and words[0] not in view.table.options.chests:
        return "chest-absent", chest_facts(words[0])
    if verb == "chest" and used is not None:  # DK-5.1
        return "chest-used", chest_facts(used)
    if words == ["wind"] and phase == "act" and view.table.taken:
        return "wind-late", chest_facts("wind")
    if phase not in phases:
        return f"now.{phase}", {}
    if facts.is_bound(view) and verb != "lay" and used is not None:
        return "bound", chest_facts(used)
    return None


def _problem(view: View, verb: str, words: list[str]) -> Line | None:
    if verb == "take":
        open_place = facts.place(view, words[0]) is None
        return ("open", {"side": SideName(words[0])}) if open_place else None
    if verb == "stop" and view.table.phase == "take":
        return {0: ("first", {}), 3: ("paid", {})}.get(view.table.taken)
    if verb == "book":
        return _book(view, words[0])
    if verb == "lay":
        return _lay(view, words[0])
    return _chest(view, words) if verb == "chest" else None


def _not_held(view: View, card: str) -> Line | None:
    if card in facts.hand(view, facts.mover(view)):
        return None
    return "not-held", {"card": CardName(card)}


def _book(view: View, card: str) -> Line | None:
    side = facts.side_of(card)
    if side in view.table.changed:  # DK-3.3
        return "changed", {"side": SideName(side)}
    return _not_held(view, card)


def _lay(view: View, card: str) -> Line | None:
    colour = facts.colour(view)
    if not facts.fits(card, colour):
        return "colour", {"colour": ColourName(colour), "card": CardName(card)}
    if (missing := _not_held(view, card)) is not None:
        return missing
    if not view.table.laying:
        whole = _whole_lay(view, facts.request(view))
        if whole is not None or card == facts.JOKER:
            return whole or ("joker-first", {})
    return _order(view, card)


def _order(view: View, card: str) -> Line | None:
    """DK-7.3: cards come in the order of DK-7.2, and enough must be left."""
    laying = view.table.laying
    if laying and KIND_OF[card] < KIND_OF[laying[-1]]:
        return "order", {"card": CardName(card), "last": CardName(laying[-1])}
    cards = facts.usable(facts.hand(view, facts.mover(view)), facts.colour(view))
    held = sum(1 for code in cards if KIND_OF[code] >= KIND_OF[card])
    left = facts.request(view).number - len(laying)
    if held >= left:
        return None
    return "too-late", {"card": CardName(card), "held": held, "left": left}


def _whole_lay(view: View, asked: Request) -> Line | None:
    """Why the hand has no such lay at all."""
    key = facts.lay_problem(view, asked)
    if key is None:
        return None
    dragons = Dragons(asked.number, asked.colour)
    names: Facts = {"colour": ColourName(asked.colour), "dragons": dragons}
    return key, {**names, "held": facts.held(view, asked)}


def _chest(view: View, words: list[str]) -> Line | None:
    name = words[0]
    if view.table.crystals[facts.mover(view)] == 0:
        return "no-crystal", chest_facts(name)
    if name == "wind":
        return ("wind-late", chest_facts(name)) if view.table.taken else None
    if name == "barter":
        return None if view.table.supply.backlight else ("barter-none", {})
    if name == "return":
        return _return(view, words[1])
    return _binding(view, " ".join(words))


def _return(view: View, colour: str) -> Line | None:
    cards = facts.stack(view, facts.mover(view), colour)
    if len(cards) > 1:
        return None
    return ("return-one" if cards else "return-none"), {"colour": ColourName(colour)}


def _binding(view: View, power: str) -> Line | None:
    """DK-5.4: offered only if that lay is possible."""
    then = view.previews.get(f"chest {power}")
    if then is not None:
        return _whole_lay(view, then)
    if power == "thrift":
        return "thrift-one", {}
    return "page-bounds", {"number": facts.number(view), **chest_facts(power)}
