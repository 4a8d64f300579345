"""How good a table is for each seat: what a searcher needs to know about Dragonkeepers."""

import math
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from spieluhr.core.heuristics import Heuristics
from spieluhr.core.learnt import Teachable, Weights
from spieluhr.core.rules import Rules
from spieluhr.games.dragonkeepers.bot.features import SIZE, features
from spieluhr.games.dragonkeepers.bot.promises import Hand, Table, share_left, standing
from spieluhr.games.dragonkeepers.rules.state import ACT, END, LAY, OVER, RETURN, State

# Measured for two: the best of several; with more, others seem to play at random.
DARING: Final = 0.1
SLIP: Final = 0.05
# Iterations of an expert, who judges by hand: 1000 win about 60 % only against 120.
EXPERT: Final = 50
VALUE: Final = Path(__file__).parent.parent / "value.json"

# So many points of lead make a win e times as likely as a defeat: at the end, and more before.
LEAD_LATE: Final = 8.0
LEAD_EARLY: Final = 15.0


class DragonkeepersHeuristics(Teachable[State]):
    """By points, and by what hands, rows and pearls promise."""

    def __init__(self, rules: Rules[State]) -> None:
        super().__init__(rules, DARING, SLIP, VALUE)

    def learnt(self, weights: list[int]) -> Heuristics[State]:
        return Learnt(self.rules, weights)

    def evaluate(self, s: State) -> list[float]:
        """From 0 (lost) to 1 (won): the chance to win, by points and what is promised."""
        if s.phase == OVER:
            return self.rules.outcome(s).shares()
        table = Table(s)
        shares = [standing(s, seat, table, Hand(s, seat)) for seat in range(s.players)]
        best = max(shares)
        heat = LEAD_LATE + LEAD_EARLY * table.left
        total = 0.0
        for seat in range(i64(len(shares))):
            shares[seat] = math.exp((shares[seat] - best) / heat)
            total += shares[seat]
        return [share / total for share in shares]

    def progress(self, s: State) -> float:
        """By the pieces of amulets that were taken: enough of them end the game."""
        return 1.0 - share_left(s)

    def is_quiet(self, s: State) -> bool:
        """Not while a lay is unfinished: its cards are gone and its reward has not come."""
        return s.phase != LAY and s.phase != END

    def is_overtaken(self, s: State) -> bool:
        """Every card taken reveals others; nothing does between the parts of acting and laying."""
        if s.phase == ACT:
            return s.changed == 0
        return s.phase != LAY and s.phase != END and s.phase != RETURN

    def iterations(self, level: str) -> int:
        return EXPERT if level == "expert" else 0


class Learnt(DragonkeepersHeuristics):
    """By a sum over features, fitted to games; see `bench/seat_values.py`."""

    def __init__(self, rules: Rules[State], weights: list[int]) -> None:
        super().__init__(rules)
        self.weights = Weights(SIZE, weights)

    def evaluate(self, s: State) -> list[float]:
        """The chance to win of each seat."""
        if s.phase == OVER:
            return self.rules.outcome(s).shares()
        return self.weights.shares(features(s), self.progress(s))
