"""A turn: items, then at most one scoring (PM-4)."""

from typing import Any

import pytest

from spieluhr.core.errors import Illegal, NotYourTurn
from tests.builders import after, last_events, legal_texts, load, play, position_of
from tests.games.perfect_moment.builders import (
    CHOICES,
    PLAYERS,
    awaited,
    den_table,
    hand,
    hidden,
    random_game,
    row,
    table,
)

WALLET: dict[str, Any] = {"paradox": "wallet|tickets"}


def uses(lines: set[str]) -> set[str]:
    return {line for line in lines if line.startswith("use")}


def scores(lines: set[str]) -> set[str]:
    return {line for line in lines if line.startswith("score")}


def test_PM_4_1_no_item_need_be_used() -> None:
    then = after(table(), "end")
    assert (then["turn"], then["player"], then["actor"], then["uses"]) == (6, 1, 1, 2)
    assert then["displays"] == table()["displays"]


def test_PM_4_1_at_most_two_items() -> None:
    match = play(table(**WALLET), "use wallet paradox", "turn opp1")
    assert position_of(match)["uses"] == 1
    assert len(uses(legal_texts(match))) == 5
    play(match, "use map own2", "turn own2")
    assert position_of(match)["uses"] == 0
    assert legal_texts(match) == {"end"}
    with pytest.raises(Illegal):
        match.play("use wallet paradox", 0)


def test_PM_4_1_an_item_is_carried_out_completely_before_the_next() -> None:
    match = play(table(top="map/gun:1"), "use mask own1")
    assert legal_texts(match) == {"draw map/gun"}
    play(match, "draw map/gun")
    assert {line.split()[0] for line in legal_texts(match)} == {"bottom"}
    play(match, "bottom mask/gun")
    assert {line.split()[0] for line in legal_texts(match)} == {"place"}
    assert awaited(after(match, "place map/gun map")) == ("turn", "act", 0)


def test_PM_4_1_availability_is_looked_at_anew() -> None:
    match = load(table())
    assert "use map own2" in legal_texts(match)
    play(match, "use map own2", "turn own2")
    found = legal_texts(match)
    assert "use armor own2" in found
    assert "use map own2" not in found


def test_PM_4_1_the_same_item_may_be_used_twice() -> None:
    twice = ["use wallet paradox", "turn opp1"] * 2
    then = after(table(**WALLET), *twice)
    assert then["displays"] == table()["displays"]
    assert then["uses"] == 0


def test_PM_4_2_the_display_is_filled_from_the_hand() -> None:
    match = play(table(top="map/gun:1"), "use mask own1", "draw map/gun", "bottom mask/gun")
    assert position_of(match)["pending"][-1] == {"do": "mask", "seat": 0, "step": "fill"}
    assert legal_texts(match) == {
        "place map/gun map",
        "place map/gun gun",
        "place flowers/ring flowers",
        "place flowers/ring ring",
    }
    then = after(match, "place flowers/ring ring")
    assert then["displays"][0] == row("map|armor ring|flowers")
    assert then["hands"][0] == hand("map/gun:01")  # seat 1 knew where it came from


def test_PM_4_2_one_card_after_the_other_while_fewer_than_two_lie_there() -> None:
    before = table(top="map/gun:0 wallet/keys:0")
    gone = ["use phone paradox", "bottom mask/gun", "bottom map/armor"]
    match = play(before, *gone, "draw map/gun", "draw wallet/keys")
    assert position_of(match)["displays"][0] == []
    assert len(legal_texts(match)) == 6
    play(match, "place wallet/keys keys")
    assert len(legal_texts(match)) == 4
    then = after(match, "place map/gun gun")
    assert then["displays"][0] == row("keys|wallet gun|map")
    assert then["hands"][0] == hand("flowers/ring:0")
    assert awaited(then) == ("turn", "act", 0)


def test_PM_4_2_nothing_is_asked_when_the_display_is_full() -> None:
    then = after(table(top="map/gun:1"), "use mask own1", "draw map/gun", "bottom map/gun")
    assert awaited(then) == ("turn", "act", 0)
    assert then["hands"][0] == hand("flowers/ring:0")


@pytest.mark.parametrize("solo", [False, True])
def test_PM_4_2_every_item_leaves_each_player_three_cards(solo: bool) -> None:
    for seed in range(3):
        for match, _ in random_game(CHOICES[seed], solo, seed, PLAYERS["use first"]):
            position = position_of(match)
            if position["turn"] and len(position["pending"]) == 1 and position["actor"] == 0:
                mine = len(position["displays"][0]) + len(position["hands"][0])
                assert mine == 3


def test_PM_4_3_plan_paradox_and_fragments_of_both() -> None:
    """Seat 0 shows mask, gun, map and armor: every card of the bank robbery has both items."""
    before = table(
        plans=("gun/armor:0", "map/mask:1"), paradox="map|gun", fragments=("", "mask/armor")
    )
    assert scores(legal_texts(before)) == {
        "score plan",
        "score paradox",
        "score fragment mask/armor",
    }
    assert "end" in legal_texts(before)  # it is optional


def test_PM_4_3_both_ends_of_both_own_cards_count() -> None:
    """gun and armor both face the opponent."""
    assert "score plan" in legal_texts(table(plans=("gun/armor:0", "phone/wallet:1")))


def test_PM_4_3_other_cards_do_not_count() -> None:
    """ring and poem lie in the other display, keys in the paradox."""
    found = legal_texts(table(plans=("ring/chocolates:0", "phone/wallet:1")))
    assert scores(found) == set()
    assert scores(legal_texts(table(plans=("wallet/keys:0", "phone/wallet:1")))) == set()


def test_PM_4_3_at_most_one_and_the_plan_is_revealed() -> None:
    before = table(plans=("gun/armor:0", "map/mask:1"), top="map/gun:0", paradox="mask|armor")
    match = play(before, "score plan")
    scored = {"kind": "score", "seat": 0, "card": "gun/armor", "points": 3, "source": "plan"}
    assert last_events(match, "score") == [scored]
    assert scored in [event.json() for event in match.events_for(1)]
    then = after(match, "draw map/gun")
    assert (then["turn"], then["actor"]) == (6, 1)


def test_PM_4_3_in_the_turn_of_seat_1_its_own_display_counts() -> None:
    before = table(plans=("gun/armor:0", "poem/chocolates:1"), turn=6)
    assert scores(legal_texts(before)) == {"score plan", "score paradox"}  # poem; keys
    with pytest.raises(NotYourTurn):
        load(before).play("score plan", 0)


# Own display (first the item that faces the player) and what flowers/ring is worth.
VALUES = [
    ("map|armor phone|keys", 0),
    ("chocolates|ring phone|keys", 1),
    ("map|armor ring|chocolates", 1),
    ("flowers|poem phone|keys", 1),
    ("ring|chocolates ring|poem", 1),  # twice the same item
    ("flowers|poem chocolates|flowers", 1),
    ("ring|poem poem|flowers", 2),
    ("poem|ring flowers|chocolates", 2),
    ("ring|poem flowers|chocolates", 3),
    ("poem|ring chocolates|flowers", 3),
]


@pytest.mark.parametrize(("display", "points"), VALUES)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("target", ["flowers|ring", "ring|flowers"])
def test_PM_4_4_the_points_of_a_card(display: str, points: int, seat: int, target: str) -> None:
    """Of the paradox, whose own direction does not matter."""
    displays = [display, "map|gun tickets|keys"]
    if seat == 1:
        turned = ["|".join(reversed(card.split("|"))) for card in display.split()]
        displays = ["map|gun tickets|keys", " ".join(turned)]
    plans = ("wallet/keys:0", "mask/armor:1")
    before = table((displays[0], displays[1]), plans, paradox=target, turn=5 + seat)
    match = load(before)
    assert ("score paradox" in legal_texts(match)) == (points > 0)
    assert match.view(seat).worth["paradox"] == points
    if points:
        then = after(match, "score paradox")
        assert then["fragments"][seat] == (["flowers/ring"] if points == 1 else [])
        final = [{"card": "flowers/ring", "points": points}] if points > 1 else []
        assert then["scored"][seat] == final
        assert then["scored"][1 - seat] == then["fragments"][1 - seat] == []


def test_PM_4_4_a_lower_value_cannot_be_chosen() -> None:
    before = table(
        ("ring|poem flowers|chocolates", "map|gun tickets|keys"),
        ("wallet/keys:0", "mask/armor:1"),
        paradox="flowers|ring",
    )
    assert scores(legal_texts(before)) == {"score paradox"}
    assert after(before, "score paradox")["scored"][0] == [{"card": "flowers/ring", "points": 3}]


def test_PM_4_5_scored_cards_are_final() -> None:
    before = table(points=("map/gun=2", "gun/armor=3"))
    assert scores(legal_texts(before)) == set()
    match = load(before)
    assert match.view(1).points == [2, 3]


def test_PM_4_5_a_fragment_leaves_its_owner_who_loses_that_point() -> None:
    match = load(table(fragments=("", "gun/armor wallet/keys")))
    assert match.view(0).points == [0, 2]
    then = after(match, "score fragment gun/armor")
    assert then["fragments"] == [[], ["wallet/keys"]]
    assert then["scored"] == [[{"card": "gun/armor", "points": 3}], []]
    assert match.view(0).points == [3, 1]
    assert (then["turn"], then["actor"]) == (6, 1)  # nothing to refill


def test_PM_4_5_ones_own_fragment_likewise() -> None:
    match = play(table(fragments=("map/gun", "")), "score fragment map/gun")
    assert match.view(0).points == [2, 0]  # map faces seat 0, gun the other
    assert position_of(match)["fragments"] == [[], []]


def test_PM_4_5_a_fragment_is_not_scored_for_1_again() -> None:
    """tickets/keys would give 1: only keys is there."""
    before = table(
        ("mask|gun wallet|keys", "ring|poem map|armor"), fragments=("tickets/keys", "map/mask")
    )
    assert scores(legal_texts(before)) == {"score paradox"}


def test_PM_4_5_a_fragment_may_be_scored_again_in_the_same_turn() -> None:
    before = den_table(
        ("mask|gun flowers|poem", "ring|poem mask|armor"),
        ("map/armor:0", "gun/armor:1"),
        "map/gun:1",
    )
    match = play(before, "use aces paradox", "look map/gun", "score map/gun")
    assert position_of(match)["fragments"][0] == ["map/gun"]
    play(match, "use flowers own2", "swap own2 map", "stop")
    then = after(match, "score fragment map/gun")
    assert then["fragments"] == [[], []]
    assert then["scored"][0] == [{"card": "map/gun", "points": 2}]
    assert then["turn"] == 6


def test_PM_4_6_sixteen_points_end_the_game_before_anything_is_refilled() -> None:
    fourteen = "map/mask=3 flowers/poem=3 flowers/chocolates=3 phone/tickets=3 wallet/keys=2"
    before = table(plans=("gun/armor:0", "phone/wallet:1"), points=(fourteen, ""))
    match = play(before, "score plan")
    then = position_of(match)
    assert match.is_over
    assert match.outcome.json() == {"scores": [17, 0], "ranks": [1, 2], "reason": "points"}
    assert then["hands"][0] == []
    assert then["deck"] == before["deck"]
    assert legal_texts(match) == set()


def test_PM_4_6_a_scored_plan_is_replaced_from_the_deck() -> None:
    before = table(plans=("gun/armor:0", "phone/wallet:1"), top="map/gun:1")
    match = play(before, "score plan")
    assert awaited(position_of(match)) == ("turn", "newplan", "chance")
    assert position_of(match)["hands"][0] == []
    assert legal_texts(match) == {"draw map/gun"}
    then = after(match, "draw map/gun")
    assert then["hands"][0] == hand("map/gun:01")
    assert (then["turn"], then["actor"], then["uses"]) == (6, 1, 2)


def test_PM_4_6_the_scorer_chooses_the_direction_of_the_new_paradox() -> None:
    before = table(turn=6, top="map/gun:0")  # keys in the display of seat 1
    match = play(before, "score paradox")
    assert awaited(position_of(match)) == ("turn", "flip", "chance")
    assert position_of(match)["paradox"] is None
    play(match, "flip map/gun")
    position = position_of(match)
    assert awaited(position) == ("turn", "face", 1)
    assert position["paradox"] == {"card": "map/gun"}
    assert match.view(0).paradox.card == "map/gun"
    assert legal_texts(match) == {"face map", "face gun"}
    then = after(match, "face gun")
    assert then["paradox"] == {"card": "map/gun", "deck": "gun"}
    assert (then["turn"], then["actor"], then["fragments"]) == (7, 0, [[], ["phone/keys"]])


def test_PM_4_6_an_undetermined_card_is_any_of_the_pool() -> None:
    before = table(plans=("gun/armor:0", "phone/wallet:1"))
    match = play(before, "score plan")
    assert legal_texts(match) == {f"draw {card}" for card in before["pool"]}
    assert len(before["pool"]) == 11
    then = after(match, f"draw {before['pool'][3]}")
    assert then["hands"][0] == [hidden(f"{before['pool'][3]}:0")]
    assert len(then["deck"]) == len(then["pool"]) == 10


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("display", "points"),
    [
        ("chocolates|ring map|armor", 1),
        ("chocolates|ring flowers|poem", 2),
        ("ring|chocolates flowers|poem", 3),
    ],
)
def test_PM_4_7_the_examples(display: str, points: int, seat: int) -> None:
    """Target flowers/ring as plan; first the item that faces you."""
    displays = [display, "mask|gun tickets|keys"]
    plans = ["flowers/ring:0", "phone/wallet:1"]
    if seat == 1:
        turned = ["|".join(reversed(card.split("|"))) for card in display.split()]
        displays = ["mask|gun tickets|keys", " ".join(turned)]
        plans = ["phone/wallet:0", "flowers/ring:1"]
    match = load(table((displays[0], displays[1]), (plans[0], plans[1]), turn=5 + seat))
    assert match.view(seat).worth["plan"] == points
    play(match, "score plan")
    assert match.view(None).points[seat] == points
