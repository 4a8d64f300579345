"""No file of code is longer than a reader can keep in mind, and the small game stays small."""

from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

LONGEST = 350  # lines
ENDINGS = (".py", ".ts", ".svelte", ".css", ".mjs")
FOLDERS = ("src", "web", "template", "bench", "docs", "examples", "scripts")
GENERATED = "generated.ts"
NOT_OURS = {"node_modules", "static", "__pycache__"}
MOST_MODULES = 10  # of the small game
MOST_PATTERNS = 6  # of what is compiled


@pytest.mark.parametrize(
    "folder", ["src", "web", "template", "bench", "docs", "examples", "scripts"]
)
def test_no_file_is_longer_than_a_reader_can_keep_in_mind(folder: str) -> None:
    long = [f"{path.relative_to(ROOT)}: {n}" for path, n in lines(ROOT / folder) if n > LONGEST]
    assert long == []


def lines(folder: Path) -> list[tuple[Path, int]]:
    files = [path for path in folder.rglob("*") if path.suffix in ENDINGS]
    ours = [path for path in files if not NOT_OURS & {*path.parts} and path.name != GENERATED]
    return [(path, len(path.read_text(encoding="utf-8").splitlines())) for path in ours]


def test_the_small_game_stays_small() -> None:
    assert len([*(ROOT / "template/src").rglob("*.py")]) <= MOST_MODULES


def test_what_is_compiled_is_named_by_few_patterns() -> None:
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    patterns = setup.split("COMPILED = (", 1)[1].split(")", 1)[0]
    assert patterns.count(".py") <= MOST_PATTERNS
