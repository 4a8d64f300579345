"""Turns: the start player card, airships, passing, the end of the phase (ST-5.1 to ST-5.5)."""

import pytest

from spieluhr.core.errors import Illegal, NotYourTurn
from tests.builders import Position, after, legal, play, position_of, starting
from tests.games.steam_time.builders import COLOURS, news, seat, table
from tests.games.steam_time.clause_builders import SPACES

PLACES = [f"place {space}" for space in SPACES]
NOTHING = seat("", gold=0, steam=0)


def second(**changes: object) -> Position:
    """Seat 0 stands on Stonehenge, seat 1 is asked for its first turn of the round."""
    return table(by={"stonehenge gold": 0}, turn=1, **changes)  # type: ignore[arg-type]


# The start player card.


def test_ST_5_1_the_start_player_may_not_take_the_card_on_his_first_turn() -> None:
    assert legal(table()) == [*PLACES, "pass"]
    assert legal(table(start=1)) == [*PLACES, "pass"]
    with pytest.raises(Illegal):
        play(table(), "card")


def test_ST_5_1_anybody_else_may_on_his_first_turn() -> None:
    match = play(table(), "place stonehenge gold")
    free = [line for line in PLACES if line != "place stonehenge gold"]
    assert (match.actor, legal(match)) == (1, [*free, "card", "pass"])
    three = play(table(3, start=1), "place stonehenge gold")
    assert (three.actor, legal(three)[-2:]) == (2, ["card", "pass"])
    play(three, "place stonehenge mission")
    assert (three.actor, legal(three)[-2:]) == (0, ["card", "pass"])


def test_ST_5_1_the_start_player_may_on_his_second_turn() -> None:
    match = play(table(), "place stonehenge gold", "place stonehenge mission")
    assert (match.actor, legal(match)[-2:]) == (0, ["card", "pass"])
    assert after(match, "card", "none")["card"] == 0


def test_ST_5_1_a_pass_is_a_first_turn_too() -> None:
    match = play(table(), "pass", "place stonehenge gold")
    assert (match.actor, legal(match)) == (0, ["card", "pass"])


@pytest.mark.parametrize("before", [[], ["place giza mission"]])
def test_ST_5_1_once_per_round_by_anybody(before: list[str]) -> None:
    match = play(table(3), "place stonehenge gold", *before, "card", "none")
    taker = position_of(match)["card"]
    assert taker == 1 + len(before)
    for place in ("giza gold", "wall mission", "angkor mission", "machu gold"):
        assert "card" not in legal(match)
        with pytest.raises(Illegal):
            play(match, "card")
        play(match, f"place {place}")
    assert position_of(match)["card"] == taker


def test_ST_5_1_taking_it_needs_no_airship_and_leaves_the_time_stream_alone() -> None:
    by = {"stonehenge gold": 1, "giza gold": 1, "wall mission": 1, "stonehenge mission": 0}
    start = table(by=by, turn=1)
    assert legal(start) == ["card", "pass"]
    assert news(start, after(start, "card", "none")) == {"card": 1, "turn": 0, "actor": 0}
    low = play(second(), "card", "none", "place easter encounter", "reveal N21", "reveal N1")
    play(low, "reveal N2", "choose N21", "no")
    found = position_of(low)["seats"][1]
    assert (found["airships"], found["height"], found["resting"]) == (3, None, False)
    assert starting(low, "place")[0] == "stonehenge mission"  # the card had no height


def test_ST_5_1_the_special_action_is_free_to_leave_out() -> None:
    start = second()
    assert news(start, after(start, "card", "none")) == {"card": 1, "turn": 0, "actor": 0}


@pytest.mark.parametrize("steam", [1, 4, 10])
def test_ST_5_1_as_much_steam_as_there_is(steam: int) -> None:
    start = second(seats=(seat(), seat(steam=steam)))
    crystals = [f"crystal {colour}" for colour in COLOURS]
    amounts = [f"steam {n}" for n in range(1, steam + 1)]
    assert legal(start, "card") == ["none", *amounts, *crystals]


@pytest.mark.parametrize("paid", [1, 3, 4])
def test_ST_5_1_one_esteem_for_each_steam(paid: int) -> None:
    start = second(seats=(seat(), seat(steam=4, esteem=7)))
    assert news(start, after(start, "card", f"steam {paid}")) == {
        "seats.1.steam": 4 - paid, "seats.1.esteem": 7 + paid, "card": 1, "turn": 0, "actor": 0,
    }  # fmt: skip


def test_ST_5_1_without_steam_there_is_no_special_action() -> None:
    start = second(seats=(seat(), seat(steam=0)))
    assert news(start, after(start, "card")) == {"card": 1, "turn": 0, "actor": 0}


def test_ST_5_1_one_steam_for_one_time_crystal_placed_at_once() -> None:
    start = second(seats=(seat(), seat(steam=4)))
    common = {"seats.1.steam": 3, "mine": 29, "card": 1, "turn": 0, "actor": 0}
    assert news(start, after(start, "card", "crystal green")) == common | {
        "seats.1.generators.green": ["green", "time"]
    }
    # The second slot of the laboratory costs 2 gold.
    assert news(start, after(start, "card", "crystal black")) == common | {
        "seats.1.generators.black": ["black", "time"], "seats.1.gold": 6, "bank": 86,
    }  # fmt: skip


def test_ST_5_1_a_time_crystal_needs_its_slot_and_the_surcharge() -> None:
    held = "green green green green blue blue blue black pink grey"
    start = second(seats=(seat(), seat(held, steam=1, gold=1)))
    assert starting(start, "crystal", "card") == ["pink", "grey", "orange"]
    start = second(seats=(seat(), seat(held, steam=1, gold=2)))
    assert starting(start, "crystal", "card") == ["blue", "black", "pink", "grey", "orange"]


def test_ST_5_1_a_time_crystal_needs_the_mine() -> None:
    empty = table(3, by={"stonehenge gold": 0}, mine=0)
    assert legal(empty, "card") == ["none", "steam 1"]
    last = table(3, by={"stonehenge gold": 0}, mine=1)
    assert starting(last, "crystal", "card") == COLOURS


def test_ST_5_1_its_taker_is_start_player_only_from_the_end_of_the_phase_on() -> None:
    match = play(second(), "card", "none")
    assert (position_of(match)["start"], position_of(match)["card"]) == (0, 1)
    start = table(seats=(seat(), seat(resting=True)), by={"giza gold": 0}, card=1)
    now = after(start, "pass")
    assert (now["start"], now["turn"], now["round"], now["card"]) == (1, 1, 3, None)


# Airships.


def test_ST_5_2_an_airship_is_placed_and_acts_at_once() -> None:
    start = table()
    assert news(start, after(start, "place stonehenge gold")) == {
        "seats.0.gold": 8 + 7 + 2, "bank": 84 - 9,
        "seats.0.airships": 2, "seats.0.height": 1, "stream.stonehenge.gold.by": 0,
        "start_moved": True, "turn": 1, "actor": 1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("mine", "higher"),
    [
        (["stonehenge gold"], ["giza", "wall", "easter", "angkor", "machu"]),
        (["wall mission"], ["easter", "angkor", "machu"]),
        (["stonehenge gold", "wall mission"], ["easter", "angkor", "machu"]),
        (["wall mission", "angkor mission"], ["machu"]),
        (["machu gold"], []),
        (["stonehenge gold", "giza gold", "wall mission"], []),  # no airship left
    ],
)
def test_ST_5_2_the_next_one_must_go_strictly_higher(mine: list[str], higher: list[str]) -> None:
    start = table(by=dict.fromkeys(mine, 0))
    wanted = [space for space in SPACES if space.split()[0] in higher]
    assert starting(start, "place") == wanted


def test_ST_5_2_the_height_is_that_in_the_stream() -> None:
    stream = ["machu", "angkor", "easter", "wall", "giza", "stonehenge"]
    start = table(by={"wall mission": 0}, stream=stream)
    assert start["seats"][0]["height"] == 4
    assert starting(start, "place") == SPACES[:6]  # Stonehenge and Giza
    assert after(start, "place giza gold")["seats"][0]["height"] == 5


def test_ST_5_2_the_others_heights_do_not_matter() -> None:
    start = table(by={"machu gold": 0}, turn=1)
    assert starting(start, "place") == [space for space in SPACES if space != "machu gold"]


def test_ST_5_2_only_on_a_free_space() -> None:
    by = {"stonehenge gold": 0, "wall encounter": 0, "giza encounter": 1, "easter encounter": 1}
    start = table(by=by)
    assert starting(start, "place") == SPACES[10:]  # Easter but for its encounter, and higher
    with pytest.raises(Illegal):
        play(start, "place easter encounter")


def test_ST_5_2_the_action_is_mandatory() -> None:
    match = play(table(), "place machu crystals")
    assert legal(match) == ["buy green", "buy blue", "buy black", "buy pink", "buy grey"]
    with pytest.raises(NotYourTurn):
        match.play("buy green", 1)


# Which spaces can be chosen.


def test_ST_5_3_who_has_nothing_can_use_missions_encounters_and_gold() -> None:
    kinds = ("mission", "encounter", "gold")
    wanted = [space for space in SPACES if space.split()[1] in kinds]
    assert starting(table(seats=(NOTHING,)), "place") == wanted


def test_ST_5_3_a_mission_must_lie_there() -> None:
    start = table(spaces={"wall mission": None})
    wanted = [space for space in SPACES if space != "wall mission"]
    assert starting(start, "place") == wanted  # its extra alone is no reason


@pytest.mark.parametrize(
    ("deposit", "held", "gold", "usable"),
    [
        ("green", "", 2, True),
        ("green", "", 1, False),
        ("", "", 20, False),
        ("green", "green green green", 3, False),  # the fourth slot has a surcharge
        ("green", "green green green", 4, True),
        ("green", "green green green green", 20, False),
        ("green", "green* green* green* green*", 20, False),
        ("green blue", "green green green green", 2, True),
        ("green black", "green green green black", 3, False),
        ("orange", "orange orange orange orange", 4, True),
        ("orange", "orange orange orange orange orange", 20, False),
    ],
)
def test_ST_5_3_one_crystal_can_be_paid_and_placed(
    deposit: str, held: str, gold: int, usable: bool
) -> None:
    board = seat(held, gold=gold)
    start = table(seats=(board,), spaces={"angkor crystals": deposit, "machu crystals": None})
    found = [name for name in starting(start, "place") if name.endswith("crystals")]
    start_too = table(seats=(board,), spaces={"stonehenge crystals": deposit})
    assert ("angkor crystals" in found) is usable
    assert "machu crystals" not in found
    assert ("stonehenge crystals" in starting(start_too, "place")) is usable


@pytest.mark.parametrize(
    ("held", "steam", "usable"),
    [
        ("green blue black", 0, True),  # A B C with F1
        ("green* blue* black*", 0, True),
        ("green blue", 9, False),  # three crystals are needed in any case
        ("green blue blue", 0, False),
        ("green blue blue", 1, True),
        ("green green green", 1, False),
        ("green green green", 2, True),
        ("grey pink orange", 2, False),
        ("grey pink orange", 3, True),
        ("grey pink orange*", 3, True),
        ("green blue orange", 1, True),
    ],
)
@pytest.mark.parametrize(("space", "card"), [("wall upgrade", "U7"), ("giza expedition", "X7")])
def test_ST_5_3_a_card_can_be_paid_in_full(
    space: str, card: str, held: str, steam: int, usable: bool
) -> None:
    board = seat(held, steam=steam, gold=0)
    start = table(seats=(board,), spaces={space: card})
    assert (space in starting(start, "place")) is usable


def test_ST_5_3_a_card_must_lie_there() -> None:
    full = seat("green green blue blue black pink grey orange", steam=9)
    empty: dict[str, str | None] = {"wall upgrade": None, "giza expedition": None}
    start = table(seats=(full,), spaces=empty)
    assert starting(start, "place") == [space for space in SPACES if space not in empty]


@pytest.mark.parametrize("bank", [0, 1])
def test_ST_5_3_gold_while_the_bank_has_some(bank: int) -> None:
    found = starting(table(bank=bank), "place")
    golds = [name for name in found if name.endswith("gold")]
    assert golds == ["stonehenge gold", "giza gold", "machu gold"] * bank
    assert len(found) == 15 + 3 * bank  # Giza's extra steam is no reason
