"""What a likely line of play would bring, for the reasons of hints."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Forecast, Reader
from spieluhr.games.dragonkeepers.words.sentences.forecast import FORECAST, THINGS
from spieluhr.kit.words import Codes, by, plain_list, say

# About how many points each is good for; pieces and coats of arms say it themselves.
WORTH: Final = {"pearl": 3.0, "egg": 1.5, "backlight": 1.0, "crystal": 0.5}
MOST: Final = 2  # things in one sentence


def forecast(events: list[Event], _later: int, reader: Reader) -> list[Forecast]:
    """What each seat would gain, the most valuable things first."""
    gained: dict[int, list[tuple[float, str]]] = {}
    for event in events:
        if event.kind in THINGS:
            codes: Codes = event.facts
            worth = WORTH.get(event.kind, float(codes.get("value", 0)))
            thing = say(THINGS[event.kind], reader.lang, codes)
            gained.setdefault(codes["seat"], []).append((worth, thing))
    return [_forecast(seat, things, reader) for seat, things in gained.items()]


def _forecast(seat: int, things: list[tuple[float, str]], reader: Reader) -> Forecast:
    best = sorted(things, key=lambda one: -one[0])[:MOST]
    different = dict.fromkeys(thing for _, thing in best)
    key, facts = by("gain", seat, reader, {"things": plain_list(different)})
    worth = sum(worth for worth, _ in things)
    return Forecast("gain", seat, worth, say(FORECAST[key], reader.lang, facts))
