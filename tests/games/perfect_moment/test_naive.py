"""The engine against the naive second implementation, move by move and leaf by leaf."""

import random

import pytest

from spieluhr import INTERPRETED
from spieluhr.core.match import Match
from tests.builders import (
    Policy,
    Position,
    after,
    anything,
    assert_as_many_leaves,
    legal_texts,
    load,
    position_of,
    preferring,
)
from tests.games.perfect_moment import naive, naive_items
from tests.games.perfect_moment.builders import (
    CARDS,
    CHOICES,
    GAME,
    PLAYERS,
    in_order,
    new,
    random_moves,
)
from tests.games.perfect_moment.examples import ALONE, CINEMA, DEN, SET_UP, SOLO, TURN_1, TURN_2
from tests.games.perfect_moment.examples import TWO_PLAYERS as TWO

Steps = set[tuple[str, str]]
GAMES = 2 if INTERPRETED else 8  # for each kind of player and choice of eras

# The steps of the table that are ever awaited in a game of two, and alone.
ITEM_STEPS = {
    "map": "turn1 turn2",
    "mask": "draw1 bottom1 fill",
    "gun": "look1 look2 sort",
    "armor": "answer newplan choose",
    "flowers": "swap1 swap2",
    "poem": "draw1 draw2 top1 top2 fill",
    "chocolates": "take1 take2 lay shed",
    "phone": "bottom1 bottom2 draw1 draw2 fill",
    "tickets": "look1 look2 look3 look4 stack",
    "wallet": "turnother",
    "keys": "take1 shed lay",
    "aces": "look1 aces fill",
    "money": "draw1 top1 steal fill",
    "knife": "knife newplan",
    "turn": "act newplan flip face",
}
TWO_STEPS = {"ring": "pick1 pick2 fill fillother", "setup": "flip deal own give end"}
SOLO_STEPS = {
    "ring": "pick1 pick2 facering fill",
    "setup": "flip face echocard facefirst deal own give end extra faceextra echoplan",
    "echo": "newplan drawright faceright faceplan flip face",
}


def lockstep(match: Match, table: Position, seed: int, player: Policy = anything) -> Steps:
    """The same position, legal moves and outcome at each step. Returns the awaited steps."""
    steps: Steps = set()
    for k, (_, line) in enumerate(random_moves(match, seed, player)):
        assert position_of(match) == table
        assert legal_texts(match) == naive.legal(table)
        if k % 5 == 0:
            assert position_of(load(table)) == table
        steps.add((table["pending"][-1]["do"], table["pending"][-1]["step"]))
        table = naive.apply(table, line)
    assert position_of(match) == table
    assert position_of(load(table)) == table
    assert table["actor"] == "over"
    assert match.outcome.json() == naive.outcome(table)
    return steps


@pytest.mark.parametrize("solo", [False, True])
def test_random_games_in_lockstep(solo: bool) -> None:
    steps: Steps = set()
    for eras in CHOICES:
        for number, player in enumerate(PLAYERS.values()):
            for seed in range(GAMES):
                start = naive.start(eras, solo)
                steps |= lockstep(new(eras, solo), start, 10 * seed + number, player)
    expected = ITEM_STEPS | (SOLO_STEPS if solo else TWO_STEPS)
    every = {(do, step) for do, words in expected.items() for step in words.split()}
    assert steps == every or (INTERPRETED and steps < every)


def close_game(eras: list[str], seed: int) -> Position:
    """After set-up, with 12 points for each of the two: four cards of the deck for 3 each."""
    chooser = random.Random(seed)
    table = naive.start(eras, False)
    while table["turn"] == 0:
        table = naive.apply(table, chooser.choice(sorted(naive.legal(table))))
    for seat in (0, 1):
        won = in_order(chooser.sample(table["pool"], 4))
        table["scored"][seat] = [{"card": card, "points": 3} for card in won]
        table["pool"] = [card for card in table["pool"] if card not in won]
    for _ in range(8):
        table["deck"].remove(None)
    return table


def test_close_games_in_lockstep() -> None:
    """They end by points, inside items too, or soon by the deck."""
    ends = set()
    for seed in range(48):
        start = close_game(CHOICES[seed % 4], seed)
        match = load(start)
        lockstep(match, start, seed, PLAYERS["score first"])
        ends.add((match.outcome.reason, position_of(match)["pending"][-1]["do"]))
    assert {("points", "turn"), ("points", "armor"), ("deck", "turn")} <= ends


@pytest.mark.parametrize("solo", [False, True])
def test_quiet_games_in_lockstep(solo: bool) -> None:
    reasons = set()
    for seed, eras in enumerate(CHOICES):
        match = new(eras, solo)
        lockstep(match, naive.start(eras, solo), seed, preferring("end", "no"))
        reasons.add(match.outcome.reason)
    assert "quiet" in reasons


FIXED: dict[str, tuple[Position, int]] = {
    "two players, the first card": (naive.start(CINEMA, False), 2),
    "alone, the first card": (naive.start(DEN, True), 2),
    "two players, after set-up": (after(new(CINEMA), *SET_UP), 4),
    "two players, turn 2": (after(new(CINEMA), *SET_UP, *TURN_1), 4),
    "two players, turn 3": (after(new(CINEMA), *SET_UP, *TURN_1, *TURN_2), 4),
    "alone, after set-up": (after(new(DEN, True), *SOLO[:14]), 4),
    "alone, after Echo's turn": (after(new(DEN, True), *SOLO), 4),
    "the position of two players": (TWO, 5),
    "the position alone": (ALONE, 5),
}


@pytest.mark.parametrize("name", FIXED)
def test_as_many_leaves_as_the_naive_counter(name: str) -> None:
    table, depth = FIXED[name]
    assert_as_many_leaves(GAME, table, depth, naive.count)


@pytest.mark.parametrize("name", FIXED)
def test_random_ends_from_fixed_positions_in_lockstep(name: str) -> None:
    table, _ = FIXED[name]
    for seed in range(8):
        lockstep(load(table), table, seed)


def test_the_naive_rules_know_the_same_cards() -> None:
    assert naive_items.ORDER == CARDS
