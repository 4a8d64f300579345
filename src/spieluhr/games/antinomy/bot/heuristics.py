"""How good a table is for each seat: what a searcher needs to know about Antinomy."""

import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import count
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.learnt import Teachable
from spieluhr.core.rules import Rules
from spieluhr.games.antinomy.bot import features
from spieluhr.games.antinomy.components import (
    COLOUR,
    GOAL,
    HAND,
    LEVELS,
    NO_COLOUR,
    NUMBER,
    SHRINE_SIGNS,
    SOLO_GOAL,
    SOLO_STONES,
    SYMBOL,
)
from spieluhr.games.antinomy.rules import solo
from spieluhr.games.antinomy.rules.duel import strength
from spieluhr.games.antinomy.rules.play import PLAY
from spieluhr.games.antinomy.rules.state import (
    CRYSTALS,
    HANDS,
    OVER,
    PARADOX,
    WANDS,
    State,
)
from spieluhr.games.antinomy.rules.steps import makes_paradox

# Measured in the arena: the best of several.
DARING: Final = 0.2
SLIP: Final = 0.05
# Alone: turns without a paradox that a crystal needs, a sign that the shrine does not show, and
# a hand with three cards that fit; and how many turns more or less make a win likely.
TURNS_FOR_ONE: Final = 2.5
TURNS_FOR_SIGN: Final = 0.7
NEARNESS: Final = 1.5
TURNS_IN_DOUBT: Final = 2.0
# Iterations of a master: below 300 ms of CPU.
MASTER: Final = 6000
# The learnt value: its unit (weights are thousandths of log-odds), how sure it is at most, and what
# a paradox at hand is worth when moves are put in order.
UNIT: Final = 1000.0
VALUE: Final = Path(__file__).parent.parent / "value.json"
SURE: Final = 0.0005
COMING: Final = 0.7
# For fingerprints: large odd numbers, small enough that a product fits into a machine int.
FACTOR: Final = 0x2C1B3C6D
OTHER_FACTOR: Final = 0x297A2D39
BITS_31: Final = 0x7FFFFFFF
SOLO_PILE: Final = 9.0  # cards in the pile when the first decision is made


class AntinomyHeuristics(Teachable[State]):
    """By crystals, and by how close hands are to a paradox; alone by the turns that are left."""

    def __init__(self, rules: Rules[State]) -> None:
        super().__init__(rules, DARING, SLIP, VALUE)

    def learnt(self, weights: list[int]) -> Heuristics[State]:
        return Learnt(self.rules, weights)

    def evaluate(self, s: State) -> list[float]:
        """From 0 (lost) to 1 (won); for two the values add up to 1."""
        if s.level:
            return [_solo(s)]
        if s.phase == OVER:
            return self.rules.outcome(s).shares()
        lead = _standing(s, 0) - _standing(s, 1)
        mine = 0.5 + max(-0.48, min(0.48, lead / 12.0))
        return [mine, 1.0 - mine]

    def progress(self, s: State) -> float:
        """By the crystals of whoever has most; alone by the pile, which is the clock."""
        if s.level:
            return max(0.0, 1.0 - float(count(s.pile)) / SOLO_PILE)
        return float(max(s.cells[CRYSTALS], s.cells[CRYSTALS + 1])) / float(GOAL)

    def mode(self, s: State) -> str:
        if s.level == 0:
            return "2"
        return f"solo {LEVELS[s.level - 1]}" + (" shrine" if s.shrine_variant else "")

    def iterations(self, level: str) -> int:
        return MASTER if level == "master" else 0

    def fingerprint(self, s: State) -> int:
        """Two hashes of 31 bits, of all that matters for two; who has seen what does not."""
        a: i64 = s.phase << 8 | s.seat << 7 | (s.colour + 1)
        b: i64 = (s.codex + 1) << 16 | (s.swap + 1) << 8 | (s.revealed + 1)
        for cell in s.cells:
            a = (a * FACTOR + cell + 2) & BITS_31
            b = (b * OTHER_FACTOR + cell + 2) & BITS_31
        return int(b << 31 | a)

    def is_lookahead_game(self, s: State) -> bool:
        return s.level == 0


class Learnt(AntinomyHeuristics):
    """For two: log-odds of a win as a sum over features, fitted to games; see `bench/values.py`."""

    def __init__(self, rules: Rules[State], weights: list[int]) -> None:
        super().__init__(rules)
        self.weights: vec[i64] = vec[i64](weights)

    def evaluate(self, s: State) -> list[float]:
        """The chance of a win; where no move is due, only what puts moves in order."""
        if s.phase == OVER:
            return self.rules.outcome(s).shares()
        if features.is_due(s):
            mine = self._chance(features.features(s))
            return [mine, 1.0 - mine] if s.seat == 0 else [1.0 - mine, mine]
        mine = 0.5 + max(-0.48, min(0.48, _under_way(s) / 12.0))
        return [mine, 1.0 - mine]

    def is_quiet(self, s: State) -> bool:
        return s.phase != PARADOX

    def _chance(self, cases: vec[i64]) -> float:
        """The last weight is always added."""
        total = self.weights[len(self.weights) - 1]
        for case in cases:
            total += self.weights[case]
        return SURE + (1.0 - 2.0 * SURE) / (1.0 + math.exp(-float(total) / UNIT))


def _under_way(s: State) -> float:
    """The lead of seat 0, with the paradox or the duel that comes right now."""
    lead = _standing(s, 0) - _standing(s, 1)
    if s.phase != PARADOX:
        return lead
    if makes_paradox(s):
        return lead + (COMING if s.seat == 0 else -COMING)
    if s.cells[WANDS] == s.cells[WANDS + 1]:
        margin = strength(s, 0) - strength(s, 1)
        if margin > 0 and s.cells[CRYSTALS + 1] > 0:
            return lead + 2.0
        if margin < 0 and s.cells[CRYSTALS] > 0:
            return lead - 2.0
    return lead


def _standing(s: State, seat: i64) -> float:
    """Crystals, with a little for a hand that is close to a paradox."""
    return float(s.cells[CRYSTALS + seat]) + 0.3 * nearness(s, seat)


def nearness(s: State, seat: i64) -> float:
    """How close the hand is to a paradox: 1.0 all three fit, 0.5 two do, less in the way."""
    first = HANDS + HAND * seat
    a, b, c = s.cells[first], s.cells[first + 1], s.cells[first + 2]
    return _pair(a, b, s.colour) + _pair(b, c, s.colour) + _pair(c, a, s.colour)


def _pair(a: i64, b: i64, codex: i64) -> float:
    if a < 0 or b < 0:
        return 0.0
    x, y = COLOUR[a], COLOUR[b]
    if x == NO_COLOUR or y == NO_COLOUR:
        return 0.0
    if x != y and NUMBER[a] != NUMBER[b] and SYMBOL[a] != SYMBOL[b]:
        return 0.0
    return 0.1 if x == codex or y == codex else 0.34


def _solo(s: State) -> float:
    """Turns that may still pass without a paradox, against those the missing crystals need."""
    if s.phase == OVER:
        return 1.0 if PLAY.outcome(s).ranks[0] == 1 else 0.0
    missing: i64 = max(0, SOLO_GOAL[s.level] - s.cells[CRYSTALS])
    spare = (count(s.pile) - missing) * SOLO_STONES[s.level] + s.stones
    lead = float(spare) - TURNS_FOR_ONE * float(missing) + NEARNESS * nearness(s, 0)
    if s.shrine_variant:
        lead -= TURNS_FOR_SIGN * float(SHRINE_SIGNS - solo.shrine_shows(s.shrine))
    return 1.0 / (1.0 + math.exp(-lead / TURNS_IN_DOUBT))
