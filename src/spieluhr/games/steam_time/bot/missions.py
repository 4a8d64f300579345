"""What missions promise in Steam Time, for a searcher: of those owned and of one more."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.games.steam_time.components import (
    CHOSEN_ANY,
    CHOSEN_ONE,
    GAIN_COLOUR,
    GAIN_GOLD,
    GAIN_ONE,
    GAIN_STEAM,
    NEED_EXPEDITIONS,
    NEED_UPGRADES,
    NEEDS,
)
from spieluhr.games.steam_time.rules.state import (
    END,
    FULFIL,
    GOLD,
    STEAM,
    UPGRADES,
    WIDTH,
    State,
    crystals_in,
    expeditions_of,
    of,
)

MISSION_SURE: Final = 0.78  # that what it needs is still there at the end
MISSION_PRICE: Final = 0.7  # of the worth of what it needs
MISSION_LACK: Final = 1.35  # airships for each crystal that is missing
GOLD_LACK: Final = 0.35  # crystals for each gold that is missing
CARD_LACK: Final = 1.5  # crystals for each upgrade or expedition that is missing

NEAR: Final = 1.5  # crystals or fewer are missing


class Missions:
    """Each counts the less the more is missing; it takes what it needs from those after it."""

    def __init__(
        self, s: State, seat: i64, missions: i64, placements: i64, worths: vec[float]
    ) -> None:
        self.seat: i64 = seat
        self.placements: i64 = placements
        self.worths: vec[float] = worths
        self.stock: vec[i64] = vec[i64]([0] * 8)
        self.worth: float = 0.0
        # Esteem beyond the price, by how much is missing.
        self.at_hand: float = 0.0
        self.near: float = 0.0
        self.far: float = 0.0
        self._see_stock(s)
        while missions:
            mission = bits.nth(missions, 0)
            missions &= missions - 1
            if s.phase != END or _is_to_come(s, seat, mission):
                self._see(s, mission)

    def _see_stock(self, s: State) -> None:
        self.stock[0] = of(s, self.seat, GOLD)
        self.stock[1] = of(s, self.seat, STEAM)
        for colour in range(i64(6)):
            self.stock[2 + colour] = crystals_in(s, self.seat, colour)

    def _see(self, s: State, mission: i64) -> None:
        first: i64 = mission * len(NEEDS)
        esteem = self._esteem(s, mission)
        lack = _lack(s, self.seat, first, self.stock)
        if esteem > 0.0:
            self.worth += self._hope(esteem, lack)
            if lack == 0.0:
                self.at_hand += esteem
            elif lack <= NEAR:
                self.near += esteem
            else:
                self.far += esteem

    def would_bring(self, s: State, mission: i64) -> float:
        """One more of them, with what the others leave."""
        esteem = self._esteem(s, mission)
        if esteem <= 0.0:
            return 0.0
        return self._hope(esteem, _lack(s, self.seat, mission * len(NEEDS), self.stock[:]))

    def _hope(self, esteem: float, lack: float) -> float:
        sure = MISSION_SURE if self.placements else 1.0
        return sure * esteem / (1.0 + MISSION_LACK * lack / (float(self.placements) + 0.02))

    def _esteem(self, s: State, mission: i64) -> float:
        """What it brings beyond its price."""
        return float(s.box.mission_esteem[mission]) - MISSION_PRICE * _needed(
            s, mission * len(NEEDS), self.worths
        )


def _is_to_come(s: State, seat: i64, mission: i64) -> bool:
    """At the end: has the seat not yet been asked for it?"""
    for k in range(s.depth):
        first = k * WIDTH
        if s.todo[first] == FULFIL and s.todo[first + 1] == seat and s.todo[first + 2] == mission:
            return True
    return False


def _needed(s: State, first: i64, worths: vec[float]) -> float:
    """The worth of what is paid for a mission."""
    needs = s.box.needs
    value = worths[GAIN_GOLD] * float(needs[first])
    value += worths[GAIN_STEAM] * float(needs[first + 1])
    for colour in range(i64(6)):
        value += worths[GAIN_COLOUR + colour] * float(needs[first + 2 + colour])
    return value + worths[GAIN_ONE] * float(needs[first + CHOSEN_ANY] + needs[first + CHOSEN_ONE])


def _lack(s: State, seat: i64, first: i64, stock: vec[i64]) -> float:
    """How much is missing for a mission, in crystals; what is there is taken from the stock."""
    needs = s.box.needs
    lack = 0.0
    for k in range(i64(8)):
        need = needs[first + k]
        used = min(need, stock[k])
        stock[k] -= used
        lack += float(need - used) * (GOLD_LACK if k == 0 else 1.0)
    different = needs[first + CHOSEN_ANY]
    most: i64 = 2
    for k in range(2, i64(8)):
        if different and stock[k]:
            stock[k] -= 1
            different -= 1
        if stock[k] > stock[most]:
            most = k
    used = min(needs[first + CHOSEN_ONE], stock[most])
    stock[most] -= used
    lack += float(different + needs[first + CHOSEN_ONE] - used)
    upgrades = needs[first + NEED_UPGRADES]
    if upgrades:
        lack += CARD_LACK * float(max(0, upgrades - bits.count(of(s, seat, UPGRADES))))
    expeditions = needs[first + NEED_EXPEDITIONS]
    if expeditions:
        lack += CARD_LACK * float(max(0, expeditions - len(expeditions_of(s, seat))))
    return lack
