"""Component data that an owner of the box can replace: one file of a game, known by its hash."""

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn

from platformdirs import user_data_dir

from spieluhr.core.errors import Malformed

Data = dict[str, Any]
NOT_HASHED: Final = ("note", "status")
CURRENT: Final = "current"


def refuse(field: str, reason: str) -> NoReturn:
    """Raise Malformed with the field of the data file that is wrong."""
    raise Malformed("data-field", field=field, problem=reason)


def whole(field: str, value: Any, least: int, most: int) -> int:
    """The value, if it is a whole number in that range; true and false are not."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        refuse(field, f"it must be a whole number from {least} to {most}")
    return value


def keys(
    field: str, value: Any, wanted: set[str], others: set[str] | None = None
) -> dict[str, Any]:
    """An object with exactly these keys, and some of the others."""
    if not isinstance(value, dict):
        refuse(field, "it must be an object")
    missing = wanted - set(value)
    extra = set(value) - wanted - (others or set())
    if missing:
        refuse(field, f"“{sorted(missing)[0]}” is missing")
    if extra:
        refuse(field, f"“{sorted(extra)[0]}” is unknown")
    return value


def digest(data: Data) -> str:
    """DK-8.2: of the values alone, whatever the file's layout."""
    hashed = {key: value for key, value in data.items() if key not in NOT_HASHED}
    text = json.dumps(hashed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def folder(game_id: str) -> Path:
    """Where this installation keeps the data sets of a game that are not built in."""
    home = os.environ.get("SPIELUHR_DATA")
    if home:
        return Path(home) / game_id
    return Path(user_data_dir("spieluhr", appauthor=False)) / game_id


class DataSets:
    """The data sets of one game: the built-in one and those an owner has put there."""

    def __init__(self, game_id: str, builtin: Path, check: Callable[[Any], None]) -> None:
        self.game_id = game_id
        self.builtin = builtin
        self.check = check

    def read(self, path: Path) -> Data:
        """A checked data set, or Malformed with the field that is wrong."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise Malformed("file", file=str(path), problem=reason) from None
        except (ValueError, RecursionError):
            raise Malformed("file", file=str(path), problem="it is not JSON") from None
        self.check(data)
        found: Data = data
        return found

    def current(self) -> Data:
        """What is played with now. A set that went bad is told, never half used."""
        marker = folder(self.game_id) / CURRENT
        if not marker.is_file():
            return self.read(self.builtin)
        return self.find(marker.read_text(encoding="utf-8").strip())

    def find(self, wanted: str) -> Data:
        """The data set of that hash."""
        data = self.read(self.builtin)
        if digest(data) == wanted:
            return data
        path = folder(self.game_id) / f"{wanted}.json"
        if wanted.isalnum() and path.is_file():
            data = self.read(path)
            if digest(data) == wanted:
                return data
        raise Malformed("data", data=wanted, game=self.game_id)

    def use(self, data: Data) -> str:
        """Play with this set from the next start on; older sets stay for their records."""
        self.check(data)
        name = digest(data)
        place = folder(self.game_id)
        place.mkdir(parents=True, exist_ok=True)
        _write(place / f"{name}.json", json.dumps(data, indent=1, ensure_ascii=False))
        _write(place / CURRENT, name)
        return name


def _write(path: Path, text: str) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    part.write_text(text + "\n", encoding="utf-8")
    part.replace(path)
