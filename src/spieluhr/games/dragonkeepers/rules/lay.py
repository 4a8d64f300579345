"""Laying dragons, and laying along (DK-3.4, DK-3.5, DK-3.9, DK-7.3)."""

from typing import Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event, Facts, public
from spieluhr.core.phases import Phase
from spieluhr.games.dragonkeepers.components import (
    CODES,
    COLOURS,
    FRONT,
    FRONTS,
    JOKER,
    KINDS,
    KINDS_OF_FRONT,
    SIDES,
    is_start,
)
from spieluhr.games.dragonkeepers.rules import moves
from spieluhr.games.dragonkeepers.rules.book import page_colour, page_number
from spieluhr.games.dragonkeepers.rules.finish import end_turn
from spieluhr.games.dragonkeepers.rules.reward import give, give_coat
from spieluhr.games.dragonkeepers.rules.state import (
    ALONG,
    END,
    HANDS,
    LAY,
    ORDER,
    State,
    add_to_hand,
    has_colour,
    in_hand,
    is_closed,
    laid_card,
    reveal_start,
    row_colours,
    set_row_colours,
)

Problem = Literal["closed", "key-open", "no-real", "too-few"]


def wanted(s: State, seat: i64) -> i64:
    """How many dragons the seat has to lay: thrift and page change it for the active player."""
    number = page_number(s)
    if seat != s.active:
        return number
    return number + changed_by(s.chest)


def paid_for(s: State, seat: i64) -> i64:
    """DK-3.6: the number of the reward; page changes it, thrift does not."""
    number = page_number(s)
    if seat == s.active and (s.chest == moves.PAGE_UP or s.chest == moves.PAGE_DOWN):
        number += changed_by(s.chest)
    return number


def changed_by(chest: i64) -> i64:
    """By how many dragons a chest makes a lay longer or shorter."""
    if chest == moves.PAGE_UP:
        return 1
    return -1 if chest == moves.THRIFT or chest == moves.PAGE_DOWN else 0


def has_key(s: State, seat: i64) -> bool:
    """Must this seat lay on a closed stack, because it used the key (DK-5.4)?"""
    return seat == s.active and s.chest == moves.KEY


def lay_problem(
    s: State, seat: i64, colour: i64, number: i64, with_key: bool, real: i64, jokers: i64
) -> Problem | None:
    """Why so many dragons of the colour and jokers are no lay for the seat; None if they are one.

    The stack is open (with the key: closed), and there is one real dragon at least.
    """
    if is_closed(s, seat, colour) != with_key:
        return "key-open" if with_key else "closed"
    if real <= 0:
        return "no-real"
    return "too-few" if real + jokers < number else None


def real_dragons(s: State, seat: i64, colour: i64) -> i64:
    """How many dragons of the colour the seat has in hand."""
    real: i64 = 0
    first = HANDS + KINDS * seat + KINDS_OF_FRONT * colour
    for k in range(i64(KINDS_OF_FRONT)):
        real += s.cells[first + k]
    return real


def can_lay(s: State, seat: i64, number: i64, with_key: bool) -> bool:
    """Has the seat a lay of so many, of the colour of the page?"""
    colour = page_colour(s)
    real, jokers = real_dragons(s, seat, colour), in_hand(s, seat, JOKER)
    problem = lay_problem(s, seat, colour, number, with_key, real, jokers)
    return number >= 1 and problem is None


def first_cards(s: State, seat: i64) -> list[int]:
    """The moves that begin a lay."""
    number = wanted(s, seat)
    return cards_from(s, seat, number, 0) if can_lay(s, seat, number, has_key(s, seat)) else []


def cards_from(s: State, seat: i64, number: i64, first: i64) -> list[int]:
    """DK-7.3: with so many still to lay, the kinds from `first` on that leave enough after them."""
    colour = page_colour(s)
    cards: list[int] = []
    left: i64 = 0
    kind: i64 = JOKER
    hand = HANDS + KINDS * seat
    starting = len(s.laying) == 0
    while kind >= first:
        held = s.cells[hand + kind]
        if held and (kind == JOKER or FRONT[kind] == colour):
            left += held
            if left >= number and not (starting and kind == JOKER):
                cards.append(moves.LAY + kind)
        kind -= 1
    cards.reverse()
    return cards


class Along(Phase[State]):
    """DK-3.9: each other seat, clockwise, may lay by the same page."""

    def legal(self, s: State) -> list[int]:
        return [*first_cards(s, s.seat), moves.PASS]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m == moves.PASS:
            pass_on(s, out)
        else:
            lay_card(s, m - moves.LAY, out)


class Lay(Phase[State]):
    """The next card of a lay under way."""

    def legal(self, s: State) -> list[int]:
        done = len(s.laying)
        return cards_from(s, s.seat, wanted(s, s.seat) - done, s.laying[done - 1])

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        lay_card(s, m - moves.LAY, out)


class End(Phase[State]):
    """DK-3.5: a new colour comes to the left or right end."""

    def legal(self, s: State) -> list[int]:
        return [moves.END, moves.END + 1]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        side, colour = m - moves.END, page_colour(s)
        colours = row_colours(s, s.seat)
        set_row_colours(s, s.seat, [colour, *colours] if side == 0 else [*colours, colour])
        public(out, "stack", {"seat": int(s.seat), "colour": COLOURS[colour], "side": SIDES[side]})
        finish_lay(s, True, out)
        _ask_next(s, out)


def lay_card(s: State, kind: i64, out: list[Event] | None) -> None:
    """One card; with the last one the lay comes into the row, unless an end has to be chosen."""
    seat = s.seat
    add_to_hand(s, seat, kind, -1)
    reveal_start(s, kind)
    s.laying = append(s.laying, kind)
    if out is not None:
        facts: Facts = {"seat": int(seat), "card": CODES[kind]}
        public(out, "lay", facts, EVERYBODY if is_start(kind) else 0)
    if len(s.laying) < wanted(s, seat):
        s.phase = LAY
        return
    colour = page_colour(s)
    if not has_colour(s, seat, colour):
        if s.cells[ORDER + seat]:
            s.phase = END
            return
        set_row_colours(s, seat, [colour])
    finish_lay(s, False, out)
    _ask_next(s, out)


def finish_lay(s: State, is_another: bool, out: list[Event] | None) -> None:
    """The cards come into the row; then the rewards, a coat if the stack is the last colour."""
    seat, colour = s.seat, page_colour(s)
    for k in range(i64(len(s.laying))):
        s.rows = append(s.rows, laid_card(seat, colour, s.laying[k]))
    s.laying = vec[i64]()
    if out is not None:
        public(out, "laid", {"seat": int(seat), "colour": COLOURS[colour]})
    if is_another and len(row_colours(s, seat)) == FRONTS:
        give_coat(s, seat, out)
    give(s, seat, paid_for(s, seat), out)


def pass_on(s: State, out: list[Event] | None) -> None:
    """The seat does not lay, or no more; the next one is asked."""
    if out is not None:
        public(out, "pass", {"seat": int(s.seat)})
    _ask_next(s, out)


def _ask_next(s: State, out: list[Event] | None) -> None:
    s.seat = (s.seat + 1) % s.players
    s.phase = ALONG
    if s.seat == s.active:
        end_turn(s, out)
