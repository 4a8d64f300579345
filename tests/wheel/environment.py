"""A fresh environment for a wheel, on a path on which there is nothing else."""

import os
import subprocess
import time
from pathlib import Path

from tests.wheel import ROOT

SECONDS = 1800
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")
OURS = ("SPIELUHR_", "PYTHON", "VIRTUAL_ENV", "CC", "CXX")  # settings that must not reach it


class Environment:
    """A folder with a virtual environment, and places for what is played there."""

    def __init__(self, python: Path, folder: Path) -> None:
        self.folder = folder
        subprocess.run([python, "-m", "venv", folder / "venv"], check=True)
        self.bin = folder / "venv" / "bin"
        self.python = self.bin / "python"
        self.settings = {
            name: value for name, value in os.environ.items() if not name.startswith(OURS)
        }
        # No compiler, no Node, no make: they would not be there either.
        self.settings |= {"PATH": str(self.bin), "HOME": str(folder), "LC_ALL": "C.UTF-8"}
        self.settings["XDG_CONFIG_HOME"] = os.environ.get(
            "XDG_CONFIG_HOME", str(Path.home() / ".config")
        )  # where pip may have been told where packages are
        self._empty = self._bytes()

    @property
    def version(self) -> str:
        code = "import platform; print(platform.python_version())"
        return self.run("-c", code).strip()

    def run(self, *words: str | Path) -> str:
        done = subprocess.run(
            [self.python, *words],
            cwd=self.folder, env=self.settings, stdout=subprocess.PIPE, text=True,
            timeout=SECONDS, check=False,
        )  # fmt: skip
        assert done.returncode == 0, (words, done.stdout)
        return done.stdout

    def install(self, wheel: Path, extra: str = "") -> float:
        """How long it took."""
        wanted = f"spieluhr[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
        began = time.monotonic()
        self.run(*PIP, "install", "--only-binary", ":all:", wanted)
        return time.monotonic() - began

    def trial(self, what: str, engine: str) -> None:
        self.run(ROOT / "tests/wheel/trial.py", what, engine, self.folder / what)

    def megabytes(self) -> float:
        """Of all that was installed, without pip."""
        return (self._bytes() - self._empty) / 1e6

    def _bytes(self) -> int:
        return sum(path.stat().st_size for path in self.bin.parent.rglob("*") if path.is_file())
