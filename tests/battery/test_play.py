"""Legal moves, replay, copies, components: what makes a game a game."""

import copy as deep

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, OVER
from tests.battery.cases import EFFORT, Case, every_case, random_match, step, walk

GAMES = 3 * EFFORT


@every_case
def test_random_play_ends_with_a_result_within_bounds(case: Case) -> None:
    for seed in range(GAMES):
        match = random_match(case, seed)
        assert match.is_over
        outcome = match.outcome
        assert len(outcome.scores) == len(outcome.ranks) == case.seats
        assert outcome.reason in case.hooks().REASONS
        low, high = case.hooks().score_bounds(case.options, case.seats)
        assert all(low <= score <= high for score in outcome.scores)
        assert all(1 <= rank <= max(2, case.seats) for rank in outcome.ranks)
        if case.seats > 1:
            assert min(outcome.ranks) == 1


@every_case
def test_legal_moves_rise_are_unique_and_never_run_out(case: Case) -> None:
    for seed in range(GAMES):
        for match in walk(case, seed):
            legal = match.legal()
            assert legal == sorted(set(legal))
            assert bool(legal) != match.is_over
            assert match.actor in (CHANCE, OVER, *range(case.seats))


@every_case
def test_sample_is_legal_and_reaches_every_move(case: Case) -> None:
    dice = Dice(99)
    for seed in range(3):
        for n, match in enumerate(walk(case, seed)):
            legal = match.legal()
            if n % 7 or match.is_over or len(legal) > 60:
                continue
            weights = [1] * len(legal)
            if match.actor == CHANCE:
                weights = case.game.rules.weights(match.state)
            often = 20 * sum(weights) // min(weights)  # the rarest comes 20 times or so
            drawn = {case.game.rules.sample(match.state, dice) for _ in range(often)}
            assert drawn == set(legal)


@every_case
def test_chance_without_a_list_falls_as_by_its_weights(case: Case) -> None:
    """Handlers that sample without listing results: the same dice, the same result."""
    rules = case.game.rules
    for n, match in enumerate(walk(case, 1)):
        if match.actor == CHANCE:
            for seed in range(n, n + 3):
                drawn = match.legal()[Dice(seed).weighted(rules.weights(match.state))]
                assert rules.sample(match.state, Dice(seed)) == drawn


@every_case
def test_weights_are_positive_and_one_for_each_result(case: Case) -> None:
    for seed in range(GAMES):
        for match in walk(case, seed):
            if match.actor == CHANCE:
                weights = case.game.rules.weights(match.state)
                assert len(weights) == len(match.legal())
                assert all(weight > 0 for weight in weights)


@every_case
def test_every_component_is_there_exactly_once(case: Case) -> None:
    hooks = case.hooks()
    box = sorted(hooks.box(case.options, case.seats))
    for seed in range(GAMES):
        for match in walk(case, seed):
            position = case.game.codec.position(match.state)
            lying = hooks.components(position)
            undealt = set(box) - set(lying) if match.version < hooks.DEALT else set()
            assert sorted([*lying, *undealt]) == box


@every_case
def test_replay_of_the_log_gives_the_same_table(case: Case) -> None:
    for seed in range(GAMES):
        match = random_match(case, seed, steps=40 + 25 * seed)
        again = case.match()
        again.enter([entry.move for entry in match.log])
        assert case.game.codec.position(again.state) == case.game.codec.position(match.state)
        assert [entry.events for entry in again.log] == [entry.events for entry in match.log]
        for viewer in case.viewers():
            assert again.view(viewer) == match.view(viewer)


@every_case
def test_a_copy_shares_nothing(case: Case) -> None:
    dice = Dice(1)
    for seed in range(3):
        for match in walk(case, seed, steps=120):
            if match.is_over:
                continue
            before = deep.deepcopy(case.game.codec.position(match.state))
            twin = Match(case.game, case.options, case.seats, case.game.rules.copy(match.state))
            for _ in range(8):
                if not twin.is_over:
                    step(twin, dice)
            assert case.game.codec.position(match.state) == before


@every_case
def test_a_walk_depends_on_its_seed_alone(case: Case) -> None:
    first, second = random_match(case, 5), random_match(case, 5)
    assert [entry.move for entry in first.log] == [entry.move for entry in second.log]
    others = [[entry.move for entry in random_match(case, seed).log] for seed in (6, 7)]
    assert [entry.move for entry in first.log] not in others
