"""What a thing is called: by the game's own words (`words/things.py`), else as in the notation."""

import importlib
import importlib.util
from collections.abc import Callable

from spieluhr.core.words import Both, pick

Thing = Callable[[str, str, str], Both | None]


def name(game_id: str, thing: str, lang: str) -> str:
    """Of `play card b2`; a game without such words is told in its notation."""
    verb, field, value = thing.split(" ", 2)
    words = _words(game_id)
    both = None if words is None else words(verb, field, value)
    return f"{verb} {value}" if both is None else pick(both, lang)


def _words(game_id: str) -> Thing | None:
    module = f"spieluhr.games.{game_id}.words.things"
    try:
        if importlib.util.find_spec(module) is None:
            return None
    except ModuleNotFoundError:
        return None
    found: Thing = importlib.import_module(module).thing
    return found
