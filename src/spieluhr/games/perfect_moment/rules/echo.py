"""Echo's turn, step by step (PM-7.3 to PM-7.6)."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import count
from spieluhr.core.events import EVERYBODY, Event, public
from spieluhr.games.perfect_moment.components import CODES, DISPLAY, MARKS, NO_CARD, side_card
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.cards import discard, lay_card, look_at_drinks, turn_card
from spieluhr.games.perfect_moment.rules.places import (
    display_cell,
    entry_marks,
    entry_of,
    everybody,
    into_hand,
    open_from_hand,
    plan_of,
    take,
    take_top,
)
from spieluhr.games.perfect_moment.rules.score import fade, finish_turn
from spieluhr.games.perfect_moment.rules.state import (
    DRAWRIGHT,
    ECHO,
    FACEPLAN,
    FACERIGHT,
    FLIP,
    NEWPLAN,
    SEATS,
    State,
    enter,
    push,
)
from spieluhr.games.perfect_moment.rules.steps import Draw, Face
from spieluhr.games.perfect_moment.rules.tell import next_scene, secret
from spieluhr.games.perfect_moment.rules.turn import face_paradox

# PM-7.4: Echo's left and right card, plan, paradox.
INVENTORY: Final = ("left", "right", "plan", "paradox")
PLAN_INDEX: Final = 2
PARADOX_INDEX: Final = 3


def begin(s: State, out: list[Event] | None) -> None:
    """PM-7.3: reveal, turn, plan A; then what is to be done waits."""
    s.turn += 1
    s.player = 1
    s.uses = 0
    push(s, ECHO, NEWPLAN, 0)
    next_scene(s, out, "turn", {"turn": int(s.turn), "seat": 1})
    look_at_drinks(s, out)
    card = plan_of(s, 1)
    open_from_hand(s, 1, card)
    s.echo_plan = card
    public(out, "echoreveal", {"card": CODES[card]}, EVERYBODY)
    _turn_like(s, card, out)
    gone = _matched(s, 2)
    if gone >= 0:
        _eliminate(s, gone, out)
    else:
        _plan_b(s, out)


def _turn_like(s: State, plan: i64, out: list[Event] | None) -> None:
    """Every display card and the paradox that share an item with the plan, once."""
    for seat in range(i64(SEATS)):
        for place in range(i64(DISPLAY)):
            if MARKS[side_card(s.cells[display_cell(seat, place)])] & MARKS[plan]:
                turn_card(s, seat, place, out)
    if MARKS[side_card(s.paradox)] & MARKS[plan]:
        face_paradox(s, s.paradox ^ 1, out)


def _inventory(s: State) -> list[int]:
    left, right = s.cells[display_cell(1, 0)], s.cells[display_cell(1, 1)]
    return [side_card(left), side_card(right), s.echo_plan, side_card(s.paradox)]


def _matched(s: State, needed: i64) -> i64:
    """PM-7.4: the first of the inventory with so many items on the other three; -1 if none."""
    cards = _inventory(s)
    for k in range(i64(len(INVENTORY))):
        others: i64 = 0
        for other in range(i64(len(INVENTORY))):
            if other != k:
                others |= MARKS[cards[other]]
        if count(others & MARKS[cards[k]]) >= needed:
            return k
    return -1


def _eliminate(s: State, gone: i64, out: list[Event] | None) -> None:
    card = _inventory(s)[gone]
    next_scene(s, out, "eliminate", {"card": CODES[card], "where": INVENTORY[gone]})
    s.removed |= i64(1) << card
    s.last = s.turn
    _close_up(s, gone, out)


def _plan_b(s: State, out: list[Event] | None) -> None:
    """PM-7.5: the left card goes; the top card of the deck comes at the right."""
    next_scene(s, out, "planb", {})
    card = side_card(take(s, 1, 0))
    discard(s, 1, entry_of(card, everybody(s)), "display", out)
    enter(s, DRAWRIGHT)


class DrawRight(Draw):
    """PM-7.5: Echo's new card lies open; you choose its direction next."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        card = m - moves.DRAW
        take_top(s, card)
        s.unfaced = card
        public(out, "echodraw", {"card": CODES[card]}, EVERYBODY)
        enter(s, FACERIGHT)


class FaceRight(Face):
    """PM-7.5: now a card may match, or fade if one of its items does."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        lay_card(s, 1, self.side(s, m), "deck", out)
        s.unfaced = NO_CARD
        gone = _matched(s, 2)
        if gone >= 0:
            _eliminate(s, gone, out)
            return
        faded = _matched(s, 1)
        if faded < 0:
            next_scene(s, out, "nomatch", {})
            enter(s, NEWPLAN)
            return
        fade(s, _inventory(s)[faded], INVENTORY[faded], 0, out)
        _close_up(s, faded, out)


def _close_up(s: State, gone: i64, out: list[Event] | None) -> None:
    """PM-7.6."""
    if gone == PARADOX_INDEX:
        s.paradox, s.paradox_faced = NO_CARD, False
        _discard_plan(s, out)
        enter(s, NEWPLAN)
    elif gone == PLAN_INDEX:
        s.echo_plan = NO_CARD
        enter(s, NEWPLAN)
    else:
        take(s, 1, gone)
        s.unfaced = s.echo_plan
        s.echo_plan = NO_CARD
        enter(s, FACEPLAN)


def _discard_plan(s: State, out: list[Event] | None) -> None:
    plan = s.echo_plan
    s.echo_plan = NO_CARD
    discard(s, 1, entry_of(plan, everybody(s)), "plan", out)


class FacePlan(Face):
    """The plan fills the gap in Echo's display."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        lay_card(s, 1, self.side(s, m), "plan", out)
        s.unfaced = NO_CARD
        enter(s, NEWPLAN)


class NewPlan(Draw):
    """Unseen."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        card = m - moves.DRAW
        entry = take_top(s, card)
        into_hand(s, 1, entry)
        secret(out, "draw", {"seat": 1, "to": "hand"}, card, entry_marks(entry))
        if s.echo_plan != NO_CARD:  # nothing matched
            _discard_plan(s, out)
        look_at_drinks(s, out)
        if s.paradox != NO_CARD:
            finish_turn(s)
        else:
            enter(s, FLIP)
