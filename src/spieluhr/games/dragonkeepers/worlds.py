"""Moves as a seat learns them, and worlds that agree with what it knows (DK-7.9)."""

from spieluhr.core.dice import Dice
from spieluhr.games.dragonkeepers import moves
from spieluhr.games.dragonkeepers.components import BACK, KINDS
from spieluhr.games.dragonkeepers.rules.setup import start_taker
from spieluhr.games.dragonkeepers.rules.tell import covered_code
from spieluhr.games.dragonkeepers.state import (
    DUE_START,
    HANDS,
    STARTS,
    UNDEALT,
    State,
    copy,
    start_index,
    top_of,
)
from spieluhr.games.dragonkeepers.view import is_hidden, owner_of


def told(s: State, m: int, seat: int | None) -> str:
    """Start cards are told by their backs to those who do not know them."""
    text = moves.text(m)
    if len(s.pending):
        dealt = s.pending[0] == DUE_START and seat != start_taker(s)
        return f"start {covered_code(m - moves.START)}" if dealt else text
    if moves.BOOK <= m < moves.LAY and is_hidden(s, m - moves.BOOK, seat):
        return f"book {covered_code(m - moves.BOOK)}"
    return text


def resample(s: State, seat: int | None, dice: Dice) -> State:
    """The start cards that the seat has not seen are dealt anew to their places, by back."""
    world = copy(s)
    for back in range(9):
        unknown = [
            kind
            for k, kind in enumerate(s.box.starts)
            if BACK[kind] == back and (s.cells[STARTS + k] == UNDEALT or is_hidden(s, kind, seat))
        ]
        if len(unknown) > 1:
            _deal_anew(s, world, unknown, dice)
    return world


def _deal_anew(s: State, world: State, unknown: list[int], dice: Dice) -> None:
    """Places in an order that does not depend on which card lies there; the rest is undealt."""
    cards = list(unknown)
    dice.shuffle(cards)
    for holder in range(s.players):
        first = HANDS + KINDS * holder
        held = sum(int(s.cells[first + kind]) for kind in unknown)
        for kind in unknown:
            world.cells[first + kind] = 0
        for _ in range(held):
            kind = cards.pop()
            world.cells[first + kind] = 1
            world.cells[STARTS + start_index(s, kind)] = holder
    for side in range(2):
        before, after = top_of(s, side), top_of(world, side)
        for place in range(len(before)):
            if int(before[place]) in unknown:
                owner = owner_of(s, before[place])
                after[place] = cards.pop()
                world.cells[STARTS + start_index(s, after[place])] = owner
    for kind in cards:
        world.cells[STARTS + start_index(s, kind)] = UNDEALT
