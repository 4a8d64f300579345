"""A server in processes of its own, for loads and tests: started, watched, stopped."""

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from spieluhr.core.errors import Malformed

START_SECONDS = 120.0
KILLED = -9
# One address is many clients here.
UNLIMITED = {
    "SPIELUHR_MESSAGES": "1e9", "SPIELUHR_MESSAGE_BURST": "1e9",
    "SPIELUHR_REQUESTS": "1e9", "SPIELUHR_REQUEST_BURST": "1e9",
    "SPIELUHR_CONNECTIONS": "1e9", "SPIELUHR_SPECTATORS": "1e9",
}  # fmt: skip


def free_port() -> int:
    """Free at this moment; somebody else could take it before it is used."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


class Running:
    """`spieluhr serve` in a process group of its own."""

    def __init__(
        self, db: str, port: int, log: Path, workers: int = 1, host: str = "127.0.0.1",
        is_limited: bool = False, program: str = "spieluhr",
    ) -> None:  # fmt: skip
        """`program`: the module that serves."""
        self.db = db
        self.port = port
        self.log = log
        self.url = f"http://127.0.0.1:{port}"
        command = ["-m", program, "serve", "--host", host, "--port", str(port), "--db", db]
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, *command, "--workers", str(workers)],
                env={**os.environ, **({} if is_limited else UNLIMITED)},
                stdout=out,
                stderr=out,
                start_new_session=True,
            )

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + START_SECONDS
        while not self.is_well():
            if self.process.poll() is not None or time.monotonic() > end:
                said = self.log.read_text(errors="replace").strip().splitlines() or [""]
                raise Malformed("file", file="spieluhr serve", problem=said[-1].rstrip("."))
            time.sleep(0.05)

    def is_well(self) -> bool:
        """Does it answer its health check within five seconds?"""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def stop(self) -> int:
        """Its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()
            return KILLED

    def kill(self) -> None:
        """All its processes, at once. Without process groups: its workers notice, and follow."""
        if sys.platform == "win32":
            self.process.kill()
        else:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def usage(self) -> tuple[float, float]:
        """Memory of its largest process in MiB and CPU seconds of all, as far as it is ours.

        Nothing where processes cannot be seen as files.
        """
        memory, cpu = 0.0, 0.0
        if sys.platform == "win32":
            return memory, cpu
        page, ticks = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")
        for place in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = place.read_text().rsplit(")", 1)[1].split()
            except (OSError, IndexError):
                continue
            if int(fields[2]) == self.process.pid:  # its group
                memory = max(memory, int(fields[21]) * page / 2**20)
                cpu += (int(fields[11]) + int(fields[12])) / ticks
        return memory, cpu
