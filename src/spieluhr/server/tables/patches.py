"""What is different between two views, so that a moment costs only what it changed."""

from typing import Any

from spieluhr.server.messages.table import Patch


def patches(now: Any, then: Any) -> list[Patch]:
    """What makes the view `then` out of the view `now`; both are plain JSON."""
    differences: list[Patch] = []
    _compare(now, then, [], differences)
    return differences


def _compare(now: Any, then: Any, at: list[str | int], differences: list[Patch]) -> None:
    if now == then and type(now) is type(then):
        return
    if isinstance(now, dict) and isinstance(then, dict) and now.keys() == then.keys():
        for key, value in then.items():
            _compare(now[key], value, [*at, key], differences)
    elif isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        for n, value in enumerate(then):
            _compare(now[n], value, [*at, n], differences)
    else:
        differences.append(Patch(at, then))
