"""A new game as a project of its own, installed beside Spieluhr and found by its entry point."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spieluhr import __version__

SOURCES: Final = ("src", "spieluhr", "games")
TESTS: Final = ("tests", "games")

PROJECT: Final = """\
[build-system]
requires = ["setuptools>=80"]
build-backend = "setuptools.build_meta"

[project]
name = "spieluhr-{dashed}"
version = "0.1.0"
description = "{title}, a game for Spieluhr"
requires-python = ">=3.11"
dependencies = ["spieluhr>={version}"]

# Spieluhr looks for folders of games in the package that is named here.
[project.entry-points."spieluhr.games"]
{name} = "{package}"

[tool.setuptools.package-data]
{package} = ["*/rules.*.md", "*/data.json", "*/lesson.json"]

[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = "--import-mode=importlib"
pythonpath = ["tests"]
"""

README: Final = """\
# {title}

A game for Spieluhr: now a duel of hours with 24 cards, soon yours.

```sh
pip install -e .                      # once; afterwards any change counts at once
spieluhr play {name}                  # in the terminal
spieluhr serve --open                 # in the browser, with spieluhr[server]
pip install pytest && pytest          # a test for every clause of the rules
spieluhr soak {name} --games 1000     # no dead end, no lost piece
```

Without installing it: `SPIELUHR_GAMES=src/{package} spieluhr play {name}`.

## What to change, in this order

In `src/{package}/{name}/`:

1. `rules.en.md` and `rules.de.md`: the rules in your own words, clause by clause.
2. `components.py`, then `rules.py`: state, legal moves, what a move does, the result.
3. `schema.py` and `knowledge.py`: what a player with perfect memory knows, and worlds that fit it.
4. `notation.py`, `words.py`, `terminal.py`: moves as text, every sentence, the table.
5. `bot.py`: how good a table is for each seat. `spieluhr arena {name} --bots greedy,random` tells.

Raise `version` in `game.py` whenever games can go differently than before.
"""

FRONT: Final = '"""Holds the folder of the game; Spieluhr finds it by the entry point."""\n'


def files(name: str) -> Iterator[tuple[Path, str]]:
    """What makes a project of it."""
    title = " ".join(word.capitalize() for word in name.split("_"))
    words = {
        "name": name,
        "dashed": name.replace("_", "-"),
        "package": package(name),
        "title": title,
        "version": __version__,
    }
    yield Path("pyproject.toml"), PROJECT.format(**words)
    yield Path("README.md"), README.format(**words)
    yield Path("src", package(name), "__init__.py"), FRONT


def adapted(text: str, name: str) -> str:
    """A file of Spieluhr's sources as the project has it: its tests stand in one folder."""
    return text.replace(f"{'.'.join(TESTS)}.{name}.builders", "builders")


def package(name: str) -> str:
    """Of a game outside the sources, so that two projects cannot clash."""
    return f"spieluhr_{name}"


def place(path: Path, name: str) -> Path | None:
    """Where a file of Spieluhr's sources goes in the project; None if it is not needed there."""
    parts = path.parts
    if parts[:3] == SOURCES:
        return Path("src", package(name), *parts[3:])
    if parts[:2] == TESTS and (path.name == "builders.py" or path.name.startswith("test_")):
        return Path("tests", path.name)
    return None
