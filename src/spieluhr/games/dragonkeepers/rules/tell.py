"""Events: what happened, for those who may know it."""

from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event
from spieluhr.games.dragonkeepers.components import BACKS, CODES, SIX

Facts = dict[str, object]


def public(out: list[Event] | None, kind: str, facts: Facts, reveals: int = 0) -> None:
    if out is not None:
        out.append(Event(kind, facts, EVERYBODY, reveals))


def covered_code(kind: i64) -> str:
    """A start card as those see it who do not know its front."""
    back = SIX if kind == 72 else kind // 2 % 9
    return "?" + BACKS[back] + ("s" if kind % 2 == 1 else "")


def told_to(
    out: list[Event] | None, kind: str, facts: Facts, card: i64, owner: i64, learns: bool = False
) -> None:
    """A card whose front only one seat knows; owner -1: everybody does."""
    if out is None:
        return
    told: Facts = {**facts, "card": CODES[card]}
    if owner < 0:
        out.append(Event(kind, told))
        return
    mine: int = 2 << int(owner)
    out.append(Event(kind, told, mine, mine if learns else 0))
    covered: Facts = {**facts, "card": covered_code(card)}
    out.append(Event(kind, covered, EVERYBODY & ~mine))
