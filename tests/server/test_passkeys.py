"""Passkeys: made, used, removed; what is forged, late or sent twice is refused."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spieluhr.server.http import passkey_handlers
from spieluhr.server.tables import names
from tests.server.asking import ALONE, HOST, Json, bot, guest, new_table, serving, visitor
from tests.server.authenticator import Authenticator

SITE = "table.test"


async def begin(client: Any) -> Json:
    told: Json = (await client.post("/api/me/passkeys/challenge")).json()
    return told


async def make(client: Any) -> Authenticator:
    key = Authenticator(HOST, SITE)
    made = key.make(await begin(client))
    answer = await client.post("/api/me/passkeys", json={"credential": made})
    assert answer.status_code == 201, answer.text
    return key


async def sign_in(client: Any, key: Authenticator, **more: Any) -> Any:
    told = (await client.post("/api/passkeys/challenge")).json()
    body = {"credential": key.sign(told), **more}
    return await client.post("/api/passkeys/sign-in", json=body)


def in_a_server(tmp_path: Path, test: Callable[..., Any], **settings: Any) -> None:
    async def run() -> None:
        async with serving(tmp_path, **settings) as app, guest(app) as anna:
            await test(app, anna)

    asyncio.run(run())


def test_a_passkey_signs_in_on_any_device(tmp_path: Path) -> None:
    async def test(app: Any, anna: Any) -> None:
        me, key = (await anna.get("/api/me")).json(), await make(anna)
        async with visitor(app) as new:
            answer = await sign_in(new, key)
            assert (answer.status_code, answer.json()) == (200, me)
            found = (await new.get("/api/me/devices")).json()
            assert len(found["devices"]) == 2 and found["is_protected"]
            assert len(found["passkeys"]) == 1

    in_a_server(tmp_path, test)


def test_it_does_not_replace_somebody_with_games_unasked(tmp_path: Path) -> None:
    async def test(app: Any, anna: Any) -> None:
        key = await make(anna)
        async with guest(app, "Bea") as bea:
            await new_table(bea, ALONE)
            assert (await sign_in(bea, key)).json()["error"] == "someone-else"
            assert (await sign_in(bea, key, replaces_me=True)).json()["name"] == "Anna"

    in_a_server(tmp_path, test)


def test_a_passkey_that_was_removed_opens_nothing(tmp_path: Path) -> None:
    async def test(app: Any, anna: Any) -> None:
        key = await make(anna)
        passkey = (await anna.get("/api/me/devices")).json()["passkeys"][0]["id"]
        async with guest(app, "Eve") as eve, visitor(app) as new:
            assert (await eve.delete(f"/api/me/passkeys/{passkey}")).status_code == 404
            left = (await anna.delete(f"/api/me/passkeys/{passkey}")).json()
            assert (left["passkeys"], left["is_protected"]) == ([], False)
            assert (await sign_in(new, key)).json()["error"] == "passkey-unknown"

    in_a_server(tmp_path, test)


FORGED: dict[str, Callable[[Authenticator], Any]] = {
    "another page": lambda key: setattr(key, "origin", "https://evil.test"),
    "another site": lambda key: setattr(key, "site", "evil.test"),
    "nobody was checked": lambda key: setattr(key, "flags", 0x01),
    "nobody was there": lambda key: setattr(key, "flags", 0x04),
}


@pytest.mark.parametrize("how", FORGED)
def test_what_is_forged_is_refused(tmp_path: Path, how: str) -> None:
    async def test(app: Any, anna: Any) -> None:
        wrong = Authenticator(HOST, SITE)
        FORGED[how](wrong)
        body = {"credential": wrong.make(await begin(anna))}
        answer = await anna.post("/api/me/passkeys", json=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "passkey-wrong")
        key = await make(anna)
        FORGED[how](key)
        async with visitor(app) as new:
            answer = await sign_in(new, key)
            assert (answer.status_code, answer.json()["error"]) == (400, "passkey-wrong")
            assert (await new.get("/api/me")).status_code == 401

    in_a_server(tmp_path, test)


def test_a_key_of_somebody_else_is_refused(tmp_path: Path) -> None:
    async def test(app: Any, anna: Any) -> None:
        key = await make(anna)
        other = Authenticator(HOST, SITE)
        other.id, other.handle = key.id, key.handle
        async with guest(app, "Eve") as eve:
            assert (await sign_in(eve, other)).json()["error"] == "passkey-wrong"
            key.handle = (await eve.get("/api/me")).json()["id"].encode()
            assert (await sign_in(eve, key)).json()["error"] == "passkey-wrong"
            again = {"credential": key.make(await begin(eve))}  # known already, as Anna's
            assert (await eve.post("/api/me/passkeys", json=again)).json()[
                "error"
            ] == "passkey-taken"

    in_a_server(tmp_path, test)


def test_a_copy_is_noticed_by_its_counter(tmp_path: Path) -> None:
    async def test(app: Any, anna: Any) -> None:
        key = await make(anna)
        async with visitor(app) as new, visitor(app) as thief:
            assert (await sign_in(new, key)).status_code == 200
            key.counter = 0
            assert (await sign_in(thief, key)).json()["error"] == "passkey-wrong"

    in_a_server(tmp_path, test)


def test_a_challenge_is_good_once_and_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(app: Any, anna: Any) -> None:
        key = await make(anna)
        async with visitor(app) as new:
            told = (await new.post("/api/passkeys/challenge")).json()
            body = {"credential": key.sign(told)}
            assert (await new.post("/api/passkeys/sign-in", json=body)).status_code == 200
            async with visitor(app) as thief:
                twice = await thief.post("/api/passkeys/sign-in", json=body)
                assert (twice.status_code, twice.json()["error"]) == (401, "passkey-late")
                monkeypatch.setattr(passkey_handlers, "CHALLENGE_SECONDS", -1.0)
                assert (await sign_in(thief, key)).json()["error"] == "passkey-late"
                made = {"credential": key.make(await begin(anna))}
                late = await anna.post("/api/me/passkeys", json=made)
                assert late.json()["error"] == "passkey-late"

    in_a_server(tmp_path, test)


def test_the_challenge_of_one_guest_is_no_use_to_another(tmp_path: Path) -> None:
    async def test(app: Any, anna: Any) -> None:
        async with guest(app, "Eve") as eve:
            made = Authenticator(HOST, SITE).make(await begin(anna))
            answer = await eve.post("/api/me/passkeys", json={"credential": made})
            assert answer.json()["error"] == "passkey-late"

    in_a_server(tmp_path, test)


@pytest.mark.parametrize(
    "credential",
    [
        {}, {"response": None}, {"response": {"clientDataJSON": 5}},
        {"response": {"clientDataJSON": "not base64!"}}, {"response": {"clientDataJSON": "W10"}},
        {"response": {"clientDataJSON": "bnVsbA"}, "id": "x" * 3000},
    ],
)  # fmt: skip
def test_nonsense_is_refused_in_words(tmp_path: Path, credential: Json) -> None:
    async def test(_app: Any, anna: Any) -> None:
        for path in ("/api/me/passkeys", "/api/passkeys/sign-in"):
            for lang, word in (("en", "passkey"), ("de", "Passkey")):
                answer = await anna.post(
                    path, json={"credential": credential}, headers={"accept-language": lang}
                )
                assert (answer.status_code, answer.json()["error"]) == (400, "passkey-wrong")
                assert word in answer.json()["say"]

    in_a_server(tmp_path, test)


def test_half_of_an_answer_is_refused(tmp_path: Path) -> None:
    async def test(_app: Any, anna: Any) -> None:
        for part in ("attestationObject", "clientDataJSON"):
            made = Authenticator(HOST, SITE).make(await begin(anna))
            for broken in ("", "AAAA", made["response"][part][:-20]):
                made["response"][part] = broken
                answer = await anna.post("/api/me/passkeys", json={"credential": made})
                assert answer.status_code in (400, 401), answer.text
        assert (await anna.get("/api/me/devices")).json()["passkeys"] == []

    in_a_server(tmp_path, test)


def test_the_site_is_the_servers_name(tmp_path: Path) -> None:
    async def test(app: Any, anna: Any) -> None:
        assert (await begin(anna))["rp"]["id"] == SITE
        inside = {"host": f"www.{SITE}"}
        told = (await anna.post("/api/me/passkeys/challenge", headers=inside)).json()
        assert told["rp"]["id"] == SITE
        for host in ("127.0.0.1", "[::1]"):
            answer = await anna.post("/api/me/passkeys/challenge", headers={"host": host})
            assert answer.json()["error"] == "passkey-host"

    in_a_server(tmp_path, test, hosts=(SITE, f"www.{SITE}"))


def test_challenges_are_bounded(tmp_path: Path) -> None:
    async def test(_app: Any, anna: Any) -> None:
        answers = [await anna.post("/api/passkeys/challenge") for _ in range(25)]
        assert answers[0].status_code == 200 and answers[-1].status_code == 429

    in_a_server(tmp_path, test)


# Names.


def test_nobody_else_takes_the_name_of_a_holder(tmp_path: Path) -> None:
    async def test(app: Any, anna: Any) -> None:
        async with guest(app, "Ben") as ben, guest(app, "Anna") as first, visitor(app) as new:
            key = await make(anna)
            for name in ("Anna", "ANNA", "Аnnа", "A n n a", "Ánna!"):
                answer = await ben.put("/api/me/name", json={"name": name})
                assert (answer.status_code, answer.json()["error"]) == (409, "name-protected")
                assert (await new.post("/api/me", json={"name": name})).status_code == 409
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
            wish = {"game": "antinomy", "seats": seats}
            assert (await ben.post("/api/tables", json=wish)).json()["error"] == "name-protected"
            assert (await ben.post("/api/tokens", json={"name": "Anna"})).status_code == 409
            # Who was called so before may stay, but cannot protect it as well.
            assert (await first.get("/api/me")).json()["name"] == "Anna"
            refused = await first.post("/api/me/passkeys/challenge")
            assert refused.json()["error"] == "name-protected"
            # The holder may; and another name of hers is protected in its place.
            assert (await anna.put("/api/me/name", json={"name": "anna"})).status_code == 200
            assert (await anna.put("/api/me/name", json={"name": "Cleo"})).status_code == 200
            assert (await ben.put("/api/me/name", json={"name": "Cleo"})).status_code == 409
            assert (await ben.put("/api/me/name", json={"name": "Anna"})).status_code == 200
            assert (await sign_in(new, key)).json()["name"] == "Cleo"
            async with bot(app, anna) as robo:  # her own programs may be called like her
                assert (await robo.put("/api/me/name", json={"name": "Cleo"})).status_code == 200

    in_a_server(tmp_path, test)


def test_nobody_can_claim_to_be_the_only_guest(tmp_path: Path) -> None:
    async def test(app: Any, _anna: Any) -> None:
        async with guest(app, "Guest") as nameless:
            await make(nameless)
            assert not (await nameless.get("/api/me/devices")).json()["is_protected"]
            async with guest(app, "Guest") as other:
                assert (await other.get("/api/me")).json()["name"] == "Guest"

    in_a_server(tmp_path, test)


@pytest.mark.parametrize(
    ("one", "other", "is_alike"),
    [
        ("Paul", "PauI", True), ("Arne", "Ame", True), ("Bob", "B0b", True),
        ("Zoë", "zoe", True), ("Anna", "Anne", False), ("🎲", "🎲", True), ("🎲", "🎯", False),
        ("Anna", "Ꭺnna", True), ("Anna", "ᴀnna", True), ("Anna", "ɑnna", True),
        ("Otto", "օtto", True),
        ("LISA", "ꓡꓲꓢꓮ", True), ("Ina", "ına", True), ("Lukas", "Łukas", True),
        ("Ole", "Øle", True),
        ("Иван", "Ивaн", True), ("Иван", "Инна", False), ("李明", "李華", False),
    ],
)  # fmt: skip
def test_names_that_are_read_alike(one: str, other: str, is_alike: bool) -> None:
    assert (names.lookalike_key(one) == names.lookalike_key(other)) == is_alike
