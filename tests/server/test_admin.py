"""The operator's commands, and that running servers follow them within seconds."""

import asyncio
import json
import logging
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from spieluhr.cli.main import main
from spieluhr.core.errors import SpieluhrError
from spieluhr.server.app import make_app
from spieluhr.server.live import housekeeping
from spieluhr.server.protection import orders
from spieluhr.server.protection.limits import household
from spieluhr.server.protection.orders import OperatorOrders
from spieluhr.server.settings import Settings
from spieluhr.server.store.operation_rows import BanRow, Orders
from tests.server.asking import ALONE, Json, bot, guest, new_table, serving, visitor

OPEN = [{"kind": "me"}, {"kind": "open"}]


class Operator:
    """Somebody at the command line, beside a running server."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.url = f"sqlite:///{folder / 'test.sqlite'}"
        self.capsys = capsys

    async def __call__(self, *words: str) -> Any:
        arguments = ["admin", words[0], "--json", "--db", self.url, *words[1:]]
        self.capsys.readouterr()
        assert await asyncio.to_thread(main, arguments) == 0
        return json.loads(self.capsys.readouterr().out)

    def refused(self, *words: str) -> str:
        with pytest.raises(SystemExit):
            main(["admin", words[0], "--db", self.url, *words[1:]])
        return self.capsys.readouterr().err


@pytest.fixture
def admin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(tmp_path, capsys)


async def followed(app: Any) -> None:
    await app.state.service.housekeeping.look()


def test_a_banned_guest_may_leave_but_not_play(tmp_path: Path, admin: Operator) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path) as app, guest(app) as anna, guest(app, "Eve") as eve,
            bot(app, eve) as robo,
        ):  # fmt: skip
            me = (await eve.get("/api/me")).json()["id"]
            await admin("ban", "--for", "2h", "--", me)
            await followed(app)
            wish = {"game": "antinomy", "seats": ALONE}
            for client in (eve, robo):
                for lang, word in (("en", "banned"), ("de", "gesperrt")):
                    answer = await client.post(
                        "/api/tables", json=wish, headers={"accept-language": lang}
                    )
                    assert (answer.status_code, answer.json()["error"]) == (403, "banned")
                    assert word in answer.json()["say"]
            assert (await anna.post("/api/tables", json=wish)).status_code == 201
            assert (await eve.get("/api/me/export")).status_code == 200
            assert [one["what"] for one in await admin("bans")] == [me]
            await admin("unban", "--", me)
            await followed(app)
            assert (await eve.post("/api/tables", json=wish)).status_code == 201
            await admin("ban", "--", me)
            await followed(app)
            assert (await eve.delete("/api/me")).status_code == 200

    asyncio.run(run())


def test_a_ban_closes_open_tables(tmp_path: Path, admin: Operator) -> None:
    home, app = "http://127.0.0.1:8700", make_app(Settings(db=admin.url, workers=1))
    with TestClient(app, home) as eve:
        me = eve.post("/api/me", json={"name": "Eve"}).json()["id"]
        table = eve.post("/api/tables", json={"game": "antinomy", "seats": ALONE}).json()["id"]
        with eve.websocket_connect(f"ws://127.0.0.1:8700/ws/{table}") as socket:
            socket.receive_json()
            assert main(["admin", "ban", "--db", admin.url, "--", me]) == 0
            last = ""
            while (said := socket.receive())["type"] != "websocket.close":  # within seconds
                last = said["text"]
            assert '"banned"' in last and said["code"] == 1008
        with eve.websocket_connect(f"ws://127.0.0.1:8700/ws/{table}") as socket:
            assert socket.receive_json()["error"] == "banned"


def test_a_banned_network_stays_out(tmp_path: Path, admin: Operator) -> None:
    async def run() -> None:
        async with serving(tmp_path, proxies=1) as app, visitor(app) as client:
            await admin("ban", "203.0.113.77/24", "--for", "1d")
            await admin("ban", "2001:db8:1:2::5")
            await followed(app)
            for address, status in (
                ("203.0.113.9", 403), ("203.0.114.9", 200), ("2001:db8:1:2:ffff::1", 403),
                ("2001:db8:1:3::1", 200), ("::ffff:203.0.113.9", 403), ("nonsense", 200),
            ):  # fmt: skip
                answer = await client.get("/api/games", headers={"x-forwarded-for": address})
                assert answer.status_code == status, address
            assert (await admin("unban", "203.0.113.0/24"))["what"] == "203.0.113.0/24"
            await followed(app)
            again = await client.get("/api/games", headers={"x-forwarded-for": "203.0.113.9"})
            assert again.status_code == 200

    asyncio.run(run())


def test_bans_end_by_themselves() -> None:
    clock = [100.0]
    standing = OperatorOrders(lambda: clock[0])
    rows = [BanRow("eve", "guest", 200.0, 1.0), BanRow("203.0.113.0/24", "network", 200.0, 1.0)]
    standing.follow(Orders(1, False, rows))
    assert standing.is_banned("eve") and standing.is_banned_address(household("203.0.113.5"))
    clock[0] = 200.0
    assert not standing.is_banned("eve") and not standing.is_banned_address("203.0.113.5")


@pytest.mark.parametrize(
    ("what", "key"),
    [
        ("127.0.0.1", "ban-loopback"), ("::1", "ban-loopback"), ("0.0.0.0/0", "ban-loopback"),
        ("::ffff:127.0.0.1", "ban-loopback"), ("::/0", "ban-loopback"),
        ("::ffff:0:0/96", "ban-loopback"), ("64.0.0.0/4", "ban-wide"), ("2001::/16", "ban-wide"),
        ("Anna", "ban-unclear"), ("", "ban-unclear"),
    ],
)  # fmt: skip
def test_what_nobody_should_ban_is_refused(what: str, key: str) -> None:
    with pytest.raises(SpieluhrError) as refused:
        orders.network(what)
    assert refused.value.key == key


def test_mistakes_are_told_and_change_nothing(tmp_path: Path, admin: Operator) -> None:
    assert "no such database" in admin.refused("drain")

    async def run() -> None:
        async with serving(tmp_path):
            pass

    asyncio.run(run())
    assert "lock yourself out" in admin.refused("ban", "127.0.0.0/8")
    assert "no guest" in admin.refused("ban", "a" * 22)
    assert "is not a duration" in admin.refused("ban", "203.0.113.1", "--for", "soon")
    assert "no ban" in admin.refused("unban", "203.0.113.1")
    assert "1 to 500" in admin.refused("announce", "Hello", "  ")
    assert "no announcement" in admin.refused("retract", "x")
    assert asyncio.run(admin("bans")) == []


def test_draining_keeps_new_tables_out_and_old_ones_going(tmp_path: Path, admin: Operator) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben") as ben:
            waiting = await new_table(anna, OPEN)
            assert await admin("drain") == {"is_draining": True, "tables_playing": 0}
            await followed(app)
            assert (await anna.get("/api/news")).json()["is_draining"]
            for lang, word in (("en", "updated"), ("de", "aktualisiert")):
                wish = {"game": "antinomy", "seats": ALONE}
                answer = await anna.post(
                    "/api/tables", json=wish, headers={"accept-language": lang}
                )
                assert (answer.status_code, answer.json()["error"]) == (503, "draining")
                assert word in answer.json()["say"]
            assert (await ben.post(f"/api/tables/{waiting}/join")).json()["status"] == "playing"
            await app.state.service.rooms.change(
                waiting, lambda table: table.resign(0, table.row.version, time.time())
            )
            assert (await ben.post(f"/api/tables/{waiting}/rematch")).status_code == 503
            await admin("undrain")
            await followed(app)
            await new_table(anna, ALONE)

    asyncio.run(run())


def test_everybody_is_told_in_their_language(tmp_path: Path, admin: Operator) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, visitor(app) as client:
            made = await admin("announce", "Update at 8.", "Update um 8.", "--for", "2h")
            await followed(app)
            for lang, text in (("en", "Update at 8."), ("de", "Update um 8.")):
                told = (await client.get("/api/news", headers={"accept-language": lang})).json()
                assert [one["text"] for one in told["announcements"]] == [text]
            assert [one["id"] for one in await admin("announcements")] == [made["id"]]
            await admin("retract", "--", made["id"])
            await followed(app)
            assert (await client.get("/api/news")).json()["announcements"] == []

    asyncio.run(run())


def test_a_server_looks_often_enough() -> None:
    """Bans and draining take effect in seconds, whoever gave the order, in every process."""
    assert housekeeping.LOOK_SECONDS <= 5


def test_events_tell_what_happened_without_tables_and_names(
    tmp_path: Path, admin: Operator
) -> None:
    async def run() -> list[Json]:
        async with serving(tmp_path) as app, guest(app, "Eve Secret") as eve:
            table = await new_table(eve, ALONE)
            await eve.post(f"/api/tables/{table}/report", json={"reason": "name"})
            await admin("drain")
            await admin("announce", "Secret words", "Geheime Worte")
            await admin("ban", "203.0.113.0/24")
            found = await admin("events")
            shown = json.dumps(found)
            assert table not in shown and "Secret" not in shown and "Geheim" not in shown
            return list(found)

    asyncio.run(run())
    found = asyncio.run(admin("events", "--since", "1h"))
    assert [(one["actor"], one["what"]) for one in found] == [
        ("server", "start"), ("player", "report"), ("operator", "drain"),
        ("operator", "announce"), ("operator", "ban"), ("server", "stop"),
    ]  # fmt: skip
    assert found[1]["facts"] == {"game": "antinomy", "reason": "name"}


def test_lists_for_people_and_programs(tmp_path: Path, admin: Operator) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, guest(app, "Ben_%") as ben:
            table = await new_table(anna, OPEN)
            await ben.post(f"/api/tables/{table}/report", json={"reason": "stalling"})
            assert [one["id"] for one in await admin("tables", "--status", "open")] == [table]
            assert await admin("tables", "--status", "over") == []
            assert [one["name"] for one in await admin("guests", "ben_")] == ["Ben_%"]
            assert [one["reason"] for one in await admin("reports")] == ["stalling"]
            assert (await admin("status"))["tables_open"] == 1
            for words, part in (
                (("reports",), "1 report"), (("guests",), "Anna  at 1 table\n"),
                (("tables",), "1 guest, version"), (("status",), "tables open"),
                (("bans",), "0 bans"), (("events",), "report"),
                (("ban", "203.0.113.0/24"), "banned network 203.0.113.0/24, for good"),
                (("bans",), "203.0.113.0/24  for good"),
                (("ban", "203.0.113.0/24", "--for", "2h"), " UTC"),
                (("announce", "New.", "Neu."), ", for good"),
                (("events",), "what=203.0.113.0/24 for good"),
                (("revoke-tokens",), "revoked 0 tokens"),
            ):  # fmt: skip
                await asyncio.to_thread(main, ["admin", *words, "--db", admin.url])
                assert part in admin.capsys.readouterr().out

    asyncio.run(run())


# The operator's page.


def test_the_operators_page_is_for_the_operator(tmp_path: Path, admin: Operator) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            table = await new_table(anna, ALONE)
            await anna.post(f"/api/tables/{table}/report", json={"reason": "unfair"})
            assert (await anna.get("/api/operator")).json()["error"] == "operator-only"
            assert (await anna.get("http://127.0.0.1/api/operator")).status_code == 200
            away = {"x-forwarded-for": "203.0.113.1"}
            refused = await anna.get("http://127.0.0.1/api/operator", headers=away)
            assert refused.status_code == 401
            token = (await admin("token", "--for", "1h"))["token"]
            shown = {"authorization": f"Bearer {token}"}
            found = (await anna.get("/api/operator", headers=shown)).json()
            assert found["stored"]["tables_playing"] + found["stored"]["tables_open"] == 1
            assert found["reports"][0]["table"] == table and found["is_well"]
            assert found["events"][0]["what"] == "token" and token not in json.dumps(found)
            await admin("revoke-tokens")
            assert (await anna.get("/api/operator", headers=shown)).status_code == 401

    asyncio.run(run())


def test_tokens_of_the_operator_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, visitor(app) as eve:
            answers = [
                await eve.get("/api/operator", headers={"authorization": f"Bearer guess{n}"})
                for n in range(25)
            ]
            assert (answers[0].status_code, answers[-1].status_code) == (401, 429)

    asyncio.run(run())


# Addresses.


def test_no_address_is_in_log_numbers_or_database(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    address = "203.0.113.77"

    async def run() -> str:
        async with serving(tmp_path, proxies=1) as app, guest(app) as anna:
            seen = {"x-forwarded-for": address}
            logger = logging.getLogger("spieluhr")
            logger.addHandler(caplog.handler)
            try:
                await anna.post(
                    "/api/tables", headers=seen,
                    json={"game": "antinomy", "seats": OPEN, "is_public": True},
                )  # fmt: skip
                for path in ("/api/me", "/nothing", f"/api/tables/{address}"):
                    await anna.get(path, headers=seen)
                app.state.service.health.check = None  # it breaks
                assert (await anna.get("/healthz", headers=seen)).status_code == 500
                for n in range(25):
                    await anna.post(
                        "/api/recover", headers=seen, json={"secret": f"guess-number-{n:04}"}
                    )
            finally:
                logger.removeHandler(caplog.handler)
            await app.state.service.store.operation.note("server", "test")
            return (await anna.get("http://127.0.0.1/metrics")).text

    caplog.set_level(logging.INFO, "spieluhr")
    assert address not in asyncio.run(run())
    facts = [json.dumps(getattr(record, "facts", {})) for record in caplog.records]
    assert len(facts) > 25 and address not in caplog.text + "".join(facts)
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("test.sqlite*"))
    assert b"Anna" in kept and address.encode() not in kept
