"""Every Python that Spieluhr supports and this machine has."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from tests.wheel import ROOT

SUPPORTED = re.findall(
    r"Python :: (3\.\d+)\"", (ROOT / "pyproject.toml").read_text(encoding="utf-8")
)


def find() -> dict[str, Path]:
    """By version: those that PYTHONS names, else those on the path, else pyenv's."""
    given = os.environ.get("PYTHONS", "").split()
    named = [Path(shutil.which(one) or one) for one in given]
    found = [path for path in named or [*_on_path(), *_of_pyenv()] if path.exists()]
    working = [(version, path) for path in found if (version := _version(path)) in SUPPORTED]
    first = dict(reversed(working))
    return {version: first[version] for version in SUPPORTED if version in first}


def _on_path() -> list[Path]:
    places = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    return [place / f"python{version}" for version in SUPPORTED for place in places]


def _of_pyenv() -> list[Path]:
    """Also those that are not switched on, whose command on the path only says so."""
    if shutil.which("pyenv") is None:
        return []
    root = subprocess.run(["pyenv", "root"], capture_output=True, text=True, check=True)
    return sorted(Path(root.stdout.strip(), "versions").glob("3.*/bin/python"))


def _version(python: Path) -> str:
    """`3.12`; nothing if it does not work."""
    code = "import sys, venv; print('%d.%d' % sys.version_info[:2])"
    try:
        done = subprocess.run(
            [python, "-c", code], capture_output=True, text=True, timeout=60, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip()
