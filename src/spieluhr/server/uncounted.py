"""In place of Prometheus' client where nobody asks for numbers: in a page of the browser."""

import contextlib
from typing import Any


class Uncounted:
    """A counter, gauge or histogram that counts nothing."""

    def __init__(self, *_: Any, **__: Any) -> None: ...

    def labels(self, *_: str) -> "Uncounted":
        """The same: there is nothing to tell apart."""
        return self

    def count(self, amount: float = 1) -> None:
        """Any number it is told."""

    inc = dec = set = observe = count

    def time(self) -> contextlib.AbstractContextManager[None]:
        """Of a stretch of code."""
        return contextlib.nullcontext()

    track_inprogress = time


CollectorRegistry = Counter = Gauge = Histogram = ProcessCollector = Uncounted


def generate_latest(_: Uncounted) -> bytes:
    """There are none."""
    return b""
