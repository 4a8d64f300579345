"""Spieluhr: modern tabletop games, exactly by their rules.

    import spieluhr

    match = spieluhr.start("antinomy", seed=1)
    expert = spieluhr.bot("expert", seed=2)
    while not match.is_over:
        match.play(expert.choose(match))
    print(match.outcome)

`start` deals a match, `bot` finds somebody to play it, `load` gives a game with its rules,
`load_record` reads a saved match, `review` looks back at one, and `games.game_ids()` lists what
there is to play. What a name needs is imported when it is asked for.
"""

import importlib
import os
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from spieluhr import games as games
    from spieluhr.bots.bot import Bot as Bot
    from spieluhr.bots.player import Player as Player
    from spieluhr.core.dice import Dice as Dice
    from spieluhr.core.errors import SpieluhrError as SpieluhrError
    from spieluhr.core.game import Game as Game
    from spieluhr.core.match import Match as Match
    from spieluhr.front import bot as bot
    from spieluhr.front import load as load
    from spieluhr.front import load_record as load_record
    from spieluhr.front import review as review
    from spieluhr.front import start as start

__version__: Final = "0.2.0"

INTERPRETED = os.environ.get("SPIELUHR_INTERPRETED", "") not in ("", "0")

if INTERPRETED:
    from spieluhr import interpreted

    interpreted.install()

# Where each name of the front door is at home.
_HOMES = {
    "Bot": "spieluhr.bots.bot",
    "Dice": "spieluhr.core.dice",
    "Game": "spieluhr.core.game",
    "Match": "spieluhr.core.match",
    "Player": "spieluhr.bots.player",
    "SpieluhrError": "spieluhr.core.errors",
    "bot": "spieluhr.front",
    "games": "spieluhr.games",
    "load": "spieluhr.front",
    "load_record": "spieluhr.front",
    "review": "spieluhr.front",
    "start": "spieluhr.front",
}
__all__ = [
    "INTERPRETED",
    "Bot",
    "Dice",
    "Game",
    "Match",
    "Player",
    "SpieluhrError",
    "bot",
    "games",
    "load",
    "load_record",
    "review",
    "start",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'spieluhr' has no attribute {name!r}")
    home = importlib.import_module(_HOMES[name])
    found = home if name == "games" else getattr(home, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
