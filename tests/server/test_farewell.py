"""Delete everything: nothing of a guest is left, and the others keep their games."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from spieluhr import daily
from spieluhr.arena import rating
from spieluhr.core.dice import Dice
from spieluhr.server.store import access
from spieluhr.server.store.profile_rows import TryRow
from spieluhr.server.store.rows import METADATA
from spieluhr.server.store.store import Store
from tests.server.asking import ALONE, bot, guest, new_table, serving
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.tables import Club, add_guests, any_move
from tests.server.test_profile import CLUB, OPEN, history, profile, resign
from tests.server.test_reviews import done

NAME = "Wilhelmina"  # found nowhere else


async def everything(store: Store) -> str:
    """All rows of all tables as one text."""

    def read(db: sql.Connection) -> str:
        return "\n".join(
            str(row) for table in METADATA.sorted_tables for row in db.execute(table.select())
        )

    return await store.database.read(read)


def test_nothing_names_whoever_has_left_for_good(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app, NAME) as anna, guest(app, "Ben") as ben:
            shared = await new_table(anna, OPEN)
            await ben.post(f"/api/tables/{shared}/join")
            await resign(app, shared, 0)
            alone = await new_table(anna, CLUB)
            await resign(app, alone, 0)
            await anna.post("/api/me/favourites", json={"table": shared, "note": "my note"})
            for table in (shared, alone):
                kept_reviews = app.state.service.store.reviews
                await kept_reviews.keep(table, "basis", f"{NAME} could have laid green.", 0.0)
            running = await new_table(ben, OPEN)
            await anna.post(f"/api/tables/{running}/join")
            waiting = await new_table(anna, OPEN)
            three = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "club"}]
            larger = await new_table(ben, three, "dragonkeepers")
            await anna.post(f"/api/tables/{larger}/join")
            async with bot(app, anna) as robo:
                left = await anna.delete("/api/me")
                assert left.status_code == 200 and left.json()["tables"] == 1
                assert (await robo.get("/api/me")).status_code == 401
            assert (await anna.get("/api/me")).status_code == 401
            found = await everything(app.state.service.store)
            assert NAME not in found and "my note" not in found

            for table in (alone, waiting):
                assert (await ben.get(f"/api/tables/{table}")).status_code == 404
            seats = (await ben.get(f"/api/tables/{shared}")).json()["seats"]
            assert [seat["name"] for seat in seats] == ["Guest", "Ben"]
            kept = (await ben.get(f"/api/tables/{shared}/record")).json()
            assert [seat["name"] for seat in kept["seats"]] == ["Guest", "Ben"]
            ended = (await ben.get(f"/api/tables/{running}")).json()
            assert (ended["status"], ended["fared"]) == ("over", "won")
            goes_on = (await ben.get(f"/api/tables/{larger}")).json()
            assert goes_on["status"] == "playing"
            assert [seat["kind"] for seat in goes_on["seats"]] == ["guest", "bot", "bot"]
            assert (await profile(ben))["tally"]["won"] == 2
            assert (await profile(ben))["people"] == []
            assert len(await history(ben)) == 2

    asyncio.run(run())


def test_the_database_is_sound_afterwards(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app, NAME) as anna:
            table = await new_table(anna, ALONE)
            await resign(app, table, 0)
            assert (await anna.delete("/api/me")).json() == {"tables": 1}
            back = await anna.post("/api/me", json={"name": "Anna"})
            assert back.status_code == 201  # somebody new

    asyncio.run(run())
    url = f"sqlite:///{tmp_path / 'test.sqlite'}"

    async def check(store: Store) -> None:
        broken = sql.text("PRAGMA foreign_key_check")
        assert await store.database.look(lambda db: db.execute(broken).all()) == []

    asyncio.run(access.with_store(url, check))


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_results_ratings_and_leaving_in_both_databases(
    where: str, tmp_path: Path, postgres: Cluster
) -> None:
    async def test(store: Store) -> None:
        await add_guests(store)
        club, profiles = Club(store), store.profiles
        deal = daily.find("antinomy", "duel", "2026-11-18")
        one = await club.begun(["anna", "bot:club"], daily=deal.name)
        assert await store.dailies.begin(TryRow("anna", deal.name, one))
        assert not await store.dailies.begin(TryRow("anna", deal.name, one))
        two = await club.begun(["anna", "bert"])
        for table_id in (one, two):
            dice = Dice(1)
            while (await club.rooms.room(table_id)).table.row.status == "playing":
                await club.rooms.change(table_id, any_move(dice, club.watch()))
            club.watch.time += 1.0
        assert [row.table_id for row in await profiles.results("anna", 9)] == [two, one]
        points = [(await profiles.ratings(name))[0].points for name in ("anna", "bert")]
        assert sum(points) == pytest.approx(2 * rating.START)  # what one wins the other loses
        mine = (await store.dailies.of_guest("anna"))[0]
        assert mine.points is not None and mine.spoiled is None
        assert (await store.dailies.heights([deal.name]))[deal.name][mine.points][0] == 1
        assert (await profiles.erase_some("anna")).gone == [one]
        assert (await profiles.erase_some("anna")).renamed == [two]
        assert (await profiles.erase_some("anna")).is_empty
        await profiles.erase_rest("anna", "void")
        assert not await profiles.results("anna", 9)
        assert not await store.dailies.of_guest("anna")
        stored = await club.stored(two)
        assert [place.name for place in stored.seats] == ["Guest", "bert"]

    url = f"sqlite:///{tmp_path / 'all.sqlite'}" if where == "sqlite" else postgres.new_database()
    asyncio.run(access.with_store(url, test))


def test_a_review_in_memory_or_under_way_does_not_name_who_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app, NAME) as anna, guest(app, "Ben") as ben:
            tables = [await new_table(anna, OPEN) for _ in range(2)]
            for table in tables:
                await ben.post(f"/api/tables/{table}/join")
                await resign(app, table, 0)
            made, slow = (f"/api/tables/{table}/review" for table in tables)
            told = await done(ben, made)
            assert told[-1]["review"]["seats"] == [NAME, "Ben"]

            gate, reviewing = asyncio.Event(), app.state.service.reviews
            review = reviewing._review

            async def later(*asked: Any) -> bytes:
                written: bytes = await review(*asked)
                await gate.wait()
                return written

            with monkeypatch.context() as patch:
                patch.setattr(reviewing, "_review", later)
                begun = (await ben.post(slow)).json()
                assert (await anna.delete("/api/me")).status_code == 200
                gate.set()
                while (await ben.get(f"/api/reviews/{begun['id']}")).status_code == 200:
                    await asyncio.sleep(0.02)
            assert NAME not in await everything(app.state.service.store)
            for path in (made, slow):
                told = await done(ben, path)
                assert told[-1]["review"]["seats"] == ["Guest", "Ben"]
                assert NAME not in str(told)

    asyncio.run(run())
