"""Gymnasium plays our games: one learner, bots at the other seats, and nobody knows more."""

import importlib
import pickle
import sys
from functools import partial
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spieluhr import games
from spieluhr.bots import Bot
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.rules import OVER
from spieluhr.research import gym
from tests.battery.cases import Case, every_case


def made(case: Case, **settings: Any) -> Any:
    options = msgspec.to_builtins(case.options)
    settings = {"opponents": "random", **settings}
    return gymnasium.make(gym.IDS[case.game.id], options=options, seats=case.seats, **settings)


def random_action(observation: Any, dice: Dice) -> int:
    legal = np.flatnonzero(observation["action_mask"])
    return int(legal[dice.below(len(legal))])


def played(env: Any, seed: int) -> list[Any]:
    """A random game: all that came back, as bytes where it is an array."""
    dice = Dice(seed)
    observation, info = env.reset(seed=seed)
    told: list[Any] = [observation["observation"].tobytes(), info]
    is_over = False
    while not is_over:
        observation, reward, is_over, is_cut_off, info = env.step(random_action(observation, dice))
        assert not is_cut_off
        told += [observation["observation"].tobytes(), reward, info]
    return told


@every_case
def test_gymnasiums_own_check_is_passed(case: Case) -> None:
    """Warnings are errors here."""
    check_env(made(case).unwrapped)
    check_env(made(case, seat="random").unwrapped, skip_render_check=True)


@every_case
def test_the_learner_is_asked_at_his_turns_until_the_end(case: Case) -> None:
    seat = case.seats - 1
    env, dice = made(case, seat=seat), Dice(2)
    observation, info = env.reset(seed=2)
    match, is_over, reward = env.unwrapped._match, False, 0.0
    while not is_over:
        assert match.actor == seat and reward == 0.0
        assert np.flatnonzero(observation["action_mask"]).tolist() == match.legal()
        assert (env.unwrapped.action_masks() == observation["action_mask"]).all()
        assert info == {"seat": seat, "illegal": False}
        observation, reward, is_over, _, info = env.step(random_action(observation, dice))
    assert match.actor == OVER
    assert reward == match.outcome.utilities()[seat]
    assert info == {"seat": seat, "illegal": False, "outcome": match.outcome.json()}
    assert not observation["action_mask"].any() and not env.unwrapped.action_masks().any()


def test_games_follow_the_seed_with_all_that_bots_do() -> None:
    def game(seed: int) -> list[Any]:
        env = gymnasium.make(
            "spieluhr/dragonkeepers-v1", seats=3, seat="random", opponents=["beginner", "random"]
        )
        return played(env, seed)

    assert game(1) == game(1)
    assert game(1) != game(2)


def test_games_go_on_from_the_seed_and_the_seat_changes() -> None:
    env = gymnasium.make("spieluhr/antinomy-v1", seat="random", opponents="random")
    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(9))]
    assert set(seats) == {0, 1}
    assert [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(9))] == seats


def test_a_bot_cannot_know_what_it_may_not() -> None:
    """It is handed a world like the true one to its seat; whether it is the truth is chance."""
    handed: list[Any] = []

    class Spy(Bot):
        def choose(self, heuristics: Any, world: Any, seat: int, dice: Dice) -> int:
            rules = heuristics.rules
            handed.append((rules.copy(env._match.state), rules.copy(world), seat))
            return int(rules.sample(world, dice))

    env: Any = gymnasium.make("spieluhr/antinomy-v1", opponents=Spy).unwrapped
    env.reset(seed=1)
    for _ in range(8):
        env.step(env.action_masks().argmax())
    codec, rules = games.load("antinomy").codec, games.load("antinomy").rules
    assert handed and all(seat == 1 for _, _, seat in handed)
    assert any(codec.position(truth) != codec.position(world) for truth, world, _ in handed)
    for truth, world, seat in handed:
        assert rules.view(truth, seat) == rules.view(world, seat)


@pytest.mark.parametrize(
    ("game_id", "seats", "lost"), [("antinomy", 2, -1), ("steam_time", 3, -0.5)]
)
def test_an_illegal_action_loses_the_game(game_id: str, seats: int, lost: float) -> None:
    env = gymnasium.make(gym.IDS[game_id], seats=seats, opponents="random")
    before, _ = env.reset(seed=1)
    (first, *_) = np.flatnonzero(before["action_mask"] == 0)
    after, reward, is_over, is_cut_off, info = env.step(first)
    assert (reward, is_over, is_cut_off) == (lost, True, False)
    assert info["illegal"] and "is not possible" in info["why"]
    assert (after["observation"] == before["observation"]).all() and not after["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(np.flatnonzero(before["action_mask"])[0])


@pytest.mark.parametrize("action", [-1, 10**6, "paradox", None, 0.5])
def test_what_is_no_action_is_refused_and_nothing_has_changed(action: Any) -> None:
    env = gymnasium.make("spieluhr/antinomy-v1", opponents="random").unwrapped
    observation, _ = env.reset(seed=1)
    with pytest.raises(Malformed, match="There is no move number"):
        env.step(action)
    _, _, is_over, _, info = env.step(random_action(observation, Dice(1)))
    assert not is_over and not info["illegal"]


def test_before_a_reset_there_is_no_game() -> None:
    env = gymnasium.make("spieluhr/antinomy-v1", render_mode="ansi").unwrapped
    for call in (partial(env.step, 0), env.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\)"):
            call()


def test_the_table_is_drawn_as_the_learner_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for mode in ("ansi", "human"):
        env = gymnasium.make("spieluhr/antinomy-v1", seat=1, opponents="random", render_mode=mode)
        env.reset(seed=1)
        pages.append(env.unwrapped.render() or capsys.readouterr().out)
    assert "seat_1 (you)" in pages[0] and "seat_0 (you)" not in pages[0]
    assert pages[0] in pages[1]


def test_environments_can_stand_side_by_side() -> None:
    envs = gymnasium.make_vec(
        "spieluhr/antinomy-v1",
        num_envs=3,
        vectorization_mode="sync",
        options={"solo": "easy"},
    )
    observations, _ = envs.reset(seed=7)
    assert observations["action_mask"].shape == (3, games.load("antinomy").decisions)
    ended = 0
    for _ in range(60):
        first_legal = observations["action_mask"].argmax(axis=1)
        observations, _, terminated, _, infos = envs.step(first_legal)
        assert not infos["illegal"].any()
        ended += terminated.sum()
    assert ended >= 3
    envs.close()


def test_a_pickled_environment_plays_the_same_games() -> None:
    env = gymnasium.make("spieluhr/perfect_moment-v1", seat=1, opponents="random").unwrapped
    assert played(pickle.loads(pickle.dumps(env)), 3) == played(env, 3)


def test_every_game_is_registered_under_the_version_of_its_layout() -> None:
    for game_id in games.game_ids():
        name = f"spieluhr/{game_id}-v{games.load(game_id).layout.version}"
        assert gym.IDS[game_id] == name
        assert gymnasium.make(f"spieluhr.research.gym:{name}").spec


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"seat": 2}, "There is no seat 2, only 0 to 1"),
        ({"seat": "first"}, "There is no seat first"),
        ({"opponents": "champion"}, "There is no bot “champion”"),
        ({"opponents": ["club", "champion"]}, "There is no bot “champion”"),
        ({"opponents": ["club", "club"]}, "there is room for 1 opponents, not for 2"),
        ({"options": {"solo": "easy"}, "opponents": ["club"]}, "there is room for 0 opponents"),
        ({"options": {"solo": "trivial"}}, "The options are wrong"),
        ({"seats": 3}, "game of Antinomy: 2, not 3"),
    ],
)
def test_what_there_is_not_is_refused_in_words(wanted: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        gymnasium.make("spieluhr/antinomy-v1", **wanted)


def test_without_gymnasium_an_error_says_what_to_install(monkeypatch: Any) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "spieluhr.research.gym")
    with pytest.raises(ModuleNotFoundError, match=r'install "spieluhr\[research\]"'):
        importlib.import_module("spieluhr.research.gym")
