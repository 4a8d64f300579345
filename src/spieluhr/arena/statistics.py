"""What results say: shares of wins with intervals, ratings, lengths, the advantage of seats."""

import math
from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean, stdev
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

from spieluhr.arena.plan import Result

SURE = 1.96  # 95 % of a normal distribution


class Share(Struct, frozen=True):
    """A mean with the interval in which the true one lies with 95 %."""

    mean: float
    low: float
    high: float
    count: int


class Standing(Struct, frozen=True):
    """One bot in an arena."""

    bot: str
    wins: Share  # of the games at a seat of its own; a shared win counts in part
    expected: float  # what equal players would win
    score: float
    rating: float
    sigma: float
    seconds: float  # CPU, per decision


def won(result: Result, seat: int) -> float:
    """1 for a win, in part for a shared one."""
    winners = result.ranks.count(1)
    return 1.0 / winners if result.ranks[seat] == 1 else 0.0


def share(values: list[float]) -> Share:
    mean = fmean(values) if values else 0.0
    spread = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 1.0
    return Share(mean, max(0.0, mean - spread), min(1.0, mean + spread), len(values))


def by_deal(results: Iterable[Result], bot: str) -> list[float]:
    """Wins per seat and game of each deal: games of one deal are not independent of each other."""
    wins: dict[int, list[float]] = defaultdict(list)
    for result in results:
        mine = [won(result, seat) for seat, name in enumerate(result.bots) if name == bot]
        wins[result.deal].extend(mine)
    return [fmean(values) for values in wins.values() if values]


def standings(results: list[Result]) -> list[Standing]:
    """All bots, the best first."""
    ratings = rate(results)
    found = []
    for bot in dict.fromkeys(name for result in results for name in result.bots):
        mine = [
            (result, seat)
            for result in results
            for seat, name in enumerate(result.bots)
            if name == bot
        ]
        spent = sum(result.seconds[seat] for result, seat in mine)
        decided = sum(result.decisions[seat] for result, seat in mine)
        found.append(
            Standing(
                bot,
                share(by_deal(results, bot)),
                1.0 / len(results[0].bots),
                fmean(result.scores[seat] for result, seat in mine),
                ratings[bot].mu,
                ratings[bot].sigma,
                spent / decided if decided else 0.0,
            )
        )
    return sorted(found, key=lambda standing: -standing.wins.mean)


def rate(results: list[Result]) -> dict[str, Any]:
    """Plackett-Luce ratings (openskill), game after game."""
    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for result in results:
        for name in result.bots:
            ratings.setdefault(name, model.rating(name=name))
        if len(set(result.bots)) < 2:
            continue
        ranks = [float(rank) for rank in result.ranks]
        updated = model.rate([[ratings[name]] for name in result.bots], ranks=ranks)
        for name in set(result.bots):
            ratings[name] = updated[result.bots.index(name)][0]
    return ratings


def seats(results: list[Result]) -> list[Share]:
    """How often each seat wins, whoever sits there."""
    if not results:
        return []
    return [share(_seat(results, seat)) for seat in range(len(results[0].bots))]


def _seat(results: list[Result], seat: int) -> list[float]:
    wins: dict[int, list[float]] = defaultdict(list)
    for result in results:
        wins[result.deal].append(won(result, seat))
    return [fmean(values) for values in wins.values()]


def lengths(results: list[Result]) -> list[int]:
    """Decisions of each game."""
    return [sum(result.decisions) for result in results]
