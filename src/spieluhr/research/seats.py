"""What all adapters share: a game as somebody wants to play it, and what losing it costs."""

from collections.abc import Mapping
from typing import NamedTuple

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

    def new_match(self, dice: Dice) -> Match:
        """What the options leave to chance is decided anew for each match; cards are not dealt."""
        complete = self.game.complete(dict(self.options), dice)
        return Match(self.game, self.game.read_options(complete), self.seats)


def seating(game_id: str, options: Options | None = None, seats: int | None = None) -> Seating:
    """Without options, the number of seats chooses the mode. Malformed if there is no such game."""
    game = games.load(game_id)
    if options is not None and not isinstance(options, Mapping):
        raise Malformed("options", problem=f"{options!r:.40} is not a dict of options")
    given = _mode_for(game, seats) if options is None else dict(options)
    counts = seat_counts(game, given)
    wanted = Seating(game, given, counts[0] if seats is None else seats)
    wanted.new_match(Dice(0))  # refuses a wrong number of seats
    return wanted


def _mode_for(game: Game, seats: int | None) -> dict[str, object]:
    """The first mode for that many; the usual one if there is none."""
    fitting = (given for _, given in game.modes if seats in seat_counts(game, given))
    return dict(next(fitting, {}))


def seat_counts(game: Game, given: Options) -> list[int]:
    """For how many players these options are."""
    return game.seat_counts(game.read_options(game.complete(dict(given), Dice(0))))


def defeat(seats: int) -> float:
    """What a game is worth to one who loses it, as `Outcome.utilities` counts."""
    return -1.0 / max(1, seats - 1)
