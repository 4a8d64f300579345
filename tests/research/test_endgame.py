"""The last turns of a game, solved exactly: by the game's own rules, and by OpenSpiel's tools."""

import time
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.match import Match
from spieluhr.core.playout import perft
from spieluhr.core.rules import CHANCE
from spieluhr.games.antinomy.components import LAST_TURN
from spieluhr.research import efg, endgame, open_spiel

DEALS = 140  # two hands of three of the seven hidden relics
assert open_spiel.KINDS  # the games are registered


def solved(tree: efg.Tree, iterations: int) -> tuple[Any, Any]:
    """The game, and the solver: its policy must not outlive it, or OpenSpiel crashes."""
    game = pyspiel.load_efg_game(tree.text())
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return game, solver


def test_all_deals_look_alike_to_a_spectator_and_are_real_tables() -> None:
    game = games.load("antinomy")
    worlds = endgame.antinomy(3).rules.worlds  # type: ignore[attr-defined]
    views = [game.rules.view(world, None) for world in worlds]
    assert len(worlds) == DEALS and all(view == views[0] for view in views)
    written = [game.codec.position(world) for world in worlds]
    assert len({str(position) for position in written}) == DEALS
    assert {position["turn"] for position in written} == {LAST_TURN - 2}


def test_it_is_played_by_the_rules_of_the_game() -> None:
    small = endgame.antinomy(3, table=4)
    for seed in range(20):
        match = Match(small, None, dice=Dice(seed))
        held: Any = match.start
        assert held.inner is None
        deal = match.log[0].move - small.game.moves
        inside = Match(small.game, None, 2, small.rules.worlds[deal])  # type: ignore[attr-defined]
        for step in match.log[1:]:
            inside.enter([step.move])
        while not match.is_over:
            move = match.legal()[match.version % len(match.legal())]
            assert inside.legal() == match.legal()
            before = len(match.log)
            match.play(match.text(move))
            inside.enter([step.move for step in match.log[before:]])
            assert [match.view(seat) for seat in (0, 1, None)] == [
                inside.view(seat) for seat in (0, 1, None)
            ]
        assert match.outcome == inside.outcome


def test_before_the_deal_nobody_knows_more_than_a_spectator() -> None:
    match = Match(endgame.antinomy(2), None)
    assert match.actor == CHANCE and len(match.legal()) == DEALS
    assert match.view(0) == match.view(1) == match.view(None)
    assert match.game.codec.observed_text(match.state, match.legal()[7], 0) == "dealt ?"


def test_the_tree_has_every_line_of_play() -> None:
    """Without the questions that have one answer; with them it is as many as the rules count."""
    small = endgame.antinomy(1, table=8)
    tree = efg.write(small)
    leaves = sum(line.startswith("t ") for line in tree.lines)
    deep = 12  # longer than any line of one turn
    assert leaves == perft(small.rules, small.new(None), deep)
    with pytest.raises(Malformed, match="more than 50 nodes"):
        efg.Tree(small, 2, most=50).add(small.new(None), ("", ""))


def test_openspiels_cfr_solves_the_game_in_less_than_a_minute() -> None:
    began = time.process_time()
    game, solver = solved(efg.write(endgame.antinomy(3)), 40)
    policy = solver.average_policy()
    assert pyspiel.exploitability(game, policy) < 0.01
    assert time.process_time() - began < 60
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    assert abs(value[0]) < 0.1  # a fair table
    uniform = pyspiel.UniformRandomPolicy(game)
    assert pyspiel.exploitability(game, uniform) > 0.3  # and not a trivial one


def test_the_file_is_the_game_that_the_adapter_plays() -> None:
    """OpenSpiel's own solver in Python, through the adapter, finds the same value."""
    name = "spieluhr_antinomy_endgame(turns=1,table=8)"
    adapted = pyspiel.load_game(name)
    solver = cfr.CFRPlusSolver(adapted)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert exploitability.exploitability(adapted, average) < 0.02
    game, fast = solved(efg.write(endgame.antinomy(1, table=8)), 10)
    assert pyspiel.exploitability(game, fast.average_policy()) == pytest.approx(
        exploitability.exploitability(adapted, average), abs=0.02
    )
