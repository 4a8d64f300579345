"""The engine against the naive second implementation, move by move and leaf by leaf."""

import random
from pathlib import Path

import pytest

from spieluhr.core.match import Match
from spieluhr.core.playout import perft
from spieluhr.games import load as load_game
from spieluhr.games.steam_time.notation.moves import TEXTS
from tests.builders import Policy, anything
from tests.games.steam_time import naive
from tests.games.steam_time.naive_cards import Position
from tests.games.steam_time.naive_cards import load as load_data

GAME = load_game("steam_time")
DATA = load_data(str(Path(__file__).parents[3] / "src/spieluhr/games/steam_time/data.json"))
ALL_VERBS = {line.split()[0] for line in TEXTS.texts}


def keeping_on(found: list[str], dice: random.Random) -> str:
    """Passes and stops seldom, so that all airships are used and boards are full."""
    quiet = ("pass", "stop", "done", "no")
    busy = [line for line in found if line not in quiet] if dice.random() < 0.9 else found
    return dice.choice(busy or found)


def preferring(*words: str) -> Policy:
    """A move with the first of these words in it that is legal; else nothing that ends things."""

    def choose(found: list[str], dice: random.Random) -> str:
        for word in words:
            liked = [line for line in found if word in line.split()]
            if liked:
                return dice.choice(liked)
        return keeping_on(found, dice)

    return choose


POLICIES: dict[str, Policy] = {
    "anything": anything,
    "keeping on": keeping_on,
    "encounters": preferring("yes", "bottom", "encounter", "fulfil"),
    "buying": preferring("upgrade", "expedition", "crystals", "buy", "crystal"),
    "missions": preferring("fulfil", "mission", "into", "take", "pick"),
    "pass always": preferring("pass", "none"),
}


def new(players: int) -> Match:
    return Match(GAME, GAME.read_options({"players": players}), players)


def assert_same(match: Match, table: Position) -> None:
    assert naive.canonical(GAME.codec.position(match.state)) == naive.canonical(table)


def lockstep(match: Match, table: Position, policy: Policy, seed: int) -> set[str]:
    """The same position, legal moves, weights and outcome at each step; which words came."""
    dice = random.Random(seed)
    came: set[str] = set()
    while not match.is_over:
        assert_same(match, table)
        found = naive.legal(DATA, table)
        assert [GAME.codec.text(move) for move in match.legal()] == found
        if table["actor"] == "chance":
            likely = naive.weights(DATA, table)
            assert GAME.rules.weights(match.state) == likely
            line = dice.choices(found, likely)[0]
        else:
            line = policy(found, dice)
        came.add(line.split()[0])
        match.enter([GAME.codec.parse(line)])
        table = naive.apply(DATA, table, line)
    assert_same(match, table)
    assert table["actor"] == "over"
    assert naive.legal(DATA, table) == []
    assert match.outcome.json() == naive.outcome(DATA, table)
    return came


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", POLICIES)
def test_random_games_in_lockstep(players: int, policy: str) -> None:
    lockstep(new(players), naive.start(DATA, players), POLICIES[policy], players)


def test_nothing_of_the_rules_is_left_out() -> None:
    came: set[str] = set()
    for seed, policy in enumerate(["buying", "missions", "encounters", "keeping on", "keeping on"]):
        came |= lockstep(new(4), naive.start(DATA, 4), POLICIES[policy], 40 + seed)
    assert came == ALL_VERBS


def midgame(players: int, steps: int, policy: str) -> Position:
    """A table in the middle of a game, by the naive rules."""
    dice = random.Random(steps)
    table = naive.start(DATA, players)
    while steps > 0 or table["actor"] == "chance":
        found = naive.legal(DATA, table)
        likely = naive.weights(DATA, table) or None
        choose = POLICIES[policy]
        line = dice.choices(found, likely)[0] if likely else choose(found, dice)
        table = naive.apply(DATA, table, line)
        steps -= 1
    return table


@pytest.mark.parametrize(("players", "steps"), [(2, 40), (2, 120), (3, 90), (3, 200), (4, 150)])
def test_as_many_leaves_as_the_naive_counter(players: int, steps: int) -> None:
    table = midgame(players, steps, "keeping on")
    state = GAME.codec.read_position(table)
    for depth in range(1, 4):
        leaves = naive.count(DATA, table, depth)
        assert perft(GAME.rules, state, depth) == leaves
        if leaves > 700:
            break
    assert naive.canonical(GAME.codec.position(state)) == naive.canonical(table)
