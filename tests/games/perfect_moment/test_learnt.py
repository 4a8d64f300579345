"""The value that the master has learnt for the game for two."""

import math
from typing import Any

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.games.perfect_moment.bot.features import SIZE, features
from spieluhr.games.perfect_moment.bot.heuristics import Learnt, PerfectMomentHeuristics
from spieluhr.games.perfect_moment.bot.reach import Display, Table
from spieluhr.games.perfect_moment.components import CARDS
from spieluhr.games.perfect_moment.rules.score import worth
from spieluhr.games.perfect_moment.rules.state import (
    DISPLAY_ROOM,
    DISPLAYS,
    FRAGMENTS,
    FRAMES,
    HANDS,
    NOTHING,
    SHOWN,
    STACK_ROOM,
    THREES,
    TWOS,
    State,
)
from tests.learnt_values import check_shares, games_of

GAME = games.load("perfect_moment")
TIMID = 4.3  # bench/calibration.md: the slope of the value by hand


def table(seed: int = 0, options: dict[str, object] | None = None) -> Any:
    chosen = GAME.read_options(GAME.complete(dict(options or {}), Dice(seed)))
    return GAME.new(chosen)


LEARNT = GAME.heuristics.at("master", table())


PLAYED = games_of(GAME, 2, "club", 20)


def test_only_the_master_for_two_judges_by_it() -> None:
    assert isinstance(LEARNT, Learnt)
    for level in ("first_game", "beginner", "casual", "club", "expert", "master@1"):
        assert type(GAME.heuristics.at(level, table())) is PerfectMomentHeuristics
    alone = table(0, {"solo": True})
    assert type(GAME.heuristics.at("master", alone)) is PerfectMomentHeuristics


def test_shares_add_up() -> None:
    check_shares(LEARNT, PLAYED)


def test_nearly_everywhere_another_point_is_worth_more() -> None:
    """A card that counts 3 instead of 2."""
    better = count = 0
    for tables, _ in PLAYED:
        for s in tables:
            richer = GAME.rules.copy(s)
            card = richer.cells[TWOS] & -richer.cells[TWOS]
            if card:
                richer.cells[TWOS] ^= card
                richer.cells[THREES] |= card
                better += LEARNT.evaluate(richer)[0] > LEARNT.evaluate(s)[0]
                count += 1
    assert count > 100
    assert better >= 0.97 * count


def test_a_seat_is_worth_the_same_if_all_change_places() -> None:
    for tables, _ in PLAYED:
        for s in tables:
            rows, turned = features(s), features(exchanged(s))
            assert len(rows[0]) == SIZE
            assert [list(row) for row in turned] == [list(rows[1]), list(rows[0])]


def exchanged(s: State) -> State:
    """The same table, with the seats exchanged; nothing but an item is under way."""
    other: State = GAME.rules.copy(s)
    for first in (HANDS, SHOWN, FRAGMENTS, TWOS, THREES):
        other.cells[first], other.cells[first + 1] = s.cells[first + 1], s.cells[first]
    for place in range(DISPLAY_ROOM):
        for seat in range(2):
            side = s.cells[DISPLAYS + DISPLAY_ROOM * (1 - seat) + place]
            here = DISPLAYS + DISPLAY_ROOM * seat + place
            other.cells[here] = side if side == NOTHING else side ^ 1
    for frame in range(FRAMES, FRAMES + STACK_ROOM):
        other.cells[frame] ^= 1
    other.player = 1 - s.player
    return other


def test_a_display_counts_by_the_rules() -> None:
    for tables, _ in PLAYED[:5]:
        for s in tables:
            for seat in range(2):
                display = Display(s, seat, Table(s))
                lying = [s.cells[DISPLAYS + DISPLAY_ROOM * seat + place] >> 1 for place in (0, 1)]
                for card in set(range(CARDS)) - set(lying):
                    assert display.worth(card) == worth(s, seat, card)


def test_it_tells_the_winner_better_than_the_value_by_hand() -> None:
    """Of games that it was not fitted to; the value by hand is too timid, which is put right."""
    learnt = by_hand = 0.0
    for tables, shares in PLAYED:
        winner = 0 if shares[0] else 1
        for s in tables:
            learnt -= math.log(LEARNT.evaluate(s)[winner])
            value = GAME.heuristics.evaluate(s)[winner]
            by_hand += math.log1p(((1.0 - value) / value) ** TIMID)
    assert learnt < by_hand
