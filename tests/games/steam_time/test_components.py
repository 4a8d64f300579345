"""What is in the box (ST-1.1, ST-1.2)."""

import pytest

from spieluhr.core.errors import Malformed
from tests.builders import after, legal, load, play, position_of
from tests.games.steam_time.builders import (
    COLOURS,
    GAME,
    MONUMENTS,
    codes,
    last_pass,
    new,
    seat,
    settle,
    table,
)

SLOTS = {"green": 4, "blue": 4, "black": 2, "pink": 3, "grey": 4, "orange": 5}
DEAR = {"green": [4], "blue": [4], "black": [2], "pink": [3], "grey": [4], "orange": [4, 5]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_1_1_for_two_to_four(players: int) -> None:
    assert len(position_of(new(players))["seats"]) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_ST_1_1_and_for_nobody_else(players: int) -> None:
    with pytest.raises(Malformed):
        GAME.read_options({"players": players})


def test_ST_1_1_five_rounds() -> None:
    match = settle(play(last_pass(round=4), "pass"))
    assert (position_of(match)["round"], position_of(match)["phase"]) == (5, "actions")
    over = after(last_pass(round=5), "pass")
    assert (over["round"], over["phase"], over["actor"]) == (5, "over", "over")


def test_ST_1_1_six_monuments_from_the_bottom_to_the_top() -> None:
    match = new()
    assert legal(match) == [f"monument {monument}" for monument in MONUMENTS]
    for name in ("wall", "machu", "giza", "stonehenge", "angkor", "easter"):
        play(match, f"monument {name}")
    found = [row["monument"] for row in position_of(match)["stream"]]
    assert found == ["wall", "machu", "giza", "stonehenge", "angkor", "easter"]


def test_ST_1_1_an_airship_board_for_everyone() -> None:
    for board in position_of(new(4))["seats"]:
        assert list(board["generators"]) == COLOURS
        assert (board["airships"], board["height"], board["resting"]) == (3, None, False)
        assert (board["portal"], board["esteem"]) == (0, 0)
        assert board["upgrades"] == board["expeditions"] == board["missions"] == []


@pytest.mark.parametrize("now", [1, 2, 3, 4, 5])
def test_ST_1_1_six_upgrades_and_six_expeditions_of_each_round(now: int) -> None:
    match = new(4) if now == 1 else play(last_pass(round=now - 1), "pass")
    found: dict[str, list[str]] = {}
    while match.actor < 0:
        possible = legal(match)
        found.setdefault(possible[0].split()[0], possible)
        play(match, possible[0])
    numbers = range(6 * now - 5, 6 * now + 1)
    assert found["upgrade"] == [f"upgrade U{n}" for n in numbers]
    assert found["expedition"] == [f"expedition X{n}" for n in numbers]


def test_ST_1_1_decks() -> None:
    assert position_of(new())["decks"] == {
        "effort": codes("F", 12),
        "missions": codes("M", 32),
        "encounters": codes("N", 24),
        "encounter_discard": [],
    }


def test_ST_1_1_crystals_gold_and_the_start_player_card() -> None:
    found = position_of(new())
    held = [c for board in found["seats"] for g in board["generators"].values() for c in g]
    for colour in COLOURS:
        assert found["bag"][colour] + held.count(colour) == 15
    assert found["mine"] == 30
    assert found["bank"] + sum(board["gold"] for board in found["seats"]) == 100
    assert found["card"] is None


FIVE = "green green blue blue black pink pink grey grey orange orange"


@pytest.mark.parametrize(
    ("lines", "gold", "steam", "esteem", "portal"),
    [
        (["place stonehenge mission"], 8, 1, 2, 0),
        # Fugger: 7 gold.
        (["place easter encounter", "reveal N5", "reveal N1", "reveal N2", "choose N5", "top"],
         15, 3, 0, 0),
        # Green, blue and black are paid; 4 gold and 1 esteem at once.
        (["place wall upgrade"], 12, 1, 1, 2),
        (["place stonehenge gold"], 19, 1, 0, 0),
        # Himeji Castle: 5 esteem, then 6 gold.
        (["place giza expedition"], 14, 1, 5, 0),
    ],
)  # fmt: skip
def test_ST_1_2_each_action_has_its_generator(
    lines: list[str], gold: int, steam: int, esteem: int, portal: int
) -> None:
    """With two crystals in the one that counts; the spaces have no extra."""
    start = table(seats=(seat(FIVE),), spaces={"wall upgrade": "U7", "giza expedition": "X7"})
    board = after(start, *lines)["seats"][0]
    assert (board["gold"], board["steam"]) == (gold, steam)
    assert (board["esteem"], board["portal"]) == (esteem, portal)


@pytest.mark.parametrize("black", [0, 1, 2])
def test_ST_1_2_the_laboratory_gives_time_crystals_for_crystals(black: int) -> None:
    start = table(seats=(seat("black " * black),), spaces={"stonehenge crystals": "green"})
    match = play(start, "place stonehenge crystals")
    for _ in range(black):
        assert legal(match)[0] == "into green"
        play(match, "into green")
    assert position_of(match)["actor"] == 1
    assert position_of(match)["mine"] == 30 - black


@pytest.mark.parametrize("colour", COLOURS)
def test_ST_1_2_slots_and_those_that_cost_two_gold(colour: str) -> None:
    """Where the T.I.M.E. crystal of the start player card can go, and for what."""
    for held in range(SLOTS[colour] + 1):
        for gold in (0, 1, 2):
            board = seat(f"{colour} " * held, gold=gold, resting=True)
            start = table(turn=1, seats=(seat(resting=True), board))
            dear = held + 1 in DEAR[colour]
            match = load(start)
            fits = held < SLOTS[colour] and (gold == 2 or not dear)
            assert (f"crystal {colour}" in legal(match, "card")) == fits
            if fits:
                found = after(match, f"crystal {colour}")
                assert found["seats"][1]["gold"] == gold - (2 if dear else 0)
                assert found["seats"][1]["generators"][colour] == [colour] * held + ["time"]
