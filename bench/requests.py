"""Requests per second and the p99 of one server process, over kept connections on this machine.

python bench/requests.py [seconds] [connections]
"""

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from spieluhr.cli.server_process import Running, free_port

HOST = "127.0.0.1"
ASKED = (f"GET /api/tables/mine HTTP/1.1\r\nHost: {HOST}\r\n\r\n").encode()


async def ask_on(port: int, end: float, found: list[float]) -> None:
    reader, writer = await asyncio.open_connection(HOST, port)
    while time.perf_counter() < end:
        began = time.perf_counter()
        writer.write(ASKED)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        size = int(head.split(b"content-length:")[1].split(b"\r\n")[0])
        await reader.readexactly(size)
        found.append(time.perf_counter() - began)
    writer.close()


async def measure(seconds: float, connections: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(f"sqlite:///{folder}/asked.sqlite", free_port(), Path(folder) / "log")
        try:
            server.wait()
            cpu, found = server.usage()[1], list[float]()
            end = time.perf_counter() + seconds
            await asyncio.gather(*(ask_on(server.port, end, found) for _ in range(connections)))
            spent = server.usage()[1] - cpu
        finally:
            server.stop()
    return {
        "per_second": round(len(found) / seconds),
        "per_cpu_second": round(len(found) / spent),
        "p99_ms": round(sorted(found)[int(len(found) * 0.99)] * 1000, 1),
    }


if __name__ == "__main__":
    seconds, connections = (sys.argv[1:] + ["5", "8"][len(sys.argv) - 1 :])[:2]
    print(json.dumps(asyncio.run(measure(float(seconds), int(connections)))))
