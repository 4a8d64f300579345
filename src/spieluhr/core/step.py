"""What a log is made of."""

from spieluhr.core.events import Event
from spieluhr.core.rules import CHANCE


class Step:
    """One entry of the log: who did what, and what happened by it.

    `observed` is the move as each seat learnt it (`Rules.observed_move`); of chance there is none.
    `draw` is the number of a chance result that follows from a seed (`core.fair`).
    """

    __slots__ = ("actor", "draw", "events", "move", "observed")

    def __init__(
        self,
        actor: int,
        move: int,
        events: list[Event],
        observed: list[int],
        draw: int | None = None,
    ) -> None:
        self.actor = actor
        self.move = move
        self.events = events
        self.observed = observed
        self.draw = draw

    def __repr__(self) -> str:
        actor = "chance" if self.actor == CHANCE else f"seat {self.actor}"
        return f"<Step of {actor}: move {self.move}>"

    def taught(self, seat: int) -> bool:
        """Did the seat learn by it what was hidden?"""
        bit = 2 << seat
        return any(event.reveals & bit for event in self.events)
