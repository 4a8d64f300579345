"""Sampled games on disk as they come: an interrupted run goes on, and a larger one adds to it."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import structs

from spieluhr.arena import lines
from spieluhr.arena.calibration.samples import Sampled
from spieluhr.arena.plan import Plan, Task, tasks
from spieluhr.core.errors import Malformed

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"


class Kept:
    """A folder of one plan, whatever its number of deals: each follows from its number alone."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.games: dict[tuple[int, int], Sampled] = {}

    def begin(self) -> None:
        """Read what is there; a folder of another plan is refused."""
        endless = msgspec.json.encode(structs.replace(self.plan, deals=0))
        there = self.folder / PLAN
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not there.exists():
                there.write_bytes(endless)
            elif there.read_bytes() != endless:
                raise self._refusal("it belongs to another plan")
            for one in lines.read(self.folder / GAMES, Sampled):
                self.games[one.deal, one.turned] = one
        except OSError as error:
            raise self._refusal((error.strerror or str(error)).lower()) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._refusal("it is damaged") from None

    def missing(self) -> list[Task]:
        """The games of the plan that were not played yet."""
        return [task for task in tasks(self.plan) if (task.deal, task.turned) not in self.games]

    def add(self, game: Sampled) -> None:
        """Append one game; what is added survives an interruption."""
        lines.add(self.folder / GAMES, game)
        self.games[game.deal, game.turned] = game

    def planned(self) -> list[Sampled]:
        """The games of the plan and no others, in its order."""
        wanted = [(task.deal, task.turned) for task in tasks(self.plan)]
        return [self.games[key] for key in wanted if key in self.games]

    def _refusal(self, problem: str) -> Malformed:
        return Malformed("resume", folder=str(self.folder), problem=problem)
