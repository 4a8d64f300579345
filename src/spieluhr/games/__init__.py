"""One folder is one game. There is no list to edit: what lies here is found.

Games of others are found too: in the folders that SPIELUHR_GAMES names (separated as in PATH), and
in packages whose entry point in the group `spieluhr.games` names a package that holds such folders.
"""

import importlib
import importlib.util
import os
import pkgutil
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from spieluhr.core.component_data import DataSets
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game


def _others() -> Iterator[str]:
    """The folders with games of others."""
    for folder in os.environ.get("SPIELUHR_GAMES", "").split(os.pathsep):
        if folder:
            yield str(Path(folder).absolute())
    for entry in entry_points(group=__name__):
        with suppress(ImportError, ValueError):  # half uninstalled: the other games go on
            package = importlib.util.find_spec(entry.module)
            yield from (package and package.submodule_search_locations) or ()


# Their modules are named like ours (`spieluhr.games.NAME`); of two with one name, ours is played.
OURS = __path__[0]
__path__ = list(dict.fromkeys([*__path__, *_others()]))


def game_ids() -> list[str]:
    """The folders, by name."""
    return sorted({package.name for package in pkgutil.iter_modules(__path__) if package.ispkg})


def data_sets(game_id: str) -> DataSets | None:
    """The replaceable data of a game (`SETS` in its module `data`), also if it went bad."""
    if game_id not in game_ids():
        raise Malformed("game", game=game_id, games=", ".join(game_ids()))
    name = f"{__name__}.{game_id}.data"
    if importlib.util.find_spec(name) is None:
        return None
    sets: DataSets = importlib.import_module(name).SETS
    return sets


@cache
def load(game_id: str) -> Game:
    """The game of that folder: `GAME` in its module `game`."""
    if game_id not in game_ids():
        raise Malformed("game", game=game_id, games=", ".join(game_ids()))
    try:
        game: Game = importlib.import_module(f"{__name__}.{game_id}.game").GAME
    except Exception as error:
        if isinstance(error, Malformed) or Path(OURS, game_id).is_dir():
            raise
        raise Malformed("game-broken", game=game_id, problem=repr(error)) from error
    return game


def edition(game_id: str, rules: int, data: str | None) -> Game:
    """A game as a record or a stored table names it: with that data set, by those rules."""
    return load(game_id).edition(rules, data)
