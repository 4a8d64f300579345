"""Games that were looked at, in a file: an interrupted run resumes."""

from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

from spieluhr.core.errors import Malformed


class Game(Protocol):
    """Found again by its deal and how far the players were turned."""

    @property
    def deal(self) -> int:
        """The number of the deal."""

    @property
    def turned(self) -> int:
        """By so many seats."""


R = TypeVar("R", bound=Game)


class Kept(Generic[R]):
    """Games in one file, one line each: an interrupted run resumes, a larger one adds."""

    def __init__(self, path: Path, kind: type[R]) -> None:
        self.path = path
        self.kind: type[R] = kind
        self.games: dict[tuple[int, int], R] = {}

    def begin(self) -> None:
        """A last line that was cut off is dropped: its game is played again."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            data = self.path.read_bytes() if self.path.exists() else b""
            whole = data[: data.rfind(b"\n") + 1]
            for line in whole.splitlines():
                one = msgspec.json.decode(line, type=self.kind)
                self.games[one.deal, one.turned] = one
            if len(whole) != len(data):
                self.path.write_bytes(whole)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            folder = str(self.path)
            raise Malformed("resume", folder=folder, problem=str(error).lower()) from None

    def add(self, one: R) -> None:
        """Written at once, so that an interruption loses nothing."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
        self.games[one.deal, one.turned] = one
