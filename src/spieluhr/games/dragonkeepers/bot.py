"""How good a table is for each seat: what a searcher needs to know about Dragonkeepers."""

from typing import Final

from mypy_extensions import i64

from spieluhr.games.dragonkeepers.components import KINDS, RING
from spieluhr.games.dragonkeepers.rules.finish import outcome, points
from spieluhr.games.dragonkeepers.state import (
    CRYSTALS,
    END,
    HANDS,
    LAY,
    OVER,
    State,
    of_seat,
    row_colours,
)

PEARL_WORTH = 7.0

# Measured in the arena: the best of several.
DARING: Final = 0.8
SLIP: Final = 0.05


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
        found.append(0.5 + max(-0.48, min(0.48, (mine - best) / 120.0)))
    return found


def is_quiet(s: State) -> bool:
    """Not while a lay is unfinished: its cards are gone and its reward has not come."""
    return s.phase != LAY and s.phase != END


def _standing(s: State, seat: i64) -> float:
    """Points, and what hand, crystals, colours and half-closed rings promise."""
    value = float(points(s, seat))
    pieces = len(of_seat(s.taken_pieces, seat))
    value += PEARL_WORTH * len(of_seat(s.pearls, seat))
    value += 1.5 * float(pieces % RING)
    value += 1.2 * float(s.cells[CRYSTALS + seat])
    value += 1.5 * float(len(row_colours(s, seat)))
    held: i64 = 0
    for kind in range(KINDS):
        held += s.cells[HANDS + KINDS * seat + kind]
    return value + 0.8 * float(min(held, 12))
