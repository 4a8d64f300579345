"""spieluhr view-types: what a board reads of a game, written as TypeScript beside the board.

The types are those of `View` in the game's schema. What is printed on its components and what they
are called comes from `BOARD` in its module `board`, where a game has one.
"""

import argparse
import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Any, Final

from spieluhr import games
from spieluhr.cli import typescript
from spieluhr.cli.new_game import checkout
from spieluhr.core.errors import Malformed

BOARD: Final = "web/src/games/{game}/Board.svelte"
FILE: Final = "web/src/games/{game}/generated.ts"
SCHEMAS: Final = ("schema", "knowledge.schema")  # the first where knowledge is one module
HEAD: Final = (
    "/* Made by `spieluhr view-types {game}`: change the game's {sources}, not this file. */"
)


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "view-types",
        help="write what a game's board reads as TypeScript",
        description="Write the types of a game's view, and what its `board.py` says about its "
        "components, as TypeScript for its board. Run it in the project's folder.",
    )
    parser.add_argument("games", metavar="GAME", nargs="*", help="default: every game with a board")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if one is stale")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    root = checkout(Path.cwd())
    if root is None:
        raise Malformed("file", file=str(Path.cwd()), problem="it is not in the project's folder")
    stale = [game for game in arguments.games or with_board(root) if is_stale(game, root)]
    for game in stale:
        if arguments.check:
            place = FILE.format(game=game)
            print(f"{place} is stale: run `spieluhr view-types {game}`.", file=sys.stderr)
        else:
            write(game, root)
            print(FILE.format(game=game))
    return 1 if stale and arguments.check else 0


def with_board(root: Path) -> list[str]:
    """The games that are drawn in the browser."""
    return [game for game in games.game_ids() if (root / BOARD.format(game=game)).is_file()]


def is_stale(game: str, root: Path) -> bool:
    """True also if the file is missing."""
    place = root / FILE.format(game=game)
    return not place.is_file() or place.read_text(encoding="utf-8") != text(game)


def write(game: str, root: Path) -> None:
    """Into the board's folder, which is made if need be."""
    place = root / FILE.format(game=game)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text(game), encoding="utf-8")


def text(game: str) -> str:
    """The whole file."""
    schema = _module(game, *SCHEMAS)
    board = _module(game, "board")
    assert schema is not None, f"{game} has no schema.py"
    sources = "schema.py" if board is None else "schema.py and board.py"
    parts = [HEAD.format(game=game, sources=sources), typescript.Types(schema.View).text()]
    if board is not None:
        parts += [typescript.value(name, content) for name, content in board.BOARD.items()]
    return "\n\n".join(parts) + "\n"


def _module(game: str, *names: str) -> Any:
    """The first of these modules that the game has."""
    package = games.load(game).__class__.__module__.rpartition(".")[0]
    for name in names:
        if importlib.util.find_spec(f"{package}.{name}") is not None:
            return importlib.import_module(f"{package}.{name}")
    return None
