"""Whole tournaments over HTTP: joined by link, played to the end, counted and kept."""

import asyncio
import io
import json
import zipfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from spieluhr.core.dice import Dice
from spieluhr.server.store.changes import Change
from spieluhr.server.tables.table import Table
from tests.server.asking import Json, guest, serving, visitor
from tests.server.tables import any_move

PEOPLE = "Anna", "Ben", "Cleo"
BOTS = ["first_game", "first_game"]
Test = Callable[[Starlette, list[httpx.AsyncClient]], Awaitable[None]]


def play(folder: Path, test: Test, people: tuple[str, ...] = PEOPLE, **settings: Any) -> None:
    """With a server and these people, each at an own device."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            app = await stack.enter_async_context(
                serving(folder, **{"requests": 1e6, "request_burst": 1e6, **settings})
            )
            here = [await stack.enter_async_context(guest(app, name)) for name in people]
            await test(app, here)

    asyncio.run(run())


async def made(client: httpx.AsyncClient, **wish: Any) -> Json:
    answer = await client.post("/api/tournaments", json={"game": "antinomy", **wish})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


async def ask(client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Json:
    answer = await client.request(method, f"/api/tournaments/{path}", json=body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def refused(client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> str:
    answer = await client.request(method, f"/api/tournaments/{path}", json=body)
    assert answer.status_code >= 400, answer.text
    fault = answer.json()
    assert fault["say"]
    return str(fault["error"])


async def finish_games(app: Starlette, now: Json, is_whole: bool = False) -> None:
    """People resign, or play at random to the end; bots among themselves move on their own."""
    rooms, dice = app.state.service.rooms, Dice(5)
    for game in now["rounds"][-1]["games"] if now["rounds"] else []:
        if game["table"] is None or game["is_over"]:
            continue
        for _ in range(5000):
            room = await rooms.room(game["table"])
            if room.table.row.status == "over":
                break
            people = [place.seat for place in room.table.seats if place.guest is not None]
            if people and not is_whole and room.table.row.status == "playing":
                await rooms.change(game["table"], giving_up(people[0], rooms.now()))
            elif room.table.actor is not None and room.table.bot_to_move is None:
                await rooms.change(game["table"], any_move(dice, rooms.now()))
            else:
                await asyncio.sleep(0.005)


def giving_up(seat: int, now: float) -> Callable[[Table], Change]:
    return lambda table: table.resign(seat, table.row.version, now)


async def played_out(
    app: Starlette, client: httpx.AsyncClient, tournament: str, whole: int = 0
) -> Json:
    """To its end; games of the first rounds by all their moves."""
    for _ in range(200):
        now = await ask(client, "GET", tournament)
        if now["status"] == "over":
            return now
        await finish_games(app, now, len(now["rounds"]) <= whole)
        await app.state.service.tournaments.sweep()
    raise AssertionError("it did not end")


async def joined(people: list[httpx.AsyncClient], **wish: Any) -> str:
    tournament = str((await made(people[0], **wish))["id"])
    for client in people[1:]:
        await ask(client, "POST", f"{tournament}/join")
    return tournament


def met(now: Json) -> list[tuple[int, ...]]:
    return [tuple(sorted(game["players"])) for one in now["rounds"] for game in one["games"]]


def test_everybody_plays_everybody_bots_too(tmp_path: Path) -> None:
    async def test(app: Starlette, people: list[httpx.AsyncClient]) -> None:
        tournament = await joined(people, bots=BOTS, title="Friday")
        begun = await ask(people[0], "POST", f"{tournament}/round")
        assert begun["status"] == "playing"
        assert begun["rounds_planned"] == 5
        end = await played_out(app, people[1], tournament, whole=2)
        everybody = {one["n"] for one in end["entrants"]}
        pairs = met(end)
        assert sorted(pairs) == sorted((a, b) for a in everybody for b in everybody if a < b)
        assert sum(one["points"] for one in end["standings"]) == len(pairs) == 10
        assert [one["sits_out"] for one in end["rounds"]] != [[]] * 5
        assert sorted(n for one in end["rounds"] for n in one["sits_out"]) == sorted(everybody)
        packed = await people[2].get(f"/api/tournaments/{tournament}/records")
        with zipfile.ZipFile(io.BytesIO(packed.content)) as pack:
            records = [json.loads(pack.read(name)) for name in pack.namelist()]
        assert len(records) == 10
        players = [[seat["player"] for seat in record["seats"]] for record in records]
        assert players.count(BOTS) == 1
        history = (await people[0].get("/api/me/games")).json()
        assert len(history) == 4

    play(tmp_path, test)


def test_swiss_has_byes_and_nobody_meets_twice(tmp_path: Path) -> None:
    async def test(app: Starlette, people: list[httpx.AsyncClient]) -> None:
        wish = {"format": "swiss", "rounds": 3, "bots": BOTS, "auto": False}
        tournament = await joined(people, **wish)
        await ask(people[0], "POST", f"{tournament}/round")
        for n in range(1, 4):
            now = await ask(people[0], "GET", tournament)
            assert len(now["rounds"]) == n
            assert not now["can_go_on"]
            assert await refused(people[0], "POST", f"{tournament}/round") == "tournament-round"
            await finish_games(app, now)
            await app.state.service.tournaments.sweep()
            now = await ask(people[1], "GET", tournament)
            if n < 3:
                assert now["can_go_on"]
                assert now["next_round_at"] > 0
                assert await refused(people[1], "POST", f"{tournament}/round") == "tournament-host"
                await ask(people[0], "POST", f"{tournament}/round")
        now = await ask(people[1], "GET", tournament)
        assert now["status"] == "over"
        pairs, byes = met(now), [n for one in now["rounds"] for n in one["sits_out"]]
        assert len(pairs) == len({*pairs}) == 6
        assert len(byes) == len({*byes}) == 3
        assert sum(one["points"] for one in now["standings"]) == 9
        points = [one["points"] for one in now["standings"]]
        assert points == sorted(points, reverse=True)

    play(tmp_path, test)


def test_a_series_stops_when_it_is_decided_and_who_begins_changes(tmp_path: Path) -> None:
    async def test(app: Starlette, people: list[httpx.AsyncClient]) -> None:
        wish = {"format": "series", "rounds": 3, "stops_early": True}
        tournament = await joined(people, **wish)
        begun = await ask(people[0], "POST", f"{tournament}/round")
        firsts = []
        for _ in range(2):
            now = await ask(people[0], "GET", tournament)
            game = now["rounds"][-1]["games"][0]
            firsts.append(game["players"][0])
            await resign(app, game, now["entrants"][1]["n"])
            await app.state.service.tournaments.sweep()
        end = await ask(people[0], "GET", tournament)
        assert begun["rounds_planned"] == 3
        assert (end["status"], len(end["rounds"])) == ("over", 2)
        assert sorted(firsts) == [0, 1]
        assert [(one["n"], one["points"]) for one in end["standings"]] == [(0, 2), (1, 0)]

    play(tmp_path, test, people=("Anna", "Ben"))


async def resign(app: Starlette, game: Json, n: int) -> None:
    rooms, seat = app.state.service.rooms, game["players"].index(n)
    await rooms.change(game["table"], giving_up(seat, rooms.now()))


def test_who_does_not_come_loses_and_nothing_waits_for_ever(tmp_path: Path) -> None:
    """Anna comes to her tables, Ben and Cleo never do."""

    async def test(app: Starlette, people: list[httpx.AsyncClient]) -> None:
        tournament, service = await joined(people), app.state.service
        await ask(people[0], "POST", f"{tournament}/round")
        for _ in range(3):
            now = await ask(people[0], "GET", tournament)
            for game in now["rounds"][-1]["games"]:
                pledge = {"pledge": "ab" * 32}
                await people[0].post(f"/api/tables/{game['table']}/chance", json=pledge)
            before = service.rooms.now
            service.rooms.now = lambda later=before: later() + 1000
            await service.tournaments.tend(tournament)
        end = await ask(people[0], "GET", tournament)
        assert end["status"] == "over"
        by_name = {one["name"]: one["n"] for one in end["entrants"]}
        points = {one["n"]: one["points"] for one in end["standings"]}
        assert [points[by_name[name]] for name in PEOPLE] == [2, 0, 0]
        games = [game for one in end["rounds"] for game in one["games"]]
        assert all(game["table"] is None for game in games)
        assert sorted(len(game["missing"]) for game in games) == [1, 1, 2]

    play(tmp_path, test, is_adding=False)


def test_who_leaves_loses_the_rest_and_the_others_go_on(tmp_path: Path) -> None:
    async def test(app: Starlette, people: list[httpx.AsyncClient]) -> None:
        tournament = await joined(people, bots=BOTS[:1])
        await ask(people[0], "POST", f"{tournament}/round")
        now = await ask(people[2], "POST", f"{tournament}/leave")
        gone = now["me"]
        mine = [game for game in now["rounds"][0]["games"] if gone in game["players"]]
        assert all(game["is_over"] for game in mine)
        assert all(game["points"][game["players"].index(gone)] == 0 for game in mine)
        assert await refused(people[2], "POST", f"{tournament}/leave") == "tournament-out"
        end = await played_out(app, people[0], tournament)
        assert {one["n"]: one["points"] for one in end["standings"]}[gone] == 0
        assert sum(one["points"] for one in end["standings"]) == 6

    play(tmp_path, test)


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The server stops when games have ended that nobody has counted yet."""

    async def before(app: Starlette, people: list[httpx.AsyncClient]) -> None:
        tournament = await joined(people)
        now = await ask(people[0], "POST", f"{tournament}/round")
        app.state.service.tournaments._ended = lambda _table: None
        await finish_games(app, now)
        (tmp_path / "id").write_text(tournament)
        (tmp_path / "cookie").write_text(json.dumps(dict(people[0].cookies)))

    async def after() -> None:
        async with serving(tmp_path, requests=1e6, request_burst=1e6) as app:
            tournament = (tmp_path / "id").read_text()
            async with visitor(app) as anna:
                anna.cookies.update(json.loads((tmp_path / "cookie").read_text()))
                end = await played_out(app, anna, tournament)
                assert end["me"] == 0
                assert len(end["rounds"]) == 3

    play(tmp_path, before)
    asyncio.run(after())


def test_two_who_go_on_at_once_make_one_round(tmp_path: Path) -> None:
    async def test(app: Starlette, people: list[httpx.AsyncClient]) -> None:
        tournament, service = await joined(people), app.state.service
        await ask(people[0], "POST", f"{tournament}/round")
        await finish_games(app, await ask(people[0], "GET", tournament))
        await asyncio.gather(*(service.tournaments.tend(tournament) for _ in range(4)))
        now = await ask(people[0], "GET", tournament)
        assert len(now["rounds"]) == 2
        stored = await service.store.tournaments.played(tournament)
        assert {*stored} == {game["table"] for one in now["rounds"] for game in one["games"]}

    play(tmp_path, test)


def test_what_is_wrong_is_refused_in_words(tmp_path: Path) -> None:
    async def test(_app: Starlette, people: list[httpx.AsyncClient]) -> None:
        anna, ben, cleo = people
        one = str((await made(anna))["id"])
        assert await refused(anna, "POST", f"{one}/join") == "tournament-joined"
        assert await refused(anna, "POST", f"{one}/round") == "tournament-few"
        assert await refused(ben, "POST", f"{one}/bots", {"level": "club"}) == "tournament-host"
        assert await refused(anna, "POST", f"{one}/bots", {"level": "zeus"}) == "bot"
        assert await refused(ben, "POST", f"{one}/leave") == "tournament-not-joined"
        assert await refused(anna, "DELETE", f"{one}/entrants/99") == "no-entrant"
        await ask(ben, "POST", f"{one}/join")
        await ask(anna, "DELETE", f"{one}/entrants/1")
        assert await refused(ben, "POST", f"{one}/join") == "tournament-barred"
        await ask(cleo, "POST", f"{one}/join")
        await ask(anna, "POST", f"{one}/bots", {"level": "club"})
        now = await ask(anna, "POST", f"{one}/round")
        late = await refused(anna, "POST", f"{one}/bots", {"level": "club"})
        assert late == "tournament-begun"
        assert await refused(anna, "DELETE", one) == "tournament-begun"
        assert await refused(anna, "POST", f"{one}/absent", {"entrant": 2}) == "tournament-here"
        table = next(game["table"] for game in now["rounds"][0]["games"] if game["table"])
        left = await cleo.post(f"/api/tables/{table}/leave")
        assert left.json()["error"] in ("tournament-table", "table-begun", "table-not-seated")
        assert await refused(anna, "GET", "A" * 22) == "no-tournament"
        for wish, key in (
            ({"format": "swiss"}, "tournament-rounds"),
            ({"table_size": 3}, "seats"),
            ({"options": {"solo": "easy"}}, "seats"),
            ({"game": "chess"}, "game"),
            ({"bots": ["zeus"]}, "bot"),
        ):
            answer = await anna.post("/api/tournaments", json={"game": "antinomy", **wish})
            assert (answer.status_code, answer.json()["error"]) == (400, key)
        for _ in range(2):
            await made(anna)
        answer = await anna.post("/api/tournaments", json={"game": "antinomy"})
        assert answer.json()["error"] == "too-many-tournaments"

    play(tmp_path, test)


def test_in_a_tournament_moves_stand_and_there_is_no_rematch(tmp_path: Path) -> None:
    async def test(app: Starlette, people: list[httpx.AsyncClient]) -> None:
        tournament = await joined(people[:1], format="series", rounds=1, bots=BOTS[:1])
        now = await ask(people[0], "POST", f"{tournament}/round")
        table_id = now["rounds"][0]["games"][0]["table"]
        table = (await app.state.service.rooms.room(table_id)).table
        assert (table.hints, table.row.tournament) == ("nobody", tournament)
        await finish_games(app, now)
        answer = await people[0].post(f"/api/tables/{table_id}/rematch")
        assert answer.json()["error"] == "tournament-rematch"

    play(tmp_path, test)


def test_what_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    async def test(_app: Starlette, people: list[httpx.AsyncClient]) -> None:
        tournament = await joined(people[:2])
        path = f"/api/tournaments/{tournament}"
        first = await people[0].get(path)
        known = {"if-none-match": first.headers["etag"]}
        again = await people[0].get(path, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        assert (await people[1].get(path, headers=known)).status_code == 200  # it says who I am
        await ask(people[2], "POST", f"{tournament}/join")
        assert (await people[0].get(path, headers=known)).status_code == 200

    play(tmp_path, test)


def test_whoever_leaves_for_good_takes_the_name_along(tmp_path: Path) -> None:
    async def test(_app: Starlette, people: list[httpx.AsyncClient]) -> None:
        shared = await joined(people, bots=BOTS[:1])
        alone = await joined(people[2:], bots=BOTS)
        await ask(people[0], "POST", f"{shared}/round")
        await ask(people[2], "POST", f"{alone}/round")
        assert (await people[2].delete("/api/me")).status_code == 200
        now = await ask(people[0], "GET", shared)
        assert [one["name"] for one in now["entrants"]] == ["Anna", "Ada", "Ben", "Guest"]
        assert now["entrants"][3]["is_out"]
        assert await refused(people[0], "GET", alone) == "no-tournament"

    play(tmp_path, test)
