"""How good a table is for each seat: what a searcher needs to know about Steam Time."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.games.steam_time.components import PACK
from spieluhr.games.steam_time.rules.missions import can_fulfil, outcome
from spieluhr.games.steam_time.state import (
    ACTIONS,
    AIRSHIPS,
    ESTEEM,
    GOLD,
    MISSIONS,
    OVER,
    PORTAL,
    RESTING,
    STEAM,
    UPGRADES,
    State,
    all_crystals,
    crystals_in,
    of,
)

# Measured in the arena: the best of several.
DARING: Final = 0.03
SLIP: Final = 0.03


def evaluate(s: State) -> list[float]:
    """From 0 (lost) to 1 (won), by the lead over the best of the others."""
    if s.phase == OVER:
        ranks = outcome(s).ranks
        winners = sum(1 for rank in ranks if rank == 1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
    standing = [_standing(s, seat) for seat in range(s.players)]
    found: list[float] = []
    for seat, mine in enumerate(standing):
        best = max(other for k, other in enumerate(standing) if k != seat)
        found.append(0.5 + max(-0.48, min(0.48, (mine - best) / 150.0)))
    return found


def is_quiet(s: State) -> bool:
    """Not while something is paid that has not yet brought its yield."""
    return s.depth == 0 or s.phase != ACTIONS


def _standing(s: State, seat: i64) -> float:
    """Esteem, and what crystals, steam, gold, upgrades and missions promise.

    Everything that is not esteem is worth less the fewer rounds are left to use it.
    """
    rounds = float(s.box.rounds - s.round)
    ahead = rounds + 0.33 * float(of(s, seat, AIRSHIPS) if not of(s, seat, RESTING) else 0)
    share = min(1.0, 0.15 + ahead / 3.0)
    value = float(of(s, seat, ESTEEM))
    value += share * 1.6 * float(all_crystals(s, seat))
    value += share * 1.0 * float(crystals_in(s, seat, 5))
    value += 0.2 + share * 0.9 * float(min(of(s, seat, STEAM), 8))
    value += share * 0.45 * float(min(of(s, seat, GOLD), 16))
    value += share * 0.8 * float(of(s, seat, PORTAL))
    value += rounds * _income(s, seat)
    value += _missions(s, seat)
    return value


def _income(s: State, seat: i64) -> float:
    """What the upgrades bring each round, in esteem."""
    owned = of(s, seat, UPGRADES)
    value = 0.0
    for card in bits.elements(owned):
        first, second, third = PACK * card, PACK * card + 1, PACK * card + 2
        goods = s.box.income[first]
        value += 0.4 * float(goods & 4095) + 0.9 * float(goods >> 12 & 4095)
        value += float(goods >> 24 & 4095) + 1.2 * float(goods >> 36 & 4095)
        value += 2.0 * float(goods >> 48 & 4095)
        for shift in range(5):
            value += 2.0 * float(s.box.income[second] >> 12 * shift & 4095)
            value += 2.0 * float(s.box.income[third] >> 12 * shift & 4095)
    return value


def _missions(s: State, seat: i64) -> float:
    """Missions that could be fulfilled now count most; others little."""
    value = 0.0
    for mission in bits.elements(of(s, seat, MISSIONS)):
        share = 0.55 if can_fulfil(s, seat, mission) else 0.25
        value += share * float(s.box.mission_esteem[mission])
    return value
