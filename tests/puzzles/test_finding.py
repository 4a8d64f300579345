"""Puzzles are found from what the seat knows, and only where one move is surely best."""

import pytest

from spieluhr import games
from spieluhr.bots.weighing import Effort
from spieluhr.core.dice import Dice
from spieluhr.core.rules import State
from spieluhr.puzzles import books, finding, making, playing_on, self_play
from spieluhr.puzzles.finding import Search
from spieluhr.puzzles.playing_on import Played
from spieluhr.puzzles.sureness import Lead, quantile

SMALL = Effort(trees=4, iterations=8, depth=2, worlds=2, most=5)


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GLANCE", "USUALLY", "FIFTH", "THOROUGHLY"):
        monkeypatch.setattr(finding, name, SMALL)


def tables(game_id: str, number: int) -> list[tuple[int, State]]:
    plan = making.plan_of(game_id)
    match, _ = self_play.played(plan, games.load(game_id), Dice(number))
    return self_play.choices(match)


@pytest.mark.usefixtures("cheap")
@pytest.mark.parametrize("game_id", ["antinomy", "perfect_moment", "dragonkeepers"])
def test_what_the_seat_cannot_know_does_not_decide_what_is_a_puzzle(game_id: str) -> None:
    game = games.load(game_id)
    found = 0
    for n, s in tables(game_id, 3)[:60:3]:
        seat = game.rules.actor(s)
        others = [game.rules.resample(s, seat, Dice(k)) for k in range(2)]
        answers = [Search(game, least=0.02).at(table, Dice(n)) for table in (s, *others)]
        assert answers[0] == answers[1] == answers[2]
        found += answers[0] is not None
    assert found


@pytest.mark.usefixtures("cheap")
def test_the_same_plan_and_number_give_the_same_puzzles() -> None:
    plan = making.plan_of("antinomy")
    first, again = (self_play.look_through(plan, 5) for _ in range(2))
    assert first.puzzles
    assert first.puzzles == again.puzzles
    assert first.game == again.game


@pytest.mark.usefixtures("cheap")
def test_a_puzzle_says_what_every_other_move_costs() -> None:
    plan = making.plan_of("antinomy")
    game = games.load("antinomy")
    found = self_play.look_through(plan, 5)
    for one in found.puzzles:
        match = books.replayed("antinomy", plan.rules, plan.data, found.game, one.n)
        assert match.actor == one.seat
        legal = {match.text(m) for m in match.legal()}
        assert {*one.others, *one.solutions} == legal
        assert min(other.cost for other in one.others.values()) == one.gap >= finding.LEAST
        assert one.theme in {*game.words.themes, "defence", "quiet"}


@pytest.mark.parametrize(
    ("share", "freedom", "known"), [(0.99, 7, 2.998), (0.99, 15, 2.602), (0.9975, 15, 3.286)]
)
def test_how_sure_a_few_trees_are(share: float, freedom: int, known: float) -> None:
    """Against printed tables of Student's distribution."""
    assert quantile(share, freedom) == pytest.approx(known, rel=0.01)


def test_a_lead_that_noise_could_explain_is_not_sure() -> None:
    assert Lead([0.3, -0.1, 0.25, -0.05, 0.2, 0.0, 0.3, -0.1]).least() < 0.0
    assert Lead([0.11, 0.09, 0.1, 0.12, 0.08, 0.1, 0.11, 0.09]).least() > 0.08
    assert Lead([0.1, 0.1, 0.12, 0.08]).least(questions=4) < Lead([0.1, 0.1, 0.12, 0.08]).least()


def test_each_half_of_the_trees_has_to_choose_the_same_move() -> None:
    agreed = {1: [0.6, 0.6, 0.6, 0.6], 2: [0.4, 0.4, 0.4, 0.4]}
    torn = {1: [0.9, 0.3, 0.9, 0.3], 2: [0.4, 0.4, 0.4, 0.4]}
    assert finding.is_best_of_halves(agreed, 1)
    assert not finding.is_best_of_halves(torn, 1)


def test_how_much_of_a_lead_is_left_is_the_slope_of_what_came() -> None:
    played = [Played(str(n), said, 0.5 * said, 0.05) for n, said in enumerate((0.1, 0.2, 0.4))]
    measured = playing_on.summed_up(played, 40)
    assert (measured.factor, measured.error, measured.positions) == (0.5, 0.0, 3)
    assert making.second(making.plan_of("antinomy"), measured).least == pytest.approx(0.16)


@pytest.mark.parametrize("game_id", ["antinomy", "dragonkeepers"])
def test_what_the_seat_cannot_know_does_not_decide_what_a_lead_comes_to(game_id: str) -> None:
    game = games.load(game_id)
    _, s = tables(game_id, 3)[20]
    seat = game.rules.actor(s)
    best, other = game.rules.legal(s)[:2]
    hidden = [s, *(game.rules.resample(s, seat, Dice(k)) for k in range(2))]
    first, *rest = [playing_on.Table(game, w, 2).leads(best, other, 3, Dice(1)) for w in hidden]
    assert rest == [first, first]


def test_a_short_way_is_judged_by_a_chance_and_a_long_one_by_the_result() -> None:
    game = games.load("antinomy")
    _, s = tables("antinomy", 3)[10]
    moves = game.rules.legal(s)[:2]
    short = playing_on.Table(game, s, 1).leads(moves[0], moves[1], 6, Dice(1))
    long = playing_on.Table(game, s).leads(moves[0], moves[1], 6, Dice(1))
    assert all(abs(one) < 1.0 for one in short)
    assert not {round(one, 6) for one in short} <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    assert {round(one, 6) for one in long} <= {-1.0, -0.5, 0.0, 0.5, 1.0}
