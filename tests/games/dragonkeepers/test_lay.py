"""Laying dragons, the row, laying along (DK-3.4, DK-3.5, DK-3.9, DK-3.10)."""

import pytest

from spieluhr.core.errors import NotYourTurn
from tests.builders import after, legal, load, play, position_of, starting
from tests.games.dragonkeepers.builders import cards, position, row


@pytest.mark.parametrize(
    ("page", "hand", "first"),
    [
        ("1b", "b2 w1", ["b2"]),
        ("2b", "b2 w1", []),  # too few
        ("2b", "b2 b4 w1", ["b2"]),
        ("2b", "b2 b4 bw", ["b2", "b4"]),
        ("3b", "b2 b4 bw", ["b2"]),
        ("4b", "b2 b4 bw g1", []),
        ("3w", "b2 b4 bw", []),  # another colour; backs do not matter
        ("5g", "g1 g2 gw gr g2s", ["g1"]),
    ],
)
def test_DK_3_4_as_many_as_the_left_page_of_the_colour_of_the_right_page(
    page: str, hand: str, first: list[str]
) -> None:
    assert starting(position(page, hand), "lay") == first


def test_DK_3_4_exactly_as_many() -> None:
    match = play(position("2b", "b2 b4 bw"), "lay b2")
    assert legal(match) == ["lay b4", "lay bw"]  # no stopping half-way
    table = after(match, "lay b4")
    assert table["rows"][0] == row("b2 b4")
    assert table["hands"][0] == ["bw", "j6"]  # the reward of a 2
    assert table["phase"] == "along"  # and no third one


def test_DK_3_4_six_by_a_backlight_dragon_on_the_book() -> None:
    match = play(position("2b", "b1 b2 b3 b4 b5 bw j6"), "book j6")
    assert starting(match, "lay") == ["b1"]
    table = after(match, *(f"lay {code}" for code in cards("b1 b2 b3 b4 b5 bw")))
    assert table["rows"][0] == row("b1 b2 b3 b4 b5 bw")


@pytest.mark.parametrize(
    ("page", "hand", "first"),
    [
        ("2b", "b2 j6", ["b2"]),
        ("4b", "b2 j6 j6 j6", ["b2"]),  # any number
        ("2b", "j6 j6", []),  # at least one real one
        ("1b", "j6", []),  # so never for a 1
        ("1b", "w1 j6", []),
        ("3b", "b2 b4 j6 j6", ["b2", "b4"]),
    ],
)
def test_DK_3_4_jokers_stand_for_missing_ones(page: str, hand: str, first: list[str]) -> None:
    assert starting(position(page, hand), "lay") == first


def test_DK_3_4_a_joker_may_be_laid_though_a_real_one_is_there() -> None:
    match = play(position("2b", "b2 b4 j6"), "lay b2")
    assert legal(match) == ["lay b4", "lay j6"]
    table = after(match, "lay j6")
    assert table["rows"][0] == row("b2 j6")
    assert table["hands"][0] == ["b4", "j6"]  # the reward of a 2


def test_DK_3_4_stacked_in_order_jokers_on_top() -> None:
    match = play(position("3b", "b2 b4 b4 bw j6"), "lay b4")
    assert legal(match) == ["lay b4", "lay bw"]  # b2 would come before, j6 lacks a second
    play(match, "lay b4")
    assert legal(match) == ["lay bw", "lay j6"]
    assert after(match, "lay j6")["rows"][0] == row("b4 b4 j6")


def test_DK_3_4_upon_what_lies_there() -> None:
    table = after(position("2b", "b1 b2", rows=("b4 j6",)), "lay b1", "lay b2")
    assert table["rows"][0] == row("b4 j6 b1 b2")


def test_DK_3_4_optionally() -> None:
    match = load(position("1b", "b2"))
    assert legal(match) == ["book b2", "lay b2", "pass"]
    table = after(match, "pass")
    assert (table["rows"][0], table["hands"][0]) == ([], ["b2"])


def test_DK_3_4_a_start_card_is_a_dragon_and_comes_to_light() -> None:
    start = position("2b", "b3s bgs")
    assert start["unseen"] == {"b3s": 0, "bgs": 0}
    match = play(start, "lay b3s")
    assert position_of(match)["unseen"] == {"bgs": 0}
    assert after(match, "lay bgs")["rows"][0] == row("b3s bgs")


def test_DK_3_5_an_empty_row_leaves_no_choice() -> None:
    table = after(position("1b", "b2"), "lay b2")
    assert (table["rows"][0], table["phase"]) == (row("b2"), "along")


@pytest.mark.parametrize(("end", "laid"), [("left", "b2 / r1 / g1"), ("right", "r1 / g1 / b2")])
def test_DK_3_5_a_new_colour_goes_to_an_end(end: str, laid: str) -> None:
    match = play(position("1b", "b2", rows=("r1 / g1",)), "lay b2")
    table = position_of(match)
    assert (table["phase"], table["actor"], table["laying"]) == ("end", 0, ["b2"])
    assert table["rows"][0] == row("r1 / g1")  # not yet in the row
    assert legal(match) == ["end left", "end right"]
    table = after(match, f"end {end}")
    assert (table["rows"][0], table["laying"]) == (row(laid), [])
    assert (table["phase"], table["actor"]) == ("along", 1)


def test_DK_3_5_one_stack_per_colour() -> None:
    table = after(position("1b", "b2", rows=("b4 / g1",)), "lay b2")
    assert (table["rows"][0], table["phase"]) == (row("b4 b2 / g1"), "along")


@pytest.mark.parametrize(
    ("laid", "is_open"),
    [
        ("b4", True),
        ("b4 / g1", True),
        ("g1 / b4", True),
        ("b4 / g1 / r1", True),
        ("g1 / r1 / b4", True),
        ("g1 / b4 / r1", False),
        ("b4 / g1 / r1 / w1", True),
        ("g1 / b4 / r1 / w1", False),
        ("g1 / r1 / b4 / w1", False),
        ("g1 / r1 / w1 / b4", True),
    ],
)
def test_DK_3_5_a_stack_between_two_others_is_closed(laid: str, is_open: bool) -> None:
    assert starting(position("1b", "b2", rows=(laid,)), "lay") == ["b2"] * is_open
    along = play(position("1b", "", "b2", rows=("", laid)), "pass")
    assert starting(along, "lay") == ["b2"] * is_open


def test_DK_3_5_closed_for_good() -> None:
    """Blue lies between two others as soon as red comes beside it."""
    match = play(position("1r", "r1 b2", "", "", rows=("g1 / b4",)), "lay r1", "end right")
    table = position_of(match)
    assert table["rows"][0] == row("g1 / b4 / r1")
    table |= {"actor": 0, "phase": "act"}
    table["book"]["right"]["top"] = ["?b"]
    assert starting(table, "lay") == []


def test_DK_3_9_each_other_player_clockwise() -> None:
    start = position("1b", "", "b1", "b2", "b4", players=4, active=2)
    match = play(start, "pass")
    asked = []
    while position_of(match)["phase"] == "along":
        asked.append(match.actor)
        play(match, "pass")
    assert asked == [3, 0, 1]
    assert position_of(match)["active"] == 3


def test_DK_3_9_when_the_active_player_has_laid_or_passed() -> None:
    start = position("1b", "b1", "b2", "b4")
    for line in ("lay b1", "pass"):
        match = play(start, line)
        assert (position_of(match)["phase"], match.actor) == ("along", 1)
        assert legal(match) == ["lay b2", "pass"]
        play(match, "lay b2")
        assert legal(match) == ["lay b4", "pass"]


def test_DK_3_9_always_asked_even_if_there_is_nothing_to_lay() -> None:
    match = play(position("5b", "", "w1", "b1"), "pass")
    assert legal(match) == ["pass"]
    with pytest.raises(NotYourTurn):
        match.play("pass", 2)
    play(match, "pass")
    assert (match.actor, legal(match)) == (2, ["pass"])


def test_DK_3_9_by_the_book_as_it_lies() -> None:
    start = position("4b", "g1 gw", "w2 b1", "w1 w4")
    match = play(start, "book g1", "book gw", "pass")
    assert legal(match) == ["lay w2", "pass"]


def test_DK_3_9_the_reward_is_that_of_the_moment() -> None:
    """One piece of 1 is left: seat 0 takes it, then the fours begin."""
    ones = [1, 1, 1, 1, 1]
    start = position("1b", "b1", "b2", "b4", taken_pieces=([], [], ones))
    assert start["pieces"][:2] == [1, 4]
    table = after(start, "lay b1", "lay b2", "lay b4")
    assert table["taken_pieces"] == [[1], [4], [*ones, 4]]
    assert table["crystals"] == [1, 1, 1]


def test_DK_3_9_the_highest_of_that_moment_too() -> None:
    hand = "b2 b4 j6 j6 j6 j6"
    start = position("4b", hand, "b1 b3 b4 b5 bw bg", left="j6 ?4")
    assert start["pieces"][-3:] == [16, 20, 20]
    lays = ("b2", "b4", "j6", "j6", "j6", "j6", "b1", "b3", "b4", "b5", "bw", "bg")
    table = after(start, *(f"lay {code}" for code in lays))
    assert table["taken_pieces"][:2] == [[1, 20], [1, 20]]
    assert table["pieces"][-1] == 16


def test_DK_3_9_no_book_no_crystals_no_chests() -> None:
    start = position(
        "2b", "", "w3 wg b1 b2 j6", crystals=(0, 5), rows=("", "g1 g2 / w1 w2"),
        chests="wind return barter thrift key page",
    )  # fmt: skip
    assert legal(play(start, "pass")) == ["lay b1", "lay b2", "pass"]


def test_DK_3_10_one_lay_per_player_and_turn() -> None:
    match = play(position("1b", "b1 b2", "b4 b5"), "lay b1")
    assert match.actor == 1
    play(match, "lay b4")
    assert match.actor == 2
    table = after(match, "pass")
    assert (table["turn"], table["phase"], table["active"]) == (5, "take", 1)
    assert table["hands"][:2] == [["b2"], ["b5"]]
