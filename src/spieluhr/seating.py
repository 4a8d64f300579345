"""What all adapters share: a game as somebody wants to play it, and what losing it costs."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from spieluhr import games
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.match import Match

Options = Mapping[str, object]  # as JSON; what is missing has its usual value


class Seating(NamedTuple):
    """A game, how it is to be played and by how many; many matches are made from it."""

    game: Game
    options: dict[str, object]
    seats: int

    def new_match(self, dice: Dice, settles: bool = False) -> Match:
        """What the options leave to chance is decided anew for each match.

        One that `settles` keeps the dice, and with them chance settles itself.
        """
        options = self.game.read_options(self.game.complete(dict(self.options), dice))
        return Match(self.game, options, self.seats, dice=dice if settles else None)


def seating(game_id: str, options: Options | None = None, seats: int | None = None) -> Seating:
    """A number of seats chooses the mode, as far as the options do not. Malformed if there is none.

    Options may hold numbers and arrays of numpy.
    """
    game = games.load(game_id)
    if options is not None and not isinstance(options, Mapping):
        raise Malformed("options", problem=f"{options!r:.40} is not a dict of options")
    given = {name: plain(value) for name, value in (options or {}).items()}
    if seats is None:
        seats = seat_counts(game, given)[0]
    else:
        given = _mode_for(game, seats) | given
    wanted = Seating(game, given, seats)
    wanted.new_match(Dice(0))  # refuses a wrong number of seats
    return wanted


def plain(value: Any) -> Any:
    """A number or an array of numpy as Python's own."""
    return value.tolist() if hasattr(value, "tolist") else value


def _mode_for(game: Game, seats: int) -> dict[str, object]:
    """The first mode for that many; the usual one if there is none."""
    fitting = (given for _, given in game.modes if seats in seat_counts(game, given))
    return dict(next(fitting, {}))


def seat_counts(game: Game, given: Options) -> list[int]:
    """For how many players these options are."""
    return game.seat_counts(game.read_options(game.complete(dict(given), Dice(0))))


def defeat(seats: int) -> float:
    """What a game is worth to one who loses it, as `Outcome.utilities` counts."""
    return -1.0 / max(1, seats - 1)
