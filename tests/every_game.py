"""Each game as it can be set up, for tests of the whole product: found, never listed."""

from typing import Any, NamedTuple

from spieluhr import games
from spieluhr.cli.options import flags
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game

FOUR = 4


class Setup(NamedTuple):
    """What a table is made of."""

    game: str
    options: dict[str, Any]
    seats: int

    def flags(self) -> list[str]:
        """As the command line asks for it."""
        return flags(read(games.load(self.game), self.options), self.seats)


def read(game: Game, options: dict[str, Any]) -> Any:
    """The game's own options, what is left to chance among them chosen."""
    return game.read_options(game.complete(dict(options), Dice(1)))


def setups() -> list[Setup]:
    """Every game in every mode and number of players."""
    found = []
    for game in map(games.load, games.game_ids()):
        for _, options in game.modes:
            counts = game.seat_counts(read(game, options))
            found += [Setup(game.id, dict(options), seats) for seats in counts]
    return found


def for_players(game: str, players: int) -> Setup:
    """The game's first mode for so many."""
    return next(one for one in setups() if one.game == game and one.seats == players)


def for_two() -> list[Setup]:
    """Every game that two can play."""
    return _first_of_each([one for one in setups() if one.seats == 2])


def fullest(most: int = FOUR) -> list[Setup]:
    """Every game with as many as can play it, and once more alone, where that is another game."""
    found = []
    for game in games.game_ids():
        modes = [one for one in setups() if one.game == game and one.seats <= most]
        found.append(max(modes, key=lambda one: one.seats))
        found += [one for one in modes if one.seats == 1][-1:]
    return found


def _first_of_each(found: list[Setup]) -> list[Setup]:
    first: dict[str, Setup] = {}
    for one in found:
        first.setdefault(one.game, one)
    return list(first.values())
