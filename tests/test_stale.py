"""Sources that are newer than what was compiled from them do not go unnoticed."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from spieluhr import INTERPRETED, interpreted
from spieluhr.cli import version
from spieluhr.cli.main import main

ROOT = Path(__file__).parent.parent
SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A source compiled an hour after it was written."""
    (tmp_path / "src/spieluhr/core").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    for path in ("setup.py", "src/spieluhr/core/dice.py", f"src/spieluhr/core/dice{SUFFIX}"):
        (tmp_path / path).touch()
    age(tmp_path / "src/spieluhr/core/dice.py", hours=2)
    age(tmp_path / f"src/spieluhr/core/dice{SUFFIX}", hours=1)
    return tmp_path


def age(path: Path, hours: float) -> None:
    then = path.stat().st_mtime - 3600 * hours
    os.utime(path, (then, then))


def test_compiled_after_the_last_change(checkout: Path) -> None:
    assert interpreted.stale(checkout) == []
    assert interpreted.warning(checkout) == ""


def test_changed_since(checkout: Path) -> None:
    (checkout / "src/spieluhr/core/dice.py").touch()
    assert interpreted.stale(checkout) == ["src/spieluhr/core/dice.py"]
    assert interpreted.warning(checkout) == (
        "The compiled modules are older than the sources (src/spieluhr/core/dice.py): "
        "run `make setup`."
    )


def test_removed_since(checkout: Path) -> None:
    """The compiled module could still be imported."""
    (checkout / "src/spieluhr/core/dice.py").unlink()
    assert interpreted.stale(checkout) == ["src/spieluhr/core/dice.py"]


def test_what_pip_installed_was_written_in_any_order(checkout: Path) -> None:
    (checkout / "src/spieluhr/core/dice.py").touch()
    (checkout / "setup.py").unlink()
    assert interpreted.stale(checkout) == []


def pytest_in(checkout: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    shutil.copy(ROOT / "tests/conftest.py", checkout / "tests")
    for name in ("__init__.py", "interpreted.py"):
        shutil.copy(ROOT / "src/spieluhr" / name, checkout / "src/spieluhr")
    (checkout / "tests/test_nothing.py").write_text("def test_nothing() -> None: ...\n")
    (checkout / "pytest.ini").touch()
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests"],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": "src", "SPIELUHR_INTERPRETED": "", **settings},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def test_pytest_does_not_start_on_old_modules(checkout: Path) -> None:
    assert pytest_in(checkout).returncode == 0
    (checkout / "src/spieluhr/core/dice.py").touch()
    done = pytest_in(checkout)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "run `make setup`" in done.stderr
    assert pytest_in(checkout, SPIELUHR_INTERPRETED="1").returncode == 0


def test_version_says_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(version, "is_compiled", lambda: True)
    monkeypatch.setattr(interpreted, "stale", lambda root: ["a.py", "b.py", "c.py"])
    assert main(["version"]) == 0
    assert "older than the sources (a.py and 2 more): run `make setup`" in capsys.readouterr().err


def test_version_names_games_that_were_not_compiled_with_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a new one before `make setup`: it is no older than anything, only slow."""
    monkeypatch.setattr(version, "is_compiled", lambda: True)
    assert main(["version"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "rules version" in line]
    assert [line for line in lines if line.endswith(", not compiled")] == lines * INTERPRETED
    assert lines
