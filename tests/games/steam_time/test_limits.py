"""What has run out, what has a limit, and in which order things are taken (ST-3.6 to ST-3.9)."""

import pytest

from tests.builders import Position, after, legal, load, play, position_of, weights
from tests.games.steam_time.builders import COLOURS, crystals, last_pass, seat, settle, table
from tests.games.steam_time.clause_builders import alone, with_data
from tests.games.steam_time.test_crystals import by_itself, meet


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
