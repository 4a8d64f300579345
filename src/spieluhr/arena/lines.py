"""Lines of JSON on disk, written as they come, so that an interrupted run goes on where it was."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def read(path: Path, kind: type[T]) -> list[T]:
    """All whole lines. A last one that was cut off is dropped: what it told is done again."""
    data = path.read_bytes() if path.exists() else b""
    whole = data[: data.rfind(b"\n") + 1]
    found = [msgspec.json.decode(line, type=kind) for line in whole.splitlines()]
    if len(whole) != len(data):
        path.write_bytes(whole)
    return found


def add(path: Path, one: Any) -> None:
    """One line more, at once: an interruption loses nothing that was done."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(one) + b"\n")
