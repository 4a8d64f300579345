"""Taking cards, the fourth for a crystal, and the end of the piles (DK-3.1, DK-3.2, DK-3.12)."""

from typing import Any

import pytest

from spieluhr.core.errors import Illegal, NotYourTurn
from tests.builders import after, last_events, legal, load, play, position_of, weights
from tests.games.dragonkeepers.builders import position

ONE = ("take left", "reveal left g4", "page left 2")
TWO = (*ONE, "take right", "reveal right wb", "page right r")
THREE = (*TWO, "take right", "reveal right br", "page right w")


def test_DK_3_1_the_first_card_is_mandatory() -> None:
    assert legal(position(phase="take")) == ["take left", "take right"]


def test_DK_3_1_into_the_hand_and_the_gap_is_filled_before_one_decides_on() -> None:
    match = play(position("4b", "w1", phase="take"), "take left")
    table = position_of(match)
    assert table["hands"][0] == ["w1", "r3"]
    assert table["display"] == {"left": None, "right": "gr"}
    assert (table["actor"], table["phase"], table["taken"]) == ("chance", "refill", 1)
    assert table["pending"] == ["reveal left", "page left"]
    # Only cards with the back of the page can be the one that is turned.
    assert weights(match) == {f"reveal left {front}4": 4 for front in "wgrb"}
    play(match, "reveal left g4")
    assert weights(match) == {
        "page left 1": 3, "page left 2": 12, "page left 3": 11, "page left 4": 15, "page left 5": 8,
    }  # fmt: skip
    table = after(match, "page left 2")
    assert table["display"] == {"left": "g4", "right": "gr"}
    assert (table["book"]["left"]["top"], table["book"]["right"]["top"]) == (["?2"], ["?b"])
    assert table["book"]["left"]["size"] == 49  # w1, r3 and g4 of 52 are gone
    assert table["book"]["left"]["pool"]["g4"] == 3
    assert (table["actor"], table["phase"]) == (0, "take")


def test_DK_3_1_from_either_place_likewise() -> None:
    match = play(position("4b", phase="take"), "take right")
    assert weights(match) == {"reveal right wb": 4, "reveal right gb": 4, "reveal right rb": 5}
    table = after(match, "reveal right rb", "page right g")
    assert table["hands"][0] == ["gr"]
    assert table["display"] == {"left": "r3", "right": "rb"}
    assert (table["book"]["left"]["top"], table["book"]["right"]["top"]) == (["?4"], ["?g"])


def test_DK_3_1_one_two_or_three_cards() -> None:
    match = play(position(phase="take"), *ONE)
    assert legal(match) == ["take left", "take right", "stop"]
    play(match, *TWO[3:])
    assert legal(match) == ["take left", "take right", "stop"]
    table = after(match, *THREE[6:])
    assert table["hands"][0] == ["wb", "gr", "r3"]
    assert (table["phase"], table["taken"]) == ("act", 3)


@pytest.mark.parametrize("lines", [ONE, TWO])
def test_DK_3_1_one_may_stop(lines: tuple[str, ...]) -> None:
    table = after(position(phase="take"), *lines, "stop")
    assert (table["phase"], table["actor"]) == ("act", 0)
    assert len(table["hands"][0]) == len(lines) // 3


def test_DK_3_1_the_revealed_card_can_be_taken_next() -> None:
    table = after(position(phase="take"), *ONE, "take left", "reveal left w2", "page left 1")
    assert table["hands"][0] == ["g4", "r3"]


def test_DK_3_1_no_hand_limit() -> None:
    many = "w1 w2 w3 w4 w5 wg wr wb g1 g2 g3 g4 g5 gw gb r1 r2 r4 r5 rw rg rb b1 b2 b3"
    table = after(position("4b", many, phase="take"), *THREE)
    assert len(table["hands"][0]) == 25 + 3


def test_DK_3_1_only_the_active_player_takes() -> None:
    match = load(position(phase="take"))
    with pytest.raises(NotYourTurn):
        match.play("take left", 1)
    with pytest.raises(Illegal):
        match.play("stop", 0)
    assert position_of(match) == position(phase="take")


def test_DK_3_1_told_to_all() -> None:
    match = play(position(phase="take"), "take left")
    assert last_events(match) == [{"kind": "take", "seat": 0, "side": "left", "card": "r3"}]
    play(match, "reveal left g4")
    assert last_events(match) == [{"kind": "reveal", "side": "left", "card": "g4"}]
    play(match, "page left 2")
    assert last_events(match) == [{"kind": "page", "side": "left", "back": "2"}]


def test_DK_3_2_a_fourth_card_for_a_crystal() -> None:
    match = play(position(phase="take", crystals=(2, 1)), *THREE)
    assert position_of(match)["phase"] == "crystal"
    assert legal(match) == ["crystal", "stop"]
    play(match, "crystal")
    paid = position_of(match)
    assert paid["crystals"] == [1, 1, 0]
    assert paid["supply"]["crystals"] == 8
    assert legal(match) == ["take left", "take right"]
    table = after(match, "take left", "reveal left b2", "page left 3")
    assert len(table["hands"][0]) == 4
    # Once per turn, though there is another crystal.
    assert (table["phase"], table["taken"]) == ("act", 4)


def test_DK_3_2_one_need_not() -> None:
    table = after(position(phase="take", crystals=(1,)), *THREE, "stop")
    assert (table["phase"], table["taken"]) == ("act", 3)
    assert (table["crystals"][0], table["supply"]["crystals"]) == (1, 9)


def test_DK_3_2_not_without_a_crystal_and_not_before_the_third_card() -> None:
    assert after(position(phase="take", crystals=(0, 3)), *THREE)["phase"] == "act"
    match = play(position(phase="take", crystals=(3,)), *TWO)
    assert "crystal" not in legal(match)
    assert position_of(play(match, "stop"))["phase"] == "act"


# A pile with one unknown card, its page; the left place open.
SHORT: dict[str, Any] = {"left_pool": "w4", "display": (None, "gr")}


def test_DK_3_12_the_last_card_of_a_side_stays_as_its_page() -> None:
    table = after(position("4b", left_pool="w4", phase="take"), "take left")
    assert table["display"] == {"left": None, "right": "gr"}
    assert (table["book"]["left"]["top"], table["book"]["left"]["size"]) == (["?4"], 1)
    assert (table["phase"], table["actor"]) == ("take", 0)


def test_DK_3_12_with_two_cards_the_gap_is_filled() -> None:
    match = play(position("4b", left_pool="w4 g2", phase="take"), "take left")
    assert weights(match) == {"reveal left w4": 1}
    play(match, "reveal left w4")
    assert weights(match) == {"page left 2": 1}
    table = after(match, "page left 2")
    assert (table["display"]["left"], table["book"]["left"]["top"]) == ("w4", ["?2"])
    assert table["book"]["left"]["size"] == 1


def test_DK_3_12_taking_goes_on_from_the_other_place() -> None:
    table = position("4b", phase="take", **SHORT)
    assert legal(table) == ["take right"]
    match = play(table, "take right", "reveal right rb", "page right g")
    assert legal(match) == ["take right", "stop"]


def test_DK_3_12_with_both_places_open_taking_is_over() -> None:
    table = after(
        position("4b", right_pool="wb", phase="take", crystals=(1,), **SHORT), "take right"
    )
    assert table["display"] == {"left": None, "right": None}
    assert (table["phase"], table["actor"], table["taken"]) == ("act", 0, 1)
    assert table["last"] is False  # the turn found a card


def test_DK_3_12_no_fourth_card_when_both_places_are_open() -> None:
    table = position(
        "4b", right_pool="wb", left_pool="w4", phase="take", taken=2, crystals=(1,),
        display=(None, "gr"),
    )  # fmt: skip
    assert after(table, "take right")["phase"] == "act"


def test_DK_3_12_a_gap_is_filled_at_the_start_of_a_turn() -> None:
    """The left pile has one card and an open place; seat 0 puts a page on it."""
    match = play(position("4b", "w3", **SHORT), "book w3")
    table = position_of(match)
    assert table["display"]["left"] is None  # not before the next turn
    assert table["book"]["left"]["top"] == ["w3", "?4"]
    table = after(match, "pass", "pass", "pass")
    assert (table["turn"], table["actor"], table["phase"]) == (5, 1, "take")  # no chance move
    assert table["display"] == {"left": "w3", "right": "gr"}
    assert (table["book"]["left"]["top"], table["book"]["left"]["size"]) == (["?4"], 1)


def test_DK_3_12_both_gaps_left_first() -> None:
    start = position(
        "4b", "w3 wg", left_pool="w4", right_pool="wb", display=(None, None), last=False
    )
    match = play(start, "book wg", "book w3", "pass", "pass", "pass")
    filled = [event["side"] for event in last_events(match) if event["kind"] == "reveal"]
    assert filled == ["left", "right"]
    table = position_of(match)
    assert table["display"] == {"left": "w3", "right": "wg"}
    assert (table["last"], table["phase"]) == (False, "take")


def test_DK_3_12_a_turn_that_finds_both_places_open_is_the_last() -> None:
    start = position("2b", "w1", "b1 b2 w3", left_pool="w2", right_pool="wb", display=(None, None))
    match = play(start, "pass", "pass", "pass")
    table = position_of(match)
    assert (table["active"], table["phase"], table["taken"], table["last"]) == (1, "act", 0, True)
    # Book changes, laying and laying along as usual.
    assert legal(match) == ["book w3", "book b1", "book b2", "lay b1", "pass"]
    play(match, "lay b1", "lay b2")
    assert position_of(match)["rows"][1] == [{"colour": "blue", "cards": ["b1", "b2"]}]
    assert (position_of(match)["phase"], match.actor) == ("along", 2)
    play(match, "pass")
    assert match.actor == 0
    play(match, "pass")
    assert match.is_over
    assert match.outcome.json() == {"scores": [0, 1, 0], "ranks": [2, 1, 2], "reason": "book"}


def test_DK_3_12_a_page_put_in_the_last_turn_does_not_prolong_it() -> None:
    start = position(
        "2b", "w3", left_pool="w2", right_pool="wb", display=(None, None), last=True, taken=0
    )
    assert play(start, "book w3", "pass", "pass", "pass").is_over
