"""A bot at the table of a match: what it is told, and what it is never handed."""

from operator import index

from spieluhr.bots.bot import Bot
from spieluhr.bots.search import JudgedMove
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Illegal
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, State


def ask(bot: Bot, match: Match, dice: Dice) -> int:
    """The bot's move for the seat that has to decide."""
    remember(bot, match, match.actor)
    return answer(bot, match.game, match.state, dice)


def answer(bot: Bot, game: Game, s: State, dice: Dice) -> int:
    """The same without a match. The bot gets a world dealt from what its seat knows."""
    seat = game.rules.actor(s)
    world = game.rules.resample(s, seat, dice)
    move = index(bot.choose(game.heuristics, world, seat, dice))
    if move not in game.rules.legal(s):
        raise Illegal("bot-move", bot=type(bot).__name__, move=move)
    return move


def remember(bot: Bot, match: Match, seat: int) -> None:
    """Tell the bot what its seat has heard since it was asked last; after an undo it forgets."""
    log = match.log
    if match.version - bot.version != len(log) - bot.seen or len(log) < bot.seen:
        bot.forget()
    else:
        for step in log[bot.seen :]:
            if step.actor != CHANCE:
                bot.follow(seat, step.observed[seat])
    bot.version, bot.seen = match.version, len(log)


def advise(bot: Bot, match: Match, dice: Dice) -> list[JudgedMove]:
    """What the bot thinks of all moves of the seat that has to decide, the best first."""
    game, seat = match.game, match.actor
    remember(bot, match, seat)
    world = game.rules.resample(match.state, seat, dice)
    return bot.judge(game.heuristics, world, seat, dice)
