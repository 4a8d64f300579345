"""The rest of Echo's turn, the end of the solo game, the example (PM-7.6 to PM-7.9)."""

from typing import Any

import pytest

from spieluhr.games.perfect_moment.components import SOLO_RANKS
from tests.builders import Position, after, legal_texts, load, play, position_of
from tests.games.perfect_moment.builders import (
    CINEMA,
    awaited,
    echo_table,
    hand,
    hidden,
    random_game,
    row,
)
from tests.games.perfect_moment.test_echo import NO_A, PLAN_A, echo_turn, frame_of, plan_b

# The moves of Echo's turn after which its new plan is due.
TO_NEW_PLAN = {
    "left": (PLAN_A["left"], ["face chocolates"]),
    "right": (PLAN_A["right"], ["face gun"]),
    "plan": (PLAN_A["plan"], []),
    "paradox": (PLAN_A["paradox"], []),
}


def test_PM_7_6_the_others_close_up_and_you_turn_the_plan() -> None:
    match = play(echo_turn(*PLAN_A["left"]))
    assert legal_texts(match) == {"face ring", "face chocolates"}
    then = after(match, "face chocolates")
    assert then["displays"][1] == row("flowers|poem chocolates|ring")
    assert frame_of(then) == {"step": "newplan"}
    then = after(echo_turn(*PLAN_A["right"]), "face gun")
    assert then["displays"][1] == row("flowers|ring gun|map")


@pytest.mark.parametrize("gone", ["left", "right", "plan"])
def test_PM_7_6_then_echo_draws_a_new_face_down_plan(gone: str) -> None:
    table, lines = TO_NEW_PLAN[gone]
    match = play(echo_turn(*table), *lines)
    assert awaited(position_of(match)) == ("echo", "newplan", "chance")
    then = after(match, "draw drinks/money")
    assert then["hands"][1] == hand("drinks/money:")
    assert match.observed_log(0)[-1] == "draw ?"
    assert (then["turn"], then["player"], then["uses"]) == (7, 0, 2)
    assert len(then["displays"][1]) == 2


def test_PM_7_6_after_plan_b_likewise() -> None:
    then = plan_b("drinks/money", "face armor", "draw aces/knife")
    assert then["displays"][1] == row("map|mask armor|gun")
    assert then["hands"][1] == hand("aces/knife:")
    assert (then["turn"], then["actor"]) == (7, 0)


def test_PM_7_6_the_paradox_gone() -> None:
    """The open plan goes under the deck, then a new plan, then a new paradox."""
    before = echo_turn(*PLAN_A["paradox"])
    assert before["deck"][-1] == hidden("mask/armor:0")
    assert before["hands"][1] == []
    match = play(before, "draw drinks/money")
    assert position_of(match)["hands"][1] == hand("drinks/money:")
    assert awaited(position_of(match)) == ("echo", "flip", "chance")
    play(match, "flip gun/armor")
    assert (awaited(position_of(match)), legal_texts(match)) == (
        ("echo", "face", 0),
        {"face gun", "face armor"},
    )
    then = after(match, "face armor")
    assert then["paradox"] == {"card": "gun/armor", "deck": "armor"}
    assert (then["turn"], then["actor"]) == (7, 0)


def test_PM_7_6_nothing_matched_at_all() -> None:
    """First the new plan, then the open one is discarded."""
    before = plan_b("poem/chocolates")
    assert frame_of(before) == {"step": "newplan", "plan": "gun/armor"}
    size = len(before["deck"])
    then = after(before, "draw drinks/money")
    assert then["hands"][1] == hand("drinks/money:")
    assert then["deck"][-1] == hidden("gun/armor:0")
    assert len(then["deck"]) == size
    assert then["displays"][1] == row("map|mask poem|chocolates")
    assert (then["turn"], then["last"], then["fragments"]) == (7, 0, [[], []])


def test_PM_7_6_a_new_plan_that_you_know_stays_known() -> None:
    """flowers/ring was put under a deck of one."""
    before = echo_turn(*PLAN_A["plan"], left=0, top="flowers/ring:0")
    assert after(before, "draw flowers/ring")["hands"][1] == hand("flowers/ring:0")


@pytest.mark.parametrize("gone", TO_NEW_PLAN)
def test_PM_7_6_with_an_empty_deck_echos_turn_ends_the_game(gone: str) -> None:
    table, lines = TO_NEW_PLAN[gone]
    if gone == "paradox":  # the discarded plan is drawn again, then there is no new paradox
        lines = ["draw mask/armor"]
    match = play(echo_turn(*table, left=0), *lines)
    assert match.is_over
    assert (match.outcome.reason, position_of(match)["deck"]) == ("deck", [])
    step = "flip" if gone == "paradox" else "newplan"
    assert position_of(match)["pending"][-1]["step"] == step


def test_PM_7_6_with_an_empty_deck_plan_b_ends_the_game_too() -> None:
    """drinks/money, the left card, goes and comes back; its money is on the paradox."""
    before = echo_turn("drinks|money map|mask", "gun/armor", mine="ring|poem aces|knife", left=0)
    then = after(before, "draw drinks/money", "face money", "face gun")
    assert then["fragments"][1] == ["drinks/money"]
    assert (then["reason"], then["pending"][-1]["step"]) == ("deck", "newplan")


def solo_end(points: str, **changes: Any) -> Position:
    """Over, with these points."""
    return after(echo_table(points=(points, ""), left=0, **changes), "use mask opp2")


CARDS_OF_3 = ["map/mask", "map/armor", "mask/gun", "flowers/poem", "flowers/chocolates"]
CARDS_OF_3 += ["ring/chocolates", "poem/chocolates"]


def test_PM_7_7_sixteen_points_do_not_end_the_game() -> None:
    points = " ".join(f"{card}=3" for card in CARDS_OF_3[:6])
    match = play(echo_table(points=(points, "")), "score plan", "draw aces/money")
    assert not match.is_over
    assert match.view(0).points[0] == 19


@pytest.mark.parametrize(("points", "rank"), [(14, 2), (15, 2), (17, 2), (18, 1), (20, 1), (21, 1)])
def test_PM_7_7_it_worked_with_18_points(points: int, rank: int) -> None:
    threes, ones = divmod(points, 3)
    fragments = ["drinks/aces", "drinks/money"][:ones]
    scored = " ".join(f"{card}=3" for card in CARDS_OF_3[:threes])
    then = solo_end(scored, fragments=(" ".join(fragments), ""))
    result = {"scores": [points], "ranks": [rank], "reason": "deck"}
    assert load(then).outcome.json() == result


def test_PM_7_7_what_your_points_mean() -> None:
    def meaning(points: int) -> str:
        return next(word for least, word in SOLO_RANKS if points >= least)

    bands = {range(15): "gone", range(15, 18): "sacrificed", range(18, 21): "worked"}
    for band, word in (bands | {range(21, 60): "master"}).items():
        assert {meaning(points) for points in band} == {word}


def test_PM_7_7_echo_has_no_points() -> None:
    then = solo_end("map/mask=3", fragments=("", "aces/money"))
    assert load(then).outcome.json() == {"scores": [3], "ranks": [2], "reason": "deck"}


def test_PM_7_7_an_empty_deck_ends_it_in_your_turn() -> None:
    match = play(echo_table(left=0), "score plan")
    assert match.outcome.json() == {"scores": [1], "ranks": [2], "reason": "deck"}
    match = play(echo_table(left=0), "use money paradox")
    assert match.outcome.reason == "deck"


def test_PM_7_7_twenty_quiet_turns_end_it_in_your_turn() -> None:
    match = play(echo_table(turn=25, last=5, removed=["map/mask"]), "end")
    assert (match.outcome.reason, position_of(match)["turn"]) == ("quiet", 25)


def test_PM_7_7_or_in_echos() -> None:
    """Nothing matches in Echo's turn 26."""
    lines = ["draw poem/chocolates", "face poem", "draw drinks/money"]
    match = play(echo_turn(*NO_A, turn=25, last=6, removed=["aces/knife"]), *lines)
    assert match.outcome.reason == "quiet"
    then = position_of(match)
    assert (then["turn"], then["player"], then["actor"]) == (26, 1, "over")
    assert then["hands"][1] == hand("drinks/money:")
    assert then["deck"][-1] == hidden("gun/armor:0")
    go_on = play(echo_turn(*NO_A, turn=25, last=7, removed=["aces/knife"]), *lines)
    assert not go_on.is_over


def test_PM_7_8_money_may_steal_the_fading_card() -> None:
    before = echo_table(fragments=("", "aces/money"))
    match = play(before, "use money paradox", "draw map/mask", "top map/mask")
    assert legal_texts(match) == {"steal aces/money"}
    then = after(match, "steal aces/money")
    assert then["fragments"] == [["aces/money"], []]
    assert load(then).view(0).points == [1, 0]


def test_PM_7_8_only_with_fewer_fragments_than_echo() -> None:
    before = echo_table(fragments=("drinks/aces", "aces/money"))
    match = play(before, "use money paradox", "draw map/mask", "top map/mask")
    assert awaited(position_of(match)) == ("turn", "act", 0)


def test_PM_7_9_the_example() -> None:
    before = echo_table(
        ("ring|poem flowers|chocolates", "wallet|keys tickets|wallet"),
        ("map/gun:0", "mask/armor:"),
        paradox="phone|tickets",
        eras=CINEMA,
    )
    match = play(before, "end")
    then = position_of(match)
    assert then["removed"] == ["tickets/wallet"]
    assert then["displays"][1] == row("wallet|keys")
    assert frame_of(then) == {"step": "faceplan", "card": "mask/armor"}
    then = after(match, "face armor", "draw map/mask")
    assert then["displays"][1] == row("wallet|keys armor|mask")
    assert then["turn"] == 7


def test_PM_7_5_plan_b_tells_whose_card_went_under_the_deck() -> None:
    found = 0
    for seed in range(6):
        for match, _ in random_game(CINEMA, True, seed):
            events = match.log[-1].events if match.log else []
            kinds = [event.kind for event in events]
            if "planb" in kinds:
                put = events[kinds.index("planb") + 1 :][0]
                assert (put.kind, put.facts["seat"]) == ("put", 1)
                found += 1
    assert found > 0
