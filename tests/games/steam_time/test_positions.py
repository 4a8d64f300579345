"""Positions and the stack of what is under way as JSON (ST-9.5 to ST-9.9)."""

import json
import random
from typing import Any

import pytest

from spieluhr.core.match import Match
from tests.games.steam_time.build import (
    EASTER,
    GIZA,
    alone,
    do,
    last_turn,
    met,
    random_game,
    with_data,
)
from tests.games.steam_time.world import (
    COLOURS,
    EXAMPLE,
    KINDS,
    MONUMENTS,
    Position,
    after,
    codes,
    legal,
    load,
    new,
    news,
    play,
    position_of,
    seat,
    settle,
    table,
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


def test_ST_9_8_set_up_is_the_supply_of_round_1() -> None:
    start = position_of(new(3))
    board = seat()
    assert start == {
        "game": "steam_time", "players": 3, "round": 1, "phase": "supply", "actor": "chance",
        "turn": 0, "start": 0, "start_moved": False, "card": None, "passes": 0, "effort": None,
        "stream": [],
        "seats": [
            board | {"gold": gold, "steam": steam, "airships": 3, "height": None}
            for gold, steam in ((8, 1), (10, 1), (10, 2))
        ],
        "bank": 72, "mine": 30,
        "bag": dict.fromkeys(COLOURS, 12) | {"orange": 15},
        "decks": {
            "effort": codes("F", 12), "missions": codes("M", 32),
            "encounters": codes("N", 24), "encounter_discard": [],
        },
        "extra_actions": [], "todo": [do("supply")],
    }  # fmt: skip
    match = play(new(3), "monument giza")
    found = position_of(match)
    assert found["stream"] == [
        {
            "monument": "giza",
            "spaces": {
                "mission": {"by": None, "card": None},
                "encounter": {"by": None},
                "gold": {"by": None},
                "expedition": {"by": None, "card": None},
            },
        }
    ]
    play(match, *[f"monument {m}" for m in MONUMENTS if m != "giza"])
    assert position_of(match)["effort"] is None
    found = after(match, "effort F7")
    assert (found["effort"], found["phase"], found["todo"]) == ("F7", "supply", [do("supply")])
    assert "F7" not in found["decks"]["effort"]


def test_ST_9_8_at_the_end_of_the_phase_at_once() -> None:
    boards = (seat(steam=0, resting=True), seat(), seat(steam=3))
    start = table(3, seats=boards, start=2, turn=1, passes=1, by={"machu gold": 2})
    match = play(start, "pass", "pass")  # seat 2 has passed last
    assert news(start, position_of(match)) == {
        "seats.1.resting": True, "seats.2.resting": True, "turn": 2, "actor": 2, "passes": 0,
        "start_moved": False, "todo": [do("supply"), do("special", 2)],
    }  # fmt: skip


def test_ST_9_8_when_supply_comes_up() -> None:
    start = last_turn(seat(), seat(), start=1, by={"stonehenge gold": 0, "giza gold": 1})
    found = after(start, "pass")
    assert (found["round"], found["card"], found["effort"]) == (3, None, None)
    assert (found["phase"], found["actor"], found["start"]) == ("supply", "chance", 1)
    assert [row["monument"] for row in found["stream"]] == ["machu", *MONUMENTS[:5]]
    assert found["stream"][0]["spaces"] == {
        "crystals": {"by": None, "crystals": {}},
        "gold": {"by": None},
        "expedition": {"by": None, "card": None},
    }
    for board in found["seats"]:
        assert (board["airships"], board["height"], board["resting"]) == (3, None, False)


def test_ST_9_8_after_round_5_all_stays_as_it_is() -> None:
    by = {"stonehenge gold": 0, "giza gold": 1}
    boards = (seat(missions=["M25"]), seat())
    start = last_turn(*boards, start=1, by=by, round=5)
    assert news(start, after(start, "pass")) == {
        "seats.1.resting": True, "phase": "end", "start": 1, "start_moved": False,
        "actor": 0, "todo": [do("fulfil", 0, mission="M25")],
    }  # fmt: skip


def test_ST_9_8_what_has_run_out_is_skipped() -> None:
    """One mission is left for three spaces."""
    match = play(last_turn(seat(), seat(), missions="M30"), "pass")
    settle(match)
    found = position_of(match)
    missions = [row["spaces"].get("mission") for row in found["stream"]]
    assert [space["card"] for space in missions if space] == ["M30", None, None]
    assert found["decks"]["missions"] == []


def test_ST_9_8_deposits_are_filled_while_the_bag_has_crystals() -> None:
    """All but 7 black and 3 pink crystals lie in generators; there is room for 19."""
    many = {"green": (4, 4, 4, 3), "blue": (4, 4, 4, 3), "black": (2, 2, 2, 2)}
    many |= {"pink": (3, 3, 3, 3), "grey": (4, 4, 4, 3), "orange": (5, 5, 5, 0)}
    boards = [
        seat(" ".join(colour for colour in COLOURS for _ in range(many[colour][number])))
        for number in range(4)
    ]
    names = ("stonehenge", "giza", "wall", "angkor", "machu")
    start = last_turn(*boards, spaces={f"{name} crystals": None for name in names})
    assert start["bag"] == dict.fromkeys(COLOURS, 0) | {"black": 7, "pink": 3}
    match = settle(play(start, "pass"))
    found = position_of(match)
    assert found["bag"] == dict.fromkeys(COLOURS, 0)
    deposits = {row["monument"]: row["spaces"].get("crystals") for row in found["stream"]}
    lying = {name: sum(space["crystals"].values()) for name, space in deposits.items() if space}
    assert lying == {"machu": 5, "stonehenge": 4, "giza": 1, "wall": 0, "angkor": 0}
    assert found["stream"][2]["spaces"]["expedition"]["card"] is not None  # of Giza
    assert found["phase"] == "actions"


def test_ST_9_9_place_pushes_action_on_extra_on_bonus() -> None:
    found = after(alone(seat()), *GIZA)["todo"]
    assert [entry["do"] for entry in found] == [
        *("end_turn", "extra_actions", "bonus", "gain", "reveal")
    ]
    found = after(alone(seat()), *EASTER)["todo"]  # no extra is printed there
    assert [entry["do"] for entry in found] == ["end_turn", "extra_actions", "bonus", "reveal"]


def test_ST_9_9_mister_is_replaced_like_place() -> None:
    match = play(alone(seat(portal=4)), "place wall mission", "mister giza encounter")
    assert position_of(match)["todo"] == [
        *ON_GIZA,
        do("reveal", 0, left=2, cards=[]),
    ]


def test_ST_9_9_the_card_leaves_and_what_you_have_is_paid_at_once() -> None:
    start = alone(seat("green green pink grey", steam=3))
    found = news(start, after(start, "place wall upgrade"))
    assert found["stream.wall.upgrade.card"] is None
    assert found["seats.0.generators.green"] == ["green"]
    assert "seats.0.steam" not in found  # it goes with each crystal
    assert after(start, "place wall upgrade", "pay green")["seats"][0]["steam"] == 2


def test_ST_9_9_gold_steam_and_named_colours_are_paid_before_crystals_are_asked_for() -> None:
    game, data = with_data(
        ("encounters.N2.bottom.pay", {"gold": 3, "steam": 1, "pink": 1, "crystals_any_colours": 1})
    )
    start = alone(seat("green pink pink"), data=data)
    match = play(load(start, game), *met("N2", "bottom"))
    found = position_of(match)["seats"][0]
    assert (found["gold"], found["steam"], found["generators"]["pink"]) == (5, 0, ["pink"])
    assert legal(match) == ["pay green", "pay pink"]
    assert position_of(match)["todo"][-2:] == [
        do("gain", 0, what={"esteem": 6}),
        do("pay_any", 0, left=1, from_="green"),
    ]


def test_ST_9_9_a_gain_is_replaced_the_first_on_top() -> None:
    """Everything that can be gained, at once."""
    gain = {
        "gold": 1, "steam": 2, "esteem": 3, "portal": 1, "crystals_any_colours": 1,
        "time_crystal": 2, "crystal_from_deposit": 1,
    }  # fmt: skip
    game, data = with_data(("encounters.N2.top.gain", gain))
    match = play(load(alone(seat(""), data=data), game), *met("N2"))
    assert position_of(match)["todo"][4:] == [
        do("pick", 0, left=1, from_="stonehenge green"),
        do("into", 0, left=2, from_="green"),
        do("take_any", 0, left=1, from_="green"),
    ]
    board = position_of(match)["seats"][0]
    assert [board[key] for key in ("gold", "steam", "esteem", "portal")] == [9, 3, 3, 1]
    gain = {"crystals_one_colour": 2, "time_crystal": 1}
    game, data = with_data(("encounters.N2.top.gain", gain))
    match = play(load(alone(seat(""), data=data), game), *met("N2"))
    assert position_of(match)["todo"][4:] == [
        do("into", 0, left=1, from_="green"),
        do("take_one", 0, left=2),
    ]


def test_ST_9_9_one_take_for_each_colour() -> None:
    gain = {"green": 1, "blue": 2, "orange": 1}
    game, data = with_data(("encounters.N2.top.gain", gain))
    held = "green green green blue blue blue orange orange orange"
    match = play(load(alone(seat(held), data=data), game), *met("N2", "top"))
    takes = [("orange", 1), ("blue", 2), ("green", 1)]
    assert position_of(match)["todo"][4:] == [
        {"do": "take", "seat": 0, "colour": colour, "left": left} for colour, left in takes
    ]
    play(match, "stop")
    assert legal(match) == ["take blue", "stop"]


def test_ST_9_9_purple_waits_below_the_payment_and_gain_of_the_active_player() -> None:
    game, data = with_data(("encounters.N4.top.pay", {"crystals_any_colours": 1}))
    match = play(load(table(3, start=1, data=data), game), *met("N4"))
    assert position_of(match)["todo"][4:] == [
        do("purple", 0, card="N4"),
        do("purple", 2, card="N4"),
        do("gain", 1, what={"gold": 10}),
        do("pay_any", 1, left=1, from_="green"),
    ]
