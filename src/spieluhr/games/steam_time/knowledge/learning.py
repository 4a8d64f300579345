"""What is printed on the cards, beside them: what they need, cost and bring, by the data set."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import bit
from spieluhr.core.recast import Changes, Trait
from spieluhr.games.steam_time.components import (
    ENCOUNTER_CODES,
    ENCOUNTERS,
    EXPEDITION_CODES,
    EXPEDITIONS,
    GAINS,
    MISSION_CODES,
    MISSIONS,
    MOST_CELLS,
    NEEDS,
    PACK,
    PAYS,
    PER_INT,
    SIX,
    UPGRADE_CODES,
    UPGRADES,
    Box,
    amount,
)

HALVES: Final = ("top", "bottom")
Numbers = tuple[tuple[int, ...], ...]  # by card


def changes(box: Box) -> Changes:
    """With what this box has on its cards."""
    return Changes(
        2,
        traits={
            tuple(MISSION_CODES): _mission_traits(box),
            tuple(UPGRADE_CODES): (
                Trait("cost", tuple("ABCDEF"), _letters(box.upgrade_cost, UPGRADES), "costs"),
                Trait("income", GAINS, _gains(box.income, UPGRADES, 1), "income"),
            ),
            tuple(EXPEDITION_CODES): (
                Trait("cost", tuple("ABCDEF"), _letters(box.expedition_cost, EXPEDITIONS), "costs"),
                Trait("rewards", GAINS, _rewards(box), "all rewards"),
            ),
            tuple(ENCOUNTER_CODES): _encounter_traits(box),
        },
        sets=("upgrades", "missions", "encounters", "to_fulfil"),
        plain=("expeditions", "mission_deck", "encounter_deck", "encounter_discard"),
        large=("gold", "esteem", "bank"),
        usual={
            "gold": 64,
            "esteem": 96,
            "bank": 128,
            "deposits": 3,
            "portal": 16,
            "crystals": 3,
            "time_crystals": 3,
            "expeditions": 4,
            "mine": 30,
            "extra_actions": 2,
            "todo_left": 4,
            "todo_gain": 4,
        },
    )


def _mission_traits(box: Box) -> tuple[Trait, ...]:
    wide = len(NEEDS)
    needs = tuple(
        tuple(int(box.needs[card * wide + k]) for k in range(wide)) for card in range(MISSIONS)
    )
    esteem = tuple((int(box.mission_esteem[card]),) for card in range(MISSIONS))
    return (
        Trait("needs", NEEDS, needs, "needs"),
        Trait("worth", ("esteem",), esteem, "esteem"),
    )


def _encounter_traits(box: Box) -> tuple[Trait, ...]:
    wide = len(PAYS)
    pays = tuple(
        tuple(int(box.pays[card * 2 * wide + k]) for k in range(2 * wide))
        for card in range(ENCOUNTERS)
    )
    return (
        Trait("pays", _of_halves(PAYS), pays, "costs"),
        Trait("gains", _of_halves(GAINS), _gains(box.half_gains, ENCOUNTERS, 2), "gains"),
        Trait("purple", ("purple",), tuple((int(is_so),) for is_so in box.purple), "is it purple?"),
    )


def _of_halves(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{half} {name}" for half in HALVES for name in names)


def _letters(costs: vec[i64], cards: int) -> Numbers:
    return tuple(
        tuple(int(costs[card] & bit(letter) != 0) for letter in range(SIX)) for card in range(cards)
    )


def _gains(packed: vec[i64], cards: int, each: int) -> Numbers:
    """What the gains of each card bring, one after the other."""
    return tuple(
        tuple(n for k in range(each) for n in _gain(packed, (card * each + k) * PACK))
        for card in range(cards)
    )


def _rewards(box: Box) -> Numbers:
    """With all their cells."""
    step = (MOST_CELLS + 1) * PACK
    return tuple(_gain(box.rewards, card * step + MOST_CELLS * PACK) for card in range(EXPEDITIONS))


def _gain(packed: vec[i64], first: int) -> tuple[int, ...]:
    return tuple(int(amount(packed[first + k // PER_INT], k)) for k in range(len(GAINS)))
