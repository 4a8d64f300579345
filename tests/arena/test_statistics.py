"""What results say, computed by hand."""

import random
from collections.abc import Callable

import pytest

from spieluhr.arena import statistics
from spieluhr.arena.plan import Result


def result(
    deal: int,
    turned: int,
    bots: str,
    ranks: list[int],
    scores: list[int] | None = None,
    decisions: list[int] | None = None,
    seconds: list[float] | None = None,
) -> Result:
    count = len(ranks)
    return Result(
        deal,
        turned,
        bots.split(),
        scores or [0] * count,
        ranks,
        "cards",
        decisions or [1] * count,
        seconds or [0.0] * count,
    )


SIDES = ((0, "a b"), (1, "b a"))

# Four deals, each played from both sides: a wins 1, 1, 2, 1 of the two games.
PAIRED = [
    result(0, 0, "a b", [1, 2]),
    result(0, 1, "b a", [1, 2]),
    result(1, 0, "a b", [1, 2]),
    result(1, 1, "b a", [1, 2]),
    result(2, 0, "a b", [1, 2]),
    result(2, 1, "b a", [2, 1]),
    result(3, 0, "a b", [2, 1]),
    result(3, 1, "b a", [2, 1]),
]


def test_a_shared_win_counts_in_part() -> None:
    assert [statistics.won(result(0, 0, "a b c", [1, 1, 3]), seat) for seat in range(3)] == [
        0.5,
        0.5,
        0.0,
    ]
    assert statistics.won(result(0, 0, "a b c", [1, 1, 1]), 2) == pytest.approx(1 / 3)
    assert statistics.won(result(0, 0, "a b", [2, 1]), 1) == 1.0


def test_a_share_with_its_interval() -> None:
    """The deals spread 0.6 times as much as single games would: 4 deals are worth 4 / 0.6 games."""
    found = statistics.share([0.5, 0.5, 1.0, 0.5])
    assert found.mean == pytest.approx(0.625)
    assert found.low == pytest.approx(0.2830, abs=0.0001)
    assert found.high == pytest.approx(0.8756, abs=0.0001)
    assert found.count == 4


@pytest.mark.parametrize(
    ("won", "count", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962)],
)
def test_deals_of_one_game_have_the_interval_of_the_books(
    won: int, count: int, low: float, high: float
) -> None:
    found = statistics.share([1.0] * won + [0.0] * (count - won))
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


@pytest.mark.parametrize("value", [0.0, 0.25, 0.5, 1.0])
def test_deals_that_all_end_alike_leave_a_doubt_that_shrinks(value: float) -> None:
    few, more, many = (statistics.share([value] * count) for count in (4, 12, 400))
    for found in (few, more, many):
        assert 0.0 <= found.low <= found.mean == value <= found.high <= 1.0
    assert few.high - few.low > more.high - more.low > many.high - many.low > 0.001
    assert more.high - more.low > 0.2
    assert many.high - many.low < 0.02


def test_an_interval_stays_within_what_is_possible() -> None:
    for values in ([1.0, 0.0], [1.0, 1.0], [0.0, 0.0], [1.0] * 50 + [0.5]):
        found = statistics.share(values)
        assert 0.0 <= found.low < found.high <= 1.0


def test_an_interval_is_the_same_seen_from_the_other_side() -> None:
    values = [1.0, 1.0, 0.5, 1.0, 0.0, 1.0, 0.5]
    mine, theirs = statistics.share(values), statistics.share([1.0 - value for value in values])
    assert (theirs.low, theirs.high) == pytest.approx((1.0 - mine.high, 1.0 - mine.low))


def independent(rng: random.Random, p: float) -> float:
    """Both games of a deal for themselves."""
    return ((rng.random() < p) + (rng.random() < p)) / 2


def together(rng: random.Random, p: float) -> float:
    """Who wins the one game of the deal wins the other."""
    return float(rng.random() < p)


def opposed(rng: random.Random, p: float) -> float:
    """The better cards win, as far as that goes with p."""
    luck = rng.random()
    return ((luck < p) + ((luck + 0.5) % 1.0 < p)) / 2


@pytest.mark.parametrize("p", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("deals", [24, 200])
@pytest.mark.parametrize("deal", [independent, together, opposed])
def test_intervals_hold_the_truth(
    deal: Callable[[random.Random, float], float], deals: int, p: float
) -> None:
    """95 % of paired runs should; 92 % leave room for luck and for the steps of small numbers."""
    rng, runs = random.Random(deals), 600
    found = [statistics.share([deal(rng, p) for _ in range(deals)]) for _ in range(runs)]
    assert sum(one.low <= p <= one.high for one in found) >= 0.92 * runs


def test_pairing_makes_intervals_shorter() -> None:
    """Otherwise one could say 0 to 1 and hold the truth always."""
    rng = random.Random(2)
    wide = {
        deal: statistics.share([deal(rng, 0.8) for _ in range(200)])
        for deal in (together, independent, opposed)
    }
    lengths = [found.high - found.low for found in wide.values()]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] < 0.13
    assert lengths[2] < 0.08


@pytest.mark.parametrize("values", [[], [0.0], [0.5], [1.0]])
def test_one_value_or_none_says_nothing(values: list[float]) -> None:
    found = statistics.share(values)
    assert found.count == len(values)
    assert found.mean == sum(values)
    assert (found.low, found.high) == (0.0, 1.0)


def test_intervals_are_over_deals_not_over_games() -> None:
    a, b = statistics.standings(PAIRED)
    assert (a.bot, b.bot) == ("a", "b")
    assert statistics.by_deal(PAIRED, "a") == [0.5, 0.5, 1.0, 0.5]
    assert a.wins == statistics.share([0.5, 0.5, 1.0, 0.5])
    assert b.wins == statistics.share([0.5, 0.5, 0.0, 0.5])
    assert a.wins.count == 4


def test_a_deal_that_is_won_from_one_side_only_is_no_evidence() -> None:
    """The better cards win, whoever has them: the bots are exactly equal."""
    cards = [result(deal, turned, bots, [1, 2]) for deal in range(5) for turned, bots in SIDES]
    for found in statistics.standings(cards):
        assert found.wins.mean == 0.5
        assert found.wins.low == pytest.approx(1.0 - found.wins.high)
        assert found.wins.low < 0.45


def test_equal_players_of_three_win_a_third() -> None:
    three = [
        result(0, 0, "a b c", [1, 2, 3]),
        result(0, 1, "b c a", [1, 2, 3]),
        result(0, 2, "c a b", [1, 2, 3]),
    ]
    for found in statistics.standings(three):
        assert found.expected == pytest.approx(1 / 3)
        assert found.wins.mean == pytest.approx(1 / 3)


def test_wins_of_a_bot_with_two_seats_are_by_seat() -> None:
    """It wins every game, but only at one of its seats."""
    told = [result(0, 0, "a a b", [1, 2, 3]), result(1, 0, "a a b", [3, 1, 2])]
    found = {standing.bot: standing for standing in statistics.standings(told)}
    assert found["a"].wins.mean == 0.5
    assert found["b"].wins.mean == 0.0
    assert found["a"].expected == found["b"].expected == pytest.approx(1 / 3)


def test_score_and_time_of_each_bot() -> None:
    told = [
        result(0, 0, "a b", [1, 2], [10, 4], [3, 2], [0.6, 0.1]),
        result(0, 1, "b a", [1, 2], [9, 5], [8, 1], [0.4, 0.2]),
    ]
    found = {standing.bot: standing for standing in statistics.standings(told)}
    assert found["a"].score == 7.5
    assert found["b"].score == 6.5
    assert found["a"].seconds == pytest.approx(0.8 / 4)
    assert found["b"].seconds == pytest.approx(0.5 / 10)


def test_who_never_decides_takes_no_time() -> None:
    told = [result(0, 0, "a b", [1, 2], decisions=[3, 0])]
    assert [found.seconds for found in statistics.standings(told)] == [0.0, 0.0]


def test_the_best_comes_first() -> None:
    told = [result(deal, 0, "a b c", [3, 1, 2]) for deal in range(3)]
    told += [result(3, 0, "a b c", [3, 2, 1])]
    assert [found.bot for found in statistics.standings(told)] == ["b", "c", "a"]


def test_the_better_bot_has_the_higher_rating() -> None:
    told = [result(deal, 0, "a b c", [3, 1, 2]) for deal in range(20)]
    ratings = statistics.rate(told)
    assert ratings["b"].mu > ratings["c"].mu > ratings["a"].mu
    assert ratings["b"].mu - 2 * ratings["b"].sigma > ratings["a"].mu + 2 * ratings["a"].sigma
    for found in statistics.standings(told):
        assert (found.rating, found.sigma) == (ratings[found.bot].mu, ratings[found.bot].sigma)


def test_more_games_make_a_rating_surer() -> None:
    few, many = statistics.rate(PAIRED), statistics.rate(PAIRED * 5)
    assert many["a"].sigma < few["a"].sigma


def test_ratings_of_equals_stay_equal() -> None:
    drawn = [result(deal, 0, "a b", [1, 1]) for deal in range(6)]
    ratings = statistics.rate(drawn)
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu)


def test_a_rating_counts_all_seats_of_a_bot() -> None:
    """Last at one seat and first at the other: it does not matter which of them comes first."""
    one = statistics.rate([result(deal, 0, "a a b", [1, 3, 2]) for deal in range(9)])
    other = statistics.rate([result(deal, 0, "a a b", [3, 1, 2]) for deal in range(9)])
    assert one["a"].mu == pytest.approx(other["a"].mu)
    assert one["b"].mu == pytest.approx(other["b"].mu)


def test_a_bot_against_itself_is_not_rated() -> None:
    (found,) = statistics.standings([result(0, 0, "a a", [1, 2], [6, 2])])
    alone = statistics.rate([result(0, 0, "a a", [2, 1])])["a"]
    assert (found.rating, found.sigma) == (alone.mu, alone.sigma)
    assert found.wins.mean == 0.5
    assert found.score == 4


def test_the_advantage_of_a_seat() -> None:
    first, second = statistics.seats(PAIRED)
    assert first.mean == pytest.approx(5 / 8)
    assert second.mean == pytest.approx(3 / 8)


def test_intervals_of_seats_are_over_deals_too() -> None:
    """Seat 0 wins 2, 2, 1, 0 of the two games of each deal."""
    first, second = statistics.seats(PAIRED)
    assert first == statistics.share([1.0, 1.0, 0.5, 0.0])
    assert second == statistics.share([0.0, 0.0, 0.5, 1.0])


def test_lengths_are_decisions_of_a_game() -> None:
    told = [
        result(0, 0, "a b", [1, 2], decisions=[3, 2]),
        result(0, 1, "b a", [1, 2], decisions=[8, 9]),
    ]
    assert statistics.lengths(told) == [5, 17]


def test_no_results_are_no_standings() -> None:
    assert statistics.standings([]) == []
    assert statistics.seats([]) == []
    assert statistics.lengths([]) == []
    assert statistics.rate([]) == {}


def test_one_result_is_enough_for_standings() -> None:
    a, b = statistics.standings([result(0, 0, "a b", [1, 2])])
    assert (a.wins.mean, a.wins.low, a.wins.high) == (1.0, 0.0, 1.0)
    assert (b.wins.mean, b.wins.low, b.wins.high) == (0.0, 0.0, 1.0)
    assert a.rating > b.rating
    assert [seat.mean for seat in statistics.seats([result(0, 0, "a", [1])])] == [1.0]
