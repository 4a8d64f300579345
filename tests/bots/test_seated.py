"""A bot at its seat remembers what follows from the log, however it came to it."""

from collections.abc import Callable
from typing import Any

import pytest

from spieluhr import INTERPRETED, games
from spieluhr.bots import at_level
from spieluhr.bots.asking import answer
from spieluhr.bots.seated import MEMORY, Seated, remembered
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match

STEPS = 20 if INTERPRETED else 90
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("steam_time", {"players": 2}),
    ("perfect_moment", {}),
    ("dragonkeepers", {"players": 2}),
]
with_trees = pytest.mark.parametrize(("game_id", "options"), GAMES, ids=[name for name, _ in GAMES])


def seed(step: int) -> int:
    return 1000 + step


def begun(game_id: str, options: dict[str, Any]) -> Match:
    game, dice = games.load(game_id), Dice(3)
    match = Match(game, game.read_options(game.complete(dict(options), dice)))
    match.dice = dice
    match.settle()
    return match


def played(match: Match, choose: Callable[[Match], int], steps: int = STEPS) -> list[int]:
    """Seat 0 is asked for every move of both: the other one plays what comes first."""
    chosen = []
    while not match.is_over and len(match.log) < steps:
        move = match.legal()[0] if match.actor else choose(match)
        chosen.append(move)
        match.play(move)
    return chosen


@with_trees
def test_who_was_kept_and_who_thinks_again_decide_alike(game_id: str, options: Any) -> None:
    kept = Seated("club")
    first = played(begun(game_id, options), lambda match: kept.choose(match, 0, seed))
    again = played(begun(game_id, options), lambda match: Seated("club").choose(match, 0, seed))
    other = played(
        begun(game_id, options),
        lambda match: Seated("club").choose(match, 0, seed, in_other_world=True),
    )
    assert first == again == other


@with_trees
def test_the_servers_bots_are_the_arenas_that_forget_now_and_then(
    game_id: str, options: Any
) -> None:
    """Move by move, given the same dice: so a duel in the arena tells what the server's win."""
    match = begun(game_id, options)
    seats = range(match.seats)
    at_server = [Seated("club") for _ in seats]
    in_arena, asked = [at_level("club") for _ in seats], [0 for _ in seats]
    forgot = 0
    while not match.is_over and len(match.log) < 2 * STEPS:
        seat, rules = match.actor, match.game.rules
        if asked[seat] and asked[seat] % MEMORY == 0:
            in_arena[seat].forget()
            forgot += 1
        asked[seat] += 1
        dice = Dice(seed(len(match.log)))
        move = answer(in_arena[seat], match.game, match.state, dice)
        assert at_server[seat].choose(match, 0, seed) == move
        for other in seats:
            in_arena[other].follow(other, rules.observed_move(match.state, move, other))
        match.play(move)
    assert forgot >= (0 if INTERPRETED else 2)


def test_memory_makes_a_difference() -> None:
    """Otherwise the tests above would say nothing."""
    kept = Seated("club")

    def forgetful(match: Match) -> int:
        return answer(at_level("club"), match.game, match.state, Dice(seed(len(match.log))))

    name, options = GAMES[0]
    first = played(begun(name, options), lambda match: kept.choose(match, 0, seed), 90)
    assert first != played(begun(name, options), forgetful, 90)


def test_what_was_taken_back_is_forgotten() -> None:
    match, kept = begun(*GAMES[0]), Seated("club")
    played(match, lambda now: kept.choose(now, 0, seed), 30)
    match.rewind(0, 20)
    match.settle()
    while match.actor != 0:
        match.play(match.legal()[0])
    assert kept.choose(match, 0, seed) == Seated("club").choose(match, 0, seed)


def test_memory_is_bounded_and_begins_where_the_bot_sat_down() -> None:
    match, kept = begun(*GAMES[0]), Seated("casual")
    longest = 0
    while not match.is_over and len(match.log) < 120:
        steps = remembered(match.log, match.actor, since=7)
        assert all(match.log[n].actor == match.actor and n >= 7 for n in steps)
        longest = max(longest, len(steps))
        match.play(match.legal()[0] if match.actor else kept.choose(match, 7, seed))
    assert longest == MEMORY - 1
