"""Many games for one question, with a progress bar: those that are kept, and what is missing."""

import argparse
from collections.abc import Callable
from typing import Any, TypeVar

from spieluhr.arena import engines
from spieluhr.arena.plan import Task
from spieluhr.cli import screen
from spieluhr.reviews.kept import Game, Kept

R = TypeVar("R", bound=Game)


def gathered(
    kept: Kept[R],
    work: Callable[[Any, Task], R],
    wanted: Any,
    tasks: list[Task],
    arguments: argparse.Namespace,
) -> list[R]:
    """What the work makes of each task, in their order; an interrupted run resumes."""
    kept.begin()
    missing = [task for task in tasks if (task.deal, task.turned) not in kept.games]
    with screen.progress() as progress:
        bar = progress.add_task("", total=len(tasks), completed=len(tasks) - len(missing))
        for one in engines.do(work, wanted, missing, arguments.processes, arguments.ray):
            kept.add(one)
            progress.advance(bar)
    return [kept.games[task.deal, task.turned] for task in tasks]
