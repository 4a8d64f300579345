"""Who is away is called when it is their turn: by a push service, a webhook or a mail."""

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Awaitable, Callable
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.applications import Starlette

from spieluhr.core.dice import Dice
from spieluhr.server.notices import encryption, mail
from spieluhr.server.notices.wording import Notice
from spieluhr.server.store.rows import tables
from spieluhr.server.tables import names
from tests.server.asking import guest, new_table, serving, visitor
from tests.server.postgres import Cluster, cluster  # noqa: F401
from tests.server.receiving import (
    HOST,
    Browser,
    Endpoint,
    Json,
    MailServer,
    base,
    checked_token,
    topic,
    unbase,
)
from tests.server.tables import Listener, any_move

DAY = 86_400
OPEN = [{"kind": "me"}, {"kind": "open"}]
QUIET: Json = {
    "sweep_seconds": 1e9, "notice_seconds": 0.0, "notice_hosts": (HOST,), "push_hosts": (HOST,),
}  # fmt: skip
Test = Callable[[Starlette, httpx.AsyncClient, httpx.AsyncClient], Awaitable[None]]


def played(folder: Path, test: Test, **settings: Any) -> None:
    async def run() -> None:
        async with (
            serving(folder, **(QUIET | settings)) as app, guest(app) as anna,
            guest(app, "Ben") as ben,
        ):  # fmt: skip
            await test(app, anna, ben)

    asyncio.run(run())


async def long_game(anna: httpx.AsyncClient, ben: httpx.AsyncClient, **wishes: Any) -> str:
    table = await new_table(anna, OPEN, move_seconds=3 * DAY, away_seconds=3 * DAY, **wishes)
    assert (await ben.post(f"/api/tables/{table}/join")).status_code == 200
    for one in (anna, ben):
        assert (await one.put(f"/api/tables/{table}/watch")).json()["is_on"]
    return table


async def move_on(app: Starlette, table: str) -> str:
    """Until somebody else has to decide; the id of that guest."""
    rooms, dice = app.state.service.rooms, Dice(2)
    room = await rooms.room(table)
    before = room.table.row.awaited
    while room.table.row.awaited == before:
        await rooms.change(table, any_move(dice, rooms.now()))
    return str(room.table.row.awaited)


async def look(app: Starlette) -> None:
    service = app.state.service
    await service.herald.sweep(service.rooms.now())


async def me(client: httpx.AsyncClient) -> str:
    return str((await client.get("/api/me")).json()["id"])


async def both_push(
    anna: httpx.AsyncClient, ben: httpx.AsyncClient, url: str
) -> dict[str, Browser]:
    """By guest."""
    browsers = {}
    for one, path in ((anna, "a"), (ben, "b")):
        browser = browsers[await me(one)] = Browser()
        wish = browser.subscription(f"{url}/{path}")
        answer = await one.post("/api/me/notices/push", json=wish)
        assert answer.status_code == 201, answer.text
    return browsers


def test_the_example_of_the_standard_comes_out_byte_for_byte() -> None:
    """RFC 8291, appendix A."""
    sender = encryption.read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    receiver = encryption.read_key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    text = b"When I grow up, I want to be a watermelon"
    found = encryption.encrypted(
        text,
        base(encryption.point(receiver)),
        "BTBZMqHH6r4Tts7J_aSIgg",
        sender,
        unbase("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=1,
    )
    assert base(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )
    browser = Browser(receiver, unbase("BTBZMqHH6r4Tts7J_aSIgg"))
    assert browser.decrypted(found) == text
    wrong = Browser(ec.generate_private_key(ec.SECP256R1()), browser.auth)
    with pytest.raises(Exception):  # noqa: B017, PT011 - whatever the library calls it
        wrong.decrypted(found)


def test_a_push_service_carries_a_call_that_only_the_browser_can_read(tmp_path: Path) -> None:
    async def test(app: Starlette, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
        endpoint = Endpoint()
        async with endpoint.listening() as url:
            browsers = await both_push(anna, ben, url)
            known = (await anna.get("/api/me/notices")).json()["push_key"]
            table = await long_game(anna, ben)
            awaited = await move_on(app, table)
            await look(app)
            got = await endpoint.next()
            told = browsers[awaited].read(got)
            other = "Ben" if awaited == await me(anna) else "Anna"
            assert told == {
                "title": "Antinomy", "body": f"Your turn against {other}. 2 days left.",
                "path": f"/#/table/{table}", "tag": table,
            }  # fmt: skip
            claims = checked_token(got, known)
            assert claims["aud"] == url.removesuffix("/send/abc")
            assert time.time() < claims["exp"] <= time.time() + DAY
            assert claims["sub"].startswith("mailto:")
            assert (got.headers["ttl"], got.headers["topic"]) == (str(DAY), topic(table))
            # Nothing of it can be read on the way, and its length tells nothing either.
            assert table.encode() not in got.body and b"Antinomy" not in got.body
            assert (len(got.body) - 86 - 16) % 512 == 0
            for _ in range(3):
                await look(app)  # once for every turn
            assert endpoint.count == 1
            again = await move_on(app, table)
            await look(app)
            assert browsers[again].read(await endpoint.next())["tag"] == table
            assert again != awaited and endpoint.count == 2

    played(tmp_path, test)


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    async def key(**settings: Any) -> str:
        async with serving(tmp_path, **settings) as app, visitor(app) as anybody:
            return str((await anybody.get("/api/me/notices")).json()["push_key"])

    async def run() -> None:
        own = encryption.new_key()
        first = await key()
        assert len(unbase(first)) == 65 and await key() == first
        assert await key(push_key=own) == base(encryption.point(encryption.read_key(own)))

    asyncio.run(run())


def test_who_is_looking_is_not_called_and_who_has_not_asked_for_it_neither(tmp_path: Path) -> None:
    async def test(app: Starlette, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
        endpoint, rooms = Endpoint(), app.state.service.rooms
        async with endpoint.listening() as url:
            await both_push(anna, ben, url)
            table = await long_game(anna, ben)
            clients = {one: Listener(one) for one in (await me(anna), await me(ben))}
            for client in clients.values():
                await rooms.enter(table, client)
            awaited = await move_on(app, table)
            await look(app)
            clients[await move_on(app, table)].is_looking = False  # another tab is in front
            await look(app)
            await endpoint.next()
            assert endpoint.count == 1 and rooms.open.get(table).table.row.awaited != awaited
            for one in (anna, ben):
                await one.delete(f"/api/tables/{table}/watch")
            for client in clients.values():
                client.is_looking = False
            await move_on(app, table)
            await look(app)
            await asyncio.sleep(0)
            assert endpoint.count == 1

    played(tmp_path, test)


def test_a_service_that_is_busy_is_asked_again_and_a_dead_address_never(tmp_path: Path) -> None:
    async def test(app: Starlette, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
        endpoint, herald = Endpoint(), app.state.service.herald
        herald.lanes["push"].pauses = (0.0, 0.0, 0.0)
        async with endpoint.listening() as url:
            await both_push(anna, ben, url)
            table = await long_game(anna, ben)
            endpoint.statuses = [429, 503]
            awaited = await move_on(app, table)
            await look(app)
            for _ in range(3):
                await endpoint.next()
            mine = anna if awaited == await me(ben) else ben  # who is called next
            endpoint.statuses = [410]
            await move_on(app, table)
            await look(app)
            await endpoint.next()
            while (await mine.get("/api/me/notices")).json()["channels"]:
                await asyncio.sleep(0.01)
            endpoint.statuses = [500] * 10
            await move_on(app, table)
            await look(app)
            for _ in range(4):  # the first try and three more
                await endpoint.next()
            while herald.lanes["push"]._held:
                await asyncio.sleep(0.01)
            assert endpoint.got.empty()

    played(tmp_path, test)


def test_the_clock_is_named_before_it_is_over_once_for_every_turn(tmp_path: Path) -> None:
    async def test(app: Starlette, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
        service, endpoint = app.state.service, Endpoint()
        async with endpoint.listening() as url:
            browsers = await both_push(anna, ben, url)
            table = await long_game(anna, ben)
            awaited = await move_on(app, table)
            row = (await service.rooms.room(table)).table.row
            assert (
                row.deadline - row.remind_at == DAY / 2
            )  # 12 hours, less than a quarter of 3 days
            await look(app)
            await endpoint.next()
            await service.herald.sweep(row.remind_at - 60)
            assert endpoint.got.empty()
            for _ in range(2):
                await service.herald.sweep(row.remind_at + 60)
            told = browsers[awaited].read(await endpoint.next())
            assert told["body"].endswith("11 hours left.")
            assert endpoint.count == 2

    played(tmp_path, test)


def test_a_webhook_is_signed_with_the_secret_shown_once(tmp_path: Path) -> None:
    async def test(app: Starlette, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
        endpoint = Endpoint()
        async with endpoint.listening() as url:
            wish = {"url": url, "lang": "de"}
            made = {await me(one): (await one.post("/api/me/notices/webhook", json=wish)).json()
                    for one in (anna, ben)}  # fmt: skip
            table = await long_game(anna, ben)
            awaited = await move_on(app, table)
            await look(app)
            got = await endpoint.next()
            moment, secret = got.headers["x-spieluhr-timestamp"], made[awaited]["secret"]
            signed = hmac.new(secret.encode(), f"{moment}.".encode() + got.body, hashlib.sha256)
            assert got.headers["x-spieluhr-signature"] == f"sha256={signed.hexdigest()}"
            told = got.json()
            assert (told["event"], told["table"], told["url"]) == (
                "turn", table, f"https://uhr.example/#/table/{table}",
            )  # fmt: skip
            assert told["text"].startswith("Gegensatz: Du bist dran, gegen ")
            mine = anna if awaited == await me(anna) else ben
            shown = (await mine.get("/api/me/notices")).json()
            assert shown["secret"] is None and secret not in str(shown)
            assert url not in str(shown)  # an address may hold a secret: its host is enough
            await mine.post(f"/api/me/notices/{shown['channels'][0]['id']}/test")
            assert (await endpoint.next()).json()["event"] == "test"

    played(tmp_path, test, address="https://uhr.example")


def text_of(mail: bytes) -> tuple[Any, str]:
    message = message_from_bytes(mail, policy=policy.default)
    return message, str(message.get_content())


def linked(text: str, what: str) -> str:
    """The page's link, as what its button asks."""
    path = text.partition(f"/#/mail/{what}/")[2].split()[0]
    channel, token = path.split("/")
    return f"/api/mail/{channel}/{token}/{what}"


def test_a_mail_is_sent_only_to_who_has_confirmed_and_one_click_ends_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def run() -> None:
        server, address = MailServer(), "ben.player@mail.example"
        async with server.listening() as url:
            mail: Json = {
                "smtp": url, "smtp_from": "Spieluhr <uhr@uhr.example>",
                "address": "https://uhr.example",
            }  # fmt: skip

            async def test(app: Starlette, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
                wish = {"address": address}
                mine = (await anna.post("/api/me/notices/mail", json=wish)).json()["channels"][0]
                await server.next()
                await anna.delete(f"/api/me/notices/{mine['id']}")
                again = await ben.post("/api/me/notices/mail", json=wish)
                # Nobody can have a stranger written to again and again.
                assert (again.status_code, again.json()["error"]) == (429, "mail-asked")
                assert not mine["is_confirmed"]
                await app.state.service.store.notices.may_ask("", time.time() + 2 * DAY)
                await ben.post("/api/me/notices/mail", json=wish)
                _, raw = await server.next()
                table = await long_game(anna, ben)
                if await move_on(app, table) != await me(ben):
                    await move_on(app, table)
                await look(app)
                assert server.got.empty()
                message, text = text_of(raw)
                assert message["From"] == "Spieluhr <uhr@uhr.example>"
                async with visitor(app) as stranger:
                    link = linked(text, "confirm")
                    wrong = link[:-12] + ("x" if link[-12] != "x" else "y") + link[-11:]
                    assert (await stranger.post(wrong)).status_code == 404
                    assert (await stranger.get(link)).status_code == 404  # scanners follow links
                    assert (await stranger.post(link)).status_code == 200
                    for _ in range(2):
                        await move_on(app, table)
                    await look(app)
                    to, raw = await server.next()
                    message, text = text_of(raw)
                    assert to == address
                    assert message["Subject"].startswith("Antinomy: Your turn against Anna.")
                    assert f"https://uhr.example/#/table/{table}" in text
                    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                    one_click = message["List-Unsubscribe"].strip("<>")
                    assert one_click.endswith(linked(text, "stop"))
                    form = {"content-type": "application/x-www-form-urlencoded"}
                    path = one_click.removeprefix("https://uhr.example")
                    asked = await stranger.post(
                        path, content="List-Unsubscribe=One-Click", headers=form
                    )
                    assert asked.status_code == 200
                assert (await ben.get("/api/me/notices")).json()["channels"] == []

            async with (
                serving(tmp_path, **(QUIET | mail)) as app, guest(app) as anna,
                guest(app, "Ben") as ben,
            ):  # fmt: skip
                await test(app, anna, ben)
        assert address not in caplog.text

    asyncio.run(run())


def test_it_is_exported_with_me_and_deleted_with_me(tmp_path: Path) -> None:
    async def test(app: Starlette, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
        endpoint = Endpoint()
        async with endpoint.listening() as url:
            await both_push(anna, ben, url)
            table = await long_game(anna, ben, game="dragonkeepers")
            order = {"question": "along", "wait": 3600, "is_for_good": True}
            await anna.put(f"/api/tables/{table}/standing", json=order)
            found = (await anna.get("/api/me/export")).json()
            assert [one["label"] for one in found["channels"]] == ["Test browser"]
            assert found["watched"] == [table]
            assert found["standing"] == [{"table": table, "order": order}]
            assert (await anna.delete("/api/me")).status_code == 200

            def left(db: sql.Connection) -> list[int]:
                return [
                    len(db.execute(sql.text(f"SELECT * FROM {name} WHERE guest != :ben"),
                                   {"ben": ben_id}).all())
                    for name in ("channels", "watches", "standing")
                ]  # fmt: skip

            ben_id = await me(ben)
            assert await app.state.service.store.database.read(left) == [0, 0, 0]
            await app.state.service.store.notices.tidy(time.time())  # the game is over with her
            assert await app.state.service.store.notices.watched(ben_id) == []

    played(tmp_path, test)


def test_two_processes_call_once_and_share_their_key(tmp_path: Path, postgres: Cluster) -> None:
    async def run() -> None:
        url, endpoint = postgres.new_database(), Endpoint()
        async with endpoint.listening() as where:
            settings = QUIET | {"db": url}
            async with (
                serving(tmp_path, **settings) as one, serving(tmp_path, **settings) as two,
                guest(one) as anna, guest(one, "Ben") as ben,
            ):  # fmt: skip
                for app in (one, two):
                    app.state.service.cluster.is_unsure = lambda _room: False
                assert one.state.service.herald.public_key == two.state.service.herald.public_key
                await both_push(anna, ben, where)
                table = await long_game(anna, ben)
                await move_on(one, table)
                await asyncio.gather(look(one), look(two))
                await endpoint.next()
                await asyncio.gather(look(one), look(two))
                assert endpoint.count == 1

                def age(db: sql.Connection) -> None:
                    db.execute(tables.update().values(remind_at=1.0))

                await one.state.service.store.database.write(age)
                await asyncio.gather(look(two), look(one))
                await endpoint.next()
                await asyncio.gather(look(two), look(one))
                assert endpoint.count == 2

    asyncio.run(run())


@pytest.mark.parametrize("sign", ["=0A", "=0D=0A", "=0A=0A", "=0D"])
def test_a_name_writes_no_headers_into_a_mail(sign: str) -> None:
    """An encoded word is decoded when a header is made of it, line breaks and all."""
    name = f"=?utf-8?q?{sign}Bcc:_x@y.zz?="
    assert names.cleaned(name) == name and len(name) <= names.LONGEST
    for others in ((name,), (name, "Äo"), ("=", f"?{name[2:]}")):
        notice = Notice("turn", "t" * 22, "antinomy", ("Antinomy", "Gegensatz"), others)
        written = mail.call("a@b.cc", "en", notice, HOST, f"{HOST}/stop", f"{HOST}/post")
        sent = message_from_bytes(written.as_bytes(policy=policy.SMTP), policy=policy.default)
        assert sent["Bcc"] is None and "Bcc" in sent["Subject"]
        assert len(sent.keys()) == len(written.keys()) and "Date" in sent
        assert not any(line.startswith(b"Bcc") for line in written.as_bytes().splitlines())
