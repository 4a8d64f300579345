"""Look-ahead that goes deeper while its budget lasts, and looks at no table twice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.bots.lookahead import noise, ordered
from spieluhr.bots.search import JudgedMove
from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.playout import settle
from spieluhr.core.rules import CHANCE, OVER, S

DEALS: Final = 24  # worlds that are dealt to find so many different ones
ROLLS: Final = 3  # chance right after a move is averaged over so many results
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
        while depth <= DEEPEST:
            values: list[float] = []
            self._goes_on = False
            for m in legal:
                values.append(self._after(heuristics, world, m, depth - 1, dice))
                if self._left <= 0 and finished:
                    return finished
            finished = values
            self.reached[n] = depth
            depth += 1
            if self._left <= 0 or not self._goes_on:
                break
        return finished

    def _after(self, heuristics: Heuristics[S], world: S, m: i64, depth: i64, dice: Dice) -> float:
        """What the seat gets after one of its moves; what chance does at once is averaged."""
        rules = heuristics.rules
        total = 0.0
        rolls: i64 = 0
        while True:
            child = rules.copy(world)
            rules.apply(child, m, None)
            is_sure = rules.actor(child) != CHANCE
            total += self._value(heuristics, child, depth, 0.0, 1.0, dice)
            rolls += 1
            if is_sure or rolls == ROLLS:
                return total / float(rolls)

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
            self._goes_on = True
            return heuristics.evaluate(s)[self._seat]
        if depth < ORDER_FROM:
            return self._best_of(heuristics, s, legal, actor, depth, low, high, dice)
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
        value = self._best_of(heuristics, s, legal, actor, depth, low, high, dice)
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
        depth: i64,
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
            value = self._value(heuristics, child, depth - 1, low, high, dice)
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
