"""Where the points came from: every table adds up, and tells no more than the reader heard."""

import re

import msgspec

from spieluhr.core.ending import difference, how_it_ended
from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.rules import Outcome
from spieluhr.core.words import LANGUAGES, Reader, Scores, Source
from tests.battery.cases import EFFORT, Case, every_case, random_match

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Grete", "Hugo"]


def reader_of(match: Match, reader: int | None, lang: str) -> Reader:
    return Reader(lang, NAMES[: match.seats], reader)


def scores(match: Match, reader: int | None, lang: str = "en") -> list[Scores]:
    view, heard = match.view(reader), match.events_for(reader)
    return match.game.words.scores(match.outcome, view, heard, reader_of(match, reader, lang))


def written(found: list[Scores]) -> list[object]:
    return [[one.title, [[row.name, row.points, row.notes] for row in one.rows]] for one in found]


@every_case
def test_the_rows_of_the_first_table_add_up_to_the_scores(case: Case) -> None:
    for seed in range(3 * EFFORT):
        match = random_match(case, seed)
        for reader in case.viewers():
            found = scores(match, reader, LANGUAGES[seed % len(LANGUAGES)])
            for one in found[:1]:
                sums = [
                    sum(column) for column in zip(*(row.points for row in one.rows), strict=True)
                ]
                assert sums == match.outcome.scores


@every_case
def test_every_row_has_a_name_and_a_number_for_each_seat(case: Case) -> None:
    match = random_match(case, 5)
    for reader in case.viewers():
        english, german = (scores(match, reader, lang) for lang in LANGUAGES)
        for one, other in zip(english, german, strict=True):
            assert one.title and other.title and one.rows
            for row, same in zip(one.rows, other.rows, strict=True):
                assert row.name and same.name
                assert row.points == same.points
                assert len(row.points) == len(row.notes) == len(same.notes) == case.seats


@every_case
def test_a_table_needs_no_more_than_what_its_reader_was_sent(case: Case) -> None:
    """From the view and the events as they cross the wire it is the same."""
    match = random_match(case, 4)
    for reader in case.viewers():
        view = match.view(reader)
        sent = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        heard = [Event(event.kind, dict(event.facts)) for event in match.events_for(reader)]
        said = reader_of(match, reader, "en")
        again = case.game.words.scores(match.outcome, sent, heard, said)
        assert written(again) == written(scores(match, reader))


@every_case
def test_everybody_is_told_the_same_points(case: Case) -> None:
    """When all is over nothing that gave points is hidden."""
    match = random_match(case, 3)
    told = [
        [[row.points for row in one.rows] for one in scores(match, reader)]
        for reader in case.viewers()
    ]
    assert all(one == told[0] for one in told)


@every_case
def test_an_ending_says_what_made_the_difference(case: Case) -> None:
    """By the source with the largest lead; in both languages with the same numbers."""
    for seed in range(4 * EFFORT):
        match = random_match(case, seed)
        numbers = [_added(match, lang) for lang in LANGUAGES]
        assert numbers[0] == numbers[1]
        scored = sorted(match.outcome.scores)
        is_ahead = match.seats > 1 and match.outcome.ranks.count(1) == 1 and scored[-1] > scored[-2]
        assert is_ahead == bool(numbers[0]) or not scores(match, 0)


def _added(match: Match, lang: str) -> list[int]:
    """The numbers of the line that a game's own words do not have."""
    said = reader_of(match, 0, lang)
    own = match.game.words.result(match.outcome, match.view(0), said)
    lines = [line for line in how_it_ended(match, match.view(0), said) if line not in own]
    assert len(lines) <= 1
    return [int(number) for line in lines for number in re.findall(r"-?\d+", line)[-2:]]


def test_what_did_not_decide_is_not_said_to() -> None:
    rows = [
        Source("eggs", [8, 2, 9], decides="eggs: {more} to {less}"),
        Source("pearls", [3, 1, 0], decides="pearls: {more} to {less}"),
        Source("before", [20, 0, 0]),
    ]
    assert difference(Outcome([31, 3, 9], [1, 3, 2], ""), rows) == "pearls: 3 to 0"
    assert difference(Outcome([31, 3, 31], [1, 3, 1], ""), rows) == ""  # a shared win
    assert difference(Outcome([31, 3, 31], [1, 3, 2], ""), rows) == ""  # decided by a tie-break
    assert difference(Outcome([31], [1], ""), rows) == ""  # alone
