"""One folder is one game. There is no list to edit: what lies here is found."""

import importlib
import importlib.util
import pkgutil
from functools import cache

from spieluhr.core.component_data import DataSets
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game


def game_ids() -> list[str]:
    """The folders, by name."""
    return sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)


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
    game: Game = importlib.import_module(f"{__name__}.{game_id}.game").GAME
    return game


def edition(game_id: str, rules: int, data: str | None) -> Game:
    """A game as a record or a stored table names it: with that data set, by those rules."""
    return load(game_id).edition(rules, data)
