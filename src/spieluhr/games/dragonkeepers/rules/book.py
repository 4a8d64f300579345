"""Filling the display from the piles, and changing pages (DK-3.1, DK-3.3, DK-3.11, DK-3.12)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.events import EVERYBODY, Event
from spieluhr.games.dragonkeepers.components import BACKS, CODES, KINDS, NO_KIND, SIDE_OF, SIDES
from spieluhr.games.dragonkeepers.rules.tell import public
from spieluhr.games.dragonkeepers.state import (
    DISPLAY,
    DUE_PAGE,
    DUE_REVEAL,
    POOL,
    State,
    bottom_of,
    is_open,
    page,
    pool_size,
    pop_top,
    push_top,
    reveal_start,
    set_bottom,
    set_top,
    size,
    top_of,
)


def fill(s: State, side: i64, out: list[Event] | None) -> None:
    """Fill a gap while the pile holds two cards: at once what is known, by chance the rest."""
    if not is_open(s, side) or size(s, side) < 2:
        return
    cards = top_of(s, side)
    if cards[len(cards) - 1] >= 0:
        show(s, side, pop_top(s, side), out)
        settle_page(s, side, out)
        return
    s.pending = append(s.pending, DUE_REVEAL + 2 * side)
    if pool_size(s, side) > 1:
        s.pending = append(s.pending, DUE_PAGE + 2 * side)


def show(s: State, side: i64, kind: i64, out: list[Event] | None) -> None:
    """The card lies in the display, seen by all."""
    s.cells[DISPLAY + side] = kind
    reveal_start(s, kind)
    public(out, "reveal", {"side": SIDES[side], "card": CODES[kind]}, EVERYBODY)


def settle_page(s: State, side: i64, out: list[Event] | None) -> None:
    """The page under a card that left: known, due by chance, or from under the pile."""
    if len(top_of(s, side)) == 0:
        if pool_size(s, side) > 0:
            s.pending = append(s.pending, DUE_PAGE + 2 * side)
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


def revealed(s: State, side: i64, kind: i64, out: list[Event] | None) -> None:
    """Chance has said what the page's front is."""
    if len(top_of(s, side)):
        pop_top(s, side)
    s.cells[POOL + kind] -= 1
    show(s, side, kind, out)
    if pool_size(s, side) == 0 and len(top_of(s, side)) == 0:
        raise_bottom(s, side)
        if len(top_of(s, side)):
            tell_page(s, side, out)


def turned_page(s: State, side: i64, back: i64, out: list[Event] | None) -> None:
    """Chance has said which back comes to light."""
    push_top(s, side, -1 - back)
    tell_page(s, side, out)


def reveal_kinds(s: State, side: i64) -> list[int]:
    """The kinds that the page may turn out to be: those of the pool with its back."""
    wanted: i64 = -1 if len(top_of(s, side)) == 0 else page(s, side)
    found: list[int] = []
    for kind in range(KINDS - 1):
        fits = wanted < 0 or kind // 2 % 9 == wanted
        if fits and s.cells[POOL + kind] and SIDE_OF[kind] == side:
            found.append(kind)
    return found


def page_counts(s: State, side: i64) -> list[int]:
    """How many cards of the pool have each back."""
    counts = [0] * 9
    for kind in range(KINDS - 1):
        if s.cells[POOL + kind] and SIDE_OF[kind] == side:
            counts[kind // 2 % 9] += s.cells[POOL + kind]
    return counts


def clear_display(s: State, side: i64) -> i64:
    kind = s.cells[DISPLAY + side]
    s.cells[DISPLAY + side] = NO_KIND
    return kind
