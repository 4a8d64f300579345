"""What open upgrades and expeditions promise in Steam Time, for a searcher."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.games.steam_time.bot.goods import gain_worth
from spieluhr.games.steam_time.bot.under_way import CHOSEN_TO_PAY, bonus_worth, reward_worth
from spieluhr.games.steam_time.components import (
    EXPEDITION,
    GAIN_COLOUR,
    GAIN_ONE,
    GAIN_STEAM,
    MONUMENTS,
    ORANGE,
    PACK,
    UPGRADE,
    space_at,
)
from spieluhr.games.steam_time.rules.state import (
    BY,
    CARD,
    HEIGHT,
    HEIGHTS,
    STEAM,
    State,
    all_crystals,
    crystals_in,
    of,
)

# The best cards that could be taken and paid now, by what they bring beyond their price.
BEST_CARD: Final = 0.85
SECOND_CARD: Final = 0.35


class OpenCards:
    """The best upgrades and expeditions that the seat could reach and pay now."""

    def __init__(self) -> None:
        self.best: float = 0.0
        self.second: float = 0.0
        self.upgrade: float = 0.0  # the best
        self.expedition: float = 0.0

    def see(self, s: State, seat: i64, worths: vec[float], later: vec[float]) -> None:
        """All that lie above the seat's last airship."""
        height = of(s, seat, HEIGHT)
        for monument in range(i64(len(MONUMENTS))):
            if s.cells[HEIGHTS + monument] <= height:
                continue
            for kind in range(i64(UPGRADE), EXPEDITION + 1, EXPEDITION - UPGRADE):
                space = space_at(monument, kind)
                card = s.cells[CARD + space]
                if card >= 0 and s.cells[BY + space] < 0:
                    self._note(kind, _open_card(s, seat, kind, card, worths, later))

    def _note(self, kind: i64, value: float) -> None:
        if value > self.best:
            self.second = self.best
            self.best = value
        elif value > self.second:
            self.second = value
        if kind == UPGRADE:
            self.upgrade = max(self.upgrade, value)
        else:
            self.expedition = max(self.expedition, value)

    def worth(self, airships: i64) -> float:
        """Of the two best, as far as there are airships."""
        return BEST_CARD * self.best + (SECOND_CARD * self.second if airships > 1 else 0.0)


def _open_card(
    s: State, seat: i64, kind: i64, card: i64, worths: vec[float], later: vec[float]
) -> float:
    """What it would bring less its price; 0 if it cannot be paid."""
    letters = s.box.upgrade_cost[card] if kind == UPGRADE else s.box.expedition_cost[card]
    orange = crystals_in(s, seat, ORANGE)
    lacking: i64 = 0
    wanted: i64 = 0
    price = 0.0
    for letter in range(i64(6)):
        if letters >> letter & 1:
            wanted += 1
            colour = s.box.effort[s.effort * 6 + letter]
            if crystals_in(s, seat, colour) == 0:
                lacking += 1
                continue
            price += worths[GAIN_COLOUR + colour]
            if colour == ORANGE:
                orange -= 1
    if lacking > of(s, seat, STEAM) or wanted > all_crystals(s, seat):
        return 0.0
    price += float(lacking) * (worths[GAIN_STEAM] + CHOSEN_TO_PAY * worths[GAIN_ONE])
    if kind == EXPEDITION:
        return reward_worth(s, card, orange, worths) - price
    value = gain_worth(worths, s.box.income, PACK * card) + gain_worth(
        later, s.box.income, PACK * card
    )
    return value + bonus_worth(s, seat, kind, worths) - price
