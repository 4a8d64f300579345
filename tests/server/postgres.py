"""A PostgreSQL of our own for tests: in a temporary folder, on a free port, gone at the end."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spieluhr.cli.server_process import free_port
from tests.left_out import need

USER = "postgres"  # PostgreSQL refuses to run as root


class Cluster:
    """One server, started for the first database; every test has a database of its own in it."""

    def __init__(self) -> None:
        self._count = 0
        self._process: subprocess.Popen[bytes] | None = None

    def _set_up(self) -> None:
        need("postgresql")
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="spieluhr-postgres-"))
        self._as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER, USER)
            self._as_user = {"user": USER, "group": USER, "extra_groups": []}
        options = (
            "--auth=trust",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
            f"--username={USER}",
        )
        self._run("initdb", "--pgdata", str(self.folder / "data"), *options)
        self._process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        settings = {
            "port": self.port, "listen_addresses": "127.0.0.1", "fsync": "off",
            "unix_socket_directories": self.folder, "max_connections": 60,
        }  # fmt: skip
        flags = [flag for key, value in settings.items() for flag in ("-c", f"{key}={value}")]
        process = subprocess.Popen(
            [program("postgres"), "-D", str(self.folder / "data"), *flags],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder, **self._as_user,
        )  # fmt: skip
        for _ in range(200):
            with socket.socket() as tried:
                if tried.connect_ex(("127.0.0.1", self.port)) == 0 and self._is_ready():
                    return process
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL did not start")

    def _is_ready(self) -> bool:
        asked = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [program(name), *arguments], check=True, capture_output=True, cwd=self.folder,
            **self._as_user,
        )  # fmt: skip

    def new_database(self) -> str:
        """Its URL."""
        if self._process is None:
            self._set_up()
        self._count += 1
        name = f"test_{self._count}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def cut_connections(self) -> None:
        """As if it had been restarted."""
        ask = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", "postgres")
        self._run("psql", *where, "-qc", f"{ask} AND backend_type = 'client backend'")

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)  # at once, without waiting for clients
        self._process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


def program(name: str) -> str:
    """Debian keeps all but the clients out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name) or name


@pytest.fixture(scope="module", name="postgres")
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    yield running
    running.stop()
