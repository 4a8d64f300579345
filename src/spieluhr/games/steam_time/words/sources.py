"""Where esteem came from, by the events of a game."""

from collections import Counter
from typing import Final

from spieluhr.core.events import Event

# What an event announces, until the next one of its seat does: the gains that follow are its own.
HEADINGS: Final = {
    "extra": "printed extras",
    "half": "encounters",
    "income": "income of upgrades",
    "receive": "income of upgrades",
    "card": "start player card",
    "fulfil": "missions",
}
BONUS: Final = "bonus"  # and the kind of the space


class Sources:
    """Follows one game and adds up the points of each seat by source."""

    def __init__(self) -> None:
        self._seats: dict[str, Counter[int]] = {}
        self._heading: dict[int, str] = {}

    def hear(self, event: Event) -> None:
        """An event says what the next gains of its seat are for."""
        seat = event.facts.get("seat", event.facts.get("start"))
        if not isinstance(seat, int):
            return
        if event.kind == "bonus":
            kind = event.facts["space"]
            self._heading[seat] = "expeditions" if kind == "expedition" else f"{BONUS}: {kind}"
        elif event.kind == "phase_over" and event.facts["taken"] is False:
            self._heading[seat] = HEADINGS["card"]
        elif event.kind in HEADINGS:
            self._heading[seat] = HEADINGS[event.kind]
        elif event.kind == "gain":
            esteem = event.facts["esteem"]
            assert isinstance(esteem, int)
            heading = self._heading.get(seat, "other")
            self._seats.setdefault(heading, Counter())[seat] += esteem

    def by_seat(self, heading: str) -> Counter[int]:
        """The points of one source; `bonus` is that of all spaces."""
        total: Counter[int] = Counter()
        for name, points in self._seats.items():
            if name.partition(":")[0] == heading:
                total.update(points)
        return total
