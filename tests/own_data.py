"""What tests of component data share: an installation that an owner of the box has changed."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from spieluhr.core.component_data import digest


class Installation:
    """The program with a data folder of its own."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.home = place / "home"

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A new start, which loads the set in use."""
        return subprocess.run(
            [sys.executable, "-m", "spieluhr", *words],
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "SPIELUHR_DATA": str(self.home), "LC_ALL": "C.UTF-8"},
            timeout=120,
            check=False,
        )

    def write(self, name: str, written: object) -> str:
        path = self.place / name
        path.write_text(json.dumps(written, indent=3), encoding="utf-8")
        return str(path)


def check_digest(data: dict[str, Any], expected: str) -> None:
    """The hash is of the values alone: not of notes, nor of the order of keys."""
    plain = {key: value for key, value in data.items() if key not in ("note", "status")}
    assert digest(data) == digest(plain) == expected
    assert digest(plain | {"note": "mine", "status": {"left": "S"}}) == expected
    assert digest(dict(reversed(plain.items()))) == expected
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest()[:12] == expected
