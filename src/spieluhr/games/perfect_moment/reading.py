"""A table from its JSON (PM-9.4): laid out, checked, and compared with how it would be written."""

from typing import Any

import msgspec
from msgspec import UNSET

from spieluhr.core.bits import count, elements
from spieluhr.core.game import problem
from spieluhr.games.perfect_moment.components import (
    ARMOR,
    CARD_OF,
    FACE,
    ITEM_OF,
    ITEMS,
    NO_CARD,
    era_set,
)
from spieluhr.games.perfect_moment.moves import PICKS
from spieluhr.games.perfect_moment.position import position
from spieluhr.games.perfect_moment.progress import check_progress, refuse
from spieluhr.games.perfect_moment.rules import setup
from spieluhr.games.perfect_moment.schema import Frame, Laid, Lying, Marked, Position
from spieluhr.games.perfect_moment.state import (
    APART,
    BOTTOM_END,
    DECK,
    DOINGS,
    FRAGMENTS,
    HANDS,
    LAID,
    LIFTED,
    NOTHING,
    REASONS,
    SHOWN,
    STEPS,
    THREES,
    TOP_END,
    TWOS,
    UNFIXED,
    State,
    everybody,
    lay,
    push,
    seat_mark,
)


def read(written: object) -> State:
    """The table that was written; Malformed, with the reason, if it cannot be one."""
    try:
        given = msgspec.convert(written, Position)
    except msgspec.ValidationError as error:
        refuse(problem(error))
    s = _laid_out(given)
    _check_cards(given, s)
    check_progress(s)
    _check_form(s, written)
    return s


def _laid_out(given: Position) -> State:
    s = setup.new(given.options.solo, era_set(list(given.options.eras)))
    s.turn, s.player, s.last, s.uses = given.turn, given.player, given.last, given.uses
    s.pool = card_set(given.pool)
    s.size = len(given.deck)
    if s.size > count(s.all_cards):
        refuse("the deck holds more cards than there are")
    for place, marked in enumerate(given.deck):
        s.cells[DECK + place] = UNFIXED if marked is None else entry(s, marked)
    if given.paradox is not None:
        faced = given.paradox.deck is not UNSET
        card = card_number(given.paradox.card)
        s.paradox_faced = faced
        s.paradox = side(card, str(given.paradox.deck)) if faced else 2 * card
    for seat in range(2):
        _lay_seat(given, s, seat)
    s.removed = card_set(given.removed)
    s.reason = 0 if given.reason is None else REASONS.index(given.reason)
    s.depth = 0
    for frame in given.pending:
        _push(s, frame)
    return s


def card_number(code: str) -> int:
    if code not in CARD_OF:
        refuse(f"there is no card “{code}”")
    return CARD_OF[code]


def card_set(codes: list[str]) -> int:
    members = 0
    for code in codes:
        members |= 1 << card_number(code)
    return members


def side(card: int, item: str) -> int:
    """The card with that item towards seat 0, or the deck."""
    items = [ITEMS[FACE[2 * card]], ITEMS[FACE[2 * card + 1]]]
    if item not in items:
        refuse(f"there is no “{item}” on that card")
    return 2 * card + items.index(item)


def entry(s: State, marked: Marked) -> int:
    marks = sum(1 << seat for seat in set(marked.to))
    if marks & ~everybody(s):
        refuse("Echo knows no card")
    return card_number(marked.card) * 4 + marks


def lying_side(lying: Lying) -> int:
    found = side(card_number(lying.card), lying.faces[0] if lying.faces else "")
    if lying.faces != [ITEMS[FACE[found]], ITEMS[FACE[found ^ 1]]]:
        refuse("“faces” names both items of the card")
    return found


def _lay_seat(given: Position, s: State, seat: int) -> None:
    if len(given.displays[seat]) > 3:
        refuse("a display holds at most three cards")
    for lying in given.displays[seat]:
        lay(s, seat, lying_side(lying))
    for marked in given.hands[seat]:
        found = entry(s, marked)
        s.cells[HANDS + seat] |= 1 << (found >> 2)
        if found & seat_mark(s, 1 - seat):
            s.cells[SHOWN + seat] |= 1 << (found >> 2)
    s.cells[FRAGMENTS + seat] = card_set(given.fragments[seat])
    for scored in given.scored[seat]:
        if scored.points not in (2, 3):
            refuse("a scored card has 2 or 3 points")
        cell = (TWOS if scored.points == 2 else THREES) + seat
        s.cells[cell] |= 1 << card_number(scored.card)


def _push(s: State, frame: Frame) -> None:
    if frame.do not in DOINGS or frame.step not in STEPS:
        refuse(f"there is no “{frame.do}” at “{frame.step}”")
    what = DOINGS.index(frame.do)
    push(s, what, STEPS.index(frame.step), frame.seat)
    if frame.laid is not UNSET:
        _lay_covered(s, frame.laid)
    if frame.item is not UNSET:
        if frame.item not in ITEM_OF or what != ARMOR:
            refuse("“item” is an item, and armor's")
        s.armor_item = ITEM_OF[frame.item]
    _hold(s, frame)


def _lay_covered(s: State, covered: list[Laid]) -> None:
    for seat, laid in enumerate(covered[:2]):
        if laid.own is not UNSET:
            s.cells[LAID + 4 * seat] = lying_side(laid.own)
        if laid.give is not UNSET:
            s.cells[LAID + 4 * seat + 1] = lying_side(laid.give)
        if laid.end is not UNSET:
            s.cells[LAID + 4 * seat + 2] = card_number(laid.end.card)
            s.cells[LAID + 4 * seat + 3] = TOP_END if laid.end.at == "top" else BOTTOM_END


def _hold(s: State, frame: Frame) -> None:
    """Cards that the procedure itself holds."""
    for cell, room, held in ((APART, 2, frame.drawn), (LIFTED, 4, frame.cards)):
        if held is UNSET:
            continue
        if len(held) > room:
            refuse("too many cards are kept apart")
        for k, marked in enumerate(held):
            s.cells[cell + k] = entry(s, marked)
    if frame.picks is not UNSET and len(frame.picks) == 1:
        s.pick = PICKS.index(frame.picks[0])
    s.topped = s.topped or frame.topped is not UNSET
    if frame.plan is not UNSET:
        s.plan = card_number(frame.plan)
    if frame.card is not UNSET:
        s.card = card_number(frame.card)
    if frame.at is not UNSET:
        s.at = frame.at


def _check_cards(given: Position, s: State) -> None:
    """All 18 exactly once, wherever they lie."""
    held = [s.cells[k] >> 2 for k in range(LIFTED, LAID) if s.cells[k] != NOTHING]
    lying = [*held, *elements(s.pool), *elements(s.removed)]
    lying += [card for card in (s.card, s.plan) if card != NO_CARD]
    if s.paradox != NO_CARD:
        lying.append(s.paradox >> 1)
    for place in range(s.size):
        if s.cells[DECK + place] != UNFIXED:
            lying.append(s.cells[DECK + place] >> 2)
    for seat in range(2):
        lying += _cards_of_seat(given, s, seat)
    if sum(marked is None for marked in given.deck) != count(s.pool):
        refuse("the pool holds as many cards as the deck has nulls")
    if sorted(lying) != elements(s.all_cards):
        refuse("every card of the three eras lies in exactly one place")


def _cards_of_seat(given: Position, s: State, seat: int) -> list[int]:
    lying = [card_number(shown.card) for shown in given.displays[seat]]
    lying += [card_number(marked.card) for marked in given.hands[seat]]
    lying += [card_number(scored.card) for scored in given.scored[seat]]
    lying += [card_number(code) for code in given.fragments[seat]]
    for k in range(3):
        laid = s.cells[LAID + 4 * seat + k]
        if laid != NOTHING:
            lying.append(laid >> 1 if k < 2 else laid)
    return lying


def _check_form(s: State, written: Any) -> None:
    """PM-9.4 has one way to write a table."""
    right = position(s)
    for key in right:
        if written[key] != right[key]:
            refuse(f"“{key}” should be {_json(right[key])}")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
