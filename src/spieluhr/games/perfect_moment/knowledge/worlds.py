"""Moves as a seat learns them, and worlds that agree with what it knows (PM-8.5, PM-8.6)."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.dice import Dice
from spieluhr.games.perfect_moment.knowledge.view import (
    Sight,
    hidden_entries,
    known_in_hand,
    laid_cards,
    mark_of,
)
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.places import (
    deck_entry,
    deck_index,
    entry_card,
    entry_marks,
    entry_of,
    laid_cell,
    lifted_entries,
    place_of,
    seat_mark,
)
from spieluhr.games.perfect_moment.rules.state import (
    ACES_STEP,
    APART,
    APART_ROOM,
    CHANCE_STEPS,
    DEAL,
    DRAWRIGHT,
    ECHO,
    ECHOPLAN,
    HANDS,
    LAID_CARD,
    LAID_END,
    LIFTED,
    LIFTED_ROOM,
    LOOK1,
    LOOKING_STEPS,
    NEWPLAN,
    NOTHING,
    PICK1,
    SEATS,
    SETUP,
    SHOWN,
    SORT,
    STACK,
    TURN,
    UNFIXED,
    State,
    copy,
    procedure,
    step,
    user,
)

# What another seat learns of a decision, where it does not learn the move.
COVERED: Final = -2
DISCARDED: Final = -3
PUT_BACK: Final = -4


def is_covered(s: State) -> bool:
    """PM-8.5: is this a choice that the others learn nothing of?"""
    if procedure(s) == SETUP:
        return not s.solo and not CHANCE_STEPS >> step(s) & 1
    return step(s) == PICK1


def is_card_observed(s: State, m: i64, seat: int | None) -> bool:
    """Does the seat learn which card is dealt, drawn, looked at or goes to the deck?"""
    if m >= moves.DEAL:
        return _is_result_observed(s, seat)
    mark, at_step, card = mark_of(s, seat), step(s), moves.returned_card(m)
    if at_step == SORT or at_step == STACK:
        return any(entry_card(entry) == card and entry & mark for entry in lifted_entries(s))
    if at_step == ACES_STEP and m < moves.TOP:
        return bool(deck_entry(s, 0) & mark)
    holder = user(s)
    if seat == holder or place_of(s, holder, card) != NOTHING:  # it lay open
        return True
    only = s.cells[HANDS + holder] == i64(1) << card
    return bool(only and known_in_hand(s, holder, seat) >> card & 1)


def _is_result_observed(s: State, seat: int | None) -> bool:
    """For who gets or sees the card, and who knew the place."""
    doing, at_step = procedure(s), step(s)
    if doing == SETUP:
        return at_step != ECHOPLAN and (at_step != DEAL or seat == user(s))
    if at_step == DRAWRIGHT:
        return True
    is_look = LOOKING_STEPS >> at_step & 1
    entry = deck_entry(s, at_step - LOOK1 if is_look else i64(0))
    if entry != UNFIXED and entry & mark_of(s, seat):
        return True
    if doing == ECHO:
        return False
    receiver = 1 - user(s) if at_step == NEWPLAN and doing != TURN else user(s)
    return seat == receiver and seat_mark(s, receiver) != 0


class Worlds(Sight):
    """What a seat learns of hidden moves, and tables that look the same to it."""

    __slots__ = ()

    def is_private(self, s: State) -> bool:
        return not s.solo

    def observed_move(self, s: State, m: i64, seat: i64) -> i64:
        if is_covered(s):
            return m if seat == user(s) else i64(COVERED)
        if m < moves.BOTTOM or m >= moves.USE or is_card_observed(s, m, int(seat)):
            return m
        return DISCARDED if m < moves.TOP else PUT_BACK

    def resample(self, s: State, seat: int | None, dice: Dice) -> State:
        """Deal the cards that the seat has no mark on anew; marks stay with the places."""
        world = copy(s)
        cards = elements(hidden(s, seat))
        dice.shuffle(cards)
        _deal_deck(world, seat, cards)
        for holder in range(i64(SEATS)):
            _deal_hand(s, world, holder, seat, cards)
            if seat != holder:
                _deal_laid(world, holder, cards, dice)
        pool: i64 = 0
        for card in cards:
            pool |= i64(1) << i64(card)
        world.pool = pool
        if s.ring_pick != NOTHING and seat != user(s):
            world.ring_pick = dice.below(moves.OWN_PICKS)
        return world


def hidden(s: State, seat: int | None) -> i64:
    """The cards at places that the seat has no mark on, and the pool."""
    mark = mark_of(s, seat)
    members = s.pool
    for entry in hidden_entries(s):
        if entry != UNFIXED and not entry & mark:
            members |= i64(1) << entry_card(entry)
    for holder in range(i64(SEATS)):
        members |= s.cells[HANDS + holder] & ~known_in_hand(s, holder, seat)
        if seat != holder:
            members |= laid_cards(s, holder)
    return members


def _entry_cells(s: State) -> list[int]:
    """Where entries lie: the deck from the top, lifted cards, cards kept apart."""
    cells: list[int] = [deck_index(s, place) for place in range(s.size)]
    cells.extend(range(LIFTED, LIFTED + LIFTED_ROOM))
    cells.extend(range(APART, APART + APART_ROOM))
    return cells


def _deal_deck(world: State, seat: int | None, cards: list[int]) -> None:
    mark = mark_of(world, seat)
    for k in _entry_cells(world):
        entry = world.cells[k]
        if entry != UNFIXED and not entry & mark:
            world.cells[k] = entry_of(cards.pop(), entry_marks(entry))


def _deal_hand(s: State, world: State, holder: i64, seat: int | None, cards: list[int]) -> None:
    """A hand keeps as many cards, and as many of them known to the other one."""
    known = known_in_hand(s, holder, seat)
    covered = s.cells[HANDS + holder] & ~known
    marked = count(s.cells[SHOWN + holder] & covered)
    hand = known
    shown = s.cells[SHOWN + holder] & known
    for k in range(count(covered)):
        bit = i64(1) << i64(cards.pop())
        hand |= bit
        if k < marked:
            shown |= bit
    world.cells[HANDS + holder] = hand
    world.cells[SHOWN + holder] = shown


def _deal_laid(world: State, holder: i64, cards: list[int], dice: Dice) -> None:
    """Covered choices of set-up are made anew: any card, direction and end."""
    for job in range(i64(LAID_CARD + 1)):
        cell = laid_cell(holder, job)
        if world.cells[cell] == NOTHING:
            continue
        card = cards.pop()
        if job == LAID_CARD:
            world.cells[cell] = card
            world.cells[laid_cell(holder, LAID_END)] = dice.below(2)
        else:
            world.cells[cell] = 2 * card + dice.below(2)
