"""Simple opponents: look one decision ahead, or a few, and take what looks best then."""

from typing import Final

from mypy_extensions import i64

from spieluhr.bots.bot import Bot
from spieluhr.bots.search import JudgedMove
from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.playout import settle
from spieluhr.core.rules import OVER, S

MOST_TABLES: Final = 5000


class MaxnBot(Bot):
    """Averages `worlds` of what it cannot see; in each, everybody does the best for himself.

    It looks `depth` decisions ahead, fewer where there are very many moves; a forced move is none.
    """

    def __init__(self, depth: int = 4, worlds: int = 4) -> None:
        self.depth: i64 = depth
        self.worlds: i64 = worlds

    def choose(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> int:
        """The move with the best average over the worlds; among equals any."""
        moves = heuristics.rules.legal(world)
        if len(moves) == 1:
            return moves[0]
        return moves[_best(self._totals(heuristics, world, seat, moves, dice), dice)]

    def judge(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> list[JudgedMove]:
        """All moves with their averages over the worlds, the best first."""
        moves = heuristics.rules.legal(world)
        totals = self._totals(heuristics, world, seat, moves, dice)
        worlds = int(self.worlds)
        found = [JudgedMove(m, worlds, totals[k] / worlds) for k, m in enumerate(moves)]
        found.sort(key=lambda one: (-one.value, one.move))
        return found

    def _totals(
        self, heuristics: Heuristics[S], world: S, seat: int, moves: list[int], dice: Dice
    ) -> list[float]:
        rules = heuristics.rules
        totals = [0.0] * len(moves)
        depth = _affordable(self.depth, len(moves))
        for _ in range(self.worlds):
            imagined = rules.resample(world, seat, dice)
            for k, m in enumerate(moves):
                child = rules.copy(imagined)
                rules.apply(child, m)
                totals[k] += look_ahead(heuristics, child, depth - 1, dice)[seat]
        return totals


class GreedyBot(MaxnBot):
    """Takes what looks best at once, and thinks of no answer to it."""

    def __init__(self) -> None:
        super().__init__(depth=1)


def _affordable(depth: i64, moves: i64) -> i64:
    tables: i64 = moves
    found: i64 = 1
    while found < depth and tables * moves <= MOST_TABLES:
        tables *= moves
        found += 1
    return found


def _best(totals: list[float], dice: Dice) -> int:
    """The index of the highest; among equals any."""
    highest = max(totals)
    equal = [index for index, total in enumerate(totals) if total > highest - 1e-9]
    return equal[dice.below(len(equal))]


def look_ahead(heuristics: Heuristics[S], s: S, depth: i64, dice: Dice) -> list[float]:
    """What each seat may hope for; chance is rolled once. Uses up the state it is given."""
    rules = heuristics.rules
    while True:
        settle(rules, s, dice)
        actor = rules.actor(s)
        if actor == OVER:
            return heuristics.evaluate(s)
        moves = rules.legal(s)
        if len(moves) > 1:
            break
        rules.apply(s, moves[0])
    if depth <= 0:
        return heuristics.evaluate(s)
    best: list[float] = []
    for m in moves:
        child = rules.copy(s)
        rules.apply(child, m)
        hope = look_ahead(heuristics, child, depth - 1, dice)
        if not best or hope[actor] > best[actor]:
            best = hope
    return best
