"""Dealing, and giving each card its job: the set-up for two (PM-3)."""

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.events import EVERYBODY, Event, Facts, public
from spieluhr.games.perfect_moment.components import (
    CODES,
    DEALT,
    DISPLAY,
    FACE,
    ITEMS,
    both_sides,
    side_card,
)
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.cards import discard, look_at_drinks, put_back
from spieluhr.games.perfect_moment.rules.places import (
    display_cell,
    entry_of,
    into_hand,
    laid_cell,
    lay,
    open_from_hand,
    possible_at,
    seat_mark,
    take_top,
)
from spieluhr.games.perfect_moment.rules.state import (
    BOTTOM_END,
    CELLS,
    DEAL,
    FLIP,
    HANDS,
    LAID_CARD,
    LAID_END,
    LAID_GIVEN,
    LAID_OWN,
    LAID_ROOM,
    NOTHING,
    OWN,
    SEATS,
    SETUP,
    TOP_END,
    State,
    enter,
    enter_as,
    push,
    user,
)
from spieluhr.games.perfect_moment.rules.steps import Step
from spieluhr.games.perfect_moment.rules.tell import audience, laid_words, lying, secret


def new(solo: bool, all_cards: i64) -> State:
    """The table before the first card is turned up: an unknown deck of 18."""
    cells = vec[i64]([NOTHING] * CELLS)
    for k in range(HANDS, CELLS):  # sets of cards, and the stack
        cells[k] = 0
    s = State(cells)
    s.solo = solo
    s.all_cards = all_cards
    s.pool = all_cards
    s.size = count(all_cards)
    push(s, SETUP, FLIP, 0)
    return s


class TurnUp(Step):
    """PM-3.1: chance chooses the end of the paradox, too."""

    def legal(self, s: State) -> list[int]:
        return [moves.FLIP_FACING + side for side in both_sides(elements(s.pool))]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        side = m - moves.FLIP_FACING
        take_top(s, side_card(side))
        s.paradox, s.paradox_faced = side, True
        facts: Facts = {"card": CODES[side_card(side)], "deck": ITEMS[FACE[side]]}
        public(out, "flip", facts, EVERYBODY)
        enter(s, DEAL)


class Deal(Step):
    """PM-3.2: four to each, all of them before anybody decides."""

    def legal(self, s: State) -> list[int]:
        return [moves.DEAL + card for card in elements(possible_at(s, 0))]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        card, seat = m - moves.DEAL, user(s)
        mark = seat_mark(s, seat)
        into_hand(s, seat, take_top(s, card) | mark)
        secret(out, "deal", {"seat": int(seat), "open": False}, card, mark, mark)
        if count(s.cells[HANDS + seat]) < DEALT:
            return
        if s.solo or seat == 1:
            enter_as(s, OWN, 0)
        else:
            enter_as(s, DEAL, 1)


# PM-3.2: one card to each display, one to the deck; the last one is the plan.


def side_choices(s: State, first: i64) -> list[int]:
    """Every card in hand, in either direction, as moves from `first` on."""
    hand = elements(s.cells[HANDS + user(s)])
    return [first + side for side in both_sides(hand)]


class CoverForDisplay(Step):
    """PM-3.3: the players choose hidden from each other."""

    def __init__(self, first: i64, job: i64, following: i64) -> None:
        self.first = first
        self.job = job
        self.following = following

    def legal(self, s: State) -> list[int]:
        return side_choices(s, self.first)

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat = user(s)
        side = (m - self.first) ^ seat
        s.cells[laid_cell(seat, self.job)] = side
        open_from_hand(s, seat, side_card(side))
        _tell_covered(s, seat, self.job, out)
        enter(s, self.following)


class CoverForDeck(Step):
    """The third job of set-up: a card for top or bottom of the deck (PM-3)."""

    def legal(self, s: State) -> list[int]:
        hand = elements(s.cells[HANDS + user(s)])
        return [moves.BOTTOM + card for card in hand] + [moves.TOP + card for card in hand]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat, card = user(s), moves.returned_card(m)
        s.cells[laid_cell(seat, LAID_CARD)] = card
        s.cells[laid_cell(seat, LAID_END)] = BOTTOM_END if m < moves.TOP else TOP_END
        open_from_hand(s, seat, card)
        _tell_covered(s, seat, LAID_CARD, out)
        if seat == 0:
            enter_as(s, OWN, 1)
        else:
            _lay_open(s, out)


def _tell_covered(s: State, seat: i64, job: i64, out: list[Event] | None) -> None:
    if out is not None:
        mine: int = audience(seat_mark(s, seat))
        out.append(Event("cover", {"seat": int(seat), "choice": laid_words(s, seat, job)}, mine))
        out.append(Event("cover", {"seat": int(seat), "choice": None}, EVERYBODY & ~mine))


def _lay_open(s: State, out: list[Event] | None) -> None:
    """PM-3.3: displays, then seat 0's third card, then seat 1's; the plan stays."""
    for seat in range(i64(SEATS)):
        lay(s, seat, s.cells[laid_cell(seat, LAID_OWN)])
        lay(s, seat, s.cells[laid_cell(1 - seat, LAID_GIVEN)])
    if out is not None:
        shown = [
            [lying(s.cells[display_cell(seat, k)]) for k in range(i64(DISPLAY))]
            for seat in range(i64(SEATS))
        ]
        out.append(Event("open", {"displays": shown}, reveals=EVERYBODY))
    for seat in range(i64(SEATS)):
        entry = entry_of(s.cells[laid_cell(seat, LAID_CARD)], seat_mark(s, seat))
        if s.cells[laid_cell(seat, LAID_END)] == TOP_END:
            put_back(s, seat, entry, "laid", out)
        else:
            discard(s, seat, entry, "laid", out)
        for job in range(i64(LAID_ROOM)):
            s.cells[laid_cell(seat, job)] = NOTHING
    look_at_drinks(s, out)
    s.depth = 0
