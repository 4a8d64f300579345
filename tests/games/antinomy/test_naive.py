"""The engine against the naive second implementation, move by move and leaf by leaf."""

import pytest

from spieluhr.core.match import Match
from tests.builders import Position, assert_as_many_leaves, legal_texts, load, position_of
from tests.games.antinomy import naive
from tests.games.antinomy.builders import (
    GAME,
    MODES,
    around,
    new,
    position,
    random_moves,
    solo_position,
)

SHRINE_ROW = "r2 r3 g1 g2 x1 p1 x2 p4 f24"


def lockstep(match: Match, table: Position, seed: int) -> tuple[set[str], str]:
    """The same position, the same legal moves and the same outcome at each step.

    Returns which phases came, and why the game ended.
    """
    phases = set()
    for _, line in random_moves(match, seed):
        assert position_of(match) == table
        assert legal_texts(match) == naive.legal(table)
        assert position_of(load(table)) == table
        phases.add(table["phase"])
        table = naive.apply(table, line)
    assert position_of(match) == table
    assert table["phase"] == "over"
    assert match.outcome.json() == naive.outcome(table)
    return phases, match.outcome.reason


@pytest.mark.parametrize(("solo", "shrine"), MODES)
def test_random_games_in_lockstep(solo: str | None, shrine: bool) -> None:
    expected = {"deal", "place", "move", "paradox", "order", "reveal"}
    if solo:
        expected = expected - {"reveal"} | {"remove", "draw", "swap", "replace"}
    if shrine:
        expected.add("drop")
    phases: set[str] = set()
    reasons: set[str] = set()
    for seed in range(60 if solo else 8):
        came, reason = lockstep(new(solo, shrine), naive.start(solo, shrine), seed)
        phases |= came
        reasons.add(reason)
    assert phases == expected  # nothing of the rules was left out
    assert reasons == ({"pile"} if solo else {"crystals", "turns"})


FIXED: dict[str, tuple[Position, int]] = {
    "two players, the first cards": (naive.start(None, False), 3),
    "two players, the wands": (position(turn=0, phase="place", wands=[None, None]), 8),
    "two players, in the middle": (position(crystals=[2, 3], turn=17, wands=[2, 6]), 9),
    "a paradox comes": (
        around("r1 p1 p2", "r4 b3 b4", colour="green", wands=[7, 3], crystals=[4, 2], turn=31), 9
    ),
    "a duel comes": (
        around("r1 p3 b4", "r4 p2 b2", phase="paradox", wands=[4, 4], crystals=[4, 3]), 9
    ),
    "a paradox and a duel": (
        around("p1 p2 p3", "r4 b3 b4", phase="paradox", wands=[4, 4], crystals=[3, 2]), 7
    ),
    "the last turns": (position(crystals=[1, 1], turn=398, wands=[4, 6]), 8),
    "solo, the first cards": (naive.start("easy", False), 3),
    "solo, the wand": (solo_position("easy", turn=0, phase="place", wands=[None]), 5),
    "solo, in the middle": (solo_position("normal", stones=1, crystals=[4], removed="r3 x4"), 5),
    "solo, a paradox": (
        solo_position(
            "normal", row="g3 r1 b4 g1 g2 r4 b2 b1 g4", hand="p1 p2 p3", phase="paradox",
            crystals=[4], stones=1,
        ), 6
    ),
    "solo, hard, a full shrine": (
        solo_position(
            "hard", "r1 g3 g4 p2 b2", row=SHRINE_ROW, hand="r4 p3 b3", codex="b1", stones=1,
            crystals=[5], wands=[3], removed="f13", turn=14,
        ), 6
    ),
    "solo, hard, a shrine and a paradox": (
        solo_position(
            "hard", "r1 g3 g4 p2 b2", row=SHRINE_ROW, hand="r4 b3 b4", codex="b1", phase="move",
            crystals=[5], wands=[4], removed="x4 f13",
        ), 6
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FIXED)
def test_as_many_leaves_as_the_naive_counter(name: str) -> None:
    table, depth = FIXED[name]
    assert_as_many_leaves(GAME, table, depth, naive.count)


@pytest.mark.parametrize("name", FIXED)
def test_random_ends_from_fixed_positions_in_lockstep(name: str) -> None:
    table, _ = FIXED[name]
    for seed in range(10):
        lockstep(load(table), table, seed)


def test_random_ends_of_a_solo_game_are_wins_too() -> None:
    table, _ = FIXED["solo, a paradox"]
    assert {lockstep(load(table), table, seed)[1] for seed in range(10)} == {"crystals", "pile"}
