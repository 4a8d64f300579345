"""What cards, spaces and colours are worth, in two ways that must not be mixed up.

*Tried*: at a random decision two random moves were played to the end with the same dice. Where one
of them names the thing and the other does not, the difference is due to the choice: an experiment.
It says what the thing is worth against another move that was possible at the same moment.

*Used*: whoever used a thing once more than the others won so much more often. It goes together;
that one is because of the other does not follow, as whoever is ahead may use other things.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from spieluhr.reviews.studies.sampling import Seen
from spieluhr.reviews.studies.shares import Value, mean

FEWEST: Final = 30  # games or pairs that a number is said of


class Worth(Struct, frozen=True):
    """In shares of the win; `count` games or pairs tell of it."""

    thing: str
    count: int
    value: Value


def tried(games: Sequence[Seen]) -> list[Worth]:
    """By experiment: with it against without it, at the same moment."""
    found: dict[str, list[float]] = {}
    for game in games:
        trial = game.trial
        if trial is None:
            continue
        first, second = (set(one) for one in trial.things)
        gain = trial.results[0] - trial.results[1]
        for thing in first - second:
            found.setdefault(thing, []).append(gain)
        for thing in second - first:
            found.setdefault(thing, []).append(-gain)
    return ordered(
        [
            Worth(thing, len(gains), mean(gains))
            for thing, gains in found.items()
            if len(gains) >= FEWEST
        ]
    )


def used(games: Sequence[Seen]) -> list[Worth]:
    """By comparison of seats: result for one use more than the others have."""
    by_thing: dict[str, list[tuple[int, list[float], list[float]]]] = {}
    for game in games:
        seats = len(game.results)
        if seats < 2:
            continue
        results = [one - 1.0 / seats for one in game.results]
        for thing in {name for mine in game.used for name in mine}:
            counts = [float(mine.get(thing, 0)) for mine in game.used]
            above = [count - sum(counts) / seats for count in counts]
            if any(above):
                by_thing.setdefault(thing, []).append((game.deal, above, results))
    return ordered(
        [
            Worth(thing, len(rows), _slope(rows))
            for thing, rows in by_thing.items()
            if len(rows) >= FEWEST
        ]
    )


def _slope(rows: list[tuple[int, list[float], list[float]]]) -> Value:
    """Through the origin; games of one deal count as one for the error."""
    x, y = np.array([row[1] for row in rows]), np.array([row[2] for row in rows])
    square = float((x * x).sum())
    slope = float((x * y).sum()) / square
    scores: dict[int, float] = {}
    for (deal, _, _), score in zip(rows, ((y - slope * x) * x).sum(axis=1), strict=True):
        scores[deal] = scores.get(deal, 0.0) + float(score)
    return Value(slope, sum(score * score for score in scores.values()) ** 0.5 / square)


def ordered(found: list[Worth]) -> list[Worth]:
    """The best first."""
    return sorted(found, key=lambda one: (-one.value.value, one.thing))


def extremes(found: Sequence[Worth], most: int) -> list[Worth]:
    """Those that are surest to be worth something, for better or worse, the best first."""
    sure = sorted(found, key=lambda one: -abs(one.value.value) / max(1e-9, one.value.error))
    return ordered(sure[:most])
