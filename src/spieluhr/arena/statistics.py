"""What results say: shares of wins with intervals, ratings, lengths, the advantage of seats."""

import math
from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

from spieluhr.arena.plan import Result

SURE = 1.96  # 95 % of a normal distribution
DOUBT = 4.0  # deals: how sure to be of the spread of few deals


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
    """The mean of the deals with Wilson's score interval, for as many games as they are worth.

    A deal that is played from every seat tells less than as many independent games if the games
    go together, and more if the better cards win whoever has them. The spread of the deals beside
    that of single games says how much. Deals that all end alike have no spread, and a few of them
    prove little: `DOUBT` further deals are thought of that spread like single games, so that the
    interval shrinks with every deal but is never of width 0. Where every deal is one game, or every
    game is won, it is Wilson's interval with a game for each deal.
    """
    count = len(values)
    mean = fmean(values) if values else 0.0
    if count < 2:
        return Share(mean, 0.0, 1.0, count)
    single = mean * (1.0 - mean)
    spread = sum((value - mean) ** 2 for value in values)
    ratio = (spread + DOUBT * single) / ((count + DOUBT) * single) if single > 1e-12 else 1.0
    low, high = wilson(mean, count / ratio)
    return Share(mean, low, high, count)


def wilson(mean: float, count: float) -> tuple[float, float]:
    """In which true shares would be seen as this one in so many games with 95 %."""
    square = SURE * SURE / count
    middle = (mean + square / 2.0) / (1.0 + square)
    reach = math.sqrt(square * mean * (1.0 - mean) + square * square / 4.0) / (1.0 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


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
    ranking = []
    for bot in dict.fromkeys(name for result in results for name in result.bots):
        mine = [
            (result, seat)
            for result in results
            for seat, name in enumerate(result.bots)
            if name == bot
        ]
        ranking.append(
            Standing(
                bot,
                share(by_deal(results, bot)),
                1.0 / len(results[0].bots),
                fmean(result.scores[seat] for result, seat in mine),
                ratings[bot].mu,
                ratings[bot].sigma,
                seconds_per_decision(results, bot),
            )
        )
    return sorted(ranking, key=lambda standing: -standing.wins.mean)


def seconds_per_decision(results: Iterable[Result], bot: str) -> float:
    """CPU."""
    spent, decided = 0.0, 0
    for result in results:
        for seat, name in enumerate(result.bots):
            if name == bot:
                spent += result.seconds[seat]
                decided += result.decisions[seat]
    return spent / decided if decided else 0.0


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
