"""A file of SQLite serves one server at a time: others would not hear of its changes."""

from pathlib import Path

from filelock import FileLock, Timeout

from spieluhr.core.errors import Malformed
from spieluhr.server.store import private_files
from spieluhr.server.store.databases import read_url
from spieluhr.server.store.errors import in_words


def hold(url: str) -> FileLock | None:
    """Held until it is released; it goes with the process."""
    parsed = read_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    path = Path(f"{parsed.database}.lock")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        private_files.make(path)
        held = FileLock(path, mode=private_files.OURS, thread_local=False)
        held.acquire(blocking=False)
    except Timeout:
        problem = "another server is using this file. To run several servers, use PostgreSQL"
        raise Malformed("file", file=parsed.database, problem=problem) from None
    except OSError as error:
        raise Malformed("file", file=str(path), problem=in_words(error)) from None
    return held
