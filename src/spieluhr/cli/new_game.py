"""spieluhr new-game: a small working game under a new name, to be made into another one."""

import argparse
import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import spieluhr
from spieluhr import games
from spieluhr.cli import own_project
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
        "for you to turn into your own: into Spieluhr's sources if you are in their folder, and "
        "otherwise as a project of its own, into a new folder of that name.",
    )
    parser.add_argument("name", metavar="NAME", help="its id, e.g. mine_field")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    name: str = arguments.name
    root = checkout(Path.cwd())
    if root is None:
        return begin_project(name)
    check(name, root)
    for file in write(name, root):
        print(file.relative_to(root))
    print(f"\nPlay it: spieluhr play {name}")
    print(f"Test it: pytest tests/games/{name}, and pytest tests/battery -k {name}")
    print("What to change first: docs/new_game.md")
    return 0


def begin_project(name: str) -> int:
    """A folder of its own, for those who have installed Spieluhr."""
    root = Path.cwd() / name
    check_name(name)
    if name in games.game_ids():
        raise _refusal(name, "there is a game of that name", "so heißt schon ein Spiel")
    if root.exists():
        raise _refusal(name, *_taken(f"{name}/"))
    for place, text in own_project.files(name):
        _put(root / place, text)
    letters = clause_letters(name, set())
    for source, place in _pairs(name):
        if (target := own_project.place(place, name)) is not None:
            text = own_project.adapted(renamed(source, name, letters), name)
            _put(root / target, text)
    for file in sorted(path for path in root.rglob("*") if path.is_file()):
        print(file.relative_to(root.parent).as_posix())
    print(f"\nInstall it: pip install -e {name}    (any change counts at once)")
    print(f"Play it: spieluhr play {name}")
    print(f"Test it: pip install pytest, then pytest {name}")
    print(f"What to change first: {name}/README.md")
    return 0


def checkout(start: Path) -> Path | None:
    """The folder of Spieluhr's sources around this one, if it is in them."""
    for folder in (start, *start.parents):
        if all((folder / part).is_dir() for part in (TEMPLATE, GAMES, TESTS)):
            return folder
    return None


def template() -> Path:
    """In a package that was installed, a part of it; in the sources, beside them."""
    package = Path(spieluhr.__file__).parent
    places = (package / TEMPLATE, package.parent.parent / TEMPLATE)
    return next(place for place in places if place.is_dir())


def check(name: str, root: Path) -> None:
    """Refuses a name that cannot be an id, or whose folders exist already."""
    check_name(name)
    for place in own_places(name):
        if (root / place).exists():
            raise _refusal(name, *_taken(place.as_posix()))


def _taken(there: str) -> tuple[str, str]:
    return f"there is already something at {there}", f"unter {there} liegt schon etwas"


def _refusal(name: str, english: str, german: str) -> Malformed:
    return Malformed("file", file=name[:40], problem=(english, german))


def check_name(name: str) -> None:
    """Refuses what cannot be both an id and the name of a Python package."""
    if not SHAPE.fullmatch(name):
        raise _refusal(
            name,
            "use lower-case letters from a to z, with single underscores between words",
            "nimm Kleinbuchstaben von a bis z, mit einzelnen Unterstrichen zwischen den Wörtern",
        )
    if keyword.iskeyword(name):
        raise _refusal(name, "it is a Python keyword", "er ist ein Schlüsselwort von Python")
    if not SHORTEST <= len(name) <= LONGEST:
        raise _refusal(
            name,
            f"it needs {SHORTEST} to {LONGEST} letters",
            f"er braucht {SHORTEST} bis {LONGEST} Buchstaben",
        )


def own_places(name: str) -> list[Path]:
    """The folders and files of the project that belong to the game of that name alone."""
    root = template()
    return sorted(_place(path.relative_to(root), name) for path in root.rglob("demo*"))


def _place(path: Path, name: str) -> Path:
    return Path(*(DEMO.sub(name, part) for part in path.parts))


def _pairs(name: str) -> Iterator[tuple[Path, Path]]:
    """Every file of the template and where it goes."""
    root = template()
    for source in sorted(root.rglob("*")):
        path = source.relative_to(root)
        if source.is_file() and DEMO.search(path.as_posix()) and "__pycache__" not in path.parts:
            yield source, _place(path, name)


def write(name: str, root: Path) -> list[Path]:
    """The files of the new game, written into the sources."""
    letters = clause_letters(name, taken_letters(root))
    made = [(root / place, renamed(source, name, letters)) for source, place in _pairs(name)]
    for target, text in made:
        _put(target, text)
    return [target for target, _ in made]


def _put(target: Path, text: str) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Malformed("file", file=str(target), problem=reason) from None


def renamed(source: Path, name: str, letters: str) -> str:
    """The text of a file of the template, as the game of that name has it."""
    words = name.split("_")
    text = source.read_text(encoding="utf-8")
    text = TITLES.sub(" ".join(word.capitalize() for word in words), text)
    text = CLAUSE.sub(letters, text)
    text = re.sub(r"\bDemo", "".join(word.capitalize() for word in words), text)
    return DEMO.sub(name, text)


def taken_letters(root: Path) -> set[str]:
    """What the clauses of the games in these sources begin with."""
    return {
        letters
        for file in (root / TESTS).glob("*/clauses.py")
        for letters in re.findall(r"\"([A-Z]{2})-\d", file.read_text(encoding="utf-8"))
    }


def clause_letters(name: str, taken: set[str]) -> str:
    """Two letters that no other game's clauses begin with: of its words, or what is free."""
    words = name.upper().split("_")
    plain = "".join(words)
    wanted = [words[0][0] + word[0] for word in words[1:]]
    wanted += [plain[0] + letter for letter in plain[1:] + ALPHABET]
    wanted += [first + second for first in ALPHABET for second in ALPHABET]
    return next(letters for letters in wanted if letters not in taken)
