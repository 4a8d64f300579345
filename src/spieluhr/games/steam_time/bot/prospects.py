"""What a seat has and hopes for in Steam Time: the parts that a value of a table is made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.games.steam_time.bot.cards import OpenCards
from spieluhr.games.steam_time.bot.goods import (
    gain_worth,
    held_worth,
    share_left,
    worth_of_goods,
)
from spieluhr.games.steam_time.bot.missions import Missions
from spieluhr.games.steam_time.bot.under_way import being_received, under_way_worth
from spieluhr.games.steam_time.components import MISSION, MONUMENTS, PACK, UPGRADE
from spieluhr.games.steam_time.rules.state import (
    AIRSHIPS,
    END,
    ESTEEM,
    HEIGHT,
    MISSIONS,
    RESTING,
    UPGRADES,
    State,
    of,
)

AIRSHIP_WORTH: Final = 2.2  # to be placed in this round
ROOM_WORTH: Final = 0.4  # each monument above that the airships left need not take
START_WORTH: Final = 2.0  # to begin the next round


class Prospects:
    """Of one seat; `later` is what goods of incomes to come are worth."""

    def __init__(self, s: State, seat: i64, later: vec[float]) -> None:
        self.rounds: i64 = s.box.rounds - s.round
        self.airships: i64 = airships_left(s, seat)
        placements: i64 = self.rounds * s.box.airships + self.airships
        self.share: float = share_left(placements)
        self.worths: vec[float] = worth_of_goods(self.share)
        self.held: float = held_worth(s, seat, self.worths, self.share)
        # Monuments above that the airships left need not take.
        self.room: i64 = len(MONUMENTS) - of(s, seat, HEIGHT) - self.airships
        self.upgrades: i64 = of(s, seat, UPGRADES)
        missions = of(s, seat, MISSIONS)
        self.under_way: float = 0.0
        if s.depth:
            self.under_way = under_way_worth(s, seat, self.worths)
            self.upgrades |= being_received(s, seat, UPGRADE)
            missions |= being_received(s, seat, MISSION)
        self.missions: Missions = Missions(s, seat, missions, placements, self.worths)
        self.open: OpenCards = OpenCards()
        if self.airships and s.effort >= 0:
            self.open.see(s, seat, self.worths, later)


def standing(s: State, seat: i64, seen: Prospects, later: vec[float]) -> float:
    """Esteem, and what goods, airships, upgrades, missions and open cards promise."""
    value = float(of(s, seat, ESTEEM)) + seen.held
    if seen.airships:
        value += AIRSHIP_WORTH * float(seen.airships) + ROOM_WORTH * float(seen.room)
    if seen.rounds and (s.card == seat or (s.card < 0 and s.start == seat)):
        value += START_WORTH
    value += seen.under_way
    upgrades = seen.upgrades
    while upgrades:
        value += gain_worth(later, s.box.income, PACK * bits.nth(upgrades, 0))
        upgrades &= upgrades - 1
    value += seen.missions.worth
    if seen.airships:
        value += seen.open.worth(seen.airships)
    return value


def airships_left(s: State, seat: i64) -> i64:
    """Those that can still go up the stream in this round."""
    if of(s, seat, RESTING) or s.phase == END:
        return 0
    return min(of(s, seat, AIRSHIPS), len(MONUMENTS) - of(s, seat, HEIGHT))
