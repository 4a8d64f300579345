"""The value that the master has learnt."""

from typing import Any

import pytest

from spieluhr.core.learnt import KNOTS, read_weights
from spieluhr.games.steam_time.bot.features import SIZE, features
from spieluhr.games.steam_time.bot.heuristics import VALUE, Learnt, SteamTimeHeuristics
from spieluhr.games.steam_time.components import EXPEDITIONS
from spieluhr.games.steam_time.rules.state import BY, ESTEEM, SEAT, SPACES, WIDTH, State, copy
from tests.games.steam_time.builders import GAME
from tests.learnt_values import check_shares, games_of, loss

LEARNT = sorted(read_weights(VALUE))
SMALL = 5  # esteem


def start(seats: int) -> Any:
    options = {"players": seats} if seats > 2 else {}
    return GAME.new(GAME.read_options(options), seats)


PLAYED = {
    mode: games_of(GAME, int(mode), "casual", 50 if mode == "2" else 10) for mode in ("2", "3", "4")
}


def tables_of(mode: str, games: int = 5) -> list[State]:
    return [s for tables, _ in PLAYED[mode][:games] for s in tables]


def learnt(mode: str) -> Any:
    return GAME.heuristics.at("master", start(int(mode)))


def one_on(s: State) -> State:
    """The same table, where each has the seat after his own."""
    n = s.players

    def after(seat: int) -> int:
        return (seat + 1) % n if seat >= 0 else seat

    other = copy(s)
    for seat in range(n):
        for k in range(SEAT):
            other.cells[after(seat) * SEAT + k] = s.cells[seat * SEAT + k]
    for space in range(BY, BY + SPACES):
        other.cells[space] = after(s.cells[space])
    for first in range(1, s.depth * WIDTH, WIDTH):
        other.todo[first] = after(s.todo[first])
    for k, packed in enumerate(s.expeditions):
        other.expeditions[k] = after(packed // EXPEDITIONS) * EXPEDITIONS + packed % EXPEDITIONS
    for k, seat in enumerate(s.extra_actions):
        other.extra_actions[k] = after(seat)
    other.turn, other.start, other.card = after(s.turn), after(s.start), after(s.card)
    return other


def test_only_the_master_judges_by_it() -> None:
    assert "2" in LEARNT
    for mode in LEARNT:
        assert isinstance(learnt(mode), Learnt)
        for level in ("first_game", "beginner", "casual", "club", "expert", "master@1"):
            assert type(GAME.heuristics.at(level, start(int(mode)))) is SteamTimeHeuristics


@pytest.mark.parametrize("mode", ["2", "3", "4"])
def test_features_do_not_ask_which_seat_it_is(mode: str) -> None:
    for s in tables_of(mode, 2):
        rows, others = features(s), features(one_on(s))
        for seat in range(s.players):
            assert len(rows[seat]) == SIZE
            assert list(others[(seat + 1) % s.players]) == list(rows[seat])


@pytest.mark.parametrize("mode", LEARNT)
def test_the_seats_share_one_win(mode: str) -> None:
    check_shares(learnt(mode), PLAYED[mode][:5])


@pytest.mark.parametrize("mode", LEARNT)
def test_more_esteem_is_worth_more(mode: str) -> None:
    for s in tables_of(mode):
        for seat in range(s.players):
            richer = copy(s)
            richer.cells[seat * SEAT + ESTEEM] += SMALL
            assert learnt(mode).evaluate(richer)[seat] > learnt(mode).evaluate(s)[seat]


def test_it_tells_the_winner_better_than_the_value_by_hand() -> None:
    """Of games for two that it was not fitted to."""
    assert loss(learnt("2"), PLAYED["2"]) < loss(GAME.heuristics, PLAYED["2"])


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match=f"{SIZE * len(KNOTS)} are needed"):
        Learnt(GAME.rules, [0] * (SIZE - 1) * len(KNOTS))
