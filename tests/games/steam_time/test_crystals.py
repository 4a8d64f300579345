"""Crystals and resources (ST-3.1 to ST-3.9)."""

import pytest

from tests.builders import Position, after, legal, play, position_of
from tests.games.steam_time.builders import crystals, last_pass, news, seat, table
from tests.games.steam_time.clause_builders import alone


def meet(card: str, *lines: str) -> list[str]:
    """Seat 0 meets this person on Easter Island: three are revealed, there is no extra."""
    others = [other for other in ("N21", "N17", "N5") if other != card][:2]
    reveals = [f"reveal {code}" for code in (card, *others)]
    return ["place easter encounter", *reveals, f"choose {card}", *lines]


def by_itself(found: Position) -> bool:
    """The turn went on without a question."""
    return (found["actor"], found["todo"]) == (1, [])


# Placing.


def test_ST_3_1_into_the_generator_of_their_colour() -> None:
    found = after(alone(seat("pink orange")), *meet("N3"))
    assert crystals(found, 0) == "green green pink orange"


def test_ST_3_1_time_crystals_are_pushed_right() -> None:
    found = after(alone(seat("green*")), *meet("N3"))
    assert found["seats"][0]["generators"]["green"] == ["green", "green", "time"]
    found = after(alone(seat("green green* green*")), *meet("N3", "top", "take green"))
    assert found["seats"][0]["generators"]["green"] == ["green", "green", "time", "time"]


def test_ST_3_1_time_crystals_into_any_generator_directly_to_the_right() -> None:
    start = alone(seat("green pink pink*"))
    assert legal(start, *meet("N12")) == [
        "into green", "into blue", "into black", "into pink", "into grey", "into orange", "stop",
    ]  # fmt: skip
    found = after(start, *meet("N12", "into green", "into pink"))
    assert crystals(found, 0) == "green green* pink pink* pink*"


def test_ST_3_1_a_full_generator_takes_nothing_more() -> None:
    full = "green green* green* green*"
    before = alone(seat(full))
    found = after(before, *meet("N3", "top"))
    assert by_itself(found)
    assert (crystals(found, 0), found["seats"][0]["esteem"]) == (full, 1)
    assert (found["mine"], found["bag"]) == (before["mine"], before["bag"])
    assert "into green" not in legal(before, *meet("N12"))


# The next slot and its surcharge.


def test_ST_3_2_free_slots_by_themselves_then_the_question() -> None:
    start = alone(seat("green green"))
    match = play(start, *meet("N3", "top"))
    assert legal(match) == ["take green", "stop"]
    assert crystals(position_of(match), 0) == "green green green"
    taken = after(start, *meet("N3", "top", "take green"))
    assert crystals(taken, 0) == "green green green green"
    assert (taken["seats"][0]["gold"], taken["bank"]) == (6, start["bank"] + 2)
    stopped = after(start, *meet("N3", "top", "stop"))
    assert crystals(stopped, 0) == "green green green"
    assert (stopped["seats"][0]["gold"], stopped["bank"]) == (8, start["bank"])
    assert (taken["bag"]["green"], stopped["bag"]["green"]) == (
        start["bag"]["green"] - 2,
        start["bag"]["green"] - 1,
    )


def test_ST_3_2_both_kinds_count_for_the_slot() -> None:
    assert legal(alone(seat("green green* green*")), *meet("N3", "top")) == ["take green", "stop"]


@pytest.mark.parametrize("gold", [0, 1])
def test_ST_3_2_gold_missing_and_the_crystal_cannot_be_taken(gold: int) -> None:
    found = after(alone(seat("green green", gold=gold)), *meet("N3", "top"))
    assert by_itself(found)
    assert crystals(found, 0) == "green green green"
    assert found["seats"][0]["gold"] == gold


def test_ST_3_2_gold_for_one_surcharge_is_not_enough_for_two() -> None:
    """Orange slots 4 and 5 cost 2 gold each."""
    start = alone(seat("orange orange orange", gold=3))
    found = after(start, *meet("N2", "top", "take orange"))
    assert by_itself(found)
    assert (crystals(found, 0), found["seats"][0]["gold"]) == ("orange " * 3 + "orange", 1)
    rich = alone(seat("orange orange orange", gold=4))
    assert legal(rich, *meet("N2", "top", "take orange")) == ["take orange", "stop"]
    found = after(rich, *meet("N2", "top", "take orange", "take orange"))
    assert (len(crystals(found, 0).split()), found["seats"][0]["gold"]) == (5, 0)


def test_ST_3_2_every_time() -> None:
    """Black into the second slot for 2 gold, out again, and in again for 2 gold."""
    everybody = [f"N{n}" for n in range(1, 25) if n not in (16, 17)]
    start = table(
        card=1,
        start=1,
        start_moved=True,
        turn=0,
        actor=0,
        seats=(seat("black"), seat("", resting=True)),
        spaces={"angkor crystals": "black"},
        discard=" ".join(everybody),
    )
    match = play(start, "place giza encounter", "reveal N16", "reveal N17", "choose N16", "top")
    play(match, "take black")
    assert position_of(match)["seats"][0]["gold"] == 8 + 3 - 2
    play(match, "place wall encounter", "reveal N16", "reveal N1", "choose N16", "bottom")
    assert crystals(position_of(match), 0) == "black"
    assert position_of(match)["seats"][0]["gold"] == 9
    play(match, "place angkor crystals")  # 2 gold, and 2 for the slot
    assert crystals(position_of(match), 0) == "black black"
    assert position_of(match)["seats"][0]["gold"] == 5


@pytest.mark.parametrize(
    ("gold", "offered"),
    [
        (2, ["buy green", "buy pink"]),  # the second black slot would make it 4
        (3, ["buy green", "buy pink"]),
        (4, ["buy green", "buy black", "buy pink"]),
    ],
)
def test_ST_3_2_on_top_of_the_price(gold: int, offered: list[str]) -> None:
    start = alone(seat("black", gold=gold), spaces={"stonehenge crystals": "green black pink"})
    assert legal(start, "place stonehenge crystals") == offered
    if gold == 4:
        found = after(start, "place stonehenge crystals", "buy black")
        assert (found["seats"][0]["gold"], found["bank"]) == (0, start["bank"] + 4)


def test_ST_3_2_for_time_crystals_too() -> None:
    start = alone(seat("black", gold=0))
    assert "into black" in legal(start, *meet("N12"))  # with the 2 gold of the card
    found = after(start, *meet("N12", "into black"))
    assert (crystals(found, 0), found["seats"][0]["gold"]) == ("black black*", 0)
    assert "into black" not in legal(alone(seat("black", gold=1)), *meet("N24"))


def test_ST_3_2_nobody_must_take_what_he_has_to_choose() -> None:
    for card in ("N10", "N12", "N14", "N22"):
        start = alone(seat(""))
        assert legal(start, *meet(card))[-1] == "stop"
        found = after(start, *meet(card, "stop"))
        assert by_itself(found)
        assert crystals(found, 0) == ""


def test_ST_3_2_one_colour_first_chosen_then_by_itself() -> None:
    start = alone(seat("pink"))
    found = after(start, *meet("N22", "take orange"))
    assert by_itself(found)
    assert crystals(found, 0) == "pink orange orange orange"
    assert legal(start, *meet("N22", "take pink")) == ["take pink", "stop"]  # slot 3 costs 2
    assert crystals(after(start, *meet("N22", "take pink", "stop")), 0) == "pink pink"
    found = after(start, *meet("N22", "take pink", "take pink"))
    assert by_itself(found)  # three slots, no fourth
    assert (crystals(found, 0), found["seats"][0]["gold"]) == ("pink pink pink", 6)


# Taking.


@pytest.mark.parametrize(
    ("held", "left", "bag", "mine"),
    [
        ("green green", "", 2, 0),
        ("green green green", "green", 2, 0),
        ("green green green*", "green", 1, 1),
        ("green green* green*", "green", 0, 2),
        ("green* green* green*", "green*", 0, 2),
    ],
)
def test_ST_3_3_from_the_right_into_bag_and_mine(held: str, left: str, bag: int, mine: int) -> None:
    """Bi Sheng, below: two green crystals for 7 esteem."""
    start = alone(seat(held))
    found = after(start, *meet("N3", "bottom"))
    assert crystals(found, 0) == left
    assert found["bag"]["green"] == start["bag"]["green"] + bag
    assert found["mine"] == start["mine"] + mine
    assert found["seats"][0]["esteem"] == 7


def test_ST_3_3_gold_into_the_bank() -> None:
    start = alone(seat(""))
    found = after(start, *meet("N5", "bottom"))  # 6 gold for 6 esteem
    assert (found["seats"][0]["gold"], found["bank"]) == (2, start["bank"] + 6)


def test_ST_3_4_counts_as_its_generator_for_upgrades() -> None:
    start = alone(seat("green* blue* blue black*"), spaces={"wall upgrade": "U7"})
    found = after(start, "place wall upgrade")
    assert crystals(found, 0) == "blue"
    assert (found["mine"], found["seats"][0]["steam"]) == (start["mine"] + 3, 1)


def test_ST_3_4_for_the_bonus() -> None:
    found = after(alone(seat("green green* green*")), "place stonehenge mission")
    assert found["seats"][0]["esteem"] == 3


def test_ST_3_4_for_encounters() -> None:
    start = alone(seat("black*"))
    assert legal(start, *meet("N16")) == ["top", "bottom"]
    assert crystals(after(start, *meet("N16", "bottom")), 0) == ""
    assert legal(alone(seat("green* green* green*")), *meet("N16")) == legal(
        alone(seat("")), *meet("N16")
    )  # green ones are not black: no question, the upper action


def test_ST_3_4_for_missions() -> None:
    board = seat("black black* green* green*", missions=["M6", "M7"])
    over = last_pass(board, round=5)
    assert legal(over, "pass") == ["fulfil M6", "no"]  # M7: blue is missing
    found = after(over, "pass", "fulfil M6")
    assert found["phase"] == "over"
    assert (crystals(found, 0), found["seats"][0]["esteem"]) == ("green* green*", 6)


# Steam helps.

U7 = {"wall upgrade": "U7"}  # A B C: green, blue, black with F1


def test_ST_3_5_who_has_all_colours_pays_them() -> None:
    start = alone(seat("green blue black pink*", steam=3), spaces=U7)
    found = after(start, "place wall upgrade")
    assert by_itself(found)
    assert (crystals(found, 0), found["seats"][0]["steam"]) == ("pink*", 3)


def test_ST_3_5_one_steam_and_any_crystal_that_is_left() -> None:
    start = alone(seat("green green blue pink grey*", steam=1), spaces=U7)
    assert legal(start, "place wall upgrade") == ["pay green", "pay pink", "pay grey"]
    found = after(start, "place wall upgrade", "pay grey")
    assert crystals(found, 0) == "green pink"
    assert found["seats"][0]["steam"] == 0
    assert news(start, found)["mine"] == start["mine"] + 1
    assert found["bag"]["grey"] == start["bag"]["grey"]


def test_ST_3_5_a_colour_you_have_is_paid_with_it_first() -> None:
    """The only green and blue ones are gone before the question."""
    start = alone(seat("green blue pink grey", steam=2), spaces=U7)
    match = play(start, "place wall upgrade")
    assert legal(match) == ["pay pink", "pay grey"]
    assert crystals(position_of(match), 0) == "pink grey"
    assert position_of(match)["seats"][0]["steam"] == 2  # it goes with the answer


def test_ST_3_5_no_question_if_only_one_kind_is_left() -> None:
    start = alone(seat("green blue orange orange", steam=1), spaces=U7)
    found = after(start, "place wall upgrade")
    assert by_itself(found)
    assert (crystals(found, 0), found["seats"][0]["steam"]) == ("orange", 0)


@pytest.mark.parametrize(
    ("held", "steam", "can"),
    [
        ("green blue black", 0, True),
        ("green blue pink", 0, False),  # no steam
        ("green blue pink", 1, True),
        ("green blue", 1, False),  # nothing left to pay with
        ("green green blue", 1, True),
        ("green pink pink", 1, False),  # two are missing
        ("green pink pink", 2, True),
        ("orange orange orange", 3, True),
        ("orange orange orange", 2, False),
        ("orange orange", 3, False),
        ("green* blue* orange*", 1, True),
        ("", 10, False),
    ],
)
def test_ST_3_5_steam_and_crystals_must_be_enough(held: str, steam: int, can: bool) -> None:
    start = alone(seat(held, steam=steam), spaces={**U7, "giza expedition": "X7"})
    assert ("place wall upgrade" in legal(start)) == can
    assert ("place giza expedition" in legal(start)) == can  # X7 costs A B C too


def test_ST_3_5_several_missing_colours() -> None:
    """An element is offered only if the rest can still be completed (ST-9.2)."""
    start = alone(seat("green pink pink grey orange", steam=2), spaces=U7)
    assert legal(start, "place wall upgrade") == ["pay pink", "pay grey"]
    assert legal(start, "place wall upgrade", "pay pink") == ["pay pink", "pay grey", "pay orange"]
    found = after(start, "place wall upgrade", "pay pink", "pay orange")
    assert (crystals(found, 0), found["seats"][0]["steam"]) == ("pink grey", 0)


def test_ST_3_5_letters_are_colours_by_the_effort_card() -> None:
    start = alone(
        seat("green black black orange", steam=2), spaces={"giza expedition": "X7"}, effort="F10"
    )  # A B C is blue, orange, pink
    assert legal(start, "place giza expedition") == ["pay green", "pay black"]
    found = after(start, "place giza expedition", "pay black")  # then only black is left
    assert (crystals(found, 0), found["seats"][0]["steam"]) == ("green", 0)
    assert found["seats"][0]["expeditions"] == ["X7"]


def test_ST_3_5_not_for_encounters() -> None:
    start = alone(seat("green pink", steam=9))
    found = after(start, *meet("N3"))  # two green ones: not to be had, so the upper action
    assert by_itself(found)
    assert (crystals(found, 0), found["seats"][0]["steam"]) == ("green green green pink", 9)


def test_ST_3_5_not_for_missions() -> None:
    board = seat("green pink pink", steam=9, missions=["M15"])  # 2 green, 1 pink
    assert after(last_pass(board, round=5), "pass")["phase"] == "over"
