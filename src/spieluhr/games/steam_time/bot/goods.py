"""What goods are worth to a searcher in Steam Time: one table for all that comes and goes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.games.steam_time.components import (
    AMOUNT_BITS,
    GAIN_COLOUR,
    GAIN_ESTEEM,
    GAIN_GOLD,
    GAIN_ONE,
    GAIN_PORTAL,
    GAIN_STEAM,
    GAINS,
    MOST_AMOUNT,
    ORANGE,
    PACK,
    PER_INT,
)
from spieluhr.games.steam_time.rules.state import GOLD, PORTAL, STEAM, State, crystals_in, of

# What one of each good is worth in esteem as long as there is time enough to use it.
GOLD_WORTH: Final = 0.57
STEAM_WORTH: Final = 0.7
PORTAL_WORTH: Final = 1.15
CRYSTAL_WORTH: Final = vec[float]([2.0, 2.7, 2.15, 2.8, 1.85, 2.8])
COLOUR_WORTH: Final = 0.3  # to have any crystal of a colour
CROWDED_ORANGE: Final = -0.6  # hardly a reward needs more than so many
ENOUGH_ORANGE: Final = 3
ENOUGH_GOLD: Final = 10.0  # gold and steam beyond are worth only a part
GOLD_BEYOND: Final = 0.4
ENOUGH_STEAM: Final = 4.0
STEAM_BEYOND: Final = 0.4
# Goods lose their worth when fewer than so many airships are left to be placed.
BUSY: Final = 8.0
AT_THE_END: Final = 0.15
INCOME_SHARE: Final = 0.95  # goods of incomes to come, against goods now


def share_left(placements: i64) -> float:
    """How much of their worth goods have, by how many airships are left to be placed."""
    return min(1.0, AT_THE_END + (1.0 - AT_THE_END) * float(placements) / BUSY)


def worth_of_goods(share: float) -> vec[float]:
    """What one of each good is worth in esteem, in the order of gains."""
    worths = vec[float]([0.0] * len(GAINS))
    worths[GAIN_GOLD] = GOLD_WORTH * share
    worths[GAIN_STEAM] = STEAM_WORTH * share
    worths[GAIN_ESTEEM] = 1.0
    worths[GAIN_PORTAL] = PORTAL_WORTH * share
    most = 0.0
    for colour in range(i64(6)):
        worth = CRYSTAL_WORTH[colour] * share
        worths[GAIN_COLOUR + colour] = worth
        most = max(most, worth)
    for k in range(GAIN_ONE, i64(len(GAINS))):
        worths[k] = most
    return worths


def worth_of_incomes(s: State) -> vec[float]:
    """What one of each good in every round to come is worth."""
    rounds: i64 = s.box.rounds - s.round
    share = 0.0
    for k in range(rounds):
        share += share_left((k + 1) * s.box.airships)
    worths = worth_of_goods(share * INCOME_SHARE)
    worths[GAIN_ESTEEM] = float(rounds)
    return worths


def gain_worth(worths: vec[float], table: vec[i64], first: i64) -> float:
    """The worth of a gain out of a table."""
    value = 0.0
    for part in range(i64(PACK)):
        packed = table[first + part]
        k: i64 = part * PER_INT
        while packed:
            value += worths[k] * float(packed & MOST_AMOUNT)
            packed >>= AMOUNT_BITS
            k += 1
    return value


def held_worth(s: State, seat: i64, worths: vec[float], share: float) -> float:
    """Crystals, gold, steam and the time portal."""
    value = worths[GAIN_PORTAL] * float(of(s, seat, PORTAL))
    for colour in range(i64(6)):
        crystals = crystals_in(s, seat, colour)
        if crystals:
            value += worths[GAIN_COLOUR + colour] * float(crystals) + COLOUR_WORTH * share
    crowd = crystals_in(s, seat, ORANGE) - ENOUGH_ORANGE
    if crowd > 0:
        value += CROWDED_ORANGE * share * float(crowd)
    gold, steam = float(of(s, seat, GOLD)), float(of(s, seat, STEAM))
    value += worths[GAIN_GOLD] * _beyond(gold, ENOUGH_GOLD, GOLD_BEYOND)
    return value + worths[GAIN_STEAM] * _beyond(steam, ENOUGH_STEAM, STEAM_BEYOND)


def _beyond(amount: float, enough: float, part: float) -> float:
    return amount if amount <= enough else enough + part * (amount - enough)
