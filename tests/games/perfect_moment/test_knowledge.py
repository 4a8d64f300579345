"""Marks: who knows which hidden card (PM-8.1 to PM-8.4)."""

from typing import Any

import pytest

from tests.builders import Position, after, legal_texts, play, position_of
from tests.games.perfect_moment.builders import (
    GAME,
    deck,
    den_table,
    echo_table,
    hand,
    hidden,
    new,
    table,
)

GUN: dict[str, Any] = {"paradox": "gun|armor"}
TICKETS: dict[str, Any] = {"paradox": "tickets|wallet"}
POEM: dict[str, Any] = {"paradox": "poem|chocolates"}
SEEN = ("flowers/ring:01", "phone/wallet:1")  # seat 1 knows the plan of seat 0


def test_PM_8_1_the_owner_knows_his_hand() -> None:
    deals = ["deal map/mask", "deal map/gun", "deal ring/poem", "deal gun/armor"]
    match = play(new(), "flip phone/keys keys", *deals, "deal wallet/keys")
    position = position_of(match)
    assert position["hands"][0] == hand("map/mask:0 map/gun:0 gun/armor:0 ring/poem:0")
    assert position["hands"][1] == hand("wallet/keys:1")
    assert match.view(0).hands == [["map/mask", "map/gun", "gun/armor", "ring/poem"], [None]]
    assert match.view(1).hands == [[None] * 4, ["wallet/keys"]]
    assert match.view(None).hands == [[None] * 4, [None]]


def test_PM_8_1_who_draws_knows() -> None:
    match = play(table(), "use mask own1", "draw map/gun")
    assert position_of(match)["hands"][0] == hand("map/gun:0 flowers/ring:0")
    assert match.view(1).hands[0] == [None, None]
    assert [event.json()["card"] for event in match.events_for(0) if event.kind == "draw"] == [
        "map/gun"
    ]
    for seat in (1, None):
        assert [e.json()["card"] for e in match.events_for(seat) if e.kind == "draw"] == [None]


def test_PM_8_1_who_looks_knows() -> None:
    match = play(table(top="map/gun:1", **TICKETS), "use tickets paradox", "look map/gun")
    play(match, "look wallet/keys")
    assert position_of(match)["deck"][:3] == deck("map/gun:01 wallet/keys:0 ?")
    assert match.view(0).deck[:3] == ["map/gun", "wallet/keys", None]
    assert match.view(1).deck[:3] == ["map/gun", None, None]
    assert match.view(None).deck[:3] == [None, None, None]


def test_PM_8_1_knife_sees_the_plan() -> None:
    match = play(den_table(paradox="knife|aces"), "use knife paradox", "stop")
    assert position_of(match)["hands"][1] == hand("gun/armor:01")
    assert match.view(0).hands == [["flowers/ring"], ["gun/armor"]]
    assert match.view(1).known == ["gun/armor"]  # it knows that seat 0 knows
    assert match.view(None).hands == [[None], [None]]


def test_PM_8_1_an_open_plan_adds_the_other() -> None:
    """Drinks come to face seat 1."""
    before = den_table(
        ("mask|gun drinks|aces", "ring|poem map|armor"),
        ("flowers/ring:01", "gun/armor:1"),
        paradox="money|knife",
    )
    match = play(before, "use map opp2", "turn own2")
    assert position_of(match)["hands"] == [hand("flowers/ring:01"), hand("gun/armor:01")]
    assert (match.view(0).hands[1], match.view(1).known) == (["gun/armor"], ["gun/armor"])
    assert match.view(None).hands == [[None], [None]]


def test_PM_8_2_from_a_known_place_of_the_deck_into_a_hand() -> None:
    """Seat 1 put it there, so it knows what seat 0 draws."""
    match = play(table(top="map/gun:1"), "use mask own1", "draw map/gun")
    assert position_of(match)["hands"][0] == hand("map/gun:01 flowers/ring:0")
    assert match.view(1).hands[0] == ["map/gun", None]
    assert match.observed_log(1) == ["use mask own1", "draw map/gun"]
    assert match.observed_log(None) == ["use mask own1", "draw ?"]


def test_PM_8_2_from_a_hand_into_the_deck() -> None:
    before = table(plans=SEEN)
    then = after(before, "use phone paradox", "bottom flowers/ring", "bottom map/armor")
    assert then["deck"][-2:] == deck("flowers/ring:01 map/armor:01")
    then = after(table(), "use phone paradox", "bottom flowers/ring")
    assert then["deck"][-1] == hidden("flowers/ring:0")


def test_PM_8_2_by_ring_to_the_new_owner_who_is_added() -> None:
    match = play(table(), "use ring opp1", "pick plan", "pick plan")
    then = position_of(match)
    assert then["hands"] == [hand("phone/wallet:01"), hand("flowers/ring:01")]
    for seat in (0, 1):
        assert match.view(seat).hands == [["phone/wallet"], ["flowers/ring"]]
    assert match.view(None).hands == [[None], [None]]
    receive = [event.json() for event in match.events_for(None) if event.kind == "receive"]
    assert [event["card"] for event in receive] == [None, None]


@pytest.mark.parametrize(
    ("before", "lines", "card"),
    [
        (table(), ["use mask own1", "draw map/gun", "bottom map/armor"], "map/armor"),
        (table(**POEM), ["use poem paradox", "draw map/gun", "draw wallet/keys", "top mask/gun"],
         "mask/gun"),
        (table(paradox="keys|phone"), ["use keys paradox", "draw map/gun", "top mask/gun"],
         "mask/gun"),
        (table(paradox="flowers|poem"), ["use flowers paradox", "swap own1 ring"], "mask/gun"),
        (table(), ["use ring opp1", "pick own1", "pick plan"], "mask/gun"),
    ],
)  # fmt: skip
def test_PM_8_2_what_lay_open_is_known_to_all(
    before: Position, lines: list[str], card: str
) -> None:
    then = after(before, *lines)
    entries = [entry for entry in then["deck"] if entry]
    entries += [entry for held in then["hands"] for entry in held]
    assert [entry["to"] for entry in entries if entry["card"] == card] == [[0, 1]]


def test_PM_8_2_echos_open_plan_under_the_deck_is_known_to_you() -> None:
    before = echo_table(
        ("ring|poem aces|money", "flowers|ring map|mask"), ("drinks/knife:0", "gun/armor:")
    )
    then = after(before, "end", "draw poem/chocolates", "face poem", "draw drinks/money")
    assert then["deck"][-2:] == deck("flowers/ring:0 gun/armor:0")


def test_PM_8_3_out_of_a_hand_of_two_the_other_loses_track() -> None:
    """Seat 1 knew the plan and the drawn card: now neither what left nor what stayed."""
    before = table(plans=SEEN, top="map/gun:1")
    drawn = ["use mask own1", "draw map/gun"]
    match = play(before, *drawn)
    assert match.view(1).hands[0] == ["map/gun", "flowers/ring"]
    for gone, stays in (("flowers/ring", "map/gun"), ("map/gun", "flowers/ring")):
        match = play(before, *drawn, f"bottom {gone}")
        then = position_of(match)
        assert then["deck"][-1] == hidden(f"{gone}:0")
        assert then["hands"][0] == hand(f"{stays}:0")
        assert match.observed_log(1)[-1] == "bottom ?"
        assert {gone, stays} < set(match.view(1).unseen)


def test_PM_8_3_a_display_card_that_leaves_disturbs_nothing() -> None:
    before = table(plans=SEEN, top="map/gun:1")
    then = after(before, "use mask own1", "draw map/gun", "bottom map/armor")
    assert then["hands"][0] == hand("map/gun:01 flowers/ring:01")


def test_PM_8_3_a_card_laid_openly_leaves_the_marks_on_the_others() -> None:
    before = table(plans=SEEN)
    lines = ["use mask own1", "draw map/gun", "bottom map/armor", "place map/gun gun"]
    assert after(before, *lines)["hands"][0] == hand("flowers/ring:01")


def test_PM_8_3_out_of_a_hand_of_one_the_other_keeps_track() -> None:
    before = den_table(plans=("flowers/ring:01", "gun/armor:1"))
    lines = ["use aces paradox", "look map/gun", "top flowers/ring"]
    then = after(before, *lines)
    assert then["deck"][0] == hidden("flowers/ring:01")
    assert then["hands"][0] == hand("map/gun:0")


def test_PM_8_3_two_lifted_cards_are_lost_to_the_other() -> None:
    before = table(top="map/gun:1 wallet/keys:01", **GUN)
    match = play(before, "use gun paradox", "look map/gun", "look wallet/keys")
    assert position_of(match)["pending"][-1]["cards"] == hand("map/gun:0 wallet/keys:0")
    assert match.view(1).pending[-1].cards == [None, None]
    assert match.view(0).pending[-1].cards == ["map/gun", "wallet/keys"]
    play(match, "bottom map/gun", "top wallet/keys")
    assert match.observed_log(1)[-2:] == ["bottom ?", "top ?"]
    then = position_of(match)
    assert (then["deck"][0], then["deck"][-1]) == (hidden("wallet/keys:0"), hidden("map/gun:0"))


def test_PM_8_3_four_lifted_cards_too_but_not_those_below() -> None:
    before = table(top="map/gun:1 wallet/keys:1 map/mask:1 mask/armor:1 gun/armor:1", **TICKETS)
    looks = [f"look {card}" for card in ("map/gun", "wallet/keys", "map/mask", "mask/armor")]
    then = after(before, "use tickets paradox", *looks)
    assert then["pending"][-1]["cards"] == hand("map/gun:0 wallet/keys:0 map/mask:0 mask/armor:0")
    assert then["deck"][0] == hidden("gun/armor:1")


def test_PM_8_3_one_lifted_card_is_not_lost() -> None:
    before = table(top="map/gun:1", left=0, **GUN)
    match = play(before, "use gun paradox", "look map/gun")
    assert position_of(match)["pending"][-1]["cards"] == hand("map/gun:01")
    then = after(match, "bottom map/gun")
    assert then["deck"] == deck("map/gun:01")
    assert match.observed_log(1)[-1] == "bottom map/gun"


def test_PM_8_3_looking_without_lifting_loses_nothing() -> None:
    before = den_table(top="map/gun:1")
    then = after(before, "use aces paradox", "look map/gun", "stop")
    assert then["deck"][0] == hidden("map/gun:01")


def test_PM_8_3_chocolates_and_keys_keep_their_cards_apart() -> None:
    before = table(plans=SEEN, top="map/gun:1 wallet/keys:1", paradox="chocolates|poem")
    lines = ["use chocolates paradox", "draw map/gun", "draw wallet/keys"]
    match = play(before, *lines)
    assert position_of(match)["pending"][-1]["drawn"] == hand("map/gun:01 wallet/keys:01")
    assert match.view(1).pending[-1].drawn == ["map/gun", "wallet/keys"]
    then = after(match, "place map/gun map", "top mask/gun")
    assert then["deck"][-1] == hidden("wallet/keys:01")
    assert then["hands"][0] == hand("flowers/ring:01")
    before = table(plans=SEEN, paradox="keys|phone")
    then = after(before, "use keys paradox", "draw map/gun", "top mask/gun", "place map/gun map")
    assert then["hands"][0] == hand("flowers/ring:01")


def test_PM_8_3_alone_nobody_forgets() -> None:
    before = echo_table(("flowers|ring map|gun", "aces|knife mask|armor"), top="map/mask:0")
    then = after(before, "use mask opp2", "draw map/mask", "bottom gun/armor")
    assert then["hands"][0] == hand("map/mask:0")
    assert then["deck"][-1] == hidden("gun/armor:0")


def test_PM_8_4_undetermined_places_share_the_pool() -> None:
    match = play(table(), "use mask own1")
    pool = position_of(match)["pool"]
    assert len(pool) == 11
    assert legal_texts(match) == {f"draw {card}" for card in pool}
    assert set(GAME.rules.weights(match.state)) == {1}
    then = after(match, "draw map/gun")
    assert then["deck"] == [None] * 10
    assert then["pool"] == [card for card in pool if card != "map/gun"]


def test_PM_8_4_a_look_fixes_the_place() -> None:
    match = play(den_table(), "use aces paradox", "look map/gun", "stop")
    position = position_of(match)
    assert position["deck"][:2] == deck("map/gun:0 ?")
    assert "map/gun" not in position["pool"]
    play(match, "use aces paradox")
    assert legal_texts(match) == {"look map/gun"}


def test_PM_8_4_places_between_known_ones_stay_undetermined() -> None:
    """Seat 0's card at the bottom, seat 1's at the top, nine between."""
    deals = ["map/mask", "map/gun", "ring/poem", "gun/armor"]
    deals += ["wallet/keys", "phone/keys", "flowers/poem", "mask/gun"]
    jobs = ["own map/mask map", "give map/gun map", "bottom ring/poem"]
    jobs += ["own wallet/keys keys", "give phone/keys keys", "top flowers/poem"]
    match = play(new(), "flip map/armor map", *(f"deal {card}" for card in deals), *jobs)
    position = position_of(match)
    assert position["deck"] == deck("flowers/poem:1 ? ? ? ? ? ? ? ? ? ring/poem:0")
    assert len(position["pool"]) == 9
    assert match.view(0).deck == [None] * 10 + ["ring/poem"]
    assert match.view(1).deck == ["flowers/poem"] + [None] * 10
    assert match.view(None).deck == [None] * 11
