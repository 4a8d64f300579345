"""Finding as many puzzles as are asked for: look, measure what a lead is worth, look again."""

from collections.abc import Callable, Iterable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.puzzles import books, playing_on
from spieluhr.puzzles.finding import LEAST
from spieluhr.puzzles.kept import Kept
from spieluhr.puzzles.playing_on import Played
from spieluhr.puzzles.schema import Book, Found, Game, Measured, Puzzle
from spieluhr.puzzles.self_play import Plan, look_through

POSITIONS, TIMES = 24, 40  # puzzles that are played on, and how often after each move
BATCH: Final = 16  # games that are handed out at once
LOWEST: Final = 0.2  # where less of a lead than this is left, nothing can be sure


class Job(Struct, frozen=True):
    """A game to look through, or a puzzle of it to play on."""

    number: int
    game: Game | None = None
    puzzle: Puzzle | None = None


class Done(Struct, frozen=True):
    """One of the two."""

    found: Found | None = None
    played: Played | None = None


# Spreads work over processes or a cluster: results as they come.
Spread = Callable[[Callable[[Plan, Job], Done], Plan, Iterable[Job]], Iterator[Done]]
Step = Callable[[int], None]


def do(plan: Plan, job: Job) -> Done:
    """In whichever process."""
    if job.puzzle is None or job.game is None:
        return Done(found=look_through(plan, job.number))
    match = books.replayed(plan.game, plan.rules, plan.data, job.game, job.puzzle.n)
    return Done(played=playing_on.played(match, job.puzzle, TIMES, job.number))


def look(kept: Kept, plan: Plan, wanted: int, spread: Spread, step: Step) -> None:
    """Game after game until there are so many puzzles."""
    missing = (Job(number) for number in count() if number not in kept.there)
    while kept.useful(wanted) < wanted:
        for done in spread(do, plan, list(islice(missing, BATCH))):
            assert done.found is not None
            kept.add(done.found)
            step(kept.useful(wanted))


def measure(kept: Kept, plan: Plan, spread: Spread, step: Step) -> Measured:
    """Plays on from puzzles of different games, the first ones; what is known is not done again."""
    found = [kept.there[number] for number in sorted(kept.there)]
    jobs = [Job(one.number, one.game, one.puzzles[0]) for one in found if one.puzzles][:POSITIONS]
    missing = [job for job in jobs if job.puzzle and job.puzzle.id not in kept.played]
    for done in spread(do, plan, missing):
        assert done.played is not None
        kept.add_played(done.played)
        step(len(kept.played))
    return playing_on.summed_up(list(kept.played.values()), TIMES)


def plan_of(game_id: str) -> Plan:
    """As it is usually played, by the present rules and data set: for the fewest players."""
    game = games.load(game_id)
    seats = game.seat_counts(game.read_options(game.complete({}, Dice(0))))[0]
    return Plan(game_id, {}, seats, game.version, game.data, LEAST)


def second(plan: Plan, measured: Measured) -> Plan:
    """The lead that a search has to find so that enough of it is left when it is played on."""
    factor = min(1.0, max(LOWEST, measured.factor))
    if measured.factor < books.TRUSTED:
        factor = books.TRUSTED  # what is found is checked one by one
    return msgspec.structs.replace(plan, least=round(LEAST / factor, 2))


def check(kept: Kept, plan: Plan, spread: Spread, step: Step) -> None:
    """Plays on from every puzzle: where the factor is low, each has to hold by itself."""
    found = [kept.there[number] for number in sorted(kept.there)]
    jobs = [Job(one.number, one.game, puzzle) for one in found for puzzle in one.puzzles]
    missing = [job for job in jobs if job.puzzle and job.puzzle.id not in kept.played]
    for done in spread(do, plan, missing):
        assert done.played is not None
        kept.add_played(done.played)
        step(len(kept.played))


def book_of(plan: Plan, kept: Kept, measured: Measured, most: int) -> Book:
    """At most so many puzzles."""
    found = list(kept.there.values())
    return books.bound(plan, found, measured, LEAST, most, kept.played)


def folder_of(folder: Path, plan: Plan) -> Kept:
    """What was found for a plan before."""
    kept = Kept(folder, plan)
    kept.begin()
    return kept
