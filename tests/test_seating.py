"""What all adapters share: how games are asked for, and what their ends are worth."""

import pytest

from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.rules import Outcome
from spieluhr.seating import defeat, seating


@pytest.mark.parametrize(
    ("ranks", "wanted"),
    [
        ([1], [1.0]),
        ([2], [-1.0]),
        ([1, 2], [1.0, -1.0]),
        ([1, 1], [0.0, 0.0]),
        ([3, 1, 1], [-0.5, 0.25, 0.25]),
        ([2, 1, 3, 4], [-1 / 3, 1.0, -1 / 3, -1 / 3]),
        ([1, 1, 1, 1], [0.0, 0.0, 0.0, 0.0]),
    ],
)
def test_winners_share_what_the_others_lose(ranks: list[int], wanted: list[float]) -> None:
    assert Outcome([0] * len(ranks), ranks, "").utilities() == pytest.approx(wanted)


@pytest.mark.parametrize("ranks", [[2], [2, 1], [3, 1, 1], [2, 1, 3, 4]])
def test_a_defeat_costs_what_the_end_of_a_lost_game_does(ranks: list[int]) -> None:
    assert Outcome([0] * len(ranks), ranks, "").utilities()[0] == defeat(len(ranks))


def test_without_options_the_number_of_seats_chooses_the_mode() -> None:
    assert seating("steam_time", seats=3).new_match(Dice(1)).seats == 3
    assert seating("antinomy", seats=1).options == {"solo": "easy"}
    assert seating("antinomy").seats == 2


def test_what_the_options_leave_to_chance_is_decided_for_each_match() -> None:
    left_open = seating("perfect_moment")
    named = seating("perfect_moment", {"eras": ["1981", "1994", "2014"]})
    assert len({repr(left_open.new_match(Dice(seed)).options) for seed in range(20)}) > 1
    assert len({repr(named.new_match(Dice(seed)).options) for seed in range(20)}) == 1


def test_what_there_is_not_is_refused_in_words() -> None:
    with pytest.raises(Malformed, match="There is no game “chess”"):
        seating("chess")
    with pytest.raises(Malformed, match="The options are wrong"):
        seating("antinomy", {"solo": "trivial"})
    with pytest.raises(Malformed, match="'easy' is not a dict of options"):
        seating("antinomy", "easy")  # type: ignore[arg-type]
    with pytest.raises(Malformed, match="Antinomy: 2, not 5"):
        seating("antinomy", seats=5)
