"""The validation: what holds is found to hold, and what does not is not shown."""

import math

import pytest

from spieluhr import games
from spieluhr.arena import plan
from spieluhr.arena.plan import Task
from spieluhr.core.dice import Dice
from spieluhr.reviews import bench_page, measures, samples
from spieluhr.reviews.luck import Row
from spieluhr.reviews.measures import Errors, Luck
from spieluhr.reviews.samples import Sketched, Stroke, Thrown
from spieluhr.reviews.scale import Scale

GOOD = Luck(300, [0.001, -0.001], [0.01, 0.01], 0.3, 0.2, 0.4, 0.95, 60, 300)
FALLING = Errors(
    {"beginner": 50, "club": 50}, {"beginner": 0.03, "club": 0.01},
    {"beginner": 0.001, "club": 0.001}, -0.05, 0.01, 20, 19,
)  # fmt: skip


def toss(deal: int, dice: Dice) -> Thrown:
    """A game of three coins, seen coming: whoever has more heads wins."""
    coins = [dice.below(2) for _ in range(3)]
    strokes = []
    for k in range(3):
        here = _share(coins[: k + 1])
        others = [_share([*coins[:k], side]) for side in (0, 1)] * 8
        strokes.append(Stroke([_row(here)] * 4, [_row(one) for one in others]))
    won = float(sum(coins) > 1)
    return Thrown(deal, 0, "2", [won, 1.0 - won], strokes, strokes)


def _share(coins: list[int]) -> float:
    left = 3 - len(coins)
    ways = [bin(n).count("1") for n in range(2**left)]
    return sum(sum(coins) + way > 1 for way in ways) / len(ways)


def _row(share: float) -> Row:
    kept = min(0.999, max(0.001, share))
    return Row(0, 0.5, [kept, 1.0 - kept])


def test_in_a_game_of_chance_luck_explains_everything() -> None:
    dice = Dice(5)
    tossed = [toss(deal, dice) for deal in range(300)]
    found = measures.luck_of(tossed, Scale(), measures.beta(tossed, Scale()))
    assert found.share == pytest.approx(1.0, abs=0.02)
    assert found.alike == pytest.approx(1.0)
    assert all(abs(mean) < 3 * doubt for mean, doubt in zip(found.means, found.doubts, strict=True))
    assert measures.luck_holds(found, 0.25)


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 100},
        {"means": [0.05, -0.05]},
        {"low": -0.01},
        {"share": 0.2},
        {"alike": 0.85},
        {"alike": math.nan},
    ],
)
def test_luck_that_fails_one_test_is_not_shown(wrong: dict[str, object]) -> None:
    assert measures.luck_holds(GOOD, 0.25)
    fields = {name: getattr(GOOD, name) for name in Luck.__struct_fields__}
    assert not measures.luck_holds(Luck(**{**fields, **wrong}), 0.25)


@pytest.mark.parametrize(
    "wrong",
    [
        {"rates": {"beginner": 0.012, "club": 0.01}},
        {"slope": 0.05},
        {"doubt": 0.05},
        {"games": {"beginner": 50, "club": 10}},
    ],
)
def test_error_rates_that_fail_one_test_are_not_shown(wrong: dict[str, object]) -> None:
    assert measures.errors_hold(FALLING)
    fields = {name: getattr(FALLING, name) for name in Errors.__struct_fields__}
    assert not measures.errors_hold(Errors(**{**fields, **wrong}))


def test_games_are_sampled_from_plan_and_task_alone() -> None:
    game = games.load("perfect_moment")
    wanted = plan.make(game, {}, 2, ["beginner"], 2, 7)
    found = samples.throw(wanted, Task(1, 0))
    assert found == samples.throw(wanted, Task(1, 0))
    assert found.mode == "2"
    assert sum(found.results) == 1.0
    assert all(len(stroke.came) == 8 and len(stroke.drawn) == 32 for stroke in found.strokes)
    assert len(found.again) == len(found.strokes)  # with other dice, of every fourth deal
    assert found.again != found.strokes
    assert samples.throw(wanted, Task(2, 0)).again == []


def test_the_mean_of_luck_may_come_from_other_and_more_games() -> None:
    dice = Dice(5)
    tossed = [toss(deal, dice) for deal in range(40)]
    others = [Sketched(deal, 0, [0.1, -0.1] if deal % 3 else [0.0, 0.0]) for deal in range(90)]
    found = measures.luck_of(tossed, Scale(), 1.0, others)
    assert found.means == pytest.approx([0.0667, -0.0667], abs=0.001)
    assert (found.games, found.counted) == (40, 90)
    assert not measures.luck_holds(found, 0.0)
    assert "(90 games)" in bench_page.luck_table({"2": found}, 0.0)


def test_a_sketch_of_luck_is_of_all_chance_and_of_both_seats() -> None:
    game = games.load("perfect_moment")
    wanted = samples.LuckPlan(plan.make(game, {}, 2, ["beginner"], 2, 7), {})
    found = samples.sketch(wanted, Task(1, 0))
    assert found == samples.sketch(wanted, Task(1, 0))
    assert sum(found.luck) == pytest.approx(0.0, abs=1e-4)
    assert any(found.luck)


def test_blunders_are_looked_at_again_in_the_first_deals_alone() -> None:
    game = games.load("antinomy")
    beginners = plan.make(game, {}, 2, ["beginner"], 2, 7)
    wanted = samples.CostPlan(beginners, {}, blunders=1, again=1)
    first, second = (samples.judge(wanted, Task(deal, 0)) for deal in (0, 1))
    blunders = [one.n for one in first.decisions if one.mark == "blunder"]
    assert [one.n for one in first.deep] == blunders[:1] != []
    assert any(one.mark == "blunder" for one in second.decisions)
    assert second.deep == []


def test_the_page_keeps_other_games_and_says_what_failed() -> None:
    table = bench_page.luck_table({"2": GOOD}, 0.5)
    assert "| for two | 300 |" in table
    assert table.rstrip().endswith("| no |")
    page = bench_page.with_part("", "Antinomy", table)
    page = bench_page.with_part(page, "Steam Time", bench_page.errors_table({"4": FALLING}))
    page = bench_page.with_part(page, "Antinomy", "again")
    assert page.count("## Antinomy") == 1
    assert "19 of 20" in page
    assert "again" in page


def test_fit_and_test_look_at_the_same_moments() -> None:
    for step in (1, 2, 3, 7):
        looked = [[samples.first_of(deal, step) for deal in range(k, 84, 2)] for k in (0, 1)]
        assert looked[0] == looked[1]
        assert set(looked[0]) == set(range(step))
