"""Echo's turn, step by step (PM-7.3 to PM-7.6)."""

from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event
from spieluhr.games.perfect_moment.components import CODES, FACE, ITEMS, MARKS, NO_CARD, side_of
from spieluhr.games.perfect_moment.rules.cards import discard, lay_card, look_at_drinks, turn_card
from spieluhr.games.perfect_moment.rules.items import fade
from spieluhr.games.perfect_moment.rules.tell import public, secret
from spieluhr.games.perfect_moment.state import (
    DISPLAYS,
    DRAWRIGHT,
    ECHO,
    FACEPLAN,
    FACERIGHT,
    FLIP,
    NEWPLAN,
    State,
    enter,
    everybody,
    into_hand,
    open_from_hand,
    plan_of,
    push,
    shown_cards,
    take,
    take_top,
)

INVENTORY = ("left", "right", "plan", "paradox")


def begin(s: State, out: list[Event] | None) -> None:
    """PM-7.3: reveal, turn, plan A; then what is to be done waits."""
    s.turn += 1
    s.player = 1
    s.uses = 0
    push(s, ECHO, NEWPLAN, 0)
    public(out, "turn", {"turn": int(s.turn), "seat": 1})
    look_at_drinks(s, out)
    card = plan_of(s, 1)
    open_from_hand(s, 1, card)
    s.plan = card
    public(out, "echoreveal", {"card": CODES[card]}, EVERYBODY)
    _turn_like(s, card, out)
    gone = _matched(s, 2)
    if gone >= 0:
        _eliminate(s, gone, out)
    else:
        _plan_b(s, out)


def _turn_like(s: State, plan: i64, out: list[Event] | None) -> None:
    """Every display card and the paradox that share an item with the plan, once."""
    for seat in range(2):
        for place in range(shown_cards(s, seat)):
            if MARKS[s.cells[DISPLAYS + 3 * seat + place] >> 1] & MARKS[plan]:
                turn_card(s, seat, place, out)
    if MARKS[s.paradox >> 1] & MARKS[plan]:
        s.paradox ^= 1
        facts: dict[str, object] = {"card": CODES[s.paradox >> 1], "deck": ITEMS[FACE[s.paradox]]}
        public(out, "face", facts)


def _inventory(s: State) -> list[int]:
    """Echo's left and right card, plan, paradox."""
    first = DISPLAYS + 3
    return [s.cells[first] >> 1, s.cells[first + 1] >> 1, s.plan, s.paradox >> 1]


def _matched(s: State, needed: i64) -> i64:
    """PM-7.4: the first of the inventory with so many items on the other three; -1 if none."""
    cards = _inventory(s)
    for k in range(4):
        others: i64 = 0
        for other in range(4):
            if other != k:
                others |= MARKS[cards[other]]
        found = 0
        for towards in range(2):
            if others >> FACE[2 * cards[k] + towards] & 1:
                found += 1
        if found >= needed:
            return k
    return -1


def _eliminate(s: State, gone: i64, out: list[Event] | None) -> None:
    card = _inventory(s)[gone]
    s.removed |= i64(1) << card
    s.last = s.turn
    public(out, "eliminate", {"card": CODES[card], "where": INVENTORY[gone]})
    _close_up(s, gone, out)


def _plan_b(s: State, out: list[Event] | None) -> None:
    """PM-7.5: the left card goes; the top card of the deck comes at the right."""
    card = take(s, 1, 0) >> 1
    public(out, "planb", {})
    discard(s, 1, card * 4 + everybody(s), "display", out)
    enter(s, DRAWRIGHT)


def draw_right(s: State, card: i64, out: list[Event] | None) -> None:
    take_top(s, card)
    s.card = card
    public(out, "echodraw", {"card": CODES[card]}, EVERYBODY)
    enter(s, FACERIGHT)


def face_right(s: State, item: i64, out: list[Event] | None) -> None:
    lay_card(s, 1, side_of(s.card, item), "deck", out)
    s.card = NO_CARD
    gone = _matched(s, 2)
    if gone >= 0:
        _eliminate(s, gone, out)
        return
    faded = _matched(s, 1)
    if faded < 0:
        public(out, "nomatch", {})
        enter(s, NEWPLAN)
        return
    fade(s, _inventory(s)[faded], INVENTORY[faded], 0, out)
    _close_up(s, faded, out)


def _close_up(s: State, gone: i64, out: list[Event] | None) -> None:
    """PM-7.6."""
    if gone == 3:
        s.paradox, s.paradox_faced = NO_CARD, False
        _discard_plan(s, out)
        enter(s, NEWPLAN)
    elif gone == 2:
        s.plan = NO_CARD
        enter(s, NEWPLAN)
    else:
        take(s, 1, gone)
        s.card = s.plan
        s.plan = NO_CARD
        enter(s, FACEPLAN)


def _discard_plan(s: State, out: list[Event] | None) -> None:
    plan = s.plan
    s.plan = NO_CARD
    discard(s, 1, plan * 4 + everybody(s), "plan", out)


def face_plan(s: State, item: i64, out: list[Event] | None) -> None:
    lay_card(s, 1, side_of(s.card, item), "plan", out)
    s.card = NO_CARD
    enter(s, NEWPLAN)


def new_plan(s: State, card: i64, out: list[Event] | None) -> bool:
    """Unseen. True when Echo's turn is over."""
    entry = take_top(s, card)
    into_hand(s, 1, entry)
    secret(out, "draw", {"seat": 1, "to": "hand"}, card, entry & 3)
    if s.plan != NO_CARD:  # nothing matched
        _discard_plan(s, out)
    look_at_drinks(s, out)
    if s.paradox != NO_CARD:
        return True
    enter(s, FLIP)
    return False
