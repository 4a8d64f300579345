"""What each seat has, in numbers: what the learnt value is a sum over."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.games.dragonkeepers.bot.promises import (
    MOST_CARDS,
    Hand,
    Table,
    likely_points,
    standing,
)
from spieluhr.games.dragonkeepers.components import FRONT, FRONTS, NO_FRONT, NUMBERS
from spieluhr.games.dragonkeepers.rules.state import (
    ACT,
    ALONG,
    CRYSTAL,
    CRYSTALS,
    DISPLAY,
    EGGS,
    LAY,
    RETURN,
    State,
)

AT_POINTS: Final = 0
AT_STANDING: Final = 1  # the value made by hand
AT_RING: Final = 2  # an open ring of one piece, of two
AT_EGGS: Final = 4
AT_MOST_EGGS: Final = 5
AT_COAT: Final = 6  # the next one, with 1, 2, 3 colours
AT_STACKS: Final = 9  # 1 to 4
AT_CRYSTALS: Final = 13  # 1, 2, 3 and more
AT_JOKERS: Final = 16  # 1, 2, 3 and more
AT_HELD: Final = 19  # colours with 1 to 6 cards that can still be laid
AT_CLOSED_CARDS: Final = 25
AT_CLOSED: Final = 26
AT_NUMBERS: Final = 27  # pages of numbers at hand
AT_COLOURS: Final = 32  # pages of colours that can be laid
AT_COLOUR_OF_MOST: Final = 33  # such a page of the colour with most cards
AT_REACH: Final = 34  # the greatest set that jokers make of it: 2 to 6
AT_OPEN_CARDS: Final = 39  # at hand, of colours that lie open
AT_ROLE: Final = 40
AT_LAY: Final = 50  # by role: the best lay, and laying along by the book as it lies
AT_DISPLAY: Final = 70  # jokers, and cards of colours with many: for who takes, for who is next
SIZE: Final = 74

# What a seat has still to do in this turn.
TAKES: Final = 0  # + cards taken, up to 3
ACTS: Final = 4
CHANGED_BOOK: Final = 5
IS_NEXT: Final = 6  # lays along later, and has the next turn
LAYS_ALONG_LATER: Final = 7
LAYS_ALONG: Final = 8
IS_DONE: Final = 9
ROLES: Final = 10
assert (AT_LAY, AT_DISPLAY) == (AT_ROLE + ROLES, AT_LAY + 2 * ROLES)

SMALL: Final = 0.1  # points and the like: then all features are of about one size
GREATEST_SET: Final = 6
MANY: Final = 3


def features(s: State) -> list[vec[float]]:
    """Of each seat. Nothing in them depends on which seat it is but its place in the turn."""
    table = Table(s)
    most: i64 = 0
    for seat in range(s.players):
        most = max(most, s.cells[EGGS + seat])
    return [_of_seat(s, seat, table, most) for seat in range(s.players)]


def _of_seat(s: State, seat: i64, table: Table, most_eggs: i64) -> vec[float]:
    row = vec[float]([0.0] * SIZE)
    hand = Hand(s, seat)
    row[AT_STANDING] = SMALL * standing(s, seat, table, hand)
    _note_things(row, s, seat, table, hand)
    eggs = s.cells[EGGS + seat]
    row[AT_EGGS] = float(eggs)
    if eggs and eggs == most_eggs:
        row[AT_MOST_EGGS] = 1.0
    _note_cards(row, hand)
    role = _role(s, seat)
    row[AT_ROLE + role] = 1.0
    _note_lays(row, table, hand, role, s.changed if role < IS_NEXT else i64(0))
    if role <= TAKES + 2:
        _note_display(row, s, hand, AT_DISPLAY)
    elif role >= IS_NEXT and _ahead(s, seat) == 1:
        _note_display(row, s, hand, AT_DISPLAY + 2)
    return row


def _note_things(row: vec[float], s: State, seat: i64, table: Table, hand: Hand) -> None:
    row[AT_POINTS] = SMALL * likely_points(s, seat, table)
    if hand.ring:
        row[AT_RING + hand.ring - 1] = SMALL * table.pearl
    if hand.stacks:
        row[AT_STACKS + hand.stacks - 1] = 1.0
        if hand.stacks < FRONTS:
            row[AT_COAT + hand.stacks - 1] = SMALL * table.coat
    crystals = s.cells[CRYSTALS + seat]
    if crystals:
        row[AT_CRYSTALS + min(crystals, MANY) - 1] = 1.0
    if hand.jokers:
        row[AT_JOKERS + min(hand.jokers, MANY) - 1] = 1.0


def _note_cards(row: vec[float], hand: Hand) -> None:
    best: i64 = 0
    for colour in range(i64(FRONTS)):
        held = hand.real[colour]
        if hand.closed >> colour & 1:
            row[AT_CLOSED_CARDS] += float(held)
            row[AT_CLOSED] += 1.0
            continue
        best = max(best, held)
        if held:
            row[AT_HELD + min(held, MOST_CARDS) - 1] += 1.0
        if hand.lies >> colour & 1:
            row[AT_OPEN_CARDS] += float(held)
    reach = min(best + hand.jokers, GREATEST_SET)
    if best and reach >= 2:
        row[AT_REACH + reach - 2] = 1.0
    _note_pages(row, hand, best)


def _note_pages(row: vec[float], hand: Hand, best: i64) -> None:
    for number in range(i64(NUMBERS)):
        if hand.fronts[number]:
            row[AT_NUMBERS + number] = 1.0
    for colour in range(i64(FRONTS)):
        if hand.fronts[NUMBERS + colour] and not hand.closed >> colour & 1:
            row[AT_COLOURS] += 1.0
            if best and hand.real[colour] == best:
                row[AT_COLOUR_OF_MOST] = 1.0


def _ahead(s: State, seat: i64) -> i64:
    """So many turns after the one of now is its own; 0: it is the seat's."""
    return (seat - s.active + s.players) % s.players


def _role(s: State, seat: i64) -> i64:
    if seat == s.active and s.phase <= RETURN:
        if s.phase <= CRYSTAL:
            return TAKES + min(s.taken, 3)
        return i64(ACTS) if s.changed == 0 and s.phase == ACT else i64(CHANGED_BOOK)
    ahead = _ahead(s, seat)
    if s.phase < LAY:
        return i64(IS_NEXT) if ahead == 1 else i64(LAYS_ALONG_LATER)
    if s.phase <= ALONG and ahead and ahead >= _ahead(s, s.seat):
        return LAYS_ALONG
    return IS_DONE


def _note_lays(row: vec[float], table: Table, hand: Hand, role: i64, changed: i64) -> None:
    at = AT_LAY + 2 * role
    row[at] = SMALL * hand.best_lay(table, changed)
    if table.number > 0 and table.colour >= 0:
        along = hand.net(table, table.colour, table.number, 0, hand.jokers)
        row[at + 1] = SMALL * max(0.0, along)


def _note_display(row: vec[float], s: State, hand: Hand, at: i64) -> None:
    for side in range(i64(2)):
        card = s.cells[DISPLAY + side]
        if card < 0:
            continue
        front = FRONT[card]
        if front == NO_FRONT:
            row[at] += 1.0
        elif not hand.closed >> front & 1:
            row[at + 1] += 0.2 * float(min(hand.real[front] + 1, MOST_CARDS))
