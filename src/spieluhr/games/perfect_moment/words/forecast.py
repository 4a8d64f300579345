"""What a likely line of play would bring, for the reasons of hints."""

from spieluhr.core.events import Event
from spieluhr.core.words import Forecast, Reader
from spieluhr.games.perfect_moment.words.names import points, seat_name
from spieluhr.games.perfect_moment.words.sentences.forecast import FORECAST
from spieluhr.kit.words import Codes, Facts, key_for, say

# In points; a fragment that is stolen counts for both.
FRAGMENT, GAME = 2.0, 20.0


def forecast(events: list[Event], _later: int, reader: Reader) -> list[Forecast]:
    """Points, stolen fragments and, for two, the end."""
    forecasts: list[Forecast] = []
    for event in events:
        codes: Codes = event.facts
        if event.kind == "score":
            value = codes["points"]
            forecasts.append(_forecast("score", codes["seat"], float(value), reader, value))
        elif event.kind == "steal":
            forecasts.append(_forecast("steal", codes["seat"], FRAGMENT, reader))
        elif event.kind == "over" and len(reader.names) > 1:
            forecasts.append(_forecast("over", codes["ranks"].index(1), GAME, reader))
    return forecasts


def _forecast(what: str, seat: int, worth: float, reader: Reader, value: int = 0) -> Forecast:
    sentence = FORECAST[key_for(what, seat, reader)]
    facts: Facts = {"name": seat_name(reader, seat), "points": points(value)}
    return Forecast(f"{what} {value}", seat, worth, say(sentence, reader.lang, facts))
