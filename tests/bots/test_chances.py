"""The chance to win: a share of one, from what a seat knows, as often right as it says."""

import json

import pytest

from spieluhr import INTERPRETED, games
from spieluhr.arena.calibration import plans, samples
from spieluhr.arena.calibration.measures import by_evaluation, by_fit, foretold, quality
from spieluhr.arena.calibration.plans import modes
from spieluhr.arena.plan import make, tasks
from spieluhr.bots import advise, at_level
from spieluhr.bots.chances import GAMES, LEAST, Fit, Table, chances, fits, look, read
from spieluhr.bots.hints import Hint, chance_words
from spieluhr.core.dice import Dice
from tests.battery.cases import Case, every_case
from tests.bots.test_fairness import decisions

CALIBRATED = ("antinomy", "dragonkeepers", "perfect_moment", "steam_time")
FIT = Fit([0.0, 1.0], [0.1, 0.5, 1.0, 0.0, 1.0, 2.0], [[0.0] * 6 for _ in range(6)])


def table(progress: float, *values: float, seat: int = 0) -> Table:
    return Table(str(len(values)), seat, progress, list(values))


@pytest.mark.parametrize("values", [(0.6,), (0.6, 0.4), (0.5, 0.3, 0.2), (0.4, 0.3, 0.2, 0.1)])
def test_the_chances_of_all_seats_add_up_to_one(values: tuple[float, ...]) -> None:
    shares = FIT.shares(table(0.3, *values), 0.7)
    assert sum(shares) == pytest.approx(1.0)
    assert len(shares) == max(2, len(values))


def test_what_is_left_to_the_others_is_split_by_their_values() -> None:
    at = table(0.3, 0.5, 0.3, 0.2, seat=1)
    shares = FIT.shares(at, 0.4)
    assert shares[1] == pytest.approx(FIT.chance(at, 0.4).share)
    assert shares[0] > shares[2]
    equal = Fit(FIT.knots, FIT.weights, FIT.covariance, rest=0.0).shares(at, 0.4)
    assert equal[0] == pytest.approx(equal[2]) and equal[1] == pytest.approx(shares[1])


def test_nobody_has_won_or_lost_while_the_game_is_open() -> None:
    assert FIT.chance(table(1.0, 1.0, 0.0), 1.0).share == 1.0 - LEAST
    assert FIT.chance(table(1.0, 0.0, 1.0), 0.0).share == LEAST


def test_no_hint_says_that_a_game_is_decided() -> None:
    for value, said in ((1.0, "99%"), (0.0, "1%")):
        hint = Hint(0, "", "", 0)
        hint.chance = FIT.chance(table(1.0, value, 1.0 - value), value)
        assert said in chance_words(hint, "en")


def test_a_better_move_has_a_better_chance_and_weights_change_on_the_way() -> None:
    early, late = table(0.0, 0.6, 0.4), table(1.0, 0.6, 0.4)
    assert FIT.chance(early, 0.7).share > FIT.chance(early, 0.6).share > 0.5
    between = FIT.chance(table(0.5, 0.6, 0.4), 0.7).share
    assert FIT.chance(early, 0.7).share < between < FIT.chance(late, 0.7).share


def test_doubt_grows_with_the_noise_of_the_search_and_of_the_fit() -> None:
    here = table(0.5, 0.6, 0.4)
    unsure = Fit(FIT.knots, FIT.weights, [[0.1 * (i == k) for k in range(6)] for i in range(6)])
    assert FIT.chance(here, 0.6).doubt == 0.0
    assert FIT.chance(here, 0.6, 0.02).doubt > FIT.chance(here, 0.6, 0.01).doubt > 0.0
    assert unsure.chance(here, 0.6, 0.01).doubt > FIT.chance(here, 0.6, 0.01).doubt


def test_a_game_that_was_never_calibrated_has_no_chances() -> None:
    assert fits("no_such_game") == {}
    assert chances("no_such_game", table(0.0, 0.5, 0.5), []) is None


@pytest.mark.parametrize("game_id", CALIBRATED)
def test_every_mode_of_every_game_was_calibrated(game_id: str) -> None:
    game = games.load(game_id)
    written = json.loads((GAMES / game_id / "chances.json").read_bytes())["modes"]
    for options in modes(game):
        s = game.new(game.read_options(game.complete(dict(options), Dice(0))))
        assert game.heuristics.mode(s) in written


@every_case
def test_what_is_hidden_changes_no_chance(case: Case) -> None:
    heuristics, rules = case.game.heuristics, case.game.rules
    for n, match in enumerate(decisions(case, 41, most=2)):
        seat = match.actor
        told = []
        for world in (match.state, rules.resample(match.state, seat, Dice(n))):
            seen = look(heuristics, world, seat, Dice(5))
            told.append((seen.mode, seen.progress, seen.values))
        assert told[0] == told[1]


@every_case
def test_a_game_goes_forward(case: Case) -> None:
    """From the beginning to the end, never outside; and every move gets a chance."""
    found = []
    for n, match in enumerate(decisions(case, 42, most=4)):
        found.append(case.game.heuristics.progress(match.state))
        judged = advise(at_level("club"), match, Dice(n))
        seen = look(case.game.heuristics, match.state, match.actor, Dice(n))
        shares = chances(case.game.id, seen, judged)
        if seen.mode in fits(case.game.id):  # a new game, or one whose chances did not hold, is not
            assert shares is not None and len(shares) == len(judged)
    assert found[0] < 0.5 and all(0.0 <= one <= 1.0 for one in found)


def test_a_fit_is_read_as_it_was_written() -> None:
    covariance = [[1.0], [2.0, 3.0], [4.0, 5.0, 6.0]]
    written = {"knots": [0.0], "weights": [0.0, 0.5, 0.5], "covariance": covariance, "rest": 0.7}
    found = read({"modes": {"2": {"holds": True, **written}}})["2"]
    assert found.covariance == [[1.0, 2.0, 4.0], [2.0, 3.0, 5.0], [4.0, 5.0, 6.0]]
    assert found.rest == 0.7


def test_chances_that_did_not_hold_in_the_test_are_not_shown() -> None:
    written = {"knots": [0.0], "weights": [0.0, 0.5, 0.5], "covariance": [[1.0]] * 3}
    assert read({"modes": {"2": {"holds": False, **written}}}) == {}


@pytest.mark.skipif(INTERPRETED, reason="a hundred games take too long uncompiled")
def test_chances_hold_in_games_that_nobody_has_seen() -> None:
    """Antinomy for two, fresh deals: better than the evaluation, and not far from right."""
    game = games.load("antinomy")
    plan = make(game, {}, 2, [plans.FITTED[0]], 150, seed=777)
    played = [samples.play(plan, task) for task in tasks(plan)]
    now = quality(foretold(played, by_fit(fits("antinomy"))))
    before = quality(foretold(played, by_evaluation))
    assert now.loss < before.loss
    assert 0.6 < now.slope < 1.6 and now.error < 0.06
