"""What a weighed table is worth in shares of the win, and which numbers people may see.

`spieluhr review GAME --validate` fits and tests it, and keeps it beside the game (`review.json`).
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from spieluhr.bots import chances
from spieluhr.bots.chances import Fit, Table
from spieluhr.reviews.schema import Shown

GAMES: Final = chances.GAMES
EVEN: Final = 0.5  # says nothing: a fit of reviews has no search besides the table


class Scale:
    """Of one mode of a game. Without a fit a value is taken for a share, and nothing is shown."""

    def __init__(self, written: dict[str, Any] | None = None) -> None:
        written = written or {}
        self.fit: Fit | None = None
        if "fit" in written:
            one = {"holds": True, **written["fit"]}
            self.fit = chances.read({"modes": {"": one}})[""]
        self.basis = hashlib.sha256(json.dumps(written, sort_keys=True).encode()).hexdigest()[:16]
        self.shown = Shown(**written.get("shown", {}))
        self.beta: float = written.get("beta", 0.0)
        self.rates: dict[str, float] = written.get("rates", {})

    def shares(self, mode: str, seat: int, progress: float, values: list[float]) -> list[float]:
        """Everybody's share of the win, if that seat decides; alone, one's own."""
        if self.fit is None:
            total = sum(values)
            return [v / total for v in values] if len(values) > 1 and total > 0 else list(values)
        found = self.fit.shares(Table(mode, seat, progress, values), EVEN)
        return found[: len(values)]


_SCALES: Final[dict[tuple[str, str], Scale]] = {}


def scale_of(game_id: str, mode: str) -> Scale:
    """As it was validated; an empty one if nobody has."""
    if (game_id, mode) not in _SCALES:
        path = GAMES / game_id / "review.json"
        written = json.loads(path.read_text("utf-8")) if path.is_file() else {"modes": {}}
        _SCALES[game_id, mode] = Scale(written["modes"].get(mode))
    return _SCALES[game_id, mode]


def where(game_id: str) -> Path:
    """The file beside the game's rules."""
    return GAMES / game_id / "review.json"
