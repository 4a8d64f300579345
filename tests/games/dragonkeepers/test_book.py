"""Changing the book (DK-3.3, DK-3.10, DK-3.11)."""

import pytest

from tests.builders import after, last_events, legal, play, position_of, starting
from tests.games.dragonkeepers.builders import position


def test_DK_3_3_number_backs_to_the_left_colour_backs_to_the_right() -> None:
    table = position("4b", "w3 wg j6 w2s wrs")
    assert starting(table, "book") == ["w2s", "w3", "wg", "wrs", "j6"]
    for code, side in (
        ("w3", "left"), ("wg", "right"), ("j6", "left"), ("w2s", "left"), ("wrs", "right")
    ):  # fmt: skip
        changed = after(table, f"book {code}")
        other = {"left": "right", "right": "left"}[side]
        assert changed["book"][side]["top"] == [code, table["book"][side]["top"][0]]
        assert changed["book"][other] == table["book"][other]
        assert changed["changed"] == [side]


def test_DK_3_3_the_card_leaves_the_hand() -> None:
    table = after(position("4b", "w3 w3 wg"), "book w3")
    assert table["hands"][0] == ["w3", "wg"]
    assert table["book"]["left"]["size"] == 50  # two w3 and r3 were out, one is back


def test_DK_3_3_at_most_one_on_each_side() -> None:
    match = play(position("4b", "w3 g2 j6 wg gw"), "book w3")
    assert starting(match, "book") == ["wg", "gw"]
    play(match, "book gw")
    assert starting(match, "book") == []
    assert position_of(match)["changed"] == ["left", "right"]


def test_DK_3_3_in_either_order_with_the_same_result() -> None:
    start = position("4b", "w3 gw b1")
    one = after(start, "book w3", "book gw")
    two = after(start, "book gw", "book w3")
    assert one == two
    assert one["changed"] == ["left", "right"]


def test_DK_3_3_optionally() -> None:
    table = after(position("4b", "w3 wg"), "pass")
    assert (table["changed"], table["phase"], table["actor"]) == ([], "along", 1)


def test_DK_3_3_the_new_pages_count_at_once() -> None:
    start = position("4b", "w1 w2 gw b1 b2")
    assert starting(start, "lay") == []
    assert starting(play(start, "book w2", "book gw"), "lay") == []  # one white dragon, not two
    assert starting(play(start, "book w1", "book gw"), "lay") == ["w2"]
    assert starting(play(start, "book w2"), "lay") == ["b1"]


def test_DK_3_3_only_the_active_player_and_only_after_taking() -> None:
    assert not starting(position("4b", "w3", phase="take"), "book")
    assert not starting(play(position("4b", "w3", "g2 gw"), "pass"), "book")


def test_DK_3_3_not_after_the_lay() -> None:
    match = play(position("1b", "b1 w3"), "lay b1")
    assert (position_of(match)["phase"], match.actor) == ("along", 1)
    assert position_of(match)["hands"][0] == ["w3"]


@pytest.mark.parametrize("code", ["w3", "gw", "j6"])
def test_DK_3_3_told_to_all(code: str) -> None:
    match = play(position("4b", code), f"book {code}")
    told = [event for event in last_events(match) if event["kind"] == "book"]
    assert [event["card"] for event in told] == [code]


def test_DK_3_3_a_hidden_start_card_is_told_by_its_back() -> None:
    match = play(position("4b", "w2s"), "book w2s")
    events = match.log[-1].events
    assert [event.facts["card"] for event in events if event.is_for(0)] == ["w2s"]
    for seat in (1, 2, None):
        assert [event.facts["card"] for event in events if event.is_for(seat)] == ["?2s"]
    assert position_of(match)["unseen"] == {"w2s": 0}


def test_DK_3_10_changing_without_laying_is_allowed() -> None:
    """A lay would be possible before and after."""
    match = play(position("2b", "b1 b2 b4 w1"), "book w1")
    assert starting(match, "lay") == ["b1", "b2", "b4"]
    table = after(match, "pass")
    assert (table["rows"][0], table["phase"], table["actor"]) == ([], "along", 1)
    assert table["book"]["left"]["top"] == ["w1", "?2"]


def test_DK_3_11_a_card_on_the_book_is_revealed_when_its_side_is_drawn_from() -> None:
    start = position("4b", "w3")
    match = play(start, "book w3", "pass", "pass", "pass", "take left")
    table = position_of(match)
    # w3 is known: no chance move; the page under it shows again.
    assert (table["actor"], table["phase"], table["taken"]) == (1, "take", 1)
    assert table["display"] == {"left": "w3", "right": "gr"}
    assert table["book"]["left"]["top"] == ["?4"]
    assert table["book"]["left"]["size"] == start["book"]["left"]["size"]
    told = [(event["kind"], event.get("card", event.get("back"))) for event in last_events(match)]
    assert told == [("take", "r3"), ("reveal", "w3"), ("page", "4")]
    assert after(match, "take left")["hands"][1] == ["w3", "r3"]


def test_DK_3_11_a_backlight_dragon_too() -> None:
    match = play(position("4b", "j6"), "book j6")
    assert match.view(1).page_number == 6
    play(match, "pass", "pass", "pass", "take left")
    assert position_of(match)["display"]["left"] == "j6"
    table = after(match, "take left")
    assert table["hands"][1] == ["r3", "j6"]
    assert table["supply"]["backlight"] == 10  # it does not return to the supply


def test_DK_3_11_pages_lie_upon_each_other() -> None:
    start = position("4b", "g5", left="w3 j6 ?4", phase="act")
    match = play(start, "book g5", "pass", "pass", "pass")
    seen = []
    for _ in range(3):
        play(match, "take left")
        seen.append(position_of(match)["display"]["left"])
    assert seen == ["g5", "w3", "j6"]
    assert position_of(match)["book"]["left"]["top"] == ["?4"]
    assert position_of(match)["hands"][1] == ["w3", "g5", "r3"]


def test_DK_3_11_a_hidden_start_card_comes_to_light_in_the_display() -> None:
    match = play(position("4b", "wrs"), "book wrs", "pass", "pass", "pass", "take right")
    table = position_of(match)
    assert table["display"]["right"] == "wrs"
    assert table["unseen"] == {}
    assert legal(match) == ["take left", "take right", "stop"]
