"""Where the variance of results comes from: seats, levels, deals, and what is left.

Results are shares of the win against an equal share. Every deal is played at least twice: with the
same dice of chance, other dice of the bots, and, where levels are mixed, turned seats. Then

- seat: the variance of the mean result from seat to seat,
- level: the same from level to level, in games where they meet,
- deal: what two games of one deal have in common in the same seat, once those are taken off,
- rest: all else. It is neither luck nor skill by name.

The means are squared, and a squared mean is too large by its squared error: that is taken off.
Errors are those of the jackknife over deals.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct

from spieluhr.reviews.studies.sampling import Seen

GROUPS: Final = 40  # of deals, each left out once
WIDE: Final = 1.96  # errors to each side hold the truth in 19 cases of 20
PARTS: Final = ("seat", "level", "deal", "rest")

Numbers = Any  # a numpy array


class Value(Struct, frozen=True):
    """With its standard error."""

    value: float
    error: float


class Table(Struct):
    """By deal, game of the deal, and seat: result against an equal share, and level."""

    results: Numbers
    levels: Numbers


def table_of(games: Sequence[Seen]) -> Table:
    """Deals of which all games are there."""
    by_deal: dict[int, list[Seen]] = {}
    for game in games:
        by_deal.setdefault(game.deal, []).append(game)
    most = max(len(deal) for deal in by_deal.values())
    whole = [
        sorted(deal, key=lambda one: one.turned) for deal in by_deal.values() if len(deal) == most
    ]
    names = sorted({name for game in games for name in game.bots})
    results = np.array([[game.results for game in deal] for deal in whole])
    levels = np.array([[[names.index(b) for b in game.bots] for game in deal] for deal in whole])
    return Table(results - 1.0 / results.shape[2], levels)


def parts(table: Table) -> dict[str, float]:
    """Each part of the variance as a share of it, and the variance itself."""
    y, levels = table.results, table.levels
    variance = float((y * y).mean())
    seats = y.mean(axis=(0, 1))
    seat = float((seats**2 - _squared_error(y.mean(axis=1))).mean())
    taken = np.broadcast_to(seats, y.shape).copy()
    level = 0.0
    if len(np.unique(levels)) > 1:
        for one in np.unique(levels):
            chosen = levels == one
            by_deal = (y * chosen).sum(axis=(1, 2)) / np.maximum(1, chosen.sum(axis=(1, 2)))
            mean, share = float(by_deal.mean()), float(chosen.mean())
            level += share * (mean**2 - float(_squared_error(by_deal)))
            taken = taken + chosen * mean
    left = y - taken
    deal = _common(left)
    rest = variance - seat - level - deal
    found = {"seat": seat, "level": level, "deal": deal, "rest": rest}
    shares = {name: part / max(variance, 1e-12) for name, part in found.items()}
    return {**shares, "variance": variance}


def _squared_error(by_deal: Numbers) -> Numbers:
    """Of the mean over deals."""
    return by_deal.var(axis=0, ddof=1) / len(by_deal)


def _common(left: Numbers) -> float:
    """The mean product of two different games of a deal, in the same seat."""
    count = left.shape[1]
    if count < 2:
        return 0.0
    total = left.sum(axis=1)
    products = (total * total - (left * left).sum(axis=1)) / (count * (count - 1))
    return float(products.mean())


def measured(games: Sequence[Seen]) -> dict[str, Value]:
    """The parts with their errors."""
    table = table_of(games)

    def of(chosen: Numbers) -> list[float]:
        found = parts(Table(table.results[chosen], table.levels[chosen]))
        return [found[name] for name in (*PARTS, "variance")]

    values = jackknife(len(table.results), of)
    return dict(zip((*PARTS, "variance"), values, strict=True))


def jackknife(count: int, of: Callable[[Numbers], list[float]]) -> list[Value]:
    """What is found in all of so many deals, with the errors by leaving out some at a time."""
    everything = np.arange(count)
    whole = np.array(of(everything))
    groups = min(GROUPS, count)
    if groups < 3:
        return [Value(float(one), float("nan")) for one in whole]
    without = np.array([of(everything[everything % groups != k]) for k in range(groups)])
    spread = ((without - without.mean(axis=0)) ** 2).sum(axis=0) * (groups - 1) / groups
    return [Value(float(a), float(b)) for a, b in zip(whole, np.sqrt(spread), strict=True)]


def seat_shares(games: Sequence[Seen]) -> list[Value]:
    """Of the win, by seat."""
    results = table_of(games).results
    by_deal = results.mean(axis=1) + 1.0 / results.shape[2]
    errors = np.sqrt(_squared_error(by_deal))
    return [Value(float(a), float(b)) for a, b in zip(by_deal.mean(axis=0), errors, strict=True)]


def level_shares(games: Sequence[Seen]) -> dict[str, Value]:
    """Of the win, by level, where they meet."""
    found = {}
    for name in sorted({bot for game in games for bot in game.bots}):
        by_deal: dict[int, list[float]] = {}
        for game in games:
            mine = [r for r, bot in zip(game.results, game.bots, strict=True) if bot == name]
            by_deal.setdefault(game.deal, []).extend(mine)
        found[name] = mean([sum(one) / len(one) for one in by_deal.values() if one])
    return found


def mean(numbers: Sequence[float]) -> Value:
    """Of numbers that have nothing to do with each other."""
    values = np.array(numbers)
    if len(values) < 2:
        return Value(float(values.mean()) if len(values) else float("nan"), float("nan"))
    return Value(float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values))))


def by_deal(games: Sequence[Seen], of: Callable[[Seen], float]) -> Value:
    """The mean of a number of each game; games of one deal count as one."""
    found: dict[int, list[float]] = {}
    for game in games:
        found.setdefault(game.deal, []).append(of(game))
    return mean([sum(one) / len(one) for one in found.values()])
