"""The book: its two piles, their pages, and the display that is filled from them.

DK-3.1, DK-3.3, DK-3.11, DK-3.12
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event, public
from spieluhr.games.dragonkeepers.components import (
    BACK,
    BACKS,
    CODES,
    HIGHEST_PAGE,
    JOKER,
    LEFT,
    NO_KIND,
    NUMBERS,
    RIGHT,
    SIDE_OF,
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
    return DUE_REVEAL + 2 * side


def due_page(side: i64) -> i64:
    return DUE_PAGE + 2 * side


def top_of(s: State, side: i64) -> vec[i64]:
    return s.top_left if side == LEFT else s.top_right


def set_top(s: State, side: i64, cards: vec[i64]) -> None:
    if side == LEFT:
        s.top_left = cards
    else:
        s.top_right = cards


def bottom_of(s: State, side: i64) -> vec[i64]:
    return s.bottom_left if side == LEFT else s.bottom_right


def set_bottom(s: State, side: i64, cards: vec[i64]) -> None:
    if side == LEFT:
        s.bottom_left = cards
    else:
        s.bottom_right = cards


def push_top(s: State, side: i64, card: i64) -> None:
    set_top(s, side, append(top_of(s, side), card))


def pop_top(s: State, side: i64) -> i64:
    cards, card = pop(top_of(s, side))
    set_top(s, side, cards)
    return card


def pool_size(s: State, side: i64) -> i64:
    cards: i64 = 0
    for kind in range(JOKER):
        if s.cells[POOL + kind] and SIDE_OF[kind] == side:
            cards += s.cells[POOL + kind]
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
    return BACK[entry] if entry >= 0 else -1 - entry


def page(s: State, side: i64) -> i64:
    """The back that the page shows."""
    cards = top_of(s, side)
    return entry_back(cards[len(cards) - 1])


def number_of(back: i64) -> i64:
    return HIGHEST_PAGE if back == SIX else back + 1


def page_number(s: State) -> i64:
    """How many dragons the left page asks for."""
    return number_of(page(s, LEFT))


def page_colour(s: State) -> i64:
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
    public(out, "page", {"side": SIDES[side], "back": BACKS[page(s, side)]}, EVERYBODY)


def put_under(s: State, side: i64, kind: i64) -> None:
    """wind: under the pile, known there."""
    if pool_size(s, side) > 0:
        set_bottom(s, side, append(bottom_of(s, side), kind))
        return
    cards = vec[i64]([kind])
    below = top_of(s, side)
    for k in range(len(below)):
        cards = append(cards, below[k])
    set_top(s, side, cards)


def reveal_kinds(s: State, side: i64) -> list[int]:
    """The kinds that the page may turn out to be: those of the pool with its back."""
    wanted: i64 = -1 if len(top_of(s, side)) == 0 else page(s, side)
    kinds: list[int] = []
    for kind in range(JOKER):
        fits = wanted < 0 or BACK[kind] == wanted
        if fits and s.cells[POOL + kind] and SIDE_OF[kind] == side:
            kinds.append(kind)
    return kinds


def clear_display(s: State, side: i64) -> i64:
    kind = s.cells[DISPLAY + side]
    s.cells[DISPLAY + side] = NO_KIND
    return kind
