"""What is begun and not yet done in Steam Time, for a searcher: payments, gains, choices."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.core.bits import bit
from spieluhr.games.steam_time.bot.goods import GOLD_WORTH, gain_worth
from spieluhr.games.steam_time.components import (
    CHOSEN_ANY,
    CHOSEN_ONE,
    ENCOUNTERS,
    EXPEDITION,
    GAIN_COLOUR,
    GAIN_GOLD,
    GAIN_ONE,
    GAIN_STEAM,
    MOST_CELLS,
    PACK,
    PAYS,
    UPGRADE,
    space_at,
)
from spieluhr.games.steam_time.rules.payment import can_pay
from spieluhr.games.steam_time.rules.state import (
    BONUS,
    BUY,
    CHOOSE,
    DEPOSIT,
    GAIN,
    GOLD,
    HALF,
    INCOME_OF,
    INTO,
    MISTER,
    PAY,
    PAY_ANY,
    PAY_DIFFERENT,
    PAY_ONE,
    PICK,
    PURPLE,
    RECEIVE,
    SPECIAL,
    STEAM,
    TAKE,
    TAKE_ANY,
    TAKE_ONE,
    UPGRADES,
    WIDTH,
    State,
    crystals_in,
    expeditions_of,
    of,
)

CHOSEN_TO_PAY: Final = 0.7  # of the worth: whoever may choose pays what he misses least
EXTRA_ACTION_WORTH: Final = 5.0


def being_received(s: State, seat: i64, kind: i64) -> i64:
    """Cards of this kind that are already being paid, as a set."""
    cards: i64 = 0
    for first in range(0, s.depth * WIDTH, WIDTH):
        if s.todo[first] == RECEIVE and s.todo[first + 1] == seat and s.todo[first + 2] == kind:
            cards |= bit(s.todo[first + 3])
    return cards


def under_way_worth(s: State, seat: i64, worths: vec[float]) -> float:
    """What the stack will still bring the seat, and its extra actions."""
    value = 0.0
    for first in range(0, s.depth * WIDTH, WIDTH):
        if s.todo[first + 1] == seat:
            value += _entry_worth(s, seat, first, worths)
    for k in range(i64(len(s.extra_actions))):
        if s.extra_actions[k] == seat:
            value += _extra_action(worths)
    return value


def _entry_worth(s: State, seat: i64, first: i64, worths: vec[float]) -> float:
    """The entry of the stack that begins there: goods that come or go."""
    what, a, b = s.todo[first], s.todo[first + 2], s.todo[first + 3]
    crystal = worths[GAIN_ONE]
    if what == GAIN:
        return gain_worth(worths, s.todo, first + 2)
    if what == BONUS:
        return bonus_worth(s, seat, b, worths)
    if what == RECEIVE:
        return gain_worth(worths, s.box.income, PACK * b) if a == UPGRADE else 0.0
    if what == PAY:
        return -float(a) * (CHOSEN_TO_PAY * crystal + worths[GAIN_STEAM])
    if what == PAY_ANY or what == PAY_ONE or what == PAY_DIFFERENT:
        return -float(a) * CHOSEN_TO_PAY * crystal
    if what == TAKE:
        return worths[GAIN_COLOUR + a] * float(b)
    if what == TAKE_ONE or what == TAKE_ANY or what == INTO or what == PICK:
        return crystal * float(a)
    return _choice(s, seat, what, a, worths)


def _choice(s: State, seat: i64, what: i64, a: i64, worths: vec[float]) -> float:
    """The best of what can be chosen, roughly."""
    if what == BUY:
        return _purchase(s, seat, a, worths)
    if what == CHOOSE:
        return _encounter(s, seat, a, worths)
    if what == HALF:
        return max(_half(s, seat, a * 2, worths), _half(s, seat, a * 2 + 1, worths))
    if what == PURPLE:
        return _half(s, seat, a * 2 + 1, worths)
    if what == MISTER:
        return _extra_action(worths)
    if what == SPECIAL:
        return float(of(s, seat, STEAM)) * max(0.0, 1.0 - worths[GAIN_STEAM])
    value = 0.0
    if what == INCOME_OF:
        for card in bits.elements(of(s, seat, UPGRADES)):
            value += gain_worth(worths, s.box.income, PACK * card)
    return value


def _extra_action(worths: vec[float]) -> float:
    """It loses its worth towards the end as goods do."""
    return EXTRA_ACTION_WORTH * worths[GAIN_GOLD] / GOLD_WORTH


def bonus_worth(s: State, seat: i64, kind: i64, worths: vec[float]) -> float:
    """What the bonus of a space of that kind is worth to the seat, in esteem."""
    crystals = crystals_in(s, seat, kind)
    if kind != EXPEDITION:
        return float(crystals) * gain_worth(worths, s.box.bonus, PACK * kind)
    paid = being_received(s, seat, EXPEDITION)
    card = bits.nth(paid, 0) if paid else expeditions_of(s, seat)[-1]
    return reward_worth(s, card, crystals, worths)


def reward_worth(s: State, expedition: i64, orange: i64, worths: vec[float]) -> float:
    """Of an expedition paid with that many orange crystals, in esteem."""
    cells = min(orange, MOST_CELLS)
    return gain_worth(worths, s.box.rewards, (expedition * (MOST_CELLS + 1) + cells) * PACK)


def _encounter(s: State, seat: i64, cards: i64, worths: vec[float]) -> float:
    """The best that the revealed cards offer."""
    best = 0.0
    for card in range(i64(ENCOUNTERS)):
        if cards >> card & 1:
            best = max(best, _half(s, seat, card * 2, worths))
            if not s.box.purple[card]:
                best = max(best, _half(s, seat, card * 2 + 1, worths))
    return best


def _half(s: State, seat: i64, half: i64, worths: vec[float]) -> float:
    """The yield of a half less its price; nothing if it cannot be paid or costs more."""
    pays: i64 = half * len(PAYS)
    prices = s.box.pays
    if not can_pay(s, seat, prices, pays, False):
        return 0.0
    value = gain_worth(worths, s.box.half_gains, half * PACK)
    value -= worths[GAIN_GOLD] * float(prices[pays])
    value -= worths[GAIN_STEAM] * float(prices[pays + 1])
    for colour in range(i64(6)):
        value -= worths[GAIN_COLOUR + colour] * float(prices[pays + 2 + colour])
    chosen = prices[pays + CHOSEN_ANY] + prices[pays + CHOSEN_ONE]
    return max(0.0, value - CHOSEN_TO_PAY * worths[GAIN_ONE] * float(chosen))


def _purchase(s: State, seat: i64, monument: i64, worths: vec[float]) -> float:
    """Crystals that are worth more than their price, as far as gold and slots go."""
    gold = of(s, seat, GOLD)
    value = 0.0
    for colour in range(i64(6)):
        gain = worths[GAIN_COLOUR + colour] - worths[GAIN_GOLD] * float(s.box.price)
        free = s.box.slots[colour] - crystals_in(s, seat, colour)
        bought = min(free, s.cells[DEPOSIT + space_at(monument, colour)])
        while bought > 0 and gold >= s.box.price and gain > 0.0:
            value += gain
            gold -= s.box.price
            bought -= 1
    return value
