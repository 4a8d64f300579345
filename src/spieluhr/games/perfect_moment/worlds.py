"""Moves as a seat learns them, and worlds that agree with what it knows (PM-8.5, PM-8.6)."""

from mypy_extensions import i64

from spieluhr.core.bits import count, elements
from spieluhr.core.dice import Dice
from spieluhr.games.perfect_moment import moves
from spieluhr.games.perfect_moment.rules.items import lifted_cards
from spieluhr.games.perfect_moment.state import (
    ACES_STEP,
    APART,
    DEAL,
    DRAWRIGHT,
    ECHO,
    ECHOPLAN,
    END,
    GIVE,
    HANDS,
    LAID,
    LIFTED,
    LOOK1,
    LOOK4,
    NEWPLAN,
    NOTHING,
    OWN,
    PICK1,
    SETUP,
    SHOWN,
    SORT,
    STACK,
    TURN,
    UNFIXED,
    State,
    copy,
    deck_index,
    doing,
    place_of,
    seat_mark,
    step,
    user,
)
from spieluhr.games.perfect_moment.view import known_in_hand, laid_cards, mark_of


def told(s: State, m: int, seat: int | None) -> str:
    """PM-8.5: an unknown card is `?`, a covered choice is `?` alone."""
    text = moves.text(m)
    at_step, holder = step(s), user(s)
    covered = at_step == PICK1 or (not s.solo and at_step in (OWN, GIVE, END) and doing(s) == SETUP)
    if covered:
        return text if seat == holder else "?"
    verb = text.split(" ")[0]
    if verb not in ("deal", "draw", "look", "bottom", "top"):
        return text
    return text if _is_told(s, m, at_step, seat) else f"{verb} ?"


COVERED = -2  # a choice that another seat hears nothing of


def heard(s: State, m: i64, seat: i64) -> i64:
    """`told` for decisions, as a number: what cannot be told apart sounds the same."""
    at_step = step(s)
    secret = at_step == OWN or at_step == GIVE or at_step == END
    if at_step == PICK1 or (not s.solo and secret and doing(s) == SETUP):
        return m if seat == user(s) else COVERED
    if m < moves.BOTTOM or m >= moves.USE or _is_told(s, m, at_step, seat):
        return m
    return COVERED - (1 if m < moves.TOP else 2)


def _is_told(s: State, m: int, at_step: i64, seat: int | None) -> bool:
    mark = mark_of(s, seat)
    if m >= moves.DEAL:
        return _result_is_told(s, at_step, seat, mark)
    card = (m - moves.BOTTOM) % 24
    if at_step == SORT or at_step == STACK:
        return any(entry >> 2 == card and entry & mark for entry in lifted_cards(s))
    if at_step == ACES_STEP and m < moves.TOP:
        return bool(s.cells[deck_index(s, 0)] & mark)
    holder = user(s)
    if place_of(s, holder, card) >= 0:
        return True  # it lay open
    if seat == holder:
        return True
    only = s.cells[HANDS + holder] == i64(1) << card
    return bool(only and known_in_hand(s, holder, seat) >> card & 1)


def _result_is_told(s: State, at_step: i64, seat: int | None, mark: i64) -> bool:
    """Dealt, drawn and looked-at cards: for who gets or sees them, and who knew the place."""
    what = doing(s)
    if what == SETUP:
        return at_step != ECHOPLAN and (at_step != DEAL or seat == user(s))
    if at_step == DRAWRIGHT:
        return True
    looking = LOOK1 <= at_step <= LOOK4
    entry = s.cells[deck_index(s, at_step - LOOK1 if looking else 0)]
    if entry != UNFIXED and entry & mark:
        return True
    if what == ECHO:
        return False
    gets = 1 - user(s) if at_step == NEWPLAN and what != TURN else user(s)
    return seat == gets and seat_mark(s, gets) != 0


def resample(s: State, seat: int | None, dice: Dice) -> State:
    """Deal the cards that the seat has no mark on anew; marks stay with the places."""
    world = copy(s)
    cards = elements(hidden(s, seat))
    dice.shuffle(cards)
    _deal_deck(world, seat, cards)
    for holder in range(2):
        _deal_hand(s, world, holder, seat, cards)
        if seat != holder:
            _deal_laid(world, holder, cards, dice)
    pool: i64 = 0
    for card in cards:
        pool |= i64(1) << i64(card)
    world.pool = pool
    if s.pick >= 0 and seat != user(s):
        world.pick = dice.below(3)
    return world


def hidden(s: State, seat: int | None) -> i64:
    """The cards at places that the seat has no mark on, and the pool."""
    mark = mark_of(s, seat)
    members = s.pool
    for k in _entry_cells(s):
        entry = s.cells[k]
        if entry != UNFIXED and not entry & mark:
            members |= i64(1) << (entry >> 2)
    for holder in range(2):
        members |= s.cells[HANDS + holder] & ~known_in_hand(s, holder, seat)
        if seat != holder:
            members |= laid_cards(s, holder)
    return members


def _entry_cells(s: State) -> list[int]:
    """Where entries lie: the deck from the top, lifted cards, cards kept apart."""
    cells: list[int] = [deck_index(s, place) for place in range(s.size)]
    cells.extend(range(LIFTED, LIFTED + 4))
    cells.extend(range(APART, APART + 2))
    return cells


def _deal_deck(world: State, seat: int | None, cards: list[int]) -> None:
    mark = mark_of(world, seat)
    for k in _entry_cells(world):
        entry = world.cells[k]
        if entry != UNFIXED and not entry & mark:
            world.cells[k] = cards.pop() * 4 + (entry & 3)


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
    for k in range(3):
        cell = LAID + 4 * holder + k
        if world.cells[cell] == NOTHING:
            continue
        card = cards.pop()
        world.cells[cell] = 2 * card + dice.below(2) if k < 2 else card
        if k == 2:
            world.cells[cell + 1] = dice.below(2)
