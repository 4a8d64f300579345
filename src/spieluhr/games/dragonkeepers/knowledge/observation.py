"""What a seat knows, in numbers: the view for those who learn from it."""

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.rules import CHANCE
from spieluhr.core.sheet import Sheet
from spieluhr.games.dragonkeepers.components import (
    BACK,
    CHESTS,
    FRONT,
    FRONTS,
    HIGHEST_PAGE,
    KINDS,
    NO_FRONT,
    RING,
    SIDES,
)
from spieluhr.games.dragonkeepers.knowledge.hidden import is_hidden
from spieluhr.games.dragonkeepers.knowledge.layout import (
    ALL_PEARLS,
    ALL_PIECES,
    COVERED,
    HIDDEN_BACKS,
    KNOWN,
    PILE,
    POWERS,
    SEATS,
    STACK,
    THINGS,
    UNKNOWN,
)
from spieluhr.games.dragonkeepers.knowledge.worlds import Worlds
from spieluhr.games.dragonkeepers.rules import moves
from spieluhr.games.dragonkeepers.rules.book import (
    bottom_of,
    entry_back,
    page_colour,
    page_number,
    size,
    top_of,
)
from spieluhr.games.dragonkeepers.rules.finish import points
from spieluhr.games.dragonkeepers.rules.state import (
    COATS,
    COATS_TAKEN,
    CRYSTALS,
    DISPLAY,
    DUE_WORDS,
    EGGS,
    HANDS,
    MAX_STARTS,
    MAX_VALUES,
    PHASES,
    PIECES,
    POOL,
    SETTLED,
    STARTS,
    SUPPLY,
    UNDEALT,
    State,
    in_hand,
    laid_card,
    laid_colour,
    laid_kind,
    owned,
    row_place,
    seat_of,
    stack_of,
    start_owner,
    thing_of,
)


class DragonkeepersRules(Worlds):
    def observe(self, s: State, seat: i64, sheet: Sheet) -> None:
        _write_question(s, seat, self.actor(s), sheet)
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


def _write_question(s: State, seat: i64, actor: i64, sheet: Sheet) -> None:
    """The game, who decides and what."""
    sheet.one_of(s.players - 2, SEATS - 1)
    sheet.members(s.chests, len(CHESTS))
    sheet.one_of(seat, SEATS)
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


def _write_counts(numbers: vec[i64], n: i64, sheet: Sheet) -> None:
    """How often each number below n is there."""
    if len(numbers) == 0:
        sheet.skip(n)
        return
    for wanted in range(n):
        times: i64 = 0
        for k in range(len(numbers)):
            if numbers[k] == wanted:
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
            sheet.number(UNKNOWN + entry_back(entry))
        elif is_hidden(s, entry, int(seat)):
            between = _seats_between(s, seat, start_owner(s, entry)) - 1
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
        for place in range(FRONTS):
            sheet.one_of(row_place(s, _seat_after(s, seat, k), place), FRONTS)
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
        heights[FRONTS * seat_of(s.rows[k]) + laid_colour(s.rows[k])] += 1
    return heights


def _write_stack(s: State, holder: i64, colour: i64, height: i64, sheet: Sheet) -> None:
    shown = min(height, STACK)
    left = shown
    wanted = stack_of(laid_card(holder, colour, 0))
    k = i64(len(s.rows))
    while left:
        k -= 1
        if stack_of(s.rows[k]) == wanted:
            sheet.number(KNOWN + laid_kind(s.rows[k]))
            left -= 1
    sheet.skip(STACK - shown)


def _write_pieces(s: State, seat: i64, sheet: Sheet) -> None:
    for k in range(MAX_VALUES):
        sheet.number(s.cells[PIECES + k])
    taken = vec[i64]([0] * SEATS)
    for k in range(s.players):
        holder = _seat_after(s, seat, k)
        for n in range(len(s.taken_pieces)):
            if seat_of(s.taken_pieces[n]) == holder:
                sheet.number(1 + _value_index(s, thing_of(s.taken_pieces[n])))
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
        for colour in range(2):
            covered: i64 = 0
            for n in range(len(s.pearls)):
                if s.pearls[n] == owned(_seat_after(s, seat, k), colour):
                    covered += 1
            sheet.number(covered)
    _skip_empty(s, 2, sheet)
    for k in range(s.players):
        holder = _seat_after(s, seat, k)
        room: i64 = ALL_PEARLS
        for n in range(len(s.pearls)):
            value = thing_of(s.pearls[n]) - SETTLED
            if value >= 0 and seat_of(s.pearls[n]) == holder:
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
