"""Actions that buy (sections 5.9 to 5.12): crystals, upgrades, gold, expeditions."""

import pytest

from tests.builders import Position, after, legal, play, position_of
from tests.games.steam_time.builders import seat, settle, table
from tests.games.steam_time.clause_builders import alone, brought, log_of, with_data
from tests.games.steam_time.test_actions import INTO_ALL, mine


def test_ST_5_9_two_gold_each_and_the_surcharge_on_top() -> None:
    start = alone(seat())
    lines = ["place machu crystals", "buy green", "buy black"]
    assert legal(start, *lines) == ["buy pink", "buy grey", "done"]  # 8 - 2 - 4 = 2 gold
    match = play(start, *lines, "buy grey")
    assert log_of(match)[-1] == "buy grey"  # no gold left: done by itself
    assert legal(match) == [line for line in INTO_ALL if line != "into black"]
    found = brought(start, *lines, "buy grey", "stop")
    assert found == {
        "seats.0.gold": 0, "bank": 92 + 8, "stream.machu.crystals": {
            "by": 0, "crystals": {"blue": 1, "pink": 1},
        },
        "seats.0.generators.green": ["green", "green"],
        "seats.0.generators.black": ["black", "black"],
        "seats.0.generators.grey": ["grey", "grey"],
    }  # fmt: skip


def test_ST_5_9_one_or_more() -> None:
    start = alone(seat(""), spaces={"machu crystals": "green green orange"})
    lines = ["place machu crystals"]
    assert legal(start, *lines) == ["buy green", "buy orange"]
    assert legal(start, *lines, "buy green") == ["buy green", "buy orange", "done"]
    assert mine(start, *lines, "buy green", "done") == {"gold": 6, "generators.green": ["green"]}
    assert mine(start, *lines, "buy green", "buy green", "buy orange") == {
        "gold": 2, "generators.green": ["green", "green"], "generators.orange": ["orange"],
    }  # fmt: skip


def test_ST_5_9_a_single_one_is_bought_by_itself() -> None:
    start = alone(seat(""), spaces={"machu crystals": "blue"})
    match = play(start, "place machu crystals")
    assert (log_of(match), match.actor) == (["place machu crystals"], 1)
    assert mine(start, "place machu crystals") == {"gold": 6, "generators.blue": ["blue"]}


def test_ST_5_9_only_from_this_deposit() -> None:
    spaces: dict[str, str | None] = {"machu crystals": "blue pink", "angkor crystals": "orange"}
    assert legal(alone(seat(""), spaces=spaces), "place machu crystals") == ["buy blue", "buy pink"]


# Upgrades.


def test_ST_5_10_a_crystal_for_each_letter_and_its_income_at_once() -> None:
    start = alone(seat("green green blue black* pink"))
    assert brought(start, "place wall upgrade") == {
        "stream.wall.upgrade.card": None, "seats.0.upgrades": ["U7"],
        "seats.0.generators.green": ["green"], "seats.0.generators.blue": [],
        "seats.0.generators.black": [], "mine": 30,
        "bag.green": start["bag"]["green"] + 1, "bag.blue": start["bag"]["blue"] + 1,
        "seats.0.gold": 12, "bank": start["bank"] - 4, "seats.0.esteem": 1, "seats.0.portal": 1,
    }  # fmt: skip


def test_ST_5_10_the_effort_card_gives_each_letter_its_colour() -> None:
    """F10: B O P G K Y, so A B C is blue, orange, pink."""
    start = alone(seat("green blue black pink grey orange"), effort="F10")
    found = mine(start, "place wall upgrade")
    assert found == {
        "generators.blue": [], "generators.orange": [], "generators.pink": [],
        "upgrades": ["U7"], "gold": 12, "esteem": 1,
    }  # fmt: skip


def test_ST_5_10_a_missing_colour_is_paid_with_steam_and_any_crystal_left() -> None:
    start = alone(seat("green green pink", steam=3))
    lines = ["place wall upgrade"]
    assert mine(start, *lines) == {  # green, then all that is left, without a question
        "generators.green": [], "generators.pink": [], "steam": 1,
        "upgrades": ["U7"], "gold": 12, "esteem": 1,
    }  # fmt: skip
    start = alone(seat("green green pink grey", steam=3))
    assert legal(start, *lines) == ["pay green", "pay pink"]  # then one of the same or later
    assert legal(start, *lines, "pay green") == ["pay pink", "pay grey"]
    assert mine(start, *lines, "pay green", "pay grey") == {
        "generators.green": [], "generators.grey": [], "steam": 1,
        "upgrades": ["U7"], "gold": 12, "esteem": 1, "portal": 1,
    }  # fmt: skip


def test_ST_5_10_income_of_crystals_is_placed_at_once() -> None:
    """U11 for A D E: a green crystal and 2 esteem; U9 for A C E: one from a deposit, 1 gold."""
    start = alone(seat("green pink grey"), spaces={"wall upgrade": "U11"})
    found = mine(start, "place wall upgrade")
    assert (found["esteem"], found["upgrades"]) == (2, ["U11"])
    assert "generators.green" not in found  # one paid, one received
    start = alone(
        seat("green black grey"),
        spaces={
            "wall upgrade": "U9",
            "stonehenge crystals": "pink",
            "machu crystals": "pink blue",
            "angkor crystals": None,
        },
    )
    match = play(start, "place wall upgrade")
    assert legal(match) == ["pick stonehenge pink", "pick machu blue", "pick machu pink", "stop"]
    assert mine(start, "place wall upgrade", "pick machu pink") == {
        "generators.green": [], "generators.black": [], "generators.grey": [],
        "generators.pink": ["pink"], "upgrades": ["U9"], "gold": 9, "portal": 1,
    }  # fmt: skip


def test_ST_5_10_its_income_comes_in_every_later_income_phase() -> None:
    boards = (seat("green blue black"), seat(resting=True))
    start = table(seats=boards, by={"giza gold": 0}, card=1)
    match = play(start, "place wall upgrade", "pass")
    settle(match)
    found = position_of(match)
    assert (found["round"], found["phase"]) == (3, "actions")
    assert (found["seats"][0]["gold"], found["seats"][0]["esteem"]) == (8 + 4 + 4, 1 + 1)


def test_ST_5_10_more_than_four_upgrades_are_allowed() -> None:
    start = alone(seat(upgrades=["U1", "U2", "U3", "U4"]))
    found = mine(start, "place wall upgrade")
    assert found["upgrades"] == ["U1", "U2", "U3", "U4", "U7"]
    assert (found["gold"], found["esteem"]) == (12, 1)  # only its own income


# Gold.


@pytest.mark.parametrize(
    ("space", "gained"),
    [("stonehenge", {"gold": 15}), ("giza", {"gold": 14, "steam": 2}), ("machu", {"gold": 16})],
)
def test_ST_5_11_the_printed_amount(space: str, gained: Position) -> None:
    start = alone(seat(""))
    assert mine(start, f"place {space} gold") == gained
    assert after(start, f"place {space} gold")["bank"] == 92 - (gained["gold"] - 8)


def test_ST_5_11_as_far_as_the_bank_has_it() -> None:
    start = table(seats=(seat("grey grey"),), bank=5)
    assert brought(start, "place machu gold") == {"seats.0.gold": 13, "bank": 0}
    start = table(seats=(seat("grey grey"),), bank=9)
    assert brought(start, "place machu gold") == {"seats.0.gold": 17, "bank": 0}


# Expeditions.


@pytest.mark.parametrize(
    ("orange", "gained"),
    [
        ("", {}),
        ("orange", {"esteem": 5}),
        ("orange*", {"esteem": 5}),
        ("orange orange", {"esteem": 5, "gold": 14}),
        ("orange orange orange*", {"esteem": 7, "gold": 14}),
        ("orange orange* orange* orange*", {"esteem": 7, "gold": 14, "steam": 2}),
        ("orange orange orange orange orange", {"esteem": 10, "gold": 14, "steam": 2}),
    ],
)
def test_ST_5_12_as_many_reward_cells_as_orange_crystals(orange: str, gained: Position) -> None:
    found = mine(alone(seat(f"green blue black {orange}")), "place giza expedition")
    paid: Position = {f"generators.{colour}": [] for colour in ("green", "blue", "black")}
    assert found == paid | {"expeditions": ["X7"]} | gained


def test_ST_5_12_crystals_count_after_paying() -> None:
    """X8 for D E F: pink, grey and one of the orange ones."""
    start = alone(seat("pink grey orange orange"))
    assert mine(start, "place easter expedition") == {
        "generators.pink": [], "generators.grey": [], "generators.orange": ["orange"],
        "expeditions": ["X8"], "esteem": 7,
    }  # fmt: skip
    start = alone(seat("green blue orange orange", steam=1))
    assert mine(start, "place giza expedition") == {
        "generators.green": [], "generators.blue": [], "generators.orange": ["orange"],
        "steam": 0, "expeditions": ["X7"], "esteem": 5,
    }  # fmt: skip


def test_ST_5_12_a_time_crystal_among_the_rewards() -> None:
    match = play(alone(seat("pink grey orange orange orange*")), "place easter expedition")
    assert position_of(match)["seats"][0]["esteem"] == 7
    assert position_of(match)["seats"][0]["generators"]["orange"] == ["orange", "orange"]
    assert legal(match) == INTO_ALL
    found = after(match, "into orange")
    assert found["seats"][0]["generators"]["orange"] == ["orange", "orange", "time"]
    assert (found["actor"], found["mine"]) == (1, 29)


def test_ST_5_12_more_crystals_than_cells() -> None:
    game, data = with_data(("expeditions.X7.rewards", [{"esteem": 5}, {"gold": 6}]))
    start = alone(seat("green blue black orange orange orange orange"), data=data)
    found = brought(start, "place giza expedition", game=game)
    assert (found["seats.0.esteem"], found["seats.0.gold"]) == (5, 14)
    assert "seats.0.steam" not in found


def test_ST_5_12_the_bonus_is_that_of_the_expedition_just_taken() -> None:
    start = alone(seat("green blue black orange", expeditions=["X6", "X1"]))
    found = mine(start, "place giza expedition")
    assert (found["expeditions"], found["esteem"]) == (["X6", "X1", "X7"], 5)
