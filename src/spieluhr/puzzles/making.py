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
from spieluhr.puzzles.difficulty import is_plain
from spieluhr.puzzles.finding import LEAST
from spieluhr.puzzles.kept import Kept
from spieluhr.puzzles.playing_on import Played
from spieluhr.puzzles.schema import Book, Found, Game, Measured, Puzzle
from spieluhr.puzzles.self_play import Plan, look_through
from spieluhr.puzzles.sureness import Lead

POSITIONS, TIMES = 24, 40  # puzzles that are played to the end, and how often after each move
CHECKS, TURNS = 96, 2  # how often, and for how long, where each has to hold by itself
MOST_ASKED: Final = 12  # times as many are looked at as are asked for, and no more
PROOFS, PROOF_TIMES = 100, 100  # of those, so many are played to the end, so often
FRESH: Final = 1 << 20  # other dice than before
BATCH: Final = 16  # games that are handed out at once
LOWEST: Final = 0.2  # where less of a lead than this is left, nothing can be sure


class Job(Struct, frozen=True):
    """A game to look through, or a puzzle of it to play on: to the end, or for so many turns."""

    number: int
    game: Game | None = None
    puzzle: Puzzle | None = None
    times: int = TIMES
    turns: int = playing_on.TO_THE_END


class Done(Struct, frozen=True):
    """One of the two."""

    found: Found | None = None
    played: Played | None = None


class Proved(Struct, frozen=True):
    """The lead that puzzles are shown with, on average, and what it came to at the very end."""

    said: float
    came: Lead
    times: int


# Spreads work over processes or a cluster: results as they come.
Spread = Callable[[Callable[[Plan, Job], Done], Plan, Iterable[Job]], Iterator[Done]]
Step = Callable[[int], None]


def do(plan: Plan, job: Job) -> Done:
    """In whichever process."""
    if job.puzzle is None or job.game is None:
        return Done(found=look_through(plan, job.number))
    match = books.replayed(plan.game, plan.rules, plan.data, job.game, job.puzzle.n)
    return Done(played=playing_on.played(match, job.puzzle, job.times, job.number, job.turns))


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


def look_and_check(
    kept: Kept, plan: Plan, measured: Measured, wanted: int, spread: Spread, step: Step
) -> None:
    """Until so many hold, each by itself; or until it is plain that there are hardly any."""
    asked = wanted
    while True:
        look(kept, plan, asked, spread, lambda _: None)
        _check(kept, plan, spread)
        holding = len(book_of(plan, kept, measured, wanted).puzzles)
        step(holding)
        if holding >= wanted or asked >= MOST_ASKED * wanted:
            return
        asked += max(BATCH, wanted - holding)


def _check(kept: Kept, plan: Plan, spread: Spread) -> None:
    """Plays on from every puzzle."""
    jobs = [
        Job(one.number, one.game, puzzle, CHECKS, TURNS)
        for _, one in sorted(kept.there.items())
        for puzzle in one.puzzles
        if not is_plain(puzzle) and puzzle.id not in kept.played
    ]
    for done in spread(do, plan, jobs):
        assert done.played is not None
        kept.add_played(done.played)


def prove(kept: Kept, plan: Plan, book: Book, spread: Spread, step: Step) -> Proved | None:
    """Plays puzzles of the book to the very end: how much is left of the leads they are shown
    with? None if there are no puzzles."""
    if not book.puzzles:
        return None
    games_of = {puzzle.id: one for one in kept.there.values() for puzzle in one.puzzles}
    some = sorted(book.puzzles, key=lambda one: one.id)[:PROOFS]
    known = {puzzle.id: puzzle for one in kept.there.values() for puzzle in one.puzzles}
    jobs = [
        Job(games_of[one.id].number + FRESH, games_of[one.id].game, known[one.id], PROOF_TIMES)
        for one in some
        if one.id not in kept.proved
    ]
    for done in spread(do, plan, jobs):
        assert done.played is not None
        kept.add_proved(done.played)
        step(len(kept.proved))
    came = [kept.proved[one.id].came for one in some]
    return Proved(sum(one.gap for one in some) / len(some), Lead(came), PROOF_TIMES)


def book_of(plan: Plan, kept: Kept, measured: Measured, most: int) -> Book:
    """At most so many puzzles."""
    found = list(kept.there.values())
    return books.bound(plan, found, measured, LEAST, most, kept.played)


def folder_of(folder: Path, plan: Plan) -> Kept:
    """What was found for a plan before."""
    kept = Kept(folder, plan)
    kept.begin()
    return kept
