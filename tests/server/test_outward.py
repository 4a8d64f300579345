"""What a stranger can make the server ask: nothing near it, nothing for long, little at all."""

import asyncio
import socket
import ssl
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from starlette.applications import Starlette

from spieluhr.server.notices import encryption, outward
from spieluhr.server.notices.courier import MOST_OF_ONE, Lane, Parcel
from spieluhr.server.notices.outward import Outward, Refused, Unreachable
from spieluhr.server.notices.ways import Outcome
from spieluhr.server.notices.wording import Notice
from spieluhr.server.store.notice_rows import ChannelRow
from tests.server.asking import bot, guest, new_table, serving
from tests.server.receiving import HOST, Browser, Endpoint

INWARD = (
    "127.0.0.1", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "fe80::1%eth0",
    "fec0::1", "3fff::1", "192.0.0.8", "192.88.99.1", "::127.0.0.1",
    "not an address",
)  # fmt: skip


def channel(guest_id: str, kind: str = "webhook", target: str = "https://x.example/") -> ChannelRow:
    return ChannelRow(guest_id * 22, guest_id, kind, target, {}, "", "en", True, 0.0)  # type: ignore[arg-type]


@pytest.mark.parametrize("address", INWARD)
def test_an_address_that_leads_inwards_is_known_in_every_spelling(address: str) -> None:
    assert not outward.is_public(address)


def test_the_open_internet_is_public() -> None:
    assert outward.is_public("93.184.215.14") and outward.is_public("2606:2800:21f:cb07::1")


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/", "ftp://hooks.example/", "https://", "https:///path",
        "https://localhost/", "https://intranet/", "https://127.0.0.1/", "https://[::1]/",
        "https://[::ffff:127.0.0.1]/", "https://10.1.2.3/", "https://user:word@hooks.example/",
        "https://hooks.example:22/", "https://hooks.example:99999/",
        "https://hooks.example/\r\nX: y",
        "https://hooks.example\\@127.0.0.1/", "https://höoks.example/",
        "https://a.example/" + "x" * 1000,
    ],
)  # fmt: skip
def test_what_no_webhook_can_be_is_refused_in_words(tmp_path: Path, url: str) -> None:
    assert outward.problem(url)

    async def test() -> None:
        async with serving(tmp_path) as app, guest(app) as anna:
            german = {"accept-language": "de"}
            answer = await anna.post("/api/me/notices/webhook", json={"url": url}, headers=german)
            assert answer.status_code == 400
            if len(url) <= 1000 and len(url) >= 10:
                assert answer.json()["error"] == "webhook-address"
                assert "https" in answer.json()["say"] and "Passwort" in answer.json()["say"]
            assert (await anna.get("/api/me/notices")).json()["channels"] == []

    if url == "https://localhost/":  # one of them through the whole server
        asyncio.run(test())


def test_a_name_is_judged_by_all_that_it_leads_to_and_looked_up_once() -> None:
    """A name may show a public address first and another one at the second look (rebinding)."""

    async def test() -> None:
        endpoint = Endpoint()
        async with endpoint.listening() as url:
            port = int(url.split(":")[2].split("/")[0])
            asked: list[str] = []

            def leading(*addresses: str) -> Outward:
                async def lookup(host: str, _port: int) -> Sequence[str]:
                    asked.append(host)
                    return addresses if len(asked) == 1 else [HOST]

                asked.clear()
                return Outward(lookup=lookup)

            for found in ([HOST], ["93.184.215.14", HOST], ["::ffff:127.0.0.1"], []):
                with pytest.raises(Refused):
                    await leading(*found).post("https://hooks.example/", {}, b"")
                assert asked == ["hooks.example"]
            inside = Outward(["hooks.example"], lookup=leading(HOST).lookup)
            answer = await inside.post(f"http://hooks.example:{port}/x?y=1", {}, b"hello")
            got = await endpoint.next()
            assert (answer.status, asked) == (201, ["hooks.example"])  # the operator trusts it
            assert (got.path, got.body) == ("/x?y=1", b"hello")
            assert got.headers["host"] == f"hooks.example:{port}"

    asyncio.run(test())


def test_a_redirect_leads_nowhere_and_a_silent_server_costs_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        first, second = Endpoint(), Endpoint()
        async with first.listening() as url, second.listening() as other:
            first.statuses, first.headers = [307], f"location: {other}\r\n"
            ours = Outward([HOST])
            assert (await ours.post(url, {}, b"x")).status == 307
            assert (first.count, second.count) == (1, 0)
            monkeypatch.setattr(outward, "SECONDS", 0.05)
            first.hangs = True
            with pytest.raises(Unreachable):
                await ours.post(url, {}, b"x")
            first.hangs, first.headers = False, "x: " + "y" * 20_000 + "\r\n"
            with pytest.raises(Unreachable):
                await ours.post(url, {}, b"x")

    asyncio.run(test())


def test_names_that_nobody_answers_for_hold_up_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A stranger's server of names may leave the system waiting for half a minute."""
    answered = threading.Event()

    def never(host: str, *_: object, **__: object) -> list[object]:
        answered.wait(10)
        raise socket.gaierror(f"{host} has no address")

    async def test() -> None:
        monkeypatch.setattr(outward.socket, "getaddrinfo", never)
        monkeypatch.setattr(outward, "SECONDS", 0.05)
        monkeypatch.setattr(outward, "FREE", threading.BoundedSemaphore(40))
        asked = [Outward().post(f"https://a{n}.example/", {}, b"") for n in range(50)]
        async with asyncio.timeout(5):
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(one, Unreachable) for one in told)
            assert await asyncio.to_thread(lambda: 7) == 7  # what tournaments and mails wait for
        asked_now = [one for one in threading.enumerate() if one.name == "lookup"]
        assert len(asked_now) == 40 and all(one.daemon for one in asked_now)
        answered.set()

    asyncio.run(test())


def test_a_certificate_that_nobody_vouches_for_is_not_trusted(tmp_path: Path) -> None:
    key, cert = tmp_path / "key.pem", tmp_path / "cert.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj",
         "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", cert],
        check=True, capture_output=True,
    )  # fmt: skip

    async def test() -> None:
        secured = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        secured.load_cert_chain(cert, key)
        endpoint = Endpoint()
        async with endpoint.listening(ssl=secured) as url:
            with pytest.raises(Unreachable):
                await Outward([HOST]).post(url, {}, b"secret")
            assert endpoint.count == 0
            trusting = Outward([HOST], trust=ssl.create_default_context(cafile=str(cert)))
            assert (await trusting.post(url, {}, b"secret")).status == 201

    asyncio.run(test())


def test_only_push_services_that_are_known_are_sent_to(tmp_path: Path) -> None:
    async def ask(app: Starlette, endpoint: str, **keys: str) -> tuple[int, str]:
        wish = Browser().subscription(endpoint)
        wish["keys"] |= keys
        async with guest(app) as anna:
            answer = await anna.post("/api/me/notices/push", json=wish)
            return answer.status_code, str(answer.json().get("error"))

    async def test() -> None:
        async with serving(tmp_path) as app:
            for known in (
                "https://fcm.googleapis.com/fcm/send/abc",
                "https://updates.push.services.mozilla.com/wpush/v2/abc",
                "https://web.push.apple.com/abc",
                "https://wns2-par02p.notify.windows.com/w/?token=abc",
            ):
                assert (await ask(app, known))[0] == 201
            for strange in (
                "https://push.example/abc", "https://fcm.googleapis.com.push.example/abc",
                "https://evilpush.apple.com@push.example/abc", "http://fcm.googleapis.com/abc",
                "https://127.0.0.1/abc",
            ):  # fmt: skip
                assert await ask(app, strange) == (400, "push-service")
            good = "https://fcm.googleapis.com/fcm/send/abd"
            nowhere = encryption.encode(b"\x04" + b"x" * 64)  # not a point of the curve
            assert await ask(app, good, p256dh=nowhere) == (400, "push-keys")
            assert await ask(app, good, auth=encryption.encode(b"x" * 15)) == (400, "push-keys")

    asyncio.run(test())


def test_so_many_and_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app, guest(app) as anna, bot(app, anna) as robo:
            for n in range(10):
                wish = Browser().subscription(f"https://fcm.googleapis.com/{n}")
                answer = await anna.post("/api/me/notices/push", json=wish)
                assert answer.status_code == 201
            wish = Browser().subscription("https://fcm.googleapis.com/10")
            answer = await anna.post("/api/me/notices/push", json=wish)
            assert (answer.status_code, answer.json()["error"]) == (429, "too-many-channels")
            again = Browser().subscription("https://fcm.googleapis.com/1")
            assert (await anna.post("/api/me/notices/push", json=again)).status_code == 201
            answer = await robo.post("/api/me/notices/push", json=again)
            assert answer.json()["error"] == "not-for-bots"
            for body in ({"address": "x@mail.example"}, {"address": "nonsense"}):
                answer = await anna.post("/api/me/notices/mail", json=body)
                assert answer.json()["error"] == "no-mail"  # this server has no SMTP
            table = await new_table(anna, [{"kind": "me"}, {"kind": "me"}])
            async with guest(app, "Eve") as eve:
                answer = await eve.put(f"/api/tables/{table}/watch")
                assert answer.json()["error"] == "table-not-seated"
                # The browser belongs to who used it last: nobody else is called there any more.
                assert (await eve.post("/api/me/notices/push", json=again)).status_code == 201
                mine = (await anna.get("/api/me/notices")).json()["channels"]
                other = (await eve.get("/api/me/notices")).json()["channels"]
                assert (len(mine), len(other)) == (9, 1)
                answer = await anna.delete(f"/api/me/notices/{other[0]['id']}")
                assert answer.json()["error"] == "no-channel"

    asyncio.run(test())


def test_one_guest_holds_up_no_other() -> None:
    async def test() -> None:
        under_way: list[str] = []
        done = asyncio.Event()

        async def send(parcel: Parcel) -> Outcome:
            under_way.append(parcel.channel.guest)
            await done.wait()
            return Outcome("done")

        async def gone(_channel: str) -> None: ...

        lane, notice = Lane("webhook", send, gone), Notice("test")
        taken = [lane.put(Parcel(channel("a"), notice)) for _ in range(2 * MOST_OF_ONE)]
        assert taken.count(True) == MOST_OF_ONE
        assert lane.put(Parcel(channel("b"), notice))
        await asyncio.sleep(0)
        assert under_way == ["a", "b"]  # of each one at a time, however many wait
        done.set()
        while lane._held:
            await asyncio.sleep(0)
        assert under_way.count("a") == MOST_OF_ONE
        await lane.stop()

    asyncio.run(test())
