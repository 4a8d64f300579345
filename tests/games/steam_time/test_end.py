"""Missions at the end, the proposal, and who has won (ST-7.1, ST-7.2)."""

import random
from typing import Any

import pytest

from spieluhr.core.match import Match
from tests.builders import Position, after, legal, play, position_of
from tests.games.steam_time.builders import FULL, GAME, codes, crystals, news, seat, table
from tests.games.steam_time.clause_builders import ending, last_turn

NOBODY = seat("", gold=0, steam=0)


def asked(match: Match) -> list[tuple[int, str]]:
    """Who is asked for which mission when all are left alone."""
    found = []
    while not match.is_over:
        mission = legal(match)[0].removeprefix("fulfil ")
        assert legal(match) == [f"fulfil {mission}", "no"]
        found.append((match.actor, mission))
        play(match, "no")
    return found


def can_fulfil(board: Position) -> bool:
    return bool(asked(ending(board, NOBODY)))


def test_ST_7_1_after_round_5() -> None:
    board = seat(missions=["M25"])
    for number, phase in ((4, "supply"), (5, "end")):
        start = last_turn(board, NOBODY, round=number)
        assert after(start, "pass")["phase"] == phase


def test_ST_7_1_in_the_order_of_their_numbers() -> None:
    """M10 lacks orange crystals; the others are asked for one after the other."""
    held = "green green blue blue grey grey grey"
    board = seat(held, gold=8, missions=["M25", "M7", "M10", "M3", "M20"])
    match = ending(board, NOBODY)
    assert asked(match) == [(0, "M3"), (0, "M7"), (0, "M20"), (0, "M25")]


@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_ST_7_1_from_the_start_player_on(start: int, order: list[int]) -> None:
    boards = (seat(missions=["M25"]), seat("green green pink", missions=["M15"]))
    last = seat("grey grey pink", steam=4, missions=["M17", "M27"])
    match = ending(*boards, last, start=start)
    mine = {0: ["M25"], 1: ["M15"], 2: ["M17", "M27"]}
    assert asked(match) == [(number, mission) for number in order for mission in mine[number]]


def test_ST_7_1_the_start_player_who_stayed_begins() -> None:
    boards = (seat(missions=["M25"], steam=0), seat(missions=["M26"], gold=12))
    match = play(table(seats=boards, round=5, start=1), "pass", "pass", "none")
    assert asked(match) == [(1, "M26"), (0, "M25")]


def test_ST_7_1_the_resources_are_paid_and_the_esteem_gained() -> None:
    """T.I.M.E. crystals lie on the right and go first."""
    match = ending(seat("green green green* blue blue", esteem=5, missions=["M7", "M30"]), NOBODY)
    before = position_of(match)
    assert news(before, after(match, "fulfil M7")) == {
        "seats.0.generators.green": ["green"], "seats.0.generators.blue": [],
        "seats.0.esteem": 5 + 8, "seats.0.missions": ["M30"],
        "mine": 30, "bag.green": before["bag"]["green"] + 1, "bag.blue": before["bag"]["blue"] + 2,
        "phase": "over", "actor": "over", "todo": [],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("mission", "board", "paid"),
    [
        ("M25", seat("", gold=10), {"gold": 2, "esteem": 5}),
        ("M26", seat("", gold=12), {"gold": 0, "esteem": 8}),
        ("M27", seat("", steam=5), {"steam": 1, "esteem": 6}),
        ("M28", seat("", steam=6), {"steam": 0, "esteem": 9}),
        ("M29", seat("", upgrades=["U1", "U2", "U3"]), {"esteem": 6}),
        ("M30", seat("", upgrades=["U1", "U2", "U3", "U8"]), {"esteem": 9}),
        ("M31", seat("", expeditions=["X3", "X1", "X2"]), {"esteem": 7}),
        ("M32", seat("", expeditions=["X3", "X1", "X2", "X9"]), {"esteem": 10}),
    ],
)
def test_ST_7_1_gold_steam_and_what_is_only_shown(
    mission: str, board: Position, paid: Position
) -> None:
    match = ending(board | {"missions": [mission]}, NOBODY)
    before = position_of(match)["seats"][0]
    found = after(match, f"fulfil {mission}")["seats"][0]
    assert {key: found[key] for key in found if found[key] != before[key]} == paid | {
        "missions": []
    }


@pytest.mark.parametrize(
    ("mission", "board"),
    [
        ("M25", seat(gold=7)),
        ("M28", seat(steam=5)),
        ("M29", seat(upgrades=["U1", "U2"])),
        ("M30", seat(upgrades=["U1", "U2", "U3"])),
        ("M31", seat(expeditions=["X3", "X1"])),
        ("M32", seat(expeditions=["X3", "X1", "X2"])),
    ],
)
def test_ST_7_1_what_is_missing_is_not_asked_for(mission: str, board: Position) -> None:
    assert not can_fulfil(board | {"missions": [mission]})


def test_ST_7_1_each_resource_pays_once() -> None:
    board = seat("green green green green blue blue", missions=["M1", "M7"])
    match = ending(board, NOBODY)
    assert legal(match) == ["fulfil M1", "no"]
    assert after(match.at(1), "fulfil M1")["phase"] == "over"  # one green is left
    assert legal(match.at(1), "no") == ["fulfil M7", "no"]
    gold = seat("", gold=19, missions=["M25", "M26"])
    assert after(ending(gold, NOBODY), "fulfil M25")["phase"] == "over"
    enough = ending(gold | {"gold": 20}, NOBODY)
    assert after(enough, "fulfil M25", "fulfil M26")["seats"][0]["esteem"] == 13


@pytest.mark.parametrize(
    ("mission", "held", "possible"),
    [
        ("M1", "green* green* green*", True),
        ("M1", "green green green*", True),
        ("M1", "green green orange*", False),
        ("M1", "green green blue* black* pink*", False),
        ("M6", "black black*", True),
        ("M6", "black pink*", False),
        ("M9", "blue blue* orange* orange*", True),
        ("M9", "blue blue blue orange*", False),
        ("M24", "blue blue blue* blue*", True),
        ("M24", "blue blue blue green*", False),
        ("M21", "green* blue* black* pink*", True),
        ("M21", "green green* green* blue* blue black", False),
    ],
)
def test_ST_7_1_a_time_crystal_is_of_the_colour_of_its_generator(
    mission: str, held: str, possible: bool
) -> None:
    assert can_fulfil(seat(held, missions=[mission])) is possible


@pytest.mark.parametrize(
    ("mission", "held", "possible"),
    [
        ("M21", "green green green blue blue blue black black", False),
        ("M21", "green blue black pink", True),
        ("M22", "green blue black pink pink", False),
        ("M22", "green blue black pink orange", True),
        ("M23", "green blue black pink grey", False),
        ("M23", "green blue black pink grey orange", True),
    ],
)
def test_ST_7_1_one_crystal_from_each_of_so_many_generators(
    mission: str, held: str, possible: bool
) -> None:
    assert can_fulfil(seat(held, missions=[mission])) is possible


def test_ST_7_1_which_different_colours() -> None:
    match = ending(seat("green green* blue black pink grey", missions=["M21"]), NOBODY)
    play(match, "fulfil M21")
    assert legal(match) == ["pay green", "pay blue"]
    play(match, "pay green")
    assert legal(match) == ["pay blue", "pay black"]
    play(match, "pay blue")
    assert legal(match) == ["pay black", "pay pink"]
    found = after(match, "pay pink")  # and the grey one by itself
    assert crystals(found, 0) == "green black"
    assert (found["seats"][0]["esteem"], found["mine"], found["phase"]) == (7, 30, "over")


def test_ST_7_1_which_one_colour() -> None:
    held = "green green green green blue blue blue orange orange orange orange* orange*"
    match = play(ending(seat(held, missions=["M24"]), NOBODY), "fulfil M24")
    assert legal(match) == ["pay green", "pay orange"]
    found = after(match, "pay orange")
    assert crystals(found, 0) == "green green green green blue blue blue orange"
    assert found["seats"][0]["esteem"] == 9
    alone = ending(seat("green blue blue blue blue*", missions=["M24"]), NOBODY)
    assert crystals(after(alone, "fulfil M24"), 0) == "green"  # without a question


@pytest.mark.parametrize("mission", ["M1", "M7", "M21", "M24"])
def test_ST_7_1_steam_does_not_help(mission: str) -> None:
    assert not can_fulfil(seat("green blue blue blue black", steam=10, missions=[mission]))


def test_ST_7_1_what_is_left_alone_costs_nothing() -> None:
    match = ending(seat(esteem=3, missions=["M25", "M30"]), NOBODY)
    before = position_of(match)
    assert news(before, after(match, "no")) == {"phase": "over", "actor": "over", "todo": []}


# The proposal.


def proposal(match: Match) -> list[str]:
    found: list[str] = match.view(match.actor).proposal
    return found


def test_ST_7_1_the_most_esteem_is_proposed() -> None:
    """Green pays for M1 (7) or for M7 (8), not for both."""
    board = seat("green green green green blue blue", missions=["M1", "M7"])
    assert proposal(ending(board, NOBODY)) == ["M7"]
    enough = seat("green green green green blue blue", gold=9, missions=["M1", "M7", "M25"])
    assert proposal(ending(enough, NOBODY)) == ["M7", "M25"]


def test_ST_7_1_then_the_most_crystals_left() -> None:
    """M1 and M21 are both worth 7; M1 takes 3 crystals, M21 takes 4."""
    board = seat("green green green blue black pink", missions=["M1", "M21"])
    assert proposal(ending(board, NOBODY)) == ["M1"]


def test_ST_7_1_two_small_ones_before_a_large_one() -> None:
    """M13 takes both black crystals for 10; without it they are worth 6 and the green ones 6."""
    board = seat("green green black black pink", missions=["M6", "M13", "M15"])
    assert proposal(ending(board, NOBODY)) == ["M6", "M15"]


def test_ST_7_1_proposed_from_what_is_still_there() -> None:
    board = seat("green green green green blue blue", missions=["M1", "M7"])
    match = play(ending(board, NOBODY), "no")
    assert proposal(match) == ["M7"]
    other = seat("green green blue", gold=9, missions=["M25", "M26"])
    assert proposal(ending(other, NOBODY)) == ["M25"]


def test_ST_7_1_nothing_is_proposed_to_others_or_earlier() -> None:
    match = ending(seat(missions=["M25"]), seat(missions=["M26"], gold=12))
    assert match.view(1).proposal is None
    assert match.view(None).proposal is None
    assert match.at(0).view(0).proposal is None
    assert play(match, "no").view(1).proposal == ["M26"]


def reached(state: Any, wanted: list[str] | None) -> tuple[int, int]:
    """By every way to answer: the most esteem of seat 0, then the most crystals.

    With `wanted` exactly these missions are to be fulfilled.
    """
    rules, codec = GAME.rules, GAME.codec
    if rules.actor(state) != 0:
        found = codec.position(state)
        if set(wanted or []) & set(found["seats"][0]["missions"]):
            return (-1, -1)
        return found["seats"][0]["esteem"], len(crystals(found, 0).split())
    lines = {codec.text(move): move for move in rules.legal(state)}
    mission = next((line[7:] for line in lines if line.startswith("fulfil ")), None)
    if mission and wanted is not None:
        lines = {line: m for line, m in lines.items() if (line != "no") is (mission in wanted)}
    best = (-1, -1)
    for move in lines.values():
        then = rules.copy(state)
        rules.apply(then, move)
        best = max(best, reached(then, wanted))
    return best


def random_board(dice: random.Random) -> Position:
    held = [f"{c}{dice.choice(['', '', '*'])}" for c, n in FULL for _ in range(dice.randint(0, n))]
    several = dice.sample(codes("M", 20), dice.randint(0, 3))
    several += dice.sample(["M21", "M22", "M23", "M24"], dice.randint(0, 3))
    several += dice.sample(codes("M", 32)[24:], dice.randint(1, 2))
    upgrades, expeditions = codes("U", 6)[: dice.randint(0, 5)], codes("X", 5)[: dice.randint(0, 5)]
    return seat(
        " ".join(held), gold=dice.randint(0, 24), steam=dice.randint(0, 10),
        missions=several, upgrades=upgrades, expeditions=expeditions,
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(60))
def test_ST_7_1_the_proposal_is_the_best_there_is(seed: int) -> None:
    """At every question, whatever was answered before; the proposed answer leads there."""
    dice = random.Random(seed)
    match = ending(random_board(dice), NOBODY)
    while not match.is_over:
        best = reached(match.state, None)
        assert reached(match.state, proposal(match)) == best
        answer = match.view(0).proposed_answer
        assert reached(play(match.at(len(match.log)), answer).state, None) == best
        play(match, dice.choice(legal(match)))


def test_ST_7_1_what_is_being_paid_is_not_proposed_twice() -> None:
    """Of grey and orange one is about to go: M23 cannot be fulfilled any more, M24 can."""
    held = "green green green green blue blue black black pink pink grey orange"
    match = ending(seat(held, missions=["M21", "M23", "M24"]), NOBODY)
    play(match, "fulfil M21", "pay blue", "pay black", "pay pink")
    assert legal(match) == ["pay grey", "pay orange"]
    assert proposal(match) == ["M24"]


def test_ST_7_1_the_proposed_answer_belongs_to_the_proposal() -> None:
    """M7 and M8 are worth 8 for 4 crystals each, and there is green for one of them."""
    match = ending(seat("green green blue blue grey grey", missions=["M7", "M8"]), NOBODY)
    found = proposal(match)
    assert found in (["M7"], ["M8"])
    assert match.view(0).proposed_answer == ("fulfil M7" if found == ["M7"] else "no")


# Who has won.


@pytest.mark.parametrize(
    ("boards", "scores", "ranks"),
    [
        ([("green", 10), ("", 12)], [10, 12], [2, 1]),
        ([("green", 10), ("green blue", 10)], [10, 10], [2, 1]),
        ([("green", 10), ("blue", 10)], [10, 10], [1, 1]),
        ([("green green*", 10), ("green", 10)], [10, 10], [1, 2]),
        ([("green* blue*", 10), ("orange pink", 10)], [10, 10], [1, 1]),
        ([("green", 10), ("blue", 10), ("grey grey", 3)], [10, 10, 3], [1, 1, 3]),
        ([("", 4), ("blue", 10), ("grey", 10)], [4, 10, 10], [3, 1, 1]),
        ([("blue", 3), ("", 9), ("grey", 3)], [3, 9, 3], [2, 1, 2]),
        ([("", 3), ("", 9), ("grey", 3)], [3, 9, 3], [3, 1, 2]),
        ([("", 5), ("", 5), ("", 5), ("", 5)], [5, 5, 5, 5], [1, 1, 1, 1]),
        ([("", 1), ("", 5), ("", 5), ("", 1)], [1, 5, 5, 1], [3, 1, 1, 3]),
        ([("", 1), ("pink", 5), ("", 5), ("", 2)], [1, 5, 5, 2], [4, 1, 2, 3]),
    ],
)
def test_ST_7_2_esteem_then_crystals_then_a_shared_win(
    boards: list[tuple[str, int]], scores: list[int], ranks: list[int]
) -> None:
    match = ending(*[seat(held, esteem=esteem, gold=8) for held, esteem in boards])
    assert match.outcome.json() == {"scores": scores, "ranks": ranks, "reason": "rounds"}


def test_ST_7_2_gold_steam_and_portal_count_nothing() -> None:
    rich = seat("green", esteem=7, gold=40, steam=10, portal=4, upgrades=["U1"], expeditions=["X1"])
    match = ending(rich, seat("green", esteem=7, gold=0, steam=0))
    assert match.outcome.ranks == [1, 1]


def test_ST_7_2_crystals_count_after_the_missions_are_paid() -> None:
    boards = (seat("green green green", missions=["M1"]), seat("grey", esteem=7))
    match = ending(*boards)
    assert play(match.at(1), "fulfil M1").outcome.json() == {
        "scores": [7, 7], "ranks": [2, 1], "reason": "rounds",
    }  # fmt: skip
    assert play(match, "no").outcome.ranks == [2, 1]
    both = ending(seat("green green green blue", missions=["M1"]), seat("grey", esteem=7))
    assert play(both, "fulfil M1").outcome.ranks == [1, 1]
