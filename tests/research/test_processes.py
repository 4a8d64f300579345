"""Games in several processes are the games of one, and leave nothing behind."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

from spieluhr.core.errors import Illegal, Malformed
from spieluhr.research import shared, vector
from spieluhr.research.processes import Processes
from spieluhr.research.slots import SLOTS
from spieluhr.research.vector_env import VectorEnv
from tests.research.test_vector import arrays, same

N = 5
LEFT_OPEN = """
from spieluhr.research import vector
if __name__ == "__main__":
    env = vector("antinomy", 2, processes=2)
    print(env.step(env.sample()).seat.shape)
"""


@pytest.fixture(scope="module")
def two() -> Iterator[VectorEnv]:
    with vector("antinomy", N, seed=3, processes=2, opponents={1: "random"}, limit=40) as env:
        yield env


def test_the_games_are_those_of_one_process(two: VectorEnv) -> None:
    """Sampled decisions, opponents and ends included."""
    one = vector("antinomy", N, seed=3, opponents={1: "random"}, limit=40)
    ended = 0
    for seed in (None, 8, None):  # the games of the seed given at first, others, chance goes on
        assert same(one.reset(seed), two.reset(seed))
        for _ in range(45):
            chosen = one.sample()
            assert np.array_equal(two.sample(), chosen)
            here, there = one.step(chosen), two.step(chosen)
            assert same(here, there)
            ended += len(here.ends.game)
    assert ended > N


def test_an_illegal_action_changes_nothing_in_any_process(two: VectorEnv) -> None:
    before, chosen = two.reset(1), two.sample()
    for wrong in (-1, two.actions, int(np.argmin(before.mask[N - 1]))):
        with pytest.raises(Illegal, match=f"{wrong} is not legal in game {N - 1}"):
            two.step(np.array([*chosen[:-1], wrong]))
    with pytest.raises(Illegal, match=f"{N - 1} for {N} games"):
        two.step(chosen[:-1])
    assert all(map(np.array_equal, arrays(two.now), arrays(before)))


def test_arrays_are_the_callers_own(two: VectorEnv) -> None:
    """However many steps are kept, whatever is written to them, and when the games are closed."""
    steps, copies = [two.reset(1)], []
    for _ in range(SLOTS + 1):
        copies.append([row.copy() for row in arrays(steps[-1])])
        steps.append(two.step(two.sample()))
    for step, copy in zip(steps, copies, strict=False):
        assert all(map(np.array_equal, arrays(step), copy))
    chosen, seat = two.sample(), steps[-1].seat.copy()
    steps[-1].mask[:], steps[-1].seat[:] = False, 9
    assert np.array_equal(two.now.seat, seat)
    two.step(chosen)


def test_arrays_are_there_after_the_games_are_closed() -> None:
    with vector("antinomy", 2, seed=3, processes=2) as env:
        now = env.step(env.sample())
        kept = now.observation.copy()
    assert np.array_equal(now.observation, kept)
    assert isinstance(env._batch, Processes)
    name = env._batch._arrays.memory.name
    del now
    vector("antinomy", 2, processes=2).close()
    assert name not in [memory.name for memory in shared._in_use]


def test_more_processes_than_games_and_clones_are_refused(two: VectorEnv) -> None:
    for processes in (0, N + 1):
        with pytest.raises(Malformed, match=f"For {N} games you can use 1 to {N} processes"):
            vector("antinomy", N, processes=processes)
    with pytest.raises(Malformed, match="cannot be cloned"):
        two.clone()
    with pytest.raises(Malformed, match="cannot be cloned"):
        two.restore(vector("antinomy", N))
    with pytest.raises(Malformed, match="or pickled"):
        pickle.dumps(two)


def test_looking_ahead_in_several_processes_is_refused_in_words(two: VectorEnv) -> None:
    with pytest.raises(Malformed, match="cannot be looked ahead in: leave out `processes`"):
        two.outlook()


def test_layout_2_of_several_processes_is_that_of_one() -> None:
    alone = vector("antinomy", 4, seed=3, layout=2)
    with vector("antinomy", 4, seed=3, layout=2, processes=2) as env:
        for _ in range(10):
            actions = alone.sample()
            one, both = alone.step(actions), env.step(actions)
            np.testing.assert_array_equal(one.observation, both.observation)


def test_closing_ends_processes_and_gives_the_memory_back() -> None:
    others = set(active_children())
    env = vector("antinomy", 2, processes=2)
    batch = env._batch
    assert isinstance(batch, Processes)
    name = batch._arrays.memory.name
    assert len(set(active_children()) - others) == 1  # and this one plays, too
    env.close()
    env.close()
    assert set(active_children()) <= others
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)
    with pytest.raises(Malformed, match="closed"):
        env.step([0, 0])


def test_a_process_that_dies_is_told_and_the_rest_ends() -> None:
    others = set(active_children())
    with vector("antinomy", 2, processes=2) as env:
        unlucky = (set(active_children()) - others).pop()
        unlucky.kill()
        unlucky.join()
        with pytest.raises(Malformed, match="One of the processes has ended"):
            env.sample()
    assert set(active_children()) <= others


def test_an_environment_that_nobody_closed_ends_with_the_program() -> None:
    command = [sys.executable, "-c", LEFT_OPEN]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "(2,)\n"
    assert done.stderr == ""
