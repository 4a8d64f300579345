"""What happened, told to those who may know it.

A draw makes two events: one with the card for those who see it, one without for the others.
Events feed log lines and animation; the view alone is truth.
"""

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final = -1
SPECTATORS: Final = 1
Facts = dict[str, object]


def seat_bit(seat: i64) -> i64:
    """The audience of one seat; bit 0 is for the spectators (seat None)."""
    bit: i64 = 2
    return bit << seat


class Event:
    """`kind` names what happened, `facts` hold codes and numbers, `audience` is a set of bits.

    `reveals` are those, in the same bits, who learn by it what was hidden: undo stops there.
    `scene` is a copy of the state just before it, where something else begins within one step:
    another one's doing, a duel. What was told before is shown with that table, not with the last.
    """

    __slots__ = ("audience", "facts", "kind", "reveals", "scene")

    def __init__(
        self,
        kind: str,
        facts: Facts,
        audience: int = EVERYBODY,
        reveals: int = 0,
        scene: object = None,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.audience = audience
        self.reveals = reveals
        self.scene = scene

    def is_for(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) be told?"""
        bit: int = SPECTATORS if seat is None else seat_bit(seat)
        return self.audience & bit != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, {self.audience!r}, {self.reveals!r})"

    def key(self) -> tuple[str, dict[str, object], int, int]:
        """All that makes two events equal; the scene is only for showing."""
        return self.kind, self.facts, self.audience, self.reveals

    def json(self) -> dict[str, object]:
        """What a seat in the audience is sent: not the audience itself."""
        return {"kind": self.kind, **self.facts}


def public(out: list[Event] | None, kind: str, facts: Facts, reveals: int = 0) -> None:
    """Tell it to everybody, if anybody wants to know."""
    if out is not None:
        out.append(Event(kind, facts, EVERYBODY, reveals))


def events_for(events: list[Event], seat: int | None) -> list[Event]:
    """Those of the events that are meant for the seat (None: a spectator)."""
    return [event for event in events if event.is_for(seat)]
