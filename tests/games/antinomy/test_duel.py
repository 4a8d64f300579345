"""The duel and the end of a game of two players (AN-3.7 to AN-3.12)."""

from typing import Any

import pytest

from tests.builders import Position, after, last_events, legal_texts, load, play, position_of
from tests.games.antinomy.builders import around, position


def duel(mine: str, theirs: str, colour: str = "green", **changes: Any) -> Position:
    """Seat 0 has moved to the other wand; `decline` begins the duel."""
    return around(mine, theirs, phase="paradox", colour=colour, **{"wands": [4, 4], **changes})


# By sums: who wins, with a crystal each at stake.
@pytest.mark.parametrize(
    ("mine", "theirs", "colour", "crystals"),
    [
        ("r4 p3 b2", "r3 p2 b1", "green", [2, 0]),  # 9 : 6
        ("r3 p2 b1", "r4 p3 b2", "green", [0, 2]),  # 6 : 9
        ("r4 g4 p4", "r1 p1 b4", "green", [2, 0]),  # 8 : 6, the green 4 counts 0
        ("g2 g3 g4", "r1 p2 b1", "green", [0, 2]),  # 0 : 4
        ("g2 g3 g4", "r1 p2 b1", "red", [2, 0]),  # 9 : 3
        ("g2 g3 g4", "r1 r2 r3", "red", [2, 0]),  # 9 : 0
    ],
)
def test_AN_3_7_the_higher_sum_wins_codex_colour_counts_0(
    mine: str, theirs: str, colour: str, crystals: list[int]
) -> None:
    table = after(duel(mine, theirs, colour, crystals=[1, 1]), "decline")
    assert table["crystals"] == crystals
    assert (table["turn"], table["phase"], table["actor"]) == (2, "move", 1)


def test_AN_3_7_on_the_turn_of_seat_1_too() -> None:
    before = around("r4 p3 b2", "r3 p2 b1", phase="paradox", turn=2, wands=[4, 4], crystals=[1, 1])
    assert after(before, "decline")["crystals"] == [2, 0]


def test_AN_3_7_both_reveal() -> None:
    match = play(duel("r4 g3 p2", "r3 p1 b1"), "decline")
    told = next(event for event in last_events(match) if event["kind"] == "duel")
    assert told["hands"] == [["r4", "g3", "p2"], ["r3", "p1", "b1"]]
    assert told["sums"] == [6, 5]


def test_AN_3_7_no_duel_at_different_places() -> None:
    match = play(duel("r4 p3 b2", "r3 p2 b1", wands=[4, 5], crystals=[1, 1]), "decline")
    assert position_of(match)["crystals"] == [1, 1]
    assert "duel" not in [event["kind"] for event in last_events(match)]


def test_AN_3_7_a_move_to_the_other_wand_leads_to_it() -> None:
    before = position(wands=[4, 6], crystals=[0, 1])
    table = after(before, "play r2 6", "decline")
    # Seat 0: g2 (green, 0) p1 b2 = 3; seat 1: r3 p4 b1 = 8.
    assert table["crystals"] == [0, 1]
    table = after(position(wands=[4, 6], crystals=[1, 0]), "play r2 6", "decline")
    assert table["crystals"] == [0, 1]


def test_AN_3_7_with_the_new_hand_and_the_new_colour() -> None:
    """After the paradox seat 0 holds r2 b1 b2 (5). Seat 1 has g4 g3 r1: 1 if green counted 0,
    8 now that the colour is purple; and p1 p2 p3 would be 0 now."""
    row = "r3 g1 r4 p4 g2 r2 b1 b2 b3"
    before = position(row, ("p1 p2 p3", "r1 g3 g4"), "green", phase="paradox", wands=[4, 4])
    table = after(before, "paradox 5-7", "order p1 p2 p3")
    assert table["crystals"] == [0, 1]  # the crystal of the paradox went to seat 1
    assert table["hands"] == [["r2", "b1", "b2"], ["r1", "g3", "g4"]]


EQUAL = ("r1 p3 b4", "r4 p2 b2")  # 8 : 8, no green


def test_AN_3_8_equal_sums_reveal_a_random_card_of_each() -> None:
    match = play(duel(*EQUAL, crystals=[2, 2]), "decline")
    table = position_of(match)
    assert (table["phase"], table["actor"], table["revealed"]) == ("reveal", "chance", [])
    assert legal_texts(match) == {"reveal r1", "reveal p3", "reveal b4"}
    assert len(set(match.game.rules.weights(match.state))) == 1
    table = after(match, "reveal p3")
    assert (table["phase"], table["actor"], table["revealed"]) == ("reveal", "chance", ["p3"])
    assert legal_texts(match) == {"reveal r4", "reveal p2", "reveal b2"}
    assert len(set(match.game.rules.weights(match.state))) == 1


def test_AN_3_8_the_mover_reveals_first() -> None:
    before = around(*EQUAL, phase="paradox", turn=2, wands=[4, 4])
    assert legal_texts(play(before, "decline")) == {"reveal r4", "reveal p2", "reveal b2"}


@pytest.mark.parametrize(
    ("first", "second", "crystals"),
    [("p3", "p2", [3, 1]), ("r1", "p2", [1, 3]), ("p3", "r4", [1, 3]), ("b4", "b2", [3, 1])],
)
def test_AN_3_8_the_higher_number_wins(first: str, second: str, crystals: list[int]) -> None:
    before = duel(*EQUAL, crystals=[2, 2])
    table = after(before, "decline", f"reveal {first}", f"reveal {second}")
    assert table["crystals"] == crystals
    assert table["codex"]["colour"] == "purple"
    assert (table["turn"], table["phase"], table["revealed"]) == (2, "move", [])


def test_AN_3_8_equal_again_is_a_draw_and_nothing_happens() -> None:
    before = duel(*EQUAL, crystals=[2, 2])
    table = after(before, "decline", "reveal b4", "reveal r4")
    for key in ("crystals", "codex", "hands", "timeline", "wands", "supply"):
        assert table[key] == before[key]
    assert (table["turn"], table["phase"], table["actor"]) == (2, "move", 1)


def test_AN_3_8_a_codex_coloured_card_counts_0_here_too() -> None:
    before = duel("r1 g4 b2", "r3 g3 g2", crystals=[2, 2])  # 3 : 3
    assert after(before, "decline", "reveal g4", "reveal r3")["crystals"] == [1, 3]
    assert after(before, "decline", "reveal r1", "reveal g3")["crystals"] == [3, 1]
    drawn = after(before, "decline", "reveal g4", "reveal g2")  # 0 : 0
    assert drawn["crystals"] == [2, 2]
    assert drawn["codex"]["colour"] == "green"


def test_AN_3_9_the_crystal_comes_from_the_loser_never_from_the_supply() -> None:
    table = after(duel("r4 p3 b2", "r3 p2 b1", crystals=[1, 3]), "decline")
    assert table["crystals"] == [2, 2]
    assert table["supply"] == 5
    assert table["codex"]["colour"] == "purple"


def test_AN_3_9_a_loser_without_crystals_loses_nothing_and_the_colour_stays() -> None:
    table = after(duel("r4 p3 b2", "r3 p2 b1", crystals=[3, 0]), "decline")
    assert table["crystals"] == [3, 0]
    assert table["supply"] == 6
    assert table["codex"]["colour"] == "green"
    assert (table["turn"], table["phase"]) == (2, "move")


def test_AN_3_9_nor_by_a_revealed_card() -> None:
    table = after(duel(*EQUAL, crystals=[0, 2]), "decline", "reveal r1", "reveal r4")
    assert table["crystals"] == [0, 2]
    assert table["codex"]["colour"] == "green"


def test_AN_3_9_the_mover_may_lose_the_duel_he_began() -> None:
    table = after(duel("r3 p2 b1", "r4 p3 b2", crystals=[3, 0]), "decline")
    assert table["crystals"] == [2, 1]


def test_AN_3_10_both_take_their_relics_back() -> None:
    before = duel("r4 p3 b2", "r3 p2 b1", crystals=[1, 1])
    table = after(before, "decline")
    assert table["hands"] == before["hands"]
    assert table["timeline"] == before["timeline"]
    tied = duel(*EQUAL, crystals=[1, 1])
    assert after(tied, "decline", "reveal b4", "reveal b2")["hands"] == tied["hands"]


def test_AN_3_10_every_crystal_gained_advances_the_colour() -> None:
    """One by the paradox, one by the duel after it: green -> purple -> red."""
    row = "r3 g1 r2 p4 g2 r4 b4 b3 b2"
    before = position(
        row, ("p1 p2 p3", "r1 g3 b1"), "green", phase="paradox", wands=[4, 4], crystals=[1, 2]
    )
    match = play(before, "paradox 5-7", "order p1 p2 p3")  # 11 : 5
    table = position_of(match)
    assert table["crystals"] == [3, 1]
    assert table["codex"]["colour"] == "red"
    assert table["supply"] == 5


@pytest.mark.parametrize("winner", [0, 1])
def test_AN_3_11_the_fifth_crystal_by_a_duel_wins_immediately(winner: int) -> None:
    hands = ("r4 p3 b2", "r3 p2 b1") if winner == 0 else ("r3 p2 b1", "r4 p3 b2")
    crystals = [4, 3] if winner == 0 else [3, 4]
    match = play(duel(*hands, crystals=crystals), "decline")
    table = position_of(match)
    assert match.is_over
    assert table["crystals"] == ([5, 2] if winner == 0 else [2, 5])
    assert (table["turn"], table["phase"], table["actor"]) == (1, "over", "over")
    assert match.outcome.ranks == ([1, 2] if winner == 0 else [2, 1])
    assert match.outcome.reason == "crystals"
    assert legal_texts(match) == set()


def test_AN_3_11_by_a_revealed_card_too() -> None:
    match = play(duel(*EQUAL, crystals=[4, 3]), "decline", "reveal b4", "reveal b2")
    assert match.is_over
    table = position_of(match)
    assert (table["crystals"], table["revealed"]) == ([5, 2], [])


def test_AN_3_11_four_crystals_are_not_enough() -> None:
    match = play(duel("r4 p3 b2", "r3 p2 b1", crystals=[3, 3]), "decline")
    assert not match.is_over


LAST = {"phase": "paradox", "turn": 400, "colour": "green"}


@pytest.mark.parametrize(
    ("crystals", "ranks"), [([3, 1], [1, 2]), ([0, 4], [2, 1]), ([2, 2], [1, 1]), ([0, 0], [1, 1])]
)
def test_AN_3_12_after_turn_400_more_crystals_win(crystals: list[int], ranks: list[int]) -> None:
    match = play(around("r1 r2 g1", "b1 b2 p4", crystals=crystals, wands=[4, 5], **LAST), "decline")
    assert match.is_over
    assert position_of(match)["turn"] == 400
    assert match.outcome.json() == {"scores": crystals, "ranks": ranks, "reason": "turns"}


def test_AN_3_12_turn_399_is_not_the_last() -> None:
    match = play(around("r1 r2 g1", "b1 b2 p4", **(LAST | {"turn": 399})), "decline")
    table = position_of(match)
    assert (table["turn"], table["phase"], table["actor"]) == (400, "move", 1)


def test_AN_3_12_turn_400_is_seat_1_and_is_played_to_its_end() -> None:
    match = load(around("r1 r2 g1", "b1 b2 p4", **(LAST | {"phase": "move"})))
    assert match.actor == 1
    assert not match.is_over


def test_AN_3_12_the_duel_of_turn_400_counts() -> None:
    """r1 r2 g1 = 3 against b1 b2 p4 = 7 turns 2:1 into 1:2."""
    before = around("r1 r2 g1", "b1 b2 p4", crystals=[2, 1], wands=[4, 4], **LAST)
    match = play(before, "decline")
    assert match.outcome.json() == {"scores": [1, 2], "ranks": [2, 1], "reason": "turns"}


def test_AN_3_12_its_reveals_too() -> None:
    before = around(EQUAL[1], EQUAL[0], crystals=[2, 2], wands=[4, 4], **LAST)
    match = play(before, "decline")
    assert not match.is_over
    play(match, "reveal r1", "reveal r4")
    assert match.outcome.json() == {"scores": [3, 1], "ranks": [1, 2], "reason": "turns"}


def test_AN_3_12_a_fifth_crystal_in_turn_400_is_won_by_crystals() -> None:
    before = around("r1 r2 g1", "p1 p2 p3", crystals=[1, 4], wands=[4, 5], **LAST)
    match = play(before, "paradox 6-8")
    assert match.outcome.json() == {"scores": [1, 5], "ranks": [2, 1], "reason": "crystals"}
