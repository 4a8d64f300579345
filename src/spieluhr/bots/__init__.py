"""Players that are not people. They know core, and of a game only what its rules hand them."""

from spieluhr.bots.bot import Bot, RandomBot, ask
from spieluhr.bots.greedy import GreedyBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "ask"]
