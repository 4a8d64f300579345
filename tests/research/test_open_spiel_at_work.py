"""OpenSpiel's own tests of games, and its searchers, at our tables."""

import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough as playthroughs
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.research import open_spiel
from spieluhr.research.open_spiel import Playouts, SpielGame, SpielState
from tests.battery.cases import Case, every_case
from tests.research.spiel import advance, loaded


@every_case
def test_openspiels_own_test_of_games_is_passed(case: Case) -> None:
    """It plays a game and compares clones, strings, tensors, masks and bounds on the way.

    It also writes and reads every state if it is told to: that takes long in long games.
    """
    pyspiel.random_sim_test(loaded(case), num_sims=1, serialize=case.seats == 1, verbose=False)


@every_case
def test_openspiels_own_simulation_is_passed(case: Case) -> None:
    """It writes and reads the game and some states, in OpenSpiel's way and by pickle."""
    np.random.seed(6)
    games_sim_test.GamesSimTest().sim_game(loaded(case))


@every_case
def test_openspiels_own_test_of_the_interface_is_passed(case: Case) -> None:
    """On the first states of the tree: observers, legal actions of others, players who are none."""
    about = {"game": loaded(case), "game_name": case.game.id}
    kind = type("OnOurGame", (api_test.EnforceAPIOnPartialTreeBase,), about)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert [trace for _, trace in result.failures + result.errors] == []


@pytest.mark.parametrize(
    "name", [*(f"spieluhr_{game}" for game in games.game_ids()), "spieluhr_antinomy_endgame"]
)
def test_openspiels_playthroughs_are_written_the_same_again(name: str) -> None:
    lines = playthroughs.playthrough_lines(name, seed=1)
    assert any(line.startswith("PrivateObservationString(1)") for line in lines)
    moves = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert playthroughs.playthrough_lines(name, action_sequence=moves, seed=2) == lines


class Judgement(Playouts):
    """What the game's own bots think of a table, in place of a whole random game."""

    def evaluate(self, state: SpielState) -> list[float]:
        heuristics = state.progress.game.heuristics
        return [2.0 * share - 1.0 for share in heuristics.evaluate(state.progress.state)]


def play(game: SpielGame, bot: Any) -> list[float]:
    """The bot has all seats."""
    state, dice = game.new_initial_state(), Dice(4)
    while not state.is_terminal():
        if state.is_chance_node():
            advance(state, dice)
        else:
            state.apply_action(bot.step(state))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("game_id", games.game_ids())
def test_openspiels_tree_search_plays_a_game(game_id: str) -> None:
    game = open_spiel.load(game_id)
    bot = mcts.MCTSBot(game, 1.0, 2, Judgement(1), random_state=np.random.RandomState(1))
    assert sum(play(game, bot)) == 0.0


@pytest.mark.parametrize("game_id", games.game_ids())
def test_openspiels_information_set_search_plays_a_game(game_id: str) -> None:
    game = open_spiel.load(game_id)
    bot = ismcts.ISMCTSBot(game, Judgement(1), 1.0, 2, random_state=np.random.RandomState(1))
    assert sum(play(game, bot)) == 0.0


def test_searchers_can_play_on_at_random() -> None:
    game = open_spiel.load("antinomy", {"solo": "easy"})
    bot = ismcts.ISMCTSBot(game, Playouts(1), 1.0, 3, random_state=np.random.RandomState(1))
    assert play(game, bot) in ([1.0], [-1.0])
