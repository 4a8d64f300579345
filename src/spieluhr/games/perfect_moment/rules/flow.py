"""What happens by itself between two moves (rows marked auto in section 6)."""

from mypy_extensions import i64

from spieluhr.core.events import Event
from spieluhr.games.perfect_moment.components import ARMOR, DISPLAY, DRINKS, ITEMS, KNIFE, NO_CARD
from spieluhr.games.perfect_moment.rules import echo, items, turn
from spieluhr.games.perfect_moment.rules.cards import look_at_drinks, show_plan
from spieluhr.games.perfect_moment.rules.chains import FIRST_STEP, FOLLOWING
from spieluhr.games.perfect_moment.rules.score import end_by_deck, end_if_quiet
from spieluhr.games.perfect_moment.rules.tell import public
from spieluhr.games.perfect_moment.state import (
    ACES_STEP,
    CHOOSE,
    DRAW1,
    DRAW2,
    DRAWRIGHT,
    FACERING,
    FILL,
    FILLOTHER,
    FIRST,
    FLIP,
    KNIFE_STEP,
    LOOK1,
    LOOK4,
    NEWPLAN,
    SECOND,
    SORT,
    STACK,
    STEAL,
    TAKE1,
    TAKE2,
    TURN,
    State,
    doing,
    enter,
    pop,
    push,
    shown_cards,
    step,
    user,
)


def go_on(s: State) -> None:
    """The top item goes to its next step."""
    enter(s, FOLLOWING[64 * doing(s) + step(s)])


def next_turn(s: State, out: list[Event] | None) -> None:
    """The turn is over, or set-up is."""
    if s.turn > 0 and end_if_quiet(s):
        return
    s.depth = 0
    seat = 1 - s.player if s.turn > 0 else 0
    if s.solo and seat == 1:
        echo.begin(s, out)
    else:
        turn.begin(s, seat, out)


def proceed(s: State, out: list[Event] | None) -> None:
    """Do what needs no decision, until one is awaited or the game is over."""
    while s.reason == 0 and not _awaits(s, out):
        pass


def _awaits(s: State, out: list[Event] | None) -> bool:
    """Is a move awaited at this step? If not, do what is to be done and go on."""
    at_step = step(s)
    if _draws(at_step):
        if s.size == 0:
            end_by_deck(s)
        return True
    if doing(s) >= TURN - 1:
        return True
    if LOOK1 <= at_step <= LOOK4:
        return _passed_unless(s, s.size > at_step - LOOK1)
    if at_step == SORT or at_step == STACK:
        return _lifted(s, out)
    if at_step == FILL or at_step == FILLOTHER:
        return _filling(s, out)
    if at_step == CHOOSE or at_step == FIRST or at_step == SECOND:
        return _armor(s, out)
    if at_step == FACERING:
        return _passed_unless(s, s.card != NO_CARD)
    if at_step == ACES_STEP:
        return _passed_unless(s, s.size > 0)
    if at_step == STEAL:
        return _passed_unless(s, items.may_steal(s))
    return True


def _draws(at_step: i64) -> bool:
    return (
        at_step == DRAW1
        or at_step == DRAW2
        or at_step == TAKE1
        or at_step == TAKE2
        or at_step == NEWPLAN
        or at_step == FLIP
        or at_step == DRAWRIGHT
    )


def _passed_unless(s: State, awaited: bool) -> bool:
    """A step that does not apply is passed over."""
    if not awaited:
        go_on(s)
    return awaited


def _lifted(s: State, out: list[Event] | None) -> bool:
    """gun, tickets: lift what was looked at, once."""
    if not items.lifted_cards(s):
        items.lift(s, out)
    return _passed_unless(s, len(items.lifted_cards(s)) > 0)


def _filling(s: State, out: list[Event] | None) -> bool:
    """PM-4.2: while a display has fewer than two cards; then the item is done."""
    if shown_cards(s, items.filler(s)) < DISPLAY and not _is_echo(s, items.filler(s)):
        return True
    following = FOLLOWING[64 * doing(s) + step(s)]
    if following >= 0:
        enter(s, following)
        return False
    pop(s)
    look_at_drinks(s, out)
    return False


def _is_echo(s: State, seat: i64) -> bool:
    return s.solo and seat == 1


def _armor(s: State, out: list[Event] | None) -> bool:
    """PM-6.6: the chosen item twice; with none to choose armor ends."""
    at_step = step(s)
    if at_step == CHOOSE:
        if items.chosen_items(s):
            return True
        enter(s, FILL)
        return False
    item = s.armor_item
    if at_step == SECOND:
        s.armor_item = -1
    enter(s, SECOND if at_step == FIRST else FILL)
    carry_out(s, item, ARMOR, out)
    return False


def carry_out(s: State, item: i64, by: i64, out: list[Event] | None) -> None:
    """An item inside another one."""
    seat = user(s)
    public(out, "carry", {"seat": int(seat), "item": ITEMS[item], "by": ITEMS[by]})
    push(s, item, FIRST_STEP[item], seat)
    start(s, out)


def start(s: State, out: list[Event] | None) -> None:
    """What an item does before its first decision."""
    if doing(s) == DRINKS:
        items.turn_both(s, out)
    elif step(s) == KNIFE_STEP and doing(s) == KNIFE:
        show_plan(s, 1 - user(s), "knife", out)
