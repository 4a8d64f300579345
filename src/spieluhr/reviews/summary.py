"""One player's game in numbers: only those that were validated for this way to play."""

import math
from collections.abc import Sequence

from spieluhr.reviews.scale import Scale
from spieluhr.reviews.schema import Decision, LuckEvent, Part, Summary

FEWEST = 5  # free decisions that a rate is said of
SURE = 2.0  # standard errors


def summaries(
    part: Part, seats: int, scale: Scale, results: Sequence[float] | None
) -> list[Summary]:
    """By seat. `results` are shares of the win, None if the game was broken off."""
    return [_summary(seat, part, scale, results) for seat in range(seats)]


def _summary(seat: int, part: Part, scale: Scale, results: Sequence[float] | None) -> Summary:
    mine = [one for one in part.decisions if one.seat == seat]
    has_rate = scale.shown.errors and len(mine) >= FEWEST
    rate, doubt = error_rate(mine) if has_rate else (None, None)
    luck = luck_of(part.events, seat) if scale.shown.luck else None
    result = None if results is None else results[seat]
    adjusted = None
    if luck is not None and result is not None:
        adjusted = round(result - scale.beta * luck, 4)
    return Summary(
        seat=seat,
        decisions=len(mine),
        marks=_marks(mine) if scale.shown.chances else {},
        rate=rate,
        doubt=doubt,
        grade=None if rate is None or doubt is None else grade(rate, doubt, scale.rates),
        luck=luck,
        result=result,
        adjusted=adjusted,
    )


def error_rate(decisions: Sequence[Decision]) -> tuple[float, float]:
    """The mean cost of a free decision, and its standard error."""
    count = len(decisions)
    mean = sum(one.cost for one in decisions) / count
    spread = sum((one.cost - mean) ** 2 for one in decisions) / max(1, count - 1)
    return round(mean, 5), round(math.sqrt(spread / count), 5)


def luck_of(events: Sequence[LuckEvent], seat: int) -> float:
    """All strokes of luck of a seat, good and bad."""
    return round(sum(one.luck[seat] for one in events), 4)


def _marks(decisions: Sequence[Decision]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in decisions:
        if one.mark:
            found[one.mark] = found.get(one.mark, 0) + 1
    return found


def grade(rate: float, doubt: float, rates: dict[str, float]) -> str | None:
    """The level whose own games have the nearest error rate; None if it could be another one."""
    near = [level for level in rates if abs(rates[level] - rate) <= SURE * doubt]
    if len(near) > 1 or not rates:
        return None
    return min(rates, key=lambda level: abs(rates[level] - rate))
