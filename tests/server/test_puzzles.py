"""Puzzles at a server: the seat's view and no more, one try that counts, nobody else's mistakes."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
from starlette.applications import Starlette

from spieluhr.puzzles import books
from spieluhr.puzzles.schema import Puzzle
from spieluhr.reviews.schema import Decision
from tests.server.asking import ALONE, Json, guest, new_table, visitor
from tests.server.tables import add_guests, any_move  # noqa: F401
from tests.server.test_profile import in_a_server
from tests.server.test_reviews import done

GAME = "antinomy"
BOOK = books.need_book(GAME)
ONE, OTHER = BOOK.puzzles[:2]


def path(one: Puzzle) -> str:
    return f"/api/puzzles/{GAME}/{one.id}"


async def answered(client: httpx.AsyncClient, one: Puzzle, move: str | None) -> Json:
    answer = await client.post(path(one), json={"move": move})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def wrong(one: Puzzle) -> str:
    return max(one.others, key=lambda move: one.others[move].cost)


def test_a_puzzle_is_shown_as_its_seat_knows_it(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with visitor(app) as client:
            answer = await client.get(path(ONE), headers={"accept-language": "de"})
            now = answer.json()
            match = books.table(GAME, ONE)
            view = json.loads(msgspec.json.encode(match.view(ONE.seat)))
            assert now["replay"]["frames"][-1]["view"] == view
            assert now["replay"]["seat"] == ONE.seat
            assert all("views" not in frame for frame in now["replay"]["frames"])
            assert [one["move"] for one in now["legal"]] == [match.text(m) for m in match.legal()]
            assert not {"best", "others", "solutions", "twins"} & now.keys()
            assert now["replay"]["seats"][ONE.seat]["name"] == "Du"

    in_a_server(tmp_path, test)


def test_a_wrong_answer_is_told_its_cost_and_not_the_best_move(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna:
            told = await answered(anna, ONE, wrong(ONE))
            assert not told["is_right"] and told["is_first"]
            assert told["best"] == told["after"] == told["clauses"] == []
            assert "points of win chance" in told["lines"][1]
            assert told["change"] < 0
            right = await answered(anna, ONE, ONE.best)
            assert right["is_right"] and not right["is_first"] and right["change"] is None
            assert right["best"] == ONE.solutions and right["after"]
            assert right["mine"]["tries"] == 1 and right["mine"]["solved"] == 0

    in_a_server(tmp_path, test)


def test_solving_raises_the_rating_once_and_lowers_the_puzzle(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna, guest(app, "Ben") as ben:
            before = (await anna.get(path(ONE))).json()["points"]
            told = await answered(anna, ONE, ONE.best)
            assert told["is_right"] and told["change"] > 0
            assert told["mine"]["streak"] == 1
            for _ in range(3):
                again = await answered(anna, ONE, ONE.best)
                assert again["change"] is None and again["mine"] == told["mine"]
            now = (await ben.get(path(ONE))).json()
            assert now["points"] < before
            assert now["solved"] is None and now["mine"]["rating"] is None
            shown = await answered(ben, OTHER, None)
            assert shown["is_shown"] and shown["best"] == OTHER.solutions
            assert shown["change"] < 0 and shown["mine"]["streak"] == 0

    in_a_server(tmp_path, test)


def test_the_next_puzzle_is_a_new_one_of_the_wanted_kind(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna:
            theme = ONE.theme
            seen = set()
            for _ in range(3):
                asked = await anna.get(f"/api/puzzles/{GAME}/next?theme={theme}")
                now = asked.json()
                assert books.puzzle(GAME, now["id"]).theme == theme
                await answered(anna, books.puzzle(GAME, now["id"]), None)
                seen.add(now["id"])
            assert len(seen) == 3
            refused = await anna.get(f"/api/puzzles/{GAME}/next?theme=nothing")
            assert refused.status_code == 404
            shelf = next(
                one for one in (await anna.get("/api/puzzles")).json() if one["game"] == GAME
            )
            assert shelf["count"] == len(BOOK.puzzles) == sum(x["count"] for x in shelf["themes"])
            assert shelf["mine"]["tries"] == 3

    in_a_server(tmp_path, test)


def test_what_cannot_be_an_answer_is_refused_and_counts_for_nothing(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna, visitor(app) as stranger:
            for move in ("play p9 99", "", "wand 0 0"):
                refused = await anna.post(path(ONE), json={"move": move})
                assert refused.status_code in (400, 409), refused.text
            assert (await anna.get(path(ONE))).json()["solved"] is None
            assert (await stranger.post(path(ONE), json={"move": ONE.best})).status_code == 401
            for name in ("0" * 10, "x" * 70, "-", "a-b", f"{'a' * 22}-3"):
                assert (await anna.get(f"/api/puzzles/{GAME}/{name}")).status_code == 404, name

    in_a_server(tmp_path, test)


def test_tries_are_exported_and_erased(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        async with guest(app) as anna:
            await answered(anna, ONE, ONE.best)
            export = (await anna.get("/api/me/export")).json()
            assert [row["puzzle"] for row in export["puzzles"]] == [ONE.id]
            assert export["puzzle_ratings"][GAME]["games"] == 1
            me = (await anna.get("/api/me")).json()["id"]
            assert (await anna.delete("/api/me")).status_code == 200
            store = app.state.service.store.puzzles
            assert await store.tries(me) == await store.standings(me) == []

    in_a_server(tmp_path, test)


def decision(match: Any, n: int, seat: int) -> Decision:
    legal = [match.text(m) for m in match.legal()]
    return Decision(n, seat, 0.2, len(legal), legal[0], legal[-1], 0.12, 0.01, 40, 48, "blunder")


def test_my_own_mistakes_are_mine_alone(tmp_path: Path) -> None:
    async def test(app: Starlette) -> None:
        service = app.state.service
        async with guest(app, "Anna") as anna, guest(app, "Ben") as ben:
            table_id = await new_table(anna, ALONE)
            rooms = service.rooms
            assert (await anna.get("/api/puzzles/mistakes")).json() == []
            await rooms.change(table_id, lambda table: table.resign(0, table.row.version, 1e9))
            await done(anna, f"/api/tables/{table_id}/review")
            kept = await service.store.reviews.of_tables([table_id])
            review = json.loads(kept[table_id])
            match = (await rooms.room(table_id)).table.match
            n = len(match.log)
            review["decisions"] = [msgspec.to_builtins(decision(match, n, match.actor))]
            found = []
            for is_shown in (False, True):  # what was not validated for people is not shown
                review["shown"]["chances"] = is_shown
                await service.store.reviews.keep(table_id, "changed", json.dumps(review), 0.0)
                found = (await anna.get("/api/puzzles/mistakes")).json()
                assert [one["n"] for one in found] == [n]
                assert found[0]["cost"] == (0.12 if is_shown else None)
            where = f"/api/puzzles/{GAME}/{found[0]['id']}"
            now = (await anna.get(where)).json()
            assert now["table"] == table_id and now["points"] is None
            best = match.text(match.legal()[-1])
            told = (await anna.post(where, json={"move": best})).json()
            assert told["is_right"] and told["change"] is None
            assert any("points of win chance" in line for line in told["lines"])
            assert (await anna.get("/api/puzzles/mistakes")).json()[0]["solved"]

            assert (await ben.get("/api/puzzles/mistakes")).json() == []
            for asked in (await ben.get(where), await ben.post(where, json={"move": best})):
                assert asked.status_code == 404
            assert (await anna.get(f"{where}9")).status_code == 404

    in_a_server(tmp_path, test)
