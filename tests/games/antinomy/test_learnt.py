"""The value that the master has learnt for the game for two."""

import math
from itertools import accumulate
from typing import Any

from spieluhr import games
from spieluhr.bots import answer, make_bot
from spieluhr.core.dice import Dice
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.games.antinomy.bot import features
from spieluhr.games.antinomy.bot.heuristics import AntinomyHeuristics, Learnt
from spieluhr.games.antinomy.options import Options
from spieluhr.games.antinomy.rules.state import CRYSTALS, State

GAME = games.load("antinomy")
START = GAME.new(Options(), 2)
LEARNT = GAME.heuristics.at("master", START)
ENDS = list(accumulate(features.SIZES))


def games_of(level: str, count: int) -> list[tuple[list[State], list[float]]]:
    """Tables at which a move is due, and who won."""
    found = []
    for n in range(count):
        s: Any = GAME.new(Options(), 2)
        dice, bot, tables = Dice(n), make_bot(level), []
        while (actor := GAME.rules.actor(s)) != OVER:
            if features.is_due(s):
                tables.append(GAME.rules.copy(s))
            is_chance = actor == CHANCE
            move = GAME.rules.sample(s, dice) if is_chance else answer(bot, GAME, s, dice)
            GAME.rules.apply(s, move)
        found.append((tables, GAME.rules.outcome(s).shares()))
    return found


PLAYED = games_of("casual", 30)


def test_only_the_master_for_two_judges_by_it() -> None:
    alone = GAME.new(Options(solo="hard"), 1)
    assert isinstance(LEARNT, Learnt)
    for level in ("first_game", "beginner", "casual", "club", "expert", "master@1"):
        assert type(GAME.heuristics.at(level, START)) is AntinomyHeuristics
    assert type(GAME.heuristics.at("master", alone)) is AntinomyHeuristics


def test_every_feature_has_one_of_its_own_cases() -> None:
    for tables, _ in PLAYED:
        for s in tables:
            found = list(features.features(s))
            assert len(found) == len(features.SIZES)
            for case, size, end in zip(found, features.SIZES, ENDS, strict=True):
                assert end - size <= case < end


def test_the_same_table_is_worth_the_same_at_both_seats_together() -> None:
    for tables, _ in PLAYED[:5]:
        for s in tables:
            values = LEARNT.evaluate(s)
            assert 0.0 < values[0] < 1.0
            assert math.isclose(sum(values), 1.0)


def test_nearly_everywhere_another_crystal_is_worth_more() -> None:
    better = count = 0
    for tables, _ in PLAYED:
        for s in tables:
            richer = GAME.rules.copy(s)
            if s.cells[CRYSTALS] < 4:
                richer.cells[CRYSTALS] += 1
                better += LEARNT.evaluate(richer)[0] > LEARNT.evaluate(s)[0]
                count += 1
    assert better >= 0.9 * count


def test_it_tells_the_winner_better_than_the_value_by_hand() -> None:
    """Of games that it was not fitted to."""
    learnt, by_hand = (
        sum(
            -math.log(max(1e-6, heuristics.evaluate(s)[0 if shares[0] else 1]))
            for tables, shares in PLAYED
            for s in tables
            if max(shares) == 1.0
        )
        for heuristics in (LEARNT, GAME.heuristics)
    )
    assert learnt < by_hand
