"""How good a table is for each seat: what a searcher needs to know about Steam Time."""

import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.heuristics import Heuristics
from spieluhr.core.learnt import LEARNT_BY, Teachable, Weights
from spieluhr.core.rules import Rules
from spieluhr.games.steam_time.bot.features import SIZE, features
from spieluhr.games.steam_time.bot.goods import worth_of_incomes
from spieluhr.games.steam_time.bot.prospects import Prospects, airships_left, standing
from spieluhr.games.steam_time.rules.state import OVER, State

# Measured: in many short games two searchers had the numbers moved at random in opposite
# directions; what brought esteem was kept if it won a duel against the numbers before it.
DARING: Final = 0.03
SLIP: Final = 0.03
# Iterations of a master: below 300 ms of CPU for four.
MASTER: Final = 2500
# What is learnt is less timid; so many iterations with it take as long as 2500 by hand.
LEARNT_DARING: Final = 0.08
LEARNT_MASTER: Final = 1500
VALUE: Final = Path(__file__).parent.parent / "value.json"

LEAD: Final = 100.0  # half as much esteem ahead wins seven games in eight


class SteamTimeHeuristics(Teachable[State]):
    """By esteem, and by what crystals, gold and steam are worth in the rounds left."""

    def __init__(self, rules: Rules[State]) -> None:
        super().__init__(rules, DARING, SLIP, VALUE)

    def learnt(self, weights: list[int]) -> Heuristics[State]:
        return Learnt(self.rules, weights)

    def evaluate(self, s: State) -> list[float]:
        """From 0 (lost) to 1 (won), by the lead over the best of the others."""
        if s.phase == OVER:
            return self.rules.outcome(s).shares()
        later = worth_of_incomes(s)
        standings = vec[float]([0.0] * s.players)
        for seat in range(s.players):
            standings[seat] = standing(s, seat, Prospects(s, seat, later), later)
        chances: list[float] = []
        for seat in range(s.players):
            lag = _best_but(standings, seat) - standings[seat]
            chances.append(1.0 / (1.0 + math.exp(min(50.0, lag * 4.0 / LEAD))))
        return chances

    def progress(self, s: State) -> float:
        """By the airships that were placed, of all that all seats have in all rounds."""
        left: i64 = 0
        for seat in range(s.players):
            left += (s.box.rounds - s.round) * s.box.airships + airships_left(s, seat)
        return 1.0 - float(left) / float(s.players * s.box.rounds * s.box.airships)

    def iterations(self, level: str) -> int:
        return MASTER if level == "master" else 0

    def is_quiet(self, s: State) -> bool:
        """Whenever somebody is asked: to judge what is under way beats a random end of it."""
        return len(s.answers) > 0


class Learnt(SteamTimeHeuristics):
    """By a sum over features, fitted to games; see `bench/seat_values.py`."""

    def __init__(self, rules: Rules[State], weights: list[int]) -> None:
        super().__init__(rules)
        self.daring = LEARNT_DARING
        self.weights = Weights(SIZE, weights)

    def iterations(self, level: str) -> int:
        return LEARNT_MASTER if level == LEARNT_BY else 0

    def evaluate(self, s: State) -> list[float]:
        """The chance to win of each seat."""
        if s.phase == OVER:
            return self.rules.outcome(s).shares()
        return self.weights.shares(features(s), self.progress(s))


def _best_but(standings: vec[float], seat: i64) -> float:
    """The highest of the others."""
    first: i64 = 1 if seat == 0 else 0
    best = standings[first]
    for other in range(first + 1, len(standings)):
        if other != seat and standings[other] > best:
            best = standings[other]
    return best
