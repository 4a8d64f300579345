"""Another box (ST-2.5): nearly every number is another one, and the rules follow it."""

import random
from typing import Any

import pytest

from spieluhr.core.match import Match
from tests.builders import Position, legal, load, play, position_of
from tests.games.steam_time import naive
from tests.games.steam_time.builders import DATA, crystals, last_pass, new, seat, settle, table
from tests.games.steam_time.clause_builders import with_data

OTHER_GAME, OTHER = with_data(
    ("constants.portal_dial", 3),
    ("constants.gold_total", 70),
    ("generators.green.slots", 6),
    ("generators.green.surcharge_slots", [1, 3]),
    ("generators.green.bonus_per_crystal", {"steam": 1, "gold": 1}),
    ("generators.black.slots", 4),
    ("generators.black.surcharge_slots", []),
    ("generators.black.bonus_per_crystal", {"esteem": 2}),
    ("generators.orange.slots", 8),
    ("generators.orange.surcharge_slots", []),
    ("start.gold", 5),
    ("start.crystals", {"green": 0, "blue": 2, "black": 0, "pink": 1, "grey": 0, "orange": 1}),
    ("start.extra_by_turn_order", [{"black": 2}, {"steam": 3}, {"gold": 1, "green": 1}, {}]),
    ("monuments.stonehenge.spaces.gold.gold", 11),
    ("monuments.stonehenge.spaces.gold.extra", {"crystals_any_colours": 2, "esteem": 1}),
    ("monuments.giza.spaces.gold.extra", {"crystals_one_colour": 2}),
    ("monuments.stonehenge.spaces.mission.extra", {"crystal_from_deposit": 1, "time_crystal": 1}),
    ("monuments.easter.spaces.encounter.reveal", 1),
    ("monuments.easter.spaces.upgrade.from_players", 4),
    ("monuments.machu.spaces.crystals.crystals", 2),
    ("effort", ["OYPKBG", *DATA["effort"][1:]]),
    ("upgrades.U7.cost", "F"),
    (
        "upgrades.U7.income",
        {"time_crystal": 1, "portal": 1, "orange": 1, "blue": 1}
        | {"gold": 2, "steam": 1, "esteem": 3, "crystal_from_deposit": 1},
    ),
    ("expeditions.X7.cost", "A"),
    (
        "expeditions.X7.rewards",
        [
            *({"gold": 1}, {"steam": 1}, {"esteem": 1}, {"gold": 1, "esteem": 10}),
            *({"steam": 2}, {"esteem": 20}, {"green": 1, "portal": 1}),
        ],
    ),
    ("encounters.N1.top.pay", {"gold": 1, "blue": 1, "crystals_any_colours": 2}),
    ("encounters.N1.top.gain", {"esteem": 30}),
    ("encounters.N1.bottom.pay", {"steam": 1, "pink": 1, "crystals_one_colour": 2}),
    ("encounters.N1.bottom.gain", {"esteem": 40}),
    ("encounters.N4.top.pay", {"grey": 2}),
    ("missions.M1.need", {"gold": 2, "green": 1, "different_colours": 3}),
    ("missions.M1.esteem", 50),
    ("missions.M2.need", {"blue": 1, "one_colour": 2, "expeditions_owned": 1}),
    ("missions.M2.esteem", 60),
)


def other(board: Position, *more: Position, **changes: Any) -> Match:
    seats = (board, *(more or (seat("", gold=0, steam=0),)))
    return load(table(seats=seats, data=OTHER, **changes), OTHER_GAME)


def meet(card: str) -> list[str]:
    return ["place easter encounter", f"reveal {card}"]


def test_ST_2_5_other_start_resources() -> None:
    found = position_of(new(4, OTHER_GAME))
    own = "blue blue pink orange"
    assert [crystals(found, k) for k in range(4)] == [
        "blue blue black black pink orange", own, f"green {own}", own,
    ]  # fmt: skip
    assert [board["gold"] for board in found["seats"]] == [5, 5, 6, 5]
    assert [board["steam"] for board in found["seats"]] == [1, 4, 1, 1]
    assert found["bank"] == 70 - 21
    assert list(found["bag"].values()) == [14, 7, 13, 11, 15, 11]


def test_ST_2_5_other_spaces() -> None:
    match = settle(new(2, OTHER_GAME))
    rows = {row["monument"]: row["spaces"] for row in position_of(match)["stream"]}
    assert list(rows["easter"]) == ["encounter", "expedition"]
    assert sum(rows["machu"]["crystals"]["crystals"].values()) == 2


def test_ST_2_5_other_slots_and_surcharges() -> None:
    """Green: slots 1 and 3 of 6 cost 2 gold; black: 4 free ones."""
    match = other(seat("", gold=20), spaces={"stonehenge crystals": "green green green green"})
    play(match, "place stonehenge crystals", "buy green", "buy green", "buy green")
    found = position_of(match)
    assert found["seats"][0]["gold"] == 20 - 4 - 2 - 4 - 2
    free = other(seat("black black black", gold=2), spaces={"stonehenge crystals": "black"})
    found = position_of(play(free, "place stonehenge crystals"))
    assert (crystals(found, 0), found["seats"][0]["gold"]) == ("black " * 3 + "black", 0)
    assert found["seats"][0]["esteem"] == 8  # 2 for each of 4


def test_ST_2_5_other_bonuses_and_chosen_crystals_as_extra() -> None:
    match = play(other(seat("grey green green")), "place stonehenge gold")
    found = position_of(match)
    assert (found["seats"][0]["gold"], found["seats"][0]["esteem"]) == (8 + 11, 1)
    assert legal(match, "take blue")[0] == "take blue"
    found = position_of(play(match, "take grey"))
    assert crystals(found, 0) == "green green blue grey grey"
    assert found["seats"][0]["gold"] == 19 + 2 * 2  # two grey ones when the bonus begins


def test_ST_2_5_an_extra_of_one_colour() -> None:
    match = play(other(seat("")), "place giza gold", "take orange")
    assert crystals(position_of(match), 0) == "orange orange"


def test_ST_2_5_an_extra_out_of_mine_and_deposits() -> None:
    empty = {"angkor crystals": None, "machu crystals": "pink"}
    match = other(seat("", gold=2), spaces={"stonehenge crystals": "blue", **empty})
    play(match, "place stonehenge mission")
    assert legal(match)[0] == "into green"  # T.I.M.E. crystals first
    play(match, "into green")
    assert legal(match) == ["pick stonehenge blue", "pick machu pink", "stop"]
    found = position_of(play(match, "pick machu pink"))
    assert crystals(found, 0) == "green* pink"
    # The bonus: 1 steam and 1 gold for the crystal in the green generator; its slot cost 2 gold.
    assert (found["seats"][0]["steam"], found["seats"][0]["gold"]) == (2, 1)


def test_ST_2_5_other_costs_by_another_effort_card() -> None:
    """F is green now; the income comes in the order of ST-3.9."""
    board = seat("green green blue blue blue", portal=2)
    match = play(other(board, spaces={"wall upgrade": "U7"}), "place wall upgrade")
    found = position_of(match)
    own = found["seats"][0]
    assert (own["gold"], own["steam"], own["esteem"], own["portal"]) == (10, 2, 3, 0)
    assert found["extra_actions"] == [0]  # 3 fields
    assert crystals(found, 0) == "green blue blue blue"
    assert legal(match) == ["take blue", "stop"]
    play(match, "take blue")
    assert crystals(position_of(match), 0) == "green blue blue blue blue orange"
    assert legal(match)[0] == "into green"
    assert legal(match, "into black")[0] == "pick stonehenge green"
    play(match, "stop")
    assert all(line.startswith("mister ") for line in legal(match))


@pytest.mark.parametrize(
    ("orange", "gold", "steam", "esteem"),
    [(0, 8, 1, 0), (1, 9, 1, 0), (2, 9, 2, 0), (3, 9, 2, 1), (4, 10, 2, 11), (5, 10, 4, 11)],
)
def test_ST_2_5_reward_cells_from_the_left(orange: int, gold: int, steam: int, esteem: int) -> None:
    """A is orange with this effort card: one more is paid."""
    match = other(seat("orange " * (orange + 1)), spaces={"giza expedition": "X7"})
    found = position_of(play(match, "place giza expedition"))
    own = found["seats"][0]
    assert (own["gold"], own["steam"], own["esteem"]) == (gold, steam, esteem)
    assert crystals(found, 0).split() == ["orange"] * orange


@pytest.mark.parametrize(
    ("held", "effort"), [("orange " * 8, "F1"), ("blue " + "orange " * 8, "F2")]
)
def test_ST_2_5_seven_reward_cells(held: str, effort: str) -> None:
    """With 7 orange crystals all cells; with 8 no more than are printed (A is blue with F2)."""
    match = other(seat(held), spaces={"giza expedition": "X7"}, effort=effort)
    play(match, "place giza expedition")
    assert legal(match) == ["take green", "stop"]  # slot 1 costs 2 gold
    own = position_of(match)["seats"][0]
    assert (own["gold"], own["steam"], own["esteem"], own["portal"]) == (10, 4, 31, 1)
    own = position_of(play(match, "take green"))["seats"][0]
    assert (own["gold"], own["generators"]["green"]) == (8, ["green"])


def test_ST_2_5_pay_with_named_colours_and_any() -> None:
    """N1 above: 1 gold, 1 blue and any 2; the blue one goes first."""
    match = other(seat("blue blue pink grey*", gold=3, steam=0))
    play(match, *meet("N1"))
    assert legal(match) == ["pay blue", "pay pink"]
    found = position_of(match)
    assert (crystals(found, 0), found["seats"][0]["gold"]) == ("blue pink grey*", 2)
    assert legal(match, "pay blue") == ["pay pink", "pay grey"]
    found = position_of(play(match, "pay grey"))
    assert (crystals(found, 0), found["seats"][0]["esteem"]) == ("pink", 30)


def test_ST_2_5_pay_with_named_colours_and_one_colour() -> None:
    """N1 below: 1 steam, 1 pink and 2 of one colour; the pink ones count after that."""
    match = other(seat("pink pink pink orange orange* green", gold=0))
    play(match, *meet("N1"))
    assert legal(match) == ["pay pink", "pay orange"]
    found = position_of(play(match, "pay orange"))
    assert crystals(found, 0) == "green pink pink"
    assert (found["seats"][0]["esteem"], found["seats"][0]["steam"]) == (40, 0)
    both = other(seat("blue blue blue pink"))
    assert legal(both, *meet("N1")) == ["top", "bottom"]


@pytest.mark.parametrize(
    "board",
    [
        seat("blue pink", gold=9),
        seat("pink pink orange", gold=9),
        seat("blue pink pink pink", gold=0, steam=0),
        seat("", gold=9),
    ],
)
def test_ST_3_6_nobody_can_be_chosen_and_all_are_discarded(board: Position) -> None:
    """With one card revealed that cannot be paid nothing happens but the bonus."""
    match = play(other(board), *meet("N1"))
    found = position_of(match)
    assert (found["actor"], found["todo"]) == (1, [])
    assert found["decks"]["encounter_discard"] == ["N1"]
    assert found["seats"][0]["esteem"] == 0
    assert found["seats"][0]["generators"] == board["generators"]


@pytest.mark.parametrize(("held", "can"), [("grey orange", False), ("grey grey*", True)])
def test_ST_5_8_a_purple_card_needs_its_upper_action(held: str, can: bool) -> None:
    """N4 above: 2 grey for 10 gold. Below, for the others: one of a colour for 4 gold."""
    match = play(other(seat(held), seat("pink", gold=0)), *meet("N4"))
    found = position_of(match)
    assert found["decks"]["encounter_discard"] == ["N4"]
    assert found["seats"][0]["gold"] == (18 if can else 8)
    assert crystals(found, 0) == ("" if can else held)
    assert (legal(match) == ["yes", "no"]) == can


def test_ST_2_5_need_with_named_colours_and_different_ones() -> None:
    """M1: 2 gold, 1 green and 3 different; green may be one of them if there is a second one."""
    board = seat("green green blue pink* grey", gold=2, missions=["M1"])
    match = load(last_pass(board, round=5, data=OTHER), OTHER_GAME)
    assert legal(match, "pass") == ["fulfil M1", "no"]
    assert legal(match, "fulfil M1") == ["pay green", "pay blue"]
    found = position_of(match)
    assert (crystals(found, 0), found["seats"][0]["gold"]) == ("green blue pink* grey", 0)
    assert legal(match, "pay green") == ["pay blue", "pay pink"]
    found = position_of(play(match, "pay pink"))  # then grey by itself
    assert (found["phase"], crystals(found, 0)) == ("over", "blue")
    assert found["seats"][0]["esteem"] == 50
    poor = seat("green blue pink pink pink", gold=2, missions=["M1"])
    match = load(last_pass(poor, round=5, data=OTHER), OTHER_GAME)
    assert position_of(play(match, "pass"))["phase"] == "over"


def test_ST_2_5_need_with_named_colours_and_one_colour() -> None:
    """M2: 1 blue and 2 of one colour, with an expedition."""
    crystal = "blue blue blue grey grey orange"
    board = seat(crystal, missions=["M2"], expeditions=["X1"])
    match = load(last_pass(board, round=5, data=OTHER), OTHER_GAME)
    play(match, "pass", "fulfil M2")
    assert legal(match) == ["pay blue", "pay grey"]
    found = position_of(play(match, "pay grey"))
    assert (crystals(found, 0), found["seats"][0]["esteem"]) == ("blue blue orange", 60)
    none = load(last_pass(seat(crystal, missions=["M2"]), round=5, data=OTHER), OTHER_GAME)
    assert position_of(play(none, "pass"))["phase"] == "over"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_2_5_the_whole_game_follows_the_other_set(players: int) -> None:
    """In step with the second implementation, which reads the same set."""
    match, dice = new(players, OTHER_GAME), random.Random(players)
    written = naive.start(OTHER, players)
    while not match.is_over:
        found = legal(match)
        assert found == naive.legal(OTHER, written)
        busy = [line for line in found if line not in ("pass", "stop", "done", "no")]
        line = dice.choice(busy if busy and dice.random() < 0.9 else found)
        play(match, line)
        written = naive.apply(OTHER, written, line)
        assert naive.canonical(position_of(match)) == naive.canonical(written)
