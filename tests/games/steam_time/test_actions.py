"""What a space does: action, extra, bonus, and the six kinds of actions (ST-5.6 to ST-5.12)."""

import pytest

from spieluhr.core.match import Match
from tests.builders import Position, after, legal, load, play, position_of, starting
from tests.games.steam_time.builders import COLOURS, news, seat, table
from tests.games.steam_time.clause_builders import alone, brought, with_data

INTO_ALL = [*[f"into {colour}" for colour in COLOURS], "stop"]
GIZA = ["place giza encounter"]  # shows 2 cards; extra: 2 esteem


def mine(start: Position, *lines: str) -> Position:
    """What these moves changed on the board of seat 0, but for the airship."""
    changed = brought(start, *lines)
    first = "seats.0."
    return {path.removeprefix(first): changed[path] for path in changed if path.startswith(first)}


# Order and bonus.


@pytest.mark.parametrize(
    ("held", "lines", "gained"),
    [
        ("green green green*", ["place stonehenge mission"], {"missions": ["M1"], "esteem": 3}),
        (
            "blue blue*",
            ["place easter encounter", "reveal N21", "reveal N1", "reveal N2", "choose N21"],
            {"esteem": 5, "steam": 3},
        ),
        (
            "black black*",
            ["place stonehenge crystals", "buy green", "done", "into green", "into blue"],
            {"gold": 6, "generators.green": ["green", "time"], "generators.blue": ["time"]},
        ),
        (
            "green blue black pink pink*",
            ["place wall upgrade"],
            {
                "generators.green": [],
                "generators.blue": [],
                "generators.black": [],
                "upgrades": ["U7"],
                "gold": 12,
                "esteem": 1,
                "portal": 2,
            },
        ),
        ("grey grey grey*", ["place machu gold"], {"gold": 8 + 8 + 6}),
        (
            "green blue black orange orange*",
            ["place giza expedition"],
            {
                "generators.green": [],
                "generators.blue": [],
                "generators.black": [],
                "expeditions": ["X7"],
                "esteem": 5,
                "gold": 14,
            },
        ),
    ],
)
def test_ST_5_6_the_bonus_counts_both_kinds_of_crystals(
    held: str, lines: list[str], gained: Position
) -> None:
    assert mine(alone(seat(held)), *lines) == gained


@pytest.mark.parametrize(
    ("held", "lines", "gained"),
    [
        ("blue blue", ["place stonehenge mission"], {"missions": ["M1"]}),
        (
            "green green",
            ["place easter encounter", "reveal N21", "reveal N1", "reveal N2", "choose N21"],
            {"esteem": 5},
        ),
        (
            "blue blue",
            ["place stonehenge crystals", "buy green", "done"],
            {"gold": 6, "generators.green": ["green"]},
        ),
        ("green green", ["place machu gold"], {"gold": 16}),
    ],
)
def test_ST_5_6_no_crystals_no_bonus(held: str, lines: list[str], gained: Position) -> None:
    match = play(alone(seat(held)), *lines)
    assert mine(alone(seat(held)), *lines) == gained
    assert match.actor == 1


def test_ST_5_6_action_then_extra_then_bonus() -> None:
    match = play(alone(seat()), "place angkor crystals")
    found = position_of(match)
    assert found["seats"][0]["esteem"] == 0  # the extra waits below the action
    assert found["todo"] == [
        {"do": "end_turn"},
        {"do": "extra_actions"},
        {"do": "bonus", "seat": 0, "monument": "angkor", "kind": "crystals"},
        {"do": "gain", "seat": 0, "what": {"esteem": 2}},
        {"do": "buy", "seat": 0, "monument": "angkor", "bought": 0, "from": "green"},
    ]
    play(match, "buy green", "done")
    found = position_of(match)
    assert found["seats"][0]["esteem"] == 2  # the extra is done, the bonus is under way
    assert legal(match) == INTO_ALL
    assert found["todo"][2:] == [{"do": "into", "seat": 0, "left": 1, "from": "green"}]


def test_ST_5_6_the_extra_comes_before_the_bonus_counts() -> None:
    game, data = with_data(("monuments.stonehenge.spaces.mission.extra", {"green": 1}))
    start = table(seats=(seat("green"),), data=data)
    assert brought(start, "place stonehenge mission", game=game) == {
        "seats.0.missions": ["M1"],
        "stream.stonehenge.mission.card": None,
        "seats.0.generators.green": ["green", "green"],
        "bag.green": 15 - 2 - 1 - 3,  # two here, one at seat 1, three on deposits
        "seats.0.esteem": 2,
    }


def test_ST_5_6_the_bonus_counts_what_the_action_brought_and_took() -> None:
    bought = play(alone(seat("")), "place stonehenge crystals", "buy black", "done")
    assert legal(bought) == INTO_ALL
    assert position_of(bought)["todo"][-1]["left"] == 1
    paid = mine(alone(seat("pink pink grey orange")), "place easter upgrade")
    assert (paid["generators.pink"], paid["portal"]) == (["pink"], 1)
    game, data = with_data(("upgrades.U7.income", {"pink": 2}))
    start = table(seats=(seat("green blue black"),), data=data)
    found = brought(start, "place wall upgrade", game=game)
    assert (found["seats.0.generators.pink"], found["seats.0.portal"]) == (["pink", "pink"], 2)


def test_ST_5_6_what_the_bonus_brings_does_not_raise_it() -> None:
    match = play(alone(seat("black")), "place stonehenge crystals", "buy green", "done")
    play(match, "into black")
    assert match.actor == 1
    assert position_of(match)["seats"][0]["generators"]["black"] == ["black", "time"]
    game, data = with_data(("generators.green.bonus_per_crystal", {"green": 1}))
    start = table(seats=(seat("green"),), data=data)
    found = brought(start, "place stonehenge mission", game=game)
    assert found["seats.0.generators.green"] == ["green", "green"]


def test_ST_5_6_extra_actions_come_after_the_bonus() -> None:
    match = play(alone(seat(portal=4)), "place wall mission")
    found = position_of(match)
    assert (found["seats"][0]["portal"], found["seats"][0]["esteem"]) == (0, 1)
    assert found["todo"][1:] == [{"do": "extra_actions"}, {"do": "mister", "seat": 0}]


# Missions.


def test_ST_5_7_the_open_mission_beside_the_monument() -> None:
    start = table(seats=(seat("", missions=["M9"]),), spaces={"angkor mission": "M30"})
    assert news(start, after(start, "place angkor mission")) == {
        "seats.0.missions": ["M9", "M30"], "stream.angkor.mission.card": None,
        "stream.angkor.mission.by": 0, "seats.0.steam": 2,
        "seats.0.airships": 2, "seats.0.height": 5, "start_moved": True, "turn": 1, "actor": 1,
    }  # fmt: skip


# Encounters.


@pytest.mark.parametrize(("space", "number"), [("giza", 2), ("wall", 2), ("easter", 3)])
def test_ST_5_8_as_many_cards_as_the_space_shows(space: str, number: int) -> None:
    match = play(table(seats=(seat(), seat("", gold=0, steam=0))), f"place {space} encounter")
    for n in range(1, number + 1):
        assert legal(match) == [f"reveal N{k}" for k in range(n, 25)]
        play(match, f"reveal N{n}")
    assert legal(match) == [f"choose N{k}" for k in range(1, number + 1)]


def test_ST_5_8_a_blue_card_has_two_actions() -> None:
    start = alone(seat(steam=3))
    lines = [*GIZA, "reveal N1", "reveal N3"]
    assert legal(start, *lines) == ["choose N1", "choose N3"]
    assert legal(start, *lines, "choose N1") == ["top", "bottom"]
    # Each time 2 esteem as extra and 1 steam as bonus on top.
    assert mine(start, *lines, "choose N1", "top") == {"steam": 3 + 2 + 1, "esteem": 1 + 2}
    assert mine(start, *lines, "choose N1", "bottom") == {"steam": 3 - 2 + 1, "esteem": 5 + 2}


def test_ST_5_8_all_revealed_cards_are_discarded_as_soon_as_one_is_chosen() -> None:
    found = after(alone(seat(steam=3)), *GIZA, "reveal N1", "reveal N3", "choose N1")
    assert found["decks"]["encounter_discard"] == ["N1", "N3"]
    assert len(found["decks"]["encounters"]) == 22


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("N1", {"steam": 1 + 2 + 1, "esteem": 1 + 2}),  # the lower one costs 2 steam
        ("N3", {"generators.green": ["green"] * 3, "esteem": 1 + 2, "steam": 2}),  # 2 green
        ("N5", {"gold": 5 + 7, "esteem": 2, "steam": 2}),  # 6 gold
        ("N19", {"generators.orange": ["orange"], "steam": 1 + 1 + 1, "esteem": 2}),  # 3 of one
    ],
)
def test_ST_5_8_an_action_that_cannot_be_paid_cannot_be_chosen(card: str, gained: Position) -> None:
    start = alone(seat(steam=1, gold=5))
    match = play(start, *GIZA, f"reveal {card}", "reveal N17", f"choose {card}")
    assert match.actor == 1  # nothing was asked
    assert mine(start, *GIZA, f"reveal {card}", "reveal N17", f"choose {card}") == gained


def test_ST_5_8_a_card_without_a_payable_action_cannot_be_chosen() -> None:
    game, data = with_data(
        ("encounters.N1.top.pay", {"gold": 50}),
        ("encounters.N1.bottom.pay", {"gold": 60}),
        ("encounters.N5.top.pay", {"gold": 50}),
        ("encounters.N7.top.pay", {"gold": 50}),  # purple: its lower action is for the others
    )
    start = alone(seat("green green"), data=data)
    match = play(load(start, game), *GIZA, "reveal N1", "reveal N3")
    assert legal(match) == ["top", "bottom"]  # of N3, the only one
    assert position_of(match)["todo"][-1] == {"do": "half", "seat": 0, "card": "N3"}
    match = play(load(start, game), *GIZA, "reveal N7", "reveal N3")
    assert position_of(match)["todo"][-1] == {"do": "half", "seat": 0, "card": "N3"}
    found = brought(start, *GIZA, "reveal N1", "reveal N5", game=game)  # 6 gold for 6 esteem
    assert (found["seats.0.gold"], found["seats.0.esteem"]) == (2, 6 + 2)


def test_ST_5_8_if_no_card_has_one_nothing_happens() -> None:
    game, data = with_data(
        ("encounters.N1.top.pay", {"gold": 50}),
        ("encounters.N1.bottom.pay", {"gold": 60}),
        ("encounters.N7.top.pay", {"green": 3}),
    )
    start = alone(seat("green green blue"), data=data)
    match = play(load(start, game), *GIZA, "reveal N7", "reveal N1")
    found = news(start, position_of(match))
    assert found.pop("decks.encounters") == [f"N{n}" for n in range(2, 25) if n != 7]
    assert found == {
        "decks.encounter_discard": ["N1", "N7"],
        "seats.0.esteem": 2, "seats.0.steam": 2,  # extra and bonus
        "stream.giza.encounter.by": 0, "seats.0.airships": 2, "seats.0.height": 2,
        "start_moved": True, "turn": 1, "actor": 1,
    }  # fmt: skip


def asked_for_purple(match: Match, *answers: str) -> list[int]:
    found = []
    for answer in answers:
        assert legal(match) == ["yes", "no"]
        found.append(match.actor)
        play(match, answer)
    return found


def test_ST_5_8_purple_is_for_each_of_the_others_clockwise_once() -> None:
    """N7: the active player has 4 steam and 1 esteem, the others 2 steam for 2 gold."""
    start = table(4, start=2)
    match = play(start, *GIZA, "reveal N7", "reveal N1", "choose N7")
    board = position_of(match)["seats"][2]
    assert (board["steam"], board["esteem"]) == (5, 1)
    assert asked_for_purple(match, "yes", "no", "yes") == [3, 0, 1]
    found = news(start, position_of(match))
    assert {path: found[path] for path in found if path.startswith(("seats", "bank", "turn"))} == {
        "seats.2.steam": 6, "seats.2.esteem": 3,  # with bonus and extra, which are his alone
        "seats.3.gold": 6, "seats.3.steam": 3, "seats.1.gold": 6, "seats.1.steam": 3,
        "seats.2.airships": 2, "seats.2.height": 2, "bank": 68 + 4, "turn": 3,
    }  # fmt: skip


def test_ST_5_8_who_cannot_pay_the_purple_action_is_not_asked() -> None:
    boards = (seat(gold=1), seat(gold=2), seat(), seat(gold=1))
    match = play(table(4, seats=boards, start=2), *GIZA, "reveal N7", "reveal N1", "choose N7")
    assert asked_for_purple(match, "yes") == [1]
    assert position_of(match)["seats"][1]["gold"] == 0
    assert match.actor == 3


def test_ST_5_8_the_active_player_does_the_upper_purple_action_only() -> None:
    match = play(alone(seat(steam=9)), *GIZA, "reveal N21", "reveal N1", "choose N21")
    assert (match.actor, position_of(match)["seats"][0]["esteem"]) == (1, 5 + 2)


def test_ST_5_8_the_purple_payment_may_be_chosen() -> None:
    """N4: one crystal for 4 gold."""
    match = play(table(), *GIZA, "reveal N4", "reveal N1", "choose N4", "yes")
    assert match.actor == 1
    assert legal(match) == ["pay green", "pay blue", "pay black", "pay pink", "pay grey"]
    found = after(match, "pay grey")
    assert (found["seats"][0]["gold"], found["seats"][1]["gold"]) == (18, 12)
    assert found["seats"][1]["generators"]["grey"] == []


def test_ST_5_8_payment_comes_first_and_in_full() -> None:
    """N13: 4 gold and a crystal, or three crystals for 4 gold; the fourth green slot costs 2."""
    start = alone(seat("green green green", gold=4))
    lines = [*GIZA, "reveal N13", "reveal N1", "choose N13"]
    assert starting(start, "take", *lines, "top") == COLOURS
    assert legal(start, *lines, "bottom") == [*[f"take {colour}" for colour in COLOURS[1:]], "stop"]
    assert after(start, *lines, "bottom")["seats"][0]["gold"] == 0


def test_ST_5_8_what_is_paid_makes_room() -> None:
    """N20: 2 crystals of one colour and 1 esteem; with a full laboratory none of black."""
    start = alone(seat("black black", gold=0))
    assert "take black" not in legal(start, *GIZA, "reveal N20", "reveal N1", "choose N20", "top")
    paid = mine(start, *GIZA, "reveal N16", "reveal N17", "choose N16", "bottom")
    assert paid == {"generators.black": ["black"], "esteem": 5 + 2}


@pytest.mark.parametrize(
    ("board", "card", "half", "gained"),
    [
        (seat("pink pink pink", gold=0), "N9", ["top"], {"esteem": 2}),
        (seat("pink pink", gold=0), "N9", [], {"esteem": 2}),
        (seat("pink", gold=0), "N9", [], {"esteem": 2, "generators.pink": ["pink", "pink"]}),
        (seat("", steam=9), "N17", ["top"], {"esteem": 2, "steam": 10}),
    ],
)
def test_ST_5_8_a_yield_that_does_not_fit_forbids_nothing(
    board: Position, card: str, half: list[str], gained: Position
) -> None:
    lines = [*GIZA, f"reveal {card}", "reveal N1", f"choose {card}", *half]
    assert mine(alone(board), *lines) == gained
