"""Events: what happened, for those who may know it."""

from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event, Facts, seat_bit
from spieluhr.games.dragonkeepers.components import BACK, BACKS, CODES, is_start


def covered_code(kind: i64) -> str:
    """A card as those see it who do not know its front."""
    return "?" + BACKS[BACK[kind]] + ("s" if is_start(kind) else "")


def tell_card(
    out: list[Event] | None, kind: str, facts: Facts, card: i64, owner: i64, learns: bool = False
) -> None:
    """A card whose front only its owner knows; owner -1: everybody does."""
    if out is None:
        return
    shown: Facts = {**facts, "card": CODES[card]}
    if owner < 0:
        out.append(Event(kind, shown))
        return
    mine = int(seat_bit(owner))
    out.append(Event(kind, shown, mine, mine if learns else 0))
    covered: Facts = {**facts, "card": covered_code(card)}
    out.append(Event(kind, covered, EVERYBODY & ~mine))
