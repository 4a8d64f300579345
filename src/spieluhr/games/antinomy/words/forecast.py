"""What a likely line of play would bring, for the reasons of hints."""

from spieluhr.core.events import Event
from spieluhr.core.words import Forecast, Reader
from spieluhr.games.antinomy.words.names import first_told
from spieluhr.games.antinomy.words.sentences.forecast import FORECAST, WHEN
from spieluhr.kit.words import Codes, Facts, by, say

# In crystals; a duel takes one from the other.
PARADOX, DUEL, UNPAID, GAME = 1.0, 2.0, 0.2, 10.0


def forecast(events: list[Event], later: int, reader: Reader) -> list[Forecast]:
    """Crystals and the end, with when it would be (`later`, as `Words` has it)."""
    forecasts: list[Forecast] = []
    sums: list[int] = []
    for event in events:
        codes: Codes = event.facts
        if event.kind == "duel":
            sums = codes["sums"]
        elif event.kind == "won":
            what, worth = ("duel", DUEL) if codes["pays"] else ("free", UNPAID)
            forecasts.append(_forecast(what, codes["seat"], worth, later, reader, sums))
        elif event.kind == "crystal" and codes["from"] is None:
            forecasts.append(_forecast("paradox", codes["seat"], PARADOX, later, reader))
        elif event.kind == "over" and codes["ranks"] != [1, 1]:
            is_won = 1 in codes["ranks"]
            winner = codes["ranks"].index(1) if is_won else 0
            forecasts.append(_forecast("over" if is_won else "lost", winner, GAME, later, reader))
    return forecasts


def _forecast(
    what: str, seat: int, worth: float, later: int, reader: Reader, sums: list[int] | None = None
) -> Forecast:
    facts: Facts = {"when": WHEN[later]}
    if sums:
        first = first_told(seat, reader)
        facts |= {"other": reader.name(1 - seat), "sums": f"{sums[first]}:{sums[1 - first]}"}
    key, facts = by(what, seat, reader, facts)
    return Forecast(what, seat, worth, say(FORECAST[key], reader.lang, facts))
