"""The results of a game and the ratings that follow from them, written with its last step."""

from typing import Any

import sqlalchemy as sql
from msgspec.structs import asdict, replace
from sqlalchemy.dialects import postgresql, sqlite

from spieluhr.arena import rating
from spieluhr.arena.rating import Skill
from spieluhr.server.store.profile_rows import (
    Ended,
    ResultRow,
    TryRow,
    helped,
    ratings,
    results,
    tries,
)


def insert(db: sql.Connection, table: sql.Table) -> Any:
    """Both databases can leave out a row that is there already, each in its own words."""
    of = postgresql if db.dialect.name == "postgresql" else sqlite
    return of.insert(table)


def write(db: sql.Connection, ended: Ended) -> None:
    """In the transaction that ends the game: of two processes only one does."""
    rows, attempt = ended.rows, ended.attempt
    if attempt is not None:
        _note_try(db, attempt, _was_helped(db, attempt.table_id))
    if not rows:
        return
    first = rows[0]
    is_helped = _was_helped(db, first.table_id)
    if first.unrated is None and is_helped:
        rows = [replace(row, unrated="hint") for row in rows]
    elif first.unrated is None:
        rows = _rated(db, ended)
    db.execute(results.insert(), [asdict(row) for row in rows])


def _note_try(db: sql.Connection, attempt: TryRow, is_helped: bool) -> None:
    """Only a first try was noted when it began; of another one nothing is kept."""
    values = {
        "points": attempt.points,
        "won": attempt.won,
        "ended": attempt.ended,
        "spoiled": "hint" if is_helped else attempt.spoiled,
    }
    db.execute(tries.update().where(tries.c.table_id == attempt.table_id).values(values))


def _was_helped(db: sql.Connection, table_id: str) -> bool:
    query = sql.select(helped.c.table_id).where(helped.c.table_id == table_id)
    return db.execute(query).first() is not None


def _rated(db: sql.Connection, ended: Ended) -> list[ResultRow]:
    """Ratings are locked in one order, so that two games of the same people do not block."""
    game, people = ended.rows[0].game, sorted(row.guest for row in ended.rows)
    fresh = Skill()
    new = {"game": game, "points": fresh.mean, "doubt": fresh.doubt, "games": 0}
    missing = insert(db, ratings).on_conflict_do_nothing()
    db.execute(missing, [{"guest": guest, **new} for guest in people])
    mine = (ratings.c.game == game) & ratings.c.guest.in_(people)
    query = ratings.select().where(mine).order_by(ratings.c.guest).with_for_update()
    skills = {row.guest: Skill(row.points, row.doubt) for row in db.execute(query)}
    levels = rating.level_skills(game)
    before = [skills.get(one) or levels[one] for one in ended.players]
    after = dict(zip(ended.players, rating.rated(before, ended.ranks), strict=True))
    for guest in people:
        values = {"points": after[guest].mean, "doubt": after[guest].doubt}
        one = (ratings.c.guest == guest) & (ratings.c.game == game)
        db.execute(ratings.update().where(one).values(games=ratings.c.games + 1, **values))
    return [
        replace(row, points=after[row.guest].mean, doubt=after[row.guest].doubt)
        for row in ended.rows
    ]
