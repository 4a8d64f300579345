"""Where Python and JavaScript meet in the worker in which bots think."""

from typing import Any

from spieluhr.offline.thinking import think


def think_of(job: Any) -> Any:
    """What came from the other worker, and what goes back to it."""
    from pyodide.ffi import to_js  # noqa: PLC0415  # there is one only in a browser

    return to_js(think(bytes(job.to_bytes())))
