"""What a view says besides the position: effort, generators, spaces, cards, prices."""

from typing import Any

import msgspec
import pytest

from spieluhr.core.match import Match
from tests.builders import Position, load, play, position_of
from tests.games.steam_time.builders import COLOURS, DATA, new, seat, settle, table
from tests.games.steam_time.clause_builders import with_data


def view_of(match: Match, who: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(match.view(who))
    return found


def everybody(match: Match) -> list[dict[str, Any]]:
    return [view_of(match, who) for who in (None, 0, 1)]


@pytest.mark.parametrize(
    ("card", "colours"),
    [
        ("F1", "green blue black pink grey orange"),
        ("F2", "blue black pink grey orange green"),
        ("F10", "blue orange pink green black grey"),
    ],
)
def test_ST_2_4_a_view_names_the_colour_of_each_letter(card: str, colours: str) -> None:
    expected = dict(zip("ABCDEF", colours.split(), strict=True))
    for view in everybody(load(table(effort=card))):
        assert view["effort"] == expected


def test_ST_2_4_before_the_first_effort_card_no_letter_has_a_colour() -> None:
    match = new()
    assert view_of(match)["effort"] == {}
    for name in ("wall", "machu", "giza", "stonehenge", "angkor", "easter"):
        play(match, f"monument {name}")
    play(match, "effort F1")
    assert list(view_of(match)["effort"].values()) == COLOURS


def test_ST_1_2_a_view_shows_the_slots_and_where_they_cost() -> None:
    for view in everybody(load(table())):
        shown = {
            colour: (generator["slots"], generator["surcharge_slots"])
            for colour, generator in view["generators"].items()
        }
        assert shown == {
            "green": (4, [4]),
            "blue": (4, [4]),
            "black": (2, [2]),
            "pink": (3, [3]),
            "grey": (4, [4]),
            "orange": (5, [4, 5]),
        }


def test_ST_5_6_a_view_counts_everybodys_bonus() -> None:
    """Per crystal of either kind: 1 esteem, steam, T.I.M.E. crystal, portal step, or 2 gold."""
    board = seat("green green green blue black pink pink grey grey grey orange")
    board["generators"]["blue"] = ["blue", "time"]
    match = load(table(seats=(board, seat(""))))
    for view in everybody(match):
        bonus = {colour: view["generators"][colour]["bonus"] for colour in COLOURS}
        assert bonus == {
            "green": [{"esteem": 3}, {}],
            "blue": [{"steam": 2}, {}],
            "black": [{"time_crystal": 1}, {}],
            "pink": [{"portal": 2}, {}],
            "grey": [{"gold": 6}, {}],
            "orange": [{}, {}],  # opens reward cells
        }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_2_2_a_view_shows_what_is_printed_on_the_spaces_there_are(players: int) -> None:
    expected: Position = {}
    for monument in DATA["monuments"]:
        for space in monument["spaces"]:
            if space["from_players"] > players:
                continue
            amounts = [space[key] for key in ("reveal", "crystals", "gold") if key in space]
            printed: Position = {"amount": amounts[0]} if amounts else {}
            printed |= {"extra": space["extra"]} if space.get("extra") else {}
            expected[f"{monument['id']} {space['kind']}"] = printed
    for view in everybody(load(table(players))):
        assert view["spaces"] == expected


def test_ST_2_2_an_owners_spaces_are_shown_as_they_are_printed() -> None:
    extra = {"gold": 1, "steam": 2, "esteem": 3, "portal": 4, "time_crystal": 5}
    game, data = with_data(
        ("monuments.stonehenge.spaces.gold.gold", 9),
        ("monuments.stonehenge.spaces.gold.extra", extra),
    )
    view = view_of(load(table(data=data), game))
    assert view["spaces"]["stonehenge gold"] == {"amount": 9, "extra": extra}


def test_ST_8_a_view_explains_every_card_that_lies_open() -> None:
    """And no other: what is still in a deck stays there."""
    spaces = {"wall upgrade": "U9", "machu expedition": "X7", "wall mission": "M12"}
    mine = seat(upgrades=["U1"], expeditions=["X2"], missions=["M7"])
    match = load(table(seats=(mine, seat(missions=["M31"])), spaces=spaces, effort="F2"))
    lying = {
        space["card"]
        for row in position_of(match)["stream"]
        for space in row["spaces"].values()
        if space.get("card")
    }
    for view in everybody(match):
        assert set(view["cards"]) == lying | {"U1", "X2", "M7", "M31"}
        assert view["cards"]["U1"] == {
            "round": 1,
            "cost": "AB",
            "colours": ["blue", "black"],  # by F2
            "income": {"gold": 4},
        }
        assert view["cards"]["X2"] == {
            "name": "Andersons Creek",
            "round": 1,
            "cost": "CD",
            "colours": ["pink", "grey"],
            "rewards": DATA["expeditions"][1]["rewards"],
        }
        assert view["cards"]["M7"] == {"need": {"green": 2, "blue": 2}, "esteem": 8}
        assert view["cards"]["X7"]["name"] == DATA["expeditions"][6]["name"]


def test_ST_5_8_revealed_encounters_are_explained_while_they_lie_there() -> None:
    match = play(table(), "place giza encounter", "reveal N1", "reveal N16")
    for view in everybody(match):
        assert view["cards"]["N1"] == {
            "name": "Alfred Nobel",
            "top": {"pay": {}, "gain": {"steam": 2, "esteem": 1}},
            "bottom": {"pay": {"steam": 2}, "gain": {"esteem": 5}},
        }
        purple = {entry["id"]: entry["colour"] == "purple" for entry in DATA["encounters"]}
        assert view["cards"]["N16"].get("purple", False) == purple["N16"]
        assert "N2" not in view["cards"]
    assert not [code for code in view_of(load(table()))["cards"] if code.startswith("N")]


@pytest.mark.parametrize("card", [entry["id"] for entry in DATA["encounters"]])
def test_ST_5_8_a_view_says_whose_lower_action_is_purple(card: str) -> None:
    other = "N1" if card != "N1" else "N2"
    match = play(table(), "place giza encounter", f"reveal {card}", f"reveal {other}")
    found = [entry["colour"] for entry in DATA["encounters"] if entry["id"] == card]
    assert view_of(match)["cards"][card].get("purple", False) == (found == ["purple"])


def test_ST_3_2_a_view_names_prices_and_limits() -> None:
    names = ("rounds", "steam_max", "portal_dial", "crystal_price", "surcharge")
    for view in everybody(load(table())):
        assert [view[name] for name in names] == [5, 10, 5, 2, 2]


def test_ST_5_13_an_owners_dial_is_shown() -> None:
    game, data = with_data(("constants.portal_dial", 7))
    assert view_of(load(table(data=data), game))["portal_dial"] == 7


def test_ST_5_2_previews_are_only_for_whoever_is_asked() -> None:
    match = load(table(seats=(seat(gold=9), seat(gold=9))))
    mine = view_of(match, 0)["previews"]
    assert mine["place stonehenge gold"]["gains"]["gold"] == 7 + 2  # and the grey bonus
    assert "pays" not in mine["place stonehenge gold"]
    assert view_of(match, 1)["previews"] == view_of(match, None)["previews"] == {}
    later = settle(play(match, "place stonehenge gold"))
    assert view_of(later, 0)["previews"] == {}
    assert "place giza gold" in view_of(later, 1)["previews"]
