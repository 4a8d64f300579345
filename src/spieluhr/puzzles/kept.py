"""Games that were looked through, on disk as they come, so that an interrupted search goes on."""

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from spieluhr.arena import lines
from spieluhr.core.errors import Malformed
from spieluhr.puzzles.difficulty import EASIEST, is_plain
from spieluhr.puzzles.playing_on import Played
from spieluhr.puzzles.schema import Found
from spieluhr.puzzles.self_play import Plan

FOUND: Final = "found.jsonl"
PLAYED: Final = "played.jsonl"
PROVED: Final = "proved.jsonl"
MOST_EASIEST: Final = 0.25  # of a book


class Kept:
    """A folder of its own for each plan; other plans of the same game stand beside it."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        name = hashlib.sha256(msgspec.json.encode(plan)).hexdigest()[:12]
        self.folder = folder / f"{plan.game}-{name}"
        self.there: dict[int, Found] = {}
        self.played: dict[str, Played] = {}
        self.proved: dict[str, Played] = {}

    def begin(self) -> None:
        """Read what is there."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.there = {one.number: one for one in lines.read(self.folder / FOUND, Found)}
            self.played = {one.id: one for one in lines.read(self.folder / PLAYED, Played)}
            self.proved = {one.id: one for one in lines.read(self.folder / PROVED, Played)}
        except OSError as error:
            problem = (error.strerror or str(error)).lower()
            raise Malformed("resume", folder=str(self.folder), problem=problem) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Malformed("resume", folder=str(self.folder), problem="it is damaged") from None

    def add(self, one: Found) -> None:
        """Append one game; what is added survives an interruption."""
        lines.add(self.folder / FOUND, one)
        self.there[one.number] = one

    def add_played(self, one: Played) -> None:
        """The same for a puzzle that was played on."""
        lines.add(self.folder / PLAYED, one)
        self.played[one.id] = one

    def add_proved(self, one: Played) -> None:
        """The same for one of the book that was played to the end."""
        lines.add(self.folder / PROVED, one)
        self.proved[one.id] = one

    def useful(self, wanted: int) -> int:
        """How many puzzles there are, of easy ones no more than a book of that size takes."""
        levels = [
            puzzle.level
            for one in self.there.values()
            for puzzle in one.puzzles
            if not is_plain(puzzle)
        ]
        easy = levels.count(EASIEST)
        return len(levels) - easy + min(easy, int(MOST_EASIEST * wanted))
