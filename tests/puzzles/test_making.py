"""Where a search often sees leads that are none, every puzzle is played on by itself."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from spieluhr.puzzles import making, page
from spieluhr.puzzles.kept import Kept
from spieluhr.puzzles.making import Done, Job
from spieluhr.puzzles.playing_on import Played
from spieluhr.puzzles.schema import Measured
from spieluhr.puzzles.self_play import Plan
from tests.puzzles.test_books import found

LOW = Measured(0.3, 0.05, 24, 40, "club")
PLAN = making.plan_of("dragonkeepers")


def bots(came: float) -> making.Spread:
    """In each game they find one puzzle, whose lead comes to so much when it is played on."""

    def spread(
        _work: Callable[[Plan, Job], Done], _plan: Plan, jobs: Iterable[Job]
    ) -> Iterator[Done]:
        for job in jobs:
            if job.puzzle is None:
                one = found(job.number, "club", "book", 0.4)
                named = msgspec.structs.replace(one.puzzles[0], id=f"{job.number}")
                yield Done(found=msgspec.structs.replace(one, puzzles=[named]))
            else:
                holds = came if int(job.puzzle.id) % 3 == 0 else 0.0
                yield Done(played=Played(job.puzzle.id, job.puzzle.gap, holds, 0.03))

    return spread


def begun(folder: Path) -> Kept:
    kept = Kept(folder, PLAN)
    kept.begin()
    return kept


def test_the_search_goes_on_until_enough_of_them_hold(tmp_path: Path) -> None:
    kept, steps = begun(tmp_path), list[int]()
    making.look_and_check(kept, PLAN, LOW, 20, bots(0.2), steps.append)
    assert len(making.book_of(PLAN, kept, LOW, 20).puzzles) == steps[-1] == 20
    assert len(kept.there) >= 60
    again = begun(tmp_path)
    assert again.there == kept.there and again.played == kept.played


def test_the_search_ends_where_there_are_none(tmp_path: Path) -> None:
    kept = begun(tmp_path)
    making.look_and_check(kept, PLAN, LOW, 20, bots(0.01), lambda _: None)
    book = making.book_of(PLAN, kept, LOW, 20)
    assert not book.puzzles
    proved = making.prove(kept, PLAN, book, bots(0.01), lambda _: None)
    assert "to the end" not in page.part(book, list(kept.there.values()), PLAN.game, 0.16, proved)
    assert len(kept.there) <= 2 * making.MOST_ASKED * 20


def test_what_a_book_shows_is_played_to_the_end_with_other_dice(tmp_path: Path) -> None:
    kept = begun(tmp_path)
    making.look_and_check(kept, PLAN, LOW, 20, bots(0.2), lambda _: None)
    book = making.book_of(PLAN, kept, LOW, 20)
    proved = making.prove(kept, PLAN, book, bots(0.15), lambda _: None)
    assert proved is not None
    assert round(proved.said, 3) == 0.2
    assert round(proved.came.mean, 3) == 0.15
    assert set(begun(tmp_path).proved) == {one.id for one in book.puzzles}
