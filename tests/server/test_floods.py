"""Who has shown no cookie yet can make the server hold only so much, and only for so long."""

import asyncio
import contextlib
import socket
from pathlib import Path

import pytest

from spieluhr.cli.server_process import Running, free_port
from spieluhr.server.http import routes
from spieluhr.server.live.replay_worker import MOST_OF_ONE
from spieluhr.server.protection import network
from spieluhr.server.protection.limits import (
    MEMORY,
    MOST_BYTES,
    MOST_RECORD_BYTES,
    WIDER,
    Buckets,
    Crowd,
)
from tests.server.listening import Port, frame, listen
from tests.server.tables import TWO

TEXT, CONTINUED, CLOSE, PING = 1, 0, 8, 9
TOO_LARGE = (1009).to_bytes(2, "big")
HALF = b" " * 10_000


def test_a_message_is_bounded_whole_and_in_fragments(tmp_path: Path) -> None:
    async def test(port: Port) -> None:
        table = await port.begun(TWO)
        whole = [frame(TEXT, bytes(10_000_000))[:100]]  # refused by what it says it will be
        parts = [frame(TEXT if n == 0 else CONTINUED, b" " * 8_000, False) for n in range(10)]
        few = [frame(TEXT, b" ", False), *[frame(CONTINUED, b"", False)] * 100]
        many = few[:1] + few[1:] * 100
        for attack in (whole, parts, few, many):
            async with port.socket(table) as raw, asyncio.timeout(network.IDLE_SECONDS / 2):
                raw.send(b"".join(attack))
                said = await raw.rest()
                assert attack in (few, many) or TOO_LARGE in said[-100:]

    listen(tmp_path, test)


def test_who_is_a_little_over_is_told_in_words(tmp_path: Path) -> None:
    async def test(port: Port) -> None:
        async with port.socket(await port.begun(TWO)) as raw:
            raw.send(frame(TEXT, b" " * (MOST_BYTES + 1)))
            said = await raw.rest()
        assert b"too-large" in said and said.endswith(TOO_LARGE)

    listen(tmp_path, test)


def test_a_message_that_does_not_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _hurry(monkeypatch)

    async def test(port: Port) -> None:
        table = await port.begun(TWO)
        async with port.socket(table) as stuck, port.socket(table) as calm:
            stuck.send(frame(TEXT, b"{", False))
            await stuck.rest()
            calm.send(frame(TEXT, b'{"do":"ping"}'))
            async with asyncio.timeout(30):
                while b"pong" not in await calm.reader.read(65536):
                    pass

    listen(tmp_path, test)


def test_a_flood_of_frames_ends_with_the_connection(tmp_path: Path) -> None:
    """Pings too, whose answers nobody reads."""

    async def test(port: Port) -> None:
        table = await port.begun(TWO)
        for tiny in (frame(PING, b""), frame(TEXT, b"")):
            async with port.socket(table) as raw:
                with contextlib.suppress(ConnectionError):
                    raw.send(tiny * 50_000)
                    await raw.flush()
                assert len(await raw.rest()) < 200_000

    listen(tmp_path, test)


def test_records_that_arrive_slowly_take_few_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "BODY_SECONDS", 1.0)

    async def test(port: Port) -> None:
        async with contextlib.AsyncExitStack() as stack:
            raws = [await stack.enter_async_context(port.raw()) for _ in range(MOST_OF_ONE + 3)]
            for raw in raws:
                raw.send(port.asking("POST", "/api/replays", MOST_RECORD_BYTES) + HALF)
                await raw.flush()
            heads = [await raw.head() for raw in raws]
            said = [(await raw.reader.read(4096)).decode() for raw in raws]
        codes = sorted(head.split()[1] for head in heads)
        assert codes == ["408"] * MOST_OF_ONE + ["429"] * 3
        assert sum("too-many-records" in one for one in said) == 3
        assert sum("too-slow" in one for one in said) == MOST_OF_ONE
        async with port.raw() as raw:  # and then there is room again
            raw.send(port.asking("POST", "/api/replays", 2) + b"{}")
            assert "400" in (await raw.head()).splitlines()[0]

    listen(tmp_path, test)


def test_a_small_body_has_its_time_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "BODY_SECONDS", 0.3)

    async def test(port: Port) -> None:
        async with port.raw() as raw:
            raw.send(port.asking("POST", "/api/me", 100) + b"{")
            assert "408" in (await raw.head()).splitlines()[0]

    listen(tmp_path, test)


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nX: ", b"GET /healthz"])
def test_a_request_that_does_not_come_is_not_waited_for(
    sent: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _hurry(monkeypatch)

    async def test(port: Port) -> None:
        async with port.raw() as raw:
            raw.send(sent)
            assert await raw.rest() == b""

    listen(tmp_path, test)


def test_a_head_is_bounded(tmp_path: Path) -> None:
    async def test(port: Port) -> None:
        async with port.raw() as raw:
            raw.send(b"GET / HTTP/1.1\r\nX: " + b"x" * 100_000)
            assert b"400" in (await raw.rest()).splitlines()[0]

    listen(tmp_path, test)


def test_an_answer_that_nobody_reads_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _hurry(monkeypatch)
    monkeypatch.setattr(network, "READ_SECONDS", 0.5)

    async def test(port: Port) -> None:
        asked = port.asking("GET", "/openapi.json")
        async with port.raw() as raw:
            with contextlib.suppress(ConnectionError):
                raw.send(asked * 400)  # some 30 MB, more than all buffers on the way
                await raw.flush()
            await asyncio.sleep(4)
            assert len(await raw.rest()) < 20_000_000

    listen(tmp_path, test, requests=1e9, request_burst=1e9)


def test_strangers_leave_no_lines_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Running(f"sqlite:///{tmp_path / 'log.sqlite'}", free_port(), log, is_limited=True)
    try:
        server.wait()
        lines = len(log.read_text().splitlines())
        for sent in (b"not HTTP\r\n\r\n", b"GET /ws/x HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"):
            for _ in range(5):
                with socket.create_connection(("127.0.0.1", server.port), 30) as raw:
                    raw.sendall(sent)
                    assert raw.recv(4096)
        said = log.read_text().splitlines()[lines:]
    finally:
        assert server.stop() == 0
    assert not [line for line in said if "127.0.0.1" in line or "nvalid" in line]
    assert all(line.startswith("{") for line in said)


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    async def test(port: Port) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(5):
                await stack.enter_async_context(port.raw())
            async with port.raw() as sixth:
                head, said = (await sixth.rest()).decode().split("\r\n\r\n")
                assert " 429 " in head and "too-many-connections" in said
        async with asyncio.timeout(30):  # when they have gone, others may come
            while True:
                async with port.raw() as raw:
                    raw.send(port.asking("GET", "/healthz"))
                    if " 200 " in await raw.head():
                        return

    listen(tmp_path, test, connections=5)


def test_a_network_of_households_has_a_limit_of_its_own() -> None:
    crowd, buckets = Crowd(3, 1000), Buckets(0.0, 3.0)
    homes = [f"2001:db8:0:{n:x}::/64" for n in range(20)]
    entered = [home for home in homes for _ in range(2) if crowd.enter(home)]
    assert len(entered) == 3 * WIDER
    assert sum(buckets.take(home) for home in homes) == 3 * WIDER
    assert crowd.enter("2001:db8:1::/64") and buckets.take("2001:db8:1::/64")
    for home in entered:
        crowd.leave(home)
    assert [crowd.enter(homes[0]) for _ in range(4)] == [True] * 3 + [False]


def test_nor_do_its_households_fill_a_table_with_spectators() -> None:
    crowd = Crowd(3, 1000)
    homes = [f"2001:db8:0:{n:x}::/64" for n in range(20)]
    assert sum(crowd.enter(home, "table") for home in homes) == 3 * WIDER
    assert crowd.enter(homes[0], "other table") and crowd.enter("192.0.2.1", "table")
    crowd.leave(homes[0], "table")
    assert crowd.enter(homes[-1], "table") and not crowd.enter(homes[-2], "table")


def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "IDLE_SECONDS", 0.5)
    monkeypatch.setattr(network, "LOOK_SECONDS", 0.1)


def test_addresses_are_forgotten_when_their_limits_are_full_again() -> None:
    clock = [0.0]
    buckets = Buckets(1.0, 2.0, lambda: clock[0])
    for n in range(3):
        assert buckets.take(f"203.0.113.{n}")
    clock[0] = MEMORY + 1
    assert buckets.take("198.51.100.1") and len(buckets) == 1
