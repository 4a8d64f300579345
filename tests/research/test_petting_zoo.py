"""PettingZoo plays our games: its own tests pass, and no seat is told more than it may know."""

import importlib
import pickle
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo import test as theirs  # type: ignore[import-untyped]

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Illegal, Malformed
from spieluhr.core.sheet import Sheet
from spieluhr.core.words import Reader
from spieluhr.research import petting_zoo
from tests.battery.cases import Case, every_case

CYCLES = 12  # of PettingZoo's tests, for each seat

# Said of all that is not a bare array; PettingZoo's own games with a mask are exempt by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def settings(case: Case) -> dict[str, Any]:
    options = msgspec.to_builtins(case.options)
    return {"game": case.game.id, "options": options, "seats": case.seats}


def random_action(env: Any, dice: Dice) -> int:
    """Of the agent whose turn it is."""
    legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    return int(legal[dice.below(len(legal))])


def play(env: Any, seed: int) -> None:
    """At random, until all are done but have not yet left."""
    dice = Dice(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        env.step(random_action(env, dice))


@every_case
def test_pettingzoos_own_tests_are_passed(case: Case) -> None:
    theirs.api_test(petting_zoo.env(**settings(case)), num_cycles=CYCLES)
    theirs.seed_test(lambda: petting_zoo.env(**settings(case)), num_cycles=CYCLES)
    theirs.parallel_api_test(petting_zoo.parallel_env(**settings(case)), num_cycles=CYCLES)


@every_case
def test_pettingzoos_own_test_of_drawing_is_passed(case: Case) -> None:
    def made(render_mode: str) -> Any:
        return petting_zoo.env(**settings(case), render_mode=render_mode)

    theirs.render_test(made, {"ansi": lambda page: case.game.words.title[0] in page})


@every_case
@pytest.mark.parametrize("make", [petting_zoo.env, petting_zoo.raw_env])
def test_a_game_is_cut_off_after_so_many_decisions(case: Case, make: Callable[..., Any]) -> None:
    """All seats count together."""
    env, dice = make(**settings(case), max_cycles=4), Dice(1)
    env.reset(seed=1)
    for _ in range(4):
        assert not any(env.truncations.values())
        env.step(random_action(env, dice))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    for _ in range(case.seats):
        assert not env.observe(env.agent_selection)["action_mask"].any()
        env.step(None)
    assert env.agents == []


class LegalActions:
    """An action space that draws among what is legal: PettingZoo's test of cycles has no mask."""

    def __init__(self, env: Any) -> None:
        self._turns, self._dice = getattr(env, "aec_env", env), Dice(6)

    def sample(self) -> int:
        return random_action(self._turns, self._dice)


@pytest.mark.parametrize(
    ("game", "options"),
    [("antinomy", {"solo": "hard", "shrine": True}), ("perfect_moment", {"solo": True})],
)
def test_pettingzoos_own_test_of_cycles_is_passed(game: str, options: dict[str, Any]) -> None:
    """By one seat: it wants as many steps of all together as of each, and ours act in turn."""

    def drawing_legal_actions(make: Callable[..., Any]) -> Callable[..., Any]:
        def made(max_cycles: int) -> Any:
            env = make(game, options=options, max_cycles=max_cycles)
            env.action_space = lambda agent: LegalActions(env)
            return env

        return made

    theirs.max_cycles_test(
        SimpleNamespace(
            env=drawing_legal_actions(petting_zoo.env),
            parallel_env=drawing_legal_actions(petting_zoo.parallel_env),
        )
    )


def test_the_parallel_form_is_cut_off_too() -> None:
    env, dice = petting_zoo.parallel_env("antinomy", max_cycles=4), Dice(1)
    env.reset(seed=1)
    cut_off = []
    for _ in range(4):
        actions = dict.fromkeys(env.agents, random_action(env.aec_env, dice))
        _, _, _, truncations, _ = env.step(actions)
        cut_off.append(truncations)
    assert cut_off[2:] == [dict.fromkeys(env.possible_agents, is_so) for is_so in (False, True)]
    assert env.agents == []


@every_case
def test_a_game_is_that_of_the_rules(case: Case) -> None:
    """Who is to act, what all seats observe, what may be done and what it was worth."""
    env, dice = petting_zoo.raw_env(**settings(case)), Dice(3)
    env.reset(seed=3)
    match = env._match
    while not match.is_over:
        assert env.agent_selection == f"seat_{match.actor}"
        is_looked_at = len(match.log) % 8 == 0
        for seat, agent in enumerate(env.agents if is_looked_at else []):
            seen, sheet = env.observe(agent), Sheet(case.game.layout.size)
            case.game.rules.observe(match.state, seat, sheet)
            assert seen["observation"].tolist() == sheet.row()
            legal = match.legal() if seat == match.actor else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        env.step(random_action(env, dice))
    assert all(env.terminations.values())
    assert [env.rewards[agent] for agent in env.agents] == match.outcome.utilities()
    assert env.infos["seat_0"] == {"outcome": match.outcome.json()}


def test_games_follow_the_seed_and_go_on_from_it() -> None:
    def hands(seed: int | None) -> list[bytes]:
        env.reset(seed=seed)
        return [env.observe(agent)["observation"].tobytes() for agent in env.agents]

    env = petting_zoo.env("perfect_moment")
    first, second = hands(5), hands(None)
    assert first != second
    assert [hands(5), hands(None)] == [first, second]
    assert hands(6) != first


def test_who_acts_illegally_has_lost() -> None:
    env = petting_zoo.env("steam_time", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    (first, *_) = np.flatnonzero(env.observe(agent)["action_mask"] == 0)
    env.step(first)
    assert all(env.terminations.values())
    assert env.rewards == {name: -0.5 if name == agent else 0 for name in env.agents}


def test_the_raw_environment_refuses_in_words_and_nothing_has_changed() -> None:
    env = petting_zoo.raw_env("antinomy")
    env.reset(seed=1)
    before = env.observe("seat_0")
    (first, *_) = np.flatnonzero(before["action_mask"] == 0)
    with pytest.raises(Illegal, match="is not possible"):
        env.step(int(first))
    for action in (-1, 10**6, None):
        with pytest.raises(Malformed, match="There is no move number"):
            env.step(action)
    after = env.observe("seat_0")
    assert (after["observation"] == before["observation"]).all()
    assert (after["action_mask"] == before["action_mask"]).all()
    assert not any(env.terminations.values())


@every_case
def test_a_drawing_shows_what_the_seat_to_act_knows_and_no_more(case: Case) -> None:
    """It is the same in every world that the seat cannot tell apart."""
    env, dice = petting_zoo.raw_env(**settings(case), render_mode="ansi"), Dice(2)
    env.reset(seed=2)
    match = env._match
    for _ in range(6):
        me, truth, page = match.actor, match.state, env.render()
        assert page and case.game.words.prompt(match.view(me), reader(case, me)) in page
        match.state = case.game.rules.resample(truth, me, dice)
        assert env.render() == page
        match.state = truth
        env.step(random_action(env, dice))


def reader(case: Case, seat: int) -> Reader:
    return Reader("en", [f"seat_{n}" for n in range(case.seats)], seat)


def test_the_end_is_drawn_with_its_result(capsys: pytest.CaptureFixture[str]) -> None:
    play(petting_zoo.env("antinomy", options={"solo": "easy"}, render_mode="human"), seed=1)
    assert "Place your wand" in (shown := capsys.readouterr().out)
    assert shown.rstrip().endswith(".")
    env = petting_zoo.env("antinomy", options={"solo": "easy"}, render_mode="ansi")
    play(env, seed=1)
    assert env.render() in shown


def test_a_pickled_environment_plays_the_same_games() -> None:
    env = petting_zoo.raw_env("steam_time", {"players": 3}, max_cycles=30)
    twin = pickle.loads(pickle.dumps(env))
    for one in (env, twin):
        play(one, seed=4)
    assert twin.observe("seat_2")["observation"].tolist() == (
        env.observe("seat_2")["observation"].tolist()
    )


def test_what_there_is_not_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="There is no render mode “rgb_array”"):
        petting_zoo.env("antinomy", render_mode="rgb_array")
    with pytest.raises(ValueError, match="max_cycles must be at least 1, not 0"):
        petting_zoo.env("antinomy", max_cycles=0)
    with pytest.raises(Malformed, match="There is no game “chess”"):
        petting_zoo.env("chess")


def test_without_pettingzoo_an_error_says_what_to_install(monkeypatch: Any) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "spieluhr.research.petting_zoo")
    with pytest.raises(ModuleNotFoundError, match=r'install "spieluhr\[research\]"'):
        importlib.import_module("spieluhr.research.petting_zoo")
