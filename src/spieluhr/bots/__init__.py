"""Players that are not people. They know core, and of a game only what its rules hand them."""

from spieluhr.bots.asking import advise, answer, ask
from spieluhr.bots.bot import Bot, RandomBot
from spieluhr.bots.called import called
from spieluhr.bots.finding import BOTS, NAMES, find_bot, is_own, make_bot
from spieluhr.bots.levels import LEVELS, LevelBot, at_level
from spieluhr.bots.maxn import GreedyBot, MaxnBot
from spieluhr.bots.naming import first_name
from spieluhr.bots.player import Player
from spieluhr.bots.search import JudgedMove

__all__ = [
    "BOTS",
    "LEVELS",
    "NAMES",
    "Bot",
    "GreedyBot",
    "JudgedMove",
    "LevelBot",
    "MaxnBot",
    "Player",
    "RandomBot",
    "advise",
    "answer",
    "ask",
    "at_level",
    "called",
    "find_bot",
    "first_name",
    "is_own",
    "make_bot",
]
