"""What a decision cost: by what was known then, with the same effort for every move."""

from typing import Any

import pytest

from spieluhr.bots.weighing import Effort
from spieluhr.core.dice import Dice
from spieluhr.reviews import costs
from spieluhr.reviews.costs import compared, mark
from spieluhr.reviews.efforts import effort_of
from spieluhr.reviews.scale import Scale
from tests.battery.cases import Case, every_case
from tests.bots.test_fairness import decisions, differ

SMALL = Effort(trees=2, iterations=6, depth=2, worlds=2, most=4)
TRUTHS = 3


@every_case
def test_a_cost_is_the_same_in_every_world_the_seat_cannot_tell_apart(case: Case) -> None:
    rules, scale = case.game.rules, Scale()
    other_truths = 0
    for match in decisions(case, 70, most=2):
        truths = [rules.resample(match.state, match.actor, Dice(k)) for k in range(TRUTHS)]
        played = match.legal()[-1]
        found = [
            costs.cost(case.game, s, played, 5, SMALL, scale, Dice(9))
            for s in [match.state, *truths]
        ]
        assert all(one == found[0] for one in found)
        assert found[0].move == match.text(played)
        other_truths += differ(case, [match.state, *truths])
    assert other_truths or not case.hooks().hides(case.options, case.seats)


def test_the_best_of_equal_moves_costs_nothing_on_average() -> None:
    """Taking the highest of several uncertain numbers would find a cost everywhere."""
    dice, total, naive = Dice(3), 0.0, 0.0
    games = 400
    for _ in range(games):
        noisy = [[int(dice.below(1000)) / 1000.0 for _ in range(4)] for _ in range(8)]
        _, lost, _ = compared(noisy, 0)
        total += lost / games
        means = [sum(trees) / 4 for trees in noisy]
        naive += (max(means) - means[0]) / games
    assert abs(total) < 0.03
    assert naive > 0.15


def test_a_move_that_is_worse_in_every_world_costs_the_difference() -> None:
    best, lost, error = compared([[0.5, 0.5, 0.5, 0.5], [0.6, 0.6, 0.6, 0.6]], 0)
    assert best == 1
    assert lost == pytest.approx(0.1)
    assert error == pytest.approx(0.0)


@pytest.mark.parametrize(
    ("cost", "error", "said"),
    [
        (0.019, 0.001, ""),
        (0.02, 0.001, "doubtful"),
        (0.04, 0.001, "mistake"),
        (0.08, 0.001, "blunder"),
        (0.3, 0.16, ""),
    ],
)
def test_marks_begin_at_2_4_and_8_points_where_they_are_sure(
    cost: float, error: float, said: Any
) -> None:
    assert mark(cost, error) == said


def test_more_than_two_players_have_fewer_moves_weighed() -> None:
    assert [effort_of("expert", seats).most for seats in (1, 2, 3, 4)] == [6, 6, 4, 4]
    assert [effort_of("expert", seats).trees for seats in (1, 2, 3, 4)] == [8, 8, 6, 6]
    assert effort_of("expert", 4).iterations == effort_of("expert", 2).iterations
