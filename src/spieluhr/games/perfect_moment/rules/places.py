"""Displays, deck and hands: where cards lie and who knows them (PM-2, PM-8)."""

from mypy_extensions import i64

from spieluhr.core.bits import nth
from spieluhr.games.perfect_moment.components import FACE, NO_CARD, side_card
from spieluhr.games.perfect_moment.rules.state import (
    APART,
    APART_ROOM,
    DECK,
    DECK_RING,
    DISPLAY_ROOM,
    DISPLAYS,
    HANDS,
    LAID,
    LAID_ROOM,
    LIFTED,
    LIFTED_ROOM,
    NOTHING,
    SHOWN,
    UNFIXED,
    State,
)

# Displays.


def display_cell(seat: i64, place: i64) -> i64:
    """Where the state keeps the side at this place."""
    return DISPLAYS + DISPLAY_ROOM * seat + place


def shown_cards(s: State, seat: i64) -> i64:
    """How many cards lie in a display."""
    cells, at = s.cells, display_cell(seat, 0)
    k: i64 = 0
    while k < DISPLAY_ROOM and cells[at + k] != NOTHING:
        k += 1
    return k


def face_towards(side: i64, seat: i64) -> i64:
    """The item of a lying card that faces the seat."""
    return FACE[side ^ seat]


def lay(s: State, seat: i64, side: i64) -> i64:
    """PM-2.1: a card enters at the right end; returns its place."""
    place = shown_cards(s, seat)
    s.cells[display_cell(seat, place)] = side
    return place


def insert(s: State, seat: i64, place: i64, side: i64) -> None:
    """At that very place, the others move right."""
    for k in range(display_cell(seat, DISPLAY_ROOM - 1), display_cell(seat, place), -1):
        s.cells[k] = s.cells[k - 1]
    s.cells[display_cell(seat, place)] = side


def take(s: State, seat: i64, place: i64) -> i64:
    """A card leaves and the others close up; returns its side."""
    side = s.cells[display_cell(seat, place)]
    last = display_cell(seat, DISPLAY_ROOM - 1)
    for k in range(display_cell(seat, place), last):
        s.cells[k] = s.cells[k + 1]
    s.cells[last] = NOTHING
    return side


def place_of(s: State, seat: i64, card: i64) -> i64:
    """Where the card lies in the display, or NOTHING."""
    for k in range(i64(DISPLAY_ROOM)):
        side = s.cells[display_cell(seat, k)]
        if side != NOTHING and side_card(side) == card:
            return k
    return NOTHING


def display_set(s: State, seat: i64) -> i64:
    """The cards of a display as bits, whichever way they lie."""
    members: i64 = 0
    for k in range(shown_cards(s, seat)):
        members |= i64(1) << side_card(s.cells[display_cell(seat, k)])
    return members


def laid_cell(seat: i64, job: i64) -> i64:
    """What a seat has laid covered in set-up, from LAID_OWN to LAID_END."""
    return LAID + LAID_ROOM * seat + job


# Hidden cards and who knows them (PM-8). An entry is a card with marks: bit 0 for seat 0.


def entry_of(card: i64, marks: i64) -> i64:
    """A hidden card with the seats that know it, as bits, in one number."""
    return card << 2 | marks


def entry_card(entry: i64) -> i64:
    """The card in such a number."""
    return entry >> 2


def entry_marks(entry: i64) -> i64:
    """The seats in such a number."""
    return entry & 3


def everybody(s: State) -> i64:
    """The marks of a card that lay open; Echo knows nothing."""
    return 1 if s.solo else 3


def seat_mark(s: State, seat: i64) -> i64:
    """As a bit; 0 for Echo, who knows nothing."""
    return (i64(1) << seat) & everybody(s)


def lifted_entries(s: State) -> list[int]:
    """gun, tickets: in order of looking."""
    return [s.cells[LIFTED + k] for k in range(i64(LIFTED_ROOM)) if s.cells[LIFTED + k] != NOTHING]


def apart_entries(s: State) -> list[int]:
    """chocolates, keys: in order of drawing."""
    return [s.cells[APART + k] for k in range(i64(APART_ROOM)) if s.cells[APART + k] != NOTHING]


def deck_index(s: State, place: i64) -> i64:
    """The deck is a ring: the cell of the card that many below the top."""
    return DECK + ((s.top + place) & (DECK_RING - 1))


def deck_entry(s: State, place: i64) -> i64:
    """Card and marks at that depth, 0 being the top."""
    return s.cells[deck_index(s, place)]


def put_on_top(s: State, entry: i64) -> None:
    """The ring turns; no card is moved."""
    s.top = (s.top - 1) & (DECK_RING - 1)
    s.size += 1
    s.cells[deck_index(s, 0)] = entry


def put_under(s: State, entry: i64) -> None:
    """Becomes the lowest card."""
    s.cells[deck_index(s, s.size)] = entry
    s.size += 1


def take_top(s: State, card: i64) -> i64:
    """The top card, which chance says is this one; returns its entry."""
    entry = deck_entry(s, 0)
    if entry == UNFIXED:
        s.pool ^= i64(1) << card
        entry = entry_of(card, 0)
    s.top = (s.top + 1) & (DECK_RING - 1)
    s.size -= 1
    return entry


def possible_at(s: State, place: i64) -> i64:
    """PM-8.4: the set of cards that may lie at a place of the deck."""
    entry = deck_entry(s, place)
    return s.pool if entry == UNFIXED else i64(1) << entry_card(entry)


def into_hand(s: State, seat: i64, entry: i64) -> None:
    """PM-8.2: marks travel; the owner knows his hand."""
    bit = i64(1) << entry_card(entry)
    s.cells[HANDS + seat] |= bit
    if entry & seat_mark(s, 1 - seat):
        s.cells[SHOWN + seat] |= bit


def out_of_hand(s: State, seat: i64, card: i64) -> i64:
    """PM-8.3: face down; from two or more, the other one loses track. Returns the entry."""
    bit = i64(1) << card
    members = s.cells[HANDS + seat]
    if members != bit:
        s.cells[SHOWN + seat] = 0
    marks = seat_mark(s, seat)
    if s.cells[SHOWN + seat] & bit:
        marks |= seat_mark(s, 1 - seat)
    s.cells[HANDS + seat] = members & ~bit
    s.cells[SHOWN + seat] &= ~bit
    return entry_of(card, marks)


def open_from_hand(s: State, seat: i64, card: i64) -> None:
    """Face up: everybody sees which one it is, and marks on the others stay."""
    bit = i64(1) << card
    s.cells[HANDS + seat] &= ~bit
    s.cells[SHOWN + seat] &= ~bit


def plan_of(s: State, seat: i64) -> i64:
    """The only card of a hand, or NO_CARD."""
    hand = s.cells[HANDS + seat]
    if hand == 0 or hand & hand - 1:
        return NO_CARD
    return nth(hand, 0)


def all_cards_of(s: State, seat: i64) -> i64:
    """Hand and display: what a seat may discard or put back (PM-6.2)."""
    return s.cells[HANDS + seat] | display_set(s, seat)
