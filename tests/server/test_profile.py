"""The profile: history, counts, streaks, ratings, favourite positions, taking all of it along."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from spieluhr.arena import rating
from spieluhr.core.dice import Dice
from tests.server.asking import ALONE, Json, guest, new_table, serving, visitor
from tests.server.tables import any_move

OPEN = [{"kind": "me"}, {"kind": "open"}]
CLUB = [{"kind": "me"}, {"kind": "bot", "level": "club"}]


async def profile(client: httpx.AsyncClient) -> Json:
    found: Json = (await client.get("/api/me/profile")).json()
    return found


async def history(client: httpx.AsyncClient, **query: Any) -> list[Json]:
    found: list[Json] = (await client.get("/api/me/games", params=query)).json()
    return found


async def resign(app: Starlette, table: str, seat: int) -> None:
    rooms = app.state.service.rooms
    await rooms.change(table, lambda t: t.resign(seat, t.row.version, rooms.now()))


async def played_out(app: Starlette, table: str, seed: int = 3) -> None:
    rooms, dice = app.state.service.rooms, Dice(seed)
    room = await rooms.room(table)
    while room.table.row.status == "playing":
        await rooms.change(table, any_move(dice, rooms.now()))


def in_a_server(tmp_path: Path, test: Callable[[Starlette], Any]) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app:
            await test(app)

    asyncio.run(run())


def test_whoever_has_played_nothing_finds_an_empty_profile(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with visitor(app) as stranger, guest(app) as anna:
            for client in (stranger, anna):
                found = await profile(client)
                assert found["tally"] == {"played": 0, "won": 0, "drawn": 0}
                assert found["titles"] == found["people"] == []
                assert await history(client) == []
                assert (await client.get("/api/me/favourites")).json() == []
            assert (await stranger.get("/api/me/export")).status_code == 401

    in_a_server(tmp_path, test)


def test_both_players_find_the_game_from_their_own_side(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna, guest(app, "Ben") as ben:
            table = await new_table(anna, OPEN)
            await ben.post(f"/api/tables/{table}/join")
            await played_out(app, table)
            room = await app.state.service.rooms.room(table)
            ranks, scores = room.table.match.outcome.ranks, room.table.match.outcome.scores
            for seat, client in enumerate((anna, ben)):
                line = (await history(client))[0]
                assert (line["table"], line["scores"]) == (table, scores)
                is_drawn = list(ranks) == [1, 1]  # now and then a game at random ends so
                has_won = ranks[seat] == 1 and not is_drawn
                fared = "drawn" if is_drawn else "won" if has_won else "lost"
                assert line["fared"] == fared
                assert [one["is_me"] for one in line["players"]] == [seat == 0, seat == 1]
                title = (await profile(client))["titles"][0]
                assert title["rating"]["games"] == 1
                assert (title["rating"]["points"] > rating.START) == has_won
                assert line["points"] == title["rating"]["points"]
            assert (await profile(anna))["people"][0]["name"] == "Ben"

    in_a_server(tmp_path, test)


def test_wins_are_counted_by_level_and_streaks_break(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna, guest(app, "Ben") as ben:
            for loser in (1, 1, 0, 1):
                table = await new_table(anna, OPEN)
                await ben.post(f"/api/tables/{table}/join")
                await resign(app, table, loser)
            table = await new_table(anna, CLUB)
            await resign(app, table, 0)
            found = await profile(anna)
            assert found["tally"] == {"played": 5, "won": 3, "drawn": 0}
            assert (found["streak"], found["longest"]) == (0, 2)
            levels = found["titles"][0]["levels"]
            assert levels == [{"level": "club", "tally": {"played": 1, "won": 0, "drawn": 0}}]
            assert found["people"] == [
                {"name": "Ben", "tally": {"played": 4, "won": 3, "drawn": 0}}
            ]
            assert (await profile(ben))["streak"] == 0
            first = await history(anna, before=(await history(anna))[1]["ended"])
            assert [line["fared"] for line in first] == ["lost", "won", "won"]
            assert await history(anna, game="steam_time") == []
            for nonsense in ("soon", "nan", "inf"):
                answer = await anna.get("/api/me/games", params={"before": nonsense})
                assert answer.status_code == 400
                assert "before is a number of seconds" in answer.text

    in_a_server(tmp_path, test)


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (ALONE, {}, "same_screen"),
        ([{"kind": "me"}], {"solo": "easy"}, "alone"),
    ],
)
def test_what_says_nothing_about_one_player_is_not_rated(
    tmp_path: Path, seats: list[Json], options: Json, why: str
) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna:
            table = await new_table(anna, seats, options=options)
            await played_out(app, table)
            line = (await history(anna))[0]
            assert (line["unrated"], line["points"]) == (why, None)
            assert (await profile(anna))["titles"][0]["rating"] is None

    in_a_server(tmp_path, test)


def test_a_game_with_advice_or_a_late_undo_is_not_rated(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        rooms = app.state.service.rooms
        async with guest(app) as anna:
            advised = await new_table(anna, CLUB)
            await app.state.service.store.profiles.note_help(advised)
            await app.state.service.store.profiles.note_help(advised)  # twice is no error
            await resign(app, advised, 0)
            undone = await new_table(anna, CLUB)
            room = await rooms.room(undone)
            dice = Dice(1)
            while room.table.last_decided([0]) is None or not room.table.match.undo_problem(0):
                await rooms.change(undone, any_move(dice, rooms.now()))
            await rooms.change(undone, lambda t: t.take_back(0, rooms.now()))
            await resign(app, undone, 0)
            assert [line["unrated"] for line in await history(anna)] == ["undone", "hint"]

    in_a_server(tmp_path, test)


def test_a_deleted_game_leaves_the_history_too(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna, guest(app, "Ben") as ben:
            table = await new_table(anna, OPEN)
            await ben.post(f"/api/tables/{table}/join")
            await resign(app, table, 0)
            await anna.delete(f"/api/tables/{table}")
            assert await history(anna) == [] and len(await history(ben)) == 1

    in_a_server(tmp_path, test)


def test_positions_are_saved_with_a_note_and_forgotten(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna, guest(app, "Eve") as eve:
            table = await new_table(anna, CLUB)
            wish = {"table": table, "note": " Take \u200bboth!\n\n"}
            made = (await anna.post("/api/me/favourites", json=wish)).json()
            assert [(one["table"], one["note"]) for one in made] == [(table, "Take both!")]
            last = made[0]["step"]
            late = {"table": table, "step": last + 1}
            assert (await anna.post("/api/me/favourites", json=late)).json()["error"] == "no-step"
            one = f"/api/me/favourites/{made[0]['id']}"
            assert (await eve.put(one, json={"note": "mine"})).status_code == 404
            assert (await eve.delete(one)).status_code == 404
            changed = (await anna.put(one, json={"note": "Why not?"})).json()
            assert changed[0]["note"] == "Why not?"
            assert (await anna.delete(one)).json() == []
            unknown = {"table": "x" * 22}
            assert (await anna.post("/api/me/favourites", json=unknown)).status_code == 404

    in_a_server(tmp_path, test)


def test_all_of_it_can_be_taken_along(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna:
            table = await new_table(anna, CLUB)
            await anna.post("/api/me/favourites", json={"table": table, "note": "here"})
            await resign(app, table, 0)
            found = (await anna.get("/api/me/export")).json()
            assert (found["name"], found["spieluhr_profile"]) == ("Anna", 1)
            assert [one["table"] for one in found["games"]] == [table]
            assert found["ratings"]["antinomy"]["games"] == 1
            assert found["favourites"][0]["note"] == "here"

    in_a_server(tmp_path, test)
