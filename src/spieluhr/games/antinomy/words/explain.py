"""What a legal move would do, for the one who may make it."""

from spieluhr.core.words import Both, Reader
from spieluhr.games.antinomy.components import CARD_OF, RELICS, ROW, SHRINE_PLACES
from spieluhr.games.antinomy.knowledge.schema import View
from spieluhr.games.antinomy.words import facts
from spieluhr.games.antinomy.words.names import CardName, ColourName, card_list, missing_list, steps
from spieluhr.games.antinomy.words.sentences.explain import EXPLAIN
from spieluhr.games.antinomy.words.sentences.things import COUNTED, KINDS
from spieluhr.kit.words import Facts, Line, Listing, say_both, say_lines


def explain(view: View, move: str, reader: Reader) -> str:
    """`move` is a legal move of the seat whose view it is, as text."""
    verb, *words = move.split(" ")
    lines = _lines(view, verb, words, reader)
    return " ".join(say_lines(EXPLAIN, lines, reader.lang))


def _lines(view: View, verb: str, words: list[str], reader: Reader) -> list[Line]:
    match verb, words:
        case "wand", [place]:
            return _wand(view, int(place))
        case "play", [card, place]:
            return _play(view, card, int(place), reader)
        case "paradox", [] | [_]:
            return _paradox(view, words, reader)
        case "decline", []:
            return _decline(view, reader)
        case "swap", [span]:
            return _swap(view, span)
        case "remove", [card]:
            return _remove(view, card)
        case "drop", [card]:
            return _drop(view, card)
        case "replace", [place]:
            return _replace(view, int(place))
    return [("skip", {})]


def _wand(view: View, place: int) -> list[Line]:
    right = ROW - 1 - place
    future, past = (right, place) if facts.mover(view) == 0 else (place, right)
    card = CardName(facts.at(view, place))
    return [("wand", {"place": place, "card": card, "future": future, "past": past})]


def _play(view: View, card: str, place: int, reader: Reader) -> list[Line]:
    seat, taken = facts.mover(view), facts.at(view, place)
    ahead = (place - facts.here(view)) * facts.ahead(seat)
    names: Facts = {
        "steps": steps(abs(ahead)),
        "card": CardName(card),
        "place": place,
        "taken": CardName(taken),
    }
    if ahead < 0:
        names["kind"] = Listing([KINDS[k] for k in facts.shared(card, taken) if k != "number"])
    lines: list[Line] = [("future" if ahead > 0 else "past", names)]
    then = view.previews[f"play {card} {place}"]
    if then.paradox is not None:
        lines.append(("then-paradox", {"kind": KINDS[then.paradox]}))
    elif facts.is_solo(view):
        lines.append(_stone(view))
    if then.duel:
        hand = [code for code in facts.hand(view, seat) if code != card] + [taken]
        lines.append(("then-duel", _duel(view, hand, _codex(view), reader)))
    return lines


def _duel(view: View, hand: list[str], colour: str, reader: Reader) -> Facts:
    """AN-3.7: what would count, as far as the reader knows."""
    other = 1 - facts.mover(view)
    low, high = facts.strengths(view, other, colour)
    theirs: Both = (str(low), str(low))
    if low != high:
        theirs = say_both(COUNTED["range"], {"low": low, "high": high})
    mine = facts.strength(hand, colour)
    return {"name": reader.name(other), "mine": mine, "theirs": theirs}


def _stone(view: View) -> Line:
    """AN-4.6."""
    left = (view.stones or 0) - 1
    return {0: "stone.last", 1: "stone.one"}.get(left, "stone"), {"stones": left}


def _decline(view: View, reader: Reader) -> list[Line]:
    lines: list[Line] = [("decline", {})]
    if facts.is_solo(view):
        lines.append(_stone(view))
    elif view.wands[0] == view.wands[1]:
        hand = facts.hand(view, facts.mover(view))
        lines.append(("duel", _duel(view, hand, _codex(view), reader)))
    return lines


def _paradox(view: View, words: list[str], reader: Reader) -> list[Line]:
    seat, colour = facts.mover(view), _codex(view)
    kind = facts.common(facts.hand(view, seat))
    assert kind is not None
    names: Facts = {"kind": KINDS[kind], **_turning(view)}
    if not words:
        return [("paradox.solo", names)]
    lines: list[Line] = [("paradox", names)]
    crystals = view.crystals[seat] + 1
    if crystals >= view.goal:  # AN-3.6
        low, _, high = facts.places(words[0])
        return [*lines, ("paradox.wins", {"crystals": crystals, "low": low, "high": high})]
    lines.append(_exchange(view, words[0]))
    if view.wands[0] == view.wands[1]:
        hand = [facts.at(view, place) for place in facts.places(words[0])]
        lines.append(("duel", _duel(view, hand, facts.next_colour(colour), reader)))
    return lines


def _turning(view: View) -> Facts:
    colour = _codex(view)
    return {"old": ColourName(colour), "new": ColourName(facts.next_colour(colour))}


def _exchange(view: View, span: str) -> Line:
    low, middle, high = facts.places(span)
    taken = card_list([facts.at(view, place) for place in (low, middle, high)])
    return "exchange", {"low": low, "high": high, "taken": taken}


def _swap(view: View, span: str) -> list[Line]:
    lines = [_exchange(view, span), ("crystal", _turning(view))]
    shown = not view.options.shrine or missing_list(view.shrine) is None
    if shown and view.crystals[0] + 1 >= view.goal:  # AN-4.10
        lines.append(("wins", {}))
    return lines


def _remove(view: View, card: str) -> list[Line]:
    if not view.options.shrine:
        return [("remove.box", {"card": CardName(card)})]
    return [("remove.shrine", {"card": CardName(card)}), _shrine([*view.shrine, card])]


def _shrine(shrine: list[str]) -> Line:
    """AN-4.11: what the shrine would show."""
    if len(shrine) > SHRINE_PLACES:
        return "shrine.full", {}
    lacking = missing_list(shrine)
    if lacking is None:
        return "shrine.complete", {}
    return "shrine.lacks", {"missing": lacking}


def _drop(view: View, card: str) -> list[Line]:
    left = [code for code in view.shrine if code != card]
    return [("drop", {"card": CardName(card)}), _shrine(left)]


def _replace(view: View, place: int) -> list[Line]:
    assert view.drawn is not None
    card = facts.at(view, place)
    kinds = [KINDS[kind] for kind in facts.shared(view.drawn, card)] or [EXPLAIN["replace.any"]]
    names: Facts = {"drawn": CardName(view.drawn), "place": place, "card": CardName(card)}
    lines: list[Line] = [("replace", {**names, "why": Listing(kinds)})]
    if view.options.shrine and CARD_OF[card] < RELICS:
        return [*lines, ("replace.shrine", {}), _shrine([*view.shrine, card])]
    return [*lines, ("replace.box", {})]


def _codex(view: View) -> str:
    assert view.colour is not None
    return view.colour
