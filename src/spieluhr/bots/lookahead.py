"""Exact look-ahead for two: alpha-beta over a few worlds. For games with little chance."""

from typing import Final

from mypy_extensions import i64

from spieluhr.bots.search import Found
from spieluhr.core.dice import Dice
from spieluhr.core.playout import settle
from spieluhr.core.rules import OVER, Rules, S

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

    def run(self, rules: Rules[S], world: S, seat: int, dice: Dice) -> list[Found]:
        """All moves of the seat in this world, the best first."""
        self._seat = seat
        legal = rules.legal(world)
        totals = [0.0] * len(legal)
        for _ in range(self.worlds):
            imagined = rules.resample(world, seat, dice)
            self._left = self.nodes
            for k, m in enumerate(legal):
                child = rules.copy(imagined)
                rules.apply(child, m, None)
                totals[k] += self._value(rules, child, self.depth - 1, 0.0, 1.0, dice)
        share = float(self.worlds)
        found = [Found(m, int(self.worlds), totals[k] / share) for k, m in enumerate(legal)]
        found.sort(key=lambda one: (-one.value, one.move))
        return found

    def _value(
        self, rules: Rules[S], s: S, depth: i64, low: float, high: float, dice: Dice
    ) -> float:
        """What the seat gets if both do their best; outside of low and high only a bound."""
        while True:
            settle(rules, s, dice)
            actor = rules.actor(s)
            if actor == OVER:
                return rules.evaluate(s)[self._seat]
            legal = rules.legal(s)
            if len(legal) > 1:
                break
            rules.apply(s, legal[0], None)
        self._left -= 1
        if depth <= 0 or self._left <= 0:
            return rules.evaluate(s)[self._seat]
        mine = actor == self._seat
        best = 0.0 if mine else 1.0
        for m in self._ordered(rules, s, legal, mine) if depth >= ORDER_FROM else legal:
            child = rules.copy(s)
            rules.apply(child, m, None)
            value = self._value(rules, child, depth - 1, low, high, dice)
            if mine:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _ordered(self, rules: Rules[S], s: S, legal: list[int], mine: bool) -> list[int]:
        """What looks best first: then most of the rest need not be tried."""
        looks: list[tuple[float, int]] = []
        for m in legal:
            child = rules.copy(s)
            rules.apply(child, m, None)
            value = rules.evaluate(child)[self._seat]
            looks.append((-value if mine else value, m))
        looks.sort()
        return [m for _, m in looks]
