"""gun, tickets and aces look at the deck, knife at the plan (PM-6.9, PM-6.12, PM-6.15)."""

from itertools import permutations
from typing import Any

import pytest

from tests.builders import after, last_events, legal_texts, load, play, position_of
from tests.games.perfect_moment.builders import awaited, deck, den_table, hand, hidden, row, table

GUN: dict[str, Any] = {"paradox": "gun|armor"}
TICKETS: dict[str, Any] = {"paradox": "tickets|wallet"}
KNIFE: dict[str, Any] = {"paradox": "knife|aces"}
FOUR = ["map/mask", "map/gun", "mask/armor", "wallet/keys"]
LOOKS = [f"look {card}" for card in FOUR]


def test_PM_6_9_gun_looks_at_the_top_two() -> None:
    before = table(top="map/gun:1", **GUN)
    match = play(before, "use gun paradox")
    assert awaited(position_of(match)) == ("gun", "look1", "chance")
    assert legal_texts(match) == {"look map/gun"}
    play(match, "look map/gun")
    assert position_of(match)["deck"][0] == hidden("map/gun:01")  # it is still there
    assert legal_texts(match) == {f"look {card}" for card in before["pool"]}
    play(match, "look wallet/keys")
    position = position_of(match)
    assert position["pending"][-1]["cards"] == hand("map/gun:0 wallet/keys:0")
    assert position["deck"] == [None] * 9


@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_PM_6_9_gun_looks_at_those_there_are(size: int) -> None:
    top = " ".join(f"{card}:0" for card in FOUR[:size])
    match = play(table(top=top, left=0, **GUN), "use gun paradox", *LOOKS[: min(size, 2)])
    position = position_of(match)
    if size == 0:
        assert (awaited(position), position["uses"]) == (("turn", "act", 0), 1)
    else:
        assert awaited(position) == ("gun", "sort", 0)
        assert len(position["pending"][-1]["cards"]) == min(size, 2)
        assert len(position["deck"]) == max(0, size - 2)


@pytest.mark.parametrize("size", range(6))
def test_PM_6_9_tickets_look_at_up_to_four(size: int) -> None:
    cards = [*FOUR, "phone/tickets"][:size]
    top = " ".join(f"{card}:0" for card in cards)
    match = play(table(top=top, left=0, **TICKETS), "use tickets paradox")
    for k in range(min(size, 4)):
        assert awaited(position_of(match)) == ("tickets", f"look{k + 1}", "chance")
        play(match, f"look {cards[k]}")
    position = position_of(match)
    if size == 0:
        assert (awaited(position), position["uses"]) == (("turn", "act", 0), 1)
    else:
        assert awaited(position) == ("tickets", "stack", 0)
        assert [entry["card"] for entry in position["pending"][-1]["cards"]] == cards[:4]
        assert position["deck"] == [hidden(f"{card}:0") for card in cards[4:]]


def test_PM_6_9_aces_with_an_empty_deck_do_nothing() -> None:
    then = after(den_table(left=0), "use aces paradox")
    assert (awaited(then), then["uses"], then["reason"]) == (("turn", "act", 0), 1, None)


def test_PM_6_9_looking_is_not_drawing() -> None:
    """Nothing fails with one card in the deck."""
    before = table(top="map/gun:0", left=0, **GUN)
    then = after(before, "use gun paradox", "look map/gun", "bottom map/gun")
    assert (then["deck"], then["reason"]) == (deck("map/gun:0"), None)


def looked_at() -> Any:
    """gun has lifted map/gun and wallet/keys; nine more cards."""
    return play(table(**GUN), "use gun paradox", "look map/gun", "look wallet/keys")


def test_PM_6_15_gun_discards_or_puts_back_each() -> None:
    match = looked_at()
    assert legal_texts(match) == {
        "bottom map/gun",
        "bottom wallet/keys",
        "top map/gun",
        "top wallet/keys",
    }
    rest: list[None] = [None] * 9
    one, two = hidden("map/gun:0"), hidden("wallet/keys:0")
    results = {
        ("bottom map/gun", "bottom wallet/keys"): [*rest, one, two],
        ("bottom wallet/keys", "bottom map/gun"): [*rest, two, one],
        ("bottom map/gun", "top wallet/keys"): [two, *rest, one],
        ("bottom wallet/keys", "top map/gun"): [one, *rest, two],
        ("top map/gun", "top wallet/keys"): [two, one, *rest],
        ("top wallet/keys", "top map/gun"): [one, two, *rest],
    }
    for lines, expected in results.items():
        then = after(looked_at(), *lines)
        assert then["deck"] == expected
        assert (awaited(then), then["hands"]) == (("turn", "act", 0), table()["hands"])


def test_PM_6_15_gun_does_not_discard_after_the_first_card_put_back() -> None:
    match = play(looked_at(), "top map/gun")
    frame = position_of(match)["pending"][-1]
    assert frame == {
        "do": "gun",
        "seat": 0,
        "step": "sort",
        "cards": hand("wallet/keys:0"),
        "topped": True,
    }
    assert legal_texts(match) == {"top wallet/keys"}
    match = play(looked_at(), "bottom map/gun")
    assert "topped" not in position_of(match)["pending"][-1]
    assert legal_texts(match) == {"bottom wallet/keys", "top wallet/keys"}


@pytest.mark.parametrize("order", list(permutations(FOUR)))
def test_PM_6_15_tickets_put_back_in_any_order_the_last_on_top(order: tuple[str, ...]) -> None:
    match = play(table(**TICKETS), "use tickets paradox", *LOOKS)
    left = set(FOUR)
    for card in order:
        assert legal_texts(match) == {f"top {other}" for other in left}
        play(match, f"top {card}")
        left.remove(card)
    then = position_of(match)
    assert then["deck"] == [*(hidden(f"{card}:0") for card in reversed(order)), *[None] * 7]
    assert awaited(then) == ("turn", "act", 0)


# Aces: map/gun is worth 2 with mask|gun and map|armor (map faces seat 0, gun the other).


def test_PM_6_12_aces_offer_all_that_they_say() -> None:
    match = play(den_table(), "use aces paradox", "look map/gun")
    assert position_of(match)["pending"][-1] == {"do": "aces", "seat": 0, "step": "aces"}
    assert position_of(match)["deck"][0] == hidden("map/gun:0")
    assert legal_texts(match) == {
        "score map/gun",
        "bottom map/gun",
        "top flowers/ring",
        "top mask/gun",
        "top map/armor",
        "stop",
    }


def test_PM_6_12_aces_may_leave_the_card_where_it_is() -> None:
    then = after(den_table(), "use aces paradox", "look map/gun", "stop")
    assert then["deck"] == [hidden("map/gun:0"), *[None] * 10]
    assert (awaited(then), then["uses"]) == (("turn", "act", 0), 1)


def test_PM_6_12_aces_may_discard_it() -> None:
    then = after(den_table(), "use aces paradox", "look map/gun", "bottom map/gun")
    assert then["deck"] == [*[None] * 10, hidden("map/gun:0")]


def test_PM_6_12_aces_keep_it_for_the_plan_put_back() -> None:
    then = after(den_table(), "use aces paradox", "look map/gun", "top flowers/ring")
    assert then["hands"][0] == hand("map/gun:0")
    assert then["deck"] == [hidden("flowers/ring:0"), *[None] * 10]
    assert awaited(then) == ("turn", "act", 0)


def test_PM_6_12_aces_keep_it_for_a_display_card_put_back_and_fill() -> None:
    match = play(den_table(), "use aces paradox", "look map/gun", "top mask/gun")
    position = position_of(match)
    assert position["deck"] == [hidden("mask/gun:01"), *[None] * 10]
    assert position["hands"][0] == hand("map/gun:0 flowers/ring:0")
    assert awaited(position) == ("aces", "fill", 0)
    then = after(match, "place map/gun gun")
    assert then["displays"][0] == row("map|armor gun|map")
    assert then["hands"][0] == hand("flowers/ring:0")


def test_PM_6_12_aces_score_in_addition_to_step_2() -> None:
    before = den_table(
        ("mask|gun map|armor", "ring|poem flowers|chocolates"),
        ("mask/armor:0", "gun/armor:1"),
        fragments=("", "map/mask"),
    )
    match = play(before, "use aces paradox", "look map/gun", "score map/gun")
    then = position_of(match)
    assert then["scored"][0] == [{"card": "map/gun", "points": 2}]
    assert (then["turn"], then["uses"], awaited(then)) == (5, 1, ("turn", "act", 0))
    assert {"score plan", "score fragment map/mask"} < legal_texts(match)
    scored = {"kind": "score", "seat": 0, "card": "map/gun", "points": 2, "source": "deck"}
    assert scored in last_events(match)


def test_PM_6_12_aces_cannot_score_what_is_worth_nothing() -> None:
    match = play(den_table(), "use aces paradox", "look ring/chocolates")
    assert "score ring/chocolates" not in legal_texts(match)
    assert "bottom ring/chocolates" in legal_texts(match)


def test_PM_6_12_aces_of_seat_1_score_with_its_own_display() -> None:
    """poem faces seat 1, chocolates too: 3 points."""
    match = play(den_table(turn=6), "use aces paradox", "look poem/chocolates")
    assert {"score poem/chocolates", "top ring/poem", "top gun/armor"} < legal_texts(match)
    then = after(match, "score poem/chocolates")
    assert then["scored"] == [[], [{"card": "poem/chocolates", "points": 3}]]
    assert then["actor"] == 1


def test_PM_6_12_knife_sees_and_scores_the_plan_of_the_other() -> None:
    match = play(den_table(**KNIFE), "use knife paradox")
    position = position_of(match)
    assert position["hands"][1] == hand("gun/armor:01")
    assert match.view(0).hands[1] == ["gun/armor"]
    shown = {"kind": "shown", "seat": 1, "why": "knife", "card": "gun/armor"}
    assert last_events(match, "shown") == [shown]
    assert legal_texts(match) == {"score gun/armor", "stop"}
    play(match, "score gun/armor")
    assert awaited(position_of(match)) == ("knife", "newplan", "chance")
    then = after(match, "draw map/gun")
    assert then["scored"][0] == [{"card": "gun/armor", "points": 3}]
    assert then["hands"][1] == hand("map/gun:1")  # drawn by seat 1, not seen by seat 0
    assert (then["turn"], awaited(then)) == (5, ("turn", "act", 0))


def test_PM_6_12_knife_may_leave_it() -> None:
    then = after(den_table(**KNIFE), "use knife paradox", "stop")
    assert then["hands"][1] == hand("gun/armor:01")
    assert (then["scored"], then["last"], then["uses"]) == ([[], []], 0, 1)


def test_PM_6_12_knife_cannot_score_what_is_worth_nothing() -> None:
    before = den_table(plans=("flowers/ring:0", "poem/chocolates:1"), **KNIFE)
    assert legal_texts(play(before, "use knife paradox")) == {"stop"}


def test_PM_6_12_knife_of_seat_1_scores_with_its_own_display() -> None:
    """ring and flowers lie before it and both face seat 0."""
    match = play(den_table(turn=6, **KNIFE), "use knife paradox")
    assert load(den_table(turn=6, **KNIFE)).view(1).hands[0] == [None]
    assert match.view(1).hands[0] == ["flowers/ring"]
    then = after(match, "score flowers/ring", "draw map/gun")
    assert then["scored"][1] == [{"card": "flowers/ring", "points": 3}]
    assert then["hands"][0] == hand("map/gun:0")


def test_PM_6_12_knife_for_a_fragment() -> None:
    before = den_table(
        ("mask|gun drinks|money", "ring|poem flowers|chocolates"),
        ("flowers/ring:01", "mask/armor:1"),
        **KNIFE,
    )
    then = after(before, "use knife paradox", "score mask/armor", "draw map/gun")
    assert then["fragments"] == [["mask/armor"], []]
