"""Laying dragons, and laying along (DK-3.4, DK-3.5, DK-3.9, DK-7.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.events import Event
from spieluhr.games.dragonkeepers import moves
from spieluhr.games.dragonkeepers.components import CODES, COLOURS, FRONT, JOKER, KINDS, SIDES
from spieluhr.games.dragonkeepers.rules.reward import give, give_coat
from spieluhr.games.dragonkeepers.rules.tell import public
from spieluhr.games.dragonkeepers.state import (
    ALONG,
    END,
    HANDS,
    LAY,
    ORDER,
    SEAT_BASE,
    State,
    add_to_hand,
    has_colour,
    is_closed,
    page_colour,
    page_number,
    reveal_start,
    row_colours,
    set_row_colours,
)


def wanted(s: State, seat: i64) -> i64:
    """How many dragons the seat has to lay: thrift and page change it for the active player."""
    number = page_number(s)
    if seat != s.active:
        return number
    return number + changed_by(s.chest)


def changed_by(chest: i64) -> i64:
    if chest == moves.PAGE_UP:
        return 1
    return -1 if chest == moves.THRIFT or chest == moves.PAGE_DOWN else 0


def can_lay(s: State, seat: i64, number: i64, with_key: bool) -> bool:
    """Enough dragons of the colour or jokers, one real one at least, and a stack that is open."""
    colour = page_colour(s)
    if number < 1 or is_closed(s, seat, colour) != with_key:
        return False
    real: i64 = 0
    first = HANDS + KINDS * seat + 18 * colour
    for k in range(18):
        real += s.cells[first + k]
    return real > 0 and real + s.cells[HANDS + KINDS * seat + JOKER] >= number


def first_cards(s: State, seat: i64) -> list[int]:
    """The moves that begin a lay."""
    with_key = seat == s.active and s.chest == moves.KEY
    number = wanted(s, seat)
    return cards_from(s, seat, number, 0) if can_lay(s, seat, number, with_key) else []


def cards_from(s: State, seat: i64, number: i64, first: i64) -> list[int]:
    """DK-7.3: with so many still to lay, the kinds from `first` on that leave enough after them."""
    colour = page_colour(s)
    found: list[int] = []
    left: i64 = 0
    kind: i64 = JOKER
    hand = HANDS + KINDS * seat
    starting = len(s.laying) == 0
    while kind >= first:
        held = s.cells[hand + kind]
        if held and (kind == JOKER or FRONT[kind] == colour):
            left += held
            if left >= number and not (starting and kind == JOKER):
                found.append(moves.LAY + kind)
        kind -= 1
    found.reverse()
    return found


def next_cards(s: State) -> list[int]:
    done = len(s.laying)
    return cards_from(s, s.seat, wanted(s, s.seat) - done, s.laying[done - 1])


def lay(s: State, kind: i64, out: list[Event] | None) -> bool:
    """One card; True when the lay is complete and lies in the row."""
    seat = s.seat
    add_to_hand(s, seat, kind, -1)
    reveal_start(s, kind)
    s.laying = append(s.laying, kind)
    public(out, "lay", {"seat": int(seat), "card": CODES[kind]}, -1 if kind % 2 else 0)
    if len(s.laying) < wanted(s, seat):
        s.phase = LAY
        return False
    colour = page_colour(s)
    if has_colour(s, seat, colour):
        put_down(s, colour, out)
        return True
    if s.cells[ORDER + seat]:
        s.phase = END
        return False
    set_row_colours(s, seat, [colour])
    put_down(s, colour, out)
    return True


def new_stack(s: State, side: i64, out: list[Event] | None) -> None:
    """DK-3.5: a new colour at the left or right end."""
    colour = page_colour(s)
    colours = row_colours(s, s.seat)
    set_row_colours(s, s.seat, [colour, *colours] if side == 0 else [*colours, colour])
    public(out, "stack", {"seat": int(s.seat), "colour": COLOURS[colour], "side": SIDES[side]})
    put_down(s, colour, out)
    if len(colours) == 3:
        give_coat(s, s.seat, out)


def put_down(s: State, colour: i64, out: list[Event] | None) -> None:
    for k in range(len(s.laying)):
        s.rows = append(s.rows, s.seat * SEAT_BASE + colour * 128 + s.laying[k])
    s.laying = vec[i64]()
    public(out, "laid", {"seat": int(s.seat), "colour": COLOURS[colour]})


def reward_lay(s: State, out: list[Event] | None) -> None:
    """DK-3.6; page changes the number, thrift does not."""
    number = page_number(s)
    if s.seat == s.active and (s.chest == moves.PAGE_UP or s.chest == moves.PAGE_DOWN):
        number += changed_by(s.chest)
    give(s, s.seat, number, out)


def next_along(s: State) -> bool:
    """DK-3.9: each other seat, clockwise; False when all have been asked."""
    s.seat = (s.seat + 1) % s.players
    s.phase = ALONG
    return s.seat != s.active
