"""Phase 1, income (ST-4.1, ST-4.2)."""

from typing import Any

import pytest

from spieluhr.core.match import Match
from tests.builders import Position, after, legal, load, play, position_of
from tests.games.steam_time.builders import crystals, last_pass, new, news, seat, settle, table
from tests.games.steam_time.clause_builders import with_data

# Machu Picchu is at the bottom from now on; its deposit is filled first, then those of
# Stonehenge and Angkor Wat.
DRAWN = "grey grey grey grey grey  blue black black pink  orange orange orange"


def income(*boards: Position, drawn: str = DRAWN, **changes: Any) -> Match:
    """The next round up to the first question, with these crystals on the deposits."""
    return settle(
        play(last_pass(*boards, **changes), "pass"), *(f"draw {c}" for c in drawn.split())
    )


def test_ST_4_1_none_in_round_one() -> None:
    """Set-up leads to the actions; with round two the first income comes."""
    match = settle(new())
    found = position_of(match)
    assert (found["round"], found["phase"]) == (1, "actions")
    assert [board["gold"] for board in found["seats"]] == [8, 10]
    start = last_pass(seat("", upgrades=["U4"]), round=1)
    found = position_of(settle(play(start, "pass")))
    assert (found["round"], found["phase"], found["actor"]) == (2, "income", 0)


@pytest.mark.parametrize("now", [1, 2, 3, 4])
def test_ST_4_1_in_every_later_round(now: int) -> None:
    found = position_of(income(seat("", upgrades=["U1"]), round=now))
    assert (found["round"], found["seats"][0]["gold"]) == (now + 1, 12)


@pytest.mark.parametrize(
    ("card", "changed"),
    [
        ("U1", {"gold": 12}),
        ("U2", {"esteem": 2}),
        ("U3", {"generators.orange": ["orange"]}),
        ("U5", {"steam": 2, "esteem": 1}),
        ("U6", {"gold": 9, "generators.grey": ["grey"]}),
        ("U7", {"gold": 12, "esteem": 1}),
        ("U11", {"esteem": 2, "generators.green": ["green"]}),
    ],
)
def test_ST_4_1_what_an_upgrade_brings(card: str, changed: Position) -> None:
    start = last_pass(seat("", upgrades=[card]))
    found = position_of(settle(play(start, "pass")))
    own = {path: value for path, value in news(start, found).items() if path[:8] == "seats.0."}
    wanted: Position = {"resting": False, **changed}
    assert own == {f"seats.0.{path}": value for path, value in wanted.items()}
    assert found["bank"] == 84 - (found["seats"][0]["gold"] - 8)


def test_ST_4_1_all_upgrades_of_one_player_added_up() -> None:
    """U1 4 gold; U5 steam, esteem; U7 4 gold, esteem; U10 2 steam, esteem."""
    found = position_of(income(seat("", upgrades=["U1", "U5", "U7", "U10"])))
    own = found["seats"][0]
    assert (own["gold"], own["steam"], own["esteem"]) == (16, 4, 3)


def test_ST_4_1_the_whole_sum_meets_the_limit_of_steam_once() -> None:
    found = position_of(income(seat("", steam=9, upgrades=["U5", "U10"])))
    assert (found["seats"][0]["steam"], found["seats"][0]["esteem"]) == (10, 2)


def test_ST_4_1_coloured_crystals_come_from_the_bag() -> None:
    match = play(last_pass(seat("", upgrades=["U3", "U12"])), "pass")
    bag: dict[str, int] = {}
    while position_of(match)["actor"] == "chance":
        bag = position_of(match)["bag"]  # before the last card is laid
        play(match, legal(match)[0])
    found = position_of(match)
    assert crystals(found, 0) == "orange orange"
    assert found["bag"] == {**bag, "orange": bag["orange"] - 2}


def test_ST_4_1_surcharges_of_coloured_crystals() -> None:
    match = income(seat("orange orange orange", upgrades=["U3"]))
    assert position_of(match)["phase"] == "income"
    assert legal(match) == ["take orange", "stop"]
    found = after(match, "take orange")
    assert (found["seats"][0]["gold"], found["phase"]) == (6, "actions")


def test_ST_4_1_a_multicolour_crystal_is_any_one_from_any_deposit() -> None:
    match = income(seat("", upgrades=["U4"]))
    assert legal(match) == [
        "pick stonehenge blue", "pick stonehenge black", "pick stonehenge pink",
        "pick angkor orange", "pick machu grey", "stop",
    ]  # fmt: skip
    before = position_of(match)
    found = after(match, "pick stonehenge black")
    assert crystals(found, 0) == "black"
    assert (found["seats"][0]["gold"], found["bag"]) == (8, before["bag"])  # free of charge


def test_ST_4_1_picks_are_not_replaced() -> None:
    found = after(income(seat("", upgrades=["U4"])), "pick machu grey")
    assert found["phase"] == "actions"
    machu = found["stream"][0]
    assert machu["monument"] == "machu"
    assert machu["spaces"]["crystals"] == {"by": None, "crystals": {"grey": 4}}


def test_ST_4_1_several_picks_in_order_as_far_as_wanted() -> None:
    match = income(seat("", upgrades=["U4", "U9"]), round=2)
    play(match, "pick stonehenge black")
    assert legal(match)[0] == "pick stonehenge black"  # the same or a later one
    assert "pick stonehenge blue" not in legal(match)
    found = after(match, "pick stonehenge black")
    assert (crystals(found, 0), found["phase"]) == ("black black", "actions")
    assert found["seats"][0]["gold"] == 8 + 1 - 2  # U9; the second black slot


def test_ST_4_1_the_surcharge_of_the_slot_is_paid() -> None:
    board = seat("pink pink black", gold=2, upgrades=["U4"])
    match = income(board)
    assert "pick stonehenge pink" in legal(match)
    before = position_of(match)
    found = after(match, "pick stonehenge pink")
    assert (found["seats"][0]["gold"], found["bank"]) == (0, before["bank"] + 2)
    poor = income(seat("pink pink black", gold=1, upgrades=["U4"]))
    assert legal(poor) == [
        "pick stonehenge blue", "pick angkor orange", "pick machu grey", "stop",
    ]  # fmt: skip


def test_ST_4_1_no_question_if_nothing_can_be_picked() -> None:
    """A full generator, and a slot for which the gold is missing."""
    poor = "grey grey grey grey green green green"
    drawn = "grey " * 11 + "green"
    found = position_of(income(seat(poor, gold=1, upgrades=["U4"]), seat(""), drawn=drawn))
    assert (found["phase"], found["actor"], crystals(found, 0)) == (
        "actions",
        0,
        "green green green grey grey grey grey",
    )
    match = income(seat(poor, gold=2, upgrades=["U4"]), seat(""), drawn=drawn)
    assert legal(match) == ["pick angkor green", "stop"]


def test_ST_4_1_whoever_stands_there() -> None:
    """An upgrade brings its income at once, while airships are under way."""
    start = table(
        by={"stonehenge crystals": 1, "machu crystals": 1, "easter encounter": 0},
        spaces={
            "stonehenge crystals": "blue pink",
            "machu crystals": "green",
            "angkor crystals": None,
            "angkor upgrade": "U9",
        },
        seats=(seat("green black grey"),),
    )
    assert legal(start, "place angkor upgrade") == [
        "pick stonehenge blue", "pick stonehenge pink", "pick machu green", "stop",
    ]  # fmt: skip
    found = after(start, "place angkor upgrade", "pick stonehenge blue")
    assert found["stream"][0]["spaces"]["crystals"] == {"by": 1, "crystals": {"pink": 1}}


@pytest.mark.parametrize("start", [0, 1, 2])
def test_ST_4_1_from_the_start_player_on(start: int) -> None:
    boards = [seat("", upgrades=[card]) for card in ("U4", "U9", "U15")]
    match = income(*boards, round=3, card=start)
    asked = []
    while position_of(match)["phase"] == "income":
        asked.append(position_of(match)["actor"])
        play(match, legal(match)[0])
    assert asked == [(start + k) % 3 for k in range(3)]


def test_ST_4_1_one_player_after_the_other() -> None:
    """Seat 0 picks before the income of seat 1 is paid."""
    match = income(seat("", upgrades=["U4"]), seat("", upgrades=["U1", "U9"]))
    assert (position_of(match)["actor"], position_of(match)["seats"][1]["gold"]) == (0, 8)
    play(match, "stop")
    assert (position_of(match)["actor"], position_of(match)["seats"][1]["gold"]) == (1, 13)


# A data set in which incomes turn the portal: no built-in one does.
GAME, TURNING = with_data(
    ("upgrades.U1.income", {"portal": 5}),
    ("upgrades.U2.income", {"portal": 7, "crystal_from_deposit": 1}),
)


def turned(*boards: Position) -> Match:
    match = load(last_pass(*boards, data=TURNING), GAME)
    return settle(play(match, "pass"), *(f"draw {c}" for c in DRAWN.split()))


def test_ST_4_2_the_extra_action_comes_after_the_whole_income() -> None:
    match = turned(seat("", portal=4, upgrades=["U2", "U3"]), seat("", upgrades=["U4"]))
    found = position_of(match)  # U3 brings orange, then the multicolour crystal
    assert (found["phase"], found["actor"], found["extra_actions"]) == ("income", 0, [0, 0])
    assert found["seats"][0]["portal"] == 1  # 4 + 7 of 5 fields
    assert crystals(found, 0) == "orange"
    assert all(line.startswith("pick ") for line in legal(match)[:-1])
    play(match, "pick machu grey")
    assert all(line.startswith("mister ") for line in legal(match))
    assert position_of(match)["extra_actions"] == [0]


def test_ST_4_2_and_before_the_next_player() -> None:
    match = turned(seat("", upgrades=["U1"]), seat("", upgrades=["U4"]))
    assert position_of(match)["phase"] == "income"
    play(match, "mister stonehenge gold")
    found = position_of(match)
    assert (found["seats"][0]["gold"], found["seats"][0]["portal"]) == (15, 0)
    assert (found["phase"], found["actor"]) == ("income", 1)
    assert legal(match)[0] == "pick stonehenge blue"
    board = {row["monument"]: row["spaces"] for row in found["stream"]}
    assert board["stonehenge"]["gold"] == {"by": None}
    assert found["seats"][0]["airships"] == 3
