"""A bot at the table of a match: what it is told, and what it is never handed."""

from spieluhr.bots.bot import Bot
from spieluhr.bots.levels import LevelBot
from spieluhr.bots.search import Found
from spieluhr.core.dice import Dice
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE


def ask(bot: Bot, match: Match, dice: Dice) -> int:
    """The bot's move for the seat that has to decide."""
    rules = match.game.rules
    seat = match.actor
    if isinstance(bot, LevelBot):
        remember(bot, match, seat)
    return bot.choose(rules, rules.resample(match.state, seat, dice), seat, dice)


def remember(bot: LevelBot, match: Match, seat: int) -> None:
    """Tell the bot what its seat has heard since it was asked last; after an undo it forgets."""
    log = match.log
    if match.version - bot.version != len(log) - bot.seen or len(log) < bot.seen:
        bot.forget()
    else:
        for step in log[bot.seen :]:
            if step.actor != CHANCE:
                bot.follow(seat, step.heard[seat])
    bot.version, bot.seen = match.version, len(log)


def advise(bot: LevelBot, match: Match, dice: Dice) -> list[Found]:
    """What the bot thinks of all moves of the seat that has to decide, the best first."""
    rules = match.game.rules
    seat = match.actor
    remember(bot, match, seat)
    return bot.judge(rules, rules.resample(match.state, seat, dice), seat, dice)
