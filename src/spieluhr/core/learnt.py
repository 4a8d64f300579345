"""Values that were learnt, and whose they are.

`Weights`: each seat's log-odds of a win are a sum over what it has. The weights change with the
progress of the game, linearly from knot to knot. They are fitted to games of bots
(`bench/seat_values.py`) and stored beside the game (`value.json`), by mode.
"""

import json
import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spieluhr.core.heuristics import Heuristics
from spieluhr.core.rules import Rules, S

LEARNT_BY: Final = "master"  # `master@1` and all other levels keep the value made by hand
KNOTS: Final = vec[float]([0.0, 0.5, 0.8, 1.0])  # of progress
UNIT: Final = 1000.0  # weights are thousandths of log-odds


class Weights:
    """The weights of one mode: for each feature, one at every knot."""

    def __init__(self, size: int, weights: list[int]) -> None:
        if len(weights) != size * len(KNOTS):
            raise ValueError(f"{len(weights)} weights, {size * len(KNOTS)} are needed")
        self.size: i64 = size
        self.weights: vec[float] = vec[float]([float(weight) / UNIT for weight in weights])

    def shares(self, rows: list[vec[float]], progress: float) -> list[float]:
        """Of a win, by seat; they add up to 1. `rows`: the features of each seat."""
        before: i64 = 0
        while before < len(KNOTS) - 2 and progress > KNOTS[before + 1]:
            before += 1
        way = (progress - KNOTS[before]) / (KNOTS[before + 1] - KNOTS[before])
        shares = [self._value(row, before, max(0.0, min(1.0, way))) for row in rows]
        best = max(shares)
        total = 0.0
        for seat in range(i64(len(shares))):
            shares[seat] = math.exp(shares[seat] - best)
            total += shares[seat]
        return [share / total for share in shares]

    def _value(self, row: vec[float], before: i64, way: float) -> float:
        weights, many = self.weights, i64(len(KNOTS))
        value = 0.0
        for k in range(self.size):
            if row[k] != 0.0:
                at = many * k + before
                value += row[k] * (weights[at] + way * (weights[at + 1] - weights[at]))
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Teachable(Heuristics[S]):
    """Has a value made by hand for all levels, and one that was learnt for the master."""

    def __init__(self, rules: Rules[S], daring: float, slip: float, value: Path) -> None:
        super().__init__(rules, daring=daring, slip=slip)
        self._value = value
        self._learnt: dict[str, Heuristics[S]] | None = None  # by mode

    def learnt(self, weights: list[int]) -> Heuristics[S]:
        """The same game, judged by these weights."""
        raise NotImplementedError

    def at(self, level: str, s: S) -> Heuristics[S]:
        """What was learnt for tables like this one, if it is the level's."""
        if level != LEARNT_BY:
            return self
        if self._learnt is None:
            self._learnt = {}
            for mode, weights in read_weights(self._value).items():
                self._learnt[mode] = self.learnt(weights)
        return self._learnt.get(self.mode(s), self)


def read_weights(path: Path) -> dict[str, list[int]]:
    """Of a game, by mode; none where nothing was learnt."""
    return dict(json.loads(path.read_bytes())["modes"]) if path.is_file() else {}
