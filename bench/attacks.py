"""Attacks on a server of our own, each bounded and on the loopback address only.

    python -m bench.attacks [offers retakes fragments bodies seeds queue presence undos ...]

Every attack starts a server with its usual limits (or one without, where the cost itself is
measured), lasts some seconds, prints one line and stops what it started.
"""

import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import struct
import sys
import time
from collections.abc import AsyncIterator
from typing import Any

from bench.attacked import HOST, new_table, server
from bench.attacks_at_tables import offers, retakes, seeds, undos
from bench.attacks_by_many import presence, queue

from spieluhr.cli.load_clients import LoadTable, ask
from spieluhr.cli.server_process import Running

SOCKETS, FRAGMENTS, FRAGMENT = 10, 60, 1_000_000
BODIES, BODY = 150, 3_900_000
HEADS = 500
SPECTATORS = int(os.environ.get("SPECTATORS", "1000"))


async def upgraded(port: int, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket of our own, which may do what a library would not."""
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(opcode: int, payload: bytes, is_last: bool) -> bytes:
    """Masked with zeros."""
    head, size = opcode | (0x80 if is_last else 0), len(payload)
    if size < 126:
        return struct.pack("!BB", head, 0x80 | size) + bytes(4) + payload
    return struct.pack("!BBQ", head, 0x80 | 127, size) + bytes(4) + payload


async def settled(started: Running, before: float, seconds: float = 3.0) -> str:
    """What it took in MiB, and what of it is still held a while after."""
    peak = started.usage()[0]
    for _ in range(int(seconds * 10)):
        await asyncio.sleep(0.1)
        peak = max(peak, started.usage()[0])
    return f"{before:.0f} MiB before, at most {peak:.0f}, then {started.usage()[0]:.0f}"


async def fragments() -> str:
    with server() as started:
        table, _ = new_table(started.url, [{"kind": "me"}, {"kind": "open"}])
        before, piece, cut = started.usage()[0], bytes(FRAGMENT), 0
        writers = []
        for _ in range(SOCKETS):
            _reader, writer = await upgraded(started.port, table)
            writers.append(writer)
            try:
                for n in range(FRAGMENTS):
                    writer.write(frame(1 if n == 0 else 0, piece, is_last=False))
                    await asyncio.wait_for(writer.drain(), 5)
            except (OSError, TimeoutError):
                cut += 1
        said = await settled(started, before)
        for writer in writers:
            writer.close()
    return f"{SOCKETS} sockets with {FRAGMENTS} MB in open fragments: {said}; {cut} cut off"


async def bodies() -> str:
    with server() as started:
        before, cut, writers = started.usage()[0], 0, []
        head = (
            f"POST /api/replays HTTP/1.1\r\nHost: {HOST}:{started.port}\r\n"
            "Content-Type: application/json\r\nContent-Length: 3999999\r\n\r\n"
        ).encode()
        for _ in range(BODIES):
            try:
                _reader, writer = await asyncio.open_connection(HOST, started.port)
                writers.append(writer)
                writer.write(head + b" " * BODY)
                await asyncio.wait_for(writer.drain(), 5)
            except (OSError, TimeoutError):
                cut += 1
        said = await settled(started, before, 45)
        for writer in writers:
            writer.close()
    return f"{BODIES} half-sent bodies of {BODY} bytes: {said}; {cut} cut off"


async def headers() -> str:
    """One byte now and then, for a request that never ends."""
    with server() as started:
        before, sockets = started.usage()[0], []
        for _ in range(HEADS):
            with contextlib.suppress(OSError):
                one = socket.create_connection((HOST, started.port), 5)
                one.sendall(b"GET / HTTP/1.1\r\nX: ")
                sockets.append(one)
        end, held = time.monotonic() + 40, len(sockets)
        while time.monotonic() < end and held:
            await asyncio.sleep(2)
            held = sum(_is_open(one) for one in sockets)
        left = started.usage()[0]
        for one in sockets:
            one.close()
    return (
        f"{HEADS} unfinished requests: {held} still held after 40 s; {before:.0f}, {left:.0f} MiB"
    )


def _is_open(one: socket.socket) -> bool:
    try:
        one.sendall(b"x")
        one.setblocking(False)
        return one.recv(4096) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        one.setblocking(True)


async def pings() -> str:
    """Pings by somebody who never reads the answers, and what an honest ask waits meanwhile."""
    with server() as started:
        table, _ = new_table(started.url, [{"kind": "me"}, {"kind": "open"}])
        before, many = started.usage()[0], frame(9, bytes(125), is_last=True) * 2000
        flooding = [asyncio.create_task(_flood(started.port, table, many)) for _ in range(4)]
        waits = await _asked(started.url, 8.0)
        sent = [await task for task in flooding]
        said = await settled(started, before, 1)
    longest, middle = max(waits) * 1000, statistics.median(waits) * 1000
    return (
        f"4 sockets of pings, {sum(sent) / 1e6:.0f} MB sent: {said} MiB; "
        f"/healthz took {middle:.0f} ms, at most {longest:.0f}"
    )


async def _flood(port: int, table: str, what: bytes) -> int:
    _reader, writer = await upgraded(port, table)
    sent, end = 0, time.monotonic() + 8
    with contextlib.suppress(OSError, TimeoutError):
        while time.monotonic() < end:
            writer.write(what)
            await asyncio.wait_for(writer.drain(), 2)
            sent += len(what)
    writer.close()
    return sent


async def _asked(url: str, seconds: float) -> list[float]:
    found, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        await asyncio.to_thread(ask, url, "GET", "/healthz")
        found.append(time.perf_counter() - began)
        await asyncio.sleep(0.1)
    return found


@contextlib.asynccontextmanager
async def watching(url: str, table: str, count: int) -> AsyncIterator[list[Any]]:
    """Some come in while others are here; all of them read."""
    found: list[Any] = []
    tasks = []
    for _ in range(count):
        try:
            reader, writer = await upgraded(int(url.rsplit(":", 1)[1]), table)
        except (OSError, asyncio.IncompleteReadError):
            continue
        found.append(writer)
        tasks.append(asyncio.create_task(_drain(reader)))
    try:
        yield found
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in found:
            writer.close()


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(65536):
        pass


async def spectators() -> str:
    """How long a move elsewhere takes while many look at one table where moves are made too."""
    with server(is_limited=False) as started:
        dice = random.Random(1)  # noqa: S311
        quiet, watched = (LoadTable(started.url, "steam_time", dice) for _ in range(2))
        for table in (quiet, watched):
            await table.sit()
        alone = [await _timed(quiet) for _ in range(40)]
        began = time.perf_counter()
        async with watching(started.url, watched.table_id, SPECTATORS) as there:
            came = time.perf_counter() - began
            playing = asyncio.create_task(_keep_playing(watched))
            beside = [await _timed(quiet) for _ in range(60)]
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            seen = len(there)
        for table in (quiet, watched):
            await table.leave()
    return (
        f"{seen} of {SPECTATORS} spectators came in {came:.1f} s; a move elsewhere took "
        f"{_worst(alone):.0f} ms (p95) before and {_worst(beside):.0f} ms beside them"
    )


def _worst(seconds: list[float]) -> float:
    return sorted(seconds)[int(len(seconds) * 0.95)] * 1000


async def _timed(table: LoadTable) -> float:
    await asyncio.sleep(0.05)
    if table.is_over:
        await table.again()
    return await table.move()


async def _keep_playing(table: LoadTable) -> None:
    while True:
        await _timed(table)


ATTACKS = {
    one.__name__: one
    for one in (
        offers, retakes, fragments, bodies, headers, pings, seeds, queue, presence, undos,
        spectators,
    )
}  # fmt: skip


async def main(names: list[str]) -> None:
    for name in names or list(ATTACKS):
        try:
            said = await asyncio.wait_for(ATTACKS[name](), 300)
        except Exception as error:  # the next attack is measured all the same
            said = f"failed: {error!r}"
        print(f"{name}: {said}", flush=True)


if __name__ == "__main__":
    print(json.dumps({"cores": os.cpu_count(), "python": sys.version.split()[0]}))
    asyncio.run(main(sys.argv[1:]))
