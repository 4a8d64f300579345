"""Install every wheel of dist/ on every Python, without compiler and Node, and play.

    python -m tests.wheel            the whole: `make test-wheel`
    PYTHONS="python3.12 ..."         only these

Compiled wheels of other Pythons are built first. The last lines are a table for bench/install.md.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tests.wheel import ROOT, browser, pythons
from tests.wheel.environment import Environment

DIST = ROOT / "dist"
ENGINES = {"compiled": "compiled", "pure": "interpreted (slower)"}
LARGEST_BASE = 40.0  # MB


class Row(NamedTuple):
    """What one wheel on one Python took."""

    python: str
    wheel: str
    base: str
    server: str
    research: str
    played: str

    def line(self) -> str:
        return "| " + " | ".join(self) + " |"


HEAD = Row("Python", "wheel", "base", "with server", "with research", "played").line()
RULE = "|---|---|---|---|---|---|"


def main() -> int:
    found = pythons.find()
    missing = [version for version in pythons.SUPPORTED if version not in found]
    print(f"Found: {', '.join(found)}; not here: {', '.join(missing) or 'none'}", flush=True)
    rows = []
    for version, python in found.items():
        for kind in ENGINES:
            rows.append(try_wheel(version, python, kind))
            print(rows[-1].line(), flush=True)
    print("", HEAD, RULE, *(row.line() for row in rows), sep="\n")
    return 0


def try_wheel(version: str, python: Path, kind: str) -> Row:
    wheel = compiled(version, python) if kind == "compiled" else only(DIST, "*-py3-none-any.whl")
    with tempfile.TemporaryDirectory() as folder:
        place = Environment(python, Path(folder))
        began = time.monotonic()
        base = try_extra(place, wheel, kind, "")
        assert place.megabytes() < LARGEST_BASE, f"the base takes {place.megabytes():.1f} MB"
        server = try_extra(place, wheel, kind, "server")
        if kind == "compiled":
            browser.play(place)
        research = try_extra(place, wheel, kind, "research")
        size = f"{kind}, {wheel.stat().st_size / 1e6:.1f} MB"
        played = f"all, {time.monotonic() - began:.0f} s"
        return Row(place.version, size, base, server, research, played)


def try_extra(place: Environment, wheel: Path, kind: str, extra: str) -> str:
    """Its size with all before it, and how long installing took; then it is played with."""
    seconds, megabytes = place.install(wheel, extra), place.megabytes()
    place.trial(extra or "base", ENGINES[kind])
    return f"{megabytes:.0f} MB, {seconds:.0f} s"


def compiled(version: str, python: Path) -> Path:
    """The wheel of that Python, built from the archive if it is not there."""
    tag = f"*-cp{version.replace('.', '')}-*.whl"
    if not list(DIST.glob(tag)):
        print(f"Building the compiled wheel for Python {version} ...", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            tools = Path(folder, "tools")
            subprocess.run([python, "-m", "venv", tools], check=True)
            subprocess.run([ROOT / "scripts/wheels", tools / "bin" / "python"], check=True)
    return only(DIST, tag)


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


if __name__ == "__main__":
    sys.exit(main())
