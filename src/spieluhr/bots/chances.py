"""The chance to win: what an evaluation and a search are worth, by how often such tables were won.

`spieluhr calibrate` fits it to many games of bots and stores it beside the game (`chances.json`).
"""

import json
import math
from pathlib import Path
from typing import Any, Final

from spieluhr.bots.search import JudgedMove
from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.playout import quiet_value
from spieluhr.core.rules import S

WORLDS: Final = 8  # in which the table itself is evaluated
SUREST: Final = 5.0  # in log-odds: no single judgement counts for more
LEAST: Final = 0.001  # while a game is open nobody has lost, and nobody has won
FARTHEST: Final = 50.0  # log-odds that are no longer told from certainty
TERMS: Final = 3  # at each knot: for deciding now, for the evaluation, for the search
GAMES: Final = Path(__file__).parent.parent / "games"


class Table:
    """What a seat that decides knows of its table, besides what it thinks of its moves.

    `values` are those of `evaluate`, by seat, averaged over worlds that the seat cannot tell apart.
    """

    def __init__(self, mode: str, seat: int, progress: float, values: list[float]) -> None:
        self.mode = mode
        self.seat = seat
        self.progress = progress
        self.values = values


class Chance:
    """A share of wins, and by how much it may be wrong (one standard error)."""

    __slots__ = ("doubt", "share")

    def __init__(self, share: float, doubt: float) -> None:
        self.share = share
        self.doubt = doubt

    def __repr__(self) -> str:
        return f"Chance({self.share:.2f} ± {self.doubt:.2f})"


class Fit:
    """The chances of one mode of a game: log-odds are linear in what was judged.

    Their weights change with the progress of the game, linearly from knot to knot. What the seat
    that decides leaves to the others is split by their values, of which `rest` says how much they
    tell; so over all seats the chances add up to 1.
    """

    def __init__(
        self,
        knots: list[float],
        weights: list[float],
        covariance: list[list[float]],
        rest: float = 1.0,
    ) -> None:
        self.knots = knots
        self.weights = weights
        self.covariance = covariance
        self.rest = rest

    def shares(self, table: Table, value: float) -> list[float]:
        """Of all seats; alone, of a win and of a defeat."""
        mine = logistic(dot(self.weights, features(self.knots, table, value)))
        if len(table.values) == 1:
            return [mine, 1.0 - mine]
        others = softmax(
            [self.rest * odds(one) for n, one in enumerate(table.values) if n != table.seat]
        )
        shares = [(1.0 - mine) * other for other in others]
        shares.insert(table.seat, mine)
        return shares

    def chance(self, table: Table, value: float, noise: float = 0.0) -> Chance:
        """Of the seat that decides, if a search has found this value; never 0 or 1."""
        row = features(self.knots, table, value)
        mine = logistic(dot(self.weights, row))
        square = dot(row, [dot(line, row) for line in self.covariance])
        if 0.0 < value < 1.0:
            heard = sum([self.weights[TERMS * k + 2] * hat for k, hat in hats(self.knots, table)])
            noise *= heard / (value * (1.0 - value))
            square += noise * noise
        doubt = mine * (1.0 - mine) * math.sqrt(max(0.0, square))
        return Chance(max(LEAST, min(1.0 - LEAST, mine)), doubt)


def features(knots: list[float], table: Table, value: float) -> list[float]:
    """Of the seat that decides: what the weights are multiplied with."""
    row = [0.0] * (TERMS * len(knots))
    for k, hat in hats(knots, table):
        row[TERMS * k] = hat
        row[TERMS * k + 1] = hat * odds(table.values[table.seat])
        row[TERMS * k + 2] = hat * odds(value)
    return row


def hats(knots: list[float], table: Table) -> list[tuple[int, float]]:
    """The knots before and after, with how near each is."""
    last = len(knots) - 1
    if last == 0 or table.progress <= knots[0]:
        return [(0, 1.0)]
    if table.progress >= knots[last]:
        return [(last, 1.0)]
    k = 0
    while table.progress > knots[k + 1]:
        k += 1
    way = (table.progress - knots[k]) / (knots[k + 1] - knots[k])
    return [(k, 1.0 - way), (k + 1, way)]


def odds(value: float) -> float:
    """Log-odds, as far as a single judgement is believed."""
    if value <= 0.0:
        return -SUREST
    if value >= 1.0:
        return SUREST
    return max(-SUREST, min(SUREST, math.log(value / (1.0 - value))))


def logistic(score: float) -> float:
    """The chance with these log-odds."""
    return 1.0 / (1.0 + math.exp(-max(-FARTHEST, min(FARTHEST, score))))


def softmax(scores: list[float]) -> list[float]:
    """Shares that add up to 1."""
    best = max(scores)
    parts = [math.exp(score - best) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]


def dot(a: list[float], b: list[float]) -> float:
    """The sum of what stands side by side, multiplied."""
    total = 0.0
    for k in range(len(a)):
        total += a[k] * b[k]
    return total


def look(heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> Table:
    """The table as the seat may judge it, in worlds dealt from what it knows."""
    rules = heuristics.rules
    mode = heuristics.mode(world)
    progress = 0.0
    totals: list[float] = []
    for _ in range(WORLDS):
        imagined = rules.resample(world, seat, dice)
        progress += heuristics.progress(imagined) / WORLDS
        values = quiet_value(heuristics, imagined, dice)
        totals = [a + b for a, b in zip(totals, values, strict=True)] if totals else values
    return Table(mode, seat, progress, [total / WORLDS for total in totals])


_FITS: Final[dict[str, dict[str, Fit]]] = {}


def fits(game_id: str) -> dict[str, Fit]:
    """The chances of a game, by mode: of those that held in the test, and of no others."""
    if game_id not in _FITS:
        path = GAMES / game_id / "chances.json"
        _FITS[game_id] = read(json.loads(path.read_text("utf-8"))) if path.is_file() else {}
    return _FITS[game_id]


def read(written: dict[str, Any]) -> dict[str, Fit]:
    """As `spieluhr calibrate` has written it; of a covariance, the part below the diagonal."""
    found: dict[str, Fit] = {}
    for mode, one in written["modes"].items():
        if not one["holds"]:  # a number that people see was checked, or is not shown
            continue
        size = len(one["weights"])
        half: list[list[float]] = one["covariance"]
        whole = [[half[max(i, k)][min(i, k)] for k in range(size)] for i in range(size)]
        found[mode] = Fit(one["knots"], one["weights"], whole, one["rest"])
    return found


def chances(game_id: str, table: Table, found: list[JudgedMove]) -> list[Chance] | None:
    """To win with each of these moves, or None where nobody has measured it."""
    fit = fits(game_id).get(table.mode)
    if fit is None:
        return None
    return [fit.chance(table, one.value, one.noise) for one in found]
