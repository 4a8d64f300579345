"""map, wallet and drinks: cards are turned (PM-6.10, PM-6.11)."""

from typing import Any

import pytest

from spieluhr.core.match import Match
from tests.builders import Position, after, last_events, legal_texts, play, position_of
from tests.games.perfect_moment.builders import (
    DEN,
    OPEN,
    awaited,
    card_of,
    den_table,
    echo_table,
    hand,
    new,
    row,
    table,
)

WALLET: dict[str, Any] = {"paradox": "wallet|tickets"}


def open_plans(position: Position) -> list[bool]:
    """For each seat: does the other one know its plan?"""
    return [1 - seat in position["hands"][seat][0]["to"] for seat in (0, 1)]


def test_PM_6_10_map_turns_at_least_one_card() -> None:
    match = play(table(), "use map own2")
    assert legal_texts(match) == {"turn own1", "turn own2"}
    then = after(match, "turn own2")
    assert then["displays"][0] == row("mask|gun armor|map")
    assert awaited(then) == ("turn", "act", 0)  # own2 alone ends the item


def test_PM_6_10_map_turns_the_second_card_only_after_the_first() -> None:
    match = play(table(), "use map own2", "turn own1")
    assert awaited(position_of(match)) == ("map", "turn2", 0)
    assert legal_texts(match) == {"turn own2", "stop"}
    assert after(match, "turn own2")["displays"][0] == row("gun|mask armor|map")
    then = after(table(), "use map own2", "turn own1", "stop")
    assert then["displays"][0] == row("gun|mask map|armor")
    assert then["displays"][1] == table()["displays"][1]


def test_PM_6_10_map_of_seat_1_turns_its_own_display() -> None:
    before = table(("mask|gun tickets|keys", "ring|poem armor|map"), turn=6)
    then = after(before, "use map own2", "turn own1", "turn own2")
    assert then["displays"] == [row("mask|gun tickets|keys"), row("poem|ring map|armor")]


def test_PM_6_10_wallet_turns_exactly_one_card_of_the_opponent() -> None:
    match = play(table(**WALLET), "use wallet paradox")
    assert legal_texts(match) == {"turn opp1", "turn opp2"}
    then = after(match, "turn opp2")
    assert then["displays"] == [row("mask|gun map|armor"), row("ring|poem keys|tickets")]
    assert awaited(then) == ("turn", "act", 0)
    turned = {"kind": "turned", "seat": 1, "place": 1, "card": "tickets/keys"}
    assert last_events(match, "turned") == [turned | {"faces": ["keys", "tickets"]}]


def test_PM_6_10_wallet_of_seat_1_turns_a_card_of_seat_0() -> None:
    then = after(table(turn=6, **WALLET), "use wallet paradox", "turn opp1")
    assert then["displays"] == [row("gun|mask map|armor"), row("ring|poem tickets|keys")]


def test_PM_6_10_drinks_turn_both() -> None:
    then = after(den_table(plans=OPEN, paradox="drinks|aces"), "use drinks paradox")
    assert then["displays"][0] == row("gun|mask armor|map")
    assert (then["uses"], awaited(then)) == (1, ("turn", "act", 0))
    twice = after(
        den_table(plans=OPEN, paradox="drinks|aces"), "use drinks paradox", "use drinks paradox"
    )
    assert twice["displays"][0] == den_table()["displays"][0]


def test_PM_6_10_drinks_of_seat_1_turn_its_own_cards() -> None:
    then = after(den_table(plans=OPEN, paradox="drinks|aces", turn=6), "use drinks paradox")
    assert then["displays"] == [row("mask|gun map|armor"), row("poem|ring chocolates|flowers")]


def test_PM_6_10_flowers_swap_up_to_twice() -> None:
    before = table(paradox="flowers|poem")
    same = after(before, "use flowers paradox", "stop")
    assert (same["displays"], same["hands"], same["uses"]) == (
        before["displays"],
        before["hands"],
        1,
    )
    match = play(before, "use flowers paradox", "swap own1 flowers", "swap own1 gun")
    assert awaited(position_of(match)) == ("turn", "act", 0)  # no third swap is asked for
    assert position_of(match)["displays"][0] == row("gun|mask map|armor")


def test_PM_6_10_money_must_steal() -> None:
    before = den_table(paradox="money|aces", top="map/gun:0", fragments=("", "aces/knife"))
    match = play(before, "use money paradox", "draw map/gun", "top map/gun")
    assert legal_texts(match) == {"steal aces/knife"}


def test_PM_6_10_armor_must_carry_out_an_item() -> None:
    match = play(table(paradox="armor|gun"), "use armor paradox", "no")
    assert legal_texts(match) == {"use poem opp1", "use keys opp2"}  # nothing like stop


def test_PM_6_10_an_item_may_be_used_though_it_can_do_nothing() -> None:
    assert after(table(left=0, paradox="tickets|wallet"), "use tickets paradox")["uses"] == 1


def test_PM_6_10_an_item_may_be_used_though_its_draw_will_fail() -> None:
    before = table(left=0)
    assert "use mask own1" in legal_texts(before)
    assert play(before, "use mask own1").outcome.reason == "deck"


def set_up(displays: tuple[str, str], paradox: str) -> Match:
    """A game whose set-up leads to these displays; plans map/mask and gun/armor."""
    (one, two), (three, four) = (row(display) for display in displays)
    face, hands = (
        paradox.split("|", maxsplit=1)[0],
        (["map/mask", "map/gun"], ["gun/armor", "mask/armor"]),
    )
    lines = [f"flip {card_of(paradox)} {face}"]
    lines += [f"deal {card}" for card in (one["card"], four["card"], *hands[0])]
    lines += [f"deal {card}" for card in (three["card"], two["card"], *hands[1])]
    lines += [f"own {one['card']} {one['faces'][0]}", f"give {four['card']} {four['faces'][0]}"]
    lines += ["top map/gun", f"own {three['card']} {three['faces'][1]}"]
    lines += [f"give {two['card']} {two['faces'][1]}", "top mask/armor"]
    return play(new(DEN), *lines)


# On own and other cards drinks bind whom they face; as paradox facing the deck both.
@pytest.mark.parametrize(
    ("displays", "paradox", "bound"),
    [
        (("drinks|knife map|armor", "ring|poem flowers|chocolates"), "aces|money", [True, False]),
        (("mask|gun knife|drinks", "ring|poem flowers|chocolates"), "aces|money", [False, True]),
        (("mask|gun map|armor", "drinks|knife flowers|chocolates"), "aces|money", [True, False]),
        (("mask|gun map|armor", "ring|poem knife|drinks"), "aces|money", [False, True]),
        (("drinks|aces map|armor", "ring|poem knife|drinks"), "aces|money", [True, True]),
        (("mask|gun map|armor", "ring|poem flowers|chocolates"), "drinks|aces", [True, True]),
        (("mask|gun map|armor", "ring|poem flowers|chocolates"), "aces|drinks", [False, False]),
    ],
)
def test_PM_6_11_drinks_open_the_plan_of_whom_they_face(
    displays: tuple[str, str], paradox: str, bound: list[bool]
) -> None:
    """From the moment on in which set-up is laid open."""
    match = set_up(displays, paradox)
    position = position_of(match)
    assert position["displays"] == [row(display) for display in displays]
    assert position["turn"] == 1
    assert open_plans(position) == bound
    for seat, plan in enumerate(["map/mask", "gun/armor"]):
        assert match.view(1 - seat).hands[seat] == [plan if bound[seat] else None]
        assert match.view(None).hands[seat] == [None]
    assert open_plans(after(match, "end")) == bound


@pytest.mark.parametrize("where", ["plan", "deck", "fragment"])
def test_PM_6_11_elsewhere_drinks_have_no_effect(where: str) -> None:
    before = {
        "plan": den_table(plans=("drinks/knife:0", "drinks/money:1")),
        "deck": den_table(top="drinks/knife:0"),
        "fragment": den_table(fragments=("drinks/knife", "drinks/money")),
    }[where]
    assert open_plans(after(before, "end")) == [False, False]


def test_PM_6_11_looked_at_after_each_item() -> None:
    """map turns knife|drinks: from the end of the item on it faces seat 0."""
    before = den_table(
        ("mask|gun knife|drinks", "ring|poem flowers|chocolates"),
        ("flowers/ring:0", "gun/armor:01"),
        paradox="map|gun",
    )
    match = play(before, "use map paradox", "turn own2")
    assert position_of(match)["hands"] == [hand("flowers/ring:01"), hand("gun/armor:01")]
    shown = {"kind": "shown", "seat": 0, "why": "drinks", "card": "flowers/ring"}
    assert last_events(match, "shown") == [shown]
    assert match.view(1).hands[0] == ["flowers/ring"]
    assert match.view(None).hands[0] == [None]


def test_PM_6_11_not_in_the_middle_of_an_item() -> None:
    """After the first of two turns drinks face seat 0 for a moment."""
    before = den_table(
        ("knife|drinks mask|gun", "ring|poem flowers|chocolates"),
        ("flowers/ring:0", "gun/armor:01"),
        paradox="map|gun",
    )
    then = after(before, "use map paradox", "turn own1")
    assert open_plans(then) == [False, True]
    then = after(before, "use map paradox", "turn own1", "turn own2")
    assert open_plans(then) == [True, True]


def test_PM_6_11_cards_drawn_in_the_middle_of_an_item_are_not_shown() -> None:
    before = den_table(
        ("drinks|knife mask|gun", "ring|poem mask|armor"),
        ("flowers/ring:01", "gun/armor:1"),
        "map/gun:0",
    )
    match = play(before, "use mask own2", "draw map/gun")
    assert position_of(match)["hands"][0] == hand("map/gun:0 flowers/ring:01")
    then = after(match, "bottom flowers/ring")
    assert then["hands"][0] == hand("map/gun:01")  # the new plan, at the end of the item


def test_PM_6_11_looked_at_after_an_inner_item() -> None:
    """armor with wallet: the first time drinks come to face seat 0, the second time they go."""
    before = table(
        ("mask|gun map|armor", "tickets|wallet knife|drinks"),
        ("phone/keys:0", "gun/armor:01"),
        paradox="armor|mask",
        eras=["1981", "2005", "2014"],
    )
    match = play(before, "use armor paradox", "no", "use wallet opp1", "turn opp2")
    position = position_of(match)
    assert position["displays"][1] == row("tickets|wallet drinks|knife")
    assert (awaited(position), open_plans(position)) == (("wallet", "turnother", 0), [True, True])
    then = after(match, "turn opp2")
    assert then["displays"] == before["displays"]
    assert open_plans(then) == [True, True]  # until it changes


def test_PM_6_11_looked_at_after_a_new_plan() -> None:
    before = den_table(
        ("mask|gun map|armor", "ring|poem knife|drinks"),
        ("flowers/ring:0", "aces/knife:01"),
        "map/gun:1",
        turn=6,
    )
    then = after(before, "score plan", "draw map/gun")
    assert then["hands"] == [hand("flowers/ring:0"), hand("map/gun:01")]


def test_PM_6_11_a_new_plan_after_armor_is_known_before_the_item_is_chosen() -> None:
    before = den_table(
        ("mask|gun map|armor", "ring|poem knife|drinks"),
        ("flowers/ring:0", "gun/armor:01"),
        paradox="armor|mask",
    )
    match = play(before, "use armor paradox", "yes", "draw map/gun")
    assert awaited(position_of(match)) == ("armor", "choose", 0)
    assert position_of(match)["hands"][1] == hand("map/gun:01")


def test_PM_6_11_echos_new_plan_is_known_before_a_new_paradox_is_turned_up() -> None:
    before = echo_table(
        ("ring|poem aces|knife", "map|gun money|drinks"),
        ("gun/armor:0", "mask/armor:0"),
        paradox="map|mask",
    )
    match = play(before, "end", "draw flowers/ring")
    assert awaited(position_of(match)) == ("echo", "flip", "chance")
    assert position_of(match)["hands"][1] == hand("flowers/ring:0")


def test_PM_6_11_looked_at_after_a_new_paradox() -> None:
    before = den_table(
        ("mask|gun aces|knife", "ring|poem flowers|chocolates"), top="drinks/knife:0"
    )
    match = play(before, "score paradox", "flip drinks/knife")
    assert open_plans(position_of(match)) == [False, False]
    assert open_plans(after(match, "face drinks")) == [True, True]
    then = after(before, "score paradox", "flip drinks/knife", "face knife")
    assert open_plans(then) == [False, False]


def test_PM_6_11_what_was_seen_stays_known_until_the_plan_changes() -> None:
    """map turns the drinks away; mask puts another plan in its place."""
    before = den_table(
        ("drinks|knife map|armor", "ring|poem mask|gun"),
        ("flowers/ring:01", "gun/armor:1"),
        "map/gun:0",
    )
    match = play(before, "use map own2", "turn own1", "stop")
    assert open_plans(position_of(match)) == [True, True]  # now they face seat 1
    then = after(match, "use mask opp2", "draw map/gun", "bottom flowers/ring")
    assert then["hands"][0] == hand("map/gun:0")


@pytest.mark.parametrize(
    ("echo", "paradox", "known"),
    [
        ("knife|drinks mask|armor", "aces|money", True),
        ("knife|aces mask|armor", "drinks|money", True),
        ("knife|aces mask|armor", "money|drinks", False),
    ],
)
def test_PM_6_11_alone_echo_is_bound_too(echo: str, paradox: str, known: bool) -> None:
    """Its new plan after knife."""
    plan = "ring/poem:0" if known else "ring/poem:"
    before = echo_table(("flowers|ring map|gun", echo), ("gun/armor:0", plan), paradox=paradox)
    match = play(before, "use knife opp1", "score ring/poem", "draw map/mask")
    assert position_of(match)["hands"][1] == hand("map/mask:0" if known else "map/mask:")
    assert match.view(0).hands[1] == (["map/mask"] if known else [None])


def test_PM_6_11_alone_echo_learns_nothing() -> None:
    before = echo_table(("drinks|knife map|gun", "aces|knife mask|armor"), paradox="aces|money")
    then = after(before, "use map own2", "turn own2")
    assert then["hands"] == [hand("gun/armor:0"), hand("ring/poem:")]
