"""Bots play by what their seat knows, and the better one wins."""

import pytest

from spieluhr.bots import BOTS, Bot, GreedyBot, MaxnBot, RandomBot, ask
from spieluhr.core.dice import Dice
from spieluhr.core.heuristics import Heuristics
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, S
from tests.battery.cases import Case, every_case, glances, walk

FEW = 3  # values of `evaluate` in three whole games


@every_case
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_chooses_the_same_whatever_the_hidden_truth_is(case: Case, name: str) -> None:
    bot = MaxnBot(depth=2, worlds=2) if name == "maxn" else BOTS[name]()
    for n, match in enumerate(walk(case, 31, steps=70)):
        if match.actor < 0:
            continue
        world = case.game.rules.resample(match.state, match.actor, Dice(n))
        other = Match(case.game, case.options, case.seats, world)
        move = ask(bot, match, Dice(~n))
        assert move in match.legal()
        assert move == ask(bot, other, Dice(~n))


class Spy(Bot):
    """Keeps what it is handed."""

    def __init__(self) -> None:
        self.handed: list[object] = []

    def choose(self, heuristics: Heuristics[S], world: S, seat: int, dice: Dice) -> int:
        self.handed.append(world)
        return heuristics.rules.sample(world, dice)


@every_case
def test_a_bot_is_never_handed_the_truth(case: Case) -> None:
    spy = Spy()
    for match in walk(case, 32, steps=60):
        if match.actor != CHANCE and not match.is_over:
            ask(spy, match, Dice(1))
            assert spy.handed[-1] is not match.state
    assert spy.handed


@every_case
def test_evaluations_are_between_lost_and_won(case: Case) -> None:
    where = case.source("bot", "heuristics")
    for seed in (0, 1, 2):
        for match in walk(case, seed):
            values = case.game.heuristics.evaluate(match.state)
            assert len(values) == case.seats
            assert all(0.0 <= value <= 1.0 for value in values)
            if match.is_over and len(set(match.outcome.ranks)) > 1:
                best = match.outcome.ranks.index(1)
                assert values[best] == max(values)
                assert min(values) < max(values), f"{where} does not see who has won"


@every_case
def test_evaluations_tell_tables_apart(case: Case) -> None:
    """In the middle of a game, too: a bot that finds all tables equal plays at random."""
    seen = set[tuple[float, ...]]()
    for seed in (0, 1, 2):
        for match in glances(case, seed):
            if match.actor >= 0 and case.game.heuristics.is_quiet(match.state):
                seen.add(tuple(case.game.heuristics.evaluate(match.state)))
    where = case.source("bot", "heuristics")
    assert len(seen) > FEW, f"{where}: evaluate gives the same at nearly every table: {seen}"


@every_case
def test_looking_ahead_is_better_than_chance(case: Case) -> None:
    """Mean score, paired: the same seeds, the bot in seat 0 and a random one there."""
    games = 8
    chance = sum(_score(case, RandomBot(), seed) for seed in range(games))
    assert sum(_score(case, GreedyBot(), seed) for seed in range(games)) > chance
    assert sum(_score(case, MaxnBot(depth=2, worlds=1), seed) for seed in range(games)) > chance


def _score(case: Case, bot: Bot, seed: int) -> float:
    match, dice = case.match(), Dice(seed)
    match.settle(dice)
    while not match.is_over:
        move = ask(bot if match.actor == 0 else RandomBot(), match, dice)
        match.play(move)
        match.settle(dice)
    return match.outcome.scores[0] - sum(match.outcome.scores[1:])
