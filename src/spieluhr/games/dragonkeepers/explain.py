"""What a legal move would do, said to the one who may make it."""

from spieluhr.core.names import Facts, Name, say
from spieluhr.core.words import Table
from spieluhr.games.dragonkeepers import facts
from spieluhr.games.dragonkeepers.catalogue import EXPLAIN, SMALL
from spieluhr.games.dragonkeepers.components import COLOURS, LETTERS
from spieluhr.games.dragonkeepers.names import (
    CardName,
    ColourName,
    Count,
    Dragons,
    Listing,
    Phrase,
    SideName,
    back_words,
    chest_facts,
    plain_list,
    reward_list,
)
from spieluhr.games.dragonkeepers.schema import View

Said = list[tuple[str, Facts]]  # keys of EXPLAIN and their facts


def explain(view: View, move: str, table: Table) -> str:
    verb, *words = move.split(" ")
    return " ".join(say(EXPLAIN[key], table.lang, told) for key, told in _said(view, verb, words))


def _said(view: View, verb: str, words: list[str]) -> Said:
    match verb, words:
        case "take", [side]:
            return _take(view, side)
        case "book", [card]:
            return _book(view, card)
        case "lay", [card]:
            return _lay(view, card)
        case "end", [side]:
            return _end(view, side)
        case "chest", [_, *_]:
            return _chest(view, words)
        case "stop", []:
            return [_stop(view)]
        case "again", []:
            assert view.table.returning is not None
            return [("again", _top_card(view, view.table.returning))]
        case "pass", []:
            return [(f"pass.{view.table.phase}", {})]
    return [("crystal", {})]


def asked(view: View, dragons: int, wants: str, rewarded: int) -> Facts:
    """What has to be laid, and what it gives."""
    promised = reward_list(facts.reward(view, rewarded))
    return {"dragons": Dragons(dragons, wants), "reward": promised}


def _take(view: View, side: str) -> Said:
    card = facts.place(view, side)
    assert card is not None
    return [("take", {"side": SideName(side), "card": CardName(card)}), *_refill(view, side)]


def _refill(view: View, side: str) -> Said:
    """DK-3.1, DK-3.12: what comes after the card that is taken."""
    pile, told = facts.pile(view, side), {"side": SideName(side)}
    if pile.size < 2:
        return [("refill.none", {})]
    if pile.top[0][0] == "?":
        return [("refill", {**told, "back": back_words(pile.top[0][1])})]
    said: Said = [("refill.known", {"card": CardName(pile.top[0])})]
    if len(pile.top) > 1:
        said.append(("refill.page", {**told, "back": back_words(pile.top[1][1])}))
    return said


def _stop(view: View) -> tuple[str, Facts]:
    table = view.table
    told: Facts = {"cards": Count(table.taken, "card")}
    if table.phase == "crystal":
        told = {"crystals": Count(table.crystals[facts.mover(view)], "crystal")}
    elif table.returning is not None:
        told = {"colour": ColourName(table.returning)}
    return f"stop.{table.phase}", told


def _book(view: View, card: str) -> Said:
    """DK-3.3: what the book asks for then, and whether the rest of the hand has it."""
    side, seat = facts.side_of(card), facts.mover(view)
    dragons, wants = facts.number(view), facts.colour(view)
    if side == "left":
        dragons = int(card[1])
    else:
        wants = COLOURS[LETTERS.index(card[1])]
    rest = list(facts.hand(view, seat))
    rest.remove(card)
    told: Facts = {"card": CardName(card), "side": SideName(side)}
    can = facts.lay_problem(view, seat, rest, dragons, wants) is None
    said: Said = [("book", {**told, **asked(view, dragons, wants, dragons)})]
    return [*said, ("book.can" if can else "book.cannot", {})]


def _lay(view: View, card: str) -> Said:
    left = facts.wanted(view) - len(view.table.laying) - 1
    rewarded = facts.reward_number(view, facts.power(view))
    told: Facts = {"card": CardName(card), "left": left}
    told["reward"] = reward_list(facts.reward(view, rewarded))
    if left > 0:
        return [("lay", told)]
    colours = facts.row(view, facts.mover(view))
    if colours and facts.colour(view) not in colours:
        return [("lay.new", told)]
    return [("lay.done", {**told, "gains": _gains(view)}), *_ends(view)]


def _end(view: View, side: str) -> Said:
    colours = facts.row(view, facts.mover(view))
    told: Facts = {"colour": ColourName(facts.colour(view)), "side": SideName(side)}
    said: Said = [("end", {**told, "gains": _gains(view)})]
    if len(colours) > 1:
        other = colours[0 if side == "left" else -1]
        said.append(("end.closes", {"other": ColourName(other)}))
    else:
        said.append(("end.free", {}))
    return said + _ends(view)


def _gains(view: View) -> Listing:
    found = facts.gains(view)
    names: list[Name] = []
    if found.coat is not None:
        names.append(Phrase(SMALL["coat"], {"value": found.coat}))
    if len(found.pieces) == 1:
        names.append(Phrase(SMALL["piece"], {"value": found.pieces[0]}))
    elif found.pieces:
        names.append(Phrase(SMALL["pieces"], {"values": plain_list(found.pieces)}))
    names += [Phrase(SMALL["pearl"], {"colour": ColourName(pearl)}) for pearl in found.pearls]
    counts = ((found.crystals, "crystal"), (found.backlight, "backlight"), (found.eggs, "egg"))
    return Listing([*names, *[Count(count, what) for count, what in counts if count]])


def _ends(view: View) -> Said:
    """DK-4.1."""
    before = sum(view.amulets)
    after = before + facts.gains(view).amulets
    return [("ends", {})] if before < view.end_amulets <= after else []


def _chest(view: View, words: list[str]) -> Said:
    name, power = words[0], " ".join(words)
    said: Said = [("chest", chest_facts(name))]
    if name == "return":
        said.append(("chest.return", _top_card(view, words[1])))
    elif power in facts.BINDING:
        dragons = facts.number(view) + facts.FEWER_OR_MORE.get(power, 0)
        rewarded = facts.reward_number(view, power)
        said.append(("chest.lay", asked(view, dragons, facts.colour(view), rewarded)))
    return said


def _top_card(view: View, colour: str) -> Facts:
    top = facts.stack(view, facts.mover(view), colour)[-1]
    return {"colour": ColourName(colour), "card": CardName(top)}
