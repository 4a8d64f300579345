"""What makes everybody wait: the garbage collector, and a loop that is busy with one thing.

Python's collector looks at all objects that have survived so far whenever a quarter as many are
new: with a thousand tables that took 300 to 600 ms, while nobody was answered. Here it passes over
what is there from the start, and looks at old objects only after a million new ones. What tables
and connections leave behind goes at once, without the collector, so little is left to it.
"""

import asyncio
import gc
import time
from typing import Any, Final

from spieluhr.server import metrics

YOUNG: Final = 5_000  # more objects made than dropped, until the young are looked at
MIDDLE, OLD = 20, 10  # times the young, until the middle; times the middle, until all
LOOK: Final = 0.25  # seconds between two looks at how late the loop is


def spare_collector() -> None:
    """Once, when everything is loaded: that is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    gc.callbacks.append(Stopwatch())


class Stopwatch:
    """Notes how long each collection took."""

    def __init__(self) -> None:
        self._began = 0.0

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            took = time.perf_counter() - self._began
            metrics.COLLECTIONS.labels(str(info["generation"])).observe(took)


async def watch_loop() -> None:
    """Until cancelled. What should have run at a time and did not had to wait for something."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK
        await asyncio.sleep(LOOK)
        metrics.LAG.observe(max(0.0, loop.time() - due))
