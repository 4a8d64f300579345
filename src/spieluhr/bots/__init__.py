"""Players that are not people. They know core, and of a game only what its rules hand them."""

from spieluhr.bots.asking import advise, answer, ask
from spieluhr.bots.bot import Bot, RandomBot
from spieluhr.bots.called import called
from spieluhr.bots.greedy import GreedyBot
from spieluhr.bots.levels import LEVELS, LevelBot, at_level
from spieluhr.bots.naming import first_name

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str) -> Bot:
    """A bot of that name, for one seat of one game."""
    return BOTS[name]() if name in BOTS else at_level(name)


NAMES = [*BOTS, *LEVELS]

__all__ = [
    "BOTS",
    "LEVELS",
    "NAMES",
    "Bot",
    "GreedyBot",
    "LevelBot",
    "RandomBot",
    "advise",
    "answer",
    "ask",
    "at_level",
    "called",
    "first_name",
    "make_bot",
]
