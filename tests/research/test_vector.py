"""n games at once are n games, one by one, by the same rules."""

from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from spieluhr.core.batch import SPREAD
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Illegal, Malformed
from spieluhr.core.playout import settle
from spieluhr.core.rules import OVER
from spieluhr.core.sheet import Sheet
from spieluhr.research import vector
from spieluhr.research.vector_env import Step, VectorEnv
from tests.battery.cases import Case, every_case

N = 3


def made(case: Case, n: int = N, seed: int = 5) -> VectorEnv:
    return vector(case.game.id, n, msgspec.to_builtins(case.options), case.seats, seed)


def arrays(step: Step) -> list[NDArray[Any]]:
    return [step.observation, step.mask, step.reward, step.done, step.seat]


def same(first: Step, second: Step) -> bool:
    return all(map(np.array_equal, arrays(first), arrays(second)))


@every_case
def test_each_game_is_played_by_the_rules(case: Case) -> None:
    """Beside the environment each game is played by hand, with the same dice; two to their end."""
    rules, seed, choices = case.game.rules, 9, Dice(1)
    env = made(case, seed=seed)
    dice = [Dice(seed * SPREAD + k) for k in range(N)]
    states = [case.game.new(case.options, case.seats) for _ in range(N)]
    for s, own in zip(states, dice, strict=True):
        settle(rules, s, own)
    now, ended = env.reset(seed), 0
    while ended < 2:
        for k, s in enumerate(states):
            sheet = Sheet(env.size)
            rules.observe(s, rules.actor(s), sheet)
            assert now.observation[k].tolist() == sheet.row()
            assert now.mask[k].nonzero()[0].tolist() == rules.legal(s)
            assert now.seat[k] == rules.actor(s)
        actions = [moves[choices.below(len(moves))] for moves in map(rules.legal, states)]
        now = env.step(np.array(actions))
        for k, s in enumerate(states):
            rules.apply(s, actions[k])
            settle(rules, s, dice[k])
            is_over = rules.actor(s) == OVER
            assert now.done[k] == is_over
            expected = rules.outcome(s).utilities() if is_over else [0.0] * case.seats
            assert now.reward[k].tolist() == pytest.approx(expected)
            if is_over:
                ended += 1
                states[k] = case.game.new(case.options, case.seats)
                settle(rules, states[k], dice[k])


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    first, second, other = (vector("antinomy", 8, seed=seed) for seed in (1, 1, 2))
    assert not same(first.reset(), other.reset())
    for _ in range(50):
        actions = first.sample()
        assert np.array_equal(actions, second.sample())
        assert same(first.step(actions), second.step(actions))
    assert same(first.reset(3), second.reset(3))


def test_games_side_by_side_do_not_touch_each_other() -> None:
    """The first of many games is the same as when there are few."""
    few, many = vector("dragonkeepers", 1, seed=4), vector("dragonkeepers", 9, seed=4)
    for _ in range(60):
        one, all_of_them = few.reset(), many.reset()
        assert np.array_equal(one.observation[0], all_of_them.observation[0])
        actions = many.sample()
        many.step(actions)
        few.step(actions[:1])


def test_what_was_given_is_the_caller_s() -> None:
    env = vector("antinomy", 4)
    before = env.reset()
    kept = [array.copy() for array in arrays(before)]
    env.step(env.sample())
    assert all(map(np.array_equal, arrays(before), kept))
    before.mask[:] = True  # may be written to, and changes nothing
    with pytest.raises(Illegal):
        env.step(np.full(4, env.actions - 1))


@pytest.mark.parametrize(
    ("actions", "word"),
    [
        ([0, 0], "there are 2 for 3 games"),
        ([[0], [0], [0]], "one row of whole numbers"),
        ([0.5, 0.5, 0.5], "one row of whole numbers"),
        ([-1, -1, -1], "Action -1 is not legal in game 0"),
        ([10**6] * 3, "Action 1000000 is not legal in game 0"),
    ],
)
def test_wrong_actions_change_nothing(actions: list[int], word: str) -> None:
    env = vector("antinomy", 3)
    before = env.reset()
    with pytest.raises((Illegal, Malformed), match=word):
        env.step(actions)
    assert same(env.reset(), before)


def test_one_illegal_action_stops_all_games() -> None:
    env = vector("antinomy", 3)
    before, actions = env.reset(), env.sample()
    actions[2] = int((~before.mask[2]).nonzero()[0][0])
    with pytest.raises(Illegal, match="in game 2"):
        env.step(actions)
    assert same(env.reset(), before)


@pytest.mark.parametrize("n", [0, -1, 10**9])
def test_wrong_numbers_of_games(n: int) -> None:
    with pytest.raises(Malformed, match="games at once, not"):
        vector("antinomy", n)


def test_wrong_games_and_options() -> None:
    with pytest.raises(Malformed, match="chess"):
        vector("chess", 2)
    with pytest.raises(Malformed, match="options"):
        vector("antinomy", 2, {"solo": "sometimes"})
    with pytest.raises(Malformed, match="5"):
        vector("antinomy", 2, seats=5)
