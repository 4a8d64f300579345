"""How good a table is for each seat: what a searcher needs to know about Antinomy."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import count
from spieluhr.games.antinomy.components import (
    COLOUR,
    HAND,
    NO_COLOUR,
    NUMBER,
    SOLO_GOAL,
    SOLO_STONES,
    SYMBOL,
)
from spieluhr.games.antinomy.rules import solo, verbs
from spieluhr.games.antinomy.state import CRYSTALS, HANDS, OVER, State

# Measured in the arena: the best of several.
DARING: Final = 0.2
SLIP: Final = 0.05


def evaluate(s: State) -> list[float]:
    """From 0 (lost) to 1 (won); for two the values add up to 1."""
    if s.level:
        return [_solo(s)]
    if s.phase == OVER:
        ranks = verbs.outcome(s).ranks
        return [0.5, 0.5] if ranks[0] == ranks[1] else [2.0 - ranks[0], 2.0 - ranks[1]]
    lead = _standing(s, 0) - _standing(s, 1)
    mine = 0.5 + max(-0.48, min(0.48, lead / 12.0))
    return [mine, 1.0 - mine]


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
    """Crystals still missing against the draws that are left, and the shrine."""
    if s.phase == OVER:
        return 1.0 if verbs.outcome(s).ranks[0] == 1 else 0.0
    goal = SOLO_GOAL[s.level]
    missing = max(0.0, float(goal) - float(s.cells[CRYSTALS]))
    draws = float(count(s.pile)) + float(s.stones) / float(SOLO_STONES[s.level])
    spare = draws - missing
    value = 0.5 - 0.07 * missing + 0.035 * min(spare, 5.0) + 0.02 * nearness(s, 0)
    if s.shrine_variant:
        value -= 0.03 * float(12 - solo.shrine_shows(s.shrine))
    return max(0.01, min(0.99, value))
