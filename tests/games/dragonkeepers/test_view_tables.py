"""What a view says besides the position: pages, amulets, eggs, rewards."""

import copy
from typing import Any

import msgspec
import pytest

from spieluhr.core.match import Match
from spieluhr.games.dragonkeepers.data import check
from spieluhr.games.dragonkeepers.game import made
from tests.builders import load
from tests.games.dragonkeepers.builders import DATA, new
from tests.games.dragonkeepers.table_builders import table

# DK-3.6 and the data: what a page of this number gives.
REWARDS = {
    "1": {"lowest": 1, "highest": 0, "crystal": 1, "backlight": 0, "egg": 0},
    "2": {"lowest": 1, "highest": 0, "crystal": 0, "backlight": 1, "egg": 0},
    "3": {"lowest": 1, "highest": 0, "crystal": 1, "backlight": 0, "egg": 1},
    "4": {"lowest": 2, "highest": 0, "crystal": 1, "backlight": 0, "egg": 0},
    "5": {"lowest": 2, "highest": 0, "crystal": 0, "backlight": 0, "egg": 1},
    "6": {"lowest": 1, "highest": 1, "crystal": 0, "backlight": 0, "egg": 1},
}


def view_of(match: Match, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(match.view(seat))
    return found


def test_DK_3_6_a_view_names_the_reward_of_every_page() -> None:
    for seat in (0, 1, None):
        assert view_of(load(table("w1", "b4")), seat)["rewards"] == REWARDS


def test_DK_3_6_rewards_of_an_owner_are_shown_as_they_are_printed() -> None:
    """Five different numbers on one page: none stands in another's place."""
    data = copy.deepcopy(DATA)
    printed = {"lowest": 2, "highest": 3, "crystal": 4, "backlight": 5, "egg": 6}
    data["rewards"]["6"] = printed
    data["rewards"]["1"] = {"highest": 1}
    check(data)
    game = made(data)
    match = Match(game, game.read_options({"players": 2, "chests": []}), 2)
    for seat in (0, 1, None):
        rewards = view_of(match, seat)["rewards"]
        assert rewards["6"] == printed
        assert rewards["1"] == dict.fromkeys(printed, 0) | {"highest": 1}
        assert rewards["5"] == REWARDS["5"]


@pytest.mark.parametrize(("players", "end"), [(2, 7), (3, 8), (4, 9)])
def test_DK_4_1_a_view_says_how_many_amulets_end_the_game(players: int, end: int) -> None:
    assert view_of(new(players), 0)["end_amulets"] == end
    assert view_of(new(players), None)["amulets"] == [0] * players


def test_DK_4_2_a_view_says_what_eggs_are_worth() -> None:
    for seat in (0, 1, None):
        assert view_of(load(table("w1", "b4")), seat)["egg_values"] == [4, 16]


@pytest.mark.parametrize(
    ("left", "right", "number", "colour"),
    [("?1", "?w", 1, "white"), ("?5", "?b", 5, "blue"), ("j6 ?3", "wg ?r", 6, "green")],
)
def test_DK_3_4_a_view_says_what_the_book_asks_for(
    left: str, right: str, number: int, colour: str
) -> None:
    for seat in (0, 1, None):
        view = view_of(load(table("w1", "b4", page=(left, right))), seat)
        assert (view["page_number"], view["page_colour"]) == (number, colour)


def test_DK_2_2_before_the_display_is_dealt_the_book_asks_for_nothing() -> None:
    view = view_of(new(2), 0)
    assert (view["page_number"], view["page_colour"]) == (None, None)
