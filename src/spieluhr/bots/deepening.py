"""Look-ahead that goes deeper while its budget lasts, and looks at no table twice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.bots.lookahead import noise, ordered
from spieluhr.bots.search import JudgedMove
from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.rules import CHANCE, OVER, S

DEALS: Final = 24  # worlds that are dealt to find so many different ones
ROLLS: Final = 6  # chance is averaged over its results; if there are more, over so many rolls
AVERAGED_FROM: Final = 2  # with so many decisions to go; nearer to the horizon it is rolled once
SLACK: Final = 0.08  # around what still matters: what single results of chance are asked for
# Moves that are worse than the best by more are known to be worse, not by how much: where a move
# must be judged by several worlds, the difference has to be greater.
WORSE: Final = 0.01
WORSE_IN_ONE: Final = 0.15
GROWTH: Final = 2  # one decision further costs at least so many times as much
DEEPEST: Final = 30
PLACES: Final = 1 << 16  # of the memory; what comes later takes the place of what was there
ORDER_FROM: Final = 2  # as many decisions to go: children are put in order before they are tried
NO_MOVE: Final = -1


class Deepening:
    """Looks `depth` decisions ahead, then one more at a time; a forced move is none.

    Every one of at most `worlds` different worlds gets its share of `tables`. The last depth that
    was finished in a world counts there, so that all moves are judged alike.
    """

    def __init__(self, depth: int, worlds: int, tables: int) -> None:
        self.depth: i64 = depth
        self.worlds: i64 = worlds
        self.tables: i64 = tables
        self.reached: vec[i64] = vec[i64]()  # the depth of each world, of the last run
        self._left: i64 = 0
        self._seat: i64 = 0
        self._best: i64 = NO_MOVE
        self._alone = False  # is there but one world?
        self._goes_on = False  # beyond what was looked at
        # Memory of tables: fingerprint, decisions looked ahead, bounds of the value, best move.
        self._keys: vec[i64] = vec[i64]([0] * PLACES)
        self._depths: vec[i64] = vec[i64]([0] * PLACES)
        self._moves: vec[i64] = vec[i64]([NO_MOVE] * PLACES)
        self._lows: vec[float] = vec[float]([0.0] * PLACES)
        self._highs: vec[float] = vec[float]([1.0] * PLACES)

    def run(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> list[JudgedMove]:
        """All moves of the seat in this world, the best first."""
        rules = heuristics.rules
        self._seat = seat
        legal = rules.legal(world)
        worlds: list[S] = []
        counts = self._deal(heuristics, world, worlds, dice)
        total = float(sum(counts))
        totals = [0.0] * len(legal)
        values: list[list[float]] = []  # by world
        self.reached = vec[i64]([0] * len(worlds))
        self._alone = len(worlds) == 1
        for n in range(len(worlds)):
            self._left = self.tables // len(worlds)
            values.append(self._deepen(heuristics, worlds[n], legal, n, dice))
            for k in range(len(legal)):
                totals[k] += values[n][k] * float(counts[n]) / total
        found = [
            JudgedMove(m, len(worlds), totals[k], noise(values, k)) for k, m in enumerate(legal)
        ]
        found.sort(key=lambda one: (-one.value, one.move))
        return found

    def _deal(self, heuristics: Heuristics[S], world: S, worlds: list[S], dice: Dice) -> list[int]:
        """Different worlds, and how often each of them was dealt."""
        places: dict[int, int] = {}
        counts: list[int] = []
        for _ in range(DEALS):
            imagined = heuristics.rules.resample(world, self._seat, dice)
            key = int(heuristics.fingerprint(imagined))
            if key and key in places:
                counts[places[key]] += 1
            elif len(worlds) < self.worlds:
                places[key] = len(worlds)
                worlds.append(imagined)
                counts.append(1)
        return counts

    def _deepen(
        self, heuristics: Heuristics[S], world: S, legal: list[int], n: i64, dice: Dice
    ) -> list[float]:
        """The values of all moves at the greatest depth that the budget of this world allows."""
        finished: list[float] = []
        depth = self.depth
        margin = WORSE if self._alone else WORSE_IN_ONE
        order = list(range(len(legal)))
        spent: i64 = 0
        while depth <= DEEPEST:
            if finished and self._left < GROWTH * spent:
                break
            before = self._left
            values = [0.0] * len(legal)
            best = 0.0
            self._goes_on = False
            for k in order:
                values[k] = self._after(heuristics, world, legal[k], depth, best - margin, dice)
                best = max(best, values[k])
                if self._left <= 0 and finished:
                    return finished
            finished = values
            ranked = [(-value, k) for k, value in enumerate(values)]
            ranked.sort()
            order = [k for _, k in ranked]
            spent = before - self._left
            self.reached[n] = depth
            depth += 1
            if self._left <= 0 or not self._goes_on:
                break
        return finished

    def _after(
        self, heuristics: Heuristics[S], world: S, m: i64, depth: i64, low: float, dice: Dice
    ) -> float:
        """What the seat gets after one of its moves, if that is more than low."""
        rules = heuristics.rules
        child = rules.copy(world)
        to_go = depth - 1 if heuristics.is_quiet(world) else depth
        rules.apply(child, m, None)
        if rules.actor(child) == CHANCE:
            return self._average(heuristics, child, to_go, max(0.0, low), 1.0, dice)
        return self._value(heuristics, child, to_go, max(0.0, low), 1.0, dice)

    def _average(
        self, heuristics: Heuristics[S], s: S, depth: i64, low: float, high: float, dice: Dice
    ) -> float:
        """Over what chance may do."""
        rules = heuristics.rules
        results = rules.legal(s)
        weights = rules.weights(s)
        is_sampled = len(results) > ROLLS
        rolls: i64 = ROLLS if is_sampled else len(results)
        low = max(0.0, low - SLACK)
        high = min(1.0, high + SLACK)
        total, weight = 0.0, 0.0
        for k in range(rolls):
            child = rules.copy(s)
            rules.apply(child, rules.sample(s, dice) if is_sampled else results[k], None)
            share = 1.0 if is_sampled else float(weights[k])
            total += share * self._value(heuristics, child, depth, low, high, dice)
            weight += share
            mean = total / weight
            if mean < low or mean > high:
                break
        return total / weight

    def _value(
        self, heuristics: Heuristics[S], s: S, depth: i64, low: float, high: float, dice: Dice
    ) -> float:
        """What the seat gets if both do their best; outside of low and high only a bound."""
        rules = heuristics.rules
        while True:
            actor = rules.actor(s)
            if actor == OVER:
                return heuristics.evaluate(s)[self._seat]
            if actor == CHANCE:
                if depth >= AVERAGED_FROM:
                    return self._average(heuristics, s, depth, low, high, dice)
                self._goes_on = True
                rules.apply(s, rules.sample(s, dice), None)
                continue
            legal = rules.legal(s)
            if len(legal) > 1:
                return self._decision(heuristics, s, legal, actor, depth, low, high, dice)
            rules.apply(s, legal[0], None)

    def _decision(
        self,
        heuristics: Heuristics[S],
        s: S,
        legal: list[int],
        actor: i64,
        depth: i64,
        low: float,
        high: float,
        dice: Dice,
    ) -> float:
        """The same where somebody has a choice."""
        self._left -= 1
        is_quiet = heuristics.is_quiet(s)
        if (depth <= 0 and is_quiet) or self._left <= 0:
            self._goes_on = True
            return heuristics.evaluate(s)[self._seat]
        to_go = depth - 1 if is_quiet else depth  # in the middle of an action it is none
        if depth < ORDER_FROM:
            return self._best_of(heuristics, s, legal, actor, to_go, low, high, dice)
        key: i64 = heuristics.fingerprint(s)
        place: i64 = key & (PLACES - 1)
        if key and self._keys[place] == key:
            if self._depths[place] >= depth:
                self._goes_on = True
                if self._lows[place] >= high or self._lows[place] == self._highs[place]:
                    return self._lows[place]
                if self._highs[place] <= low:
                    return self._highs[place]
            legal = _first(self._moves[place], legal, heuristics, s, self._seat)
        else:
            legal = ordered(heuristics, s, legal, self._seat)
        value = self._best_of(heuristics, s, legal, actor, to_go, low, high, dice)
        if key and self._left > 0:
            self._keys[place] = key
            self._depths[place] = depth
            self._moves[place] = self._best
            self._lows[place] = value if value > low else 0.0
            self._highs[place] = value if value < high else 1.0
        return value

    def _best_of(
        self,
        heuristics: Heuristics[S],
        s: S,
        legal: list[int],
        actor: i64,
        to_go: i64,
        low: float,
        high: float,
        dice: Dice,
    ) -> float:
        """Of whoever decides; the move is left in `_best`."""
        rules = heuristics.rules
        mine = actor == self._seat
        best = 0.0 if mine else 1.0
        chosen: i64 = legal[0]
        for m in legal:
            child = rules.copy(s)
            rules.apply(child, m, None)
            value = self._value(heuristics, child, to_go, low, high, dice)
            if mine:
                if value > best:
                    best = value
                    chosen = m
                low = max(low, best)
            else:
                if value < best:
                    best = value
                    chosen = m
                high = min(high, best)
            if low >= high:
                break
        self._best = chosen
        return best


def _first(move: i64, legal: list[int], heuristics: Heuristics[S], s: S, seat: i64) -> list[int]:
    """What was best when the same table was looked at less far, then the others in order."""
    others = ordered(heuristics, s, legal, seat)
    if move not in others:
        return others
    return [int(move)] + [m for m in others if m != move]
