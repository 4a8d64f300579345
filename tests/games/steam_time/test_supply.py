"""Phase 3, supply (ST-6.1)."""

from typing import Any

import pytest

from spieluhr.core.match import Match
from tests.builders import Position, after, legal, load, play, position_of, weights
from tests.games.steam_time.builders import COLOURS, codes, last_pass, news, seat, settle, table

STREAM = ["wall", "machu", "giza", "stonehenge", "angkor", "easter"]
TURNED = ["easter", "wall", "machu", "giza", "stonehenge", "angkor"]


def supply(*boards: Position, **changes: Any) -> Match:
    """The last pass has just been made: the effort card is due."""
    return play(last_pass(*boards, **({"stream": STREAM} | changes)), "pass")


def asked(match: Match) -> list[str]:
    """What chance decides, one word each, until somebody has to decide."""
    words = []
    while position_of(match)["actor"] == "chance":
        line = legal(match)[0]
        words.append(line.split()[0])
        play(match, line)
    return words


def row(found: Position, monument: str) -> Position:
    rows: dict[str, Position] = {line["monument"]: line["spaces"] for line in found["stream"]}
    return rows[monument]


def test_ST_6_1_airships_home() -> None:
    by = {"machu gold": 0, "giza gold": 1, "easter encounter": 0, "wall encounter": 1}
    found = position_of(supply(by=by))
    spaces = [space for line in found["stream"] for space in line["spaces"].values()]
    assert {space["by"] for space in spaces} == {None}
    for board in found["seats"]:
        assert (board["airships"], board["height"], board["resting"]) == (3, None, False)


def test_ST_6_1_the_top_monument_moves_to_the_bottom() -> None:
    found = position_of(supply())
    assert [line["monument"] for line in found["stream"]] == TURNED


def test_ST_6_1_crystals_left_go_into_the_bag() -> None:
    spaces = {"machu crystals": "green green", "stonehenge crystals": "pink", "angkor crystals": ""}
    start = last_pass(stream=STREAM, spaces=spaces)
    found = after(start, "pass")
    bag = start["bag"]
    assert found["bag"] == {**bag, "green": bag["green"] + 2, "pink": bag["pink"] + 1}
    for monument in ("machu", "stonehenge", "angkor"):
        assert row(found, monument)["crystals"] == {"by": None, "crystals": {}}


def test_ST_6_1_cards_left_go_out_of_the_game() -> None:
    spaces = {"wall mission": "M30", "wall upgrade": "U8", "giza expedition": "X12"}
    match = supply(spaces=spaces)
    found = position_of(match)
    for line in found["stream"]:
        for space in line["spaces"].values():
            assert space.get("card") is None
    assert "M30" not in found["decks"]["missions"]
    offered: list[str] = []
    while position_of(match)["actor"] == "chance":
        offered += legal(match)
        play(match, legal(match)[0])
    for card in ("mission M30", "upgrade U8", "expedition X12"):
        assert card not in offered


def test_ST_6_1_the_effort_card_leaves_and_the_next_is_opened() -> None:
    match = supply(effort="F4")
    found = position_of(match)
    assert (found["round"], found["phase"], found["effort"]) == (3, "supply", None)
    deck = found["decks"]["effort"]
    assert len(deck) == 10
    assert "F4" not in deck
    assert weights(match) == {f"effort {card}": 1 for card in deck}
    found = after(match, "effort F9")
    assert found["effort"] == "F9"
    assert found["decks"]["effort"] == [card for card in deck if card != "F9"]


def test_ST_6_1_everything_else_stays() -> None:
    boards = (
        seat("green green* orange", gold=5, steam=7, portal=3, esteem=40, upgrades=["U1"]),
        seat("pink", expeditions=["X7", "X2"], missions=["M2", "M9"]),
    )
    start = last_pass(*boards, stream=STREAM, discard="N1 N2")
    found = after(start, "pass")
    changed = {path for path in news(start, found) if not path.startswith(("stream", "bag."))}
    assert changed == {
        "round", "phase", "actor", "turn", "start_moved", "card", "effort",
        "seats.0.resting", "todo",
    }  # fmt: skip
    assert found["todo"] == [{"do": "supply"}]


def test_ST_6_1_bottom_to_top_mission_crystals_upgrade_expedition() -> None:
    """For two: Easter Island has no mission and no deposit, Giza only an expedition."""
    assert asked(supply()) == [
        "effort",
        "upgrade", "expedition",  # easter
        "mission", "upgrade",  # wall
        "draw", "draw", "draw", "draw", "draw", "expedition",  # machu
        "expedition",  # giza
        "mission", "draw", "draw", "draw", "draw",  # stonehenge
        "mission", "draw", "draw", "draw", "upgrade",  # angkor
    ]  # fmt: skip


def test_ST_6_1_with_four_all_spaces_are_there() -> None:
    assert asked(supply(*(seat() for _ in range(4)))) == [
        "effort",
        "mission", "upgrade", "expedition",  # easter
        "mission", *["draw"] * 4, "upgrade", "expedition",  # wall
        *["draw"] * 5, "upgrade", "expedition",  # machu
        "mission", *["draw"] * 3, "expedition",  # giza
        "mission", *["draw"] * 4, "upgrade",  # stonehenge
        "mission", *["draw"] * 3, "upgrade", "expedition",  # angkor
    ]  # fmt: skip


def test_ST_6_1_cards_of_the_new_round_each_once() -> None:
    match = play(supply(), "effort F5")
    assert weights(match) == {f"upgrade U{n}": 1 for n in range(13, 19)}
    play(match, "upgrade U15")
    assert weights(match) == {f"expedition X{n}": 1 for n in range(13, 19)}
    play(match, "expedition X13")
    deck = position_of(match)["decks"]["missions"]
    assert weights(match) == {f"mission {card}": 1 for card in deck}
    assert len(deck) == 29
    play(match, f"mission {deck[4]}")
    assert weights(match) == {f"upgrade U{n}": 1 for n in (13, 14, 16, 17, 18)}
    found = position_of(match)
    assert row(found, "easter")["upgrade"] == {"by": None, "card": "U15"}
    assert row(found, "easter")["expedition"] == {"by": None, "card": "X13"}
    assert row(found, "wall")["mission"] == {"by": None, "card": deck[4]}
    assert found["decks"]["missions"] == [card for card in deck if card != deck[4]]


def test_ST_6_1_a_round_of_draws_is_on_the_board() -> None:
    wishes = ["draw orange", "draw orange", "draw green", "draw blue", "draw blue"]
    wishes += ["draw grey", "draw black", "draw black", "draw black"]
    wishes += ["draw pink", "draw pink", "draw orange"]
    found = position_of(settle(supply(), *wishes))
    assert row(found, "machu")["crystals"]["crystals"] == {"green": 1, "blue": 2, "orange": 2}
    assert row(found, "stonehenge")["crystals"]["crystals"] == {"black": 3, "grey": 1}
    assert row(found, "angkor")["crystals"]["crystals"] == {"pink": 2, "orange": 1}


@pytest.mark.parametrize("taker", [0, 1, 2])
def test_ST_6_1_the_taker_of_the_card_is_now_start_player(taker: int) -> None:
    match = supply(seat(), seat(), seat(), card=taker)
    found = position_of(match)
    assert (found["start"], found["turn"], found["card"]) == (taker, taker, None)
    found = position_of(settle(match))
    assert (found["phase"], found["actor"], found["start_moved"]) == ("actions", taker, False)


def test_ST_6_1_the_card_lies_beside_the_board_again() -> None:
    match = settle(supply(card=1))
    assert "card" not in legal(match)  # the start player's first turn
    assert "card" in legal(match, "pass")


def test_ST_6_1_nobody_took_the_card_and_the_start_player_stays() -> None:
    boards = (seat("", steam=0, resting=True), seat("", resting=True))
    start = table(seats=boards, start=0, turn=1, start_moved=True, passes=1)
    found = after(start, "pass")
    assert (found["phase"], found["start"], found["round"]) == ("supply", 0, 3)


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_ST_6_1_missions_that_have_run_out_are_skipped(left: int) -> None:
    match = supply(missions=" ".join(codes("M", 32)[10 : 10 + left]))
    words = asked(match)
    assert words.count("mission") == left
    found = position_of(match)
    lying = [row(found, name)["mission"]["card"] for name in ("wall", "stonehenge", "angkor")]
    assert lying == [*codes("M", 32)[10 : 10 + left], *[None] * (3 - left)]
    assert found["decks"]["missions"] == []


# Of 90 crystals four boards hold 80: 15 of all colours but black (8) and pink (12).
LOADED = (
    "green green green green blue blue blue blue black black pink pink pink "
    "grey grey grey grey orange orange orange orange orange",
    "green green green green blue blue blue blue black black pink pink pink "
    "grey grey grey grey orange orange orange orange orange",
    "green green green green blue blue blue blue black black pink pink pink "
    "grey grey grey grey orange orange orange orange orange",
    "green green green blue blue blue black black pink pink pink grey grey grey",
)


def test_ST_6_1_as_many_crystals_as_there_are() -> None:
    """Seven black and three pink ones are left for deposits of 4, 5, 3, 4 and 3."""
    empty = {f"{name} crystals": None for name in ("stonehenge", "giza", "wall", "angkor", "machu")}
    match = supply(*(seat(held) for held in LOADED), spaces=empty)
    assert position_of(match)["bag"] == dict(zip(COLOURS, [0, 0, 7, 3, 0, 0], strict=True))
    play(match, "effort F5", "mission M6", "upgrade U13", "expedition X13", "mission M7")
    assert weights(match) == {"draw black": 7, "draw pink": 3}
    play(match, *["draw black"] * 4, "upgrade U14", "expedition X14")  # wall
    play(match, "draw black", "draw black", "draw pink", "draw pink")
    assert weights(match) == {"draw black": 1, "draw pink": 1}
    play(match, "draw pink", "upgrade U15", "expedition X15", "mission M8")  # machu
    assert weights(match) == {"draw black": 1}
    play(match, "draw black")  # giza: one of three
    assert legal(match) == ["expedition X16", "expedition X17", "expedition X18"]
    play(match, "expedition X16", "mission M9", "upgrade U16")  # stonehenge: none
    found = position_of(play(match, "mission M10", "upgrade U17", "expedition X17"))
    lying = {line["monument"]: line["spaces"].get("crystals") for line in found["stream"]}
    assert {name: space["crystals"] for name, space in lying.items() if space} == {
        "wall": {"black": 4},
        "machu": {"black": 2, "pink": 3},
        "giza": {"black": 1},
        "stonehenge": {},
        "angkor": {},
    }
    assert (found["phase"], found["actor"]) == ("actions", 0)


def test_ST_6_1_not_after_round_five() -> None:
    start = last_pass(seat("", missions=["M25"]), round=5, stream=STREAM, by={"giza gold": 1})
    found = after(start, "pass")
    assert (found["round"], found["phase"], found["actor"]) == (5, "end", 0)
    assert found["stream"] == start["stream"]
    assert found["bag"] == start["bag"]


def test_ST_6_1_four_supplies_turn_the_stream_four_times() -> None:
    match = load(last_pass(seat("", steam=0), seat("", steam=0), round=1, stream=STREAM))
    bottoms = []
    while not match.is_over:
        play(match, "pass")
        settle(match)
        bottoms.append(position_of(match)["stream"][0]["monument"])
        if not match.is_over:
            play(match, "pass")
    assert bottoms == ["easter", "angkor", "stonehenge", "giza", "giza"]
