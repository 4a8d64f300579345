"""A bot that sits at the table of a match, at any seat of it."""

from collections.abc import Callable

from spieluhr.bots.asking import advise, ask
from spieluhr.bots.bot import Bot
from spieluhr.bots.chances import chances, look
from spieluhr.bots.levels import LevelBot
from spieluhr.bots.search import JudgedMove
from spieluhr.core.dice import Dice
from spieluhr.core.errors import NotYourTurn
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, OVER


class Player:
    """Decides for whichever seat is asked, from what that seat knows.

    Every seat has a bot of its own: what one has seen, no other one learns. In another match all of
    them begin anew.
    """

    def __init__(self, make: Callable[[], Bot], dice: Dice) -> None:
        self._make = make
        self._dice = dice
        self._bots: dict[int, Bot] = {}
        self._match: Match | None = None

    def __repr__(self) -> str:
        bot = self._make()
        return f"<Player: {getattr(bot, 'level', '') or type(bot).__name__}>"

    def choose(self, match: Match) -> int:
        """Its move for the seat that has to decide; `match.text` says it in words."""
        return ask(self._at(match), match, self._dice)

    def judge(self, match: Match) -> list[JudgedMove]:
        """All legal moves with what it expects of them, the best first.

        Of a level, `value` is the chance to win and `noise` its standard error, if the game was
        calibrated for such tables and the level. Else it is what the bot itself calls it.
        """
        bot, game = self._at(match), match.game
        found = advise(bot, match, self._dice)
        if not isinstance(bot, LevelBot):
            return found
        world = game.rules.resample(match.state, match.actor, self._dice)
        if game.heuristics.at(bot.level, world) is not game.heuristics:
            return found  # chances were fitted to another value
        shares = chances(game.id, look(game.heuristics, world, match.actor, self._dice), found)
        if shares is None:
            return found
        return [
            JudgedMove(one.move, one.visits, chance.share, chance.doubt)
            for one, chance in zip(found, shares, strict=True)
        ]

    def _at(self, match: Match) -> Bot:
        """The bot of the seat that decides."""
        seat = match.actor
        if seat < 0:
            raise NotYourTurn({CHANCE: "chance", OVER: "over"}[seat])
        if match is not self._match:
            self._match, self._bots = match, {}
        if seat not in self._bots:
            self._bots[seat] = self._make()
        return self._bots[seat]
