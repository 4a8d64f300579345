"""The end of the game and the points (DK-4.1 to DK-4.5)."""

import pytest

from spieluhr.core.errors import Malformed
from spieluhr.core.match import Match
from tests.builders import Position, legal, load, play, position_of, weights
from tests.games.dragonkeepers.builders import GAME, new, position

AMULETS = {2: 7, 3: 8, 4: 9}


def near_the_end(players: int, missing: int = 1, **changes: object) -> Position:
    """Seat 1 has all the amulets but so many; seats 0 and 1 lack one piece for the next one."""
    many = 3 * (AMULETS[players] - missing)
    low = [1] * 6 + [4] * 6 + [6] * 3 + [8] * 2 + [10] * 6 + [12]
    options: Position = {"taken_pieces": ([16, 16], [*low[:many], 16, 12]), **changes}
    hands = ("b1", "b2", "b3", "b4")[:players]
    return position("1b", *hands, players=players, **options)


def settled(match: Match) -> Match:
    """Every pearl has the lower value."""
    while not match.is_over:
        play(match, legal(match)[0])
    return match


def over(*taken: list[int], pearls: list[list[int]], **changes: object) -> Match:
    """Three players at the end of a game by turns, all pearls settled."""
    red = sum(value > 4 for values in pearls for value in values)
    blue = sum(map(len, pearls)) - red
    options: Position = {"turn": 300, "actor": "over", "phase": "over", **changes}
    table = position("4b", taken_pieces=taken, **options)
    table["pearls"] = pearls
    table["supply"] |= {"red": 6 - red, "blue": 9 - blue}
    return load(table)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DK_4_1_after_so_many_amulets_of_all_together(players: int) -> None:
    match = play(near_the_end(players), "lay b1", *["pass"] * (players - 1))
    table = position_of(match)
    assert (table["phase"], table["turn"]) == ("pearls", players + 1)
    assert table["pending"] == ["pearl"] * AMULETS[players]
    assert settled(match).outcome.reason == "amulets"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DK_4_1_one_fewer_and_the_game_goes_on(players: int) -> None:
    match = play(near_the_end(players, missing=2), "lay b1", *["pass"] * (players - 1))
    assert sum(len(pearls) for pearls in position_of(match)["pearls"]) == AMULETS[players] - 1
    assert (position_of(match)["phase"], match.actor) == ("take", 1)


def test_DK_4_1_somebody_who_only_lays_along_may_reach_the_number() -> None:
    match = play(near_the_end(3), "pass", "lay b2")
    assert (position_of(match)["phase"], match.actor) == ("along", 2)
    play(match, "pass")
    assert position_of(match)["phase"] == "pearls"


def test_DK_4_1_later_players_of_that_turn_still_lay_along() -> None:
    match = play(near_the_end(3), "lay b1")
    assert legal(match) == ["lay b2", "pass"]
    play(match, "lay b2")  # a ninth amulet
    assert legal(match) == ["lay b3", "pass"]
    table = position_of(play(match, "lay b3"))
    assert len(table["taken_pieces"][2]) == 1
    assert table["pending"] == ["pearl"] * 9


def test_DK_4_1_no_equalising_turn() -> None:
    start = near_the_end(3, active=0)
    match = settled(play(start, "lay b1", "pass", "pass"))
    assert position_of(match)["active"] == 0
    assert position_of(match)["turn"] == start["turn"]


def test_DK_4_1_pearls_are_settled_at_the_end() -> None:
    """Eight amulets: six red pearls for seat 1, one blue for it, and one blue for seat 0."""
    match = play(near_the_end(3), "lay b1", "pass", "pass")
    assert position_of(match)["pearls"] == [["blue"], ["red"] * 6 + ["blue"], []]
    assert weights(match) == {"pearl 3": 5, "pearl 4": 4}  # seat 0 first
    play(match, "pearl 3")
    assert position_of(match)["pearls"][0] == [3]
    assert weights(match) == {"pearl 8": 3, "pearl 9": 3}
    play(match, "pearl 9", "pearl 9")
    assert weights(match) == {"pearl 8": 3, "pearl 9": 1}
    play(match, "pearl 9")
    assert weights(match) == {"pearl 8": 3}
    play(match, "pearl 8", "pearl 8", "pearl 8")
    assert weights(match) == {"pearl 3": 4, "pearl 4": 4}
    play(match, "pearl 4")
    assert match.is_over
    assert position_of(match)["pearls"] == [[3], [9, 9, 9, 8, 8, 8, 4], []]
    # The last 6 was the lowest piece. Seat 1: six 1, six 4, three 6, two 8, four 10, 16, 12.
    assert match.outcome.scores == [16 + 16 + 6 + 3, 6 + 24 + 18 + 16 + 40 + 16 + 12 + 55, 0]


def test_DK_4_2_pieces_pearls_coats_and_eggs() -> None:
    match = over(
        [1, 4, 6, 10],
        [20],
        [],
        pearls=[[9], [], []],
        rows=("w1 / g1 / r1 / b1", "", "w2 / g2 / r2 / b2"),
        coats=(12, None, 16),
        eggs=(1, 3, 0),
    )
    assert match.outcome.scores == [
        1 + 4 + 6 + 10 + 9 + 12 + 4,  # the piece of an unfinished ring counts
        20 + 4 + 4 + 16,  # most eggs: one of them is turned
        16,
    ]


def test_DK_4_2_all_tied_players_turn_one_each() -> None:
    match = over([], [], [], pearls=[[], [], []], eggs=(2, 2, 1))
    assert match.outcome.scores == [20, 20, 4]


def test_DK_4_2_nobody_turns_one_with_no_eggs() -> None:
    match = over([], [], [], pearls=[[], [], []])
    assert match.outcome.scores == [0, 0, 0]


def test_DK_4_2_a_single_egg_can_be_the_most() -> None:
    assert over([], [], [], pearls=[[], [], []], eggs=(0, 1)).outcome.scores == [0, 16, 0]


def test_DK_4_2_crystals_and_cards_in_hand_count_nothing() -> None:
    written = position("4b", "b1 b2 j6 j6", turn=300, crystals=(6, 1))
    match = play(written, "pass", "pass", "pass")
    assert match.outcome.scores == [0, 0, 0]
    assert match.outcome.ranks == [1, 1, 1]


def test_DK_4_3_more_dragons_before_you_break_a_tie() -> None:
    rows = ("b1 b2", "g1 / r1 j6", "w1")
    match = over([10], [10], [12], pearls=[[], [], []], rows=rows)
    assert match.outcome.json() == {"scores": [10, 10, 12], "ranks": [3, 2, 1], "reason": "turns"}


def test_DK_4_3_jokers_count() -> None:
    match = over([], [], [], pearls=[[], [], []], rows=("b1 j6 j6", "g1 g2", "r1"))
    assert match.outcome.ranks == [1, 2, 3]


def test_DK_4_3_then_a_shared_win() -> None:
    match = over([10], [10], [1], pearls=[[], [], []], rows=("b1 b2", "g1 / r1", "w1 w2 w3"))
    assert match.outcome.ranks == [1, 1, 3]


def test_DK_4_3_a_card_taken_back_does_not_count() -> None:
    start = position(
        "4b", turn=300, rows=("r1 r2", "w1", "g1 g2"), chests="return", crystals=(0, 0, 1)
    )
    match = play(start, "chest return green", "pass", "pass", "pass")
    assert match.outcome.json() == {"scores": [0, 0, 0], "ranks": [1, 2, 2], "reason": "turns"}


@pytest.mark.parametrize(("turn", "ends"), [(299, False), (300, True)])
def test_DK_4_4_after_turn_300(turn: int, ends: bool) -> None:
    match = play(position("1b", "b1", turn=turn), "pass", "pass")
    assert position_of(match)["phase"] == "along"  # the turn is finished first
    play(match, "pass")
    table = position_of(match)
    assert (table["turn"], table["phase"]) == (300, "over" if ends else "take")


def test_DK_4_5_ranks_are_one_more_than_the_seats_that_are_better() -> None:
    table = position("4b", players=4, turn=300, taken_pieces=([10], [16], [10], [1]))
    match = play(table, *["pass"] * 4)
    assert match.outcome.json() == {
        "scores": [10, 16, 10, 1], "ranks": [2, 1, 2, 4], "reason": "turns",
    }  # fmt: skip


def test_DK_4_5_amulets_before_book_before_turns() -> None:
    both: Position = {"left_pool": "w1", "right_pool": "wb", "display": (None, None), "taken": 0}
    last = near_the_end(3, turn=300, last=True, **both)
    assert settled(play(last, "pass", "lay b1", "pass")).outcome.reason == "amulets"
    assert settled(play(last, "pass", "pass", "pass")).outcome.reason == "book"
    plain = near_the_end(3, turn=300)
    assert settled(play(plain, "pass", "pass", "pass")).outcome.reason == "turns"


def test_DK_4_5_options_are_players_and_chests() -> None:
    for players in (2, 3, 4):
        assert len(position_of(new(players))["hands"]) == players
    assert position_of(new(2, ["page", "wind"]))["options"]["players"] == 2
    assert set(position_of(new(2, ["page", "wind"]))["options"]["chests"]) == {"wind", "page"}


@pytest.mark.parametrize(
    "written",
    [
        {"players": 1},
        {"players": 5},
        {"players": "3"},
        {"players": 3, "chests": ["fire"]},
        {"players": 3, "chests": ["wind", "wind"]},
        {"players": 3, "chest": ["wind"]},
    ],
)
def test_DK_4_5_others_are_refused(written: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        GAME.read_options(written)


def test_DK_4_5_no_chests_by_default() -> None:
    assert list(GAME.read_options({"players": 3}).chests) == []
