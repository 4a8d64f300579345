"""flowers, ring: exchanging cards (PM-6.5, PM-6.10)."""

from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event, Facts, public
from spieluhr.games.perfect_moment.components import (
    CODES,
    DISPLAY,
    FACE,
    NO_CARD,
    side_card,
    side_of,
)
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.cards import leave, tell_place
from spieluhr.games.perfect_moment.rules.items import go_on, goes_on_unless
from spieluhr.games.perfect_moment.rules.places import (
    display_cell,
    entry_card,
    entry_marks,
    entry_of,
    everybody,
    insert,
    into_hand,
    open_from_hand,
    plan_of,
    seat_mark,
)
from spieluhr.games.perfect_moment.rules.state import FILL, NOTHING, State, enter, user
from spieluhr.games.perfect_moment.rules.steps import Face, Step
from spieluhr.games.perfect_moment.rules.tell import lying, open_or_secret


class Swap(Step):
    """flowers: plan and a display card change places, in place."""

    def legal(self, s: State) -> list[int]:
        plan = plan_of(s, user(s))
        options: list[int] = [moves.STOP]
        for place in range(i64(DISPLAY)):
            for towards in range(i64(2)):
                options.append(moves.swap(place, FACE[2 * plan + towards]))
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m == moves.STOP:
            enter(s, FILL)
            return
        seat, place = user(s), moves.swapped_place(m)
        plan = plan_of(s, seat)
        side = side_of(plan, moves.swapped_item(m)) ^ seat
        k = display_cell(seat, place)
        taken = side_card(s.cells[k])
        open_from_hand(s, seat, plan)
        s.cells[k] = side
        into_hand(s, seat, entry_of(taken, everybody(s)))
        if out is not None:
            facts: Facts = {"seat": int(seat), "place": int(place)}
            facts["taken"] = CODES[taken]
            public(out, "swap", {**facts, **lying(side)}, EVERYBODY & ~(2 << int(seat)))
        go_on(s, out)


class Pick(Step):
    """ring: what the user gives; covered until the other one has chosen."""

    def legal(self, s: State) -> list[int]:
        return [moves.PICK, moves.PICK + 1, moves.PICK + 2]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        s.ring_pick = m - moves.PICK
        if out is not None:
            seat = int(user(s))
            mine: int = 2 << seat
            out.append(Event("pick", {"seat": seat, "choice": moves.PICKS[s.ring_pick]}, mine))
            out.append(Event("pick", {"seat": seat, "choice": None}, EVERYBODY & ~mine))
        go_on(s, out)


class Exchange(Step):
    """ring: what the other one gives; both cards leave before either arrives."""

    def legal(self, s: State) -> list[int]:
        first = moves.PICK + (moves.OWN_PICKS if s.solo else 0)
        return [first, first + 1, first + 2]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat = user(s)
        other = 1 - seat
        my_place, their_place = s.ring_pick, m - self.legal(s)[0]
        mine = _given(s, seat, my_place)
        theirs = _given(s, other, their_place)
        s.ring_pick = NOTHING
        _tell_exchange(s, (my_place, their_place), mine, theirs, out)
        into_hand(s, seat, theirs | seat_mark(s, seat))
        if not s.solo:
            into_hand(s, other, mine | seat_mark(s, other))
        elif their_place == moves.PLAN_PICK:
            into_hand(s, other, mine)
        else:
            s.unfaced, s.ring_place = entry_card(mine), their_place
        go_on(s, out)


def _given(s: State, seat: i64, place: i64) -> i64:
    if place == moves.PLAN_PICK:
        card = plan_of(s, seat)
    else:
        card = side_card(s.cells[display_cell(seat, place)])
    return leave(s, seat, card)[0]


def _tell_exchange(
    s: State, places: tuple[i64, i64], mine: i64, theirs: i64, out: list[Event] | None
) -> None:
    """Each learns what he gets; a display card is known to all."""
    if out is None:
        return
    seat = user(s)
    words = [moves.PICKS[places[0]], moves.PICKS[places[1]]]
    public(out, "exchange", {"seat": int(seat), "places": words}, EVERYBODY)
    for holder, entry, place in ((1 - seat, mine, places[0]), (seat, theirs, places[1])):
        knowing = entry_marks(entry) | seat_mark(s, holder)
        laid_open = s.solo and holder == 1 and places[1] != moves.PLAN_PICK
        is_open = place != moves.PLAN_PICK or laid_open
        facts: Facts = {"seat": int(holder)}
        open_or_secret(out, "receive", facts, entry_card(entry), knowing, is_open)


class FaceRing(Face):
    """Solo: your card takes the very place of Echo's."""

    def awaits(self, s: State, out: list[Event] | None) -> bool:
        return goes_on_unless(s, s.unfaced != NO_CARD, out)

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        side, place = self.side(s, m), s.ring_place
        insert(s, 1, place, side)
        s.unfaced, s.ring_place = NO_CARD, NOTHING
        tell_place(1, place, side, "ring", out)
        go_on(s, out)
