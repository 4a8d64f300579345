"""A fit of chances to games that were played: weights by Newton's method, and how sure they are."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct

from spieluhr.arena.calibration.samples import Position, Sampled
from spieluhr.bots.chances import TERMS, Fit, Table, features, odds

# Towards the end the same lead says more and more: there the knots are closer.
KNOTS: Final = [0.0, 0.3, 0.6, 0.8, 0.9, 1.0]
# Where games say little, weights do not jump from knot to knot, and stay near what fits the whole
# game. How much is found by leaving out a fold of the deals in turn.
EXPECTED: Final = (0.0, 0.25, 0.5)
LOOSE: Final = 0.1
PULLS: Final = (0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0)
TOWARDS_WHOLE: Final = 0.02  # of the pull that holds neighbours together
FOLDS: Final = 5
STEPS: Final = 200
ENOUGH: Final = 1e-9
LONGEST: Final = 0.5  # step: where chances are near 0 or 1, Newton's method would jump too far
STEEPEST: Final = 3.0  # weight of values in the split of what is left to the others

Numbers = Any  # a numpy array: its element type says nothing here


class Measured(Struct, frozen=True):
    """What a fit is made of: for each position its row, the share of its seat, and its deal."""

    rows: Numbers
    came: Numbers
    deals: Numbers

    def part(self, inside: Numbers) -> "Measured":
        """Some of the positions."""
        return Measured(self.rows[inside], self.came[inside], self.deals[inside])


def table_of(mode: str, one: Position) -> Table:
    """A sampled position as hints look at a table."""
    return Table(mode, one.seat, one.progress, one.values)


def measured(games: Sequence[Sampled], knots: list[float]) -> Measured:
    """All positions of these games, which are of one mode.

    A deal is the same at every level: its games are not independent, and count as one.
    """
    found = [
        (features(knots, table_of(game.mode, one), one.searched), game.shares[one.seat], game.deal)
        for game in games
        for one in game.positions
    ]
    rows, came, deals = zip(*found, strict=True)
    return Measured(np.array(rows), np.array(came), np.array(deals))


def fit(games: Sequence[Sampled], knots: Sequence[float] = KNOTS) -> Fit:
    """The most likely weights; positions of one deal are not independent, and count as such."""
    whole, data = measured(games, [0.0]), measured(games, list(knots))
    pull = min(PULLS, key=lambda one: _left_out(whole, data, one))
    weights, inverse = _weights(whole, data, pull)
    each = (_chances(data, weights) - data.came)[:, None] * data.rows
    by_deal = np.zeros((int(data.deals.max()) + 1, len(weights)))
    np.add.at(by_deal, data.deals, each)
    covariance = inverse @ (by_deal.T @ by_deal) @ inverse
    return Fit(list(knots), weights.tolist(), covariance.tolist(), _rest(games))


def _left_out(whole: Measured, data: Measured, pull: float) -> float:
    """The log-loss of deals by fits that did not know them."""
    total = 0.0
    for fold in range(FOLDS):
        out = data.deals % FOLDS == fold
        if out.any() and not out.all():
            weights, _ = _weights(whole.part(~out), data.part(~out), pull)
            chances, came = _chances(data.part(out), weights), data.came[out]
            total -= float((came * np.log(chances) + (1.0 - came) * np.log(1.0 - chances)).sum())
    return total


def _weights(whole: Measured, data: Measured, pull: float) -> tuple[Numbers, Numbers]:
    """Pulled so much towards their neighbours, and a little towards those of the whole game."""
    flat, _ = _newton(whole, np.array(EXPECTED), LOOSE * np.eye(TERMS))
    knots = data.rows.shape[1] // TERMS
    wanted = np.tile(flat, knots)
    held = pull * (TOWARDS_WHOLE * np.eye(len(wanted)) + _roughness(knots))
    return _newton(data, wanted, held)


def _newton(data: Measured, wanted: Numbers, held: Numbers) -> tuple[Numbers, Numbers]:
    """The weights with the least loss, held towards those wanted; the inverse of its curvature."""
    weights, curve = wanted.copy(), held
    for _ in range(STEPS):
        chances = _chances(data, weights)
        slope = data.rows.T @ (chances - data.came) + held @ (weights - wanted)
        curve = (data.rows * (chances * (1.0 - chances))[:, None]).T @ data.rows + held
        step = np.linalg.solve(curve, slope)
        farthest = np.abs(step).max()
        if farthest < ENOUGH:
            break
        weights = weights - step * min(1.0, LONGEST / farthest)
    return weights, np.linalg.inv(curve)


def _chances(data: Measured, weights: Numbers) -> Numbers:
    return np.clip(1.0 / (1.0 + np.exp(-data.rows @ weights)), ENOUGH, 1.0 - ENOUGH)


def _roughness(knots: int) -> Numbers:
    """Squares of the differences from knot to knot, of each kind of weight."""
    total = np.zeros((TERMS * knots, TERMS * knots))
    for k in range(knots - 1):
        for term in range(TERMS):
            row = np.zeros(TERMS * knots)
            row[TERMS * k + term], row[TERMS * (k + 1) + term] = 1.0, -1.0
            total += np.outer(row, row)
    return total


def _rest(games: Sequence[Sampled]) -> float:
    """How much the values of the others tell about who of them wins; 1 where there is no choice."""
    rows, shares = [], []
    for game in games:
        for one in game.positions:
            others = [n for n in range(len(one.values)) if n != one.seat]
            rows.append([odds(one.values[n]) for n in others])
            shares.append([game.shares[n] for n in others])
    values, won = np.array(rows), np.array(shares)
    if values.shape[1] < 2:
        return 1.0

    def loss(weight: float) -> float:
        scores = weight * values
        total = np.log(np.exp(scores - scores.max(axis=1, keepdims=True)).sum(axis=1))
        return float(
            (won.sum(axis=1) * (total + scores.max(axis=1)) - (won * scores).sum(axis=1)).sum()
        )

    return float(min(np.linspace(0.0, STEEPEST, 301), key=loss))


def written(found: Fit) -> dict[str, Any]:
    """As `chances.read` reads it."""
    return {
        "knots": [round(knot, 4) for knot in found.knots],
        "weights": [round(weight, 4) for weight in found.weights],
        "rest": round(found.rest, 2),
        "covariance": [
            [float(f"{value:.3g}") for value in row[: k + 1]]
            for k, row in enumerate(found.covariance)
        ],
    }
