"""The whole table of Dragonkeepers."""

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spieluhr.core import rules as core
from spieluhr.games.dragonkeepers import components
from spieluhr.games.dragonkeepers.components import RING, Box, is_start

# Phases, in the words of the notation.
Phase = Literal[
    "setup",
    "take",
    "refill",
    "crystal",
    "act",
    "return",
    "lay",
    "end",
    "along",
    "pearls",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
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
CHANCE_PHASES: Final = 1 << SETUP | 1 << REFILL | 1 << PEARLS

# Chance still due; of those with a side, the right one stands two after the left one.
DUE_WORDS: Final = (
    *("remove", "start", "reveal left", "page left", "reveal right", "page right", "pearl"),
)
DUE_REMOVE: Final = 0
DUE_START: Final = 1
DUE_REVEAL: Final = 2  # + 2 * side
DUE_PAGE: Final = 3  # + 2 * side
DUE_PEARL: Final = 6

# Cells. (Compiled, only what is reckoned from numbers of the same module is a constant.)
MAX_PLAYERS: Final = 4
KINDS: Final = 73
assert (MAX_PLAYERS, KINDS) == (components.MAX_PLAYERS, components.KINDS)
MAX_VALUES: Final = 24
MAX_STARTS: Final = 8
HANDS: Final = 0  # for each seat, how many of each kind
POOL: Final = HANDS + MAX_PLAYERS * KINDS  # the unknown rest of both piles, by kind
PIECES: Final = POOL + KINDS  # how many are left, by value index
DISPLAY: Final = PIECES + MAX_VALUES  # 2 kinds
ORDER: Final = DISPLAY + 2  # for each seat its colours from the left, as digits to the base 8
COATS: Final = ORDER + MAX_PLAYERS  # for each seat its coat, 0 for none
EGGS: Final = COATS + MAX_PLAYERS
CRYSTALS: Final = EGGS + MAX_PLAYERS
SUPPLY: Final = CRYSTALS + MAX_PLAYERS
SUPPLY_EGGS: Final = SUPPLY
SUPPLY_CRYSTALS: Final = SUPPLY_EGGS + 1
SUPPLY_BACKLIGHT: Final = SUPPLY_CRYSTALS + 1
SUPPLY_PEARLS: Final = SUPPLY_BACKLIGHT + 1  # red, blue
STARTS: Final = SUPPLY_PEARLS + 2  # by start card: UNDEALT, DEALT (all know it), or who knows it
COATS_TAKEN: Final = STARTS + MAX_STARTS
CELLS: Final = COATS_TAKEN + 1
UNDEALT: Final = -2
DEALT: Final = -1

SETTLED: Final = 2  # pearls: 0 red, 1 blue, SETTLED + value at the end


# A search makes a copy, plays on it and drops it: the next one takes its place.
@mypyc_attr(acyclic=True, free_list_len=1)
class State(core.State):
    """The truth: what nobody knows (the rest of the piles, pearls) is not decided yet.

    In the tops of the piles the last card is the page, in the bottoms the first one lies highest.
    A page whose front nobody knows stands as `unknown_front` of its back and lies directly on the
    unknown rest. `rows`, `taken_pieces` and `pearls` are lists of `owned`, oldest first.
    """

    box: Box
    players: i64 = 0
    chests: i64 = 0  # the set of those in the game
    names: tuple[str, ...] = ()  # the same as the options name them
    cells: vec[i64]
    top_left: vec[i64]
    top_right: vec[i64]
    bottom_left: vec[i64]
    bottom_right: vec[i64]
    rows: vec[i64]  # `laid_card`
    taken_pieces: vec[i64]  # values
    pearls: vec[i64]
    laying: vec[i64]  # the kinds of a lay under way
    pending: vec[i64]  # chance that is due, the next one first
    turn: i64 = 0
    active: i64 = 0
    seat: i64 = 0  # who decides
    phase: i64 = SETUP
    taken: i64 = 0
    changed: i64 = 0  # set of sides
    chest: i64 = -1  # the move that used one this turn, or -1
    returning: i64 = -1  # colour, or -1
    last: bool = False


def copy(s: State) -> State:
    """Shares only the box, which never changes."""
    t = State()
    t.box = s.box
    t.players = s.players
    t.chests = s.chests
    t.names = s.names
    t.cells = s.cells[:]
    t.top_left = s.top_left[:]
    t.top_right = s.top_right[:]
    t.bottom_left = s.bottom_left[:]
    t.bottom_right = s.bottom_right[:]
    t.rows = s.rows[:]
    t.taken_pieces = s.taken_pieces[:]
    t.pearls = s.pearls[:]
    t.laying = s.laying[:]
    t.pending = s.pending[:]
    t.turn = s.turn
    t.active = s.active
    t.seat = s.seat
    t.phase = s.phase
    t.taken = s.taken
    t.changed = s.changed
    t.chest = s.chest
    t.returning = s.returning
    t.last = s.last
    return t


def is_chance(s: State) -> bool:
    """Does nobody decide now, because chance has something to settle?"""
    return bool(CHANCE_PHASES >> s.phase & 1)


def drop_due(s: State) -> None:
    """The chance that was due next is decided."""
    s.pending = s.pending[1:]


# What belongs to a seat.

# One number: the seat, the thing; for a laid card the thing is the colour of its stack, the kind.
SEAT_BITS: Final = 12
KIND_BITS: Final = 7


def owned(seat: i64, thing: i64) -> i64:
    """A thing and its owner in one number, for vectors of them."""
    return seat << SEAT_BITS | thing


def seat_of(entry: i64) -> i64:
    """The owner in such a number."""
    return entry >> SEAT_BITS


def thing_of(entry: i64) -> i64:
    """The thing in such a number."""
    return entry & (1 << SEAT_BITS) - 1


def laid_card(seat: i64, colour: i64, kind: i64) -> i64:
    """A card of a row with its owner and stack in one number."""
    return owned(seat, colour << KIND_BITS | kind)


def stack_of(entry: i64) -> i64:
    """What all cards of one stack have in common."""
    return entry >> KIND_BITS


def laid_colour(entry: i64) -> i64:
    """The stack's colour in such a number."""
    return thing_of(entry) >> KIND_BITS


def laid_kind(entry: i64) -> i64:
    """The card's kind in such a number."""
    return entry & (1 << KIND_BITS) - 1


def of_seat(entries: vec[i64], seat: i64) -> list[int]:
    """What belongs to a seat, oldest first."""
    things: list[int] = []
    for k in range(i64(len(entries))):
        if seat_of(entries[k]) == seat:
            things.append(thing_of(entries[k]))
    return things


def owned_by(entries: vec[i64], seat: i64) -> i64:
    """How many things belong to a seat."""
    things: i64 = 0
    for k in range(i64(len(entries))):
        if seat_of(entries[k]) == seat:
            things += 1
    return things


# Hands and rows.


def in_hand(s: State, seat: i64, kind: i64) -> i64:
    """How many of this kind; equal cards are only counted."""
    return s.cells[HANDS + KINDS * seat + kind]


def add_to_hand(s: State, seat: i64, kind: i64, number: i64) -> None:
    """A negative number takes away; that there are enough is the caller's to know."""
    s.cells[HANDS + KINDS * seat + kind] += number


def row_place(s: State, seat: i64, place: i64) -> i64:
    """The colour at that place of a row, from the left, or -1."""
    return (s.cells[ORDER + seat] >> 3 * place & 7) - 1


def row_colours(s: State, seat: i64) -> list[int]:
    """The colours of a row, from the left."""
    colours: list[int] = []
    digits = s.cells[ORDER + seat]
    while digits:
        colours.append((digits & 7) - 1)
        digits >>= 3
    return colours


def set_row_colours(s: State, seat: i64, colours: list[int]) -> None:
    """From the left, as digits to the base 8."""
    digits: i64 = 0
    for colour in reversed(colours):
        digits = digits * 8 + colour + 1
    s.cells[ORDER + seat] = digits


def has_colour(s: State, seat: i64, colour: i64) -> bool:
    """Has the seat begun a stack of this colour?"""
    digits = s.cells[ORDER + seat]
    while digits:
        if (digits & 7) - 1 == colour:
            return True
        digits >>= 3
    return False


def is_closed(s: State, seat: i64, colour: i64) -> bool:
    """DK-3.5: does the stack lie between two others?"""
    digits = s.cells[ORDER + seat] >> 3
    while digits > 7:  # the last one is the right end
        if (digits & 7) - 1 == colour:
            return True
        digits >>= 3
    return False


def stack(s: State, seat: i64, colour: i64) -> list[int]:
    """The cards of a stack, bottom first."""
    wanted = stack_of(laid_card(seat, colour, 0))
    return [laid_kind(s.rows[k]) for k in range(i64(len(s.rows))) if stack_of(s.rows[k]) == wanted]


def laid_cards(s: State, seat: i64) -> i64:
    """How many, in all stacks of the seat."""
    return owned_by(s.rows, seat)


def amulets(s: State) -> i64:
    """Finished amulets of all players together."""
    pieces = vec[i64]([0] * MAX_PLAYERS)
    for k in range(i64(len(s.taken_pieces))):
        pieces[seat_of(s.taken_pieces[k])] += 1
    finished: i64 = 0
    for seat in range(i64(MAX_PLAYERS)):
        finished += pieces[seat] // RING
    return finished


def start_index(s: State, kind: i64) -> i64:
    """Which start card it is, or -1."""
    for k in range(i64(len(s.box.starts))):
        if s.box.starts[k] == kind:
            return k
    return -1


def start_owner(s: State, kind: i64) -> i64:
    """The seat that alone knows this start card; DEALT: everybody does; UNDEALT: nobody."""
    return s.cells[STARTS + start_index(s, kind)] if is_start(kind) else i64(DEALT)


def reveal_start(s: State, kind: i64) -> None:
    """Everybody knows it from now on."""
    if is_start(kind):
        k = start_index(s, kind)
        if k >= 0:
            s.cells[STARTS + k] = DEALT
