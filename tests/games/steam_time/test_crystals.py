"""Crystals and resources (ST-3.1 to ST-3.9)."""

import pytest

from tests.games.steam_time.build import alone, with_data
from tests.games.steam_time.world import (
    COLOURS,
    Position,
    after,
    crystals,
    last_pass,
    legal,
    load,
    news,
    play,
    position_of,
    seat,
    settle,
    table,
    weights,
)


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


# What has run out.


@pytest.mark.parametrize(("bank", "gold"), [(3, 3), (7, 7), (8, 8), (50, 11)])
def test_ST_3_6_the_bank_gives_what_is_left(bank: int, gold: int) -> None:
    """7 gold, then 2 for each of two grey crystals."""
    start = table(seats=(seat("grey grey"), seat("")), bank=bank)
    found = after(start, "place stonehenge gold")
    assert (found["seats"][0]["gold"], found["bank"]) == (8 + gold, bank - gold)


# All but `left` orange crystals lie on deposits and with seat 1.
def orange_left(left: int) -> Position:
    lying = {"stonehenge crystals": "orange " * 4, "machu crystals": "orange " * 5}
    spaces = {**lying, "angkor crystals": "orange " * 3}
    return table(seats=(seat(""), seat("orange " * (3 - left), gold=0, steam=0)), spaces=spaces)


@pytest.mark.parametrize("left", [0, 1, 2])
def test_ST_3_6_a_colour_of_the_bag(left: int) -> None:
    start = orange_left(left)
    assert start["bag"]["orange"] == left
    found = after(start, *meet("N2"))
    assert by_itself(found)
    assert (crystals(found, 0).split(), found["bag"]["orange"]) == (["orange"] * left, 0)


def test_ST_3_6_a_colour_that_has_run_out_cannot_be_chosen() -> None:
    rest = [f"take {colour}" for colour in COLOURS[:5]]
    assert legal(orange_left(0), *meet("N10")) == [*rest, "stop"]
    assert legal(orange_left(0), *meet("N22")) == [*rest, "stop"]
    assert legal(orange_left(1), *meet("N10")) == [*rest, "take orange", "stop"]
    found = after(orange_left(1), *meet("N22", "take orange"))  # three of one colour
    assert by_itself(found)
    assert crystals(found, 0) == "orange"


@pytest.mark.parametrize("mine", [0, 1])
def test_ST_3_6_the_mine(mine: int) -> None:
    start = table(3, seats=(seat(""), seat("", steam=0), seat("", gold=0, steam=0)), mine=mine)
    start["seats"][1]["gold"], start["bank"] = 0, start["bank"] + 8
    match = play(start, *meet("N12"))
    if mine:
        play(match, "into grey")
    found = position_of(match)
    assert by_itself(found)
    assert (crystals(found, 0).split(), found["mine"]) == (["grey*"] * mine, 0)
    assert found["seats"][0]["gold"] == 10  # what else the card gives


def test_ST_3_6_all_revealed_encounters_are_discarded() -> None:
    start = alone(seat("blue"))
    match = play(start, *meet("N20")[:-1])
    assert position_of(match)["decks"]["encounter_discard"] == []
    play(match, "choose N20")  # its yield is still to come
    found = position_of(match)
    assert found["decks"]["encounter_discard"] == ["N17", "N20", "N21"]
    assert len(found["decks"]["encounters"]) == 21


def test_ST_3_6_an_empty_deck_is_made_anew_before_the_question() -> None:
    gone = [f"N{n}" for n in range(1, 25) if n not in (3, 8)]
    start = alone(seat(""), discard=" ".join(gone))
    match = play(start, "place easter encounter")
    assert weights(match) == {"reveal N3": 1, "reveal N8": 1}
    play(match, "reveal N8")
    assert weights(match) == {"reveal N3": 1}  # one result, but it is drawn
    play(match, "reveal N3")
    found = position_of(match)
    assert weights(match) == {f"reveal {code}": 1 for code in gone}
    assert (found["decks"]["encounters"], found["decks"]["encounter_discard"]) == (gone, [])
    play(match, "reveal N1", "choose N3")
    found = position_of(match)
    assert found["decks"]["encounters"] == gone[1:]
    assert found["decks"]["encounter_discard"] == ["N1", "N3", "N8"]


def test_ST_3_6_the_last_card_of_the_deck_does_not_turn_the_discard_over() -> None:
    gone = [f"N{n}" for n in range(1, 25) if n not in (3, 8, 9)]
    start = alone(seat(""), discard=" ".join(gone))
    found = after(start, "place easter encounter", "reveal N3", "reveal N8", "reveal N9")
    assert (found["decks"]["encounters"], found["decks"]["encounter_discard"]) == ([], gone)


def test_ST_3_6_fewer_are_revealed_if_both_are_empty() -> None:
    """A space that shows 30 cards, where there are 24."""
    game, data = with_data(("monuments.easter.spaces.encounter.reveal", 30))
    match = load(alone(seat(""), data=data), game)
    play(match, "place easter encounter", *(f"reveal N{n}" for n in range(1, 25)))
    assert legal(match) == [f"choose N{n}" for n in range(1, 25)]


# Limits and order.


@pytest.mark.parametrize(("steam", "now"), [(0, 3), (7, 10), (8, 10), (10, 10)])
def test_ST_3_7_steam_beyond_ten_is_lost(steam: int, now: int) -> None:
    lines = meet("N17", "top") if steam >= 3 else meet("N17")  # below: 3 steam
    assert after(alone(seat("", steam=steam)), *lines)["seats"][0]["steam"] == now


def test_ST_3_7_the_bonus_too() -> None:
    found = after(alone(seat("blue blue blue", steam=9)), *meet("N5", "top"))
    assert found["seats"][0]["steam"] == 10


def test_ST_3_7_esteem_has_no_limit() -> None:
    found = after(alone(seat("", esteem=4321)), *meet("N21"))
    assert found["seats"][0]["esteem"] == 4326


def test_ST_3_8_searched_out_of_the_bag() -> None:
    """No chance: the colours that were named or chosen are there at once."""
    start = alone(seat(""))
    found = after(start, *meet("N10", "take blue", "take blue", "take orange"))
    assert by_itself(found)
    assert crystals(found, 0) == "blue blue orange"
    assert found["bag"] == {
        **start["bag"],
        "blue": start["bag"]["blue"] - 2,
        "orange": start["bag"]["orange"] - 1,
    }


def test_ST_3_8_incomes_too_only_deposits_are_filled_blindly() -> None:
    board = seat("pink", upgrades=["U6", "U12"])  # grey, gold; orange, esteem
    match = play(last_pass(board), "pass")
    drawn: list[str] = []
    while position_of(match)["actor"] == "chance":
        drawn += [line for line in legal(match)[:1] if line.startswith("draw ")]
        play(match, legal(match)[0])
    assert len(drawn) == 4 + 3 + 5  # the three deposits
    assert crystals(position_of(match), 0) == "pink grey orange"


def test_ST_3_9_gold_before_crystals() -> None:
    """Newton: black and 3 gold; the gold pays the surcharge."""
    start = alone(seat("black", gold=0))
    match = play(start, *meet("N16", "top"))
    assert legal(match) == ["take black", "stop"]
    assert position_of(match)["seats"][0]["gold"] == 3
    assert after(match, "take black")["seats"][0]["gold"] == 1


def test_ST_3_9_all_incomes_are_added_up_and_taken_in_order() -> None:
    """U6 grey, gold; U10 2 steam, esteem; U11 green, 2 esteem; U4 multicolour; U3 orange."""
    full = "green green green grey grey grey orange orange orange"
    board = seat(full, gold=1, steam=0, upgrades=["U3", "U4", "U6", "U10", "U11"])
    match = settle(play(last_pass(board), "pass"), *["draw black"] * 3)
    found = position_of(match)
    assert (found["phase"], found["actor"]) == ("income", 0)
    own = found["seats"][0]
    assert (own["gold"], own["steam"], own["esteem"]) == (2, 2, 3)
    assert found["todo"][1:] == [
        {"do": "extra_actions"},
        {"do": "pick", "seat": 0, "left": 1, "from": "stonehenge green"},
        {"do": "take", "seat": 0, "colour": "orange", "left": 1},
        {"do": "take", "seat": 0, "colour": "grey", "left": 1},
        {"do": "take", "seat": 0, "colour": "green", "left": 1},
    ]
    asked = [legal(match)]
    play(match, "stop")
    asked.append(legal(match))
    play(match, "stop")
    asked.append(legal(match))
    play(match, "stop")
    assert asked == [[f"take {c}", "stop"] for c in ("green", "grey", "orange")]
    assert all(line.startswith("pick ") for line in legal(match)[:-1])


def test_ST_3_9_reward_cells_together() -> None:
    """X8 with four cells: 7 + 3 esteem and 2 gold before the T.I.M.E. crystal."""
    board = seat("orange orange orange orange orange* black grey", gold=0)
    # D E F with F1: pink, grey, orange. Pink is missing, steam and black pay for it.
    start = alone(board, spaces={"giza expedition": "X8"})
    match = play(start, "place giza expedition", "pay black")
    found = position_of(match)
    assert crystals(found, 0) == "orange orange orange orange"
    own = found["seats"][0]
    assert (own["esteem"], own["gold"]) == (7 + 3, 2)
    assert legal(match)[-2:] == ["into orange", "stop"]  # the 2 gold pay the surcharge
