"""Self-play games as files: a shard is a Parquet file of decisions and the records of its games."""

import hashlib
import os
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import u8

from spieluhr import games
from spieluhr.research.self_play import Decision, Played

try:
    import pyarrow as pa
    from pyarrow import parquet
except ModuleNotFoundError as error:
    sentence = 'PyArrow is not installed: pip install "spieluhr[research]"'
    raise ModuleNotFoundError(sentence, name="pyarrow") from error

FORM: Final = 1  # of the files
DECISIONS: Final = "decisions"
RECORDS: Final = "records"
# Keys of the metadata of a Parquet file.
ABOUT: Final = b"spieluhr"  # the settings as JSON
DIGEST: Final = b"spieluhr.records"  # SHA-256 of the records that belong to it


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that the games follow from. `layout` is the version of the observations'.

    `shard` is how many games stand in one file.
    """

    form: Literal[1] = FORM
    game: str
    rules: int
    layout: int
    data: str | None
    options: dict[str, Any]
    seats: int
    bots: list[str]
    games: int
    seed: int
    shard: int

    def shards(self) -> int:
        """How many files the games fill."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(shard * self.shard, min((shard + 1) * self.shard, self.games))


def decisions_file(folder: Path, shard: int) -> Path:
    """Where the decisions of a shard stand."""
    return folder / DECISIONS / f"{shard:05}.parquet"


def records_file(folder: Path, shard: int) -> Path:
    """Where the whole games of a shard stand."""
    return folder / RECORDS / f"{shard:05}.jsonl"


def schema(settings: Settings) -> pa.Schema:
    """One row for each decision; docs/research/data.md tells what the columns mean."""
    word = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        [
            pa.field("game", pa.int32(), nullable=False),
            pa.field("step", pa.int32(), nullable=False),
            pa.field("seat", pa.uint8(), nullable=False),
            pa.field("bot", word, nullable=False),
            pa.field("observation", _cells(settings), nullable=False),
            pa.field("legal", pa.list_(pa.int32()), nullable=False),
            pa.field("move", pa.int32(), nullable=False),
            pa.field("text", word, nullable=False),
            pa.field("visits", pa.list_(pa.int32())),
            pa.field("values", pa.list_(pa.float32())),
            pa.field("rank", pa.uint8(), nullable=False),
            pa.field("score", pa.int32(), nullable=False),
            pa.field("utility", pa.float32(), nullable=False),
        ]
    )


def _cells(settings: Settings) -> pa.DataType:
    size = games.load(settings.game).layout_of(settings.layout).size
    return pa.list_(pa.field("element", pa.uint8(), nullable=False), size)


def table(settings: Settings, played: list[Played]) -> pa.Table:
    """The decisions of these games, in their order."""
    rows = [(game, decision) for game in played for decision in game.decisions]
    text = games.load(settings.game).codec.text
    columns: dict[str, Any] = {
        "game": [game.number for game, _ in rows],
        "step": [decision.step for _, decision in rows],
        "seat": [decision.seat for _, decision in rows],
        "bot": [game.bots[decision.seat] for game, decision in rows],
        "observation": _observations(settings, [decision for _, decision in rows]),
        "legal": [decision.legal for _, decision in rows],
        "move": [decision.move for _, decision in rows],
        "text": [text(decision.move) for _, decision in rows],
        "visits": [decision.visits for _, decision in rows],
        "values": [decision.values for _, decision in rows],
        "rank": [game.ranks[decision.seat] for game, decision in rows],
        "score": [game.scores[decision.seat] for game, decision in rows],
        "utility": [game.utilities[decision.seat] for game, decision in rows],
    }
    return pa.table(columns, schema=schema(settings))


def _observations(settings: Settings, decisions: list[Decision]) -> pa.Array:
    """The bytes in the layout asked for, without a Python number for each."""
    cells = b"".join(decision.observation for decision in decisions)
    recast = games.load(settings.game).recast(settings.layout)
    if recast is not None:
        cells = bytes(recast.rows(vec[u8](cells)))
    flat = pa.Array.from_buffers(pa.uint8(), len(cells), [None, pa.py_buffer(cells)])
    return pa.FixedSizeListArray.from_arrays(flat, type=_cells(settings))


def write(folder: Path, settings: Settings, shard: int, played: list[Played]) -> None:
    """Records first: a shard is there when its decisions are."""
    lines = b"".join(game.record + b"\n" for game in played)
    write_whole(records_file(folder, shard), lines)
    about = {ABOUT: msgspec.json.encode(settings), DIGEST: _digest(lines)}
    sink = pa.BufferOutputStream()
    parquet.write_table(
        table(settings, played).replace_schema_metadata(about),
        sink,
        compression="zstd",
        write_page_checksum=True,
    )
    write_whole(decisions_file(folder, shard), sink.getvalue())


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).hexdigest().encode()


def write_whole(path: Path, data: Any) -> None:
    """Whole or not at all, also when the power fails."""
    path.parent.mkdir(exist_ok=True)
    part = path.with_name(f".{path.name}.part")  # readers of a folder pass such names over
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def is_whole(folder: Path, settings: Settings, shard: int) -> bool:
    """Are both files as they were written, and of these settings?"""
    try:
        read = parquet.read_table(
            decisions_file(folder, shard),
            page_checksum_verification=True,
            use_threads=False,
        )
        about = read.schema.metadata or {}
        return (
            read.schema.equals(schema(settings))
            and msgspec.json.decode(about[ABOUT], type=Settings) == settings
            and read["game"].unique().to_pylist() == list(settings.numbers(shard))
            and _digest(records_file(folder, shard).read_bytes()) == about[DIGEST]
        )
    except (pa.ArrowException, OSError, KeyError, msgspec.DecodeError):
        return False
