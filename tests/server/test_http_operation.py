"""Health, numbers, the log, and what is said when something breaks."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from prometheus_client.parser import text_string_to_metric_families

from spieluhr.server import logs, metrics
from spieluhr.server.protection.guard import HEADERS
from tests.server.asking import ALONE, Reading, bot, guest, new_table, serving, visitor


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The log as it would go to standard error."""
    logger = logging.getLogger("spieluhr")
    before = logger.handlers, logger.level, logger.propagate
    logs.set_up()
    said = io.StringIO()
    handler = logger.handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(said)
    yield said
    logger.handlers, logger.level, logger.propagate = before


def numbers(text: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found


METRICS = "http://127.0.0.1/metrics"  # only for the machine itself


def test_numbers(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, bot(app, anna) as robo:
            before = numbers((await anna.get(METRICS)).text)
            table = await new_table(robo, [{"kind": "me"}, {"kind": "bot", "level": "beginner"}])
            stream = Reading(app, robo)
            turn = await stream.line("turn")
            body = {"version": turn["version"], "move": turn["legal"][0]["move"]}
            await robo.post(f"/api/bot/tables/{table}/move", json=body)
            await stream.line("turn")
            await anna.request("MADE-UP", "/made/up")
            answer = await anna.get(METRICS)
            assert answer.headers["content-type"] == metrics.MEDIA
            assert table not in answer.text and "made" not in answer.text.lower()
            after = numbers(answer.text)
            for name, least in (
                ("spieluhr_requests_total", 3), ("spieluhr_connections", 1),
                ("spieluhr_moves_total", 2), ("spieluhr_commit_seconds_count", 2),
                ("spieluhr_tables", 1),
            ):  # fmt: skip
                assert after[name] - before.get(name, 0.0) >= least, name
            assert after["spieluhr_thinking_seconds_count"] >= 1
            await stream.leave()
            left = numbers((await anna.get(METRICS)).text)
            assert left["spieluhr_connections"] == before.get("spieluhr_connections", 0.0)

    asyncio.run(run())


def test_numbers_are_for_the_machine_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, visitor(app) as client:
            away = await client.get("/metrics")
            assert away.status_code == 403 and away.json()["error"] == "not-local"
            proxied = await client.get(METRICS, headers={"x-forwarded-for": "203.0.113.9"})
            assert proxied.status_code == 403
        async with serving(tmp_path, has_public_metrics=True) as app, visitor(app) as client:
            assert (await client.get("/metrics")).status_code == 200

    asyncio.run(run())


def test_a_store_that_cannot_be_written_to_is_not_well(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, visitor(app) as client:
            store, wrote = app.state.service.store, 0
            right = store.try_write

            async def fail() -> None:
                raise sql.exc.OperationalError("", {}, Exception("the disk is full"))

            async def count() -> None:
                nonlocal wrote
                wrote += 1
                await right()

            store.try_write = fail
            for lang, word in (("en", "database"), ("de", "Datenbank")):
                answer = await client.get("/healthz", headers={"accept-language": lang})
                assert answer.status_code == 503 and answer.json()["error"] == "store-down"
                assert word in answer.json()["say"]
            store.try_write = count
            answers = await asyncio.gather(*(client.get("/healthz") for _ in range(20)))
            assert {answer.status_code for answer in answers} == {200} and wrote == 1

    asyncio.run(run())


def test_nothing_secret_is_logged(tmp_path: Path, written: io.StringIO) -> None:
    """Whatever goes through a server, and whatever breaks."""

    async def run() -> list[str]:
        async with serving(tmp_path) as app, guest(app) as anna, visitor(app) as new:
            service = app.state.service
            cookie = anna.cookies["spieluhr"]
            secret = (await anna.post("/api/me/recovery")).json()["secret"]
            token = (await anna.post("/api/tokens", json={"name": "R"})).json()["token"]
            table = await new_table(anna, ALONE)
            seed = (await service.rooms.room(table)).table.row.seed
            await anna.get(f"/api/tables/{table}/record")
            await new.get("/api/me", headers={"authorization": f"Bearer {token}"})
            await new.get(f"/api/nothing/{token}?secret={secret}")
            guests = service.guests
            known = await guests.by_token(token)
            with pytest.raises(Exception, match="UNIQUE"):
                await service.store.add_guest(known)
            for what in (cookie, secret, token, seed):
                await broken(app, f"it broke at {what}, {{'seed': '{what}'}}")
            await new.post("/api/recover", json={"secret": secret})
            row = (await service.rooms.room(table)).table.row
            try:
                await service.store.add_table(row, [])
            except Exception:
                logging.getLogger("spieluhr.server").exception("twice")
            return [cookie, secret, token, seed, table]

    secrets = asyncio.run(run())
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {"time", "level", "from", "say"} <= set(lines[0])
    assert any("UNIQUE" in line.get("trace", "") for line in lines)
    assert sum("it broke" in line.get("trace", "") for line in lines) == 4
    assert not [word for word in secrets if word in written.getvalue()]


async def broken(app: Any, problem: str, lang: str = "en") -> Any:
    """An answer while the store fails."""

    async def fail() -> None:
        raise RuntimeError(problem)

    store = app.state.service.store
    right, store.try_write = store.try_write, fail
    try:
        async with visitor(app, **{"accept-language": lang}) as client:
            return await client.get("/healthz")
    finally:
        store.try_write = right


def test_what_breaks_is_logged_and_not_told(tmp_path: Path, written: io.StringIO) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app:
            for lang, word in (("en", "wrong"), ("de", "schief")):
                answer = await broken(app, "the disk is full", lang)
                assert answer.status_code == 500 and answer.json()["error"] == "broken"
                assert word in answer.json()["say"] and "disk" not in answer.text
                assert HEADERS.keys() <= answer.headers.keys()

    asyncio.run(run())
    failed = [json.loads(line) for line in written.getvalue().splitlines()]
    assert "the disk is full" in failed[0]["trace"] and failed[0]["route"] == "/healthz"
    assert failed[1]["status"] == 500


def test_the_log_is_one_line_each(written: io.StringIO) -> None:
    logging.getLogger("spieluhr.x").warning("two\nlines %s", "\u2028", extra={"facts": {"n": 1}})
    (line,) = written.getvalue().split("\n")[:-1]
    assert json.loads(line)["say"] == "two\nlines \u2028" and json.loads(line)["n"] == 1


def test_a_server_that_stops_says_so_in_words(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            await app.state.service.shutdown.begin()
            for lang, words in (
                ("en", "The server is restarting"),
                ("de", "Der Server startet"),
            ):
                answer = await anna.get("/api/me", headers={"accept-language": lang})
                assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
                assert answer.json()["error"] == "restarting"
                assert answer.json()["say"].startswith(words)

    asyncio.run(run())
