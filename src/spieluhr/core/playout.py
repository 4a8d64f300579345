"""Whole games and whole trees, inside compiled code."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.rules import CHANCE, OVER, Rules, S

LOUD: Final = 14  # so many random decisions at most until a table is quiet


def playout(rules: Rules[S], s: S, dice: Dice) -> i64:
    """Play at random to the end, in place. Returns the number of decisions; chance is not one."""
    decisions: i64 = 0
    while True:
        actor = rules.actor(s)
        if actor == OVER:
            return decisions
        if actor != CHANCE:
            decisions += 1
        rules.apply(s, rules.sample(s, dice), None)


def random_games(rules: Rules[S], start: S, games: i64, seed: i64) -> i64:
    """Play that many random games from one start; the number of decisions in all of them."""
    decisions: i64 = 0
    for game in range(games):
        decisions += playout(rules, rules.copy(start), Dice(seed + game))
    return decisions


def settle(rules: Rules[S], s: S, dice: Dice) -> None:
    """Roll until somebody has to decide or the game is over, in place."""
    while rules.actor(s) == CHANCE:
        rules.apply(s, rules.sample(s, dice), None)


def perft(rules: Rules[S], s: S, depth: i64) -> i64:
    """Leaves of the tree of that depth, chance results included; a finished game is one leaf."""
    if depth == 0 or rules.actor(s) == OVER:
        return 1
    moves = rules.legal(s)
    if depth == 1:
        return len(moves)
    leaves: i64 = 0
    for m in moves:
        child = rules.copy(s)
        rules.apply(child, m, None)
        leaves += perft(rules, child, depth - 1)
    return leaves


def quiet_value(heuristics: Heuristics[S], s: S, dice: Dice) -> list[float]:
    """What each seat may hope for, once what is under way is done. Uses up the state."""
    rules = heuristics.rules
    for _ in range(LOUD):
        settle(rules, s, dice)
        if rules.actor(s) == OVER or heuristics.is_quiet(s):
            break
        rules.apply(s, rules.sample(s, dice), None)
    return heuristics.evaluate(s)
