"""What the battery has to know about this game."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec

from spieluhr.games.demo.schema import Options
from tests.battery.promises import Promise
from tests.games.demo.builders import GAME

REASONS = {"played"}
DEALT = 0  # from this step on every card lies somewhere in the position
SHARED_EVENTS = {"won"}  # who answers may lose both cards to the leader
NOT_FROM_EVENTS = {"seat", "actor"}
NOT_DRAWN = {"seat", "actor", "won", "unseen"}  # in the terminal: who decides is in the prompt
PROMISES = [
    Promise(r"^Lead hour (?P<hour>\d+)", "lead", {"seat": "me"}),
    Promise(r"^Answer with hour (?P<hour>\d+)", "answer", {"seat": "me"}),
    Promise("win both cards", "won", {"seat": "me"}),
    Promise("lose both cards", "won", {"seat": "other"}),
]
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


def drawn(view: dict[str, Any], names: list[str]) -> Iterator[tuple[str, str]]:
    """Fields of a view and how the terminal writes them."""
    yield "pile", f"{view['pile']} cards left"
    yield "led", f"led: {'–' if view['led'] is None else view['led']}"
    for seat, won in enumerate(view["won"]):
        cards = ["▒▒" if hour is None else str(hour) for hour in view["hands"][seat]]
        yield (
            f"won and hands of {seat}",
            " ".join([f"{names[seat]}, points {len(won) // 2}:", *cards]),
        )


class Spectator:
    """Follows a game by its public events alone, from what it saw at the beginning."""

    def __init__(self, options: Options, seats: int) -> None:
        new = GAME.rules.view(GAME.new(options, seats), None)
        self.table: dict[str, Any] = msgspec.to_builtins(new)

    def hear(self, kind: str, facts: dict[str, Any]) -> None:
        getattr(self, f"on_{kind}")(**facts)

    def on_draw(self, seat: int, hour: None) -> None:
        self.table["pile"] -= 1
        self.table["hands"][seat].append(None)

    def on_lead(self, seat: int, hour: int) -> None:
        assert seat == self.table["leader"]
        self.table["led"] = hour
        self._shown(seat, hour)

    def on_answer(self, seat: int, hour: int) -> None:
        self._shown(seat, hour)

    def on_won(self, seat: int, hours: list[int]) -> None:
        self.table["won"][seat] = sorted([*self.table["won"][seat], *hours])
        self.table["leader"], self.table["led"] = seat, None

    def on_over(self, scores: list[int], ranks: list[int], reason: str) -> None:
        assert scores == [len(hours) // 2 for hours in self.table["won"]]

    def _shown(self, seat: int, hour: int) -> None:
        self.table["hands"][seat].pop()
        self.table["unseen"].remove(hour)

    def public(self) -> dict[str, Any]:
        """What a spectator's view must say."""
        return {name: it for name, it in self.table.items() if name not in NOT_FROM_EVENTS}
