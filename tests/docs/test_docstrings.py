"""Whoever reads the sources finds a sentence for everything that is public."""

from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tests.docs.public_names import SOURCES, TEMPLATE, Module, read

PACKAGE = SOURCES / "spieluhr"
GAMES = PACKAGE / "games"
FOLDERS = [path for path in (*PACKAGE.iterdir(), *GAMES.iterdir()) if any(path.rglob("*.py"))]
ROOMS = sorted(str(path.relative_to(PACKAGE)) for path in FOLDERS if path != GAMES)


def undescribed(folder: Path, pattern: str) -> list[str]:
    """Each name without a docstring, behind its file."""
    files = sorted(folder.glob(pattern))
    assert files
    return [f"{path.relative_to(ROOT)}: {name}" for path in files for name in read(path).bare()]


@pytest.mark.parametrize("room", ROOMS)
def test_everything_public_has_a_docstring(room: str) -> None:
    assert undescribed(PACKAGE / room, "**/*.py") == []


def test_everything_public_beside_the_rooms_has_a_docstring() -> None:
    assert undescribed(PACKAGE, "*.py") + undescribed(GAMES, "*.py") == []


def test_everything_public_in_the_small_game_has_a_docstring() -> None:
    assert undescribed(TEMPLATE, "**/*.py") == []


def bare(source: str, verbs: frozenset[str] = frozenset()) -> list[str]:
    return Module(source, verbs).bare()


def test_what_has_none_is_found() -> None:
    source = 'class A:\n    "Said."\n    def b(self): ...\n    def _c(self): ...\ndef d(): ...\n'
    assert bare(source) == ["A.b", "d"]


def test_an_override_needs_none_if_its_base_says_something() -> None:
    base = 'class A:\n    "Said."\n    def b(self):\n        "Said."\n    def c(self): ...\n'
    assert bare(base + 'class D(A):\n    "Said."\n    def b(self): ...\n') == ["A.c"]
    assert bare(base + 'class D(A):\n    "Said."\n    def c(self): ...\n') == ["A.c", "D.c"]
    game = "from spieluhr.core.rules import Rules\n"
    assert bare(f'{game}class D(Rules[int]):\n    "Said."\n    def legal(self): ...\n') == []
    assert bare(f'{game}class D(Rules):\n    "Said."\n    def other(self): ...\n') == ["D.other"]


def test_what_another_project_calls_needs_none() -> None:
    source = 'import logging\nclass A(logging.Formatter):\n    "Said."\n    def {}(self): ...\n'
    assert bare(source.format("format")) == []
    assert bare(source.format("other")) == ["A.other"]


def test_verbs_that_are_described_for_all_modules_need_none() -> None:
    source = "def add(): ...\ndef show(): ...\n"
    assert bare(source, frozenset({"add"})) == ["show"]
