"""The values that the master has learnt."""

import pytest

from spieluhr import games
from spieluhr.core.learnt import KNOTS, Weights
from spieluhr.games.dragonkeepers.bot.features import SIZE, features
from spieluhr.games.dragonkeepers.bot.heuristics import DragonkeepersHeuristics, Learnt
from spieluhr.games.dragonkeepers.options import Options
from spieluhr.games.dragonkeepers.rules.state import EGGS
from tests.learnt_values import check_shares, games_of, loss

GAME = games.load("dragonkeepers")
SEATS = (2, 3, 4)
PLAYED = {seats: games_of(GAME, seats, "casual", 12) for seats in SEATS}
LEARNT = {seats: GAME.heuristics.at("master", PLAYED[seats][0][0][0]) for seats in SEATS}


@pytest.mark.parametrize("seats", SEATS)
def test_only_the_master_judges_by_it(seats: int) -> None:
    start = GAME.new(Options(players=seats), seats)
    assert isinstance(LEARNT[seats], Learnt)
    for level in ("first_game", "beginner", "casual", "club", "expert", "master@1"):
        assert type(GAME.heuristics.at(level, start)) is DragonkeepersHeuristics


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_has_a_share_of_the_win(seats: int) -> None:
    check_shares(LEARNT[seats], PLAYED[seats])


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_has_all_features(seats: int) -> None:
    for tables, _ in PLAYED[seats]:
        for s in tables:
            rows = features(s)
            assert [len(row) for row in rows] == [SIZE] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_another_egg_is_nearly_always_worth_something(seats: int) -> None:
    better = count = 0
    for tables, _ in PLAYED[seats]:
        for s in tables:
            richer = GAME.rules.copy(s)
            richer.cells[EGGS] += 1
            better += LEARNT[seats].evaluate(richer)[0] > LEARNT[seats].evaluate(s)[0]
            count += 1
    assert better >= 0.95 * count


@pytest.mark.parametrize("seats", SEATS)
def test_it_tells_the_winner_better_than_the_value_by_hand(seats: int) -> None:
    """Of games that it was not fitted to."""
    assert loss(LEARNT[seats], PLAYED[seats]) < loss(GAME.heuristics, PLAYED[seats])


def test_weights_of_another_table_are_refused() -> None:
    with pytest.raises(ValueError, match="3 weights, 8 are needed"):
        Weights(2, [1, 2, 3])
    assert len(KNOTS) == 4
