"""What open cards and missions promise in Steam Time, for a searcher."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.games.steam_time.bot.goods import gain_worth
from spieluhr.games.steam_time.bot.under_way import CHOSEN_TO_PAY, bonus_worth, reward_worth
from spieluhr.games.steam_time.components import (
    CHOSEN_ANY,
    CHOSEN_ONE,
    EXPEDITION,
    GAIN_COLOUR,
    GAIN_GOLD,
    GAIN_ONE,
    GAIN_STEAM,
    MONUMENTS,
    NEED_EXPEDITIONS,
    NEED_UPGRADES,
    NEEDS,
    ORANGE,
    PACK,
    UPGRADE,
    space_at,
)
from spieluhr.games.steam_time.rules.state import (
    BY,
    CARD,
    END,
    FULFIL,
    GOLD,
    HEIGHT,
    HEIGHTS,
    STEAM,
    UPGRADES,
    WIDTH,
    State,
    all_crystals,
    crystals_in,
    expeditions_of,
    of,
)

# The best cards that could be taken and paid now, by what they bring beyond their price.
BEST_CARD: Final = 0.85
SECOND_CARD: Final = 0.35

MISSION_SURE: Final = 0.78  # that what it needs is still there at the end
MISSION_PRICE: Final = 0.7  # of the worth of what it needs
MISSION_LACK: Final = 1.35  # airships for each crystal that is missing
GOLD_LACK: Final = 0.35  # crystals for each gold that is missing
CARD_LACK: Final = 1.5  # crystals for each upgrade or expedition that is missing


def open_cards_worth(
    s: State, seat: i64, airships: i64, worths: vec[float], later: vec[float]
) -> float:
    """The two best upgrades or expeditions that the seat could reach and pay now."""
    best = 0.0
    second = 0.0
    height = of(s, seat, HEIGHT)
    for monument in range(i64(len(MONUMENTS))):
        if s.cells[HEIGHTS + monument] <= height:
            continue
        for kind in range(i64(UPGRADE), EXPEDITION + 1, EXPEDITION - UPGRADE):
            space = space_at(monument, kind)
            card = s.cells[CARD + space]
            if card < 0 or s.cells[BY + space] >= 0:
                continue
            value = _open_card(s, seat, kind, card, worths, later)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    return BEST_CARD * best + (SECOND_CARD * second if airships > 1 else 0.0)


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


def missions_worth(
    s: State, seat: i64, missions: i64, placements: i64, worths: vec[float]
) -> float:
    """Each counts the less the more is missing; it takes what it needs from those after it."""
    stock = vec[i64]([0] * 8)
    stock[0] = of(s, seat, GOLD)
    stock[1] = of(s, seat, STEAM)
    for colour in range(i64(6)):
        stock[2 + colour] = crystals_in(s, seat, colour)
    value = 0.0
    while missions:
        mission = bits.nth(missions, 0)
        missions &= missions - 1
        if s.phase == END and not _is_to_come(s, seat, mission):
            continue
        first: i64 = mission * len(NEEDS)
        esteem = float(s.box.mission_esteem[mission])
        esteem -= MISSION_PRICE * _needed(s, first, worths)
        lack = _lack(s, seat, first, stock)
        if esteem > 0.0:
            sure = MISSION_SURE if placements else 1.0
            value += sure * esteem / (1.0 + MISSION_LACK * lack / (float(placements) + 0.02))
    return value


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
