"""What a guest finds in the profile, takes along or deletes."""

from typing import Any, Final

import sqlalchemy as sql
from msgspec import Struct, convert
from msgspec.structs import asdict

from spieluhr.server.store import results as writing
from spieluhr.server.store.databases import Database
from spieluhr.server.store.notice_rows import channels, standing, watches
from spieluhr.server.store.people_rows import devices, passkeys
from spieluhr.server.store.profile_rows import (
    FavouriteRow,
    RatingRow,
    ResultRow,
    favourites,
    helped,
    ratings,
    results,
    tries,
)
from spieluhr.server.store.puzzle_rows import puzzle_standings, puzzle_tries
from spieluhr.server.store.rows import SeatRow, guests, reviews, seats, steps, tables, undone

MOST: Final = 5000  # games that are counted, shown or exported, the latest ones
AT_ONCE: Final = 200  # tables that are taken apart in one transaction
NOBODY: Final = "Guest"  # what whoever has left for good is called


class Erased(Struct, frozen=True):
    """Tables that are gone, and tables where a name was taken away."""

    gone: list[str]
    renamed: list[str]

    @property
    def is_empty(self) -> bool:
        """Was there nothing left to erase?"""
        return not self.gone and not self.renamed


class Profiles:
    """Of one guest at a time; nobody reads another's."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def results(
        self, guest: str, limit: int, before: float | None = None, game: str | None = None
    ) -> list[ResultRow]:
        """The latest first."""
        query = results.select().where(results.c.guest == guest)
        if before is not None:
            query = query.where(results.c.ended < before)
        if game is not None:
            query = query.where(results.c.game == game)
        query = query.order_by(results.c.ended.desc()).limit(limit)
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, ResultRow, from_attributes=True) for row in rows]

    async def seats_of(self, guest: str, found: list[ResultRow]) -> dict[str, list[SeatRow]]:
        """Who sat at the tables of these results, by seat."""
        if not found:
            return {}
        mine = sql.select(results.c.table_id).where(
            (results.c.guest == guest) & (results.c.ended >= found[-1].ended)
        )
        query = seats.select().where(seats.c.table_id.in_(mine)).order_by(seats.c.seat)
        rows = await self.database.look(lambda db: db.execute(query).all())
        by_table: dict[str, list[SeatRow]] = {}
        for row in rows:
            by_table.setdefault(row.table_id, []).append(
                convert(row, SeatRow, from_attributes=True)
            )
        return by_table

    async def ratings(self, guest: str) -> list[RatingRow]:
        """By game, in the order of their ids."""
        query = ratings.select().where(ratings.c.guest == guest).order_by(ratings.c.game)
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, RatingRow, from_attributes=True) for row in rows]

    async def note_help(self, table_id: str) -> None:
        """Somebody at the table was advised."""

        def note(db: sql.Connection) -> None:
            missing = writing.insert(db, helped).on_conflict_do_nothing()
            db.execute(missing, {"table_id": table_id})

        await self.database.write(note)

    # Favourite positions.

    async def favourites(self, guest: str) -> list[FavouriteRow]:
        """The latest first."""
        query = favourites.select().where(favourites.c.guest == guest)
        query = query.order_by(favourites.c.created.desc(), favourites.c.id)
        rows = await self.database.look(lambda db: db.execute(query).all())
        return [convert(row, FavouriteRow, from_attributes=True) for row in rows]

    async def add_favourite(self, row: FavouriteRow) -> None:
        """A position that the guest wants to find again."""
        values = asdict(row)
        await self.database.write(lambda db: _do(db, favourites.insert(), values))

    async def note_favourite(self, guest: str, favourite: str, note: str) -> bool:
        """False if the guest has no such favourite."""
        query = favourites.update().where(_mine(guest, favourite)).values(note=note)
        return await self.database.write(lambda db: db.execute(query).rowcount > 0)

    async def remove_favourite(self, guest: str, favourite: str) -> bool:
        """False if the guest has no such favourite."""
        query = favourites.delete().where(_mine(guest, favourite))
        return await self.database.write(lambda db: db.execute(query).rowcount > 0)

    # Leaving for good.

    async def erase_some(self, guest: str) -> Erased:
        """Some tables of the guest, who plays nowhere any more; empty when none is left.

        Where nobody else sat, nothing is kept. Others keep their games, with a guest without name.
        """
        others = seats.alias("others")
        is_shared = sql.exists().where(
            (others.c.table_id == seats.c.table_id)
            & others.c.guest.is_not(None)
            & (others.c.guest != guest)
        )
        mine = (seats.c.guest == guest) & (seats.c.name != NOBODY)
        alone = sql.select(seats.c.table_id).where((seats.c.guest == guest) & ~is_shared).distinct()
        shared = sql.select(seats.c.table_id).where(mine & is_shared).distinct()

        def erase(db: sql.Connection) -> Erased:
            gone = list(db.execute(alone.limit(AT_ONCE)).scalars())
            renamed = [] if gone else list(db.execute(shared.limit(AT_ONCE)).scalars())
            # A review names its players; that of a shared table is told anew when somebody asks.
            db.execute(reviews.delete().where(reviews.c.table_id.in_(gone + renamed)))
            for table in (tries, results, helped, steps, undone, seats) if gone else ():
                db.execute(table.delete().where(table.c.table_id.in_(gone)))
            if gone:
                db.execute(tables.delete().where(tables.c.id.in_(gone)))
            if renamed:
                _take_name(db, guest, renamed)
            return Erased(gone, renamed)

        return await self.database.write(erase)

    async def erase_rest(self, guest: str, void: str) -> None:
        """All that is not a table. Its cookie and its links are void; the row stays for others."""

        def erase(db: sql.Connection) -> None:
            mine = (tries, results, ratings, favourites, puzzle_tries, puzzle_standings)
            for table in (*mine, devices, passkeys, channels, watches, standing):
                db.execute(table.delete().where(table.c.guest == guest))
            left = {
                "name": NOBODY, "token": void, "recovery": None, "recovery_until": None,
                "owner": None, "protected": None,
            }  # fmt: skip
            db.execute(guests.update().where(guests.c.id == guest).values(left))

        await self.database.write(erase)


def _take_name(db: sql.Connection, guest: str, table_ids: list[str]) -> None:
    """A new version, so that other processes read the table again."""
    mine = (seats.c.guest == guest) & seats.c.table_id.in_(table_ids)
    db.execute(seats.update().where(mine).values(name=NOBODY, is_hidden=True))
    # Of several at one screen each was known by name.
    there = tables.c.id.in_(table_ids)
    for row in db.execute(sql.select(tables.c.id, tables.c.standing).where(there)).all():
        values: dict[str, Any] = {"version": tables.c.version + 1}
        if any(str(player).startswith(f"{guest}/") for player, _ in row.standing or ()):
            values |= {"standing": None, "party": None}
        db.execute(tables.update().where(tables.c.id == row.id).values(values))


def _mine(guest: str, favourite: str) -> sql.ColumnElement[bool]:
    return (favourites.c.guest == guest) & (favourites.c.id == favourite)


def _do(db: sql.Connection, query: sql.Executable, values: Any = None) -> None:
    db.execute(query, values)
