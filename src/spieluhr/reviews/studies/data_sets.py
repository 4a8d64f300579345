"""Data sets to compare: the one in use, with some of its values changed."""

import copy
import json
from pathlib import Path
from typing import Any

from spieluhr import games
from spieluhr.core import component_data
from spieluhr.core.component_data import Data, DataSets
from spieluhr.core.errors import Malformed
from spieluhr.reviews.errors import ReviewError


def sets_of(game_id: str) -> DataSets:
    """Those of a game whose data can be replaced; ReviewError otherwise."""
    sets = games.data_sets(game_id)
    if sets is None:
        raise ReviewError("no-data-sets", game=game_id)
    return sets


def changed(game_id: str, changes: list[str]) -> Data:
    """The data in use with each `KEY=VALUE`: keys with dots between them, places from 0."""
    sets = sets_of(game_id)
    data = copy.deepcopy(sets.current())
    for change in changes:
        key, equals, written = change.partition("=")
        if not equals:
            raise ReviewError("change", change=change[:80])
        _put(data, key, _value(written))
    sets.check(data)
    return data


def read(game_id: str, name: str) -> Data:
    """A data set from a file."""
    return sets_of(game_id).read(Path(name))


def _value(written: str) -> Any:
    try:
        return json.loads(written)
    except ValueError:
        return written


def _put(data: Any, key: str, value: Any) -> None:
    *way, last = key.split(".")
    place = data
    for word in way:
        place = _inside(place, word, key)
    _inside(place, last, key)  # only what is there can be changed
    place[int(last) if isinstance(place, list) else last] = value


def _inside(place: Any, word: str, key: str) -> Any:
    if isinstance(place, dict) and word in place:
        return place[word]
    if isinstance(place, list) and word.isdigit() and int(word) < len(place):
        return place[int(word)]
    raise ReviewError("no-key", name=key[:80])


def keep(game_id: str, data: Data) -> str:
    """Where records and workers find it by its hash; what is played with by default stays."""
    name = component_data.digest(data)
    place = component_data.folder(game_id) / f"{name}.json"
    if not place.is_file():
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            part = place.with_suffix(".part")
            part.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")
            part.replace(place)
        except OSError as error:
            problem = (error.strerror or str(error)).lower()
            raise Malformed("file", file=str(place), problem=problem) from None
    return name
