"""A turn: use items, score at most one card, refill (PM-4)."""

from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event, Facts, public
from spieluhr.games.perfect_moment.components import CODES, FACE, ITEMS, NO_CARD, USES, side_card
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.cards import draw_to_hand, look_at_drinks
from spieluhr.games.perfect_moment.rules.items import begin_item
from spieluhr.games.perfect_moment.rules.places import (
    display_cell,
    face_towards,
    open_from_hand,
    plan_of,
    take_top,
)
from spieluhr.games.perfect_moment.rules.score import (
    check_goal,
    finish_turn,
    fragments_worth_more,
    score,
    take_fragment,
    worth,
)
from spieluhr.games.perfect_moment.rules.state import (
    ACT,
    FACE_STEP,
    FLIP,
    NEWPLAN,
    TURN,
    State,
    enter,
    push,
    user,
)
from spieluhr.games.perfect_moment.rules.steps import Draw, FaceParadox, Step


def begin(s: State, seat: i64, out: list[Event] | None) -> None:
    """A player's turn."""
    s.turn += 1
    s.player = seat
    s.uses = USES
    push(s, TURN, ACT, seat)
    if out is not None:
        public(out, "turn", {"turn": int(s.turn), "seat": int(seat)})
    look_at_drinks(s, out)


class Act(Step):
    """PM-4.1, PM-4.3: use an item, score a card, or end the turn."""

    def legal(self, s: State) -> list[int]:
        seat = user(s)
        options = _uses(s, seat) if s.uses > 0 else []
        if worth(s, seat, plan_of(s, seat)) > 0:
            options.append(moves.SCORE_PLAN)
        if worth(s, seat, side_card(s.paradox)) > 0:
            options.append(moves.SCORE_PARADOX)
        for card in fragments_worth_more(s, seat):
            options.append(moves.SCORE_FRAGMENT + card)
        options.append(moves.END)
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m == moves.END:
            public(out, "end", {"seat": int(user(s))})
            finish_turn(s)
        elif m < moves.SCORE_PLAN:
            _use(s, m, out)
        elif m == moves.SCORE_PLAN:
            _score_plan(s, out)
        elif m == moves.SCORE_PARADOX:
            _score_paradox(s, out)
        else:
            _score_fragment(s, m - moves.SCORE_FRAGMENT, out)


def _uses(s: State, seat: i64) -> list[int]:
    options: list[int] = []
    for k in range(moves.PARADOX_PLACE):
        holder = seat if k < 2 else 1 - seat
        options.append(moves.use(k, face_towards(s.cells[display_cell(holder, k % 2)], seat)))
    options.append(moves.use(moves.PARADOX_PLACE, FACE[s.paradox]))
    return options


def _use(s: State, m: i64, out: list[Event] | None) -> None:
    item = moves.used_item(m)
    s.uses -= 1
    if out is not None:
        facts: Facts = {"seat": int(user(s)), "item": ITEMS[item]}
        public(out, "use", {**facts, "place": moves.PLACES[moves.used_place(m)]})
    begin_item(s, item, out)


# PM-4.3 to PM-4.6: points first, then what is missing is refilled.


def _score_plan(s: State, out: list[Event] | None) -> None:
    seat = user(s)
    card = plan_of(s, seat)
    open_from_hand(s, seat, card)
    score(s, seat, card, "plan", out)
    if out is not None:  # the player knew his own plan
        out[len(out) - 1].reveals = EVERYBODY & ~(2 << int(seat))
    if not check_goal(s, seat):
        enter(s, NEWPLAN)


def _score_paradox(s: State, out: list[Event] | None) -> None:
    seat, card = user(s), side_card(s.paradox)
    s.paradox, s.paradox_faced = NO_CARD, False
    score(s, seat, card, "paradox", out)
    if not check_goal(s, seat):
        enter(s, FLIP)


def _score_fragment(s: State, card: i64, out: list[Event] | None) -> None:
    seat = user(s)
    owner = take_fragment(s, card)
    score(s, seat, card, "fragment" if owner == seat else "oppfragment", out)
    if not check_goal(s, seat):
        finish_turn(s)


class NewPlan(Draw):
    """Who has no plan left draws one, and the turn is over."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        draw_to_hand(s, user(s), m - moves.DRAW, out)
        look_at_drinks(s, out)
        finish_turn(s)


class TurnUpParadox(Draw):
    """The top card is the new paradox; its direction is chosen next."""

    def __init__(self) -> None:
        super().__init__(moves.FLIP)

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        card = m - moves.FLIP
        take_top(s, card)
        s.paradox, s.paradox_faced = 2 * card, False
        public(out, "flip", {"card": CODES[card], "deck": None}, EVERYBODY)
        enter(s, FACE_STEP)


class FaceNewParadox(FaceParadox):
    """Who scored the paradox chooses the direction of the next one."""

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        face_paradox(s, self.side(s, m), out)
        look_at_drinks(s, out)
        finish_turn(s)


def face_paradox(s: State, side: i64, out: list[Event] | None) -> None:
    """From now on its item counts, and everybody sees it."""
    s.paradox, s.paradox_faced = side, True
    public(out, "face", {"card": CODES[side_card(side)], "deck": ITEMS[FACE[side]]})
