"""The rules and searchers compiled for browsers: a wheel that a release brings along."""

import zipfile
from pathlib import Path
from typing import Final

from spieluhr.core.errors import Malformed
from spieluhr.offline import ingredients

TAG: Final = f"cp314-cp314-{ingredients.PLATFORM}.whl"


def extract(wheel: Path, sources: Path, own: Path) -> None:
    """Its machine code beside the sources, which Python prefers. It must be made from `own`."""
    if not wheel.is_file():
        raise Malformed("file", file=str(wheel), problem="there is no such file")
    if not wheel.name.endswith(f"-{TAG}"):
        raise Malformed("file", file=str(wheel), problem=f"its name does not end in {TAG}")
    try:
        with zipfile.ZipFile(wheel) as given:
            names = set(given.namelist())
            for place, path in ingredients.own(own):
                if path.suffix == ".py" and (
                    place not in names or given.read(place) != path.read_bytes()
                ):
                    problem = f"it was made from other sources: {place} differs"
                    raise Malformed("file", file=str(wheel), problem=problem)
            for name in sorted(names):
                if name.endswith(".so"):
                    given.extract(name, sources)
    except zipfile.BadZipFile:
        raise Malformed("file", file=str(wheel), problem="it is not a wheel") from None
