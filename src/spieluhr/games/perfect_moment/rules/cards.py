"""Moving cards: draw, discard, put back, turn, lay, show (PM-1.2, PM-2, PM-6.11, PM-8)."""

from mypy_extensions import i64

from spieluhr.core.events import Event, Facts, public
from spieluhr.games.perfect_moment.components import CODES, DRINKS, FACE, NO_CARD, side_card
from spieluhr.games.perfect_moment.rules.places import (
    display_cell,
    entry_card,
    entry_marks,
    entry_of,
    everybody,
    face_towards,
    into_hand,
    lay,
    open_from_hand,
    out_of_hand,
    place_of,
    plan_of,
    put_on_top,
    put_under,
    seat_mark,
    take,
    take_top,
)
from spieluhr.games.perfect_moment.rules.state import (
    APART,
    DISPLAY_ROOM,
    DISPLAYS,
    HANDS,
    NOTHING,
    SEATS,
    SHOWN,
    State,
)
from spieluhr.games.perfect_moment.rules.tell import audience, lying, open_or_secret, secret


def draw_to_hand(s: State, seat: i64, card: i64, out: list[Event] | None) -> None:
    """The drawer is added to those who know the card (PM-8.1)."""
    before = entry_marks(take_top(s, card))
    after = before | seat_mark(s, seat)
    into_hand(s, seat, entry_of(card, after))
    if out is not None:
        secret(out, "draw", {"seat": int(seat), "to": "hand"}, card, after, after & ~before)


def draw_apart(s: State, seat: i64, card: i64, out: list[Event] | None) -> None:
    """chocolates, keys: kept apart from the plan."""
    before = entry_marks(take_top(s, card))
    after = before | seat_mark(s, seat)
    s.cells[APART + (1 if s.cells[APART] != NOTHING else 0)] = entry_of(card, after)
    if out is not None:
        secret(out, "draw", {"seat": int(seat), "to": "apart"}, card, after, after & ~before)


def leave(s: State, seat: i64, card: i64) -> tuple[int, str]:
    """The card leaves hand or display of its owner; its entry, and from where."""
    place = place_of(s, seat, card)
    if place < 0:
        return out_of_hand(s, seat, card), "hand"
    take(s, seat, place)
    return entry_of(card, everybody(s)), "display"


def discard(s: State, seat: i64, entry: i64, source: str, out: list[Event] | None) -> None:
    """PM-1.2: face down under the deck."""
    put_under(s, entry)
    _tell_put(seat, entry, "bottom", source, out)


def put_back(s: State, seat: i64, entry: i64, source: str, out: list[Event] | None) -> None:
    """PM-1.2: face down on top of the deck."""
    put_on_top(s, entry)
    _tell_put(seat, entry, "top", source, out)


def _tell_put(seat: i64, entry: i64, end: str, source: str, out: list[Event] | None) -> None:
    if out is not None:
        facts: Facts = {"seat": int(seat), "at": end, "source": source}
        is_open = source == "display" or source == "plan"
        open_or_secret(out, "put", facts, entry_card(entry), entry_marks(entry), is_open)


def turn_card(s: State, seat: i64, place: i64, out: list[Event] | None) -> None:
    """By 180 degrees; the seat is the display's."""
    k = display_cell(seat, place)
    s.cells[k] ^= 1
    if out is not None:
        public(out, "turned", {"seat": int(seat), "place": int(place), **lying(s.cells[k])})


def lay_card(s: State, seat: i64, side: i64, source: str, out: list[Event] | None) -> None:
    """A card enters a display at the right end."""
    place = lay(s, seat, side)
    tell_place(seat, place, side, source, out)


def tell_place(seat: i64, place: i64, side: i64, source: str, out: list[Event] | None) -> None:
    """Everybody sees a card come to a display, and from where."""
    if out is not None:
        facts: Facts = {"seat": int(seat), "place": int(place), "source": source}
        public(out, "place", {**facts, **lying(side)})


def lay_from_hand(s: State, seat: i64, side: i64, out: list[Event] | None) -> None:
    """At the end of the display; from now on everybody knows the card."""
    open_from_hand(s, seat, side_card(side))
    lay_card(s, seat, side, "hand", out)


def look_at_drinks(s: State, out: list[Event] | None) -> None:
    """PM-6.11: who is bound plays with an open plan; Echo sees nothing."""
    for seat in range(1 if s.solo else 0, 2):
        if _is_bound(s, seat):
            show_plan(s, seat, "drinks", out)


def _is_bound(s: State, seat: i64) -> bool:
    if s.paradox != NO_CARD and s.paradox_faced and FACE[s.paradox] == DRINKS:
        return True
    cells = s.cells
    for k in range(DISPLAYS, i64(DISPLAYS + SEATS * DISPLAY_ROOM)):
        if cells[k] != NOTHING and face_towards(cells[k], seat) == DRINKS:
            return True
    return False


def show_plan(s: State, seat: i64, why: str, out: list[Event] | None) -> None:
    """The other one knows the plan from now on, if he did not."""
    card = plan_of(s, seat)
    if card == NO_CARD or s.cells[SHOWN + seat] == s.cells[HANDS + seat]:
        return
    s.cells[SHOWN + seat] = s.cells[HANDS + seat]
    if out is not None:
        other: int = audience(seat_mark(s, 1 - seat))
        mine: int = audience(seat_mark(s, seat))
        facts: Facts = {"seat": int(seat), "why": why, "card": CODES[card]}
        out.append(Event("shown", facts, other | mine, other))
