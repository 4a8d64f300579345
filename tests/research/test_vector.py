"""n games at once are n games, one by one, by the same rules."""

import pickle
import subprocess
import sys
from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

import spieluhr
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
    return [*step[:-1], *step.ends, step.done]


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
            assert now.terminated[k] == now.done[k] == is_over
            assert (k in now.ends.game) == is_over
            expected = rules.outcome(s).utilities() if is_over else [0.0] * case.seats
            assert now.reward[k].tolist() == pytest.approx(expected)
            if is_over:
                ended += 1
                (at,) = np.flatnonzero(now.ends.game == k)
                outcome = rules.outcome(s)
                assert now.ends.score[at].tolist() == outcome.scores
                assert now.ends.rank[at].tolist() == outcome.ranks
                for seat in range(case.seats):
                    sheet = Sheet(env.size)
                    rules.observe(s, seat, sheet)
                    assert now.ends.observation[at, seat].tolist() == sheet.row()
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
        one, all_of_them = few.now, many.now
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
    assert same(env.now, before)


def test_one_illegal_action_stops_all_games() -> None:
    env = vector("antinomy", 3)
    before, actions = env.reset(), env.sample()
    actions[2] = int((~before.mask[2]).nonzero()[0][0])
    with pytest.raises(Illegal, match="in game 2"):
        env.step(actions)
    assert same(env.now, before)


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


@pytest.mark.parametrize("game", ["perfect_moment", "steam_time"])
def test_one_seed_is_one_set_of_games(game: str) -> None:
    """What options leave open is drawn for each game, and follows from the seed like the cards."""
    first, second = vector(game, 6, seed=1), vector(game, 6, seed=2)
    second.reset(seed=1)
    for _ in range(120):
        actions = first.sample()
        assert same(first.step(actions), second.step(actions))
    if game == "perfect_moment":
        eras = first.now.observation[:, 1:5]  # field `eras`
        assert (eras.sum(axis=1) == 3).all() and len(np.unique(eras, axis=0)) > 1


def test_games_are_those_of_the_front_door() -> None:
    env = vector("perfect_moment", 3, seed=6)
    for k in range(3):
        match = spieluhr.start("perfect_moment", seed=6 * SPREAD + k)
        sheet = Sheet(env.size)
        match.game.rules.observe(match.state, match.actor, sheet)
        assert env.now.observation[k].tolist() == sheet.row()


def test_reset_begins_anew_as_gymnasium_means_it() -> None:
    env = vector("antinomy", 4, seed=3)
    first = env.now
    assert same(env.reset(), first)  # the games of the seed, however often they were looked at
    env.step(env.sample())
    second = env.reset()
    assert not same(second, first)
    third = env.reset()
    assert not same(third, second) and third.mask.any(axis=1).all()
    assert same(env.reset(seed=np.int64(3)), first)
    assert same(vector("antinomy", 4, seed=3).reset(), first)


def test_long_games_are_cut_off() -> None:
    env = vector("antinomy", 5, seed=1, limit=np.int64(4))
    for step in range(1, 13):
        now = env.step(env.sample())
        assert now.truncated.all() == (step % 4 == 0) and not now.terminated.any()
        assert now.done.tolist() == now.truncated.tolist()
        assert not now.reward.any() and not now.ends.rank.any() and not now.ends.score.any()
        assert now.ends.observation.shape == (5 if step % 4 == 0 else 0, 2, env.size)
        assert now.mask.any(axis=1).all()
    with pytest.raises(Malformed, match="not after 0"):
        vector("antinomy", 5, limit=0)


def played(env: VectorEnv, steps: int) -> list[Step]:
    return [env.step(env.sample()) for _ in range(steps)]


@pytest.mark.parametrize("opponents", [None, {1: "casual"}])
def test_a_clone_goes_on_the_same_and_apart(opponents: Any) -> None:
    env = vector("antinomy", 3, seed=2, opponents=opponents)
    played(env, 30)
    clone, pickled = env.clone(), pickle.loads(pickle.dumps(env))
    before = clone.now
    assert np.array_equal(env.now.observation, before.observation)
    future = played(env, 60)
    assert same(clone.now, before)
    for twin in (clone.clone(), pickled):
        assert all(map(same, played(twin, 60), future))
    assert same(env.restore(clone), before)
    assert all(map(same, played(env, 60), future))
    assert same(clone.now, before)
    with pytest.raises(Malformed, match="another environment"):
        env.restore(vector("antinomy", 4))


def test_bots_sit_at_chosen_seats() -> None:
    env = vector("dragonkeepers", 4, {"players": 3}, seed=1, opponents={0: "greedy", 2: "random"})
    won, steps = np.zeros(3), played(env, 150)
    for now in steps:
        assert (now.seat == 1).all()
        won += (now.reward > 0).sum(axis=0)
    assert won[0] > won[1]
    again = vector("dragonkeepers", 4, {"players": 3}, opponents={0: "greedy", 2: "random"})
    again.reset(seed=1)
    assert all(map(same, played(again, 150), steps))


def test_a_bot_of_ones_own_sits_there_too_and_gets_no_truth() -> None:
    seen: list[Any] = []

    class Spy(spieluhr.Bot):
        def choose(self, heuristics: Any, world: Any, seat: int, dice: Dice) -> int:
            seen.append((seat, world))
            return int(heuristics.rules.legal(world)[0])

    env = vector("antinomy", 2, opponents={0: Spy})
    played(env, 5)
    assert seen and all(seat == 0 for seat, _ in seen)
    assert not any(world is s for _, world in seen for s in env._batch.states)


@pytest.mark.parametrize(
    ("opponents", "word"),
    [
        ({2: "club"}, "no seat 2"),
        ({0: "club", 1: "club"}, "left for the caller"),
        ({1: "grandmaster"}, "no bot “grandmaster”"),
    ],
)
def test_wrong_opponents(opponents: Any, word: str) -> None:
    with pytest.raises(Malformed, match=word):
        vector("antinomy", 2, opponents=opponents)


def test_without_numpy_it_is_said_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None; from spieluhr.research import vector_env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert 'numpy is not installed: pip install "spieluhr[research]"' in done.stderr
