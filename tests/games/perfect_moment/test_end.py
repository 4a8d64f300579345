"""The end of a game of two (PM-5)."""

from typing import Any

import pytest

from tests.builders import Position, after, last_events, legal_texts, load, play, position_of
from tests.games.perfect_moment.builders import den_table, echo_table, hand, table

# 15 points that lie nowhere else on these tables.
FIFTEEN = "map/mask=3 flowers/poem=3 flowers/chocolates=3 ring/chocolates=3 phone/tickets=3"
FIFTEEN_DEN = "map/mask=3 flowers/poem=3 ring/chocolates=3 poem/chocolates=3 drinks/knife=3"
ARMOR: dict[str, Any] = {"paradox": "armor|gun"}
ONE: dict[str, Any] = {"fragments": ("map/mask", "")}  # scored long ago


def outcome(start: Position, *lines: str) -> dict[str, object]:
    match = play(start, *lines)
    assert match.is_over
    return match.outcome.json()


def test_PM_5_1_sixteen_points_end_the_game_at_once() -> None:
    thirteen = "map/mask=3 flowers/poem=3 ring/chocolates=3 phone/tickets=2 wallet/keys=2"
    before = table(plans=("gun/armor:0", "phone/wallet:1"), points=(thirteen, ""))
    match = play(before, "score plan")  # for 3
    assert match.is_over
    result = {"scores": [16, 0], "ranks": [1, 2], "reason": "points"}
    assert match.outcome.json() == result
    assert last_events(match)[-1] == {"kind": "over", **result}
    assert (match.view(1).reason, match.view(1).actor) == ("points", "over")


def test_PM_5_1_fifteen_do_not() -> None:
    twelve = "map/mask=3 flowers/poem=3 ring/chocolates=3 phone/tickets=3"
    match = play(table(plans=("gun/armor:0", "phone/wallet:1"), points=(twelve, "")), "score plan")
    assert not match.is_over
    assert match.view(0).points == [15, 0]


def test_PM_5_1_by_armor_in_the_turn_of_the_other() -> None:
    before = table(points=("", FIFTEEN), **ARMOR)
    match = play(before, "use armor paradox", "yes")
    assert match.outcome.json() == {"scores": [0, 16], "ranks": [2, 1], "reason": "points"}
    then = position_of(match)
    assert then["fragments"] == [[], ["phone/wallet"]]
    assert then["hands"][1] == [] and then["deck"] == before["deck"]  # no new plan


def test_PM_5_1_by_a_stolen_fragment() -> None:
    before = den_table(
        paradox="money|aces",
        top="map/gun:0",
        points=(FIFTEEN_DEN, ""),
        fragments=("", "aces/knife"),
    )
    match = play(before, "use money paradox", "draw map/gun", "top mask/gun", "steal aces/knife")
    assert match.outcome.json() == {"scores": [16, 0], "ranks": [1, 2], "reason": "points"}
    assert len(position_of(match)["displays"][0]) == 1  # nothing more is done


def test_PM_5_1_by_aces_and_by_knife_inside_an_item() -> None:
    before = den_table(points=(FIFTEEN_DEN, ""), top="map/gun:1")
    lines = ["use aces paradox", "look map/gun", "score map/gun"]
    assert outcome(before, *lines) == {"scores": [17, 0], "ranks": [1, 2], "reason": "points"}
    before = den_table(paradox="knife|aces", points=(FIFTEEN_DEN, ""))
    then = play(before, "use knife paradox", "score gun/armor")
    assert then.outcome.json() == {"scores": [18, 0], "ranks": [1, 2], "reason": "points"}
    assert position_of(then)["hands"][1] == []


def test_PM_5_1_an_empty_deck_ends_it_during_a_turn() -> None:
    match = play(table(left=0), "use mask own1")
    assert match.outcome.reason == "deck"
    assert position_of(match)["pending"][-1] == {"do": "mask", "seat": 0, "step": "draw1"}


def test_PM_5_1_an_empty_deck_ends_it_when_the_plan_is_refilled() -> None:
    before = table(plans=("gun/armor:0", "phone/wallet:1"), left=0)
    match = play(before, "score plan")
    assert match.outcome.reason == "deck"
    assert position_of(match)["hands"] == [[], hand("phone/wallet:1")]
    assert match.view(1).points[0] == load(before).view(1).points[0] + 3  # the points stand


def test_PM_5_1_an_empty_deck_ends_it_when_a_paradox_is_turned_up() -> None:
    match = play(table(turn=6, left=0), "score paradox")
    assert match.outcome.reason == "deck"
    assert position_of(match)["paradox"] is None


def test_PM_5_1_an_empty_deck_ends_it_whoever_must_draw() -> None:
    match = play(table(left=0, **ARMOR), "use armor paradox", "yes")
    assert match.outcome.reason == "deck"
    assert position_of(match)["fragments"][1] == ["phone/wallet"]
    match = play(den_table(left=0, paradox="knife|aces"), "use knife paradox", "score gun/armor")
    assert match.outcome.reason == "deck"
    assert {"card": "gun/armor", "points": 3} in position_of(match)["scored"][0]


def test_PM_5_1_both_at_once_points_come_first() -> None:
    fifteen = (FIFTEEN, "")
    before = table(plans=("gun/armor:0", "phone/wallet:1"), points=fifteen)
    before["fragments"][1] = before["pool"]
    before["deck"], before["pool"] = [], []
    assert outcome(before, "score plan")["reason"] == "points"


def test_PM_5_2_three_two_and_one_points() -> None:
    before = table(
        fragments=("map/gun gun/armor", "wallet/keys"),
        points=("map/mask=3 flowers/poem=2", "phone/tickets=3 tickets/wallet=3"),
        left=0,
    )
    spread = load(before).view(0)
    # Cards that left the deck: two for seat 0, two for seat 1, at 2 points each.
    assert spread.points == [2 + 3 + 2 + 2 * 2, 1 + 3 + 3 + 2 * 2]
    assert outcome(before, "use mask own1")["scores"] == [11, 11]


def tied(**changes: Any) -> Position:
    """10 points each, one card in the deck."""
    before = table(paradox="poem|chocolates", top="map/gun:0", left=0, **changes)
    assert load(before).view(None).points == [10, 10]
    return before


def test_PM_5_2_most_points_win() -> None:
    before = table(left=0)  # 5 cards against 6
    result = outcome(before, "use mask own1")
    assert result == {"scores": [10, 12], "ranks": [2, 1], "reason": "deck"}
    assert outcome(table(left=0, turn=6), "score paradox")["ranks"] == [2, 1]


@pytest.mark.parametrize(("turn", "ranks"), [(5, [1, 2]), (6, [2, 1])])
def test_PM_5_2_a_tie_goes_to_whoever_made_the_last_turn(turn: int, ranks: list[int]) -> None:
    result = outcome(tied(turn=turn), "use poem paradox", "draw map/gun")
    assert result == {"scores": [10, 10], "ranks": ranks, "reason": "deck"}


def test_PM_5_2_the_last_turn_is_the_one_in_which_the_game_ended() -> None:
    """Seat 1 must draw, in the turn of seat 0."""
    before = table(
        fragments=("map/mask", ""),
        points=(
            "map/gun mask/armor flowers/poem flowers/chocolates ring/chocolates",
            "poem/chocolates phone/tickets phone/keys tickets/wallet wallet/keys",
        ),
        **ARMOR,
    )
    assert (before["deck"], load(before).view(0).points) == ([], [11, 10])
    result = outcome(before, "use armor paradox", "yes")
    assert result == {"scores": [11, 11], "ranks": [1, 2], "reason": "deck"}


def test_PM_5_3_twenty_quiet_turns_from_the_beginning() -> None:
    match = load(table(turn=1, last=0))
    for turn in range(1, 20):
        assert position_of(match)["turn"] == turn
        play(match, "end")
    position = position_of(match)
    assert (position["turn"], position["last"], position["actor"]) == (20, 0, 1)
    play(match, "end")
    assert match.is_over
    then = position_of(match)
    assert (then["turn"], then["reason"], then["actor"]) == (20, "quiet", "over")
    # PM-5.2: nobody has points, seat 1 made the last turn
    assert match.outcome.json() == {"scores": [0, 0], "ranks": [2, 1], "reason": "quiet"}


@pytest.mark.parametrize(("turn", "last", "over"), [(24, 5, False), (25, 5, True), (25, 6, False)])
def test_PM_5_3_counted_from_the_last_scoring(turn: int, last: int, over: bool) -> None:
    before = table(turn=turn, last=last, fragments=("map/mask", ""))
    assert play(before, "end").is_over == over


def test_PM_5_3_a_turn_with_items_only_is_quiet_too() -> None:
    match = play(table(turn=25, last=5, **ONE), "use map own2", "turn own2")
    assert not match.is_over  # it ends with the turn
    play(match, "end")
    assert match.outcome.reason == "quiet"


def test_PM_5_3_a_scoring_in_step_2_is_not_quiet() -> None:
    before = table(plans=("gun/armor:0", "phone/wallet:1"), top="map/gun:0", turn=25, last=5, **ONE)
    then = after(before, "score plan", "draw map/gun")
    assert (then["turn"], then["last"], then["reason"]) == (26, 25, None)


@pytest.mark.parametrize(
    ("before", "lines"),
    [
        (
            table(turn=25, last=5, top="map/gun:0", **ONE, **ARMOR),
            ["use armor paradox", "yes", "draw map/gun", "use poem opp1"],
        ),
        (
            den_table(turn=25, last=5, top="map/gun:0", **ONE),
            ["use aces paradox", "look map/gun", "score map/gun"],
        ),
        (
            den_table(turn=25, last=5, top="map/gun:0", paradox="knife|aces", **ONE),
            ["use knife paradox", "score gun/armor", "draw map/gun"],
        ),
    ],
    ids=["armor", "aces", "knife"],
)
def test_PM_5_3_armor_aces_and_knife_are_not_quiet(before: Position, lines: list[str]) -> None:
    assert after(before, *lines)["last"] == 25


def test_PM_5_3_a_stolen_fragment_is_quiet() -> None:
    before = den_table(
        turn=25, last=5, paradox="money|aces", top="map/gun:0", fragments=("", "aces/knife")
    )
    lines = ["use money paradox", "draw map/gun", "top map/gun", "steal aces/knife", "end"]
    result = outcome(before, *lines)
    assert result == {"scores": [1, 0], "ranks": [1, 2], "reason": "quiet"}


def test_PM_5_3_alone_what_echo_eliminates_is_not_quiet() -> None:
    """flowers and chocolates of Echo's left card are on its right card and its plan."""
    before = echo_table(
        ("map|gun aces|money", "flowers|chocolates flowers|poem"),
        ("gun/armor:0", "ring/chocolates:"),
        turn=23,
        last=5,
        removed=["map/mask"],
    )
    then = after(before, "end")
    assert (then["turn"], then["last"], then["removed"]) == (
        24,
        24,
        ["map/mask", "flowers/chocolates"],
    )


def test_PM_5_4_a_turn_that_ends_with_an_empty_deck_does_not_end_the_game() -> None:
    match = play(table(left=0), "end")
    then = position_of(match)
    assert (then["deck"], then["turn"], then["reason"]) == ([], 6, None)
    assert {"use poem own1", "end"} < legal_texts(match)
    assert not play(match, "end", "end", "end").is_over


def test_PM_5_4_also_when_this_turn_emptied_it() -> None:
    before = table(plans=("gun/armor:0", "phone/wallet:1"), top="map/gun:0", left=0)
    then = after(before, "score plan", "draw map/gun")
    assert (then["deck"], then["turn"], then["reason"]) == ([], 6, None)
