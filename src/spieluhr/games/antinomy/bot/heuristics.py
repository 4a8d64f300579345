"""How good a table is for each seat: what a searcher needs to know about Antinomy."""

import math
from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import count
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.rules import Rules
from spieluhr.games.antinomy.components import (
    COLOUR,
    HAND,
    NO_COLOUR,
    NUMBER,
    SHRINE_SIGNS,
    SOLO_GOAL,
    SOLO_STONES,
    SYMBOL,
)
from spieluhr.games.antinomy.rules import solo
from spieluhr.games.antinomy.rules.play import PLAY
from spieluhr.games.antinomy.rules.state import CRYSTALS, HANDS, OVER, State

# Measured in the arena: the best of several.
DARING: Final = 0.2
SLIP: Final = 0.05
# Alone: turns without a paradox that a crystal needs, a sign that the shrine does not show, and
# a hand with three cards that fit; and how many turns more or less make a win likely.
TURNS_FOR_ONE: Final = 2.5
TURNS_FOR_SIGN: Final = 0.7
NEARNESS: Final = 1.5
TURNS_IN_DOUBT: Final = 2.0


class AntinomyHeuristics(Heuristics[State]):
    def __init__(self, rules: Rules[State]) -> None:
        super().__init__(rules, daring=DARING, slip=SLIP)

    def evaluate(self, s: State) -> list[float]:
        """From 0 (lost) to 1 (won); for two the values add up to 1."""
        if s.level:
            return [_solo(s)]
        if s.phase == OVER:
            return self.rules.outcome(s).shares()
        lead = _standing(s, 0) - _standing(s, 1)
        mine = 0.5 + max(-0.48, min(0.48, lead / 12.0))
        return [mine, 1.0 - mine]

    def is_lookahead_game(self, s: State) -> bool:
        return s.level == 0


def _standing(s: State, seat: i64) -> float:
    """Crystals, with a little for a hand that is close to a paradox."""
    return float(s.cells[CRYSTALS + seat]) + 0.3 * nearness(s, seat)


def nearness(s: State, seat: i64) -> float:
    """How close the hand is to a paradox: 1.0 all three fit, 0.5 two do, less in the way."""
    first = HANDS + HAND * seat
    best = 0.0
    for k in range(HAND):
        a, b = s.cells[first + k], s.cells[first + (k + 1) % HAND]
        if a < 0 or b < 0 or COLOUR[a] == NO_COLOUR or COLOUR[b] == NO_COLOUR:
            continue
        if COLOUR[a] == COLOUR[b] or NUMBER[a] == NUMBER[b] or SYMBOL[a] == SYMBOL[b]:
            barred = (COLOUR[a] == s.colour) + (COLOUR[b] == s.colour)
            best += 0.34 if barred == 0 else 0.1
    return best


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
