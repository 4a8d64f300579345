"""When the board is filled, and what waits on the stack (ST-9.8, ST-9.9)."""

from tests.builders import after, legal, load, play, position_of
from tests.games.steam_time.builders import (
    COLOURS,
    MONUMENTS,
    codes,
    new,
    news,
    seat,
    settle,
    table,
)
from tests.games.steam_time.clause_builders import (
    EASTER,
    GIZA,
    alone,
    do,
    last_turn,
    met,
    with_data,
)
from tests.games.steam_time.test_positions import ON_GIZA


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
