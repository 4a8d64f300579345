"""What a legal move would do, for the one who may make it."""

from spieluhr.core.words import Reader
from spieluhr.games.dragonkeepers.knowledge.schema import Request, View
from spieluhr.games.dragonkeepers.words import facts
from spieluhr.games.dragonkeepers.words.names import (
    CardName,
    ColourName,
    Dragons,
    SideName,
    back_words,
    chest_facts,
    counted,
    reward_list,
)
from spieluhr.games.dragonkeepers.words.sentences.explain import EXPLAIN
from spieluhr.games.dragonkeepers.words.sentences.things import SMALL
from spieluhr.kit.words import Facts, Line, Listing, Name, Phrase, plain_list, say_lines


def explain(view: View, move: str, reader: Reader) -> str:
    """`move` is a legal move of the seat whose view it is, as text."""
    verb, *words = move.split(" ")
    return " ".join(say_lines(EXPLAIN, _lines(view, verb, words), reader.lang))


def _lines(view: View, verb: str, words: list[str]) -> list[Line]:
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


def demand(view: View, asked: Request) -> Facts:
    """What has to be laid, and what it gives."""
    brings = reward_list(facts.promised(view, asked.paid))
    return {"dragons": Dragons(asked.number, asked.colour), "reward": brings}


def _take(view: View, side: str) -> list[Line]:
    card = facts.place(view, side)
    assert card is not None
    return [("take", {"side": SideName(side), "card": CardName(card)}), *_refill(view, side)]


def _refill(view: View, side: str) -> list[Line]:
    """DK-3.1, DK-3.12: what comes after the card that is taken."""
    pile, names = facts.pile(view, side), {"side": SideName(side)}
    if pile.size < 2:
        return [("refill.none", {})]
    if pile.top[0][0] == "?":
        return [("refill", {**names, "back": back_words(pile.top[0][1])})]
    lines: list[Line] = [("refill.known", {"card": CardName(pile.top[0])})]
    if len(pile.top) > 1:
        lines.append(("refill.page", {**names, "back": back_words(pile.top[1][1])}))
    return lines


def _stop(view: View) -> Line:
    table = view.table
    names: Facts = {"cards": counted(table.taken, "card")}
    if table.phase == "crystal":
        names = {"crystals": counted(table.crystals[facts.mover(view)], "crystal")}
    elif table.returning is not None:
        names = {"colour": ColourName(table.returning)}
    return f"stop.{table.phase}", names


def _book(view: View, card: str) -> list[Line]:
    """DK-3.3: what the book asks for then, and whether the rest of the hand has it."""
    then = view.previews[f"book {card}"]
    names: Facts = {"card": CardName(card), "side": SideName(facts.side_of(card))}
    can = facts.lay_problem(view, then) is None
    lines: list[Line] = [("book", {**names, **demand(view, then)})]
    return [*lines, ("book.can" if can else "book.cannot", {})]


def _lay(view: View, card: str) -> list[Line]:
    asked = facts.request(view)
    left = asked.number - len(view.table.laying) - 1
    names: Facts = {"card": CardName(card), "left": left, **demand(view, asked)}
    if left > 0:
        return [("lay", names)]
    colours = facts.row(view, facts.mover(view))
    if colours and facts.colour(view) not in colours:
        return [("lay.new", names)]
    return [("lay.done", {**names, "gains": _gains(view)}), *_ends(view)]


def _end(view: View, side: str) -> list[Line]:
    colours = facts.row(view, facts.mover(view))
    names: Facts = {"colour": ColourName(facts.colour(view)), "side": SideName(side)}
    lines: list[Line] = [("end", {**names, "gains": _gains(view)})]
    if len(colours) > 1:
        other = colours[0 if side == "left" else -1]
        lines.append(("end.closes", {"other": ColourName(other)}))
    else:
        lines.append(("end.free", {}))
    return lines + _ends(view)


def _gains(view: View) -> Listing:
    gains = view.gains
    assert gains is not None
    names: list[Name] = []
    if gains.coat is not None:
        names.append(Phrase(SMALL["coat"], {"value": gains.coat}))
    if len(gains.pieces) == 1:
        names.append(Phrase(SMALL["piece"], {"value": gains.pieces[0]}))
    elif gains.pieces:
        values: Facts = {"count": len(gains.pieces), "values": plain_list(gains.pieces)}
        names.append(Phrase(SMALL["pieces"], values))
    names += [Phrase(SMALL["pearl"], {"colour": ColourName(pearl)}) for pearl in gains.pearls]
    counts = ((gains.crystals, "crystal"), (gains.backlight, "backlight"), (gains.eggs, "egg"))
    return Listing([*names, *[counted(count, what) for count, what in counts if count]])


def _ends(view: View) -> list[Line]:
    """DK-4.1."""
    assert view.gains is not None
    before = sum(view.amulets)
    after = before + view.gains.amulets
    return [("ends", {})] if before < view.end_amulets <= after else []


def _chest(view: View, words: list[str]) -> list[Line]:
    name = words[0]
    then = view.previews.get(" ".join(["chest", *words]))
    lines: list[Line] = [("chest", chest_facts(name))]
    if name == "return":
        lines.append(("chest.return", _top_card(view, words[1])))
    elif then is not None:  # DK-5.4: a lay must follow
        lines.append(("chest.lay", demand(view, then)))
    return lines


def _top_card(view: View, colour: str) -> Facts:
    top = facts.stack(view, facts.mover(view), colour)[-1]
    return {"colour": ColourName(colour), "card": CardName(top)}
