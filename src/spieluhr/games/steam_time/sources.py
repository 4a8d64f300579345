"""Where esteem comes from: told by the events of a game, to judge the printed values."""

from collections import Counter

from spieluhr.core.events import Event

# What an event announces, until the next one of its seat does: the gains that follow are its own.
HEADINGS = {
    "extra": "printed extras",
    "half": "encounters",
    "income": "income of upgrades",
    "receive": "income of upgrades",
    "card": "start player card",
    "fulfil": "missions",
}


class Sources:
    """Follows one game and adds up the points of all seats by its source."""

    def __init__(self) -> None:
        self.points: Counter[str] = Counter()
        self._heading: dict[int, str] = {}

    def hear(self, event: Event) -> None:
        seat = event.facts.get("seat", event.facts.get("start"))
        if not isinstance(seat, int):
            return
        if event.kind == "bonus":
            kind = event.facts["space"]
            self._heading[seat] = "expeditions" if kind == "expedition" else f"bonus: {kind}"
        elif event.kind == "phase_over" and event.facts["taken"] is False:
            self._heading[seat] = HEADINGS["card"]
        elif event.kind in HEADINGS:
            self._heading[seat] = HEADINGS[event.kind]
        elif event.kind == "gain":
            esteem = event.facts["esteem"]
            assert isinstance(esteem, int)
            self.points[self._heading.get(seat, "other")] += esteem
