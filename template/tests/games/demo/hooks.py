"""What the battery has to know about this game."""

from itertools import chain
from typing import Any

from spieluhr.games.demo.schema import Options

REASONS = {"played"}
DEALT = 0  # from this step on every card lies somewhere in the position
SHARED_EVENTS = {"won"}  # who answers may lose both cards to the leader
NOT_FROM_EVENTS = {"seat", "actor"}
SOME_MOVES = ["lay 0", "lay 11", "lay 23", "draw 5"]
HOURS = 24


def box(options: Options, seats: int) -> list[int]:
    return list(range(HOURS))


def components(position: dict[str, Any]) -> list[int]:
    """All cards of a position, wherever they lie."""
    led = [] if position["led"] is None else [position["led"]]
    return [*chain(led, position["pile"], *position["hands"], *position["won"])]


def hides(options: Options, seats: int) -> bool:
    """Is there anything that a seat does not know?"""
    return True


def score_bounds(options: Options, seats: int) -> tuple[int, int]:
    return 0, HOURS // 2


class Spectator:
    """Follows a game by its public events alone."""

    def __init__(self, options: Options, seats: int) -> None:
        self.hands = [0] * seats
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.pile = HOURS
        self.leader = 0
        self.led: int | None = None

    def hear(self, kind: str, facts: dict[str, Any]) -> None:
        getattr(self, f"on_{kind}")(**facts)

    def on_draw(self, seat: int, hour: None) -> None:
        self.pile -= 1
        self.hands[seat] += 1

    def on_lead(self, seat: int, hour: int) -> None:
        assert seat == self.leader
        self.hands[seat] -= 1
        self.led = hour

    def on_answer(self, seat: int, hour: int) -> None:
        self.hands[seat] -= 1

    def on_won(self, seat: int, hours: list[int]) -> None:
        self.won[seat] = sorted([*self.won[seat], *hours])
        self.leader, self.led = seat, None

    def on_over(self, scores: list[int], ranks: list[int], reason: str) -> None:
        assert scores == [len(hours) // 2 for hours in self.won]

    def public(self) -> dict[str, Any]:
        """What a spectator's view must say."""
        shown = {*chain(*self.won), self.led}
        return {
            "leader": self.leader,
            "led": self.led,
            "hands": [[None] * held for held in self.hands],
            "won": self.won,
            "pile": self.pile,
            "unseen": [hour for hour in range(HOURS) if hour not in shown],
        }
