"""How well chances hold: slope, calibration error and log-loss, on games they were not made of."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct

from spieluhr.arena.calibration.fitting import LONGEST, table_of
from spieluhr.arena.calibration.samples import Sampled
from spieluhr.bots.chances import Fit

THIRDS: Final = 3
BINS: Final = 10
CLOSE: Final = 1e-3  # neither log-odds nor a log-loss believe more than this
STEPS: Final = 100

Numbers = Any
Say = Callable[[Sampled, Any], float]  # of a position of a game, what the seat may expect


class Forecast(Struct, frozen=True):
    """One column each: what was foretold, what came, how far the game was, which deal it was."""

    chances: Numbers
    came: Numbers
    progress: Numbers
    deals: Numbers

    def part(self, third: int) -> "Forecast":
        """Of one third of the game, by its progress."""
        inside = np.minimum((self.progress * THIRDS).astype(int), THIRDS - 1) == third
        return Forecast(
            *(one[inside] for one in (self.chances, self.came, self.progress, self.deals))
        )


class Quality(Struct, frozen=True):
    """`slope` is 1 where chances are neither timid nor bold; `doubt` is its standard error."""

    positions: int
    slope: float
    doubt: float
    error: float  # expected calibration error
    loss: float


def foretold(games: Sequence[Sampled], say: Say) -> Forecast:
    """For the seat that decides, in all positions of these games."""
    rows = [
        (say(game, one), game.shares[one.seat], one.progress, game.deal)
        for game in games
        for one in game.positions
    ]
    return Forecast(*(np.array(column) for column in zip(*rows, strict=True)))


def by_fit(fits: dict[str, Fit]) -> Say:
    """The calibrated chance."""
    return lambda game, one: (
        fits[game.mode].chance(table_of(game.mode, one), one.searched, one.noise).share
    )


def by_evaluation(game: Sampled, one: Any) -> float:
    """What was there before: the hand-made value itself."""
    del game
    value: float = one.values[one.seat]
    return value


def by_search(game: Sampled, one: Any) -> float:
    """The value of the search itself."""
    del game
    value: float = one.searched
    return value


class Correction:
    """The simplest correction by phase: log-odds scaled and shifted, for each third on its own."""

    def __init__(self, games: Sequence[Sampled]) -> None:
        told = foretold(games, by_evaluation)
        self.lines = [line(told.part(third))[0] for third in range(THIRDS)]

    def __call__(self, game: Sampled, one: Any) -> float:
        third = min(int(one.progress * THIRDS), THIRDS - 1)
        shift, slope = self.lines[third]
        value = min(1.0 - CLOSE, max(CLOSE, by_evaluation(game, one)))
        return float(1.0 / (1.0 + np.exp(-shift - slope * np.log(value / (1.0 - value)))))


def line(told: Forecast) -> tuple[Numbers, Numbers]:
    """Logistic regression of what came on the log-odds that were told: shift, slope; errors.

    All levels play the same deals: what comes of one deal counts as one when errors are judged.
    """
    believed = np.clip(told.chances, CLOSE, 1.0 - CLOSE)
    design = np.stack([np.ones(len(believed)), np.log(believed / (1.0 - believed))], axis=1)
    weights = np.array([0.0, 1.0])
    each = np.zeros((0, 2))
    curve = 1e-3 * np.eye(2)
    for _ in range(STEPS):
        chances = 1.0 / (1.0 + np.exp(-design @ weights))
        each = (chances - told.came)[:, None] * design
        curve = (design * (chances * (1.0 - chances))[:, None]).T @ design + 1e-3 * np.eye(2)
        step = np.linalg.solve(curve, each.sum(axis=0))
        weights = weights - step * min(1.0, LONGEST / max(np.abs(step).max(), CLOSE))
    by_deal = np.zeros((int(told.deals.max(initial=0)) + 1, 2))
    np.add.at(by_deal, told.deals.astype(int), each)
    inverse = np.linalg.inv(curve)
    errors = np.sqrt(np.diag(inverse @ (by_deal.T @ by_deal) @ inverse))
    return weights, errors


def bins(told: Forecast) -> list[tuple[float, float, int]]:
    """Mean chance, share that came and number of positions, from the least likely to the most."""
    found = []
    places = np.minimum((told.chances * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        inside = places == place
        if inside.any():
            mean, came = told.chances[inside].mean(), told.came[inside].mean()
            found.append((float(mean), float(came), int(inside.sum())))
    return found


def quality(told: Forecast) -> Quality:
    """How well chances hold that were told for these positions."""
    count = len(told.chances)
    if count == 0:
        return Quality(0, float("nan"), float("nan"), float("nan"), float("nan"))
    weights, errors = line(told)
    error = sum(abs(mean - came) * number for mean, came, number in bins(told)) / count
    believed = np.clip(told.chances, CLOSE, 1.0 - CLOSE)
    loss = -(told.came * np.log(believed) + (1.0 - told.came) * np.log(1.0 - believed)).mean()
    return Quality(count, float(weights[1]), float(errors[1]), error, float(loss))
