"""How good a table is for each seat: what a searcher needs to know about The Perfect Moment."""

import math
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import nth
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.learnt import LEARNT_BY, Teachable, Weights
from spieluhr.core.rules import Rules
from spieluhr.games.perfect_moment.bot.features import SIZE, features
from spieluhr.games.perfect_moment.bot.reach import PROMISE
from spieluhr.games.perfect_moment.components import GOAL, NO_CARD, SOLO_WON, side_card
from spieluhr.games.perfect_moment.rules.places import plan_of
from spieluhr.games.perfect_moment.rules.score import points, worth
from spieluhr.games.perfect_moment.rules.state import FRAGMENTS, TURN, State, procedure

# Measured in the arena: the best of several.
DARING: Final = 0.05
SLIP: Final = 0.03
# Iterations of a master: below 300 ms of CPU (bench/masters.md).
MASTER: Final = 9000
LEARNT_DARING: Final = 0.1
# So many iterations with what is learnt take as long as 9000 by hand.
LEARNT_MASTER: Final = 4500
VALUE: Final = Path(__file__).parent.parent / "value.json"
# Against Echo the deck is the clock: a card left in it is worth more than a point.
POINTS_PER_CARD: Final = 1.5
SOLO_AIM: Final = 20.0
SOLO_DOUBT: Final = 6.0
SOLO_MORE: Final = 6.0  # points beyond a win that still count
SOLO_DECK: Final = 17.0  # cards in the deck when the first decision is made


class PerfectMomentHeuristics(Teachable[State]):
    """By points and the best scoring at hand; alone by points and the cards left in the deck."""

    def __init__(self, rules: Rules[State]) -> None:
        super().__init__(rules, DARING, SLIP, VALUE)

    def learnt(self, weights: list[int]) -> Heuristics[State]:
        return Learnt(self.rules, weights)

    def evaluate(self, s: State) -> list[float]:
        """From 0 (lost) to 1 (won); for two the values add up to 1."""
        if s.solo:
            return [_solo(s)]
        if s.reason:
            return self.rules.outcome(s).shares()
        lead = _standing(s, 0) - _standing(s, 1)
        mine = 0.5 + max(-0.48, min(0.48, lead / (2.0 * GOAL)))
        return [mine, 1.0 - mine]

    def progress(self, s: State) -> float:
        """By the points of whoever has most; alone by the deck, which is the clock."""
        if s.solo:
            return max(0.0, 1.0 - float(s.size) / SOLO_DECK)
        return min(1.0, float(max(points(s, 0), points(s, 1))) / float(GOAL))

    def iterations(self, level: str) -> int:
        return MASTER if level == "master" else 0

    def is_quiet(self, s: State) -> bool:
        """Between two items, not in the middle of one."""
        return procedure(s) == TURN


class Learnt(PerfectMomentHeuristics):
    """For two, by a sum over features, fitted to games; see `bench/seat_values.py`."""

    def __init__(self, rules: Rules[State], weights: list[int]) -> None:
        super().__init__(rules)
        self.daring = LEARNT_DARING
        self.weights = Weights(SIZE, weights)

    def iterations(self, level: str) -> int:
        return LEARNT_MASTER if level == LEARNT_BY else 0

    def evaluate(self, s: State) -> list[float]:
        """The chance to win of each seat."""
        if s.reason:
            return self.rules.outcome(s).shares()
        return self.weights.shares(features(s), self.progress(s))


def _standing(s: State, seat: i64) -> float:
    """Points, and some of what the best scoring at hand would give."""
    return float(points(s, seat)) + PROMISE * _best_at_hand(s, seat)


def _best_at_hand(s: State, seat: i64) -> float:
    best: i64 = 0
    plan = plan_of(s, seat)
    if plan != NO_CARD:
        best = worth(s, seat, plan)
    if s.paradox != NO_CARD:
        best = max(best, worth(s, seat, side_card(s.paradox)))
    fragments = s.cells[FRAGMENTS] | s.cells[FRAGMENTS + 1]
    while fragments:
        value = worth(s, seat, nth(fragments, 0))
        fragments &= fragments - 1
        if value >= 2:
            best = max(best, value)
    return float(best)


def _solo(s: State) -> float:
    """Points, and those that the cards of the deck still give time for; 18 are a win."""
    reached = float(points(s, 0))
    if s.reason:
        if reached < SOLO_WON:
            return 0.3 * reached / SOLO_WON
        return 0.8 + 0.2 * min(1.0, (reached - SOLO_WON) / SOLO_MORE)
    hoped = reached + 0.4 * _best_at_hand(s, 0) + POINTS_PER_CARD * float(s.size)
    return 1.0 / (1.0 + math.exp((SOLO_AIM - hoped) / SOLO_DOUBT))
