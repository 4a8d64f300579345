"""The front door: a match, somebody to play it, and what was saved, each in one call."""

import os
import secrets
from collections.abc import Callable
from typing import Any, Final, SupportsIndex

from spieluhr import games
from spieluhr.bots import find_bot
from spieluhr.bots.bot import Bot
from spieluhr.bots.player import Player
from spieluhr.core import record
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed, whole
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.schema import Record
from spieluhr.reviews.efforts import USUAL
from spieluhr.reviews.schema import Review
from spieluhr.reviews.whole import review_record
from spieluhr.seating import seating

SEEDS: Final = 1 << 62
PLAYERS: Final = "The number of players", "Die Zahl der Spieler"


def start(
    game: str,
    *,
    players: SupportsIndex | None = None,
    seed: SupportsIndex | None = None,
    **options: object,
) -> Match:
    """A match that has begun: chance is settled, now and after every move.

    Options are those of the game, by name: `solo="hard"`, `chests=["wind", "key"]`; what is left
    out has its usual value, or is drawn. The same seed gives the same match to everybody who plays
    the same moves; without one it is drawn.

    >>> match = start("dragonkeepers", players=3, seed=1)
    >>> match.play(match.legal()[0])  # or in words: match.play("take left")
    """
    wanted = seating(game, options, None if players is None else whole(players, PLAYERS))
    return wanted.new_match(_dice(seed), settles=True)


def bot(who: str | Callable[[], Bot] = "expert", *, seed: SupportsIndex | None = None) -> Player:
    """Somebody to play with: a level, `random`, `greedy`, `maxn`, a class of your own, or its name.

    `bot("expert").choose(match)` is a move for whoever decides now, and `judge(match)` what it
    thinks of all of them. It is told what that seat knows and no more. The same seed and the same
    questions give the same answers.
    """
    return Player(find_bot(who) if isinstance(who, str) else _maker(who), _dice(seed))


def load(game: str) -> Game:
    """A game with its rules, notation and words; `games.game_ids()` tells which there are."""
    return games.load(game)


def load_record(path: "str | os.PathLike[str]", *, seed: SupportsIndex | None = None) -> Match:
    """The match in a file that `Match.save` or the server wrote, every step of it checked.

    With a seed it can be played on: chance goes on from there.
    """
    read = record.read(path)
    match = record.replay(read, games.load(read.game))
    if seed is not None:
        match.dice = Dice(seed)
        match.settle()
    return match


def review(game: "str | os.PathLike[str] | Record", *, level: str = USUAL) -> Review:
    """What each decision of a finished game cost by what was known, and what luck brought.

    `game` is a record, or the path of one. The same record and level give the same review.
    """
    return review_record(game if isinstance(game, Record) else record.read(game), level)


def _maker(who: Any) -> Callable[[], Bot]:
    if not callable(who) or (isinstance(who, type) and not issubclass(who, Bot)):
        problem = "it must be a name or a class that is derived from spieluhr.Bot"
        raise Malformed("bot-class", bot=f"{who!r:.40}", problem=problem)
    made: Callable[[], Bot] = who
    return made


def _dice(seed: SupportsIndex | None) -> Dice:
    return Dice(secrets.randbelow(SEEDS) if seed is None else seed)
