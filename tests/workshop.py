"""A copy of the project in which a game can be added and thrown away."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
TESTS = ("tests/battery", "tests/games", "tests/research")
FOLDERS = ("src", "template", *TESTS, "docs", "web/src/games")
TOOLS = ("__init__", "builders", "clauses", "drawing", "every_game", "examples", "golden")
FILES = ("pyproject.toml", "setup.py", *(f"tests/{name}.py" for name in TOOLS))
PAGES = "src/spieluhr/server/static"  # built once, used by all
SECONDS = 300


class Workshop:
    """The copy, and commands that run in it on its own sources."""

    def __init__(self, root: Path) -> None:
        self.root = root
        ignored = shutil.ignore_patterns("__pycache__", "static", "*.egg-info")
        for folder in FOLDERS:
            shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
        for file in FILES:
            shutil.copy(ROOT / file, root / file)
        (root / PAGES).symlink_to(ROOT / PAGES)

    @property
    def environment(self) -> dict[str, str]:
        own = {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        return {**os.environ, **own, "COLUMNS": "80", "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}

    def python(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.root,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=SECONDS,
            check=False,
        )

    def spieluhr(self, *words: str, typed: str = "") -> str:
        """What the command says; it must succeed."""
        done = self.python("spieluhr", *words, typed=typed)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def build_pages(self) -> None:
        """The web app with the games that are here now, instead of the one that all share."""
        web = self.root / "web"
        ignored = shutil.ignore_patterns("node_modules", "games")
        shutil.copytree(ROOT / "web", web, ignore=ignored, dirs_exist_ok=True)
        for path in (ROOT / "web/src/games").glob("*.*"):
            shutil.copy(path, web / "src/games")
        (web / "node_modules").symlink_to(ROOT / "web/node_modules")
        (self.root / PAGES).unlink()
        done = subprocess.run(
            ["npm", "run", "--silent", "build"],
            cwd=web, capture_output=True, text=True, timeout=SECONDS, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr

    def files(self) -> dict[Path, bytes]:
        """All that lies in it."""
        return {
            path.relative_to(self.root): path.read_bytes()
            for path in self.root.rglob("*")
            if path.is_file()
        }
