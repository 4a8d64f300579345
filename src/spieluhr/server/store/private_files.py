"""Files for nobody but whoever runs the server: they hold seeds and who played with whom."""

import contextlib
import os
import stat
from pathlib import Path

OURS = stat.S_IRUSR | stat.S_IWUSR
FOR_OTHERS = stat.S_IRWXO | stat.S_IRWXG


def make(path: Path) -> None:
    """A new file is ours alone from its first moment; one that is there stays as it is."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OURS))


def close(path: Path) -> None:
    """To others, whoever has made it."""
    with contextlib.suppress(OSError):  # it may be gone, or belong to somebody who knows better
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & FOR_OTHERS:
            path.chmod(mode & ~FOR_OTHERS)
