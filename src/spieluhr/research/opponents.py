"""Bots at some seats of an environment."""

from collections.abc import Callable, Mapping

from spieluhr.bots import Bot, answer, find_bot
from spieluhr.core.batch import SPREAD, Opponents
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.core.rules import State

Opponent = str | Callable[[], Bot]  # the name of a bot, or what makes one


def maker(named: Opponent) -> Callable[[], Bot]:
    """What makes such a bot; Malformed if there is none of that name."""
    return find_bot(named) if isinstance(named, str) else named


class BotSeats(Opponents):
    """The same bots in every game. Each decision is made by a new one, which remembers nothing.

    So a decision follows from what the seat knows and the dice alone, and games can be copied.
    """

    def __init__(self, game: Game, seats: int, named: Mapping[int, Opponent]) -> None:
        wrong = next((seat for seat in named if seat not in range(seats)), None)
        if wrong is not None:
            raise Malformed("seat", seat=wrong, last=seats - 1)
        if len(named) == seats:
            problem = ("one has to be left for the caller", "einer muss für den Aufrufer frei sein")
            raise Malformed("table-seats", problem=problem)
        self.game = game
        self.seats = seats
        self.named = dict(named)
        self.makers = {int(seat): maker(one) for seat, one in named.items()}
        self.dice: list[Dice] = []

    def __reduce__(self) -> tuple[object, ...]:
        return _resumed, (self.game, self.seats, self.named, self.dice)

    def plays(self, seat: int) -> bool:
        """Is there a bot at this seat?"""
        return seat in self.makers

    def reseed(self, seed: int, n: int) -> None:
        """The dice of bots are not those of chance."""
        self.dice = [Dice(~(seed * SPREAD + k)) for k in range(n)]

    def decide(self, k: int, s: State) -> int:
        """The move of the bot whose turn it is, in a world dealt from what its seat knows."""
        return answer(self.makers[self.game.rules.actor(s)](), self.game, s, self.dice[k])

    def copy(self) -> "BotSeats":
        """Bots with the same dice."""
        return _resumed(self.game, self.seats, self.named, [dice.copy() for dice in self.dice])


def _resumed(game: Game, seats: int, named: Mapping[int, Opponent], dice: list[Dice]) -> BotSeats:
    bots = BotSeats(game, seats, named)
    bots.dice = dice
    return bots
