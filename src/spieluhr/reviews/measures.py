"""Do the numbers of a review hold? Luck and error rates against how games of bots ended."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np
from msgspec import Struct

from spieluhr.arena.calibration import fitting, page
from spieluhr.arena.calibration import measures as calibration
from spieluhr.arena.calibration.samples import Position, Sampled
from spieluhr.bots.chances import Fit
from spieluhr.core.rules import OVER
from spieluhr.reviews import luck
from spieluhr.reviews.samples import (
    POSITIONS,
    Glanced,
    Judged,
    Sketched,
    Stroke,
    Thrown,
    first_of,
)
from spieluhr.reviews.scale import EVEN, Scale
from spieluhr.reviews.schema import Decision

WIDE: Final = 1.96  # standard errors to each side hold the truth in 19 cases of 20
FEWEST: Final = 200  # games that luck must hold in
FEWEST_JUDGED: Final = 40  # and error rates, of each level
ALIKE: Final = 0.9  # correlation of luck with the same luck by other dice
CONFIRMED: Final = 0.9  # blunders that more effort finds again
NOISE: Final = 0.002  # in the mean loss of some hundred games
DRAWS: Final = 400  # of games with replacement, for the interval of a share of variance

Numbers = Any  # a numpy array


class Luck(Struct, frozen=True):
    """On games that neither the scale nor beta was made of; intervals are of 19 in 20."""

    games: int
    means: list[float]  # by seat
    doubts: list[float]
    share: float  # of the variance of results
    low: float
    high: float
    alike: float  # with other dice
    repeated: int  # games
    counted: int  # games of the means


class Errors(Struct, frozen=True):
    """Error rates by level with their standard errors, and what a higher one goes with."""

    games: dict[str, int]
    rates: dict[str, float]
    doubts: dict[str, float]
    slope: float  # share of the win for a point more of error rate than the others have
    doubt: float
    blunders: int
    confirmed: int


def fitted(games: Sequence[Glanced]) -> Fit:
    """A scale for weighed tables, as chances are fitted: log-odds by progress of the game."""
    return fitting.fit(sampled(games))


def sampled(games: Sequence[Glanced]) -> list[Sampled]:
    """As a calibration takes them."""
    return [
        Sampled(
            game.deal,
            game.turned,
            game.mode,
            game.results,
            [Position(row.seat, row.progress, row.values, EVEN, 0.0) for row in game.rows],
        )
        for game in games
        if game.rows
    ]


def glanced(games: Sequence[Thrown]) -> list[Glanced]:
    """What is known of tables already where all luck was looked at."""
    found = []
    for game in games:
        rows = [stroke.came[0] for stroke in game.strokes if stroke.came[0].seat != OVER]
        step = max(1, len(rows) // POSITIONS)
        some = rows[first_of(game.deal, step) :: step]
        found.append(Glanced(game.deal, game.turned, game.mode, game.results, some))
    return found


def tested(mode: str, made: Sequence[Glanced], others: Sequence[Glanced], fit: Fit) -> page.Tested:
    """The scale on games that it was not made of, as chances of hints are tested."""
    return page.tested(mode, sampled(made), sampled(others), fit)


def chances_hold(one: page.Tested) -> bool:
    """What the chances of hints must keep, but for their comparison with the plain correction by
    phase: without a search of its own the scale is nearly that, so it may be as much worse as
    chance makes one of two equals."""
    plain = calibration.quality(one.told["by phase"])
    return page.keeps(one) and calibration.quality(one.told["chance"]).loss <= plain.loss + NOISE


def totals(games: Sequence[Thrown], scale: Scale, is_again: bool = False) -> Numbers:
    """The luck of every seat in every game."""
    return np.array([_total(game, scale, is_again) for game in games])


def _total(game: Thrown, scale: Scale, is_again: bool) -> list[float]:
    strokes: list[Stroke] = game.again if is_again else game.strokes
    total = [0.0] * len(game.results)
    for stroke in strokes:
        found, _ = luck.event(scale, game.mode, (0, 0), stroke.came, stroke.drawn)
        total = [a + b for a, b in zip(total, found.luck, strict=True)]
    return total


def beta(games: Sequence[Thrown], scale: Scale) -> float:
    """How much of the luck shows in results, where all seats are alike: fixed beforehand."""
    lucky, results = totals(games, scale), _centred(games)
    return float((lucky * results).sum() / max(1e-9, float((lucky * lucky).sum())))


def _centred(games: Sequence[Thrown]) -> Numbers:
    """Results against an equal share; alone, against the mean."""
    results = np.array([game.results for game in games])
    return results - (results.mean() if results.shape[1] == 1 else 1.0 / results.shape[1])


def luck_of(
    games: Sequence[Thrown], scale: Scale, slope: float, sketched: Sequence[Sketched] = ()
) -> Luck:
    """With a beta from other games; the means are of more games than these if there are any."""
    lucky, results = totals(games, scale), _centred(games)
    counted = np.array([game.luck for game in sketched]) if sketched else lucky
    shares = [
        _explained(lucky[chosen], results[chosen], slope)
        for chosen in np.random.default_rng(1).integers(0, len(games), (DRAWS, len(games)))
    ]
    low, high = np.quantile(shares, (0.025, 0.975))
    twice = [game for game in games if game.again]
    alike = _correlation(totals(twice, scale), totals(twice, scale, is_again=True))
    return Luck(
        len(games),
        [float(mean) for mean in counted.mean(axis=0)],
        [float(one) for one in counted.std(axis=0, ddof=1) / math.sqrt(len(counted))],
        _explained(lucky, results, slope),
        float(low),
        float(high),
        alike,
        len(twice),
        len(counted),
    )


def _explained(lucky: Numbers, results: Numbers, slope: float) -> float:
    left = results - slope * lucky
    return 1.0 - float((left * left).sum()) / max(1e-9, float((results * results).sum()))


def _correlation(first: Numbers, second: Numbers) -> float:
    if len(first) < 3:
        return float("nan")
    return float(np.corrcoef(first.ravel(), second.ravel())[0, 1])


def luck_holds(one: Luck, least: float) -> bool:
    """Zero on average, telling something about results, and the same with other dice."""
    is_fair = all(
        abs(mean) <= WIDE * doubt for mean, doubt in zip(one.means, one.doubts, strict=True)
    )
    is_telling = one.low > 0.0 and one.share >= least
    return one.games >= FEWEST and is_fair and is_telling and one.alike >= ALIKE


def errors_of(by_level: dict[str, Sequence[Judged]]) -> Errors:
    """Levels from the weakest to the strongest."""
    rates, doubts = {}, {}
    for level, games in by_level.items():
        by_game = np.array([_rate(game.decisions) for game in games])
        rates[level] = float(by_game.mean())
        doubts[level] = float(by_game.std(ddof=1) / math.sqrt(len(games)))
    everything = [game for games in by_level.values() for game in games]
    slope, doubt = _slope(everything)
    pairs = [pair for game in everything for pair in _looked_at_again(game)]
    return Errors(
        {level: len(games) for level, games in by_level.items()},
        rates,
        doubts,
        slope,
        doubt,
        len(pairs),
        sum(bool(deep.mark) or (deep.best != deep.move and deep.cost >= 0.02) for _, deep in pairs),
    )


def _rate(decisions: Sequence[Decision]) -> float:
    return sum(one.cost for one in decisions) / max(1, len(decisions))


def _slope(games: Sequence[Judged]) -> tuple[float, float]:
    """Of results on error rates in points against those of the others; one game, one vote.

    At a table all are of one level, so the level itself says nothing about who wins.
    """
    above, results = [], []
    for game in games:
        seats = range(len(game.results))
        rates = [100 * _rate([one for one in game.decisions if one.seat == k]) for k in seats]
        mean = sum(rates) / len(rates)
        if len(rates) > 1:
            above.append([rate - mean for rate in rates])
            results.append([result - 1.0 / len(rates) for result in game.results])
    if len(above) < 3:
        return float("nan"), float("nan")
    x, y = np.array(above), np.array(results)
    square = float((x * x).sum())
    slope = float((x * y).sum()) / max(1e-12, square)
    scores = ((y - slope * x) * x).sum(axis=1)
    return slope, math.sqrt(float((scores * scores).sum())) / max(1e-12, square)


def _looked_at_again(game: Judged) -> list[tuple[Decision, Decision]]:
    first = {one.n: one for one in game.decisions}
    return [(first[deep.n], deep) for deep in game.deep]


def errors_hold(one: Errors) -> bool:
    """Rates fall from level to level, intervals apart; a higher one goes with worse results."""
    levels = list(one.rates)
    falls = all(
        one.rates[a] - WIDE * one.doubts[a] > one.rates[b] + WIDE * one.doubts[b]
        for a, b in pairwise(levels)
    )
    has_enough = len(levels) > 1 and min(one.games.values()) >= FEWEST_JUDGED
    return has_enough and falls and one.slope + WIDE * one.doubt < 0.0
