"""The book: its two piles, their pages, and the display that is filled from them.

DK-3.1, DK-3.3, DK-3.11, DK-3.12
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.events import EVERYBODY, Event, public
from spieluhr.games.dragonkeepers.components import (
    BACK,
    BACKS,
    CODES,
    HIGHEST_PAGE,
    JOKER,
    KINDS_OF_FRONT,
    LEFT,
    LEFT_KINDS,
    NO_KIND,
    NUMBERS,
    RIGHT,
    SIDES,
    SIX,
)
from spieluhr.games.dragonkeepers.rules.state import (
    DISPLAY,
    DUE_PAGE,
    DUE_REVEAL,
    POOL,
    State,
    reveal_start,
)


def due_reveal(side: i64) -> i64:
    """The due result of chance: which card comes to the display of this side."""
    return DUE_REVEAL + 2 * side


def due_page(side: i64) -> i64:
    """The due result of chance: which back lies on top of this side."""
    return DUE_PAGE + 2 * side


def top_of(s: State, side: i64) -> vec[i64]:
    """What is known of the top of a pile; the last one is its page."""
    return s.top_left if side == LEFT else s.top_right


def set_top(s: State, side: i64, cards: vec[i64]) -> None:
    """Takes the vector over: it is not copied."""
    if side == LEFT:
        s.top_left = cards
    else:
        s.top_right = cards


def bottom_of(s: State, side: i64) -> vec[i64]:
    """Cards under the pile that somebody has seen, the last one lowest."""
    return s.bottom_left if side == LEFT else s.bottom_right


def set_bottom(s: State, side: i64, cards: vec[i64]) -> None:
    """Takes the vector over: it is not copied."""
    if side == LEFT:
        s.bottom_left = cards
    else:
        s.bottom_right = cards


def push_top(s: State, side: i64, card: i64) -> None:
    """Vectors are values: the pile's own is replaced."""
    set_top(s, side, append(top_of(s, side), card))


def pop_top(s: State, side: i64) -> i64:
    """Only where there is one."""
    cards, card = pop(top_of(s, side))
    set_top(s, side, cards)
    return card


def pool_size(s: State, side: i64) -> i64:
    """Cards of the pile that nobody has seen."""
    low, high = _span(side, -1)
    return in_pool(s, low, high)


def _span(side: i64, back: i64) -> tuple[i64, i64]:
    """Which kinds of each front have that back; with none given, any back of the side."""
    if back >= 0:
        return 2 * back, 2 * back + 2
    if side == LEFT:
        return 0, LEFT_KINDS
    return LEFT_KINDS, KINDS_OF_FRONT


def in_pool(s: State, low: i64, high: i64) -> i64:
    """How many cards of the pool are of these kinds, of all fronts."""
    cells = s.cells
    cards: i64 = 0
    for first in range(POOL, i64(POOL + JOKER), KINDS_OF_FRONT):
        for k in range(first + low, first + high):
            cards += cells[k]
    return cards


def size(s: State, side: i64) -> i64:
    """DK-7.7: known cards and the pool, to which a page of unknown front belongs."""
    known = len(top_of(s, side)) + len(bottom_of(s, side))
    if len(top_of(s, side)) and top_of(s, side)[0] < 0:
        known -= 1
    return known + pool_size(s, side)


def unknown_front(back: i64) -> i64:
    """The entry of a page whose front nobody knows."""
    return -1 - back


def entry_back(entry: i64) -> i64:
    """Of a known card, or of one of which only the back is known."""
    return BACK[entry] if entry >= 0 else -1 - entry


def page(s: State, side: i64) -> i64:
    """The back that the page shows."""
    cards = top_of(s, side)
    return entry_back(cards[len(cards) - 1])


def number_of(back: i64) -> i64:
    """The page that a left back shows; the joker's counts as the highest."""
    return i64(HIGHEST_PAGE) if back == SIX else back + 1


def page_number(s: State) -> i64:
    """How many dragons the left page asks for."""
    return number_of(page(s, LEFT))


def page_colour(s: State) -> i64:
    """Of the right page; only where it has one."""
    return page(s, RIGHT) - NUMBERS


def is_open(s: State, side: i64) -> bool:
    """Is there no card at that place of the display?"""
    return s.cells[DISPLAY + side] == NO_KIND


def fill(s: State, side: i64, out: list[Event] | None) -> None:
    """Fill a gap while the pile holds two cards: at once what is known, by chance the rest."""
    if not is_open(s, side) or size(s, side) < 2:
        return
    cards = top_of(s, side)
    if cards[len(cards) - 1] >= 0:
        show(s, side, pop_top(s, side), out)
        settle_page(s, side, out)
        return
    s.pending = append(s.pending, due_reveal(side))
    if pool_size(s, side) > 1:
        s.pending = append(s.pending, due_page(side))


def show(s: State, side: i64, kind: i64, out: list[Event] | None) -> None:
    """The card lies in the display, seen by all."""
    s.cells[DISPLAY + side] = kind
    reveal_start(s, kind)
    if out is not None:
        public(out, "reveal", {"side": SIDES[side], "card": CODES[kind]}, EVERYBODY)


def settle_page(s: State, side: i64, out: list[Event] | None) -> None:
    """The page under a card that left: known, due by chance, or from under the pile."""
    if len(top_of(s, side)) == 0:
        if pool_size(s, side) > 0:
            s.pending = append(s.pending, due_page(side))
            return
        raise_bottom(s, side)
    if len(top_of(s, side)):
        tell_page(s, side, out)


def raise_bottom(s: State, side: i64) -> None:
    """DK-7.7: with an empty pool everything known stands in the top."""
    cards = bottom_of(s, side)
    for k in range(len(cards) - 1, -1, -1):
        push_top(s, side, cards[k])
    set_bottom(s, side, vec[i64]())


def tell_page(s: State, side: i64, out: list[Event] | None) -> None:
    """Everybody sees a page, and learns something by it."""
    if out is not None:
        public(out, "page", {"side": SIDES[side], "back": BACKS[page(s, side)]}, EVERYBODY)


def put_under(s: State, side: i64, kind: i64) -> None:
    """wind: under the pile, known there."""
    if pool_size(s, side) > 0:
        set_bottom(s, side, append(bottom_of(s, side), kind))
        return
    cards = vec[i64]([kind])
    below = top_of(s, side)
    for k in range(i64(len(below))):
        cards = append(cards, below[k])
    set_top(s, side, cards)


def reveal_kinds(s: State, side: i64) -> list[int]:
    """The kinds that the page may turn out to be: those of the pool with its back."""
    low, high = _reveal_span(s, side)
    kinds: list[int] = []
    for first in range(0, i64(JOKER), KINDS_OF_FRONT):
        for kind in range(first + low, first + high):
            if s.cells[POOL + kind]:
                kinds.append(kind)
    return kinds


def sample_reveal(s: State, side: i64, dice: Dice) -> i64:
    """One of `reveal_kinds`, as likely as its cards are many, without listing them."""
    low, high = _reveal_span(s, side)
    left = dice.below(in_pool(s, low, high))
    for first in range(0, i64(JOKER), KINDS_OF_FRONT):
        for kind in range(first + low, first + high):
            cards = s.cells[POOL + kind]
            if left < cards:
                return kind
            left -= cards
    return NO_KIND


def _reveal_span(s: State, side: i64) -> tuple[i64, i64]:
    return _span(side, page(s, side) if len(top_of(s, side)) else i64(-1))


def clear_display(s: State, side: i64) -> i64:
    """Gives back the kind that lay there."""
    kind = s.cells[DISPLAY + side]
    s.cells[DISPLAY + side] = NO_KIND
    return kind
