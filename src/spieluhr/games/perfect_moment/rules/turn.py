"""A turn: use items, score at most one card, refill (PM-4)."""

from mypy_extensions import i64

from spieluhr.core.bits import elements
from spieluhr.core.events import EVERYBODY, Event
from spieluhr.games.perfect_moment import moves
from spieluhr.games.perfect_moment.components import CODES, FACE, ITEMS, NO_CARD, USES, side_of
from spieluhr.games.perfect_moment.rules.cards import draw_to_hand, look_at_drinks
from spieluhr.games.perfect_moment.rules.chains import FIRST_STEP
from spieluhr.games.perfect_moment.rules.score import (
    check_goal,
    fragments_worth_more,
    score,
    take_fragment,
    worth,
)
from spieluhr.games.perfect_moment.rules.tell import public
from spieluhr.games.perfect_moment.state import (
    ACT,
    DISPLAYS,
    FACE_STEP,
    FLIP,
    NEWPLAN,
    TURN,
    State,
    enter,
    face_towards,
    open_from_hand,
    plan_of,
    possible_at,
    push,
    take_top,
    user,
)


def begin(s: State, seat: i64, out: list[Event] | None) -> None:
    """A player's turn."""
    s.turn += 1
    s.player = seat
    s.uses = USES
    push(s, TURN, ACT, seat)
    public(out, "turn", {"turn": int(s.turn), "seat": int(seat)})
    look_at_drinks(s, out)


def acts(s: State) -> list[int]:
    """PM-4.1, PM-4.3: usable items, then what can be scored, then the end."""
    seat = user(s)
    found: list[int] = []
    if s.uses > 0:
        for k in range(4):
            holder = seat if k < 2 else 1 - seat
            item = face_towards(s.cells[DISPLAYS + 3 * holder + k % 2], seat)
            found.append(moves.USE + 16 * k + item)
        found.append(moves.USE + 16 * moves.PARADOX_PLACE + FACE[s.paradox])
    if worth(s, seat, plan_of(s, seat)) > 0:
        found.append(moves.SCORE_PLAN)
    if worth(s, seat, s.paradox >> 1) > 0:
        found.append(moves.SCORE_PARADOX)
    for card in fragments_worth_more(s, seat):
        found.append(moves.SCORE_FRAGMENT + card)
    found.append(moves.END)
    return found


def act(s: State, m: i64, out: list[Event] | None) -> bool:
    """True when the turn is over."""
    if m == moves.END:
        public(out, "end", {"seat": int(user(s))})
        return True
    if m < moves.SCORE_PLAN:
        _use(s, m, out)
    else:
        _score(s, m, out)
    return False


def _use(s: State, m: i64, out: list[Event] | None) -> None:
    seat, place, item = user(s), (m - moves.USE) // 16, (m - moves.USE) % 16
    s.uses -= 1
    facts: dict[str, object] = {"seat": int(seat), "item": ITEMS[item]}
    public(out, "use", {**facts, "place": moves.PLACES[place]})
    push(s, item, FIRST_STEP[item], seat)


def _score(s: State, m: i64, out: list[Event] | None) -> None:
    """PM-4.3 to PM-4.6: points first, then what is missing is refilled."""
    seat = user(s)
    if m == moves.SCORE_PLAN:
        card = plan_of(s, seat)
        open_from_hand(s, seat, card)
        score(s, seat, card, "plan", out)
        if out is not None:  # the player knew his own plan
            out[len(out) - 1].reveals = EVERYBODY & ~(2 << int(seat))
    elif m == moves.SCORE_PARADOX:
        card = s.paradox >> 1
        s.paradox, s.paradox_faced = NO_CARD, False
        score(s, seat, card, "paradox", out)
    else:
        card = m - moves.SCORE_FRAGMENT
        owner = take_fragment(s, card)
        score(s, seat, card, "fragment" if owner == seat else "oppfragment", out)
    if check_goal(s, seat):
        return
    if m == moves.SCORE_PLAN:
        enter(s, NEWPLAN)
    elif m == moves.SCORE_PARADOX:
        enter(s, FLIP)


def new_plan(s: State, card: i64, out: list[Event] | None) -> None:
    draw_to_hand(s, user(s), card, out)
    look_at_drinks(s, out)


def flips(s: State) -> list[int]:
    return [moves.FLIP + card for card in elements(possible_at(s, 0))]


def flip(s: State, card: i64, out: list[Event] | None) -> None:
    """The top card is the new paradox; its direction is chosen next."""
    take_top(s, card)
    s.paradox, s.paradox_faced = 2 * card, False
    public(out, "flip", {"card": CODES[card], "deck": None}, EVERYBODY)
    enter(s, FACE_STEP)


def faces(card: i64) -> list[int]:
    return [moves.FACING + FACE[2 * card], moves.FACING + FACE[2 * card + 1]]


def face_paradox(s: State, item: i64, out: list[Event] | None) -> None:
    s.paradox, s.paradox_faced = side_of(s.paradox >> 1, item), True
    public(out, "face", {"card": CODES[s.paradox >> 1], "deck": ITEMS[item]})
