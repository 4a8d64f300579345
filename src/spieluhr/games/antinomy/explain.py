"""What a legal move would do, said to the one who may make it."""

from spieluhr.core.names import Facts, say, say_both
from spieluhr.core.words import Both, Table
from spieluhr.games.antinomy import facts
from spieluhr.games.antinomy.catalogue import COUNTED, EXPLAIN, KINDS
from spieluhr.games.antinomy.components import CARD_OF, RELICS, ROW, SHRINE_PLACES
from spieluhr.games.antinomy.names import (
    CardName,
    ColourName,
    Listing,
    card_list,
    missing_list,
    steps,
)
from spieluhr.games.antinomy.schema import View

Said = list[tuple[str, Facts]]  # keys of EXPLAIN and their facts


def explain(view: View, move: str, table: Table) -> str:
    verb, *words = move.split(" ")
    said = _said(view, verb, words, table)
    return " ".join(say(EXPLAIN[key], table.lang, told) for key, told in said)


def _said(view: View, verb: str, words: list[str], table: Table) -> Said:
    match verb, words:
        case "wand", [place]:
            return _wand(view, int(place))
        case "play", [card, place]:
            return _play(view, card, int(place), table)
        case "paradox", [] | [_]:
            return _paradox(view, words, table)
        case "decline", []:
            return _decline(view, table)
        case "swap", [span]:
            return _swap(view, span)
        case "remove", [card]:
            return _remove(view, card)
        case "drop", [card]:
            return _drop(view, card)
        case "replace", [place]:
            return _replace(view, int(place))
    return [("skip", {})]


def _wand(view: View, place: int) -> Said:
    right = ROW - 1 - place
    future, past = (right, place) if facts.mover(view) == 0 else (place, right)
    card = CardName(facts.at(view, place))
    return [("wand", {"place": place, "card": card, "future": future, "past": past})]


def _play(view: View, card: str, place: int, table: Table) -> Said:
    seat, taken = facts.mover(view), facts.at(view, place)
    ahead = (place - facts.here(view)) * facts.ahead(seat)
    told: Facts = {
        "steps": steps(abs(ahead)),
        "card": CardName(card),
        "place": place,
        "taken": CardName(taken),
    }
    if ahead < 0:
        told["kind"] = Listing([KINDS[k] for k in facts.shared(card, taken) if k != "number"])
    hand = [code for code in facts.hand(view, seat) if code != card] + [taken]
    said: Said = [("future" if ahead > 0 else "past", told)]
    return said + _after_play(view, hand, place, table)


def _after_play(view: View, hand: list[str], place: int, table: Table) -> Said:
    seat, colour = facts.mover(view), _codex(view)
    kind = facts.paradox(hand, colour)
    said: Said = []
    if kind is not None and facts.sides(view, place):
        said.append(("then-paradox", {"kind": KINDS[kind]}))
    elif facts.is_solo(view):
        return [_stone(view)]
    if not facts.is_solo(view) and view.wands[1 - seat] == place:
        said.append(("then-duel", _duel(view, hand, colour, table)))
    return said


def _duel(view: View, hand: list[str], colour: str, table: Table) -> Facts:
    """AN-3.7: what would count, as far as the reader knows."""
    other = 1 - facts.mover(view)
    low, high = facts.strengths(view, other, colour)
    theirs: Both = (str(low), str(low))
    if low != high:
        theirs = say_both(COUNTED["range"], {"low": low, "high": high})
    mine = facts.strength(hand, colour)
    return {"name": table.name(other), "mine": mine, "theirs": theirs}


def _stone(view: View) -> tuple[str, Facts]:
    """AN-4.6."""
    left = (view.stones or 0) - 1
    return {0: "stone.last", 1: "stone.one"}.get(left, "stone"), {"stones": left}


def _decline(view: View, table: Table) -> Said:
    said: Said = [("decline", {})]
    if facts.is_solo(view):
        said.append(_stone(view))
    elif view.wands[0] == view.wands[1]:
        hand = facts.hand(view, facts.mover(view))
        said.append(("duel", _duel(view, hand, _codex(view), table)))
    return said


def _paradox(view: View, words: list[str], table: Table) -> Said:
    seat, colour = facts.mover(view), _codex(view)
    kind = facts.common(facts.hand(view, seat))
    assert kind is not None
    told: Facts = {"kind": KINDS[kind], **_turning(view)}
    if not words:
        return [("paradox.solo", told)]
    said: Said = [("paradox", told)]
    crystals = view.crystals[seat] + 1
    if crystals >= view.goal:  # AN-3.6
        low, _, high = facts.places(words[0])
        return [*said, ("paradox.wins", {"crystals": crystals, "low": low, "high": high})]
    said.append(_exchange(view, words[0]))
    if view.wands[0] == view.wands[1]:
        hand = [facts.at(view, place) for place in facts.places(words[0])]
        said.append(("duel", _duel(view, hand, facts.next_colour(colour), table)))
    return said


def _turning(view: View) -> Facts:
    colour = _codex(view)
    return {"old": ColourName(colour), "new": ColourName(facts.next_colour(colour))}


def _exchange(view: View, span: str) -> tuple[str, Facts]:
    low, middle, high = facts.places(span)
    taken = card_list([facts.at(view, place) for place in (low, middle, high)])
    return "exchange", {"low": low, "high": high, "taken": taken}


def _swap(view: View, span: str) -> Said:
    said = [_exchange(view, span), ("crystal", _turning(view))]
    shown = not view.options.shrine or missing_list(view.shrine) is None
    if shown and view.crystals[0] + 1 >= view.goal:  # AN-4.10
        said.append(("wins", {}))
    return said


def _remove(view: View, card: str) -> Said:
    if not view.options.shrine:
        return [("remove.box", {"card": CardName(card)})]
    return [("remove.shrine", {"card": CardName(card)}), _shrine([*view.shrine, card])]


def _shrine(shrine: list[str]) -> tuple[str, Facts]:
    """AN-4.11: what the shrine would show."""
    if len(shrine) > SHRINE_PLACES:
        return "shrine.full", {}
    lacking = missing_list(shrine)
    if lacking is None:
        return "shrine.complete", {}
    return "shrine.lacks", {"missing": lacking}


def _drop(view: View, card: str) -> Said:
    left = [code for code in view.shrine if code != card]
    return [("drop", {"card": CardName(card)}), _shrine(left)]


def _replace(view: View, place: int) -> Said:
    assert view.drawn is not None
    card = facts.at(view, place)
    kinds = [KINDS[kind] for kind in facts.shared(view.drawn, card)] or [EXPLAIN["replace.any"]]
    told: Facts = {"drawn": CardName(view.drawn), "place": place, "card": CardName(card)}
    said: Said = [("replace", {**told, "why": Listing(kinds)})]
    if view.options.shrine and CARD_OF[card] < RELICS:
        return [*said, ("replace.shrine", {}), _shrine([*view.shrine, card])]
    return [*said, ("replace.box", {})]


def _codex(view: View) -> str:
    assert view.colour is not None
    return view.colour
