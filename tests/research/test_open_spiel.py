"""OpenSpiel plays our games: the same moves, the same chances, and nobody knows more."""

import importlib
import json
import pickle
import sys
from typing import Any

import msgspec
import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.rules import CHANCE, OVER
from spieluhr.core.sheet import Sheet
from spieluhr.research import open_spiel
from spieluhr.research.open_spiel import SpielGame, SpielState
from tests.battery.cases import Case, every_case
from tests.research.spiel import advance, after, loaded


def knowledge(state: SpielState) -> list[str]:
    """All that each seat knows."""
    seats = range(state.num_players())
    known: list[str] = [state.information_state_string(seat) for seat in seats]
    return known + [state.observation_string(seat) for seat in seats]


@every_case
def test_moves_chances_and_returns_are_those_of_the_rules(case: Case) -> None:
    rules, dice = case.game.rules, Dice(5)
    state, s = loaded(case).new_initial_state(), case.game.new(case.options, case.seats)
    while (actor := rules.actor(s)) != OVER:
        assert not state.is_terminal()
        assert state.returns() == [0.0] * case.seats
        move = rules.sample(s, dice)
        if actor == CHANCE:
            assert state.is_chance_node()
            check_chances(state, rules.legal(s), rules.weights(s))
            state.apply_action(move - case.game.decisions)
        else:
            assert state.current_player() == actor
            assert state.legal_actions() == rules.legal(s)
            assert state.action_to_string(actor, move) == case.game.codec.text(move)
            state.apply_action(move)
        rules.apply(s, move)
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert state.returns() == state.rewards() == rules.outcome(s).utilities()
    assert str(state) == str(after(loaded(case), 10**6, 5))


def check_chances(state: SpielState, results: list[int], weights: list[int]) -> None:
    outcomes = state.chance_outcomes()
    first = state.progress.game.decisions
    assert [action + first for action, _ in outcomes] == results
    assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
    for (_, chance), weight in zip(outcomes, weights, strict=True):
        assert chance == pytest.approx(weight / sum(weights))


@every_case
def test_a_clone_is_the_same_and_goes_its_own_way(case: Case) -> None:
    for steps in (0, 17, 60):
        state = after(loaded(case), steps, seed=steps)
        clone = state.clone()
        before = knowledge(state)
        assert knowledge(clone) == before
        assert str(clone) == str(state)
        assert clone.history() == state.history()
        for _ in range(5):
            if not clone.is_terminal():
                advance(clone, Dice(1))
        assert knowledge(state) == before
        assert clone.is_terminal() or knowledge(clone) != before


@every_case
def test_a_state_can_be_written_and_read(case: Case) -> None:
    game = loaded(case)
    state = after(game, 40, seed=2)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(read) == str(state)
    assert knowledge(read) == knowledge(state)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.num_players() == case.seats


def test_a_pickled_game_is_the_same_game() -> None:
    game = open_spiel.load("antinomy", {"solo": "hard"})
    read = pickle.loads(pickle.dumps(game))
    assert str(read) == str(game)
    assert isinstance(read, SpielGame)


def test_a_resampled_world_cannot_be_written() -> None:
    world = after(open_spiel.load("antinomy"), 30, 1).resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(TypeError, match="no history"):
        world.progress.__reduce__()


@every_case
def test_a_resampled_world_is_one_the_seat_cannot_tell_apart(case: Case) -> None:
    dice, differed = Dice(3), 0
    for steps in (10, 25, 45, 80, 130):
        state = after(loaded(case), steps, seed=steps)
        for seat in range(case.seats):
            world = state.resample_from_infostate(seat, lambda: dice.below(1 << 30) / (1 << 30))
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.current_player() == state.current_player()
            if state.current_player() == seat:
                assert world.legal_actions() == state.legal_actions()
            differed += str(world) != str(state)
            while not world.is_terminal() and steps == 25:
                advance(world, dice)
    assert differed or not case.hooks().hides(case.options, case.seats)


@every_case
def test_the_information_state_is_the_told_game_and_the_view(case: Case) -> None:
    match, dice = case.match(), Dice(8)
    state = loaded(case).new_initial_state()
    for _ in range(70):
        if match.is_over:
            break
        move = case.game.rules.sample(match.state, dice)
        state.apply_action(move - (case.game.decisions if match.actor == CHANCE else 0))
        match.enter([move])
    for seat in range(case.seats):
        view = msgspec.json.encode(match.view(seat)).decode()
        assert state.information_state_string(seat).split("\n") == [*match.observed_log(seat), view]
        assert state.observation_string(seat) == view


@every_case
def test_the_tensor_is_what_the_seat_observes(case: Case) -> None:
    game, layout = loaded(case), case.game.layout
    observation = make_observation(game)
    assert game.observation_tensor_size() == layout.size
    for steps in (0, 30, 70):
        state = after(game, steps, seed=steps)
        for seat in range(case.seats):
            sheet = Sheet(layout.size)
            case.game.rules.observe(state.progress.state, seat, sheet)
            row = sheet.row()
            assert state.observation_tensor(seat) == row
            observation.set_from(state, seat)
            assert observation.tensor.tolist() == row
            named = {name: part.ravel().tolist() for name, part in observation.dict.items()}
            assert named == layout.named(row)
    shapes = {name: part.shape for name, part in observation.dict.items()}
    assert shapes == {field.name: field.shape for field in layout.fields}


def test_the_public_sees_what_a_spectator_sees() -> None:
    game = open_spiel.load("antinomy")
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    public = make_observation(game, kind)
    state = after(game, 40, seed=1)
    view = state.progress.game.rules.view(state.progress.state, None)
    assert public.string_from(state, 0) == msgspec.json.encode(view).decode()
    assert public.tensor is None


@pytest.mark.parametrize(
    ("is_public", "recalls", "hands"),
    [(True, False, "ALL_PLAYERS"), (False, True, "SINGLE_PLAYER"), (True, True, "NONE")],
)
def test_of_other_kinds_there_is_no_observer(is_public: bool, recalls: bool, hands: str) -> None:
    kind = pyspiel.IIGObservationType(is_public, recalls, getattr(pyspiel.PrivateInfoType, hands))
    assert make_observation(open_spiel.load("antinomy"), kind) is None


def test_what_is_recalled_has_no_tensor_and_it_is_said_why() -> None:
    game = open_spiel.load("antinomy")
    assert make_observation(game, INFO_STATE_OBS_TYPE).tensor is None
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(Malformed, match="it would have to hold the whole log"):
        game.new_initial_state().information_state_tensor(0)


@every_case
def test_what_is_private_is_what_a_spectator_does_not_see(case: Case) -> None:
    kind = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    game = loaded(case)
    private = make_observation(game, kind)
    state = after(game, 60, seed=2)
    rules, s = case.game.rules, state.progress.state
    everybody = msgspec.to_builtins(rules.view(s, None))
    for seat in range(case.seats):
        told = json.loads(private.string_from(state, seat))
        own = msgspec.to_builtins(rules.view(s, seat))
        assert all(everybody[name] != own[name] for name in told)
        assert {name for name in own if own[name] != everybody[name]} - {"seat"} == set(told)
    assert private.tensor is None


def test_different_knowledge_has_different_strings_and_a_secret_has_none() -> None:
    """The first card of Antinomy is dealt to seat 0 and hidden from seat 1."""
    start = open_spiel.load("antinomy").new_initial_state()
    first, second = start.child(0), start.child(1)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.observation_string(0) != second.observation_string(0)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.observation_string(1) == second.observation_string(1)


def test_recall_tells_apart_what_looks_the_same_now() -> None:
    """Which of two cards was dealt first does not matter for the view, but it is remembered."""
    start = open_spiel.load("antinomy").new_initial_state()
    one, other = start.child(0).child(1), start.child(1).child(0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_what_the_options_leave_to_chance_follows_the_seed() -> None:
    strings = {str(open_spiel.load("perfect_moment", seed=seed)) for seed in range(9)}
    assert len(strings) > 1
    assert str(open_spiel.load("perfect_moment", seed=1)) in strings


@pytest.mark.parametrize(
    ("name", "seats", "same"),
    [
        ("spieluhr_steam_time(players=3)", 3, "spieluhr_steam_time(players=3)"),
        ("spieluhr_steam_time", 2, "spieluhr_steam_time()"),
        ("spieluhr_antinomy(solo=hard)", 1, "spieluhr_antinomy(solo=hard)"),
        ("spieluhr_antinomy(players=1)", 1, "spieluhr_antinomy(solo=easy)"),
        ("spieluhr_antinomy(solo=hard,shrine=True)", 1, "spieluhr_antinomy(shrine=True,solo=hard)"),
        (
            "spieluhr_perfect_moment(eras=1981/1994/2014,solo=True)",
            1,
            "spieluhr_perfect_moment(eras=1981/1994/2014,solo=True)",
        ),
        (
            "spieluhr_dragonkeepers(players=4,chests=key/page)",
            4,
            "spieluhr_dragonkeepers(chests=key/page,players=4)",
        ),
        ("spieluhr_antinomy_endgame(turns=2)", 2, "spieluhr_antinomy_endgame(turns=2)"),
    ],
)
def test_options_are_parameters_by_name(name: str, seats: int, same: str) -> None:
    game = pyspiel.load_game(name)
    assert (game.num_players(), str(game)) == (seats, same)
    assert str(pyspiel.load_game(same)) == same


def test_every_game_is_registered() -> None:
    for game_id in games.game_ids():
        assert pyspiel.load_game(f"spieluhr_{game_id}").new_initial_state().is_chance_node()


def test_wrong_options_are_refused_in_words() -> None:
    with pytest.raises(Malformed, match="The options are wrong"):
        open_spiel.load("antinomy", {"solo": "trivial"})
    with pytest.raises(Malformed, match="The options are wrong"):
        pyspiel.load_game("spieluhr_antinomy(solo=trivial)")
    with pytest.raises(Malformed, match="1 to 4 turns, not of 9"):
        pyspiel.load_game("spieluhr_antinomy_endgame(turns=9)")
    with pytest.raises(Malformed, match="2, not 5"):
        open_spiel.load("antinomy", seats=5)


def test_without_openspiel_an_error_says_what_to_install(monkeypatch: Any) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "spieluhr.research.open_spiel")
    with pytest.raises(ModuleNotFoundError, match=r'install "spieluhr\[research\]"'):
        importlib.import_module("spieluhr.research.open_spiel")
