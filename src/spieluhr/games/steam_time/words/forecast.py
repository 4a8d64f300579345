"""What a likely line of play would bring, for the reasons of hints."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.words import Forecast, Reader
from spieluhr.games.steam_time.words.names import Amount
from spieluhr.games.steam_time.words.sentences.forecast import FORECAST
from spieluhr.kit.words import Codes, by, say

EXTRA: Final = 2.0  # what an extra action is worth, in esteem


def forecast(events: list[Event], _later: int, reader: Reader) -> list[Forecast]:
    """The esteem that each seat would gain, and extra actions."""
    esteem = [0] * len(reader.names)
    extra: set[int] = set()
    for event in events:
        codes: Codes = event.facts
        if event.kind == "gain":
            esteem[codes["seat"]] += codes["esteem"]
        elif event.kind == "extra_action":
            extra.add(codes["seat"])
    forecasts = [
        _forecast("esteem", seat, float(gained), reader, gained)
        for seat, gained in enumerate(esteem)
        if gained > 0
    ]
    return forecasts + [_forecast("extra", seat, EXTRA, reader) for seat in sorted(extra)]


def _forecast(what: str, seat: int, worth: float, reader: Reader, esteem: int = 0) -> Forecast:
    key, facts = by(what, seat, reader, {"esteem": Amount("esteem", esteem)})
    return Forecast(what, seat, worth, say(FORECAST[key], reader.lang, facts))
