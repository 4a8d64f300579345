"""Events: what happened, for those who may know it."""

from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event
from spieluhr.games.perfect_moment.components import CODES, FACE, ITEMS

Facts = dict[str, object]


def audience(marks: i64) -> int:
    """The seats of these marks as an audience."""
    return int(marks << 1)


def secret(
    out: list[Event] | None, kind: str, facts: Facts, card: i64, marks: i64, learning: i64 = 0
) -> None:
    """A card that only the marked seats know; `learning` those who know it only now."""
    if out is not None:
        _tell(out, kind, facts, card, audience(marks), audience(learning))


def open_or_secret(
    out: list[Event] | None, kind: str, facts: Facts, card: i64, marks: i64, is_open: bool
) -> None:
    """The same for a card that may have lain open: then onlookers have seen it, too."""
    if out is not None:
        _tell(out, kind, facts, card, EVERYBODY if is_open else audience(marks), 0)


def _tell(
    out: list[Event], kind: str, facts: Facts, card: i64, knowing: int, learning: int
) -> None:
    if knowing:
        told: Facts = {**facts, "card": CODES[card]}
        out.append(Event(kind, told, knowing, learning))
    if knowing != EVERYBODY:
        covered: Facts = {**facts, "card": None}
        out.append(Event(kind, covered, EVERYBODY & ~knowing))


def public(out: list[Event] | None, kind: str, facts: Facts, reveals: int = 0) -> None:
    if out is not None:
        out.append(Event(kind, facts, EVERYBODY, reveals))


def lying(side: i64) -> Facts:
    """A card in a display, in the words of the notation."""
    return {"card": CODES[side >> 1], "faces": [ITEMS[FACE[side]], ITEMS[FACE[side ^ 1]]]}
