"""A folder of self-play games (`spieluhr dataset`), to read."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from spieluhr import games
from spieluhr.core import record
from spieluhr.core.errors import Malformed
from spieluhr.core.schema import Record
from spieluhr.research.shards import DECISIONS, RECORDS, Settings, schema

import numpy as np  # isort: skip  # `shards` says what to install if it is missing
import pyarrow as pa  # isort: skip
from numpy.typing import NDArray  # isort: skip
from pyarrow import parquet  # isort: skip

ABOUT = "settings.json"
Folder = str | os.PathLike[str]


def refusal(folder: Path, problem: str) -> Malformed:
    """The error for a folder that cannot be read or continued."""
    return Malformed("resume", folder=str(folder), problem=problem)


def reason(error: OSError) -> str:
    """The system's reason as the middle of a sentence."""
    return (error.strerror or str(error)).lower()


def settings_of(folder: Folder) -> Settings:
    """What the games in the folder follow from."""
    folder = Path(folder)
    try:
        return msgspec.json.decode((folder / ABOUT).read_bytes(), type=Settings)
    except OSError as error:
        raise refusal(folder, reason(error)) from None
    except msgspec.DecodeError:
        raise refusal(folder, f"{ABOUT} is damaged") from None


def decisions(folder: Folder, columns: Sequence[str] | None = None) -> pa.Table:
    """All decisions that are there, in the order of games; or only these columns of them."""
    folder = Path(folder)
    nothing = schema(settings_of(folder)).empty_table()
    found = [nothing if columns is None else nothing.select(columns)]
    for file in sorted((folder / DECISIONS).glob("*.parquet")):
        try:
            found.append(parquet.read_table(file, columns=columns))
        except (pa.ArrowException, OSError):
            raise refusal(folder, f"{file.name} is damaged") from None
    return pa.concat_tables(found).replace_schema_metadata(found[-1].schema.metadata)


def observations(table: pa.Table) -> NDArray[np.uint8]:
    """One row of numbers for each decision, as the game's `layout` says."""
    cells = table["observation"].combine_chunks()
    flat: NDArray[np.uint8] = cells.flatten().to_numpy()
    return flat.reshape(len(table), cells.type.list_size)


def masks(table: pa.Table, game_id: str) -> NDArray[np.bool_]:
    """One row for each decision: True at the numbers of its legal moves."""
    legal = table["legal"].combine_chunks()
    rows = np.repeat(np.arange(len(table)), legal.value_lengths().to_numpy())
    found = np.zeros((len(table), games.load(game_id).decisions), dtype=np.bool_)
    found[rows, legal.flatten().to_numpy()] = True
    return found


def records(folder: Folder) -> Iterator[Record]:
    """The whole games with all that was hidden, in the order of their numbers."""
    for file in sorted((Path(folder) / RECORDS).glob("*.jsonl")):
        with file.open("rb") as lines:
            yield from map(record.decode, lines)
