"""The engine against the naive second implementation, move by move and leaf by leaf."""

import json
import random
from functools import partial

import pytest

from spieluhr.core.match import Match
from tests.builders import (
    Policy,
    Position,
    anything,
    assert_as_many_leaves,
    legal,
    load,
    position_of,
    preferring,
)
from tests.games.dragonkeepers import naive
from tests.games.dragonkeepers.builders import CHESTS, DATA, GAME, new, position

ALL_PHASES = {
    "setup", "take", "refill", "crystal", "act", "return", "lay", "end", "along", "pearls",
}  # fmt: skip


POLICIES: dict[str, Policy] = {
    "anything": anything,
    "lay first": preferring("lay", "crystal"),
    "chest first": preferring("chest", "again", "lay", "take"),
    "collect, then lay": preferring("crystal", "take", "chest", "lay", "book"),
    "book first": preferring("book", "lay", "stop"),
    "pass always": preferring("pass", "take"),
}


def lockstep(match: Match, table: Position, policy: Policy, seed: int) -> tuple[set[str], str]:
    """The same position, legal moves in the same order, weights and outcome at each step.

    Returns which phases came (and which chests were used), and why the game ended.
    """
    dice = random.Random(seed)
    came = set()
    steps = 0
    while not match.is_over:
        assert_same(position_of(match), table)
        found = naive.legal(DATA, table)
        assert legal(match) == found
        came.add(table["phase"])
        if table["actor"] == "chance":
            likely = naive.weights(DATA, table)
            assert GAME.rules.weights(match.state) == likely
            line = dice.choices(found, likely)[0]
        else:
            line = policy(found, dice)
        if line.startswith("chest"):
            came.add(line.split()[1])
        if steps % 20 == 0:  # every position can be written down and read again
            assert_same(position_of(load(table)), table)
        steps += 1
        match.enter([GAME.codec.parse(line)])
        table = naive.apply(DATA, table, line)
    assert_same(position_of(match), table)
    assert table["actor"] == "over"
    assert naive.legal(DATA, table) == legal(match) == []
    assert match.outcome.json() == naive.outcome(DATA, table)
    return came, match.outcome.reason


def assert_same(one: Position, two: Position) -> None:
    """Key by key, the order of keys included."""
    if json.dumps(one) != json.dumps(two):
        assert one == two
        raise AssertionError("the keys come in another order")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("chests", [[], CHESTS], ids=["without chests", "with chests"])
def test_random_games_in_lockstep(players: int, policy: str, chests: list[str]) -> None:
    start = naive.start(DATA, players, chests)
    came: set[str] = set()
    for seed in range(GAMES.get(policy, 1)):
        phases, reason = lockstep(new(players, chests), start, POLICIES[policy], seed + players)
        came |= phases
        assert reason in REASONS[policy]
    if policy == "anything":
        assert came >= ALL_PHASES - {"return", "crystal"}


GAMES = {"anything": 2, "lay first": 2}
REASONS = {policy: {"amulets", "book", "turns"} for policy in POLICIES}
REASONS |= {"lay first": {"amulets"}, "pass always": {"book"}}


def test_nothing_of_the_rules_is_left_out() -> None:
    came: set[str] = set()
    for seed in range(3):
        game = new(2, CHESTS)
        phases, _ = lockstep(
            game, naive.start(DATA, 2, CHESTS), POLICIES["collect, then lay"], 90 + seed
        )
        came |= phases
    for name in ("barter", "key", "page", "thrift", "wind"):
        phases, _ = lockstep(
            new(3, [name]), naive.start(DATA, 3, [name]), POLICIES["chest first"], 7
        )
        came |= phases
    assert came == ALL_PHASES | set(CHESTS)


FIXED: dict[str, tuple[Position, int]] = {
    "the first cards": (naive.start(DATA, 2, []), 3),
    "taking": (position("4b", "b1 b2 j6", phase="take", crystals=(1,)), 3),
    "a fourth card": (position("4b", "b1 b2", phase="crystal", taken=3, crystals=(1,)), 4),
    "the book and a lay": (
        position("2b", "b1 b2 w3 gw j6", "b4 bw j6", "b3s g1", rows=("r1 / g2", "w1")), 6
    ),
    "a closed stack": (
        position("2b", "b1 b2 w2", "b4 bw", rows=("r1 / b5 / w1", "g1 / w4 / r4")), 7
    ),
    "coats along": (
        position("1b", "b2", "b3", "b4", rows=("w2 / g2 / r2", "w3 / g3 / r3")), 7
    ),
    "all chests": (
        position(
            "2b", "b1 b2 b4 j6 w3", "b5 bw", chests=" ".join(CHESTS), crystals=(2,),
            rows=("r1 r2 r4 / b3 b3 / g1 g2",),
        ), 6
    ),
    "wind over short piles": (
        position(
            "4b", "w3 j6", chests="wind", phase="take", crystals=(2,), left_pool="w4 g2",
            right_pool="wb",
        ), 5
    ),
    "pages upon pages": (
        position("4b", "w3", left="g5 j6 ?4", right="gw wrs ?b", phase="take"), 5
    ),
    "open places": (
        position("1b", "w3 gw b1", left_pool="w1", right_pool="wb", display=(None, None)), 5
    ),
    "the last turn": (position("1b", "b2", "", "b1 w3 gw", turn=300, taken_pieces=([4, 4],)), 3),
}  # fmt: skip


@pytest.mark.parametrize("name", FIXED)
def test_as_many_leaves_as_the_naive_counter(name: str) -> None:
    table, depth = FIXED[name]
    assert_as_many_leaves(GAME, table, depth, partial(naive.count, DATA))


@pytest.mark.parametrize("name", FIXED)
def test_random_ends_from_fixed_positions_in_lockstep(name: str) -> None:
    table, _ = FIXED[name]
    for policy in ("anything", "chest first"):
        lockstep(load(table), table, POLICIES[policy], 1)
