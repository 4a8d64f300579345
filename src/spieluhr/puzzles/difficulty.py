"""Which level finds the best move?"""

from typing import Final

from spieluhr.bots.asking import answer
from spieluhr.bots.levels import LEVELS, at_level
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.rules import State
from spieluhr.puzzles.schema import Puzzle

EASIEST: Final = LEVELS[0]
TRIES: Final = 7  # with different dice; most of them have to find it


def lowest_level(game: Game, s: State, solutions: list[int], dice: Dice) -> str:
    """The lowest one that finds it in most tries; "" if even a master does not."""
    for level in LEVELS:
        found = missed = 0
        while 2 * found < TRIES and 2 * missed < TRIES:
            is_found = answer(at_level(level), game, s, dice) in solutions
            found, missed = found + is_found, missed + (not is_found)
        if 2 * found > TRIES:
            return level
    return ""


def is_plain(one: Puzzle) -> bool:
    """Nothing to find: the lowest level sees it, and there is only one other thing to do."""
    return one.level == EASIEST and len(one.others) < 2
