"""The shelf of puzzles, and which of them comes next, as one guest has solved them."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from spieluhr import games
from spieluhr.arena import rating
from spieluhr.arena.rating import Skill
from spieluhr.puzzles import books
from spieluhr.puzzles.schema import Puzzle
from spieluhr.reviews.schema import Decision, Shown
from spieluhr.server.messages.profiles import Rating
from spieluhr.server.messages.puzzles import MyTraining, PuzzleGroup, PuzzleShelf
from spieluhr.server.store.puzzle_rows import PuzzleTryRow, StandingRow
from spieluhr.server.tables.puzzles import level_order, theme_name

BEYOND: Final = "beyond"  # no level finds it
# Where a puzzle begins, by the lowest level that finds it: a guess, so little is known of it.
BEGINS: Final = {
    "first_game": 900.0,
    "beginner": 1050.0,
    "casual": 1200.0,
    "club": 1400.0,
    "expert": 1600.0,
    "master": 1800.0,
}
HARDEST: Final = 1950.0
VAGUE: Final = 200.0
UNRATED: Final = rating.UNKNOWN - 1.0  # whoever is less sure was never rated
MARKS: Final = ("mistake", "blunder")


class Judged(msgspec.Struct, frozen=True):
    """What the trainer needs of a review."""

    decisions: list[Decision]
    shown: Shown


def begins(one: Puzzle) -> Skill:
    """The rating of a puzzle that nobody has tried yet."""
    return Skill(BEGINS.get(one.level, HARDEST), VAGUE)


def training(standing: StandingRow | None) -> MyTraining:
    """In numbers; a rating only once something was rated."""
    if standing is None:
        return MyTraining(0, 0, 0, 0, None)
    reach = rating.SURE * standing.doubt
    shown = Rating(standing.points, reach, standing.tries) if standing.doubt < UNRATED else None
    return MyTraining(standing.tries, standing.solved, standing.streak, standing.longest, shown)


def shelf(
    game: str, tries: Iterable[PuzzleTryRow], standing: StandingRow | None, lang: str
) -> PuzzleShelf:
    """How many there are of each kind, and how many of them were solved at the first try."""
    whole = books.need_book(game)
    solved = {row.puzzle for row in tries if row.solved}
    themes: dict[str, list[Puzzle]] = {}
    levels: dict[str, list[Puzzle]] = {}
    for one in whole.puzzles:
        themes.setdefault(one.theme, []).append(one)
        levels.setdefault(one.level or BEYOND, []).append(one)

    def group(key: str, name: str, some: Sequence[Puzzle]) -> PuzzleGroup:
        return PuzzleGroup(key, name, len(some), sum(one.id in solved for one in some))

    return PuzzleShelf(
        game=game,
        count=len(whole.puzzles),
        themes=[
            group(key, theme_name(game, key, lang), themes[key])
            for key in sorted(themes, key=lambda key: -len(themes[key]))
        ],
        levels=[group(key, key, levels[key]) for key in sorted(levels, key=level_order)],
        mine=training(standing),
    )


def games_with_puzzles() -> list[str]:
    """In the order of the shelf at home."""
    return [game for game in games.game_ids() if books.has_puzzles(game)]


def next_one(
    game: str,
    tries: Sequence[PuzzleTryRow],
    skills: dict[str, Skill],
    standing: StandingRow | None,
    theme: str | None,
    level: str | None,
    but: str | None,
) -> Puzzle | None:
    """Of those that were not tried, the one nearest to what the guest can; else the one that was
    missed longest ago; else the one that was solved longest ago."""
    some = [
        one
        for one in books.need_book(game).puzzles
        if (theme is None or one.theme == theme)
        and (level is None or (one.level or BEYOND) == level)
    ]
    known = {row.puzzle: row for row in tries}
    points = rating.START if standing is None else standing.points
    fresh = [one for one in some if one.id not in known and one.id != but]
    if fresh:
        return min(fresh, key=lambda one: (abs(skill(one, skills) - points), one.id))
    old = [one for one in some if one.id != but] or some
    return min(old, key=lambda one: (known[one.id].solved, known[one.id].tried), default=None)


def skill(one: Puzzle, skills: dict[str, Skill]) -> float:
    """The rating of a puzzle, in points."""
    return skills.get(one.id, begins(one)).mean


def mistakes(review: Judged, seats: Sequence[int]) -> list[Decision]:
    """Decisions of these seats that surely cost something."""
    return [
        one
        for one in review.decisions
        if one.seat in seats and one.mark in MARKS and one.best != one.move
    ]
