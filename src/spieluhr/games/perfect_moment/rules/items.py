"""How items are carried out: their steps in order, and items inside items (PM-6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.events import Event, public
from spieluhr.games.perfect_moment.components import DISPLAY, DRINKS, ITEMS, KNIFE
from spieluhr.games.perfect_moment.rules.cards import look_at_drinks, show_plan, turn_card
from spieluhr.games.perfect_moment.rules.state import (
    STAGES,
    STEPS,
    State,
    enter,
    pop,
    push,
    stage,
    stage_of,
    user,
)

# The table of decisions in section 6; every item ends with `fill`.
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
DONE: Final = -1


def _chain(item: str) -> list[int]:
    words = list(CHAINS[item])
    if "fill" not in words:
        words.append("fill")
    return [STEPS.index(word) for word in words]


def _following() -> list[int]:
    """For each item and step the step after it."""
    table = [DONE] * STAGES
    for item, name in enumerate(ITEMS):
        chain = _chain(name)
        for k in range(i64(len(chain) - 1)):
            table[stage_of(item, chain[k])] = chain[k + 1]
    return table


FIRST_STEP: Final = vec[i64]([_chain(name)[0] for name in ITEMS])
FOLLOWING: Final = vec[i64](_following())


def begin_item(s: State, item: i64, out: list[Event] | None) -> None:
    """Drinks and knife do something before the first decision."""
    seat = user(s)
    push(s, item, FIRST_STEP[item], seat)
    if item == DRINKS:
        for place in range(i64(DISPLAY)):
            turn_card(s, seat, place, out)
    elif item == KNIFE:
        show_plan(s, 1 - seat, "knife", out)


def carry_out(s: State, item: i64, by: i64, out: list[Event] | None) -> None:
    """An item inside another one."""
    public(out, "carry", {"seat": int(user(s)), "item": ITEMS[item], "by": ITEMS[by]})
    begin_item(s, item, out)


def go_on(s: State, out: list[Event] | None) -> None:
    """The top item goes to its next step; after the last one it is done."""
    following = FOLLOWING[stage(s)]
    if following != DONE:
        enter(s, following)
        return
    pop(s)
    look_at_drinks(s, out)


def goes_on_unless(s: State, awaited: bool, out: list[Event] | None) -> bool:
    """A step that does not apply is passed over; returns whether it applies."""
    if not awaited:
        go_on(s, out)
    return awaited
