"""Positions and the stack of what is under way as JSON (ST-9.5 to ST-9.9)."""

import json
import random
from typing import Any

import pytest

from spieluhr.core.match import Match
from tests.builders import Position, after, legal, load, play, position_of
from tests.games.steam_time.builders import (
    COLOURS,
    EXAMPLE,
    KINDS,
    news,
    seat,
    settle,
    table,
)
from tests.games.steam_time.clause_builders import (
    GIZA,
    alone,
    do,
    last_turn,
    met,
    random_game,
)


def in_order(written: Position) -> Position:
    """The same with lists that have no order sorted (ST-9.7)."""
    loose = ("upgrades", "missions", "effort", "encounters", "encounter_discard", "cards")

    def inner(part: Any, key: str = "") -> Any:
        if isinstance(part, dict):
            return {name: inner(value, name) for name, value in part.items()}
        if isinstance(part, list):
            parts = [inner(value) for value in part]
            return sorted(parts) if key in loose else parts
        return part

    found: Position = inner(written)
    return found


def test_ST_9_5_the_example_is_read_and_written_alike() -> None:
    found = after(EXAMPLE)
    assert json.dumps(in_order(found)) == json.dumps(in_order(EXAMPLE))
    match = load(EXAMPLE)
    assert (match.actor, legal(match)) == (1, ["pay green", "pay black", "pay grey"])


def test_ST_9_5_the_example_goes_on() -> None:
    """No orange crystal, no reward; nobody has an airship, but the card is still there."""
    match = load(EXAMPLE)
    start = position_of(match)
    play(match, "pay grey")
    assert news(start, position_of(match)) == {
        "seats.1.steam": 0, "seats.1.generators.grey": [], "bag.grey": 14,
        "seats.1.expeditions": ["X7"], "turn": 0, "actor": 0, "todo": [],
    }  # fmt: skip
    assert legal(match) == ["card", "pass"]
    play(match, "pass")
    assert (match.actor, legal(match)) == (1, ["card", "pass"])
    found = after(match, "card")  # without steam no special action
    assert (found["round"], found["phase"], found["start"]) == (3, "supply", 1)


def test_ST_9_5_the_example_can_be_played_to_its_end() -> None:
    match, dice = load(EXAMPLE), random.Random(5)
    while not match.is_over:
        play(match, dice.choice(legal(match)))
    found = position_of(match)
    assert (found["round"], found["phase"], found["actor"]) == (5, "over", "over")
    assert after(found) == found


END = [do("end_turn"), do("extra_actions")]
ON_GIZA = [
    *END, do("bonus", 0, monument="giza", kind="encounter"), do("gain", 0, what={"esteem": 2}),
]  # fmt: skip
ON_WALL = [*END, do("bonus", 0, monument="wall", kind="upgrade")]
ON_MACHU = [*END, do("bonus", 0, monument="machu", kind="crystals")]
PAYING = alone(seat("green green pink grey", steam=3))
U9: dict[str, str | None] = {"wall upgrade": "U9"}
FULFIL = last_turn(seat(missions=["M21", "M30", "M25"]), seat(gold=12, missions=["M26"]), round=5)
LATER = [
    do("fulfil", 1, mission="M26"), do("fulfil", 0, mission="M30"), do("fulfil", 0, mission="M25"),
]  # fmt: skip
ENTRIES: list[tuple[Position, list[str], list[Position]]] = [
    (PAYING, ["place wall upgrade"],
     [*ON_WALL, do("receive", 0, card="U7"), do("pay", 0, left=2, from_="green")]),
    (PAYING, ["place wall upgrade", "pay green"],
     [*ON_WALL, do("receive", 0, card="U7"), do("pay", 0, left=1, from_="green")]),
    (alone(seat()), ["place machu crystals"],
     [*ON_MACHU, do("buy", 0, monument="machu", bought=0, from_="green")]),
    (alone(seat()), ["place machu crystals", "buy blue"],
     [*ON_MACHU, do("buy", 0, monument="machu", bought=1, from_="blue")]),
    (alone(seat()), GIZA, [*ON_GIZA, do("reveal", 0, left=2, cards=[])]),
    (alone(seat()), [*GIZA, "reveal N7"], [*ON_GIZA, do("reveal", 0, left=1, cards=["N7"])]),
    (alone(seat()), [*GIZA, "reveal N7", "reveal N2"],
     [*ON_GIZA, do("choose", 0, cards=["N2", "N7"])]),
    (alone(seat(steam=2)), met("N1"), [*ON_GIZA, do("half", 0, card="N1")]),
    (table(3), met("N21"), [*ON_GIZA, do("purple", 2, card="N21"), do("purple", 1, card="N21")]),
    (table(3), met("N21", "no"), [*ON_GIZA, do("purple", 2, card="N21")]),
    (table(3), met("N24", "stop", "yes"),
     [*ON_GIZA, do("purple", 2, card="N24"), do("gain", 1, what={"esteem": 4}),
      do("pay_any", 1, left=2, from_="green")]),
    (alone(seat()), met("N9", "bottom"),
     [*ON_GIZA, do("gain", 0, what={"esteem": 9}), do("pay_any", 0, left=3, from_="green")]),
    (alone(seat()), met("N9", "bottom", "pay blue"),
     [*ON_GIZA, do("gain", 0, what={"esteem": 9}), do("pay_any", 0, left=2, from_="blue")]),
    (alone(seat("blue blue grey grey")), met("N20", "bottom"),
     [*ON_GIZA, do("gain", 0, what={"esteem": 7}), do("pay_one", 0, left=2, from_="green")]),
    (alone(seat("green green green")), met("N3", "top"),
     [*ON_GIZA, do("take", 0, colour="green", left=2)]),
    (alone(seat("green green")), met("N3", "top"),
     [*ON_GIZA, do("take", 0, colour="green", left=1)]),
    (alone(seat("")), met("N14"), [*ON_GIZA, do("take_one", 0, left=3)]),
    (alone(seat("grey grey")), met("N14", "take grey"),
     [*ON_GIZA, do("take", 0, colour="grey", left=2)]),
    (alone(seat("")), met("N10"),
     [*ON_GIZA, do("purple", 1, card="N10"), do("take_any", 0, left=3, from_="green")]),
    (alone(seat("")), met("N10", "take pink"),
     [*ON_GIZA, do("purple", 1, card="N10"), do("take_any", 0, left=2, from_="pink")]),
    (alone(seat("")), met("N12"),
     [*ON_GIZA, do("purple", 1, card="N12"), do("into", 0, left=2, from_="green")]),
    (alone(seat("")), met("N12", "into pink"),
     [*ON_GIZA, do("purple", 1, card="N12"), do("into", 0, left=1, from_="pink")]),
    (alone(seat("green black grey"), spaces=U9), ["place wall upgrade"],
     [*ON_WALL, do("pick", 0, left=1, from_="stonehenge green")]),
    (table(by={"machu gold": 0}, turn=1), ["card"], [do("end_turn"), do("special", 1)]),
    (table(start=1), ["pass", "pass"], [do("supply"), do("special", 1)]),
    (alone(seat(portal=4)), ["place wall mission"], [*END, do("mister", 0)]),
    (last_turn(seat(), seat()), ["pass"], [do("supply")]),
    (FULFIL, ["pass"], [*LATER, do("fulfil", 0, mission="M21")]),
    (FULFIL, ["pass", "fulfil M21"],
     [*LATER, do("gain", 0, what={"esteem": 7}), do("pay_different", 0, left=4, from_="green")]),
    (FULFIL, ["pass", "fulfil M21", "pay green"],
     [*LATER, do("gain", 0, what={"esteem": 7}), do("pay_different", 0, left=3, from_="blue")]),
    (FULFIL, ["pass", "no"], LATER),
]  # fmt: skip
INCOMES = last_turn(seat(upgrades=["U9", "U4", "U10"]), seat(), seat())
INCOME = [
    do("income", 2), do("income", 1), do("extra_actions"),
    do("pick", 0, left=2, from_="stonehenge green"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(ENTRIES)))
def test_ST_9_6_the_stack_in_its_exact_form(number: int) -> None:
    start, lines, todo = ENTRIES[number]
    found = after(start, *lines)
    assert json.dumps(found["todo"]) == json.dumps(todo)
    assert after(found) == found


def test_ST_9_6_incomes() -> None:
    match = settle(play(INCOMES, "pass"))
    found = position_of(match)
    assert json.dumps(found["todo"]) == json.dumps(INCOME)
    assert (found["phase"], after(found)) == ("income", found)
    play(match, "pick machu green")
    left = do("pick", 0, left=1, from_="machu green")
    assert position_of(match)["todo"] == [*INCOME[:3], left]


def test_ST_9_6_all_kinds_of_entries_are_in_these_tests() -> None:
    found = {entry["do"] for _, _, todo in ENTRIES for entry in todo}
    assert found | {entry["do"] for entry in INCOME} == {
        *("end_turn", "extra_actions", "bonus", "receive", "pay", "buy", "reveal", "choose"),
        *("half", "purple", "pay_any", "pay_one", "pay_different", "gain", "take", "take_one"),
        *("take_any", "into", "pick", "special", "mister", "income", "fulfil", "supply"),
    }


def assert_well_formed(found: Position) -> None:
    """The sentences of ST-9.5 to ST-9.8 that hold at any time."""
    assert list(found) == list(EXAMPLE)
    assert list(found["decks"]) == list(EXAMPLE["decks"])
    assert list(found["bag"]) == COLOURS
    phase, todo = found["phase"], found["todo"]
    assert (found["actor"] == "over") == (phase == "over")
    top = todo[-1]["do"] if todo else None
    assert (found["actor"] == "chance") == (top in ("supply", "reveal"))
    if isinstance(found["actor"], int):
        assert found["actor"] == (todo[-1]["seat"] if todo else found["turn"])
    if phase != "actions":
        assert (found["turn"], found["passes"]) == (found["start"], 0)
        assert found["start_moved"] is False
    if phase in ("supply", "income"):
        assert found["card"] is None
        assert [board["height"] for board in found["seats"]] == [None] * found["players"]
    for row in found["stream"]:
        assert list(row["spaces"]) == [kind for kind in KINDS if kind in row["spaces"]]
        deposit = row["spaces"].get("crystals", {"crystals": {}})["crystals"]
        assert list(deposit) == [colour for colour in COLOURS if colour in deposit]
        assert 0 not in deposit.values()
    for board in found["seats"]:
        assert list(board) == list(EXAMPLE["seats"][0])
        assert list(board["generators"]) == COLOURS


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_ST_9_7_positions_of_whole_games(players: int, seed: int) -> None:
    def check(match: Match) -> None:
        found = position_of(match)
        assert_well_formed(found)
        if len(match.log) % 3 == 0:
            assert after(found) == found
            assert legal(found) == legal(match)

    assert random_game(players, seed, check).is_over


def test_ST_9_7_lists_without_an_order_may_come_in_any() -> None:
    mixed = json.loads(json.dumps(EXAMPLE))
    for deck in mixed["decks"].values():
        deck.reverse()
    mixed["seats"][0]["upgrades"].reverse()
    assert after(mixed) == after(EXAMPLE)
    choosing = after(alone(seat(missions=["M9", "M4"])), *GIZA, "reveal N7", "reveal N2")
    mixed = json.loads(json.dumps(choosing))
    mixed["todo"][-1]["cards"] = ["N7", "N2"]
    mixed["seats"][0]["missions"] = ["M9", "M4"]
    assert choosing["seats"][0]["missions"] == ["M4", "M9"]
    assert after(mixed) == choosing


def test_ST_9_7_expeditions_keep_theirs() -> None:
    start = alone(seat("green blue black", expeditions=["X6", "X2", "X4"]))
    found = after(start, "place giza expedition")
    assert found["seats"][0]["expeditions"] == ["X6", "X2", "X4", "X7"]


def test_ST_9_7_a_pass_by_itself_counts_like_any_pass() -> None:
    """Seat 1 has the card and no airship left; after its pass seat 2 is asked, not the end."""
    boards = (seat(resting=True), seat(), seat())
    by = {"stonehenge gold": 1, "giza gold": 1, "machu gold": 1}
    start = table(3, seats=boards, by=by, card=1, turn=2)
    found = after(start, "place wall mission")  # then seats 0 and 1 pass by themselves
    assert (found["turn"], found["passes"]) == (2, 2)
    assert [board["resting"] for board in found["seats"]] == [True, True, False]


def test_ST_9_7_place_and_card_end_the_row_of_passes() -> None:
    start = table(3, seats=(seat(resting=True), seat(resting=True)), turn=2, passes=2)
    assert after(start, "place machu gold")["passes"] == 0
    assert after(start, "card")["passes"] == 0


def test_ST_9_7_the_end_is_checked_before_the_next_one_passes_by_himself() -> None:
    """Seat 1 places the last airship: seat 0, who cannot do anything, does not pass first."""
    by = {"stonehenge gold": 0, "giza gold": 0, "wall mission": 0}
    by |= {"stonehenge mission": 1, "giza encounter": 1}
    found = after(table(by=by, turn=1, card=1, round=5), "place machu gold")
    assert (found["phase"], [board["resting"] for board in found["seats"]]) == (
        "over",
        [False, False],
    )


def test_ST_9_7_start_moved_by_place_or_pass_not_by_another() -> None:
    assert after(table())["start_moved"] is False
    assert after(table(), "place stonehenge gold")["start_moved"] is True
    assert after(table(), "pass")["start_moved"] is True
    assert after(table(), "place machu crystals")["start_moved"] is True  # from the move on
