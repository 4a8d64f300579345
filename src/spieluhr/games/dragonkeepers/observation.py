"""What a seat knows, in numbers: the view for those who learn from it.

What is decided on now stands as one of several; long lists stand as numbers of cards. Left out is
what never changes with one data set: rewards, and what eggs and pieces are worth.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.rules import CHANCE
from spieluhr.core.sheet import LARGEST, Field, Layout, Sheet
from spieluhr.games.dragonkeepers import moves
from spieluhr.games.dragonkeepers.components import (
    BACK,
    BACKS,
    CHESTS,
    COLOURS,
    FRONT,
    KINDS,
    MAX_PLAYERS,
    NO_FRONT,
    RING,
    SIDES,
)
from spieluhr.games.dragonkeepers.rules import verbs
from spieluhr.games.dragonkeepers.rules.finish import points
from spieluhr.games.dragonkeepers.state import (
    COATS,
    COATS_TAKEN,
    CRYSTALS,
    DISPLAY,
    DUE_WORDS,
    EGGS,
    HANDS,
    MAX_STARTS,
    MAX_VALUES,
    ORDER,
    PHASES,
    PIECES,
    POOL,
    SEAT_BASE,
    SETTLED,
    STARTS,
    SUPPLY,
    UNDEALT,
    State,
    bottom_of,
    in_hand,
    page_colour,
    page_number,
    size,
    top_of,
)
from spieluhr.games.dragonkeepers.view import is_hidden, owner_of

SEATS: Final = MAX_PLAYERS
FRONTS: Final = len(COLOURS)
HIDDEN_BACKS: Final = len(BACKS) - 1  # a backlight dragon is never covered
POWERS: Final = 10
HIGHEST_PAGE: Final = 6
ALL_PIECES: Final = 45
ALL_PEARLS: Final = 15
ALL_COATS: Final = 4
THINGS: Final = 5  # of the supply
# The most cards in a pile and in a stack of the usual box; of a higher one, those on top.
PILE: Final = 67  # 52, 4 start cards, 11 backlight dragons
STACK: Final = 39  # 26 of a colour, 2 start cards, 11 backlight dragons

# A card in a list: 0 for none, else one of these.
KNOWN: Final = 1  # + kind
UNKNOWN: Final = KNOWN + KINDS  # + back: nobody knows the front
COVERED: Final = UNKNOWN + HIDDEN_BACKS  # + back, + 9 for each seat between me and who knows it
LAST_CODE: Final = COVERED + HIDDEN_BACKS * (SEATS - 1) - 1

EACH: Final = "by seat (I, then in turn order)"
BY_KIND: Final = "by kind of card"
A_CARD: Final = f"0 for none, {KNOWN} + kind"
LAYOUT: Final = Layout(
    1,
    (
        Field("players", (SEATS - 1,), 1, "one of: two, three, four"),
        Field("chests", (len(CHESTS),), 1, f"those in the game, of: {', '.join(CHESTS)}"),
        Field("seat", (SEATS,), 1, "which one is mine; seat 0 has the first turn"),
        Field(
            "actor",
            (SEATS + 2,),
            1,
            "one of: I, the seats after me, chance, nobody any more",
        ),
        Field("active", (SEATS,), 1, f"whose turn it is, {EACH}"),
        Field("phase", (len(PHASES),), 1, f"one of: {', '.join(PHASES)}"),
        Field("turn", (2,), LARGEST, "turns begun: units of 256, and the rest"),
        Field("taken", (1,), 4, "cards taken in this turn"),
        Field("changed", (len(SIDES),), 1, "pages changed in this turn: left, right"),
        Field(
            "power",
            (POWERS,),
            1,
            "the chest used in this turn, one of: wind, return (white, green, red, blue), "
            "barter, thrift, key, page up, page down",
        ),
        Field("returning", (FRONTS,), 1, "colour of the stack that may give a second card back"),
        Field("last", (1,), 1, "this turn is the last one, by the book"),
        Field("due", (len(DUE_WORDS),), LARGEST, f"chance still due: {', '.join(DUE_WORDS)}"),
        Field("page_number", (HIGHEST_PAGE,), 1, "how many dragons the book asks for, from 1"),
        Field("page_colour", (FRONTS,), 1, f"of which colour: {', '.join(COLOURS)}"),
        Field("page_front", (2, FRONTS), 1, "by side, colour of the page's front if I know it"),
        Field("display", (2, KINDS), 1, "by side, which kind of card lies there"),
        Field("pile_size", (2,), LARGEST, "by side, how many cards"),
        Field(
            "pile_top",
            (2, PILE),
            LAST_CODE,
            f"by side, known cards from the top: {A_CARD}, {UNKNOWN} + back if nobody knows the "
            f"front, {COVERED} + back + {HIDDEN_BACKS} * k if only the seat knows it that sits "
            "k + 1 after me",
        ),
        Field("pile_bottom", (2, PILE), KINDS, f"by side, cards under the unknown rest: {A_CARD}"),
        Field("pool", (KINDS,), LARGEST, f"{BY_KIND}, the unknown rest of both piles"),
        Field("starts_unseen", (MAX_STARTS,), 1, "by start card, rising: I have not seen it"),
        Field("starts_mine", (MAX_STARTS,), 1, "by start card, rising: only I know it"),
        Field("hand", (SEATS, KINDS), LARGEST, f"{EACH}, {BY_KIND}, cards whose front I know"),
        Field("hand_covered", (SEATS, HIDDEN_BACKS), LARGEST, f"{EACH}, by back, the others"),
        Field("laying", (KINDS,), LARGEST, f"{BY_KIND}, the lay under way"),
        Field("row", (SEATS, FRONTS, FRONTS), 1, f"{EACH}, by place from the left, the colour"),
        Field("height", (SEATS, FRONTS), LARGEST, f"{EACH}, by colour, cards in the stack"),
        Field("stack", (SEATS, FRONTS, STACK), KINDS, f"{EACH}, by colour, from the top: {A_CARD}"),
        Field("pieces", (MAX_VALUES,), ALL_PIECES, "amulet pieces left, by value, rising"),
        Field(
            "taken_pieces",
            (SEATS, ALL_PIECES),
            MAX_VALUES,
            f"{EACH}, oldest first: 0 for none, 1 for the lowest value, 2 for the next ..",
        ),
        Field("amulets", (SEATS,), ALL_PIECES // RING, f"{EACH}, finished ones"),
        Field("end_amulets", (1,), ALL_PIECES // RING, "so many together end the game"),
        Field("pearls", (SEATS, 2), ALL_PEARLS, f"{EACH}, red and blue ones still covered"),
        Field(
            "pearl_values",
            (SEATS, ALL_PEARLS),
            LARGEST,
            f"{EACH}, oldest first, those laid open: 0 for none, 1 + value",
        ),
        Field("coats_left", (1,), ALL_COATS, "how many coats nobody has"),
        Field("coat", (SEATS, 2), LARGEST, f"{EACH}, its value: units of 256, and the rest"),
        Field("eggs", (SEATS,), LARGEST, EACH),
        Field("crystals", (SEATS,), LARGEST, EACH),
        Field("supply", (THINGS,), LARGEST, "eggs, crystals, backlight, red and blue pearls"),
        Field("points", (SEATS, 2), LARGEST, f"{EACH}, without covered pearls, as the coat"),
    ),
)


def observe(s: State, seat: i64, sheet: Sheet) -> None:
    _write_question(s, seat, sheet)
    _write_turn(s, sheet)
    _write_book(s, seat, sheet)
    _write_starts(s, seat, sheet)
    _write_hands(s, seat, sheet)
    _write_rows(s, seat, sheet)
    _write_pieces(s, seat, sheet)
    _write_pearls(s, seat, sheet)
    _write_things(s, seat, sheet)


def _seat_after(s: State, seat: i64, k: i64) -> i64:
    """The k-th seat after mine, in turn order."""
    return (seat + k) % s.players


def _seats_between(s: State, seat: i64, other: i64) -> i64:
    """How many seats after mine the other one sits."""
    return (other - seat + s.players) % s.players


def _skip_empty(s: State, cells: i64, sheet: Sheet) -> None:
    """Seats at which nobody plays."""
    sheet.skip((SEATS - s.players) * cells)


def _write_question(s: State, seat: i64, sheet: Sheet) -> None:
    """The game, who decides and what."""
    sheet.one_of(s.players - 2, SEATS - 1)
    sheet.members(s.chests, len(CHESTS))
    sheet.one_of(seat, SEATS)
    actor = verbs.actor(s)
    if actor >= 0:
        sheet.one_of(_seats_between(s, seat, actor), SEATS + 2)
    else:
        sheet.one_of(SEATS if actor == CHANCE else SEATS + 1, SEATS + 2)
    sheet.one_of(_seats_between(s, seat, s.active), SEATS)
    sheet.one_of(s.phase, len(PHASES))


def _write_turn(s: State, sheet: Sheet) -> None:
    sheet.large(s.turn)
    sheet.number(s.taken)
    sheet.members(s.changed, len(SIDES))
    if s.chest < 0:
        sheet.skip(POWERS)
    else:
        sheet.one_of(0 if s.chest == moves.WIND else 1 + s.chest - moves.RETURN, POWERS)
    sheet.one_of(s.returning, FRONTS)
    sheet.flag(s.last)
    _write_counts(s.pending, len(DUE_WORDS), sheet)  # always due in this order


def _write_counts(found: vec[i64], n: i64, sheet: Sheet) -> None:
    """How often each number below n is there."""
    if len(found) == 0:
        sheet.skip(n)
        return
    for wanted in range(n):
        times: i64 = 0
        for k in range(len(found)):
            if found[k] == wanted:
                times += 1
        sheet.number(times)


def _write_book(s: State, seat: i64, sheet: Sheet) -> None:
    sheet.one_of(page_number(s) - 1 if len(s.top_left) else -1, HIGHEST_PAGE)
    sheet.one_of(page_colour(s) if len(s.top_right) else -1, FRONTS)
    for side in range(2):
        cards = top_of(s, side)
        sheet.one_of(_front(s, cards[len(cards) - 1], seat) if len(cards) else NO_FRONT, FRONTS)
    for side in range(2):
        sheet.one_of(s.cells[DISPLAY + side], KINDS)
    for side in range(2):
        sheet.number(size(s, side))
    for side in range(2):
        _write_top(s, top_of(s, side), seat, sheet)
    for side in range(2):
        cards = bottom_of(s, side)
        shown = min(i64(len(cards)), PILE)
        for k in range(shown):
            sheet.number(KNOWN + cards[k])
        sheet.skip(PILE - shown)
    for kind in range(KINDS):
        sheet.number(s.cells[POOL + kind])


def _front(s: State, entry: i64, seat: i64) -> i64:
    """The colour of a front that the seat knows, or NO_FRONT."""
    return NO_FRONT if entry < 0 or is_hidden(s, entry, int(seat)) else FRONT[entry]


def _write_top(s: State, cards: vec[i64], seat: i64, sheet: Sheet) -> None:
    there = i64(len(cards))
    shown = min(there, PILE)
    for k in range(shown):
        entry = cards[there - 1 - k]
        if entry < 0:
            sheet.number(UNKNOWN - 1 - entry)
        elif is_hidden(s, entry, int(seat)):
            between = _seats_between(s, seat, owner_of(s, entry)) - 1
            sheet.number(COVERED + BACK[entry] + HIDDEN_BACKS * between)
        else:
            sheet.number(KNOWN + entry)
    sheet.skip(PILE - shown)


def _write_starts(s: State, seat: i64, sheet: Sheet) -> None:
    for k in range(MAX_STARTS):
        owner = s.cells[STARTS + k]
        sheet.flag(owner == UNDEALT or (owner >= 0 and owner != seat))
    for k in range(MAX_STARTS):
        sheet.flag(s.cells[STARTS + k] == seat)


def _write_hands(s: State, seat: i64, sheet: Sheet) -> None:
    for k in range(s.players):
        first = HANDS + KINDS * _seat_after(s, seat, k)
        for kind in range(KINDS):
            held = s.cells[first + kind]
            if held and not is_hidden(s, kind, int(seat)):
                sheet.number(held)
            else:
                sheet.skip(1)
    _skip_empty(s, KINDS, sheet)
    for k in range(s.players):
        _write_covered(s, _seat_after(s, seat, k), seat, sheet)
    _skip_empty(s, HIDDEN_BACKS, sheet)
    _write_counts(s.laying, KINDS, sheet)  # DK-7.3: laid in this order


def _write_covered(s: State, holder: i64, seat: i64, sheet: Sheet) -> None:
    """By back, the start cards of a hand whose front the seat does not know."""
    backs = vec[i64]([0] * HIDDEN_BACKS)
    for kind in s.box.starts:
        if in_hand(s, holder, kind) and is_hidden(s, kind, int(seat)):
            backs[BACK[kind]] += 1
    for back in range(HIDDEN_BACKS):
        sheet.number(backs[back])


def _write_rows(s: State, seat: i64, sheet: Sheet) -> None:
    for k in range(s.players):
        digits = s.cells[ORDER + _seat_after(s, seat, k)]
        for _ in range(FRONTS):
            sheet.one_of((digits & 7) - 1, FRONTS)
            digits >>= 3
    _skip_empty(s, FRONTS * FRONTS, sheet)
    heights = _heights(s)
    for k in range(s.players):
        for colour in range(FRONTS):
            sheet.number(heights[FRONTS * _seat_after(s, seat, k) + colour])
    _skip_empty(s, FRONTS, sheet)
    for k in range(s.players):
        holder = _seat_after(s, seat, k)
        for colour in range(FRONTS):
            _write_stack(s, holder, colour, heights[FRONTS * holder + colour], sheet)
    _skip_empty(s, FRONTS * STACK, sheet)


def _heights(s: State) -> vec[i64]:
    """How many cards lie in each stack, by seat and colour."""
    heights = vec[i64]([0] * (SEATS * FRONTS))
    for k in range(len(s.rows)):
        card = s.rows[k]
        heights[FRONTS * (card // SEAT_BASE) + (card >> 7 & 31)] += 1
    return heights


def _write_stack(s: State, holder: i64, colour: i64, height: i64, sheet: Sheet) -> None:
    shown = min(height, STACK)
    left = shown
    k = i64(len(s.rows))
    while left:
        k -= 1
        if s.rows[k] >> 7 == 32 * holder + colour:
            sheet.number(KNOWN + (s.rows[k] & 127))
            left -= 1
    sheet.skip(STACK - shown)


def _write_pieces(s: State, seat: i64, sheet: Sheet) -> None:
    for k in range(MAX_VALUES):
        sheet.number(s.cells[PIECES + k])
    taken = vec[i64]([0] * SEATS)
    for k in range(s.players):
        holder = _seat_after(s, seat, k)
        for n in range(len(s.taken_pieces)):
            if s.taken_pieces[n] // SEAT_BASE == holder:
                sheet.number(1 + _value_index(s, s.taken_pieces[n] % SEAT_BASE))
                taken[k] += 1
        sheet.skip(ALL_PIECES - taken[k])
    _skip_empty(s, ALL_PIECES, sheet)
    for k in range(SEATS):
        sheet.number(taken[k] // RING)
    sheet.number(s.box.end_amulets[s.players])


def _value_index(s: State, value: i64) -> i64:
    """Which of the values of pieces it is, rising."""
    k: i64 = 0
    while s.box.values[k] != value:
        k += 1
    return k


def _write_pearls(s: State, seat: i64, sheet: Sheet) -> None:
    for k in range(s.players):
        key = _seat_after(s, seat, k) * SEAT_BASE
        for colour in range(2):
            covered: i64 = 0
            for n in range(len(s.pearls)):
                if s.pearls[n] == key + colour:
                    covered += 1
            sheet.number(covered)
    _skip_empty(s, 2, sheet)
    for k in range(s.players):
        key = _seat_after(s, seat, k) * SEAT_BASE
        room: i64 = ALL_PEARLS
        for n in range(len(s.pearls)):
            value = s.pearls[n] - key - SETTLED
            if 0 <= value < SEAT_BASE - SETTLED:
                sheet.number(1 + value)
                room -= 1
        sheet.skip(room)
    _skip_empty(s, ALL_PEARLS, sheet)


def _write_things(s: State, seat: i64, sheet: Sheet) -> None:
    sheet.number(len(s.box.coats[s.players]) - s.cells[COATS_TAKEN])
    for k in range(s.players):
        sheet.large(s.cells[COATS + _seat_after(s, seat, k)])
    _skip_empty(s, 2, sheet)
    for first in (EGGS, CRYSTALS):
        for k in range(s.players):
            sheet.number(s.cells[first + _seat_after(s, seat, k)])
        _skip_empty(s, 1, sheet)
    for k in range(THINGS):
        sheet.number(s.cells[SUPPLY + k])
    for k in range(s.players):
        sheet.large(points(s, _seat_after(s, seat, k)))
    _skip_empty(s, 2, sheet)
