"""Rewards, rings and pearls, coats of arms (DK-3.6 to DK-3.8)."""

import pytest

from tests.builders import Position, after, last_events, play, position_of
from tests.games.dragonkeepers.builders import position, row

BLUE = ("b1", "b2", "b3", "b4", "b5", "bw")


def laid(number: int, **changes: object) -> Position:
    """Seat 0 lays so many blue dragons; six by a backlight dragon on the book."""
    return after(reward_table(number, **changes), *lays(number))


def reward_table(number: int, **changes: object) -> Position:
    left = "j6 ?4" if number == 6 else f"?{number}"
    hand = " ".join(BLUE[:number])
    options: Position = {"left": left, **changes}
    return position("4b", hand, **options)


def lays(number: int) -> list[str]:
    return [f"lay {code}" for code in BLUE[:number]]


# Lowest pieces, highest pieces, crystals, backlight dragons, eggs; the row is 1 1 1 .. 20 20.
@pytest.mark.parametrize(
    ("number", "pieces", "crystals", "jokers", "eggs"),
    [
        (1, [1], 1, 0, 0),
        (2, [1], 0, 1, 0),
        (3, [1], 1, 0, 1),
        (4, [1, 1], 1, 0, 0),
        (5, [1, 1], 0, 0, 1),
        (6, [1, 20], 0, 0, 1),
    ],
)
def test_DK_3_6_the_reward_of_the_left_page(
    number: int, pieces: list[int], crystals: int, jokers: int, eggs: int
) -> None:
    before = reward_table(number)
    table = laid(number)
    assert table["taken_pieces"][0] == pieces
    assert len(table["pieces"]) == len(before["pieces"]) - len(pieces)
    assert (table["crystals"][0], table["supply"]["crystals"]) == (crystals, 10 - crystals)
    assert table["hands"][0] == ["j6"] * jokers
    assert table["supply"]["backlight"] == before["supply"]["backlight"] - jokers
    assert (table["eggs"][0], table["supply"]["eggs"]) == (eggs, 9 - eggs)


def test_DK_3_6_the_colour_does_not_matter() -> None:
    for colour in "wgrb":
        table = after(
            position(f"2{colour}", f"{colour}1 {colour}2"), f"lay {colour}1", f"lay {colour}2"
        )
        assert (table["taken_pieces"][0], table["hands"][0]) == ([1], ["j6"])


def test_DK_3_6_passing_gives_nothing() -> None:
    before = position("1b", "b1")
    table = after(before, "pass")
    for key in ("pieces", "taken_pieces", "crystals", "eggs", "supply", "hands"):
        assert table[key] == before[key]


def test_DK_3_6_in_this_order() -> None:
    hand = " ".join(BLUE)
    start = position("4b", hand, left="j6 ?4", rows=("w1 / g1 / r1",), taken_pieces=([4],))
    match = play(start, *lays(6), "end left")
    kinds = [event["kind"] for event in last_events(match)]
    given = [kind for kind in kinds if kind in ("coat", "piece", "pearl", "crystal", "egg")]
    assert given == ["coat", "piece", "piece", "pearl", "egg"]
    assert position_of(match)["taken_pieces"][0] == [4, 1, 20]  # lowest, then highest


def test_DK_3_6_crystals_before_eggs_and_pieces_one_by_one() -> None:
    match = play(reward_table(3), *lays(3))
    given = [(event["kind"], event.get("value")) for event in last_events(match)]
    assert [pair for pair in given if pair[0] in ("piece", "crystal", "egg")] == [
        ("piece", 1), ("crystal", None), ("egg", None)
    ]  # fmt: skip
    match = play(reward_table(4, taken_pieces=([], [], [1] * 5)), *lays(4))
    assert position_of(match)["taken_pieces"][0] == [1, 4]


def test_DK_3_6_no_crystals_left() -> None:
    table = laid(1, crystals=(0, 4, 6))
    assert (table["crystals"], table["taken_pieces"][0]) == ([0, 4, 6], [1])


def test_DK_3_6_no_eggs_left() -> None:
    table = laid(5, eggs=(0, 4, 5))
    assert (table["eggs"], table["taken_pieces"][0]) == ([0, 4, 5], [1, 1])


def test_DK_3_6_no_backlight_dragons_left() -> None:
    table = after(position("2b", "b1 b2", "j6 " * 11), "lay b1", "lay b2")
    assert (table["hands"][0], table["supply"]["backlight"]) == ([], 0)


def test_DK_3_6_no_pieces_left() -> None:
    """Four players, eight amulets and two pieces each: five pieces remain for four lays of two."""
    pieces = [1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 8, 8, 8]
    pieces += [10, 10, 10, 10, 10, 10, 10, 12, 12, 12, 16]  # 32; left are 16 16 16 20 20
    taken = (pieces[:8], pieces[8:16], pieces[16:24], pieces[24:])
    fours = ("b1 b2 b2 b2", "b3 b3 b3 b4", "b4 b4 b4 b5", "bw bw bw bw")
    start = position("4b", *fours, players=4, taken_pieces=taken)
    assert start["pieces"] == [16, 16, 16, 20, 20]
    match = play(start, *(f"lay {code}" for hand in fours for code in hand.split()))
    table = position_of(match)
    assert table["pieces"] == []
    assert [values[8:] for values in table["taken_pieces"]] == [[16, 16], [16, 20], [20], []]
    assert table["crystals"] == [1, 1, 1, 1]  # what else the page shows is given
    assert table["pending"] == ["pearl"] * 11


def test_DK_3_6_backlight_dragons_never_return_crystals_do() -> None:
    start = position("2b", "b1 j6", crystals=(1,), phase="act")
    table = after(start, "lay b1", "lay j6")
    assert table["supply"]["backlight"] == 9  # one in the row, one more as the reward
    taking = position("2b", phase="crystal", taken=3, crystals=(1,))
    assert after(taking, "crystal")["supply"]["crystals"] == 10


def test_DK_3_7_in_the_order_taken() -> None:
    table = laid(6, taken_pieces=([10, 4, 8, 6],))
    assert table["taken_pieces"][0] == [10, 4, 8, 6, 1, 20]


@pytest.mark.parametrize(
    ("number", "before", "pearls"),
    [
        (1, [], []),
        (1, [4], []),
        (1, [4, 4], ["red"]),
        (4, [4], ["red"]),
        (4, [4, 4], ["red"]),  # the fourth piece begins a new ring
        (4, [4, 4, 4, 4], ["red", "red"]),
        (1, [4, 4, 4], ["red"]),
    ],
)
def test_DK_3_7_every_third_piece_closes_a_ring(
    number: int, before: list[int], pearls: list[str]
) -> None:
    table = laid(number, taken_pieces=(before,))
    assert table["pearls"][0] == pearls
    assert table["supply"]["red"] == 6 - len(pearls)


def test_DK_3_7_red_while_there_is_one_then_blue() -> None:
    owned = [[4, 4, 4, 4, 4, 4, 1, 1], [6, 6, 6, 10, 10, 10, 8, 8], [12, 12, 12, 10, 10]]
    start = position("1b", "b1", "b2", "b3", taken_pieces=tuple(owned))
    assert start["supply"]["red"] == 1
    table = after(start, "lay b1")
    assert table["pearls"] == [["red"] * 3, ["red"] * 2, ["red"]]
    match = play(start, "lay b1", "lay b2")
    table = position_of(match)
    assert table["pearls"] == [["red"] * 3, ["red"] * 2 + ["blue"], ["red"]]
    assert (table["supply"]["red"], table["supply"]["blue"]) == (0, 8)


def test_DK_3_7_the_value_is_settled_at_the_end() -> None:
    match = play(reward_table(1, taken_pieces=([4, 4],)), *lays(1))
    pearls = [event for event in last_events(match) if event["kind"] == "pearl"]
    assert pearls == [{"kind": "pearl", "seat": 0, "colour": "red"}]


THREE = "w2 / g2 / r2"


def test_DK_3_8_the_most_valuable_coat_for_four_colours() -> None:
    table = after(position("1b", "b1", rows=(THREE,)), "lay b1", "end right")
    assert table["taken_coats"] == [16, None, None]
    assert table["coats"] == [12, 8]


def test_DK_3_8_the_next_ones_get_what_is_left() -> None:
    rows = (THREE, THREE.replace("2", "3"), THREE.replace("2", "4"))
    start = position("1b", "b1", "b2", "b4", rows=rows)
    table = after(start, "lay b1", "end left", "lay b2", "end right", "lay b4", "end left")
    assert table["taken_coats"] == [16, 12, 8]  # also when laying along
    assert table["coats"] == []


def test_DK_3_8_none_left_none_taken() -> None:
    full = ("w3 / g3 / r3 / b3", "w2 / g2 / r2 / b2", "w4 / g4 / r4 / b4", "w5 / g5 / r5")
    start = position(
        "1b", "", "", "", "b5", players=4, active=3, rows=full, coats=(16, 8, 12, None)
    )
    table = after(start, "lay b5", "end left")
    assert table["rows"][3] == row("b5 / w5 / g5 / r5")
    assert table["taken_coats"] == [16, 8, 12, None]


def test_DK_3_8_two_players_have_12_and_8() -> None:
    start = position("1b", "b1", "b2", players=2, rows=(THREE, "w3 / g3 / r3"))
    assert after(start, "lay b1", "end left", "lay b2", "end left")["taken_coats"] == [12, 8]


def test_DK_3_8_the_moment_comes_once() -> None:
    start = position("1b", "b2", rows=("w3 / g3 / r3 / b1",), coats=(16,))
    table = after(start, "lay b2")
    assert (table["taken_coats"][0], table["coats"]) == (16, [12, 8])


def test_DK_3_8_three_colours_are_not_enough() -> None:
    table = after(position("1b", "b1", rows=("w1 / g1",)), "lay b1", "end right")
    assert table["taken_coats"] == [None, None, None]
