"""A table from its JSON (PM-9.4): laid out, checked, and compared with how it would be written."""

from typing import Any

from msgspec import UNSET

from spieluhr.core.bits import count, elements
from spieluhr.games.perfect_moment.components import (
    ARMOR,
    CODES,
    FACE,
    ITEM_OF,
    ITEMS,
    NO_CARD,
    era_set,
    side_card,
)
from spieluhr.games.perfect_moment.knowledge.schema import Frame, Laid, Lying, Marked, Position
from spieluhr.games.perfect_moment.knowledge.view import hidden_entries
from spieluhr.games.perfect_moment.notation.checks import check_progress
from spieluhr.games.perfect_moment.notation.position import position
from spieluhr.games.perfect_moment.rules import setup
from spieluhr.games.perfect_moment.rules.moves import PICKS
from spieluhr.games.perfect_moment.rules.places import (
    deck_index,
    entry_card,
    entry_of,
    everybody,
    into_hand,
    laid_cell,
    lay,
)
from spieluhr.games.perfect_moment.rules.state import (
    APART,
    APART_ROOM,
    BOTTOM_END,
    DISPLAY_ROOM,
    FRAGMENTS,
    LAID_CARD,
    LAID_END,
    LAID_GIVEN,
    LAID_OWN,
    LIFTED,
    LIFTED_ROOM,
    NOTHING,
    PROCEDURES,
    REASONS,
    RUNNING,
    SEATS,
    STEPS,
    THREES,
    TOP_END,
    TWOS,
    UNFIXED,
    State,
    push,
)
from spieluhr.kit.notation import card_number, card_set, check_form, converted, refuse


def read(written: Any) -> State:
    """The table that was written; Malformed, with the reason, if it cannot be one."""
    given = converted(written, Position)
    s = _laid_out(given)
    _check_cards(given, s)
    check_progress(s)
    check_form(position(s), written)  # PM-9.4
    return s


def _laid_out(given: Position) -> State:
    s = setup.new(given.options.solo, era_set(list(given.options.eras)))
    s.turn, s.player, s.last, s.uses = given.turn, given.player, given.last, given.uses
    s.pool = card_set(given.pool, CODES)
    s.size = len(given.deck)
    if s.size > count(s.all_cards):
        refuse("the deck holds more cards than there are")
    for place, marked in enumerate(given.deck):
        s.cells[deck_index(s, place)] = UNFIXED if marked is None else entry(s, marked)
    if given.paradox is not None:
        faced = given.paradox.deck is not UNSET
        card = _card(given.paradox.card)
        s.paradox_faced = faced
        s.paradox = side(card, str(given.paradox.deck)) if faced else 2 * card
    for seat in range(SEATS):
        _lay_seat(given, s, seat)
    s.removed = card_set(given.removed, CODES)
    s.reason = RUNNING if given.reason is None else REASONS.index(given.reason)
    s.depth = 0
    for frame in given.pending:
        _push(s, frame)
    return s


def _card(code: str) -> int:
    return card_number(code, CODES)


def side(card: int, item: str) -> int:
    """The card with that item towards seat 0, or the deck."""
    items = [ITEMS[FACE[2 * card]], ITEMS[FACE[2 * card + 1]]]
    if item not in items:
        refuse(f"there is no “{item}” on that card")
    return 2 * card + items.index(item)


def entry(s: State, marked: Marked) -> int:
    """A hidden card with the seats that know it; Echo cannot be one of them."""
    marks = sum(1 << seat for seat in set(marked.to))
    if marks & ~everybody(s):
        refuse("Echo knows no card")
    return entry_of(_card(marked.card), marks)


def lying_side(lying: Lying) -> int:
    """Refuses a card whose two items are not named in one of their orders."""
    number = side(_card(lying.card), lying.faces[0] if lying.faces else "")
    if lying.faces != [ITEMS[FACE[number]], ITEMS[FACE[number ^ 1]]]:
        refuse("“faces” names both items of the card")
    return number


def _lay_seat(given: Position, s: State, seat: int) -> None:
    if len(given.displays[seat]) > DISPLAY_ROOM:
        refuse("a display holds at most three cards")
    for lying in given.displays[seat]:
        lay(s, seat, lying_side(lying))
    for marked in given.hands[seat]:
        into_hand(s, seat, entry(s, marked))
    s.cells[FRAGMENTS + seat] = card_set(given.fragments[seat], CODES)
    for scored in given.scored[seat]:
        if scored.points not in (2, 3):
            refuse("a scored card has 2 or 3 points")
        cell = (TWOS if scored.points == 2 else THREES) + seat
        s.cells[cell] |= 1 << _card(scored.card)


def _push(s: State, frame: Frame) -> None:
    if frame.do not in PROCEDURES or frame.step not in STEPS:
        refuse(f"there is no “{frame.do}” at “{frame.step}”")
    procedure = PROCEDURES.index(frame.do)
    push(s, procedure, STEPS.index(frame.step), frame.seat)
    if frame.laid is not UNSET:
        _lay_covered(s, frame.laid)
    if frame.item is not UNSET:
        if frame.item not in ITEM_OF or procedure != ARMOR:
            refuse("“item” is an item, and armor's")
        s.armor_item = ITEM_OF[frame.item]
    _hold(s, frame)


def _lay_covered(s: State, covered: list[Laid]) -> None:
    for seat, laid in enumerate(covered[:SEATS]):
        if laid.own is not UNSET:
            s.cells[laid_cell(seat, LAID_OWN)] = lying_side(laid.own)
        if laid.give is not UNSET:
            s.cells[laid_cell(seat, LAID_GIVEN)] = lying_side(laid.give)
        if laid.end is not UNSET:
            s.cells[laid_cell(seat, LAID_CARD)] = _card(laid.end.card)
            end = TOP_END if laid.end.at == "top" else BOTTOM_END
            s.cells[laid_cell(seat, LAID_END)] = end


def _hold(s: State, frame: Frame) -> None:
    """Cards that the procedure itself holds."""
    for cell, room, held in (
        (APART, APART_ROOM, frame.drawn),
        (LIFTED, LIFTED_ROOM, frame.cards),
    ):
        if held is UNSET:
            continue
        if len(held) > room:
            refuse("too many cards are kept apart")
        for k, marked in enumerate(held):
            s.cells[cell + k] = entry(s, marked)
    if frame.picks is not UNSET and len(frame.picks) == 1:
        s.ring_pick = PICKS.index(frame.picks[0])
    s.topped = s.topped or frame.topped is not UNSET
    if frame.plan is not UNSET:
        s.echo_plan = _card(frame.plan)
    if frame.card is not UNSET:
        s.unfaced = _card(frame.card)
    if frame.at is not UNSET:
        s.ring_place = frame.at


def _check_cards(given: Position, s: State) -> None:
    """All 18 exactly once, wherever they lie."""
    lying = elements(s.pool) + elements(s.removed)
    lying += [entry_card(entry) for entry in hidden_entries(s) if entry != UNFIXED]
    lying += [card for card in (s.unfaced, s.echo_plan) if card != NO_CARD]
    if s.paradox != NO_CARD:
        lying.append(side_card(s.paradox))
    for seat in range(SEATS):
        lying += _cards_of_seat(given, s, seat)
    if sum(marked is None for marked in given.deck) != count(s.pool):
        refuse("the pool holds as many cards as the deck has nulls")
    if sorted(lying) != elements(s.all_cards):
        refuse("every card of the three eras lies in exactly one place")


def _cards_of_seat(given: Position, s: State, seat: int) -> list[int]:
    lying = [_card(shown.card) for shown in given.displays[seat]]
    lying += [_card(marked.card) for marked in given.hands[seat]]
    lying += [_card(scored.card) for scored in given.scored[seat]]
    lying += [_card(code) for code in given.fragments[seat]]
    for job in range(LAID_CARD + 1):
        laid = s.cells[laid_cell(seat, job)]
        if laid != NOTHING:
            lying.append(laid if job == LAID_CARD else side_card(laid))
    return lying
