"""Playing on from a moment of a record: a table of its own, with chance of its own."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from spieluhr import games
from spieluhr.cli import db_check
from spieluhr.core import proof, record
from spieluhr.core.errors import SpieluhrError
from spieluhr.core.events import Event, events_for
from spieluhr.core.schema import Record
from spieluhr.server.tables import replays
from spieluhr.server.tables.projection import Viewer, present
from spieluhr.server.tables.table import Table
from tests.every_game import fullest
from tests.server.asking import ALONE, Json, guest, new_table, serving, visitor
from tests.server.tables import Listener
from tests.server.test_http_records import GAMES, fair_game, play

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
BOT_AND_ME = ME_AND_BOT[::-1]
PATH = "/api/replays/play"


def written(game: str) -> Json:
    found: Json = json.loads(record.encode(fair_game(game)))
    return found


def wish(told: Json, step: int, seats: list[Json] | None = None) -> Json:
    return {"record": told, "step": step, "seats": seats or ALONE}


async def made(client: httpx.AsyncClient, **asked: Any) -> str:
    answer = await client.post(PATH, json=asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def table_of(app: Starlette, table_id: str) -> Table:
    found: Table = (await app.state.service.rooms.room(table_id)).table
    return found


async def over(app: Starlette, table_id: str) -> Table:
    """Whoever is to decide decides somehow, until it is over; bots as long as somebody looks."""
    await app.state.service.rooms.enter(table_id, Listener(None))
    async with asyncio.timeout(120):
        while True:
            table = await table_of(app, table_id)
            if table.row.status == "over":
                return table
            if table.bot_to_move is None:
                await play(app, table_id, 1)
            else:
                await asyncio.sleep(0.01)


def steps_of(game: str, told: Json) -> list[int]:
    """Before a chance result, before a decision, early and late."""
    match = record.replay(msgspec.convert(told, Record), games.load(game))
    chance = [n for n, step in enumerate(match.log) if step.actor < 0]
    decided = [n for n, step in enumerate(match.log) if step.actor >= 0]
    return [0, chance[-1], decided[0], decided[len(decided) // 2], decided[-1]]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_as_it_was(tmp_path: Path, game: str) -> None:
    """The truth is that of the record; nobody knows more of it than he did."""

    async def run() -> None:
        told = written(game)
        match = record.replay(msgspec.convert(told, Record), games.load(game))
        async with serving(tmp_path) as app, guest(app) as anna:
            for step in steps_of(game, told):
                table = await table_of(app, await made(anna, **wish(told, step)))
                past = match.at(step)
                assert table.match is not None and table.match.from_position
                assert position(table.match.at(0)) == position(past)
                for seat in (None, 0, 1):
                    now, then = seen(table.match.at(0), seat), seen(past, seat)
                    assert knows_no_more(now, then), (step, seat)
                assert table.row.seed != told["chance"]["seed"]
                assert (table.actor is None) == (table.row.status == "over")

    asyncio.run(run())


def position(match: Any) -> Any:
    return match.game.codec.position(match.state)


def seen(match: Any, seat: int | None) -> Any:
    return msgspec.to_builtins(match.view(seat))


def knows_no_more(now: Any, then: Any) -> bool:
    """Equal, or hidden now; lists of what cannot be placed may be longer."""
    if isinstance(now, dict):
        return now.keys() == then.keys() and all(
            key == "unseen" or knows_no_more(now[key], then[key]) for key in now
        )
    if isinstance(now, list) and len(now) == len(then):
        return all(knows_no_more(a, b) for a, b in zip(now, then, strict=True))
    return now is None or now == then


@pytest.mark.parametrize("game", ["antinomy", "steam_time"])
def test_a_bot_goes_on_and_the_record_proves_it(tmp_path: Path, game: str) -> None:
    """The whole way: a table, its record, a table from its middle, and the record of that."""

    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, visitor(app) as stranger:
            first = await new_table(anna, ALONE, game, options=GAMES[game])
            await play(app, first, 5000)
            told = (await anna.get(f"/api/tables/{first}/record")).json()
            step = steps_of(game, told)[3]
            table_id = await made(anna, **wish(told, step, BOT_AND_ME))
            table = await over(app, table_id)
            answer = await stranger.get(f"/api/tables/{table_id}/record")
            again = record.decode(answer.content)
            assert again.start is not None and again.outcome is not None
            assert [seat.player for seat in again.seats] == ["beginner", "human"]
            assert proof.check_chance(again, games.load(game)) == table.row.draws
            shown = await anna.post(
                "/api/replays", params={"seat": "open"}, json=json.loads(answer.content)
            )
            assert shown.status_code == 200 and shown.json()["draws"] == table.row.draws
            assert await db_check.damage(app.state.service.store, table_id) is None
            # And once more from there.
            later = await made(anna, **wish(json.loads(answer.content), 1, ME_AND_BOT))
            assert (await table_of(app, later)).row.start is not None

    asyncio.run(run())


def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        told = written("perfect_moment")
        async with serving(tmp_path) as app, guest(app) as anna:
            table_id = await made(anna, **wish(told, 100))
            await play(app, table_id, 5)
            before = position((await table_of(app, table_id)).match)
        async with serving(tmp_path) as app:
            table = await table_of(app, table_id)
            assert position(table.match) == before
            assert await db_check.damage(app.state.service.store, table_id) is None

    asyncio.run(run())


def test_chance_is_drawn_anew(tmp_path: Path) -> None:
    async def run() -> None:
        told = written("dragonkeepers")
        async with serving(tmp_path) as app, guest(app) as anna:
            dealt = set()
            for _ in range(3):
                table = await table_of(app, await made(anna, **wish(told, 0)))
                assert table.match is not None
                dealt.add(msgspec.json.encode(position(table.match)))
            assert len(dealt) == 3

    asyncio.run(run())


def test_while_it_is_played_nothing_hidden_is_told(tmp_path: Path) -> None:
    """Neither the record of it, nor its view, nor playing on from what one knows."""

    async def run() -> None:
        told = written("antinomy")
        async with serving(tmp_path) as app, guest(app) as anna, visitor(app) as stranger:
            table_id = await made(anna, **wish(told, 30, ME_AND_BOT))
            table = await table_of(app, table_id)
            path = f"/api/tables/{table_id}/record"
            for client, seat in ((anna, 0), (stranger, None)):
                known = (await client.get(path)).json()
                assert known["known_to"] == seat and known["chance"]["seed"] is None
                assert table.match is not None and "codex" not in json.dumps(known)
                assert known["start"] == seen(table.match.at(0), seat)
                assert table.row.seed not in json.dumps(known)
                refused = await anna.post(PATH, json=wish(known, 3))
                assert refused.status_code == 400, refused.text
            line = (await stranger.get(f"/api/tables/{table_id}")).text
            assert "start" not in line and table.row.seed not in line
            usual = (await anna.get(f"/api/tables/{await new_table(anna, ALONE)}/record")).json()
            assert "start" not in usual

    asyncio.run(run())


def test_a_rematch_begins_at_the_beginning(tmp_path: Path) -> None:
    async def run() -> None:
        told = written("antinomy")
        async with serving(tmp_path) as app, guest(app) as anna:
            table_id = await made(anna, **wish(told, len(told["log"]) - 1, ALONE))
            await over(app, table_id)
            answer = await anna.post(f"/api/tables/{table_id}/rematch")
            assert answer.status_code == 201
            first, again = await table_of(app, table_id), await table_of(app, answer.json()["id"])
            assert again.row.start is None
            told_of = [
                present(one, Viewer(None), [True] * 2, 0).is_played_on for one in (first, again)
            ]
            assert told_of == [True, False]

    asyncio.run(run())


def test_what_cannot_be_played_on_is_refused_in_words(tmp_path: Path) -> None:
    async def run() -> None:
        told = written("antinomy")
        last = len(told["log"])
        unfinished = {**told, "log": told["log"][:30], "outcome": None}
        named = [{"kind": "me", "level": "club"}, {"kind": "me"}]
        friend = [{"kind": "me"}, {"kind": "open"}]
        cases: list[tuple[Any, int, str]] = [
            (wish(told, last + 1), 400, "record"), (wish(told, -1), 400, "message"),
            (wish(told, 10**9), 400, "record"), (wish(told, last), 409, "over"),
            (wish(unfinished, 20), 409, "table-over"), (wish(told, 9, ALONE[:1]), 400, "seats"),
            (wish(told, 9, ALONE * 2), 400, "seats"), (wish(told, 9, friend), 400, "table-seats"),
            (wish(told, 9, named), 400, "table-seats"), (wish({}, 9), 400, "message"),
            (wish({**told, "game": "chess"}, 9), 400, "game"),
            (wish({**told, "data": "x"}, 9), 400, "data"),
            (wish({**told, "rules": 99}, 9), 400, "rules-version"),
            (wish({**told, "log": told["log"][1:]}, 9), 400, "record"),
            (wish({**told, "start": {"options": told["options"]}}, 9), 400, "position"),
            (wish({**told, "chance": {**told["chance"], "seed": "0" * 64}}, 9), 400, "record"),
            ({**wish(told, 9), "more": 1}, 400, "message"), ([], 400, "message"),
        ]  # fmt: skip
        async with serving(tmp_path) as app, guest(app) as anna, visitor(app) as stranger:
            for asked, status, error in cases:
                for lang in ("en", "de"):
                    answer = await anna.post(PATH, json=asked, headers={"accept-language": lang})
                    found = answer.json()
                    assert (answer.status_code, found["error"]) == (status, error), answer.text
                    assert found["say"].endswith(".")
            for raw, status in ((b"[" * 100_000, 400), (b" " * 4_064_001, 413), (b"\xff", 400)):
                headers = {"content-type": "application/json"}
                answer = await anna.post(PATH, content=raw, headers=headers)
                assert answer.status_code == status and answer.json()["say"]
            assert (await stranger.post(PATH, json=wish(told, 9))).status_code == 401
            assert (await anna.get("/api/tables/mine")).json() == []

    asyncio.run(run())


def test_a_guest_cannot_have_too_many(tmp_path: Path) -> None:
    async def run() -> None:
        told = written("antinomy")
        async with serving(tmp_path) as app, guest(app) as anna:
            for _ in range(50):
                await new_table(anna, ALONE)
            answer = await anna.post(PATH, json=wish(told, 9))
            assert (answer.status_code, answer.json()["error"]) == (409, "too-many-tables")

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_an_open_replay_tells_everything_once(game: str) -> None:
    """All that anybody heard is told by an event that tells at least as much."""
    match = record.replay(fair_game(game), games.load(game))
    for step in match.log:
        told = replays.fullest(step.events)
        for seat in (None, 0, 1):
            for event in events_for(step.events, seat):
                assert any(tells(other, event) for other in told)
        assert len(told) <= len(step.events)


def tells(other: Event, event: Event) -> bool:
    return other.kind == event.kind and all(
        fact is None or fact == other.facts[key] for key, fact in event.facts.items()
    )


@pytest.mark.parametrize(("game", "options", "seats"), fullest())
def test_every_way_to_play_can_be_played_on(
    tmp_path: Path, game: str, options: Json, seats: int
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            mine = [{"kind": "me"}] * seats
            table_id = await new_table(anna, mine, game, options=options)
            await play(app, table_id, 5000)
            told = (await anna.get(f"/api/tables/{table_id}/record")).json()
            for step in range(0, len(told["log"]), max(1, len(told["log"]) // 12)):
                raw = msgspec.json.encode(wish(told, step, mine))
                try:
                    replays.started(raw)
                except SpieluhrError as error:
                    raise AssertionError((step, str(error))) from error
            later = await made(anna, **wish(told, len(told["log"]) // 2, mine))
            await over(app, later)
            assert await db_check.damage(app.state.service.store, later) is None

    asyncio.run(run())
