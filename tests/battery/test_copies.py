"""Matches and states can be copied, compared, pickled and saved, and go on the same afterwards."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import spieluhr
from spieluhr import INTERPRETED
from spieluhr.core import record
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed, NotYourTurn
from spieluhr.core.match import Match
from spieluhr.core.rules import Outcome, State
from tests.battery.cases import Case, every_case, glances

WAYS: dict[str, Callable[[Match], Match]] = {
    "copy": lambda found: found.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda found: pickle.loads(pickle.dumps(found)),
}
every_way = pytest.mark.parametrize("way", WAYS)

# Reads a pickled match, plays it to its end at random, and writes it: in another process.
ELSEWHERE = """
import pickle, sys
match = pickle.load(sys.stdin.buffer)
assert match.copy() == match and repr(match.state)
while not match.is_over:
    match.play(match.legal()[len(match.log) % len(match.legal())])
sys.stdout.buffer.write(pickle.dumps((match, match.state, match.outcome)))
"""


def rolling(case: Case, seed: int) -> Match:
    return Match(case.game, case.options, case.seats, dice=Dice(seed))


def play(match: Match, decisions: int = 10_000) -> Match:
    """Some decisions, the same ones at every match that stands alike."""
    while decisions and not match.is_over:
        legal = match.legal()
        match.play(legal[len(match.log) % len(legal)])
        decisions -= 1
    return match


def known(state: State, case: Case) -> list[Any]:
    return [case.game.rules.view(state, seat) for seat in case.viewers()]


@every_way
@every_case
def test_a_match_goes_on_the_same_after_copying(case: Case, way: str) -> None:
    match = play(rolling(case, 3), 12)
    twin = WAYS[way](match)
    assert twin == match and twin is not match
    assert (twin.version, twin.seats) == (match.version, match.seats)
    assert twin.events_for(0) == match.events_for(0)
    here = match.game.codec.position(match.state)
    play(twin, 8)
    assert twin != match and match.game.codec.position(match.state) == here
    assert play(twin).outcome == play(match).outcome
    assert twin == match and repr(twin) == repr(match)


@every_case
def test_states_are_equal_by_what_lies_on_the_table(case: Case) -> None:
    before: State | None = None
    for match in glances(case, 1):
        state = match.state
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state and twin is not state
            assert known(twin, case) == known(state, case)
            assert case.game.rules.legal(twin) == match.legal()
        assert before != state
        before = copy.copy(state)
        assert case.game.id in repr(state)
        with pytest.raises(TypeError, match="position"):
            hash(state)


@pytest.mark.parametrize("interpreted", ["", "1"])
@every_case
def test_a_match_can_be_sent_to_another_process(case: Case, interpreted: str) -> None:
    """Also from compiled to uncompiled modules, and back."""
    if INTERPRETED and not interpreted:
        return
    match = play(rolling(case, 5), 20)
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps(match),
        env={**os.environ, "SPIELUHR_INTERPRETED": interpreted},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    there, state, outcome = pickle.loads(done.stdout)
    assert there == play(match)
    assert state == match.state
    assert outcome == match.outcome


@every_case
def test_a_copy_with_a_seed_of_its_own_meets_other_chance(case: Case) -> None:
    match = rolling(case, 1)
    ends = [play(match.copy(seed)) for seed in range(6)]
    assert any(end != ends[0] for end in ends)
    assert play(match.copy(2)) == ends[2]


@every_case
def test_dice_settle_chance_at_the_start_and_after_every_move(case: Case) -> None:
    match = rolling(case, 2)
    by_hand, dice = case.match(), Dice(2)
    by_hand.settle(dice)
    while not match.is_over:
        move = match.legal()[-1]
        assert match.actor >= 0
        events = match.play(match.text(move))
        assert by_hand.play(move, by_hand.actor) + by_hand.settle(dice) == events
    assert match == by_hand
    assert match.outcome == by_hand.outcome


@every_case
def test_a_saved_match_is_read_as_the_same_match(case: Case, tmp_path: Path) -> None:
    match = rolling(case, 4)
    for decisions in (0, 15, 10_000):
        play(match, decisions)
        match.save(tmp_path / "match.json", [f"bot {seat}" for seat in range(case.seats)])
        assert spieluhr.load_record(tmp_path / "match.json") == match
    told = record.read(tmp_path / "match.json")
    assert [seat.name for seat in told.seats] == [f"bot {seat}" for seat in range(case.seats)]
    with pytest.raises(Malformed, match="not 9"):
        match.save(tmp_path / "other.json", ["x"] * 9)
    assert not (tmp_path / "other.json").exists()


@every_case
def test_what_cannot_be_is_said_in_a_sentence(case: Case) -> None:
    match = rolling(case, 6)
    wrong: Any
    for wrong in (3.5, None, "", [], 10**30, -1):
        with pytest.raises(Malformed, match="move"):
            match.play(wrong)
    for seat in (case.seats, -1):
        with pytest.raises(Malformed, match="seat"):
            match.view(seat)
    with pytest.raises(NotYourTurn, match="not over yet"):
        match.outcome.json()
    with pytest.raises(Malformed, match="dice"):
        case.match().settle()
    assert len(play(match).outcome.scores) == case.seats


def test_an_outcome_reads_like_what_it_says() -> None:
    outcome = Outcome([3, 5], [2, 1], "crystals")
    assert repr(outcome) == "Outcome(scores=[3, 5], ranks=[2, 1], reason='crystals')"
    assert outcome == pickle.loads(pickle.dumps(outcome)) != Outcome([3, 5], [2, 1], "turns")
    assert len({outcome, copy.deepcopy(outcome)}) == 1
