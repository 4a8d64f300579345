"""Wrong input is refused in words and changes nothing."""

import contextlib
import copy as deep
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spieluhr.core.errors import Illegal, Malformed, NotYourTurn, NoUndo, Stale
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from tests.battery.cases import EFFORT, Case, every_case, random_match, walk

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
QUICK = settings(
    max_examples=15 * EFFORT,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)


def snapshot(match: Match) -> Any:
    return (
        deep.deepcopy(match.game.codec.position(match.state)),
        match.version,
        [entry.move for entry in match.log],
        list(match.undone),
    )


def a_decision(case: Case, seed: int) -> Match:
    """A random table at which somebody has to choose between several moves."""
    for match in walk(case, seed):
        if match.actor >= 0 and len(match.legal()) > 1 and len(match.log) > 20 + seed:
            return match
    raise AssertionError("no such table")


@every_case
def test_every_wrong_move_has_its_own_error(case: Case) -> None:
    match = a_decision(case, 1)
    before, seat, codec = snapshot(match), match.actor, case.game.codec
    legal = codec.text(match.legal()[0])
    with pytest.raises(Malformed):
        match.play("no such move", seat)
    with pytest.raises(Stale, match=f"it is at {match.version}"):
        match.play(legal, seat, version=match.version - 1)
    with pytest.raises(NotYourTurn):
        match.play(legal, seat + 1)
    with pytest.raises(NotYourTurn):
        match.chance(match.legal()[0])
    never = [m for m in case.hooks().SOME_MOVES if codec.parse(m) not in match.legal()]
    for move in never:
        with pytest.raises(Illegal):
            match.play(move, seat)
    assert snapshot(match) == before
    match.play(legal, seat, version=match.version)


@every_case
def test_nobody_decides_for_chance_or_after_the_end(case: Case) -> None:
    start = case.match()
    assert start.actor == CHANCE
    with pytest.raises(NotYourTurn):
        start.play(start.legal()[0], 0)
    wrong = next(codec_move for codec_move in _parsed(case) if codec_move not in start.legal())
    with pytest.raises(Illegal):
        start.chance(wrong)
    end = random_match(case, 2)
    with pytest.raises(NotYourTurn, match="over"):
        end.play(wrong, 0)
    with pytest.raises(NotYourTurn, match="over"):
        end.chance(wrong)
    with pytest.raises(Illegal):
        end.enter([wrong])


def _parsed(case: Case) -> list[int]:
    return [case.game.codec.parse(move) for move in case.hooks().SOME_MOVES]


@every_case
def test_undo_behind_chance_is_refused_or_marked(case: Case) -> None:
    match = random_match(case, 3)
    seat = next(entry.actor for entry in reversed(match.log) if entry.actor != CHANCE)
    decided = next(n for n, entry in enumerate(match.log) if entry.actor == seat)
    n = next(n for n in range(len(match.log), decided, -1) if match.log[n - 1].actor == CHANCE)
    past = match.at(n)
    before = snapshot(past)
    with pytest.raises(NoUndo):
        past.undo(seat)
    assert snapshot(past) == before
    steps = past.entries()
    past.undo(seat, force=True)
    to = len(past.log)
    assert past.undone == [{"seat": seat, "from": n, "to": to, "log": steps[to:]}]
    assert past.actor == seat
    fresh = case.match()
    with pytest.raises(NoUndo):
        fresh.undo(0, force=True)


@every_case
def test_there_is_no_step_beyond_the_log(case: Case) -> None:
    match = random_match(case, 4, steps=30)
    for n in (-1, 31):
        with pytest.raises(Malformed):
            match.at(n)


@every_case
def test_any_driver_can_finish_any_game(case: Case) -> None:
    """Hypothesis chooses the moves; whatever it does, the game goes on to its end."""

    @QUICK
    @given(st.data())
    def drive(data: st.DataObject) -> None:
        match, dice = case.match(), data.draw(st.integers(0, 10**6))
        for n in range(4000):
            if match.is_over:
                break
            legal = match.legal()
            if n % 40 < 30 or n > 300:
                choice = (dice * 2654435761 + n * 40503) % len(legal)
            else:
                choice = data.draw(st.integers(0, len(legal) - 1))
            match.enter([legal[choice]])
        assert match.is_over
        assert len(match.outcome.scores) == case.seats

    drive()


@every_case
def test_options_are_read_or_refused(case: Case) -> None:
    names = list(case.game.options.__struct_fields__)

    @QUICK
    @given(st.dictionaries(st.sampled_from([*names, "other"]), JSON, max_size=3) | JSON)
    def read(written: object) -> None:
        try:
            options = case.game.read_options(written)
        except Malformed:
            return
        assert case.game.new(options) is not None

    read()


@every_case
def test_moves_are_read_or_refused(case: Case) -> None:
    @QUICK
    @given(
        st.text() | st.from_regex(r"(play|deal|order|wand|x)( [a-z0-9-]{1,4}){0,4}", fullmatch=True)
    )
    def read_text(line: str) -> None:
        with contextlib.suppress(Malformed):
            assert case.game.codec.text(case.game.codec.parse(line)) == line

    verbs = [*case.game.codec.shapes, "other"]
    keys = ["card", "to", "place", "places", "cards", "item"]

    @QUICK
    @given(
        JSON
        | st.builds(
            lambda verb, rest: {"do": verb, **rest},
            st.sampled_from(verbs),
            st.dictionaries(st.sampled_from(keys), JSON, max_size=3),
        )
    )
    def read_json(written: object) -> None:
        try:
            move = case.game.codec.read_move(written)
        except Malformed:
            return
        assert case.game.codec.move_json(move) == written

    read_text()
    read_json()


@every_case
def test_positions_are_read_or_refused(case: Case) -> None:
    """A position with something changed is refused in words, or is a table with a position."""
    written = case.game.codec.position(a_decision(case, 5).state)

    @QUICK
    @given(st.sampled_from(list(written)), JSON)
    def read(key: str, value: object) -> None:
        changed = {**deep.deepcopy(written), key: value}
        try:
            read_state = case.game.codec.read_position(changed)
        except Malformed:
            return
        assert case.game.codec.position(read_state)[key] == value

    read()
    for key in written:
        with pytest.raises(Malformed):
            case.game.codec.read_position({k: v for k, v in written.items() if k != key})
    nonsense: list[object] = [None, [], 3, "x", {}, {**written, "other": 1}]
    for wrong in nonsense:
        with pytest.raises(Malformed):
            case.game.codec.read_position(wrong)


@every_case
def test_wrong_numbers_of_players_are_refused(case: Case) -> None:
    for seats in (-1, 0, 99):
        with pytest.raises(Malformed, match=case.game.words.title[0]):
            case.game.new(case.options, seats)
