"""Exact look-ahead for two: alpha-beta over a few worlds. For games with little chance."""

import math
from typing import Final

from mypy_extensions import i64

from spieluhr.bots.line import NO_MOVE, Ply, make
from spieluhr.bots.search import JudgedMove
from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.playout import settle
from spieluhr.core.rules import OVER, S

ORDER_FROM: Final = (
    2  # at this many decisions to go, children are put in order before they are tried
)


class Lookahead:
    """Looks `depth` decisions ahead in each of `worlds`; a forced move is none.

    After `nodes` tables in one world it looks no deeper than it has to.
    """

    def __init__(self, depth: int, worlds: int, nodes: int = 150_000) -> None:
        self.depth: i64 = depth
        self.worlds: i64 = worlds
        self.nodes: i64 = nodes
        self._left: i64 = 0
        self._seat: i64 = 0

    def run(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> list[JudgedMove]:
        """All moves of the seat in this world, the best first."""
        rules = heuristics.rules
        self._seat = seat
        legal = rules.legal(world)
        totals = [0.0] * len(legal)
        values: list[list[float]] = []  # by world
        for _ in range(self.worlds):
            imagined = rules.resample(world, seat, dice)
            self._left = self.nodes
            values.append([])
            for k, m in enumerate(legal):
                child = rules.copy(imagined)
                rules.apply(child, m, None)
                value = self._value(heuristics, child, self.depth - 1, 0.0, 1.0, dice)
                totals[k] += value
                values[-1].append(value)
        share = float(self.worlds)
        found = [
            JudgedMove(m, int(self.worlds), totals[k] / share, noise(values, k))
            for k, m in enumerate(legal)
        ]
        found.sort(key=lambda one: (-one.value, one.move))
        return found

    def weigh(
        self, heuristics: Heuristics[S], worlds: list[S], move: int, dice: Dice
    ) -> list[list[float]]:
        """What both may hope for after the move, world by world; the worlds are used up.

        NO_MOVE: for the tables as they are.
        """
        self._seat = 0
        found: list[list[float]] = []
        for s in worlds:
            self._left = self.nodes
            depth = self.depth
            if move != NO_MOVE:
                heuristics.rules.apply(s, move, None)
                depth -= 1
            value = self._value(heuristics, s, depth, 0.0, 1.0, dice)
            found.append([value, 1.0 - value])
        return found

    def line(
        self, heuristics: Heuristics[S], s: S, seat: int, move: i64, most: i64, dice: Dice
    ) -> list[Ply]:
        """How it could go on in this world, which is used up: both do their best."""
        rules = heuristics.rules
        self._seat = seat
        plies: list[Ply] = []
        left = self.depth - 1
        m = move
        while m != NO_MOVE:
            plies.append(make(rules, s, m, dice))
            m = NO_MOVE
            if rules.actor(s) == OVER or len(plies) >= most:
                break
            legal = rules.legal(s)
            if len(legal) == 1:
                m = legal[0]
            elif left > 0:
                m = self._best(heuristics, s, legal, left, dice)
                left -= 1
        return plies

    def _best(
        self, heuristics: Heuristics[S], s: S, legal: list[int], depth: i64, dice: Dice
    ) -> i64:
        rules = heuristics.rules
        self._left = self.nodes
        mine = rules.actor(s) == self._seat
        low, high = 0.0, 1.0
        best = legal[0]
        for n, m in enumerate(ordered(heuristics, s, legal, self._seat)):
            child = rules.copy(s)
            rules.apply(child, m, None)
            value = self._value(heuristics, child, depth - 1, low, high, dice)
            if n == 0 or (value > low if mine else value < high):
                best = m
            if mine:
                low = max(low, value)
            else:
                high = min(high, value)
        return best

    def _value(
        self, heuristics: Heuristics[S], s: S, depth: i64, low: float, high: float, dice: Dice
    ) -> float:
        """What the seat gets if both do their best; outside of low and high only a bound."""
        rules = heuristics.rules
        while True:
            settle(rules, s, dice)
            actor = rules.actor(s)
            if actor == OVER:
                return heuristics.evaluate(s)[self._seat]
            legal = rules.legal(s)
            if len(legal) > 1:
                break
            rules.apply(s, legal[0], None)
        self._left -= 1
        if depth <= 0 or self._left <= 0:
            return heuristics.evaluate(s)[self._seat]
        mine = actor == self._seat
        best = 0.0 if mine else 1.0
        for m in ordered(heuristics, s, legal, self._seat) if depth >= ORDER_FROM else legal:
            child = rules.copy(s)
            rules.apply(child, m, None)
            value = self._value(heuristics, child, depth - 1, low, high, dice)
            if mine:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best


def ordered(heuristics: Heuristics[S], s: S, legal: list[int], seat: i64) -> list[int]:
    """What looks best to whoever decides first: then most of the rest need not be tried."""
    rules = heuristics.rules
    mine = rules.actor(s) == seat
    looks: list[tuple[float, int]] = []
    for m in legal:
        child = rules.copy(s)
        rules.apply(child, m, None)
        value = heuristics.evaluate(child)[seat]
        looks.append((-value if mine else value, m))
    looks.sort()
    return [m for _, m in looks]


def noise(values: list[list[float]], k: i64) -> float:
    """The standard error of the k-th value, by world. That some worlds are better for all values
    is none: they are compared in the same worlds."""
    if len(values) < 2:
        return 0.0
    apart = [row[k] - sum(row) / float(len(row)) for row in values]
    mean = sum(apart) / float(len(apart))
    squares = sum([(one - mean) * (one - mean) for one in apart])
    return math.sqrt(squares / float(len(apart) * (len(apart) - 1)))
