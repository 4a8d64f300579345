"""A match told moment by moment: nothing is lost, nobody is told more, one at a time."""

from spieluhr.core.dice import Dice
from spieluhr.core.events import events_for
from spieluhr.core.forced import forced
from spieluhr.core.match import Match
from spieluhr.core.moments import NOBODY, Teller, moments_of, others_turns, turns
from spieluhr.core.words import Reader
from tests.battery.cases import EFFORT, Case, every_case, glances, random_match, walk

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Edda", "Finn", "Gesa", "Hugo"]


def reader(case: Case, seat: int | None) -> Reader:
    return Reader("en", NAMES[: case.seats], seat)


@every_case
def test_moments_tell_all_that_was_heard_and_end_with_the_table_as_it_is(case: Case) -> None:
    for seed in range(EFFORT):
        match = random_match(case, seed, steps=150)
        for viewer in case.viewers():
            moments = moments_of(match, reader(case, viewer))
            told = [event for moment in moments for event in moment.events]
            assert told == match.events_for(viewer)
            assert [m.n for m in moments] == sorted(m.n for m in moments)
            assert case.game.rules.view(moments[-1].state, viewer) == match.view(viewer)
            assert moments[-1].is_whole and moments[-1].n == len(match.log)


@every_case
def test_a_moment_shows_the_table_as_it_was_then(case: Case) -> None:
    """What is whole is a table of the log; what is a part lies between two of them."""
    match = random_match(case, 3, steps=120)
    for viewer in case.viewers():
        for moment in moments_of(match, reader(case, viewer)):
            if moment.is_whole:
                past = match.at(moment.n)
                assert past.view(viewer) == case.game.rules.view(moment.state, viewer)


@every_case
def test_told_from_the_middle_it_is_the_same_story(case: Case) -> None:
    match = random_match(case, 4, steps=90)
    rules = case.game.rules
    for since in (0, len(match.log) // 3, len(match.log) - 1):
        state = rules.copy(match.at(since).state)
        moments = Teller(match, reader(case, 0), state, since).moments()
        told = [event for moment in moments for event in moment.events]
        assert told == match.events_for(0, since)
        whole = {m.n: (m.by, m.turn) for m in moments_of(match, reader(case, 0)) if m.is_whole}
        same = [m for m in moments if m.is_whole and m.n in whole]
        assert all((m.by, m.turn) == whole[m.n] for m in same)


@every_case
def test_no_moment_has_two_actors(case: Case) -> None:
    """Whoever an event names acts, unless the game says that others have a part in it."""
    shared: set[str] = getattr(case.hooks(), "SHARED_EVENTS", set())
    for seed in range(2 * EFFORT):
        match = random_match(case, seed, steps=200)
        words, table = case.game.words, reader(case, None)
        for moment in moments_of(match, table):
            if moment.by == NOBODY:  # set-up
                continue
            named = {
                event.facts["seat"]
                for event in moment.events
                if "seat" in event.facts
                and event.kind not in {"turn", "deal", *shared}
                and words.log_line(event, table) is not None
            }
            assert len(named) <= 1, [(e.kind, e.facts) for e in moment.events]


@every_case
def test_two_tables_that_look_alike_are_told_alike(case: Case) -> None:
    """From another world that the seat cannot tell apart, the same story has the same moments:
    as many of them, by the same, with the same views."""
    rules, codec = case.game.rules, case.game.codec
    for viewer in case.viewers():
        table = reader(case, viewer)
        for seed in range(2 * EFFORT):
            first = random_match(case, seed, steps=10 + 7 * seed)
            world = rules.resample(first.state, viewer, Dice(seed))
            first = Match(case.game, case.options, case.seats, rules.copy(first.state))
            second = Match(case.game, case.options, case.seats, world)
            dice = Dice(500 + seed)
            for _ in range(40):
                if first.is_over:
                    break
                move = rules.sample(first.state, dice)
                told = codec.observed_text(first.state, move, viewer)
                same = [
                    m
                    for m in second.legal()
                    if codec.observed_text(second.state, m, viewer) == told
                ]
                if not same:
                    break
                first.enter([move])
                second.enter([same[dice.below(len(same))]])
                if _heard(first, viewer) != _heard(second, viewer):
                    break
                shown = [_shown(match, case, table) for match in (first, second)]
                assert shown[0] == shown[1]
                recaps = [_recaps(match, table) for match in (first, second)]
                assert recaps[0] == recaps[1]


def _heard(match: Match, viewer: int | None) -> list[object]:
    return [event.json() for event in events_for(match.log[-1].events, viewer)]


def _shown(match: Match, case: Case, said_to: Reader) -> list[object]:
    view = case.game.rules.view
    return [
        (m.by, m.turn, m.is_whole, [e.json() for e in m.events], view(m.state, said_to.seat))
        for m in moments_of(match, said_to)
    ]


def _recaps(match: Match, said_to: Reader) -> list[str]:
    words = match.game.words
    found = others_turns(match, said_to.seat)
    return [words.recap(turn.events_for(match, said_to.seat), said_to) for turn in found]


@every_case
def test_turns_cover_the_log(case: Case) -> None:
    match = random_match(case, 6, steps=150)
    found = turns(match)
    assert [turn.number for turn in found] == list(range(len(found)))
    assert found[0].owner == NOBODY and found[0].start == 0
    for viewer in case.viewers():
        stories = [turn.events_for(match, viewer) for turn in found]
        assert [event for story in stories for event in story] == match.events_for(viewer)
        for turn, story in zip(found, stories, strict=True):
            announced = [event.facts["seat"] for event in story if event.kind == "turn"]
            assert announced in ([], [turn.owner])


@every_case
def test_a_question_is_called_forced_by_public_knowledge_alone(case: Case) -> None:
    """Whether the true table or any other that looks the same to all: the answer is the same,
    unless the seat has a choice after all, and then it is not answered for it."""
    found = 0
    for seed in range(2 * EFFORT):
        for match in glances(case, seed):
            if match.actor < 0:
                continue
            world = case.game.rules.resample(match.state, None, Dice(seed))
            other = Match(case.game, case.options, case.seats, world)
            answers = {forced(match), forced(other)}
            if None in answers and len(answers) > 1:
                assert len(match.legal()) > 1 or len(other.legal()) > 1
            else:
                assert len(answers) == 1
            found += forced(match) is not None
            if forced(match) is not None:
                assert match.legal() == [forced(match)]


@every_case
def test_walks_never_break_the_teller(case: Case) -> None:
    """At every step of a game the last turns can be recapped for everybody."""
    for match in walk(case, 8, steps=80):
        for viewer in case.viewers():
            for line in _recaps(match, reader(case, viewer)):
                assert "\n" not in line
