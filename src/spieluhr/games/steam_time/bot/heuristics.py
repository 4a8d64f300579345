"""How good a table is for each seat: what a searcher needs to know about Steam Time."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.rules import Rules
from spieluhr.games.steam_time.bot.cards import missions_worth, open_cards_worth
from spieluhr.games.steam_time.bot.goods import (
    gain_worth,
    held_worth,
    share_left,
    worth_of_goods,
    worth_of_incomes,
)
from spieluhr.games.steam_time.bot.under_way import being_received, under_way_worth
from spieluhr.games.steam_time.components import MISSION, MONUMENTS, PACK, UPGRADE
from spieluhr.games.steam_time.rules.state import (
    AIRSHIPS,
    END,
    ESTEEM,
    HEIGHT,
    MISSIONS,
    OVER,
    RESTING,
    UPGRADES,
    State,
    of,
)

# Measured: in many short games two searchers had the numbers moved at random in opposite
# directions; what brought esteem was kept if it won a duel against the numbers before it.
DARING: Final = 0.03
SLIP: Final = 0.03

# Iterations of a master: below 300 ms of CPU for four.
MASTER: Final = 2500

LEAD: Final = 100.0  # half as much esteem ahead wins seven games in eight

AIRSHIP_WORTH: Final = 2.2  # to be placed in this round
ROOM_WORTH: Final = 0.4  # each monument above that the airships left need not take
START_WORTH: Final = 2.0  # to begin the next round


class SteamTimeHeuristics(Heuristics[State]):
    """By esteem, and by what crystals, gold and steam are worth in the rounds left."""

    def __init__(self, rules: Rules[State]) -> None:
        super().__init__(rules, daring=DARING, slip=SLIP)

    def evaluate(self, s: State) -> list[float]:
        """From 0 (lost) to 1 (won), by the lead over the best of the others."""
        if s.phase == OVER:
            return self.rules.outcome(s).shares()
        later = worth_of_incomes(s)
        standing = vec[float]([0.0] * s.players)
        for seat in range(s.players):
            standing[seat] = _standing(s, seat, later)
        chances: list[float] = []
        for seat in range(s.players):
            lag = _best_but(standing, seat) - standing[seat]
            chances.append(1.0 / (1.0 + math.exp(min(50.0, lag * 4.0 / LEAD))))
        return chances

    def progress(self, s: State) -> float:
        """By the airships that were placed, of all that all seats have in all rounds."""
        left: i64 = 0
        for seat in range(s.players):
            left += (s.box.rounds - s.round) * s.box.airships + _airships_left(s, seat)
        return 1.0 - float(left) / float(s.players * s.box.rounds * s.box.airships)

    def iterations(self, level: str) -> int:
        return MASTER if level == "master" else 0

    def is_quiet(self, s: State) -> bool:
        """Whenever somebody is asked: to judge what is under way beats a random end of it."""
        return len(s.answers) > 0


def _best_but(standing: vec[float], seat: i64) -> float:
    """The highest of the others."""
    first: i64 = 1 if seat == 0 else 0
    best = standing[first]
    for other in range(first + 1, len(standing)):
        if other != seat and standing[other] > best:
            best = standing[other]
    return best


def _standing(s: State, seat: i64, later: vec[float]) -> float:
    """Esteem, and what goods, airships, upgrades, missions and open cards promise."""
    rounds: i64 = s.box.rounds - s.round
    airships = _airships_left(s, seat)
    placements: i64 = rounds * s.box.airships + airships
    share = share_left(placements)
    worths = worth_of_goods(share)
    value = float(of(s, seat, ESTEEM)) + held_worth(s, seat, worths, share)
    if airships:
        room = len(MONUMENTS) - of(s, seat, HEIGHT) - airships
        value += AIRSHIP_WORTH * float(airships) + ROOM_WORTH * float(room)
    if rounds and (s.card == seat or (s.card < 0 and s.start == seat)):
        value += START_WORTH
    upgrades, missions = of(s, seat, UPGRADES), of(s, seat, MISSIONS)
    if s.depth:
        value += under_way_worth(s, seat, worths)
        upgrades |= being_received(s, seat, UPGRADE)
        missions |= being_received(s, seat, MISSION)
    while upgrades:
        value += gain_worth(later, s.box.income, PACK * bits.nth(upgrades, 0))
        upgrades &= upgrades - 1
    if missions:
        value += missions_worth(s, seat, missions, placements, worths)
    if airships and s.effort >= 0:
        value += open_cards_worth(s, seat, airships, worths, later)
    return value


def _airships_left(s: State, seat: i64) -> i64:
    """Those that can still go up the stream in this round."""
    if of(s, seat, RESTING) or s.phase == END:
        return 0
    return min(of(s, seat, AIRSHIPS), len(MONUMENTS) - of(s, seat, HEIGHT))
