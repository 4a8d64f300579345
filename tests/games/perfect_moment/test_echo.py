"""Alone against Echo (PM-7)."""

from typing import Any

import pytest

from tests.builders import Position, after, last_events, legal_texts, play, position_of
from tests.games.perfect_moment.builders import (
    CHOICES,
    DEN,
    PLAYERS,
    awaited,
    deck,
    echo_table,
    hand,
    hidden,
    new,
    random_game,
    row,
)

MINE = "ring|poem aces|money"


def echo_turn(echo: str, plan: str, paradox: str = "money|knife", **changes: Any) -> Position:
    """You have done nothing, now it is Echo's turn. It has these two cards and this plan."""
    mine, own_plan = changes.pop("mine", MINE), changes.pop("own_plan", "drinks/knife")
    before = echo_table((mine, echo), (f"{own_plan}:0", f"{plan}:"), paradox=paradox, **changes)
    return after(before, "end")


def frame_of(position: Position) -> Position:
    (frame,) = position["pending"]
    return {key: value for key, value in frame.items() if key not in ("do", "seat")}


def test_PM_7_1_set_up() -> None:
    match = play(new(DEN, solo=True), "flip drinks/aces")
    assert (awaited(position_of(match)), legal_texts(match)) == (
        ("setup", "face", 0),
        {"face drinks", "face aces"},
    )
    play(match, "face aces")
    assert awaited(position_of(match)) == ("setup", "echocard", "chance")
    play(match, "deal map/gun")
    assert awaited(position_of(match)) == ("setup", "facefirst", 0)
    assert position_of(match)["pending"][0]["card"] == "map/gun"
    play(match, "face gun")
    assert position_of(match)["displays"] == [[], row("gun|map")]
    for card in ("money/knife", "flowers/poem", "aces/money", "gun/armor"):
        assert awaited(position_of(match)) == ("setup", "deal", "chance")
        play(match, f"deal {card}")
    assert awaited(position_of(match)) == ("setup", "own", 0)
    play(match, "own money/knife knife", "give flowers/poem flowers")
    assert position_of(match)["displays"] == [row("knife|money"), row("gun|map flowers|poem")]
    assert legal_texts(match) == {"bottom aces/money", "bottom gun/armor"}  # no putting back
    play(match, "bottom gun/armor")
    assert awaited(position_of(match)) == ("setup", "extra", "chance")
    play(match, "deal poem/chocolates")
    assert (awaited(position_of(match)), legal_texts(match)) == (
        ("setup", "faceextra", 0),
        {"face poem", "face chocolates"},
    )
    play(match, "face poem")
    assert awaited(position_of(match)) == ("setup", "echoplan", "chance")
    then = after(match, "deal flowers/ring")
    assert then["displays"] == [row("knife|money poem|chocolates"), row("gun|map flowers|poem")]
    assert then["hands"] == [hand("aces/money:0"), hand("flowers/ring:")]
    assert then["deck"] == [*[None] * 10, hidden("gun/armor:0")]
    assert (then["turn"], then["player"], then["actor"]) == (1, 0, 0)  # you start
    assert match.view(0).hands[1] == [None]


@pytest.mark.parametrize("eras", CHOICES, ids=" ".join)
def test_PM_7_2_every_decision_is_yours(eras: list[str]) -> None:
    for player in PLAYERS.values():
        for match, _ in random_game(eras, True, 7, player):
            assert match.actor in (0, -1)


def test_PM_7_2_your_turn_is_as_with_two_players() -> None:
    assert legal_texts(echo_table()) == {
        "use flowers own1",
        "use map own2",
        "use aces opp1",
        "use mask opp2",
        "use money paradox",
        "score plan",
        "end",
    }


@pytest.mark.parametrize("fading", ["", "aces/knife"])
def test_PM_7_2_armor_yes_fades_its_plan_and_it_draws_a_new_one(fading: str) -> None:
    before = echo_table(
        ("ring|poem map|gun", "aces|money mask|armor"),
        ("gun/armor:0", "flowers/ring:"),
        paradox="armor|map",
        fragments=("", fading),
    )
    match = play(before, "use armor paradox", "yes")
    position = position_of(match)
    assert position["fragments"] == [[], ["flowers/ring"]]
    assert position["removed"] == ([fading] if fading else [])
    assert (position["last"], awaited(position)) == (5, ("armor", "newplan", "chance"))
    then = after(match, "draw map/mask")
    assert then["hands"][1] == hand("map/mask:")
    assert match.observed_log(0)[-1] == "draw ?"
    assert match.view(0).points == [0, 1]
    assert awaited(then) == ("armor", "choose", 0)


def test_PM_7_2_knife_scores_its_plan() -> None:
    before = echo_table(("flowers|ring map|gun", "aces|money mask|armor"), paradox="knife|money")
    match = play(before, "use knife paradox")
    assert legal_texts(match) == {"score ring/poem", "stop"}
    then = after(match, "score ring/poem", "draw map/mask")
    assert (then["fragments"][0], then["hands"][1]) == (["ring/poem"], hand("map/mask:"))


def test_PM_7_3_what_shares_an_item_with_the_plan_is_turned_once() -> None:
    """mask/armor: a card of yours, one of Echo's, and the paradox; two are left as they lie."""
    echo, mine = "flowers|ring gun|armor", "mask|gun aces|money"
    then = echo_turn(echo, "mask/armor", "map|armor", mine=mine)
    assert then["displays"] == [row("gun|mask aces|money"), row("armor|gun")]
    assert then["paradox"] == {"card": "map/armor", "deck": "armor"}
    assert frame_of(then) == {"step": "drawright", "plan": "mask/armor"}


def test_PM_7_3_both_of_yours_may_be_turned() -> None:
    then = echo_turn("flowers|ring gun|armor", "mask/armor", mine="mask|gun map|mask")
    assert then["displays"][0] == row("gun|mask mask|map")
    assert then["paradox"] == {"card": "money/knife", "deck": "money"}


def test_PM_7_3_the_plan_is_laid_open() -> None:
    before = echo_table((MINE, "flowers|ring map|mask"), ("drinks/knife:0", "gun/armor:"))
    match = play(before, "end")
    then = position_of(match)
    assert then["hands"][1] == []
    assert frame_of(then) == {"step": "drawright", "plan": "gun/armor"}
    assert {"kind": "echoreveal", "card": "gun/armor"} in last_events(match)
    assert (then["turn"], then["player"], then["uses"]) == (6, 1, 0)


# PM-7.4: Echo's display (left, right), plan, paradox; what goes, at which place of the inventory.
PLAN_A = {
    "left": ("flowers|chocolates flowers|poem", "ring/chocolates", "money|knife"),
    "right": ("flowers|ring map|mask", "map/gun", "mask|armor"),
    "plan": ("map|mask gun|armor", "mask/gun", "money|knife"),
    "paradox": ("map|gun flowers|ring", "mask/armor", "map|mask"),
    "the first of several": ("mask|gun gun|armor", "mask/armor", "money|knife"),
}


def test_PM_7_4_left() -> None:
    then = echo_turn(*PLAN_A["left"])
    assert then["removed"] == ["flowers/chocolates"]
    assert then["displays"][1] == row("flowers|poem")
    assert frame_of(then) == {"step": "faceplan", "card": "ring/chocolates"}
    assert then["last"] == 6


def test_PM_7_4_right() -> None:
    then = echo_turn(*PLAN_A["right"])
    assert then["removed"] == ["map/mask"]
    assert then["displays"][1] == row("flowers|ring")
    assert frame_of(then) == {"step": "faceplan", "card": "map/gun"}


def test_PM_7_4_plan() -> None:
    then = echo_turn(*PLAN_A["plan"])
    assert then["removed"] == ["mask/gun"]
    assert then["displays"][1] == row("mask|map armor|gun")  # both were turned
    assert frame_of(then) == {"step": "newplan"}


def test_PM_7_4_paradox() -> None:
    then = echo_turn(*PLAN_A["paradox"])
    assert (then["removed"], then["paradox"]) == (["map/mask"], None)
    assert then["displays"][1] == row("map|gun flowers|ring")
    assert frame_of(then) == {"step": "newplan"}


def test_PM_7_4_only_the_first_one_goes() -> None:
    """Both items of all three bank cards are found on the others."""
    then = echo_turn(*PLAN_A["the first of several"])
    assert then["removed"] == ["mask/gun"]
    assert then["displays"][1] == row("armor|gun")


def test_PM_7_4_directions_do_not_matter() -> None:
    turned = echo_turn("chocolates|flowers poem|flowers", "ring/chocolates", "knife|money")
    assert turned["removed"] == ["flowers/chocolates"]


def test_PM_7_4_your_own_cards_do_not_count() -> None:
    """Before you lie flowers and ring: with them Echo's left card would be complete."""
    then = echo_turn("flowers|ring map|mask", "gun/armor", mine="flowers|poem ring|chocolates")
    assert (then["removed"], frame_of(then)["step"]) == ([], "drawright")
    assert then["displays"][1] == row("map|mask")  # the left card was discarded (PM-7.5)


def test_PM_7_5_your_own_cards_do_not_count_either() -> None:
    """map and mask lie before you; on Echo's side no two cards share an item."""
    mine = "map|armor mask|gun"
    before = echo_turn("flowers|ring map|mask", "drinks/aces", mine=mine, own_plan="gun/armor")
    then = after(before, "draw poem/chocolates", "face poem")
    assert then["fragments"][1] == []
    assert frame_of(then) == {"step": "newplan", "plan": "drinks/aces"}


NO_A = ("flowers|ring map|mask", "gun/armor")


def plan_b(drawn: str, *face: str, **changes: Any) -> Position:
    """Echo's left card, flowers/ring, goes; this one comes at the right."""
    return after(
        echo_turn(*NO_A, **changes),
        f"draw {drawn}",
        f"face {drawn.split('/', maxsplit=1)[0]}",
        *face,
    )


def test_PM_7_5_the_left_card_goes_and_you_turn_the_new_right_one() -> None:
    before = echo_turn(*NO_A)
    assert before["displays"][1] == row("map|mask")
    assert before["deck"][-1] == hidden("flowers/ring:0")
    match = play(before, "draw poem/chocolates")
    assert frame_of(position_of(match)) == {
        "step": "faceright",
        "plan": "gun/armor",
        "card": "poem/chocolates",
    }
    assert legal_texts(match) == {"face poem", "face chocolates"}
    then = after(match, "face chocolates")
    assert then["displays"][1] == row("map|mask chocolates|poem")


def test_PM_7_5_checked_again_as_in_plan_a() -> None:
    then = plan_b("mask/gun")
    assert then["removed"] == ["mask/gun"]
    assert then["displays"][1] == row("map|mask")
    assert frame_of(then) == {"step": "faceplan", "card": "gun/armor"}
    assert (then["fragments"], then["last"]) == ([[], []], 6)


def test_PM_7_5_else_the_first_card_with_one_item_found_fades() -> None:
    then = plan_b("drinks/money")  # money is on the paradox
    assert then["fragments"] == [[], ["drinks/money"]]
    assert (then["removed"], then["last"]) == ([], 6)
    assert then["displays"][1] == row("map|mask")
    assert frame_of(then) == {"step": "faceplan", "card": "gun/armor"}


def test_PM_7_5_the_left_card_fades() -> None:
    before = echo_turn("flowers|ring map|mask", "mask/gun")
    then = after(before, "draw drinks/aces", "face aces")
    assert then["fragments"][1] == ["map/mask"]
    assert then["displays"][1] == row("aces|drinks")


def test_PM_7_5_the_plan_fades_never_the_paradox() -> None:
    mine = "map|mask aces|money"
    before = echo_turn("flowers|ring poem|chocolates", "mask/gun", "gun|armor", mine=mine)
    then = after(before, "draw drinks/aces", "face aces")
    assert then["fragments"][1] == ["mask/gun"]
    assert then["paradox"] == {"card": "gun/armor", "deck": "armor"}
    assert (then["displays"][1], frame_of(then)) == (
        row("poem|chocolates aces|drinks"),
        {"step": "newplan"},
    )


def test_PM_7_5_only_one_fading_card_at_a_time() -> None:
    then = plan_b("drinks/money", fragments=("", "aces/knife"))
    assert then["fragments"] == [[], ["drinks/money"]]
    assert then["removed"] == ["aces/knife"]


def test_PM_7_5_you_may_score_the_fading_card_for_2_or_3() -> None:
    before = echo_table(
        ("mask|gun map|armor", "aces|knife flowers|ring"),
        ("drinks/knife:0", "ring/poem:"),
        fragments=("", "map/gun"),
    )
    match = play(before, "score fragment map/gun")
    assert position_of(match)["scored"][0] == [{"card": "map/gun", "points": 2}]
    assert position_of(match)["fragments"] == [[], []]
    before = echo_table(fragments=("", "map/mask"))  # worth 1 only
    assert "score fragment map/mask" not in legal_texts(before)


def test_PM_7_5_with_an_empty_deck_the_same_card_comes_back() -> None:
    before = echo_turn(*NO_A, left=0)
    assert before["deck"] == deck("flowers/ring:0")
    match = play(before, "draw flowers/ring")
    assert frame_of(position_of(match))["card"] == "flowers/ring"
    then = after(match, "face ring")
    assert then["displays"][1] == row("map|mask ring|flowers")
    assert (then["actor"], then["reason"]) == ("over", "deck")  # nothing matched, no new plan
