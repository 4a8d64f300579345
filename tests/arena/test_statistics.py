"""What results say, computed by hand."""

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
    found = statistics.share([0.5, 0.5, 1.0, 0.5])  # deviation 0.25, of the mean 0.125
    assert found.mean == pytest.approx(0.625)
    assert found.low == pytest.approx(0.625 - 1.96 * 0.125)
    assert found.high == pytest.approx(0.625 + 1.96 * 0.125)
    assert found.count == 4


def test_an_interval_stays_within_what_is_possible() -> None:
    found = statistics.share([1.0, 0.0])
    assert (found.mean, found.low, found.high) == (0.5, 0.0, 1.0)


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
        assert (found.wins.mean, found.wins.low, found.wins.high) == (0.5, 0.5, 0.5)


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
