"""Where Python and JavaScript meet in the worker in which bots think."""

from typing import Any

from pyodide.ffi import to_js

from spieluhr.offline.thinking import think


def think_of(job: Any) -> Any:
    """What came from the other worker, and what goes back to it."""
    return to_js(think(bytes(job.to_bytes())))
