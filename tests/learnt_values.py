"""What every learnt value must keep, for the tests of the games that have one."""

import math
from typing import Any

from spieluhr.bots import answer, make_bot
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.rules import CHANCE, OVER

Played = list[tuple[list[Any], list[float]]]


def games_of(game: Game, seats: int, level: str, count: int) -> Played:
    """Tables at which somebody decides, and everybody's share of the win."""
    wish = next(dict(one) for _, one in game.modes if one in ({"players": seats}, {}))
    found = []
    for n in range(count):
        s: Any = game.new(game.read_options(game.complete(dict(wish), Dice(n))), seats)
        dice, bot, tables = Dice(n), make_bot(level), []
        while (actor := game.rules.actor(s)) != OVER:
            is_chance = actor == CHANCE
            if not is_chance and game.heuristics.is_quiet(s):
                tables.append(game.rules.copy(s))
            move = game.rules.sample(s, dice) if is_chance else answer(bot, game, s, dice)
            game.rules.apply(s, move)
        found.append((tables, game.rules.outcome(s).shares()))
    return found


def check_shares(learnt: Any, played: Played) -> None:
    """A share of the win for every seat, none of them sure before the end, 1 together."""
    for tables, shares in played:
        for s in tables:
            values = learnt.evaluate(s)
            assert len(values) == len(shares)
            assert min(values) > 0.0
            assert math.isclose(sum(values), 1.0)


def loss(heuristics: Any, played: Played) -> float:
    """The log-loss of who won, a table as it is."""
    losses = [
        -share * math.log(max(1e-6, value))
        for tables, shares in played
        for s in tables
        for share, value in zip(shares, heuristics.evaluate(s), strict=True)
    ]
    return sum(losses) / max(1, sum(len(tables) for tables, _ in played))
