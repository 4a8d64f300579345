"""Set-up (ST-2.1 to ST-2.4)."""

from typing import Any

import pytest

from spieluhr.core.match import Match
from tests.builders import after, legal, play, position_of, weights
from tests.games.steam_time.builders import (
    COLOURS,
    KINDS,
    MONUMENTS,
    codes,
    crystals,
    last_pass,
    new,
    seat,
    settle,
    table,
)

FROM_PLAYERS = {
    "stonehenge": {"mission": 2, "encounter": 3, "crystals": 2, "upgrade": 4, "gold": 2},
    "giza": {"mission": 3, "encounter": 2, "crystals": 4, "gold": 2, "expedition": 2},
    "wall": {"mission": 2, "encounter": 2, "crystals": 3, "upgrade": 2, "expedition": 4},
    "easter": {"mission": 4, "encounter": 2, "upgrade": 2, "gold": 3, "expedition": 2},
    "angkor": {"mission": 2, "crystals": 2, "upgrade": 2, "gold": 4, "expedition": 3},
    "machu": {"encounter": 4, "crystals": 2, "upgrade": 3, "gold": 2, "expedition": 2},
}
DEPOSITS = {"stonehenge": 4, "giza": 3, "wall": 4, "angkor": 3, "machu": 5}
ORDER = ["wall", "machu", "giza", "stonehenge", "angkor", "easter"]


def laid_out(players: int) -> Match:
    """All monuments are there; the effort card is due."""
    return play(new(players), *(f"monument {monument}" for monument in ORDER))


def spaces(written: dict[str, Any], kind: str) -> list[Any]:
    rows = written["stream"]
    return [row["spaces"][kind] for row in rows if kind in row["spaces"]]


def test_ST_2_1_start_resources_and_what_later_seats_get() -> None:
    found = position_of(new(4))
    own = "green blue black pink grey"
    assert [crystals(found, k) for k in range(4)] == [own, own, own, f"{own} orange"]
    assert [board["gold"] for board in found["seats"]] == [8, 10, 10, 8]
    assert [board["steam"] for board in found["seats"]] == [1, 1, 2, 1]
    assert [board["portal"] for board in found["seats"]] == [0, 0, 0, 0]
    assert [board["esteem"] for board in found["seats"]] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("players", "bank", "bag"),
    [
        (2, 82, [13, 13, 13, 13, 13, 15]),
        (3, 72, [12, 12, 12, 12, 12, 15]),
        (4, 64, [11, 11, 11, 11, 11, 14]),
    ],
)
def test_ST_2_1_out_of_bank_and_bag(players: int, bank: int, bag: list[int]) -> None:
    found = position_of(new(players))
    assert found["bank"] == bank
    assert found["bag"] == dict(zip(COLOURS, bag, strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_2_1_seat_0_starts(players: int) -> None:
    found = position_of(settle(new(players)))
    assert (found["start"], found["turn"], found["actor"]) == (0, 0, 0)
    assert (found["phase"], found["start_moved"], found["todo"]) == ("actions", False, [])


def test_ST_2_2_monuments_in_random_order() -> None:
    match = new()
    left = list(MONUMENTS)
    for monument in ("easter", "wall", "giza", "machu", "stonehenge", "angkor"):
        assert weights(match) == {f"monument {name}": 1 for name in left}
        play(match, f"monument {monument}")
        left.remove(monument)
    rows = position_of(match)["stream"]
    assert [row["monument"] for row in rows] == [
        "easter", "wall", "giza", "machu", "stonehenge", "angkor",
    ]  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_2_2_spaces_by_number_of_players(players: int) -> None:
    rows = position_of(laid_out(players))["stream"]
    assert {row["monument"]: list(row["spaces"]) for row in rows} == {
        monument: [kind for kind in KINDS if there.get(kind, 5) <= players]
        for monument, there in FROM_PLAYERS.items()
    }


@pytest.mark.parametrize(
    ("players", "missions", "upgrades", "expeditions"), [(2, 3, 3, 3), (3, 4, 4, 4), (4, 5, 5, 5)]
)
def test_ST_2_3_a_card_on_each_space_that_needs_one(
    players: int, missions: int, upgrades: int, expeditions: int
) -> None:
    found = position_of(settle(laid_out(players)))
    lying = {
        kind: [space["card"] for space in spaces(found, kind)]
        for kind in ("mission", "upgrade", "expedition")
    }
    assert [len(set(cards)) for cards in lying.values()] == [missions, upgrades, expeditions]
    assert set(lying["mission"]) <= set(codes("M", 32))
    assert set(lying["upgrade"]) <= set(codes("U", 6))  # of round I
    assert set(lying["expedition"]) <= set(codes("X", 6))


@pytest.mark.parametrize(("players", "number"), [(2, 12), (3, 16), (4, 19)])
def test_ST_2_3_crystals_from_the_bag_on_each_deposit(players: int, number: int) -> None:
    match = laid_out(players)
    before = sum(position_of(match)["bag"].values())
    found = position_of(settle(match))
    for row in found["stream"]:
        lying = row["spaces"].get("crystals", {}).get("crystals")
        assert lying is None or sum(lying.values()) == DEPOSITS[row["monument"]]
    assert sum(found["bag"].values()) == before - number


def test_ST_2_3_drawn_blindly_by_their_number_in_the_bag() -> None:
    match = play(laid_out(4), "effort F1", "mission M1")
    blind = {"green": 11, "blue": 11, "black": 11, "pink": 11, "grey": 11, "orange": 14}
    for colour in ("orange", "orange", "green", "orange"):  # the four of the wall
        assert weights(match) == {f"draw {name}": number for name, number in blind.items()}
        play(match, f"draw {colour}")
        blind[colour] -= 1
    deposit = position_of(match)["stream"][0]["spaces"]["crystals"]
    assert deposit == {"by": None, "crystals": {"green": 1, "orange": 3}}


def test_ST_2_3_upgrades_and_expeditions_beyond_that_go_out_missions_stay() -> None:
    wishes = ["mission M7", "mission M1", "mission M32"]
    wishes += ["upgrade U2", "upgrade U3", "upgrade U5"]
    wishes += ["expedition X4", "expedition X6", "expedition X1"]
    found = position_of(settle(laid_out(2), *wishes))
    assert [space["card"] for space in spaces(found, "mission")] == ["M7", "M1", "M32"]
    deck = [code for code in codes("M", 32) if code not in ("M7", "M1", "M32")]
    assert found["decks"]["missions"] == deck
    # Nobody can meet the others again: round II has its own.
    match = play(last_pass(round=1, spaces={"wall upgrade": "U2", "giza expedition": "X4"}), "pass")
    offered: set[str] = set()
    while match.actor < 0:
        offered |= set(legal(match))
        play(match, legal(match)[0])
    assert {line for line in offered if line.split()[0] in ("upgrade", "expedition")} == {
        *(f"upgrade U{n}" for n in range(7, 13)),
        *(f"expedition X{n}" for n in range(7, 13)),
    }


EFFORTS = {
    "F1": "green blue black pink grey orange",
    "F2": "blue black pink grey orange green",
    "F6": "orange green blue black pink grey",
    "F7": "green black grey blue orange pink",
    "F10": "blue orange pink green black grey",
    "F12": "pink green black grey blue orange",
}


def test_ST_2_4_twelve_cards_each_as_likely() -> None:
    assert weights(laid_out(2)) == {f"effort F{n}": 1 for n in range(1, 13)}
    found = after(laid_out(2), "effort F8")
    assert found["effort"] == "F8"
    assert found["decks"]["effort"] == [code for code in codes("F", 12) if code != "F8"]


@pytest.mark.parametrize("card", EFFORTS)
def test_ST_2_4_it_gives_each_letter_a_colour(card: str) -> None:
    """U9 costs A, C and E: these are paid, whatever else is there."""
    colours = EFFORTS[card].split()
    start = table(
        effort=card,
        spaces={"wall upgrade": "U9", "stonehenge crystals": None, "angkor crystals": None}
        | {"machu crystals": None},
        seats=(seat(" ".join(COLOURS)),),
    )
    match = play(start)
    assert match.view(0).effort == dict(zip("ABCDEF", colours, strict=True))
    found = after(match, "place wall upgrade")
    paid = {colours[0], colours[2], colours[4]}
    assert crystals(found, 0) == " ".join(colour for colour in COLOURS if colour not in paid)


def test_ST_2_4_one_per_round_five_in_all() -> None:
    match = settle(laid_out(2))
    opened = [position_of(match)["effort"]]
    while position_of(match)["phase"] != "over":
        found = position_of(match)
        if found["round"] > len(opened):
            opened.append(found["effort"])
            assert sorted([*opened, *found["decks"]["effort"]]) == sorted(codes("F", 12))
        play(match, "none" if found["todo"] else "pass")
        settle(match)
    assert len(set(opened)) == len(opened) == 5
    assert len(position_of(match)["decks"]["effort"]) == 7
