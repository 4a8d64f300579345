"""What strangers, floods, other sites' pages and strange names get over HTTP."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from spieluhr.server.errors import ServerError
from spieluhr.server.http import handlers
from spieluhr.server.live import lobby
from spieluhr.server.protection.guard import HEADERS
from spieluhr.server.protection.limits import MOST_BYTES, household
from spieluhr.server.tables import names
from tests.server.asking import ALONE, HOST, Json, guest, new_table, serving, visitor

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize("is_secure", [False, True])
def test_the_cookie(tmp_path: Path, is_secure: bool) -> None:
    async def run() -> None:
        async with serving(tmp_path, is_secure=is_secure) as app, visitor(app) as client:
            answer = await client.post("/api/me", json={"name": "Anna"})
            value, *flags = answer.headers["set-cookie"].lower().split("; ")
            name, _, token = value.partition("=")
            assert name == ("__host-spieluhr" if is_secure else "spieluhr") and len(token) >= 43
            assert not any(flag.startswith("domain") for flag in flags)
            stay = answer.headers.get("strict-transport-security", "")
            assert ("max-age=" in stay) == is_secure
            assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
            assert ("secure" in flags) == is_secure
            again = await client.post("/api/me", json={"name": "Other"})
            if not is_secure:  # a browser would send it back over HTTPS only
                assert (again.status_code, again.json()) == (200, answer.json())
                assert "set-cookie" not in again.headers

    asyncio.run(run())


def test_a_cookie_from_before_https_keeps_its_guest(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            table = await new_table(anna, ALONE)
            token = anna.cookies["spieluhr"]
        async with serving(tmp_path, is_secure=True) as app, visitor(app) as client:
            old, new = {"cookie": f"spieluhr={token}"}, {"cookie": f"__Host-spieluhr={token}"}
            answer = await client.get("/api/tables/mine", headers=old)
            assert [one["id"] for one in answer.json()] == [table]
            given, taken = answer.headers.get_list("set-cookie")
            assert given.startswith(f"__Host-spieluhr={token};") and "secure" in given.lower()
            assert taken.startswith('spieluhr="";') and "max-age=0" in taken.lower()
            again = await client.get("/api/tables/mine", headers=new)
            assert again.json() == answer.json() and "set-cookie" not in again.headers
            # A neighbour's page can slip in one of the old name only: it does not count any more.
            both = {"cookie": f"spieluhr={'x' * 43}; __Host-spieluhr={token}"}
            assert (await client.get("/api/me", headers=both)).json()["name"] == "Anna"
            strange = {"cookie": f"spieluhr={'x' * 43}"}
            assert "set-cookie" not in (await client.get("/api/tables", headers=strange)).headers

    asyncio.run(run())


def test_only_names_of_the_server_are_answered(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, hosts=("play.example",)) as app, visitor(app) as client:
            for host, status in (
                ("play.example", 200), ("play.example:8700", 200), ("PLAY.example", 200),
                ("evil.example", 421), ("play.example.evil", 421), ("127.0.0.1:8700", 200),
            ):  # fmt: skip
                answer = await client.get("/healthz", headers={"host": host})
                assert answer.status_code == status, host
            proxied = {"host": "127.0.0.1", "x-forwarded-for": "203.0.113.9"}
            refused = await client.get("/healthz", headers=proxied)
            assert refused.status_code == 421 and refused.json()["error"] == "wrong-host"

    asyncio.run(run())


def test_every_answer_has_the_headers_and_every_error_is_a_sentence(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, visitor(app) as stranger:
            table = await new_table(anna, ALONE)
            wrong = "/api/tables/" + "x" * 22
            cases = [
                (anna, "GET", "/healthz", 200, ""), (anna, "GET", "/api/games", 200, ""),
                (anna, "GET", f"/api/tables/{table}", 200, ""),
                (anna, "HEAD", "/api/tables", 200, ""),
                (anna, "GET", "/nothing", 404, "no-route"),
                (anna, "GET", "/api/tables/", 404, "no-route"),
                (anna, "PUT", "/api/me", 405, "no-method"),
                (anna, "GET", wrong, 404, "no-table"), (anna, "GET", wrong[:-1], 404, "no-table"),
                (anna, "GET", "/api/tables/%00", 404, "no-table"),
                (anna, "GET", f"/api/tables/{table}%0A", 404, "no-table"),
                (stranger, "GET", "/api/me", 401, "no-guest"),
                (stranger, "POST", "/api/tables", 401, "no-guest"),
            ]  # fmt: skip
            for client, method, path, status, error in cases:
                for lang in ("en", "de-DE"):
                    headers = {"accept-language": lang, **(JSON if method == "POST" else {})}
                    answer = await client.request(method, path, headers=headers)
                    assert answer.status_code == status, (path, answer.text)
                    assert all(answer.headers[key] == value for key, value in HEADERS.items())
                    if error:
                        assert answer.json()["error"] == error and answer.json()["say"]
            allowed = (await anna.request("PUT", "/api/me")).headers["allow"]
            assert set(allowed.split(", ")) == {"GET", "HEAD", "POST", "DELETE"}

    asyncio.run(run())


def test_bodies_have_a_limit_and_are_checked(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            deep = b'{"game":"antinomy","seats":[],"options":{"a":' + b"[" * 60_000
            cases = [
                ("/api/tables", b" " * (MOST_BYTES + 1), 413), ("/api/tables", deep, 400),
                ("/api/tables", b"\xff\xfe", 400), ("/api/tables", b"", 400),
                ("/api/tables", b'{"game":"antinomy"}', 400), ("/api/tables", b"null", 400),
                ("/api/tokens", b'{"name":"\\ud800"}', 400),
                ("/api/tokens", b'{"name":"a","x":1}', 400),
                ("/api/recover", b'{"secret":"aaaaaaaaaaaaaaaaaaaaaa"}', 401),
            ]  # fmt: skip
            for path, body, status in cases:
                answer = await anna.post(path, content=body, headers=JSON)
                assert answer.status_code == status, (body[:60], answer.text)
                assert answer.json()["say"]
            wishes: list[Json] = [
                {"seats": []}, {"seats": [{"kind": "me"}] * 9}, {"seats": [{"kind": "bot"}]},
                {"game": "chess"}, {"options": {"solo": "hard"}}, {"options": {"nothing": 1}},
                {"options": {"solo": [[[{}]]]}}, {"move_seconds": 1}, {"away_seconds": 10**9},
                {"seats": [{"kind": "me", "level": "club"}] * 2},
                {"game": "perfect_moment", "options": {"eras": 5}},
                {"game": "perfect_moment", "options": {"eras": ["1981", "1981", "1981"]}},
                {"game": "perfect_moment", "options": {"eras": [[]], "solo": {}}},
            ]  # fmt: skip
            for wish in wishes:
                whole = {"game": "antinomy", "seats": ALONE, **wish}
                answer = await anna.post("/api/tables", json=whole)
                assert answer.status_code == 400, (wish, answer.text)

    asyncio.run(run())


def test_each_address_has_a_rate(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, requests=0.001, request_burst=5, proxies=1) as app:

            async def statuses(address: str) -> list[int]:
                async with visitor(app, **{"x-forwarded-for": f"1.2.3.4, {address}"}) as client:
                    paths = ["/healthz", "/nothing", "/api/me"] * 3
                    return [(await client.get(path)).status_code for path in paths]

            assert await statuses("10.0.0.1") == [200, 404, 401, 200, 404, 429, 429, 429, 429]
            assert (await statuses("10.0.0.2"))[0] == 200
            assert (await statuses("2001:db8::1"))[0] == 200
            assert (await statuses("2001:db8::2"))[0] == 429  # the same household
            async with visitor(app, **{"x-forwarded-for": "10.0.0.1"}) as client:
                slow = await client.get("/healthz")
                assert slow.json()["error"] == "too-fast" and HEADERS.keys() <= slow.headers.keys()

    asyncio.run(run())


def test_households() -> None:
    assert household("::ffff:10.0.0.1") == household("10.0.0.1") == "10.0.0.1"
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db9::1")
    assert household("not an address") == "not an address"


def test_a_guest_has_so_many_tables_and_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_TABLES", 3)
    monkeypatch.setattr(handlers, "MOST_BOTS", 2)

    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            table, *_ = [await new_table(anna, ALONE) for _ in range(3)]
            body = {"game": "antinomy", "seats": ALONE}
            refused = await anna.post("/api/tables", json=body)
            assert (refused.status_code, refused.json()["error"]) == (409, "too-many-tables")
            rooms = app.state.service.rooms
            await rooms.change(table, lambda t: t.end("agreed", None, 0.0))
            assert (await anna.post("/api/tables", json=body)).status_code == 201
            made = [await anna.post("/api/tokens", json={"name": "R"}) for _ in range(3)]
            assert [answer.status_code for answer in made] == [201, 201, 409]

    asyncio.run(run())


NAMES = {
    "Anna": "Anna",
    "  Anna \t\n Lena ": "Anna Lena",
    "A\x00n\x1bna\x7f": "Anna",
    "An\u202ena\u2066": "Anna",
    "\u200bAn\u200dna\ufeff": "Anna",
    "A" + "\u0301" * 30: "\u00c1" + "\u0301" * 2,
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "{name} %s": "{name} %s",
    "Jürgen 名前 🎲": "Jürgen 名前 🎲",
    "x" * 40: "x" * 40,
}
LIKE_A_BOT = (
    "Expert (bot)", "Bot", "bot 7", "(BOT)", "[Bot]", "Ｂｏｔ", "Вот", "b0t", "Bót", "Anna-Bot",
    "Expert", "EXPERTE", "Anfänger", "Club 2", "„Meister“", "Маster",
)  # fmt: skip
NO_NAMES = ("", " ", "\u200b", "\u202e\u202c", "\n\t", "\u3164", "\u0301\u0301", "x" * 41)


def test_names_are_cleaned(tmp_path: Path) -> None:
    for given, kept in NAMES.items():
        assert names.cleaned(given) == kept
    for given in NO_NAMES:
        with pytest.raises(ServerError):
            names.cleaned(given)

    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            for given, kept in NAMES.items():
                answer = await anna.put("/api/me/name", json={"name": given})
                assert answer.json()["name"] == kept
                assert answer.headers["content-type"] == "application/json"
            for given in NO_NAMES:
                for method, path in (("PUT", "/api/me/name"), ("POST", "/api/tokens")):
                    answer = await anna.request(method, path, json={"name": given})
                    assert answer.status_code == 400 and answer.json()["say"]
                seats = [{"kind": "me", "name": given}, {"kind": "me"}]
                body = {"game": "antinomy", "seats": seats}
                assert (await anna.post("/api/tables", json=body)).status_code == 400
            for given in LIKE_A_BOT:
                answer = await anna.put("/api/me/name", json={"name": given})
                assert answer.status_code == 400 and "name" in answer.json()["say"].lower(), given
            for given in ("Robot", "Botticelli", "Abbot", "Clubber", "Master of Puppets"):
                assert names.cleaned(given) == given
            seats = [{"kind": "me", "name": "B\u202een"}, {"kind": "bot", "level": "club"}]
            table = await new_table(anna, [*seats[:1], {"kind": "open"}])
            shown = (await anna.get(f"/api/tables/{table}")).json()["seats"]
            assert [seat["name"] for seat in shown] == ["Ben", ""]

    asyncio.run(run())


def test_other_sites_pages_can_do_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, origins=("https://friend.test",)) as app, guest(app) as anna:
            path, body = "/api/me/name", json.dumps({"name": "Eve"})
            form = {"content-type": "application/x-www-form-urlencoded"}
            for headers, status in (
                ({**JSON}, 200), ({**JSON, "origin": HOST}, 200),
                ({**JSON, "origin": "https://friend.test"}, 200),
                ({"content-type": "Application/JSON; charset=utf-8"}, 200),
                ({**JSON, "origin": "https://evil.test"}, 403),
                ({**JSON, "origin": "null"}, 403), ({**JSON, "origin": ""}, 403),
                ({**JSON, "origin": "http://[broken"}, 403),
                ({**JSON, "origin": HOST + ".evil.test"}, 403),
                ({**JSON, "sec-fetch-site": "cross-site"}, 403),
                ({}, 415), (form, 415), ({"content-type": "text/plain"}, 415),
                ({"content-type": "text/plain; application/json"}, 415),
            ):  # fmt: skip
                answer = await anna.put(path, content=body, headers=headers)
                assert answer.status_code == status, (headers, answer.text)
            table = await new_table(anna, [{"kind": "me"}, {"kind": "open"}])
            leave = f"/api/tables/{table}/leave"
            for headers, status in (({"origin": "https://evil.test"}, 403), (form, 415), ({}, 200)):
                assert (await anna.post(leave, headers=headers)).status_code == status
            token = (await anna.post("/api/tokens", json={"name": "R"})).json()["token"]
            async with visitor(app, authorization=f"Bearer {token}") as robo:
                away = {"origin": "https://elsewhere.test"}
                assert (await robo.put(path, json={"name": "X"}, headers=away)).status_code == 200

    asyncio.run(run())


def test_ids_and_tokens_are_long(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            answers: list[httpx.Response] = [
                await anna.post("/api/me/recovery"),
                await anna.post("/api/tokens", json={"name": "R"}),
            ]
            for answer, key in zip(answers, ("secret", "token"), strict=True):
                assert len(answer.json()[key]) >= 43  # 256 bits
            assert len(await new_table(anna, ALONE)) == 22  # 128 bits

    asyncio.run(run())


def test_what_no_database_can_be_asked_about_is_nowhere(tmp_path: Path) -> None:
    """PostgreSQL takes no zero byte: each of these was an internal failure there."""

    async def run() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            for method, path in (
                ("GET", "/api/me/games?game=%00"), ("DELETE", "/api/me/favourites/%00"),
                ("DELETE", "/api/me/devices/a%00"), ("DELETE", "/api/me/passkeys/%00"),
                ("DELETE", "/api/me/notices/%00"), ("GET", "/api/me/games?before=1&game=a%00b"),
            ):  # fmt: skip
                answer = await anna.request(method, path)
                assert (answer.status_code, answer.json()["error"]) == (404, "no-route"), path

    asyncio.run(run())
