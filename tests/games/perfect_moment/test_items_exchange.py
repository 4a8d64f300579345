"""flowers and ring exchange cards; who places a card chooses its direction (PM-6.1, PM-6.5)."""

from typing import Any

import pytest

from spieluhr.core.errors import NotYourTurn
from tests.builders import Position, after, legal_texts, load, play, position_of
from tests.games.perfect_moment.builders import awaited, echo_table, hand, hidden, row, table

FLOWERS: dict[str, Any] = {"paradox": "flowers|poem"}
RING = "use ring opp1"  # on the default table ring faces seat 0 there


def facing(before: Position, lines: list[str], moves: dict[str, list[Position]]) -> None:
    """Each of these moves is legal and leads to this display of the player."""
    seat = before["player"]
    assert set(moves) <= legal_texts(play(before, *lines))
    for move, display in moves.items():
        assert after(before, *lines, move)["displays"][seat] == display


@pytest.mark.parametrize("seat", [0, 1])
def test_PM_6_1_filling_the_display(seat: int) -> None:
    """The named item faces the one who places: seat 1 lays it the other way round."""
    if seat == 0:
        before, gone = table(), "mask/gun"
        one, two = row("map|armor map|gun"), row("map|armor gun|map")
    else:
        before = table(("gun|mask map|armor", "ring|poem tickets|keys"), turn=6)
        gone, one, two = "ring/poem", row("tickets|keys gun|map"), row("tickets|keys map|gun")
    use = "use mask own1" if seat == 0 else "use mask opp1"
    lines = [use, "draw map/gun", f"bottom {gone}"]
    facing(before, lines, {"place map/gun map": one, "place map/gun gun": two})


def test_PM_6_1_flowers() -> None:
    moves = {
        "swap own1 flowers": row("flowers|ring map|armor"),
        "swap own1 ring": row("ring|flowers map|armor"),
        "swap own2 flowers": row("mask|gun flowers|ring"),
        "swap own2 ring": row("mask|gun ring|flowers"),
    }
    facing(table(**FLOWERS), ["use flowers paradox"], moves)


def test_PM_6_1_flowers_of_seat_1() -> None:
    moves = {
        "swap own1 phone": row("wallet|phone tickets|keys"),
        "swap own2 wallet": row("ring|poem phone|wallet"),
    }
    facing(table(turn=6, **FLOWERS), ["use flowers paradox"], moves)


def test_PM_6_1_chocolates_and_keys() -> None:
    before = table(paradox="chocolates|poem")
    moves = {
        "place map/gun map": row("mask|gun map|armor map|gun"),
        "place map/gun gun": row("mask|gun map|armor gun|map"),
        "place wallet/keys keys": row("mask|gun map|armor keys|wallet"),
    }
    facing(before, ["use chocolates paradox", "draw map/gun", "draw wallet/keys"], moves)
    before = table(paradox="keys|phone", turn=6)
    lines = ["use keys paradox", "draw map/gun", "top ring/poem"]
    moves = {
        "place map/gun map": row("tickets|keys gun|map"),
        "place map/gun gun": row("tickets|keys map|gun"),
    }
    facing(before, lines, moves)


def test_PM_6_1_after_ring_each_for_himself() -> None:
    match = play(table(), RING, "pick own1", "pick own2", "place flowers/ring ring")
    assert match.actor == 1
    then = after(match, "place mask/gun mask")
    assert then["displays"] == [row("map|armor ring|flowers"), row("ring|poem gun|mask")]


def test_PM_6_1_flowers_twice_with_the_card_just_taken() -> None:
    before = table(**FLOWERS)
    match = play(before, "use flowers paradox", "swap own1 ring")
    assert position_of(match)["hands"][0] == hand("mask/gun:01")  # it lay open
    assert legal_texts(match) == {
        "swap own1 mask",
        "swap own1 gun",
        "swap own2 mask",
        "swap own2 gun",
        "stop",
    }
    then = after(match, "swap own2 gun")
    assert then["displays"][0] == row("ring|flowers gun|mask")
    assert then["hands"][0] == hand("map/armor:01")
    assert awaited(then) == ("turn", "act", 0)


def test_PM_6_1_flowers_may_turn_a_card_by_swapping_it_out_and_in() -> None:
    lines = ["use flowers paradox", "swap own1 ring", "swap own1 gun"]
    then = after(table(**FLOWERS), *lines)
    assert then["displays"][0] == row("gun|mask map|armor")
    assert then["hands"][0] == hand("flowers/ring:01")  # seen while it lay there


def test_PM_6_5_ring_both_choose_among_all_three() -> None:
    match = play(table(), RING)
    three = {"pick own1", "pick own2", "pick plan"}
    assert (awaited(position_of(match)), legal_texts(match)) == (("ring", "pick1", 0), three)
    play(match, "pick own2")
    position = position_of(match)
    assert (awaited(position), legal_texts(match)) == (("ring", "pick2", 1), three)
    assert position["pending"][-1]["picks"] == ["own2"]
    assert position["displays"] == table()["displays"]  # nothing has moved
    with pytest.raises(NotYourTurn):
        match.play("pick own1", 0)


def test_PM_6_5_ring_the_second_does_not_see_the_first_pick() -> None:
    matches = [play(table(), RING, f"pick {place}") for place in ("own1", "own2", "plan")]
    for seat in (1, None):
        views = [match.view(seat) for match in matches]
        assert views[0] == views[1] == views[2]
        assert [match.observed_log(seat) for match in matches] == [[RING, "?"]] * 3
    assert matches[0].view(0) != matches[1].view(0)
    assert matches[0].view(0).pending[-1].picked == ["own1"]
    assert matches[0].view(1).pending[-1].picked == [None]


# What seat 0 and seat 1 pick; both hands after the exchange, and who fills.
EXCHANGES = [
    ("plan", "plan", "phone/wallet:01", "flowers/ring:01", []),
    ("own1", "plan", "flowers/ring:0 phone/wallet:01", "mask/gun:01", [0]),
    ("own2", "plan", "flowers/ring:0 phone/wallet:01", "map/armor:01", [0]),
    ("plan", "own1", "ring/poem:01", "flowers/ring:01 phone/wallet:1", [1]),
    ("plan", "own2", "tickets/keys:01", "flowers/ring:01 phone/wallet:1", [1]),
    ("own1", "own1", "flowers/ring:0 ring/poem:01", "mask/gun:01 phone/wallet:1", [0, 1]),
    ("own2", "own2", "flowers/ring:0 tickets/keys:01", "map/armor:01 phone/wallet:1", [0, 1]),
]


@pytest.mark.parametrize(("mine", "theirs", "hand_0", "hand_1", "fillers"), EXCHANGES)
def test_PM_6_5_ring_what_each_receives_goes_to_his_hand_then_both_fill(
    mine: str, theirs: str, hand_0: str, hand_1: str, fillers: list[int]
) -> None:
    match = play(table(), RING, f"pick {mine}", f"pick {theirs}")
    position = position_of(match)
    assert position["hands"] == [hand(hand_0), hand(hand_1)]
    assert "picks" not in position["pending"][-1]
    for seat in fillers:  # the user first
        step = "fill" if seat == 0 else "fillother"
        assert awaited(position_of(match)) == ("ring", step, seat)
        held = hand_0 if seat == 0 else hand_1
        cards = [word.split(":", maxsplit=1)[0] for word in held.split()]
        choices = {f"place {card} {item}" for card in cards for item in card.split("/")}
        assert legal_texts(match) == choices
        play(match, f"place {cards[0]} {cards[0].split('/')[0]}")
    then = position_of(match)
    assert awaited(then) == ("turn", "act", 0)
    assert [len(display) for display in then["displays"]] == [2, 2]
    assert [len(held) for held in then["hands"]] == [1, 1]


def test_PM_6_5_ring_of_seat_1() -> None:
    before = table(("poem|ring map|armor", "mask|gun tickets|keys"), turn=6)
    match = play(before, "use ring opp1", "pick own1", "pick plan")
    then = position_of(match)
    assert awaited(then) == ("ring", "fill", 1)
    assert then["hands"] == [hand("mask/gun:01"), hand("flowers/ring:01 phone/wallet:1")]
    then = after(match, "place flowers/ring flowers")
    assert then["displays"][1] == row("tickets|keys ring|flowers")


def test_PM_6_5_alone_you_choose_the_card_of_echo() -> None:
    match = play(echo_table(), "use map own2", "turn own1", "stop", "use ring own1", "pick plan")
    position = position_of(match)
    assert (awaited(position), position["pending"][-1]["picks"]) == (("ring", "pick2", 0), ["plan"])
    assert legal_texts(match) == {"pick opp1", "pick opp2", "pick oppplan"}
    assert match.view(0).hands[1] == [None]  # its plan unseen


def solo_ring(mine: str, theirs: str) -> Any:
    """Ring faces you on your first card; Echo's plan is ring/poem."""
    before = echo_table(
        ("ring|flowers map|gun", "aces|knife mask|armor"), ("gun/armor:0", "ring/poem:")
    )
    return play(before, "use ring own1", f"pick {mine}", f"pick {theirs}")


@pytest.mark.parametrize("place", [0, 1])
def test_PM_6_5_alone_your_card_takes_the_very_place_of_echos(place: int) -> None:
    match = solo_ring("plan", f"opp{place + 1}")
    position = position_of(match)
    frame = {"do": "ring", "seat": 0, "step": "facering", "card": "gun/armor", "at": place}
    assert position["pending"][-1] == frame
    taken = ["aces/knife", "mask/armor"][place]
    assert position["hands"] == [[hidden(f"{taken}:0")], hand("ring/poem:")]
    assert legal_texts(match) == {"face gun", "face armor"}
    then = after(match, "face armor")
    display = ["aces|knife", "mask|armor"]
    display[place] = "armor|gun"
    assert then["displays"][1] == row(" ".join(display))
    assert awaited(then) == ("turn", "act", 0)


def test_PM_6_5_alone_a_display_card_of_yours_then_you_fill() -> None:
    match = play(solo_ring("own2", "opp1"), "face map")
    position = position_of(match)
    assert position["displays"] == [row("ring|flowers"), row("map|gun mask|armor")]
    assert awaited(position) == ("ring", "fill", 0)
    then = after(match, "place aces/knife knife")
    assert then["displays"][0] == row("ring|flowers knife|aces")
    assert then["hands"] == [hand("gun/armor:0"), hand("ring/poem:")]


def test_PM_6_5_alone_for_the_face_down_plan() -> None:
    match = solo_ring("plan", "oppplan")
    then = position_of(match)
    assert then["hands"] == [hand("ring/poem:0"), hand("gun/armor:0")]
    assert awaited(then) == ("turn", "act", 0)
    assert then["displays"] == [row("ring|flowers map|gun"), row("aces|knife mask|armor")]
    match = solo_ring("own2", "oppplan")
    then = position_of(match)
    assert then["hands"] == [hand("gun/armor:0 ring/poem:0"), hand("map/gun:0")]
    assert awaited(then) == ("ring", "fill", 0)
    assert load(then).view(0).hands[1] == ["map/gun"]
