"""What each seat knows, and worlds that agree with it."""

from mypy_extensions import i64

from spieluhr.core.bits import bit, count, elements
from spieluhr.core.dice import Dice
from spieluhr.core.rules import CHANCE
from spieluhr.games.demo import moves, rules
from spieluhr.games.demo.components import NO_CARD, SEATS
from spieluhr.games.demo.schema import Actor, View
from spieluhr.games.demo.state import State, copy


def view(s: State, seat: int | None) -> View:
    """Built from nothing: what is not written here, nobody learns."""
    return View(
        seat=seat,
        actor=actor_word(s),
        leader=int(s.leader),
        led=None if s.led == NO_CARD else int(s.led),
        hands=[_hand(s, holder, seat) for holder in range(SEATS)],
        won=[elements(s.won[holder]) for holder in range(SEATS)],
        pile=int(count(s.pile)),
        unseen=elements(unseen(s, seat)),
    )


def actor_word(s: State) -> Actor:
    actor = rules.actor(s)
    if actor >= 0:
        return int(actor)
    return "chance" if actor == CHANCE else "over"


def _hand(s: State, holder: i64, seat: int | None) -> list[int | None]:
    if holder == seat:
        return list[int | None](elements(s.hands[holder]))
    return [None] * int(count(s.hands[holder]))


def unseen(s: State, seat: int | None) -> i64:
    """The cards that the seat cannot place."""
    members = s.pile
    for holder in range(SEATS):
        if holder != seat:
            members |= s.hands[holder]
    return members


def resample(s: State, seat: int | None, dice: Dice) -> State:
    """Deal what the seat has not seen anew. Reads nothing that the seat does not know."""
    world = copy(s)
    hidden = elements(unseen(s, seat))
    dice.shuffle(hidden)
    for holder in range(SEATS):
        if holder != seat:
            held = int(count(s.hands[holder]))
            world.hands[holder] = _set_of(hidden[:held])
            hidden = hidden[held:]
    world.pile = _set_of(hidden)
    return world


def _set_of(cards: list[int]) -> i64:
    members: i64 = 0
    for card in cards:
        members |= bit(card)
    return members


def told(s: State, m: int, seat: int | None) -> str:
    """The move's text as the seat learns it: what others draw is covered."""
    if m >= moves.DRAW and rules.drawer(s) != (-1 if seat is None else seat):
        return "draw ?"
    return moves.text(m)
