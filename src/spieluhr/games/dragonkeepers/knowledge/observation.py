"""What a seat knows, in numbers: the view for those who learn from it."""

from librt.vecs import vec
from mypy_extensions import i64, u8

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
    laid_colour,
    laid_kind,
    row_place,
    seat_of,
    start_owner,
    thing_of,
)


class DragonkeepersRules(Worlds):
    """The whole contract: observation is the last of its verbs."""

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
        for k in range(i64(len(numbers))):
            if numbers[k] == wanted:
                times += 1
        sheet.number(times)


def _write_book(s: State, seat: i64, sheet: Sheet) -> None:
    sheet.one_of(page_number(s) - 1 if len(s.top_left) else i64(-1), HIGHEST_PAGE)
    sheet.one_of(page_colour(s) if len(s.top_right) else i64(-1), FRONTS)
    for side in range(i64(2)):
        cards = top_of(s, side)
        shown = _front(s, cards[len(cards) - 1], seat) if len(cards) else i64(NO_FRONT)
        sheet.one_of(shown, FRONTS)
    for side in range(i64(2)):
        sheet.one_of(s.cells[DISPLAY + side], KINDS)
    for side in range(i64(2)):
        sheet.number(size(s, side))
    for side in range(i64(2)):
        _write_top(s, top_of(s, side), seat, sheet)
    for side in range(i64(2)):
        cards = bottom_of(s, side)
        known = min(i64(len(cards)), PILE)
        for k in range(known):
            sheet.number(KNOWN + cards[k])
        sheet.skip(PILE - known)
    sheet.numbers(s.cells, POOL, KINDS)


def _front(s: State, entry: i64, seat: i64) -> i64:
    """The colour of a front that the seat knows, or NO_FRONT."""
    return i64(NO_FRONT) if entry < 0 or is_hidden(s, entry, int(seat)) else FRONT[entry]


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
    for k in range(i64(MAX_STARTS)):
        owner = s.cells[STARTS + k]
        sheet.flag(owner == UNDEALT or (owner >= 0 and owner != seat))
    for k in range(i64(MAX_STARTS)):
        sheet.flag(s.cells[STARTS + k] == seat)


def _write_hands(s: State, seat: i64, sheet: Sheet) -> None:
    covered_at = sheet.at + SEATS * KINDS
    for k in range(s.players):
        holder = _seat_after(s, seat, k)
        hand_at = sheet.at
        sheet.numbers(s.cells, HANDS + KINDS * holder, KINDS)
        for n in range(i64(len(s.box.starts))):
            owner = s.cells[STARTS + n]
            if owner >= 0 and owner != seat:  # he alone knows it, the others its back
                kind: i64 = s.box.starts[n]
                sheet.cells[hand_at + kind] = 0
                if in_hand(s, holder, kind):
                    sheet.cells[covered_at + HIDDEN_BACKS * k + BACK[kind]] += 1
    sheet.at = covered_at + SEATS * HIDDEN_BACKS
    _write_counts(s.laying, KINDS, sheet)  # DK-7.3: laid in this order


def _write_rows(s: State, seat: i64, sheet: Sheet) -> None:
    for k in range(s.players):
        for place in range(i64(FRONTS)):
            sheet.one_of(row_place(s, _seat_after(s, seat, k), place), FRONTS)
    _skip_empty(s, FRONTS * FRONTS, sheet)
    _write_stacks(s, seat, sheet)


def _write_stacks(s: State, seat: i64, sheet: Sheet) -> None:
    """How high each stack is, and its cards from the top."""
    heights_at = sheet.at
    stacks_at = heights_at + SEATS * FRONTS
    cells, rows = sheet.cells, s.rows
    for k in range(i64(len(rows)) - 1, i64(-1), -1):
        stack = FRONTS * _seats_between(s, seat, seat_of(rows[k])) + laid_colour(rows[k])
        height = i64(cells[heights_at + stack])
        if height < STACK:
            cells[stacks_at + STACK * stack + height] = u8(KNOWN + laid_kind(rows[k]))
        cells[heights_at + stack] = u8(height + 1)
    sheet.at = stacks_at + SEATS * FRONTS * STACK


def _write_pieces(s: State, seat: i64, sheet: Sheet) -> None:
    sheet.numbers(s.cells, PIECES, MAX_VALUES)
    first, cells, pieces = sheet.at, sheet.cells, s.taken_pieces
    taken: i64 = 0  # by seat, so many: digits to the base 256
    for n in range(i64(len(pieces))):
        k = _seats_between(s, seat, seat_of(pieces[n]))
        place = taken >> 8 * k & 255
        cells[first + ALL_PIECES * k + place] = u8(1 + s.box.place_of_value[thing_of(pieces[n])])
        taken += 1 << 8 * k
    sheet.at = first + SEATS * ALL_PIECES
    for k in range(i64(SEATS)):
        sheet.number((taken >> 8 * k & 255) // RING)
    sheet.number(s.box.end_amulets[s.players])


def _write_pearls(s: State, seat: i64, sheet: Sheet) -> None:
    covered_at = sheet.at
    settled_at = covered_at + 2 * SEATS
    cells, pearls = sheet.cells, s.pearls
    settled: i64 = 0  # by seat, so many: digits to the base 256
    for n in range(i64(len(pearls))):
        k = _seats_between(s, seat, seat_of(pearls[n]))
        value = thing_of(pearls[n]) - SETTLED
        if value < 0:
            cells[covered_at + 2 * k + thing_of(pearls[n])] += 1
        else:
            place = settled >> 8 * k & 255
            cells[settled_at + ALL_PEARLS * k + place] = u8(1 + value)
            settled += 1 << 8 * k
    sheet.at = settled_at + SEATS * ALL_PEARLS


def _write_things(s: State, seat: i64, sheet: Sheet) -> None:
    sheet.number(len(s.box.coats[s.players]) - s.cells[COATS_TAKEN])
    for k in range(s.players):
        sheet.large(s.cells[COATS + _seat_after(s, seat, k)])
    _skip_empty(s, 2, sheet)
    for first in range(EGGS, i64(CRYSTALS + 1), CRYSTALS - EGGS):
        for k in range(s.players):
            sheet.number(s.cells[first + _seat_after(s, seat, k)])
        _skip_empty(s, 1, sheet)
    sheet.numbers(s.cells, SUPPLY, THINGS)
    for k in range(s.players):
        sheet.large(points(s, _seat_after(s, seat, k)))
    _skip_empty(s, 2, sheet)
