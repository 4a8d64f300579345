"""Reviews of a folder of records: one line each as they come, and Parquet of all of them."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from spieluhr import games
from spieluhr.arena import lines
from spieluhr.core import record as records
from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.reviews.errors import ReviewError
from spieluhr.reviews.reviewing import Reviewer, joined, need_end, pieces
from spieluhr.reviews.schema import Part

REVIEWS: Final = "reviews.jsonl"
DECISIONS: Final = "decisions.parquet"
EVENTS: Final = "luck.parquet"


class Reviewed(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of the folder; `problem` says why it has no review."""

    file: str
    digest: str
    level: str
    game: str = ""
    mode: str = ""
    players: list[str] = []
    results: list[float] | None = None
    part: Part | None = None
    problem: str = ""


def files(folder: Path) -> list[Path]:
    """All records in it and below, in the order of their names."""
    found = sorted(path for path in folder.rglob("*.json") if path.is_file())
    if not found:
        raise ReviewError("no-records", folder=str(folder))
    return found


def review_file(level: str, name: str) -> Reviewed:
    """One record, in whichever process; what is no record is said so, and stops no other."""
    raw = Path(name).read_bytes()
    digest = hashlib.sha256(raw).hexdigest()
    try:
        read = records.decode(raw)
        match = records.replay(read, games.load(read.game))
        need_end(match, read.ending is not None)
    except SpieluhrError as error:
        return Reviewed(name, digest, level, problem=error.sentence())
    reviewer = Reviewer(match, level)
    part = joined([reviewer.part(pieces(match))])
    results = match.outcome.shares() if match.is_over else None
    players = [seat.player for seat in read.seats]
    return Reviewed(name, digest, level, read.game, reviewer.mode, players, results, part)


class Folder:
    """Where the reviews are kept: what is there already is not made again."""

    def __init__(self, folder: Path, level: str) -> None:
        self.folder = folder
        self.level = level
        self.there: dict[str, Reviewed] = {}

    def begin(self) -> None:
        """Read what is there."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            found = lines.read(self.folder / REVIEWS, Reviewed)
            self.there = {one.file: one for one in found if one.level == self.level}
        except OSError as error:
            problem = (error.strerror or str(error)).lower()
            raise Malformed("resume", folder=str(self.folder), problem=problem) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            problem = f"{REVIEWS} is damaged"
            raise Malformed("resume", folder=str(self.folder), problem=problem) from None

    def missing(self, wanted: list[Path]) -> list[str]:
        """Records that were never reviewed, or have changed since."""
        return [str(path) for path in wanted if not self._is_there(path)]

    def _is_there(self, path: Path) -> bool:
        one = self.there.get(str(path))
        return one is not None and one.digest == hashlib.sha256(path.read_bytes()).hexdigest()

    def add(self, one: Reviewed) -> None:
        """Append one; what is added survives an interruption."""
        lines.add(self.folder / REVIEWS, one)
        self.there[one.file] = one

    def write_parquet(self, wanted: list[Path]) -> None:
        """One row for each decision, and one for each seat and stroke of luck."""
        import pyarrow as pa  # noqa: PLC0415  an extra
        from pyarrow import parquet  # noqa: PLC0415

        found = [self.there[str(path)] for path in wanted if str(path) in self.there]
        for name, rows in ((DECISIONS, decision_rows(found)), (EVENTS, luck_rows(found))):
            part = self.folder / f".{name}.part"
            parquet.write_table(pa.Table.from_pylist(list(rows)), part, compression="zstd")
            part.replace(self.folder / name)


def decision_rows(found: list[Reviewed]) -> Iterator[dict[str, Any]]:
    """With phase, cost and its error, and how the game ended for the seat."""
    for one in found:
        for decision in one.part.decisions if one.part else []:
            yield {
                **_game(one, decision.seat),
                **msgspec.to_builtins(decision),
                "mark": decision.mark,
                "result": None if one.results is None else one.results[decision.seat],
            }


def luck_rows(found: list[Reviewed]) -> Iterator[dict[str, Any]]:
    """One for each seat: its own luck."""
    for one in found:
        for event in one.part.events if one.part else []:
            for seat, luck in enumerate(event.luck):
                yield {
                    **_game(one, seat),
                    "n": event.n,
                    "end": event.end,
                    "progress": event.progress,
                    "luck": luck,
                    "error": event.error,
                    "result": None if one.results is None else one.results[seat],
                }


def _game(one: Reviewed, seat: int) -> dict[str, Any]:
    return {
        "file": one.file,
        "game": one.game,
        "mode": one.mode,
        "level": one.level,
        "seat": seat,
        "player": one.players[seat],
    }
