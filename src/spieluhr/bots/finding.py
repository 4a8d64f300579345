"""Bots by name: those of the house, and those of whoever uses it."""

import importlib
from collections.abc import Callable
from functools import partial
from typing import Final

from spieluhr.bots.bot import Bot, RandomBot
from spieluhr.bots.levels import FORMER, LEVELS, at_level
from spieluhr.bots.maxn import GreedyBot, MaxnBot
from spieluhr.core.errors import Malformed

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "maxn": MaxnBot,
}
NAMES: Final = [*BOTS, *LEVELS]


def is_own(name: str) -> bool:
    """Is it the name of somebody's own bot, `module:Class`?"""
    return ":" in name


def find_bot(name: str) -> Callable[[], Bot]:
    """What makes a bot of that name; Malformed if there is none.

    `module:Class` imports the module: never call it with a name that a stranger has sent.
    """
    if name in LEVELS or name in FORMER:
        return partial(at_level, name)
    if name in BOTS:
        return BOTS[name]
    if is_own(name):
        return _own(name)
    raise Malformed("bot", bot=name[:40], bots=", ".join(NAMES))


def make_bot(name: str) -> Bot:
    """A bot of that name, for one seat of one game."""
    return find_bot(name)()


def _own(name: str) -> type[Bot]:
    module, _, called = name.partition(":")
    try:
        kind = getattr(importlib.import_module(module), called)
    except ModuleNotFoundError as error:
        raise Malformed("bot-class", bot=name, problem=f"{error}".lower()) from None
    except (AttributeError, ValueError):
        problem = f"there is no “{called}” in “{module}”"
        raise Malformed("bot-class", bot=name, problem=problem) from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        problem = "it must be a class that is derived from spieluhr.Bot"
        raise Malformed("bot-class", bot=name, problem=problem)
    return kind
