"""mask, poem, phone and money: cards through the hand (PM-6.2, 6.3, 6.13), failing draws (6.14)."""

from typing import Any

import pytest

from tests.builders import Position, after, last_events, legal_texts, load, play, position_of
from tests.games.perfect_moment.builders import awaited, deck, den_table, hand, hidden, row, table

POEM: dict[str, Any] = {"paradox": "poem|chocolates"}
MONEY: dict[str, Any] = {"paradox": "money|aces"}


def test_PM_6_2_mask_discards_any_of_four_also_the_drawn_one() -> None:
    before = table(fragments=("gun/armor", ""), points=("wallet/keys", ""))
    match = play(before, "use mask own1")
    assert position_of(match)["pending"][-1] == {"do": "mask", "seat": 0, "step": "draw1"}
    play(match, "draw map/gun")
    assert awaited(position_of(match)) == ("mask", "bottom1", 0)
    assert legal_texts(match) == {
        "bottom map/gun",
        "bottom flowers/ring",
        "bottom mask/gun",
        "bottom map/armor",
    }
    then = after(match, "bottom map/gun")
    assert then["deck"][-1] == hidden("map/gun:0")
    assert then["hands"][0] == hand("flowers/ring:0")


def test_PM_6_2_mask_the_plan_away_the_drawn_one_is_the_plan() -> None:
    then = after(table(), "use mask own1", "draw map/gun", "bottom flowers/ring")
    assert then["hands"][0] == hand("map/gun:0")
    assert then["displays"] == table()["displays"]
    assert awaited(then) == ("turn", "act", 0)


def test_PM_6_2_mask_of_seat_1() -> None:
    before = table(("gun|mask map|armor", "ring|poem tickets|keys"), turn=6)
    match = play(before, "use mask opp1", "draw map/gun")
    assert legal_texts(match) == {
        "bottom map/gun",
        "bottom phone/wallet",
        "bottom ring/poem",
        "bottom tickets/keys",
    }
    play(match, "bottom ring/poem")
    then = after(match, "place phone/wallet wallet")
    assert then["displays"][1] == row("tickets|keys phone|wallet")  # wallet faces seat 1
    assert then["hands"][1] == hand("map/gun:1")


def test_PM_6_2_poem_puts_back_any_two_of_five_one_after_the_other() -> None:
    before = table(**POEM)
    match = play(before, "use poem paradox", "draw map/gun", "draw wallet/keys")
    five = ["mask/gun", "map/armor", "flowers/ring", "map/gun", "wallet/keys"]
    assert legal_texts(match) == {f"top {card}" for card in five}
    play(match, "top wallet/keys")
    assert awaited(position_of(match)) == ("poem", "top2", 0)
    assert legal_texts(match) == {f"top {card}" for card in five if card != "wallet/keys"}
    then = after(match, "top flowers/ring")
    assert then["deck"][:2] == deck("flowers/ring:0 wallet/keys:0")
    assert then["hands"][0] == hand("map/gun:0")


def test_PM_6_2_poem_may_empty_the_display() -> None:
    before = table(**POEM)
    match = play(before, "use poem paradox", "draw map/gun", "draw wallet/keys")
    play(match, "top mask/gun", "top map/armor")
    assert len(legal_texts(match)) == 6
    then = after(match, "place flowers/ring ring", "place wallet/keys wallet")
    assert then["displays"][0] == row("ring|flowers wallet|keys")
    assert then["hands"][0] == hand("map/gun:0")
    assert then["deck"][:2] == deck("map/armor:01 mask/gun:01")


def test_PM_6_2_phone_discards_two_of_three_then_draws_two() -> None:
    before = table()
    match = play(before, "use phone paradox")
    assert legal_texts(match) == {"bottom mask/gun", "bottom map/armor", "bottom flowers/ring"}
    play(match, "bottom flowers/ring")
    assert legal_texts(match) == {"bottom mask/gun", "bottom map/armor"}
    play(match, "bottom mask/gun", "draw map/gun")
    assert awaited(position_of(match)) == ("phone", "draw2", "chance")
    play(match, "draw wallet/keys")
    then = after(match, "place wallet/keys keys")
    assert then["displays"][0] == row("map|armor keys|wallet")
    assert then["hands"][0] == hand("map/gun:0")
    assert then["deck"][-2:] == deck("flowers/ring:0 mask/gun:01")


def test_PM_6_2_money_puts_back_any_of_four() -> None:
    before = den_table(**MONEY)
    match = play(before, "use money paradox", "draw map/gun")
    assert legal_texts(match) == {
        "top map/gun",
        "top flowers/ring",
        "top mask/gun",
        "top map/armor",
    }
    then = after(match, "top flowers/ring")
    assert then["deck"][0] == hidden("flowers/ring:0")
    assert then["hands"][0] == hand("map/gun:0")
    assert awaited(then) == ("turn", "act", 0)  # nobody has fragments: nothing to steal


@pytest.mark.parametrize("step", ["mask", "poem", "money", "phone"])
def test_PM_6_2_never_a_scored_card_or_a_fragment(step: str) -> None:
    away: dict[str, Any] = {"fragments": ("map/gun", ""), "points": ("mask/armor", "map/mask")}
    before, lines = {
        "mask": (table(**away), ["use mask own1", "draw poem/chocolates"]),
        "poem": (
            table(paradox="poem|flowers", **away),
            ["use poem paradox", "draw poem/chocolates", "draw wallet/keys"],
        ),
        "money": (
            den_table(**MONEY, **away),
            ["use money paradox", "draw poem/chocolates"],
        ),
        "phone": (table(**away), ["use phone paradox"]),
    }[step]
    offered = {line.split()[1] for line in legal_texts(play(before, *lines))}
    assert not offered & {"map/gun", "mask/armor", "map/mask"}
    assert {"mask/gun", "map/armor", "flowers/ring"} <= offered


def test_PM_6_3_phone_never_fails() -> None:
    """With an empty deck it draws what it discarded, in that order."""
    match = play(table(left=0), "use phone paradox", "bottom map/armor", "bottom flowers/ring")
    assert position_of(match)["deck"] == deck("map/armor:01 flowers/ring:0")
    assert legal_texts(match) == {"draw map/armor"}
    play(match, "draw map/armor")
    assert legal_texts(match) == {"draw flowers/ring"}
    then = after(match, "draw flowers/ring", "place map/armor armor")
    assert then["deck"] == []
    assert then["displays"][0] == row("mask|gun armor|map")
    assert (then["reason"], awaited(then)) == (None, ("turn", "act", 0))


def test_PM_6_3_phone_with_one_card_in_the_deck() -> None:
    before = table(top="map/gun:1", left=0)
    match = play(before, "use phone paradox", "bottom map/armor", "bottom mask/gun")
    play(match, "draw map/gun", "draw map/armor")
    assert position_of(match)["deck"] == deck("mask/gun:01")
    assert not match.is_over


@pytest.mark.parametrize(
    ("mine", "theirs", "stealing"),
    [
        ("", "", False),
        ("", "aces/knife", True),
        ("aces/knife", "", False),
        ("drinks/knife", "aces/knife", False),
        ("drinks/knife", "aces/knife money/knife", True),
        ("drinks/knife money/knife", "aces/knife", False),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_PM_6_13_money_steals_only_with_strictly_fewer_fragments(
    mine: str, theirs: str, stealing: bool, seat: int
) -> None:
    fragments = (mine, theirs) if seat == 0 else (theirs, mine)
    before = den_table(fragments=fragments, turn=5 + seat, **MONEY)
    match = play(before, "use money paradox", "draw map/gun", "top map/gun")
    if stealing:
        assert awaited(position_of(match)) == ("money", "steal", seat)
        assert legal_texts(match) == {f"steal {card}" for card in theirs.split()}
    else:
        assert awaited(position_of(match)) == ("turn", "act", seat)


def test_PM_6_13_the_stolen_card_stays_a_fragment() -> None:
    before = den_table(fragments=("drinks/knife", "aces/knife money/knife"), last=2, **MONEY)
    match = play(before, "use money paradox", "draw map/gun", "top map/gun", "steal money/knife")
    then = position_of(match)
    assert then["fragments"] == [["drinks/knife", "money/knife"], ["aces/knife"]]
    assert match.view(0).points == [2, 1]
    assert then["last"] == 2  # not a scoring
    stolen = {"kind": "steal", "seat": 0, "card": "money/knife"}
    assert last_events(match, "steal") == [stolen]


def test_PM_6_13_draw_put_back_steal_then_fill() -> None:
    before = den_table(fragments=("", "aces/knife"), **MONEY)
    match = play(before, "use money paradox", "draw map/gun", "top mask/gun")
    assert awaited(position_of(match)) == ("money", "steal", 0)
    play(match, "steal aces/knife")
    assert awaited(position_of(match)) == ("money", "fill", 0)
    then = after(match, "place map/gun gun")
    assert then["displays"][0] == row("map|armor gun|map")


ONE: dict[str, Any] = {"top": "map/gun:1", "left": 0}

# A deck that gives out: table, moves, and what stands then.
FAILING: dict[str, tuple[Position, list[str], Position]] = {
    "mask": (
        table(left=0),
        ["use mask own1"],
        {"hands": [hand("flowers/ring:0"), hand("phone/wallet:1")]},
    ),
    "poem, the second card": (
        table(**ONE, **POEM),
        ["use poem paradox", "draw map/gun"],
        {"hands": [hand("map/gun:01 flowers/ring:0"), hand("phone/wallet:1")], "deck": []},
    ),
    "chocolates, the second card": (
        table(**ONE, paradox="chocolates|poem"),
        ["use chocolates paradox", "draw map/gun"],
        {"hands": [hand("flowers/ring:0"), hand("phone/wallet:1")], "deck": []},
    ),
    "keys": (
        table(left=0, paradox="keys|phone"),
        ["use keys paradox"],
        {"displays": table()["displays"]},
    ),
    "money": (
        den_table(left=0, fragments=("", "aces/knife"), **MONEY),
        ["use money paradox"],
        {"fragments": [[], ["aces/knife"]]},
    ),
    "armor, the new plan": (
        table(left=0, paradox="armor|gun"),
        ["use armor paradox", "yes"],
        {"hands": [hand("flowers/ring:0"), []], "fragments": [[], ["phone/wallet"]]},
    ),
    "armor, poem inside": (
        table(**ONE, paradox="armor|gun"),
        ["use armor paradox", "no", "use poem opp1", "draw map/gun"],
        {"hands": [hand("map/gun:01 flowers/ring:0"), hand("phone/wallet:1")]},
    ),
    "armor, keys, poem inside": (
        table(
            plans=("map/mask:0", "flowers/ring:1"), top="poem/chocolates:0", left=0,
            paradox="armor|gun",
        ),
        ["use armor paradox", "no", "use keys opp2", "draw poem/chocolates", "top mask/gun",
         "place poem/chocolates poem", "draw mask/gun"],
        {"displays": [row("map|armor poem|chocolates"), row("ring|poem tickets|keys")],
         "hands": [hand("map/mask:0 mask/gun:01"), hand("flowers/ring:1")]},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FAILING)
def test_PM_6_14_a_draw_that_fails_ends_the_game_at_that_moment(name: str) -> None:
    before, lines, standing = FAILING[name]
    match = play(before, *lines)
    then = position_of(match)
    assert match.outcome.reason == "deck"
    assert (then["actor"], then["turn"]) == ("over", 5)
    assert {key: then[key] for key in standing} == standing
    assert legal_texts(match) == set()
    assert position_of(load(then)) == then


def test_PM_6_14_what_chocolates_had_drawn_stays_apart() -> None:
    before, lines, _ = FAILING["chocolates, the second card"]
    frame = {"do": "chocolates", "seat": 0, "step": "take2", "drawn": hand("map/gun:01")}
    assert after(before, *lines)["pending"][-1] == frame


def test_PM_6_14_the_failing_draw_is_no_turn_of_chance() -> None:
    match = play(table(left=0), "use mask own1")
    assert [match.game.codec.text(step.move) for step in match.log] == ["use mask own1"]
