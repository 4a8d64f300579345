"""Games that were looked at, in a file: an interrupted run resumes."""

from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

from spieluhr.arena import lines
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
        """Read what is there."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            for one in lines.read(self.path, self.kind):
                self.games[one.deal, one.turned] = one
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            folder = str(self.path)
            raise Malformed("resume", folder=folder, problem=str(error).lower()) from None

    def add(self, one: R) -> None:
        """Written at once."""
        lines.add(self.path, one)
        self.games[one.deal, one.turned] = one
