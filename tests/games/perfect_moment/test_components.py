"""Cards, places and words (PM-1, PM-2)."""

import pytest

from tests.builders import Position, after, legal_texts, load, play, position_of
from tests.games.perfect_moment.builders import (
    CARDS,
    CHOICES,
    GAME,
    OPEN,
    PLAYERS,
    den_table,
    hand,
    hidden,
    new,
    random_game,
    row,
    table,
)

# PM-1.1, typed from the table of section 1; every pair of an era's items once.
BANK = ["map/mask", "map/gun", "map/armor", "mask/gun", "mask/armor", "gun/armor"]
PROPOSAL = ["flowers/ring", "flowers/poem", "flowers/chocolates"]
PROPOSAL += ["ring/poem", "ring/chocolates", "poem/chocolates"]
CINEMA_CARDS = ["phone/tickets", "phone/wallet", "phone/keys"]
CINEMA_CARDS += ["tickets/wallet", "tickets/keys", "wallet/keys"]
DEN_CARDS = ["drinks/aces", "drinks/money", "drinks/knife"]
DEN_CARDS += ["aces/money", "aces/knife", "money/knife"]
BY_ERA = {"1981": BANK, "1994": PROPOSAL, "2005": CINEMA_CARDS, "2014": DEN_CARDS}

# The first step of every item and its moves (the table of decisions), with an item as paradox.
FIRST = {
    "map": (table(paradox="map|gun"), "turn1", {"turn own1", "turn own2"}),
    "mask": (table(paradox="mask|armor", top="map/gun:1"), "draw1", {"draw map/gun"}),
    "gun": (table(paradox="gun|armor", top="map/gun:1"), "look1", {"look map/gun"}),
    "armor": (table(paradox="armor|gun"), "answer", {"yes", "no"}),
    "flowers": (
        table(paradox="flowers|poem"),
        "swap1",
        {"swap own1 flowers", "swap own1 ring", "swap own2 flowers", "swap own2 ring", "stop"},
    ),
    "ring": (
        table(paradox="ring|chocolates"),
        "pick1",
        {"pick own1", "pick own2", "pick plan"},
    ),
    "poem": (table(paradox="poem|chocolates", top="map/gun:1"), "draw1", {"draw map/gun"}),
    "chocolates": (table(paradox="chocolates|poem", top="map/gun:1"), "take1", {"draw map/gun"}),
    "phone": (
        table(paradox="phone|keys"),
        "bottom1",
        {"bottom mask/gun", "bottom map/armor", "bottom flowers/ring"},
    ),
    "tickets": (table(paradox="tickets|wallet", top="map/gun:1"), "look1", {"look map/gun"}),
    "wallet": (table(paradox="wallet|tickets"), "turnother", {"turn opp1", "turn opp2"}),
    "keys": (table(paradox="keys|phone", top="map/gun:1"), "take1", {"draw map/gun"}),
    "aces": (den_table(paradox="aces|money", top="map/gun:1"), "look1", {"look map/gun"}),
    "money": (den_table(paradox="money|aces", top="map/gun:1"), "draw1", {"draw map/gun"}),
    "knife": (den_table(paradox="knife|aces"), "knife", {"score gun/armor", "stop"}),
}


@pytest.mark.parametrize("eras", CHOICES, ids=" ".join)
def test_PM_1_1_six_cards_in_each_era(eras: list[str]) -> None:
    expected = [card for era in eras for card in BY_ERA[era]]
    table_before = position_of(new(eras))
    assert table_before["pool"] == expected
    assert len(table_before["deck"]) == 18


def test_PM_1_1_every_pair_of_items_of_an_era_is_one_card() -> None:
    assert [card for cards in BY_ERA.values() for card in cards] == CARDS
    assert len(CARDS) == len(set(CARDS)) == 24
    for card in CARDS:
        assert GAME.codec.text(GAME.codec.parse(f"draw {card}")) == f"draw {card}"


@pytest.mark.parametrize("item", FIRST)
def test_PM_1_1_every_item_has_its_own_action(item: str) -> None:
    before, step, lines = FIRST[item]
    match = play(before, f"use {item} paradox")
    frame = position_of(match)["pending"][-1]
    assert frame == {"do": item, "seat": 0, "step": step}
    assert legal_texts(match) == lines


def test_PM_1_1_drinks_turn_both_own_cards_at_once() -> None:
    then = after(den_table(plans=OPEN, paradox="drinks|aces"), "use drinks paradox")
    assert then["displays"][0] == row("gun|mask armor|map")
    assert then["pending"] == [{"do": "turn", "seat": 0, "step": "act"}]


@pytest.mark.parametrize(
    ("before", "place"),
    [
        (table(("mask|gun map|armor", "ring|poem tickets|keys")), "own1"),
        (table(("map|armor mask|gun", "ring|poem tickets|keys")), "own2"),
        (table(("ring|poem map|armor", "mask|gun tickets|keys")), "opp1"),
        (table(("ring|poem map|armor", "tickets|keys mask|gun")), "opp2"),
        (table(("ring|poem map|armor", "tickets|keys gun|armor"), paradox="mask|gun"), "paradox"),
    ],
)
def test_PM_1_1_the_action_belongs_to_the_item_wherever_it_stands(
    before: Position, place: str
) -> None:
    then = after(before, f"use mask {place}")
    assert then["pending"][-1] == {"do": "mask", "seat": 0, "step": "draw1"}
    assert then["uses"] == 1


def test_PM_1_2_discard_is_under_the_deck() -> None:
    then = after(table(top="map/gun:1"), "use mask own1", "draw map/gun", "bottom map/armor")
    assert then["deck"][-1] == hidden("map/armor:01")
    assert then["deck"][:-1] == [None] * 10


def test_PM_1_2_the_last_card_discarded_is_the_bottom_card() -> None:
    lines = ["use phone paradox", "bottom map/armor", "bottom flowers/ring"]
    then = after(table(), *lines)
    assert then["deck"][-2:] == [hidden("map/armor:01"), hidden("flowers/ring:0")]


def test_PM_1_2_put_back_is_on_top_and_the_last_one_is_the_top_card() -> None:
    before = table(paradox="poem|chocolates", top="map/gun:1 wallet/keys:1")
    lines = [
        "use poem paradox",
        "draw map/gun",
        "draw wallet/keys",
        "top map/armor",
        "top mask/gun",
    ]
    then = after(before, *lines)
    assert then["deck"][:3] == [hidden("mask/gun:01"), hidden("map/armor:01"), None]
    assert then["scored"] == [[], []] and then["removed"] == []  # no discard pile


@pytest.mark.parametrize("solo", [False, True])
def test_PM_2_1_two_display_cards_and_a_plan_whenever_a_player_acts(solo: bool) -> None:
    for seed, player in enumerate(PLAYERS.values()):
        for match, _ in random_game(CHOICES[seed + 1], solo, seed, player):
            position = position_of(match)
            if position["pending"][-1]["step"] == "act":
                assert [len(display) for display in position["displays"]] == [2, 2]
                assert [len(held) for held in position["hands"]] == [1, 1]
                assert set(position["paradox"]) == {"card", "deck"}


def test_PM_2_1_a_display_closes_up_and_cards_enter_at_the_right_end() -> None:
    before = table(top="map/gun:1")
    lines = ["use mask own1", "draw map/gun", "bottom mask/gun"]
    assert after(before, *lines)["displays"][0] == row("map|armor")
    then = after(before, *lines, "place map/gun gun")
    assert then["displays"][0] == row("map|armor gun|map")
    assert {"use map own1", "use gun own2"} < legal_texts(then)


def test_PM_2_1_flowers_swap_in_place() -> None:
    before = table(paradox="flowers|poem")
    then = after(before, "use flowers paradox", "swap own1 ring", "stop")
    assert then["displays"][0] == row("ring|flowers map|armor")
    assert then["hands"][0] == hand("mask/gun:01")


def test_PM_2_2_one_item_faces_each_player() -> None:
    """On every display card the two of them see different items."""
    seat_0 = {"use mask own1", "use map own2", "use ring opp1", "use tickets opp2"}
    seat_1 = {"use poem own1", "use keys own2", "use gun opp1", "use armor opp2"}
    assert {x for x in legal_texts(table()) if x[-1].isdigit()} == seat_0
    assert {x for x in legal_texts(table(turn=6)) if x[-1].isdigit()} == seat_1


def test_PM_2_2_of_the_paradox_one_item_faces_the_deck() -> None:
    for turn in (5, 6):
        for one, other in (("phone", "keys"), ("keys", "phone")):
            found = legal_texts(table(paradox=f"{one}|{other}", turn=turn))
            assert f"use {one} paradox" in found
            assert f"use {other} paradox" not in found


def test_PM_2_3_usable_are_five_items_for_each_player() -> None:
    assert {x for x in legal_texts(table()) if x.startswith("use")} == {
        "use mask own1",
        "use map own2",
        "use ring opp1",
        "use tickets opp2",
        "use phone paradox",
    }
    assert {x for x in legal_texts(table(turn=6)) if x.startswith("use")} == {
        "use poem own1",
        "use keys own2",
        "use gun opp1",
        "use armor opp2",
        "use phone paradox",
    }


def test_PM_2_3_the_same_item_on_two_places_is_two_moves() -> None:
    before = table(("mask|gun map|armor", "ring|poem mask|armor"), paradox="map|gun")
    assert {"use mask own1", "use mask opp2", "use map own2", "use map paradox"} < legal_texts(
        before
    )


def test_PM_2_3_plans_fragments_and_the_deck_are_not_usable() -> None:
    before = table(fragments=("map/gun", "wallet/keys"), top="phone/tickets:0")
    used = {x.split()[1] for x in legal_texts(before) if x.startswith("use")}
    assert used == {"mask", "map", "ring", "tickets", "phone"}


def test_PM_2_4_a_fragment_is_one_point_and_open_to_all() -> None:
    before = table(
        ("mask|gun wallet|keys", "ring|poem tickets|keys"),
        ("gun/armor:0", "phone/wallet:1"),
        "map/gun:1",
        paradox="map|armor",
    )
    match = play(before, "score plan", "draw map/gun")
    then = position_of(match)
    assert then["fragments"] == [["gun/armor"], []]
    assert then["scored"] == [[], []]
    for seat in (0, 1, None):
        assert match.view(seat).points == [1, 0]
        assert match.view(seat).fragments == [["gun/armor"], []]


def test_PM_2_4_every_fragment_counts_one() -> None:
    match = load(table(fragments=("map/gun gun/armor", "wallet/keys"), points=("map/mask=3", "")))
    assert match.view(None).points == [5, 1]
