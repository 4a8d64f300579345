"""The same person on several devices: each by a link that expires, each can be signed out."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command
from starlette.testclient import TestClient

from spieluhr.server.app import make_app
from spieluhr.server.protection import user_agents
from spieluhr.server.protection.guests import MOST_DEVICES
from spieluhr.server.settings import Settings
from spieluhr.server.store import access, migrations
from spieluhr.server.store.people_rows import devices
from spieluhr.server.store.store import Store, connect
from tests.server.asking import ALONE, bot, guest, new_table, serving, visitor

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
HOME = "http://127.0.0.1:8700"


async def link(client: Any) -> str:
    return str((await client.post("/api/me/recovery")).json()["secret"])


async def follow(client: Any, secret: str, **more: Any) -> Any:
    return await client.post("/api/recover", json={"secret": secret, **more})


def test_a_link_signs_in_one_more_device(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path) as app, guest(app) as old, visitor(app) as third,
            visitor(app, **{"user-agent": PHONE}) as new,
        ):  # fmt: skip
            me = (await old.get("/api/me")).json()
            table = await new_table(old, ALONE)
            void = await link(old)
            secret = await link(old)
            assert (await follow(new, void)).status_code == 401
            told = (await new.post("/api/recover/look", json={"secret": secret})).json()
            assert told == {
                "name": "Anna", "games": 1, "is_me": False, "me": None, "my_games": 0, "my_ways": 0,
            }  # fmt: skip
            right = await follow(new, secret)
            assert (right.status_code, right.json()) == (200, me)
            assert (await new.get("/api/me")).json() == me
            assert (await old.get("/api/me")).json() == me  # it stays signed in
            assert [one["id"] for one in (await new.get("/api/tables/mine")).json()] == [table]
            assert (await follow(third, secret)).status_code == 401  # once
            found = (await new.get("/api/me/devices")).json()
            known = [(one["browser"], one["system"], one["is_here"]) for one in found["devices"]]
            assert known == [("Firefox", "Android", True), ("", "", False)]
            assert all(one["seen"] % 86_400 == 0 for one in found["devices"])

    asyncio.run(run())


def test_a_link_can_be_made_void(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, visitor(app) as new:
            secret = await link(anna)
            until = (await anna.get("/api/me/devices")).json()["link_until"]
            assert 0 < until - time.time() <= 15 * 60
            assert (await anna.delete("/api/me/recovery")).json()["link_until"] is None
            assert (await follow(new, secret)).json()["error"] == "recovery-used"

    asyncio.run(run())


def test_of_two_who_follow_a_link_together_one_gets_in(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            secret = await link(anna)
            async with visitor(app) as one, visitor(app) as two:
                answers = await asyncio.gather(follow(one, secret), follow(two, secret))
            assert sorted(answer.status_code for answer in answers) == [200, 401]

    asyncio.run(run())


def test_nobody_loses_games_by_following_a_link(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Bea") as bea:
            await new_table(bea, ALONE)
            secret = await link(anna)
            look = await bea.post("/api/recover/look", json={"secret": secret})
            assert (look.json()["me"]["name"], look.json()["my_games"]) == ("Bea", 1)
            refused = await follow(bea, secret)
            assert (refused.status_code, refused.json()["error"]) == (409, "someone-else")
            assert (
                "Bea" in refused.json()["say"]
                and (await bea.get("/api/me")).json()["name"] == "Bea"
            )
            mine = await follow(anna, secret)
            assert mine.json()["error"] == "already-you"
            agreed = await follow(bea, secret, replaces_me=True)
            assert agreed.json()["name"] == (await bea.get("/api/me")).json()["name"] == "Anna"

    asyncio.run(run())


def test_whoever_has_no_games_may_become_somebody_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "New") as new:
            assert (await follow(new, await link(anna))).status_code == 200

    asyncio.run(run())


def test_devices_are_signed_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path) as app, guest(app) as anna, visitor(app) as second,
            visitor(app) as third, guest(app, "Eve") as eve,
        ):  # fmt: skip
            for client in (second, third):
                await follow(client, await link(anna))
            here = (await second.get("/api/me/devices")).json()["devices"]
            mine = next(one["id"] for one in here if one["is_here"])
            assert (await eve.delete(f"/api/me/devices/{mine}")).status_code == 404
            left = (await anna.delete(f"/api/me/devices/{mine}")).json()["devices"]
            assert len(left) == 2 and (await second.get("/api/me")).status_code == 401
            assert len((await anna.delete("/api/me/devices")).json()["devices"]) == 1
            assert (await third.get("/api/me")).status_code == 401
            own = (await anna.get("/api/me/devices")).json()["devices"][0]["id"]
            assert (await anna.delete(f"/api/me/devices/{own}")).status_code == 200
            assert "spieluhr" not in anna.cookies

    asyncio.run(run())


def test_there_is_a_limit_to_devices(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            guests, me = app.state.service.guests, (await anna.get("/api/me")).json()["id"]
            row = await app.state.service.store.guest_by("id", me)
            request = type("Request", (), {"headers": {}})
            newest = ""
            for _ in range(MOST_DEVICES + 3):
                newest = await guests.add_device(request, row)
            found = await app.state.service.store.devices.of(me)
            assert len(found) == MOST_DEVICES
            assert (await guests.by_token(newest)).id == me

    asyncio.run(run())


def test_links_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, visitor(app) as eve:
            answers = [await follow(eve, f"guess-number-{n:04}") for n in range(25)]
            assert [one.status_code for one in answers[:3]] == [401] * 3
            assert answers[-1].status_code == 429

    asyncio.run(run())


def test_a_program_has_no_devices(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, bot(app, anna) as robo:
            for method, path in (
                ("GET", "/api/me/devices"), ("DELETE", "/api/me/devices"),
                ("POST", "/api/me/recovery"), ("POST", "/api/me/passkeys/challenge"),
            ):  # fmt: skip
                assert (await robo.request(method, path)).json()["error"] == "not-for-bots"

    asyncio.run(run())


def test_signing_out_closes_open_tables_at_once(tmp_path: Path) -> None:
    app = make_app(Settings(db=f"sqlite:///{tmp_path / 'a.sqlite'}", workers=1))
    with TestClient(app, HOME) as anna:
        anna.post("/api/me", json={"name": "Anna"})
        wish = {"game": "antinomy", "seats": ALONE}
        table = anna.post("/api/tables", json=wish).json()["id"]
        secret = anna.post("/api/me/recovery").json()["secret"]
        second = TestClient(app, HOME)
        second.portal = anna.portal
        second.post("/api/recover", json={"secret": secret})
        with second.websocket_connect(f"ws://127.0.0.1:8700/ws/{table}") as socket:
            assert socket.receive_json()["mine"] == [0, 1]
            others = anna.get("/api/me/devices").json()["devices"]
            gone = next(one["id"] for one in others if not one["is_here"])
            anna.delete(f"/api/me/devices/{gone}")
            last = ""
            while (said := socket.receive())["type"] != "websocket.close":
                last = said["text"]
            assert '"signed-out"' in last and said["code"] == 1008


def test_a_sign_out_that_nobody_told_us_of_is_found(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            closed: list[list[str]] = []
            store = app.state.service.store
            sockets = app.state.service.sockets
            device = (await anna.get("/api/me/devices")).json()["devices"][0]["id"]
            sockets.devices = lambda: [device]
            sockets.sign_out = closed.append
            await app.state.service.housekeeping.check_devices()
            assert closed == []
            await store.database.write(lambda db: db.execute(devices.delete()) and None)
            await app.state.service.housekeeping.check_devices()
            assert closed == [[device]]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("agent", "known"),
    [
        (PHONE, ("Firefox", "Android")),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
         "Gecko) Version/17.5 Mobile/15E148 Safari/604.1", ("Safari", "iPhone")),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
         "Chrome/130.0 Safari/537.36 Edg/130.0", ("Edge", "Windows")),
        ("curl/8.5.0", ("", "")),
        ("", ("", "")),
    ],
)  # fmt: skip
def test_a_device_is_called_as_somebody_would_call_it(agent: str, known: tuple[str, str]) -> None:
    assert user_agents.guess(agent) == known


def test_cookies_from_before_go_on_working(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'test.sqlite'}"

    def before(db: sql.Connection) -> None:
        config = migrations._config()
        config.attributes["connection"] = db
        command.upgrade(config, "0010")
        hashed = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"  # of "secret"
        for row in (
            f"('anna', '{hashed}', 'old', 'Anna', false, NULL, 1, 9e9)",
            "('robo', 'bots', NULL, 'Robo', true, 'anna', 1, NULL)",
        ):
            db.execute(sql.text(f"INSERT INTO guests VALUES {row}"))

    async def make() -> None:
        store = connect(url)
        await store.database.write(before)
        await store.close()

    async def test(store: Store) -> None:
        assert [row.guest for row in await store.devices.of("anna")] == ["anna"]
        assert (await store.guest_by("token", "bots")) is not None
        assert (await store.guest_by("recovery", "old")) is None  # a link for a day

    async def run() -> None:
        await access.with_store(url, test)
        async with serving(tmp_path) as app, visitor(app, cookie="spieluhr=secret") as anna:
            assert (await anna.get("/api/me")).json() == {"id": "anna", "name": "Anna"}

    asyncio.run(make())
    asyncio.run(run())
