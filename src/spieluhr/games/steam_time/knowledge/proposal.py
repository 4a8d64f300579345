"""ST-7.1: the missions with which a seat ends best, exactly: most esteem, then most crystals."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.games.steam_time.components import (
    CHOSEN_ANY,
    CHOSEN_ONE,
    NEED_EXPEDITIONS,
    NEED_UPGRADES,
    NEEDS,
    Box,
)
from spieluhr.games.steam_time.rules import moves
from spieluhr.games.steam_time.rules.play import Play
from spieluhr.games.steam_time.rules.state import (
    ESTEEM,
    FULFIL,
    GOLD,
    PAY_DIFFERENT,
    PAY_ONE,
    STEAM,
    UPGRADES,
    WIDTH,
    State,
    copy,
    crystals_in,
    due,
    due_seat,
    expeditions_of,
    number,
    of,
)

BASE: Final = 16384  # more than there is gold
Best = tuple[int, int, int]  # esteem, crystals left, set of missions


class Finder:
    """Tries every set of missions with every way to pay it, each remaining purse once.

    A purse is gold, steam and six numbers of crystals, as digits to the base BASE.
    """

    def __init__(self, box: Box, missions: list[int]) -> None:
        self.box = box
        self.missions = missions
        self.known: dict[tuple[int, int], Best] = {}

    def best(self, k: int, purse: list[int]) -> Best:
        """With the missions from the k-th on."""
        if k == len(self.missions):
            return (0, sum(purse[2:]), 0)
        key = (k, _digits(purse))
        if key in self.known:
            return self.known[key]
        best = self.best(k + 1, purse)
        mission = self.missions[k]
        for rest in self._after(mission, purse):
            esteem, crystals, chosen = self.best(k + 1, rest)
            esteem += int(self.box.mission_esteem[mission])
            if (esteem, crystals) > (best[0], best[1]):
                best = (esteem, crystals, chosen | 1 << mission)
        self.known[key] = best
        return best

    def _after(self, mission: int, purse: list[int]) -> list[list[int]]:
        """What can be left once it is paid; nothing if it cannot be."""
        first = mission * len(NEEDS)
        left: list[int] = []
        for n in range(8):
            left.append(purse[n] - int(self.box.needs[first + n]))
        if min(left) < 0:
            return []
        different = int(self.box.needs[first + CHOSEN_ANY])
        if different:
            return _fewer_different(left, different, 2)
        one = int(self.box.needs[first + CHOSEN_ONE])
        if one:
            return [_less(left, n, one) for n in range(2, 8) if left[n] >= one]
        return [left]


def _digits(purse: list[int]) -> int:
    number = 0
    for amount in purse:
        number = number * BASE + amount
    return number


def _less(purse: list[int], n: int, amount: int) -> list[int]:
    rest = list(purse)
    rest[n] -= amount
    return rest


def _fewer_different(purse: list[int], wanted: int, first: int) -> list[list[int]]:
    """One crystal each from that many generators."""
    if wanted == 0:
        return [purse]
    rests: list[list[int]] = []
    for n in range(first, 8):
        if purse[n] > 0:
            rests += _fewer_different(_less(purse, n, 1), wanted - 1, n + 1)
    return rests


def proposal(rules: Play, s: State, seat: i64) -> Best:
    """The best end that the seat can still reach; esteem is all that it will have then."""
    what = due(s)
    if (what == PAY_ONE or what == PAY_DIFFERENT) and due_seat(s) == seat:
        return _best_answer(rules, s, seat)[1]
    purse: list[int] = [of(s, seat, GOLD), of(s, seat, STEAM)]
    for generator in range(6):
        purse.append(crystals_in(s, seat, generator))
    esteem, crystals, chosen = Finder(s.box, _still_possible(s, seat)).best(0, purse)
    return (of(s, seat, ESTEEM) + esteem, crystals, chosen)


def proposed_answer(rules: Play, s: State, seat: i64) -> int:
    """The answer with which that end is reached; the first of several."""
    if due(s) == FULFIL:
        mission = number(s, 0)
        return moves.FULFIL + mission if proposal(rules, s, seat)[2] >> mission & 1 else moves.NO
    return _best_answer(rules, s, seat)[0]


def _best_answer(rules: Play, s: State, seat: i64) -> tuple[int, Best]:
    """With the end to which it leads."""
    best: Best = (-1, -1, 0)
    answer = -1
    for m in rules.legal(s):
        world = copy(s)
        rules.apply(world, m)
        end = proposal(rules, world, seat)
        if (end[0], end[1]) > (best[0], best[1]):
            best, answer = end, m
    return answer, best


def _still_possible(s: State, seat: i64) -> list[int]:
    """The missions that the seat is still asked for and has the cards for, in that order."""
    upgrades = bits.count(of(s, seat, UPGRADES))
    expeditions = len(expeditions_of(s, seat))
    possible: list[int] = []
    for k in range(s.depth - 1, -1, -1):
        if s.todo[k * WIDTH] != FULFIL or s.todo[k * WIDTH + 1] != seat:
            continue
        mission = s.todo[k * WIDTH + 2]
        first = mission * len(NEEDS)
        if s.box.needs[first + NEED_UPGRADES] > upgrades:
            continue
        if s.box.needs[first + NEED_EXPEDITIONS] <= expeditions:
            possible.append(mission)
    return possible
