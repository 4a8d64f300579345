"""Bytecode that the first start has made on this device: later starts need not compile anything."""

import io
import zipfile
from pathlib import Path
from typing import Final

HEAD: Final = 16  # bytes of a file of bytecode before the code (PEP 552)
MAGIC: Final = 4
UNCHECKED: Final = (1).to_bytes(4, "little") + bytes(8)  # the sources beside it do not change


def archive(folder: Path) -> bytes:
    """All of it, as a zip to be unpacked over the sources."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as target:
        for path in sorted(folder.rglob("__pycache__/*.pyc")):
            code = path.read_bytes()
            place = path.relative_to(folder).as_posix()
            target.writestr(place, code[:MAGIC] + UNCHECKED + code[HEAD:])
    return made.getvalue()
