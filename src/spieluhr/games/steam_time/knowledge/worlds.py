"""Worlds that agree with what a seat knows (section 8)."""

from spieluhr.core.dice import Dice
from spieluhr.games.steam_time.knowledge.view import Sight
from spieluhr.games.steam_time.rules.state import State, copy


class Worlds(Sight):
    """Every seat knows everything that is decided."""

    def resample(self, s: State, seat: int | None, dice: Dice) -> State:
        """What nobody knows (decks, the bag) is not decided before it is drawn."""
        del seat, dice
        return copy(s)
