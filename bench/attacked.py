"""A server to be attacked, on the loopback address only, and tables at it."""

import contextlib
import inspect
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spieluhr.cli import server_process
from spieluhr.cli.load_clients import ask
from spieluhr.cli.server_process import Running, free_port

HOST = "127.0.0.1"
UNLIMITED = server_process.UNLIMITED


@contextlib.contextmanager
def server(is_limited: bool = True, workers: int = 2) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/attacked.sqlite"
        if "is_limited" in inspect.signature(Running).parameters:
            other: dict[str, Any] = {"is_limited": is_limited}
        else:
            other = {}
            server_process.UNLIMITED = {} if is_limited else UNLIMITED
        started = Running(db, free_port(), Path(folder) / "log", workers, **other)
        try:
            started.wait()
            yield started
        finally:
            started.stop()


def new_table(
    url: str, seats: list[dict[str, str]], game: str = "antinomy", **other: Any
) -> tuple[str, str]:
    """The table and the token of its host."""
    token = ask(url, "POST", "/api/me", {"name": "Anna"})["token"]
    made = ask(url, "POST", "/api/tables", {"game": game, "seats": seats, **other}, token)
    return made["id"], token


def me_and(level: str, count: int = 1) -> list[dict[str, str]]:
    return [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(count))]
