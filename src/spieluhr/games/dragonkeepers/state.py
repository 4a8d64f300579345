"""The whole table of Dragonkeepers."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from spieluhr.core import rules as core
from spieluhr.games.dragonkeepers.components import (
    BACK,
    FRONT,
    KINDS,
    LEFT,
    MAX_PLAYERS,
    NO_KIND,
    NUMBERS,
    RIGHT,
    RING,
    SIDE_OF,
    SIX,
    Box,
)

# Phases, in the words of the notation.
PHASES: Final = (
    *("setup", "take", "refill", "crystal", "act", "return", "lay", "end", "along"),
    *("pearls", "over"),
)
SETUP: Final = 0
TAKE: Final = 1
REFILL: Final = 2
CRYSTAL: Final = 3
ACT: Final = 4
RETURN: Final = 5
LAY: Final = 6
END: Final = 7
ALONG: Final = 8
PEARLS: Final = 9
OVER: Final = 10

# Chance still due.
DUE_WORDS: Final = (
    *("remove", "start", "reveal left", "page left", "reveal right", "page right", "pearl"),
)
DUE_REMOVE: Final = 0
DUE_START: Final = 1
DUE_REVEAL: Final = 2  # + 2 * side
DUE_PAGE: Final = 3  # + 2 * side
DUE_PEARL: Final = 6

# Cells.
HANDS: Final = 0  # 73 for each seat: how many of each kind
POOL: Final = 292  # 73: the unknown rest of both piles, by kind
PIECES: Final = 365  # how many are left, by value index
MAX_VALUES: Final = 24
DISPLAY: Final = 389  # 2 kinds
ORDER: Final = 391  # for each seat its colours from the left, as digits to the base 8
COATS: Final = 395  # for each seat its coat, 0 for none
EGGS: Final = 399
CRYSTALS: Final = 403
SUPPLY: Final = 407  # eggs, crystals, backlight dragons, red and blue pearls
SUPPLY_EGGS: Final = 407
SUPPLY_CRYSTALS: Final = 408
SUPPLY_BACKLIGHT: Final = 409
SUPPLY_PEARLS: Final = 410
STARTS: Final = 412  # for each start card: UNDEALT, DEALT (all know it), or the seat that knows it
MAX_STARTS: Final = 8
COATS_TAKEN: Final = 420
CELLS: Final = 421
UNDEALT: Final = -2
DEALT: Final = -1

SEAT_BASE: Final = 4096
SETTLED: Final = 2  # pearls: 0 red, 1 blue, SETTLED + value at the end


class State(core.State):
    """The truth: what nobody knows (the rest of the piles, pearls) is not decided yet.

    `tops` and `bottoms` are the known cards of each pile, in `tops` the last one is the page, in
    `bottoms` the first one lies highest. In a top, -1 - back is a page whose front nobody knows;
    it lies directly on the unknown rest. `rows`, `taken_pieces` and `pearls` hold
    seat * 4096 + what, oldest first (rows: colour * 128 + kind).
    """

    __slots__ = (
        "active",
        "bottom_left",
        "bottom_right",
        "box",
        "cells",
        "changed",
        "chest",
        "chests",
        "last",
        "laying",
        "names",
        "pearls",
        "pending",
        "phase",
        "players",
        "returning",
        "rows",
        "seat",
        "taken",
        "taken_pieces",
        "top_left",
        "top_right",
        "turn",
    )

    def __init__(
        self,
        box: Box,
        players: i64,
        chests: i64,
        names: tuple[str, ...],
        cells: vec[i64],
        top_left: vec[i64],
        top_right: vec[i64],
        bottom_left: vec[i64],
        bottom_right: vec[i64],
        rows: vec[i64],
        taken_pieces: vec[i64],
        pearls: vec[i64],
        laying: vec[i64],
        pending: vec[i64],
        turn: i64,
        active: i64,
        seat: i64,
        phase: i64,
        taken: i64,
        changed: i64,
        chest: i64,
        returning: i64,
        last: bool,
    ) -> None:
        self.box: Box = box
        self.players: i64 = players
        self.chests: i64 = chests  # the set of those in the game
        self.names: tuple[str, ...] = names  # the same as the options name them
        self.cells: vec[i64] = cells
        self.top_left: vec[i64] = top_left
        self.top_right: vec[i64] = top_right
        self.bottom_left: vec[i64] = bottom_left
        self.bottom_right: vec[i64] = bottom_right
        self.rows: vec[i64] = rows
        self.taken_pieces: vec[i64] = taken_pieces
        self.pearls: vec[i64] = pearls
        self.laying: vec[i64] = laying
        self.pending: vec[i64] = pending
        self.turn: i64 = turn
        self.active: i64 = active
        self.seat: i64 = seat  # who decides
        self.phase: i64 = phase
        self.taken: i64 = taken
        self.changed: i64 = changed  # set of sides
        self.chest: i64 = chest  # the move that used one this turn, or -1
        self.returning: i64 = returning  # colour, or -1
        self.last: bool = last


def copy(s: State) -> State:
    return State(
        s.box,
        s.players,
        s.chests,
        s.names,
        s.cells[:],
        s.top_left[:],
        s.top_right[:],
        s.bottom_left[:],
        s.bottom_right[:],
        s.rows[:],
        s.taken_pieces[:],
        s.pearls[:],
        s.laying[:],
        s.pending[:],
        s.turn,
        s.active,
        s.seat,
        s.phase,
        s.taken,
        s.changed,
        s.chest,
        s.returning,
        s.last,
    )


# The book.


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
    found: i64 = 0
    for kind in range(KINDS - 1):
        if s.cells[POOL + kind] and SIDE_OF[kind] == side:
            found += s.cells[POOL + kind]
    return found


def size(s: State, side: i64) -> i64:
    """DK-7.7: known cards and the pool, to which a page of unknown front belongs."""
    known = len(top_of(s, side)) + len(bottom_of(s, side))
    if len(top_of(s, side)) and top_of(s, side)[0] < 0:
        known -= 1
    return known + pool_size(s, side)


def entry_back(entry: i64) -> i64:
    return BACK[entry] if entry >= 0 else -1 - entry


def page(s: State, side: i64) -> i64:
    """The back that the page shows."""
    cards = top_of(s, side)
    return entry_back(cards[len(cards) - 1])


def page_number(s: State) -> i64:
    """How many dragons the left page asks for."""
    back = page(s, LEFT)
    return 6 if back == SIX else back + 1


def page_colour(s: State) -> i64:
    return page(s, RIGHT) - NUMBERS


def is_open(s: State, side: i64) -> bool:
    """Is there no card at that place of the display?"""
    return s.cells[DISPLAY + side] == NO_KIND


# Hands and rows.


def in_hand(s: State, seat: i64, kind: i64) -> i64:
    return s.cells[HANDS + KINDS * seat + kind]


def add_to_hand(s: State, seat: i64, kind: i64, number: i64) -> None:
    s.cells[HANDS + KINDS * seat + kind] += number


def row_colours(s: State, seat: i64) -> list[int]:
    """The colours of a row, from the left."""
    found: list[int] = []
    digits = s.cells[ORDER + seat]
    while digits:
        found.append((digits & 7) - 1)
        digits >>= 3
    return found


def set_row_colours(s: State, seat: i64, colours: list[int]) -> None:
    digits: i64 = 0
    for colour in reversed(colours):
        digits = digits * 8 + colour + 1
    s.cells[ORDER + seat] = digits


def has_colour(s: State, seat: i64, colour: i64) -> bool:
    digits = s.cells[ORDER + seat]
    while digits:
        if (digits & 7) - 1 == colour:
            return True
        digits >>= 3
    return False


def is_closed(s: State, seat: i64, colour: i64) -> bool:
    """DK-3.5: does the stack lie between two others?"""
    colours = row_colours(s, seat)
    return colour in colours[1 : len(colours) - 1]


def stack(s: State, seat: i64, colour: i64) -> list[int]:
    """The cards of a stack, bottom first."""
    key = (seat * 32 + colour) * 128
    return [s.rows[k] - key for k in range(len(s.rows)) if s.rows[k] // 128 == key // 128]


def laid_cards(s: State, seat: i64) -> i64:
    found: i64 = 0
    for k in range(len(s.rows)):
        if s.rows[k] // SEAT_BASE == seat:
            found += 1
    return found


def of_seat(entries: vec[i64], seat: i64) -> list[int]:
    """What belongs to a seat, oldest first."""
    found: list[int] = []
    for k in range(len(entries)):
        if entries[k] // SEAT_BASE == seat:
            found.append(entries[k] % SEAT_BASE)
    return found


def amulets(s: State) -> i64:
    """Finished amulets of all players together."""
    counts = vec[i64]([0] * MAX_PLAYERS)
    for k in range(len(s.taken_pieces)):
        counts[s.taken_pieces[k] // SEAT_BASE] += 1
    found: i64 = 0
    for seat in range(MAX_PLAYERS):
        found += counts[seat] // RING
    return found


def start_index(s: State, kind: i64) -> i64:
    """Which start card it is, or -1."""
    for k in range(len(s.box.starts)):
        if s.box.starts[k] == kind:
            return k
    return -1


def reveal_start(s: State, kind: i64) -> None:
    """Everybody knows it from now on."""
    if kind != NO_KIND and kind < KINDS - 1 and kind % 2 == 1:
        k = start_index(s, kind)
        if k >= 0:
            s.cells[STARTS + k] = DEALT


def fits_colour(kind: i64, colour: i64) -> bool:
    return FRONT[kind] == colour
