"""Nobody learns what he should not know: views, moves, events, logs, undo, error texts."""

from spieluhr.core.dice import Dice
from spieluhr.core.errors import SpieluhrError
from spieluhr.core.events import Event, events_for
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, State
from tests.battery.cases import EFFORT, Case, every_case, glances, random_match, walk

SEEDS = 3 * EFFORT


@every_case
def test_a_view_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(case: Case) -> None:
    rules, dice = case.game.rules, Dice(11)
    other_truths = 0
    for seed in range(SEEDS):
        for match in glances(case, seed):
            for viewer in case.viewers():
                world = rules.resample(match.state, viewer, dice)
                assert rules.view(world, viewer) == match.view(viewer)
                assert rules.actor(world) == match.actor
                if match.actor == viewer:
                    assert rules.legal(world) == match.legal()
                other_truths += case.game.codec.position(world) != case.game.codec.position(
                    match.state
                )
    assert other_truths > 0 or not case.hooks().hides(case.options, case.seats)


@every_case
def test_a_world_depends_on_knowledge_and_dice_alone(case: Case) -> None:
    """Dealt from the truth or from any other world that looks the same, it is the same."""
    rules, codec = case.game.rules, case.game.codec
    for seed in range(SEEDS):
        for n, match in enumerate(glances(case, seed)):
            for viewer in case.viewers():
                other = rules.resample(match.state, viewer, Dice(n))
                from_truth = rules.resample(match.state, viewer, Dice(~n))
                from_other = rules.resample(other, viewer, Dice(~n))
                assert codec.position(from_truth) == codec.position(from_other)


@every_case
def test_a_world_is_a_table_that_can_be_played_on(case: Case) -> None:
    rules, codec, dice = case.game.rules, case.game.codec, Dice(12)
    for match in glances(case, 21):
        for viewer in case.viewers():
            world = rules.resample(match.state, viewer, dice)
            assert codec.position(codec.read_position(codec.position(world))) == codec.position(
                world
            )


@every_case
def test_the_truth_is_not_touched_by_views_and_worlds(case: Case) -> None:
    rules, codec, dice = case.game.rules, case.game.codec, Dice(13)
    for match in walk(case, 22, steps=150):
        before = codec.position(match.state)
        for viewer in case.viewers():
            world = rules.resample(match.state, viewer, dice)
            rules.view(match.state, viewer)
            while rules.actor(world) != CHANCE and rules.legal(world):
                rules.apply(world, rules.sample(world, dice))
        assert codec.position(match.state) == before


@every_case
def test_two_games_that_tell_a_seat_the_same_show_it_the_same(case: Case) -> None:
    """A second game follows the first as far as the seat can tell, its hidden moves chosen anew.

    While what is told and what is heard agree, the views agree, and the other way round: no
    event says more than view and told move, no view more than the story. Games from the beginning
    need no resampling; from the middle, the second starts in another world.
    """
    differed = 0
    for viewer in case.viewers():
        for seed in range(2 * SEEDS):
            differed += _follow(case, viewer, case.match(), case.match(), Dice(1000 + seed))
            first = random_match(case, seed, steps=12 + 5 * seed)
            world = case.game.rules.resample(first.state, viewer, Dice(seed))
            second = Match(case.game, case.options, case.seats, world)
            differed += _follow(case, viewer, first, second, Dice(2000 + seed))
    assert differed > 0 or not case.hooks().hides(case.options, case.seats)


def _follow(case: Case, viewer: int | None, first: Match, second: Match, dice: Dice) -> int:
    """How many steps the second game went along with another truth."""
    rules, codec = case.game.rules, case.game.codec
    differed = 0
    for _ in range(80):
        if first.is_over:
            break
        assert first.view(viewer) == second.view(viewer)
        assert first.actor == second.actor
        if first.actor == viewer:
            assert first.legal() == second.legal()
        _check_same_worlds(case, viewer, first, second)
        move = rules.sample(first.state, dice)
        told = codec.observed_text(first.state, move, viewer)
        same = [m for m in second.legal() if codec.observed_text(second.state, m, viewer) == told]
        before = rules.copy(second.state)
        first.enter([move])
        _check_told(case, viewer, first, before, told)
        if not same:
            break
        second.enter([same[dice.below(len(same))]])
        heard_same = _heard(first, viewer) == _heard(second, viewer)
        assert heard_same == (first.view(viewer) == second.view(viewer))
        if not heard_same:
            break
        differed += codec.position(first.state) != codec.position(second.state)
    return differed


def _check_same_worlds(case: Case, viewer: int | None, first: Match, second: Match) -> None:
    """The same story and the same dice give the same world, whatever the truth."""
    rules, codec, n = case.game.rules, case.game.codec, len(first.log)
    worlds = [rules.resample(match.state, viewer, Dice(n)) for match in (first, second)]
    assert codec.position(worlds[0]) == codec.position(worlds[1])


def _check_told(case: Case, viewer: int | None, first: Match, before: State, told: str) -> None:
    """The told move says no more than what is heard and seen after it."""
    rules, codec = case.game.rules, case.game.codec
    for other in rules.legal(before):
        after, events = rules.copy(before), list[Event]()
        rules.apply(after, other, events)
        same_heard = events_for(events, viewer) == _heard(first, viewer)
        if same_heard and rules.view(after, viewer) == first.view(viewer):
            assert codec.observed_text(before, other, viewer) == told


def _heard(match: Match, viewer: int | None) -> list[Event]:
    return events_for(match.log[-1].events, viewer)


@every_case
def test_a_free_undo_takes_back_nothing_that_was_learnt(case: Case) -> None:
    """Where undo is free, the player could have foreseen the whole result of his move."""
    rules, dice = case.game.rules, Dice(14)
    free = 0
    for seed in range(SEEDS):
        before: State | None = None
        for match in walk(case, seed):
            for seat in range(case.seats):
                if before is None or match.undo_problem(seat) is not None:
                    continue
                free += 1
                for _ in range(3):
                    world = rules.resample(before, seat, dice)
                    rules.apply(world, match.log[-1].move)
                    assert rules.view(world, seat) == match.view(seat)
            before = rules.copy(match.state)
    assert free > 0


@every_case
def test_undo_restores_what_the_seat_saw_and_never_an_old_version(case: Case) -> None:
    undone = 0
    for seed in range(9):
        match = random_match(case, seed, steps=38 + 3 * seed)
        while match.log:
            seat = match.log[-1].actor
            version, views = (
                match.version,
                [match.at(len(match.log) - 1).view(p) for p in (0, None)],
            )
            if seat == CHANCE or match.undo_problem(seat) is not None:
                break
            match.undo(seat)
            undone += 1
            assert match.version > version
            assert [match.view(p) for p in (0, None)] == views
            assert match.actor == seat
            assert match.undone == []
    assert undone > 0


@every_case
def test_refusals_tell_nothing(case: Case) -> None:
    """The error for a wrong move is the same in every world that looks the same."""
    rules, dice = case.game.rules, Dice(15)
    for match in walk(case, 23, steps=120):
        for seat in range(case.seats):
            world = Match(
                case.game, case.options, case.seats, rules.resample(match.state, seat, dice)
            )
            for move in case.hooks().SOME_MOVES:
                if match.actor != seat or move not in [
                    case.game.codec.text(m) for m in match.legal()
                ]:
                    assert _refusal(match, seat, move) == _refusal(world, seat, move) != ""


def _refusal(match: Match, seat: int, move: str) -> str:
    try:
        match.play(move, seat)
    except SpieluhrError as error:
        return f"{error.sentence('en')} {error.sentence('de')}"
    return ""


@every_case
def test_the_log_tells_each_seat_as_many_steps(case: Case) -> None:
    """The length of the log is the same for all; only what is covered is `?`."""
    for seed in range(SEEDS):
        match = random_match(case, seed)
        texts = [case.game.codec.text(entry.move) for entry in match.log]
        for viewer in case.viewers():
            told = match.observed_log(viewer)
            assert len(told) == len(texts)
            assert all(seen == text or "?" in seen for seen, text in zip(told, texts, strict=True))
