"""What the server keeps of tournaments: one change is one transaction, guarded by the version."""

from collections.abc import Sequence

import sqlalchemy as sql
from msgspec import Struct, convert, to_builtins
from msgspec.structs import asdict

from spieluhr.server.store.databases import Database
from spieluhr.server.store.rows import (
    SeatRow,
    Standing,
    Status,
    TableRow,
    reviews,
    seats,
    steps,
    tables,
    undone,
)
from spieluhr.server.store.tournament_rows import (
    EntrantRow,
    TournamentRow,
    entrants,
    tournaments,
)

Whole = tuple[TournamentRow, list[EntrantRow]]
Made = tuple[TableRow, Sequence[SeatRow]]
CHANGING = ("status", "version", "draw", "rounds", "barred", "due", "changed", "host")
MARGIN = 60.0  # seconds by which clocks of two servers may differ
# A table of a tournament is not one that somebody has opened.
IS_ORDINARY = tables.c.tournament.is_(None)
NAMED = entrants.c.guest, tournaments.c.host  # columns that name a guest


class Played(Struct, frozen=True):
    """What a tournament has to know of one of its tables."""

    id: str
    status: Status
    standing: Standing | None
    pledges: list[str | None] | None
    nonces: list[str | None] | None
    replaced: frozenset[int]  # seats where a bot has taken over


class Tournaments:
    """With the tables that a round needs: they appear together or not at all."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, row: TournamentRow, taking_part: Sequence[EntrantRow]) -> None:
        """A new one."""

        def add(db: sql.Connection) -> None:
            db.execute(tournaments.insert(), to_builtins(row))
            if taking_part:
                db.execute(entrants.insert(), [asdict(one) for one in taking_part])

        await self.database.write(add)

    async def find(self, tournament: str) -> Whole | None:
        """As it stands."""

        def read(db: sql.Connection) -> Whole | None:
            row = db.execute(tournaments.select().where(tournaments.c.id == tournament)).first()
            if row is None:
                return None
            query = entrants.select().where(entrants.c.tournament == tournament)
            rows = db.execute(query.order_by(entrants.c.n)).all()
            return (
                convert(row, TournamentRow, from_attributes=True),
                [convert(one, EntrantRow, from_attributes=True) for one in rows],
            )

        return await self.database.read(read)

    async def version(self, tournament: str) -> int | None:
        """None if there is no such tournament."""
        query = sql.select(tournaments.c.version).where(tournaments.c.id == tournament)
        found: int | None = await self.database.look(lambda db: db.execute(query).scalar())
        return found

    async def save(
        self, row: TournamentRow, taking_part: Sequence[EntrantRow], before: int, made: list[Made]
    ) -> bool:
        """False, and nothing is written, if somebody else has changed it since `before`."""
        written = to_builtins(row)
        is_it = (tournaments.c.id == row.id) & (tournaments.c.version == before)
        update = tournaments.update().where(is_it).values({n: written[n] for n in CHANGING})

        def save(db: sql.Connection) -> bool:
            if db.execute(update).rowcount == 0:
                return False
            db.execute(entrants.delete().where(entrants.c.tournament == row.id))
            if taking_part:
                db.execute(entrants.insert(), [asdict(one) for one in taking_part])
            for table, sitting in made:
                db.execute(tables.insert(), asdict(table))
                db.execute(seats.insert(), [asdict(seat) for seat in sitting])
            return True

        return await self.database.write(save)

    async def remove(self, tournament: str) -> None:
        """One that has not begun, with everybody who waited for it."""

        def remove(db: sql.Connection) -> None:
            is_it = (tournaments.c.id == tournament) & (tournaments.c.status == "open")
            if db.execute(sql.select(tournaments.c.id).where(is_it).with_for_update()).first():
                db.execute(entrants.delete().where(entrants.c.tournament == tournament))
                db.execute(tournaments.delete().where(tournaments.c.id == tournament))

        await self.database.write(remove)

    async def played(self, tournament: str) -> dict[str, Played]:
        """All its tables."""
        columns = (
            tables.c.id,
            tables.c.status,
            tables.c.standing,
            tables.c.pledges,
            tables.c.nonces,
        )
        query = sql.select(*columns).where(tables.c.tournament == tournament)
        swapped = (
            sql.select(seats.c.table_id, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where((tables.c.tournament == tournament) & seats.c.since.is_not(None))
        )

        def read(db: sql.Connection) -> dict[str, Played]:
            gone: dict[str, set[int]] = {}
            for table_id, seat in db.execute(swapped):
                gone.setdefault(table_id, set()).add(seat)
            return {
                row.id: Played(
                    row.id,
                    row.status,
                    convert(row.standing, Standing | None),
                    row.pledges,
                    row.nonces,
                    frozenset(gone.get(row.id, ())),
                )
                for row in db.execute(query)
            }

        return await self.database.read(read)

    async def wanting(self, now: float, since: float, limit: int) -> list[str]:
        """Those where something is due, or a game has ended since that may not be noted yet."""
        is_due = (tournaments.c.status != "over") & (tournaments.c.due <= now)
        is_played = sql.exists().where(
            (tables.c.tournament == tournaments.c.id)
            & (tables.c.status == "over")
            & (tables.c.changed >= tournaments.c.changed - MARGIN)
            & (tables.c.changed >= since)
        )
        wants = is_due | ((tournaments.c.status == "playing") & is_played)
        query = sql.select(tournaments.c.id).where(wants).order_by(tournaments.c.changed)
        return await self._ids(query.limit(limit))

    async def of_guest(self, guest: str, limit: int) -> list[Whole]:
        """Where a guest takes part or is the organiser: first what is not over, then the latest."""
        takes_part = sql.exists().where(
            (entrants.c.tournament == tournaments.c.id) & (entrants.c.guest == guest)
        )
        query = (
            sql.select(tournaments.c.id)
            .where(takes_part | (tournaments.c.host == guest))
            .order_by(tournaments.c.status == "over", tournaments.c.changed.desc())
        )
        found = [await self.find(one) for one in await self._ids(query.limit(limit))]
        return [one for one in found if one is not None]

    async def count(self, column: str, value: str) -> int:
        """Those that are not over, of a `host` or an `origin`."""
        query = sql.select(sql.func.count()).where(
            (tournaments.c[column] == value) & (tournaments.c.status != "over")
        )
        return int(await self.database.look(lambda db: db.execute(query).scalar_one()))

    # Bots that nobody watches.

    async def claim_bots(self, now: float, again: float, limit: int) -> list[str]:
        """Tables where a bot should have moved; no other process gets them until `again`."""
        waits = (
            (tables.c.bot_due <= now)
            & (tables.c.status == "playing")
            & tables.c.tournament.is_not(None)
        )
        late = sql.select(tables.c.id).where(waits).order_by(tables.c.bot_due).limit(limit)
        if not await self._ids(late):
            return []

        def claim(db: sql.Connection) -> list[str]:
            ids = list(db.execute(late.with_for_update(skip_locked=True)).scalars())
            db.execute(tables.update().where(tables.c.id.in_(ids)).values(bot_due=again))
            return ids

        return await self.database.write(claim)

    # Leaving for good.

    async def erase(self, guest: str, nobody: str) -> list[str]:
        """Where no other person took part nothing is kept; else the name goes. What is gone."""
        others = entrants.alias("others")
        is_shared = sql.exists().where(
            (others.c.tournament == tournaments.c.id)
            & others.c.guest.is_not(None)
            & (others.c.guest != guest)
        )
        takes_part = sql.exists().where(
            (entrants.c.tournament == tournaments.c.id) & (entrants.c.guest == guest)
        )
        alone = (takes_part | (tournaments.c.host == guest)) & ~is_shared

        def erase(db: sql.Connection) -> list[str]:
            gone = list(db.execute(sql.select(tournaments.c.id).where(alone)).scalars())
            mine = sql.select(entrants.c.tournament).where(
                (entrants.c.guest == guest) & (entrants.c.name != nobody)
            )
            news = tournaments.update().where(tournaments.c.id.in_(mine))
            db.execute(news.values(version=tournaments.c.version + 1))
            db.execute(entrants.update().where(entrants.c.guest == guest).values(name=nobody))
            _erase_bots_games(db, gone)
            db.execute(entrants.delete().where(entrants.c.tournament.in_(gone)))
            db.execute(tournaments.delete().where(tournaments.c.id.in_(gone)))
            return gone

        return await self.database.write(erase)

    async def _ids(self, query: sql.Select[str]) -> list[str]:
        return await self.database.look(lambda db: list(db.execute(query).scalars()))


def _erase_bots_games(db: sql.Connection, gone: list[str]) -> None:
    """Tables where no guest sat; those of a guest are the guest's."""
    has_guest = sql.exists().where((seats.c.table_id == tables.c.id) & seats.c.guest.is_not(None))
    query = sql.select(tables.c.id).where(tables.c.tournament.in_(gone) & ~has_guest)
    ids = list(db.execute(query).scalars())
    for table in (reviews, steps, undone, seats):
        db.execute(table.delete().where(table.c.table_id.in_(ids)))
    db.execute(tables.delete().where(tables.c.id.in_(ids)))
