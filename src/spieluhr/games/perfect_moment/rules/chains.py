"""The order of steps in every item (the table of decisions in section 6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.games.perfect_moment.components import ITEMS
from spieluhr.games.perfect_moment.state import STEPS

CHAINS: Final = {
    "map": ("turn1", "turn2"),
    "mask": ("draw1", "bottom1"),
    "gun": ("look1", "look2", "sort"),
    "armor": ("answer", "newplan", "choose", "first", "second"),
    "flowers": ("swap1", "swap2"),
    "ring": ("pick1", "pick2", "facering", "fill", "fillother"),
    "poem": ("draw1", "draw2", "top1", "top2"),
    "chocolates": ("take1", "take2", "lay", "shed"),
    "phone": ("bottom1", "bottom2", "draw1", "draw2"),
    "tickets": ("look1", "look2", "look3", "look4", "stack"),
    "wallet": ("turnother",),
    "keys": ("take1", "shed", "lay"),
    "drinks": (),
    "aces": ("look1", "aces"),
    "money": ("draw1", "top1", "steal"),
    "knife": ("knife", "newplan"),
}


def _chain(item: str) -> list[int]:
    """Every item ends with `fill`."""
    words = list(CHAINS[item])
    if "fill" not in words:
        words.append("fill")
    return [STEPS.index(word) for word in words]


def _following() -> list[int]:
    """For each item and step the step after it; -1 when the item is done."""
    table = [-1] * (64 * len(ITEMS))
    for item, name in enumerate(ITEMS):
        chain = _chain(name)
        for k in range(len(chain) - 1):
            table[64 * item + chain[k]] = chain[k + 1]
    return table


FIRST_STEP: Final = vec[i64]([_chain(name)[0] for name in ITEMS])
FOLLOWING: Final = vec[i64](_following())
