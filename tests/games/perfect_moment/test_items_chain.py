"""chocolates, armor and keys, and items inside items (PM-6.4, PM-6.6 to PM-6.8)."""

from typing import Any

import pytest

from spieluhr.core.match import Match
from tests.builders import after, last_events, legal_texts, play, position_of
from tests.games.perfect_moment.builders import (
    CHOICES,
    PLAYERS,
    awaited,
    deck,
    echo_table,
    hand,
    hidden,
    random_game,
    row,
    table,
)

CHOCOLATES: dict[str, Any] = {"paradox": "chocolates|poem"}
ARMOR: dict[str, Any] = {"paradox": "armor|gun"}
KEYS: dict[str, Any] = {"paradox": "keys|phone"}
TURN = {"do": "turn", "seat": 0, "step": "act"}


def doings(match: Match) -> list[tuple[str, str]]:
    return [(frame["do"], frame["step"]) for frame in position_of(match)["pending"]]


def test_PM_6_4_chocolates_draw_two_apart_from_the_plan() -> None:
    match = play(table(**CHOCOLATES), "use chocolates paradox", "draw wallet/keys")
    frame = {"do": "chocolates", "seat": 0, "step": "take2", "drawn": hand("wallet/keys:0")}
    assert position_of(match)["pending"][-1] == frame
    play(match, "draw map/gun")
    position = position_of(match)
    frame = {"do": "chocolates", "seat": 0, "step": "lay"}
    assert position["pending"][-1] == frame | {"drawn": hand("map/gun:0 wallet/keys:0")}
    assert position["hands"][0] == hand("flowers/ring:0")
    assert legal_texts(match) == {
        "place map/gun map",
        "place map/gun gun",
        "place wallet/keys wallet",
        "place wallet/keys keys",
    }


def test_PM_6_4_chocolates_discard_the_other_one_and_put_back_any_of_three() -> None:
    drawn = ["use chocolates paradox", "draw wallet/keys", "draw map/gun"]
    match = play(table(**CHOCOLATES), *drawn, "place map/gun gun")
    position = position_of(match)
    assert position["displays"][0] == row("mask|gun map|armor gun|map")
    assert position["deck"][-1] == hidden("wallet/keys:0")
    assert position["pending"][-1] == {"do": "chocolates", "seat": 0, "step": "shed"}
    assert legal_texts(match) == {"top mask/gun", "top map/armor", "top map/gun"}
    displays = {
        "top mask/gun": "map|armor gun|map",
        "top map/armor": "mask|gun gun|map",
        "top map/gun": "mask|gun map|armor",
    }
    for line, display in displays.items():
        then = after(table(**CHOCOLATES), *drawn, "place map/gun gun", line)
        assert then["displays"][0] == row(display)
        assert then["deck"][0] == hidden(f"{line.split()[1]}:01")
        assert (then["hands"][0], awaited(then)) == (hand("flowers/ring:0"), ("turn", "act", 0))


def test_PM_6_6_armor_the_opponent_decides_first() -> None:
    match = play(table(**ARMOR), "use armor paradox")
    assert awaited(position_of(match)) == ("armor", "answer", 1)
    assert legal_texts(match) == {"yes", "no"}
    match = play(table(turn=6, **ARMOR), "use armor paradox")
    assert awaited(position_of(match)) == ("armor", "answer", 0)


def test_PM_6_6_armor_yes_is_always_one_point_whatever_he_shows() -> None:
    """Seat 1 shows no item of phone/wallet, and later both of poem/chocolates."""
    match = play(table(**ARMOR), "use armor paradox", "yes")
    position = position_of(match)
    assert position["fragments"] == [[], ["phone/wallet"]]
    assert (position["last"], awaited(position)) == (5, ("armor", "newplan", "chance"))
    scored = {"kind": "score", "seat": 1, "card": "phone/wallet", "points": 1, "source": "plan"}
    assert scored in last_events(match)
    then = after(match, "draw map/gun")
    assert then["hands"][1] == hand("map/gun:1")
    assert awaited(then) == ("armor", "choose", 0)
    three = table(
        ("mask|gun map|armor", "ring|poem flowers|chocolates"),
        ("phone/wallet:0", "poem/chocolates:1"),
        **ARMOR,
    )
    assert after(three, "use armor paradox", "yes")["fragments"][1] == ["poem/chocolates"]


def test_PM_6_6_armor_no_changes_nothing() -> None:
    then = after(table(**ARMOR), "use armor paradox", "no")
    assert then["fragments"] == [[], []]
    assert then["hands"] == table()["hands"]
    assert (then["last"], awaited(then)) == (0, ("armor", "choose", 0))


def test_PM_6_6_armor_chooses_what_faces_the_opponent_on_his_own_cards() -> None:
    match = play(table(**ARMOR), "use armor paradox", "no")
    assert legal_texts(match) == {"use poem opp1", "use keys opp2"}
    match = play(table(turn=6, **ARMOR), "use armor paradox", "no")
    assert legal_texts(match) == {"use mask opp1", "use map opp2"}


def test_PM_6_6_armor_carries_it_out_twice_for_one_use() -> None:
    before = table(("poem|flowers map|armor", "gun|mask tickets|keys"), **ARMOR)
    match = play(before, "use armor paradox", "no", "use mask opp1")
    position = position_of(match)
    assert position["pending"] == [
        TURN,
        {"do": "armor", "seat": 0, "step": "second", "item": "mask"},
        {"do": "mask", "seat": 0, "step": "draw1"},
    ]
    play(match, "draw map/gun", "bottom flowers/ring")
    assert position_of(match)["pending"] == [
        TURN,
        {"do": "armor", "seat": 0, "step": "fill"},
        {"do": "mask", "seat": 0, "step": "draw1"},
    ]
    then = after(match, "draw wallet/keys", "bottom map/gun")
    assert (then["pending"], then["uses"]) == ([TURN], 1)
    assert then["hands"][0] == hand("wallet/keys:0")
    assert then["deck"][-2:] == deck("flowers/ring:0 map/gun:0")
    carried = {"kind": "carry", "seat": 0, "item": "mask", "by": "armor"}
    told = [event.json() for event in match.events_for(1) if event.kind == "carry"]
    assert told == [carried, carried]


def test_PM_6_6_armor_the_second_time_though_the_first_turned_the_card() -> None:
    before = table(("mask|gun map|armor", "tickets|wallet ring|poem"), **ARMOR)
    match = play(before, "use armor paradox", "no", "use wallet opp1", "turn opp1")
    assert position_of(match)["displays"][1] == row("wallet|tickets ring|poem")
    assert legal_texts(match) == {"turn opp1", "turn opp2"}
    then = after(match, "turn opp2")
    assert then["displays"][1] == row("wallet|tickets poem|ring")
    assert then["uses"] == 1


def test_PM_6_6_armor_the_second_time_though_the_first_moved_the_card() -> None:
    before = table(("mask|gun map|armor", "poem|ring tickets|keys"), **ARMOR)
    first = ["use armor paradox", "no", "use ring opp1", "pick own1", "pick own1"]
    match = play(before, *first, "place ring/poem ring", "place mask/gun gun")
    assert doings(match) == [("turn", "act"), ("armor", "fill"), ("ring", "pick1")]
    then = after(match, "pick plan", "pick plan")
    assert (then["pending"], then["uses"]) == ([TURN], 1)


def test_PM_6_6_armor_drinks_inside_turn_twice() -> None:
    before = table(
        ("mask|gun map|armor", "knife|drinks tickets|keys"),
        ("phone/wallet:0", "gun/armor:01"),
        paradox="armor|mask",
        eras=["1981", "2005", "2014"],
    )
    then = after(before, "use armor paradox", "no", "use drinks opp1")
    assert then["displays"][0] == before["displays"][0]  # turned and turned back
    assert (then["pending"], then["uses"]) == ([TURN], 1)


def test_PM_6_6_armor_alone_you_answer_and_echos_items_are_there() -> None:
    match = play(echo_table(paradox="armor|map"), "use armor paradox")
    assert awaited(position_of(match)) == ("armor", "answer", 0)
    play(match, "no")
    assert legal_texts(match) == {"use knife opp1"}  # armor faces Echo on the other card


def test_PM_6_7_keys_place_the_drawn_card_not_the_plan() -> None:
    match = play(table(**KEYS), "use keys paradox", "draw map/gun")
    position = position_of(match)
    assert position["pending"][-1] == {
        "do": "keys",
        "seat": 0,
        "step": "shed",
        "drawn": hand("map/gun:0"),
    }
    assert legal_texts(match) == {"top mask/gun", "top map/armor"}
    play(match, "top map/armor")
    assert position_of(match)["deck"][0] == hidden("map/armor:01")
    assert legal_texts(match) == {"place map/gun map", "place map/gun gun"}


def test_PM_6_7_keys_use_the_item_that_then_faces_you_for_nothing() -> None:
    lines = ["use keys paradox", "draw map/gun", "top map/armor"]
    match = play(table(**KEYS), *lines, "place map/gun map")
    assert doings(match) == [("turn", "act"), ("keys", "fill"), ("map", "turn1")]
    assert position_of(match)["displays"][0] == row("mask|gun map|gun")
    assert position_of(match)["uses"] == 1
    carried = {"kind": "carry", "seat": 0, "item": "map", "by": "keys"}
    assert carried in last_events(match)
    then = after(match, "turn own2")
    assert (then["pending"], then["uses"]) == ([TURN], 1)
    match = play(table(**KEYS), *lines, "place map/gun gun")
    assert doings(match) == [("turn", "act"), ("keys", "fill"), ("gun", "look1")]
    assert legal_texts(match) == {"look map/armor"}  # the one just put back


def test_PM_6_7_keys_of_seat_1() -> None:
    match = play(table(turn=6, **KEYS), "use keys paradox", "draw map/gun", "top ring/poem")
    play(match, "place map/gun map")
    assert position_of(match)["displays"][1] == row("tickets|keys gun|map")
    assert awaited(position_of(match)) == ("map", "turn1", 1)


def test_PM_6_8_keys_skip_keys() -> None:
    lines = ["use keys paradox", "draw wallet/keys", "top map/armor"]
    match = play(table(**KEYS), *lines)
    assert legal_texts(match) == {"place wallet/keys wallet", "place wallet/keys keys"}
    then = after(match, "place wallet/keys keys")
    assert then["displays"][0] == row("mask|gun keys|wallet")
    assert (then["pending"], then["uses"]) == ([TURN], 1)


def test_PM_6_8_keys_inside_armor_skip_armor() -> None:
    """Once for each time keys are carried out; the direction is free."""
    match = play(table(**ARMOR), "use armor paradox", "no", "use keys opp2")
    play(match, "draw mask/armor", "top map/armor", "place mask/armor armor")
    assert doings(match) == [("turn", "act"), ("armor", "fill"), ("keys", "take1")]
    assert legal_texts(match) == {"draw map/armor"}
    then = after(match, "draw map/armor", "top mask/gun", "place map/armor armor")
    assert (then["pending"], then["uses"]) == ([TURN], 1)


def test_PM_6_8_armor_inside_keys_cannot_choose_keys_or_armor() -> None:
    plans = ("map/mask:0", "phone/wallet:1")
    before = table(("mask|gun flowers|ring", "tickets|keys ring|poem"), plans, **KEYS)
    lines = ["use keys paradox", "draw map/armor", "top mask/gun", "place map/armor armor", "no"]
    assert legal_texts(play(before, *lines)) == {"use poem opp2"}


def test_PM_6_8_armor_ends_when_nothing_is_left_to_choose() -> None:
    plans = ("map/mask:0", "phone/wallet:1")
    before = table(("mask|gun flowers|ring", "tickets|keys gun|armor"), plans, **KEYS)
    lines = ["use keys paradox", "draw map/armor", "top mask/gun", "place map/armor armor"]
    match = play(before, *lines)
    assert doings(match) == [("turn", "act"), ("keys", "fill"), ("armor", "answer")]
    then = after(match, "no")
    assert (then["pending"], then["uses"]) == ([TURN], 1)
    then = after(before, *lines, "yes", "draw mask/gun")
    assert (then["pending"], then["fragments"]) == ([TURN], [[], ["phone/wallet"]])


def test_PM_6_8_armor_cannot_choose_armor() -> None:
    before = table(("mask|gun ring|poem", "map|armor gun|armor"), paradox="armor|mask")
    then = after(before, "use armor paradox", "no")
    assert (then["pending"], then["uses"]) == ([TURN], 1)  # both face seat 1 with armor


def test_PM_6_8_a_chain_of_three() -> None:
    match = play(table(**ARMOR), "use armor paradox", "no", "use keys opp2", "draw wallet/keys")
    play(match, "top mask/gun", "place wallet/keys wallet")
    assert position_of(match)["pending"] == [
        TURN,
        {"do": "armor", "seat": 0, "step": "second", "item": "keys"},
        {"do": "keys", "seat": 0, "step": "fill"},
        {"do": "wallet", "seat": 0, "step": "turnother"},
    ]
    play(match, "turn opp2")  # the keys themselves: they are carried out again all the same
    assert doings(match) == [("turn", "act"), ("armor", "fill"), ("keys", "take1")]
    play(match, "draw mask/gun", "top map/armor", "place mask/gun mask", "draw map/armor")
    assert doings(match) == [
        ("turn", "act"),
        ("armor", "fill"),
        ("keys", "fill"),
        ("mask", "bottom1"),
    ]
    then = after(match, "bottom map/armor")
    assert (then["pending"], then["uses"]) == ([TURN], 1)
    assert then["displays"][0] == row("wallet|keys mask|gun")


@pytest.mark.parametrize("solo", [False, True])
def test_PM_6_8_never_an_item_inside_itself_and_three_at_most(solo: bool) -> None:
    deepest = 0
    for seed in range(6):
        eras = CHOICES[seed % 2]  # both with armor
        for match, _ in random_game(eras, solo, seed, PLAYERS["use first"]):
            chain = [frame["do"] for frame in position_of(match)["pending"]]
            assert len(chain) == len(set(chain)) <= 4
            deepest = max(deepest, len(chain))
    assert deepest >= 3
