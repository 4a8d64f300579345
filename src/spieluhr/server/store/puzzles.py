"""First tries at puzzles, and the ratings that follow from them."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sql
from msgspec import convert
from msgspec.structs import asdict, replace

from spieluhr.arena import rating
from spieluhr.arena.rating import Skill
from spieluhr.server.store.databases import Database
from spieluhr.server.store.puzzle_rows import (
    PuzzleTryRow,
    StandingRow,
    puzzle_ratings,
    puzzle_standings,
    puzzle_tries,
)
from spieluhr.server.store.results import insert

SOLVED, MISSED = (1, 2), (2, 1)  # the ranks of the guest and of the puzzle
FIRMEST: Final = 60.0  # how sure a puzzle's rating may become: newcomers must not move it for good


class Puzzles:
    """Of one guest at a time; of the puzzles themselves, for all."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tries(self, guest: str, game: str | None = None) -> list[PuzzleTryRow]:
        """The oldest first."""
        query = puzzle_tries.select().where(puzzle_tries.c.guest == guest)
        if game is not None:
            query = query.where(puzzle_tries.c.game == game)
        query = query.order_by(puzzle_tries.c.tried, puzzle_tries.c.puzzle)
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, PuzzleTryRow, from_attributes=True) for row in rows]

    async def standings(self, guest: str) -> list[StandingRow]:
        """By game, in the order of their ids."""
        query = puzzle_standings.select().where(puzzle_standings.c.guest == guest)
        query = query.order_by(puzzle_standings.c.game)
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, StandingRow, from_attributes=True) for row in rows]

    async def skills(self, names: Sequence[str]) -> dict[str, Skill]:
        """Of puzzles that somebody has tried."""
        query = puzzle_ratings.select().where(puzzle_ratings.c.puzzle.in_(names))
        rows = await self.database.look(lambda db: db.execute(query).all())
        return {row.puzzle: Skill(row.points, row.doubt) for row in rows}

    async def note(self, row: PuzzleTryRow, begins: Skill | None) -> PuzzleTryRow | None:
        """A first try, rated if the puzzle has a rating to begin with; None: it was none."""

        def note(db: sql.Connection) -> PuzzleTryRow | None:
            missing = insert(db, puzzle_tries).on_conflict_do_nothing()
            if not db.execute(missing, asdict(row)).rowcount:
                return None
            points = _rated(db, row, begins)
            mine = (puzzle_tries.c.guest == row.guest) & (puzzle_tries.c.puzzle == row.puzzle)
            db.execute(puzzle_tries.update().where(mine).values(points=points))
            return replace(row, points=points)

        return await self.database.write(note)


def _rated(db: sql.Connection, row: PuzzleTryRow, begins: Skill | None) -> float | None:
    """The guest's row is locked first, then the puzzle's: two tries do not block each other."""
    fresh = Skill()
    new = {"points": fresh.mean, "doubt": fresh.doubt, "tries": 0, "solved": 0}
    add = insert(db, puzzle_standings).on_conflict_do_nothing()
    db.execute(add, {"guest": row.guest, "game": row.game, "streak": 0, "longest": 0, **new})
    mine = (puzzle_standings.c.guest == row.guest) & (puzzle_standings.c.game == row.game)
    me = db.execute(puzzle_standings.select().where(mine).with_for_update()).one()
    streak = me.streak + 1 if row.solved else 0
    values = {
        "streak": streak,
        "longest": max(me.longest, streak),
        "tries": me.tries + 1,
        "solved": me.solved + row.solved,
    }
    points = None
    if begins is not None:
        mean, doubt = _met(db, row, Skill(me.points, me.doubt), begins)
        points = mean
        values |= {"points": mean, "doubt": doubt}
    db.execute(puzzle_standings.update().where(mine).values(values))
    return points


def _met(db: sql.Connection, row: PuzzleTryRow, mine: Skill, begins: Skill) -> tuple[float, float]:
    """Guest and puzzle as after a game of two: whoever solves it has won."""
    new = {"puzzle": row.puzzle, "points": begins.mean, "doubt": begins.doubt}
    add = insert(db, puzzle_ratings).on_conflict_do_nothing()
    db.execute(add, {**new, "tries": 0, "solved": 0})
    this = puzzle_ratings.c.puzzle == row.puzzle
    other = db.execute(puzzle_ratings.select().where(this).with_for_update()).one()
    ranks = SOLVED if row.solved else MISSED
    me, it = rating.rated([mine, Skill(other.points, other.doubt)], ranks)
    values = {
        "points": it.mean,
        "doubt": max(FIRMEST, it.doubt),
        "tries": other.tries + 1,
        "solved": other.solved + row.solved,
    }
    db.execute(puzzle_ratings.update().where(this).values(values))
    return me.mean, me.doubt
