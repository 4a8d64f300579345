"""spieluhr new-game: a small working game under a new name, to be made into another one."""

import argparse
import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from spieluhr.core.errors import Malformed

TEMPLATE: Final = "template"  # of the project; its folders are those of the project
GAMES: Final = Path("src/spieluhr/games")
TESTS: Final = Path("tests/games")
SHAPE: Final = re.compile(r"[a-z]+(_[a-z]+)*")
SHORTEST, LONGEST = 2, 24  # letters; a longer name would break the lines of the template
DEMO: Final = re.compile(r"\bdemo\b")
TITLES: Final = re.compile(r"A New Game|Ein neues Spiel")
CLAUSE: Final = re.compile(r"(?<![A-Z])DE(?=[-_]\d)")
ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "new-game",
        help="add a game, starting from a small working one",
        description="Write a small working game with rules, bot, words and tests under a new name, "
        "for you to turn into your own. Run it in the project's folder.",
    )
    parser.add_argument("name", metavar="NAME", help="its id, e.g. mine_field")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    name: str = arguments.name
    root = project(Path.cwd())
    check(name, root)
    for file in write(name, root):
        print(file.relative_to(root))
    print(f"\nPlay it: spieluhr play {name}")
    print(f"Test it: pytest tests/games/{name}, and pytest tests/battery -k {name}")
    print("What to change first: docs/new_game.md")
    return 0


def project(start: Path) -> Path:
    """The folder of the project around this one."""
    for folder in (start, *start.parents):
        if all((folder / part).is_dir() for part in (TEMPLATE, GAMES, TESTS)):
            return folder
    raise Malformed("file", file=str(start), problem="it is not in the project's folder")


def check(name: str, root: Path) -> None:
    problem = _problem(name, root)
    if problem is not None:
        raise Malformed("file", file=name[:40], problem=problem)


def _problem(name: str, root: Path) -> tuple[str, str] | None:
    if not SHAPE.fullmatch(name):
        return (
            "use lower-case letters from a to z, with single underscores between words",
            "nimm Kleinbuchstaben von a bis z, mit einzelnen Unterstrichen zwischen den Wörtern",
        )
    if keyword.iskeyword(name):
        return "it is a Python keyword", "er ist ein Schlüsselwort von Python"
    if not SHORTEST <= len(name) <= LONGEST:
        return (
            f"it needs {SHORTEST} to {LONGEST} letters",
            f"er braucht {SHORTEST} bis {LONGEST} Buchstaben",
        )
    for place in own_places(name, root):
        if (root / place).exists():
            there = place.as_posix()
            return f"there is already something at {there}", f"unter {there} liegt schon etwas"
    return None


def own_places(name: str, root: Path) -> list[Path]:
    """The folders and files of the project that belong to the game of that name alone."""
    template = root / TEMPLATE
    return sorted(_place(path.relative_to(template), name) for path in template.rglob("demo*"))


def _place(path: Path, name: str) -> Path:
    return Path(*(DEMO.sub(name, part) for part in path.parts))


def _pairs(name: str, root: Path) -> Iterator[tuple[Path, Path]]:
    """Every file of the template and where it goes."""
    template = root / TEMPLATE
    for source in sorted(template.rglob("*")):
        path = source.relative_to(template)
        if source.is_file() and DEMO.search(path.as_posix()) and "__pycache__" not in path.parts:
            yield source, root / _place(path, name)


def write(name: str, root: Path) -> list[Path]:
    """The files of the new game, written."""
    letters = clause_letters(name, root)
    made = [(target, renamed(source, name, letters)) for source, target in _pairs(name, root)]
    for target, text in made:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return [target for target, _ in made]


def renamed(source: Path, name: str, letters: str) -> str:
    """The text of a file of the template, as the game of that name has it."""
    words = name.split("_")
    text = source.read_text(encoding="utf-8")
    text = TITLES.sub(" ".join(word.capitalize() for word in words), text)
    text = CLAUSE.sub(letters, text)
    text = re.sub(r"\bDemo", "".join(word.capitalize() for word in words), text)
    return DEMO.sub(name, text)


def clause_letters(name: str, root: Path) -> str:
    """Two letters that no other game's clauses begin with: of its words, or what is free."""
    taken = {
        letters
        for file in (root / TESTS).glob("*/clauses.py")
        for letters in re.findall(r"\"([A-Z]{2})-\d", file.read_text(encoding="utf-8"))
    }
    words = name.upper().split("_")
    plain = "".join(words)
    wanted = [words[0][0] + word[0] for word in words[1:]]
    wanted += [plain[0] + letter for letter in plain[1:] + ALPHABET]
    wanted += [first + second for first in ALPHABET for second in ALPHABET]
    return next(letters for letters in wanted if letters not in taken)
