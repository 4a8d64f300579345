"""What a seat does, told."""

from mypy_extensions import i64

from spieluhr.core.events import Event, Facts
from spieluhr.games.steam_time.components import KINDS, MONUMENTS, kind_of, monument_of
from spieluhr.games.steam_time.rules.state import State, copy


def tell(out: list[Event], kind: str, seat: i64, facts: Facts) -> None:
    """Something that a seat did, for everybody."""
    out.append(Event(kind, {"seat": int(seat), **facts}))


def tell_apart(s: State, out: list[Event], kind: str, seat: i64, facts: Facts) -> None:
    """What somebody else did before it in the same step is shown first, with that table."""
    scene = copy(s) if _is_other(seat, out) else None
    out.append(Event(kind, {"seat": int(seat), **facts}, scene=scene))


def _is_other(seat: i64, out: list[Event]) -> bool:
    for event in reversed(out):
        if "seat" in event.facts:
            return event.facts["seat"] != int(seat)
    return False


def space_facts(space: i64) -> Facts:
    """How events name a space of the time stream."""
    return {"monument": MONUMENTS[monument_of(space)], "space": KINDS[kind_of(space)]}
