"""The games as OpenSpiel knows games: one adapter for all of them and all their modes.

Importing this package registers `spieluhr_antinomy` and so on with `pyspiel.load_game`; options are
parameters by name: `spieluhr_antinomy(solo=hard)`, `spieluhr_steam_time(players=3)`. `load` does
the same from Python. `spieluhr_antinomy_endgame(turns=3)` is small enough for exact tools.

Decisions keep their numbers; chance results are numbered from 0. Returns come at the end and add up
to 0, except for a player alone.
"""

try:
    import pyspiel
except ModuleNotFoundError as error:
    sentence = 'OpenSpiel is not installed: pip install "spieluhr[research]"'
    raise ModuleNotFoundError(sentence, name="pyspiel") from error

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.research.open_spiel.endgame import SpielEndgame
from spieluhr.research.open_spiel.game import SpielGame, SpielState
from spieluhr.research.open_spiel.observer import Observer
from spieluhr.research.open_spiel.parameters import named
from spieluhr.research.open_spiel.playouts import Playouts
from spieluhr.seating import Options, seating

__all__ = ["KINDS", "Observer", "Playouts", "SpielEndgame", "SpielGame", "SpielState", "load"]


def load(
    game_id: str, options: Options | None = None, seats: int | None = None, seed: int = 0
) -> SpielGame:
    """A game of ours as a game of OpenSpiel; what the options leave to chance follows the seed."""
    wanted = seating(game_id, options, seats)
    complete = wanted.game.complete(dict(wanted.options), Dice(seed))
    return KINDS[game_id](named(wanted.game, complete))


def _register(game_id: str) -> type[SpielGame]:
    """OpenSpiel calls the class. It outlives the interpreter there, which a function would not."""
    kind: type[SpielGame] = type(f"Spiel_{game_id}", (SpielGame,), {"game_id": game_id})
    pyspiel.register_game(kind.registered_type(), kind)
    return kind


KINDS = {game_id: _register(game_id) for game_id in games.game_ids()}
pyspiel.register_game(SpielEndgame.registered_type(), SpielEndgame)
