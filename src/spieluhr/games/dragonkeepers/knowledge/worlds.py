"""Worlds that agree with what a seat knows (DK-7.9)."""

from spieluhr.core.dice import Dice
from spieluhr.games.dragonkeepers.components import BACK, KINDS, PRINTED_BACKS
from spieluhr.games.dragonkeepers.knowledge.hidden import is_hidden
from spieluhr.games.dragonkeepers.knowledge.view import Sight
from spieluhr.games.dragonkeepers.rules.book import top_of
from spieluhr.games.dragonkeepers.rules.state import (
    HANDS,
    STARTS,
    UNDEALT,
    State,
    copy,
    start_index,
    start_owner,
)


class Worlds(Sight):
    """Only start cards can be known to one seat and not to another."""

    def resample(self, s: State, seat: int | None, dice: Dice) -> State:
        """The start cards that the seat has not seen are dealt anew to their places, by back."""
        world = copy(s)
        for back in range(PRINTED_BACKS):
            unknown = [
                kind
                for k, kind in enumerate(s.box.starts)
                if BACK[kind] == back
                and (s.cells[STARTS + k] == UNDEALT or is_hidden(s, kind, seat))
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
                owner = start_owner(s, before[place])
                after[place] = cards.pop()
                world.cells[STARTS + start_index(s, after[place])] = owner
    for kind in cards:
        world.cells[STARTS + start_index(s, kind)] = UNDEALT
