"""What a weighed table is worth in shares of the win, for puzzles.

The chances of hints are used (`chances.json`), which were tested on games of bots: what a search
says of a table stands for both the evaluation and the search. That they tell two moves apart as
well as two tables is not said by that test; so whoever makes puzzles measures by playing on how
much of a difference is left (`puzzles/playing_on.py`), and costs are multiplied with that.
"""

from spieluhr.bots import chances
from spieluhr.bots.chances import Table
from spieluhr.core.game import Game
from spieluhr.core.rules import State
from spieluhr.puzzles.errors import PuzzleError


class Shares:
    """At one decision: all weighed moves are told at the same progress of the game."""

    def __init__(self, game: Game, s: State, seat: int) -> None:
        self.mode = game.heuristics.mode(s)
        fit = chances.fits(game.id).get(self.mode)
        if fit is None:
            raise PuzzleError("not-measured", game=game.words.title)
        self.fit = fit
        self.seat = seat
        self.progress = game.heuristics.progress(s)

    def of(self, values: list[float]) -> float:
        """The seat's own share of the win, if a search expects these values."""
        table = Table(self.mode, self.seat, self.progress, values)
        return self.fit.shares(table, values[self.seat])[self.seat]
