"""Results on disk as they come, so that an interrupted arena goes on where it was."""

from pathlib import Path

import msgspec

from spieluhr.arena import lines
from spieluhr.arena.plan import Plan, Result, tasks
from spieluhr.core.errors import Malformed

PLAN = "plan.json"
RESULTS = "results.jsonl"


class Store:
    """A folder with the plan and one line for each game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, plan: Plan) -> list[Result]:
        """The results that are there already; a folder of another plan is refused."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            there = self.folder / PLAN
            if there.exists():
                if msgspec.json.decode(there.read_bytes(), type=Plan) != plan:
                    raise self._refusal("it belongs to another plan")
            elif any(self.folder.iterdir()):
                raise self._refusal("it holds something else")
            else:
                there.write_bytes(msgspec.json.encode(plan))
            return self._results(plan)
        except OSError as error:
            raise self._refusal((error.strerror or str(error)).lower()) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._refusal("it is damaged") from None

    def _refusal(self, problem: str) -> Malformed:
        return Malformed("resume", folder=str(self.folder), problem=problem)

    def _results(self, plan: Plan) -> list[Result]:
        results = lines.read(self.folder / RESULTS, Result)
        missing = {(task.deal, task.turned) for task in tasks(plan)}
        for result in results:
            if (result.deal, result.turned) not in missing:
                raise self._refusal("it holds a game twice, or one that is not in its plan")
            missing.remove((result.deal, result.turned))
        return results

    def add(self, result: Result) -> None:
        """Append one result; what is added survives an interruption."""
        try:
            lines.add(self.folder / RESULTS, result)
        except OSError as error:
            raise self._refusal((error.strerror or str(error)).lower()) from None
