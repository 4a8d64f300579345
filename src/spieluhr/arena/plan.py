"""Which games are played: every deal once with each rotation of the players."""

import hashlib
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from spieluhr import games
from spieluhr.arena.errors import ArenaError
from spieluhr.bots import find_bot
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What an arena plays. The same plan gives the same games, wherever they are played."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: list[str]
    deals: int
    seed: int
    rules: int
    data: str | None


class Task(Struct, frozen=True):
    """One game: a deal, and by how many seats the players are turned."""

    deal: int
    turned: int


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How one game ended. `bots` by seat; `decisions` and CPU `seconds` by seat too."""

    deal: int
    turned: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    reason: str
    decisions: list[int]
    seconds: list[float]


def make(
    game: Game, options: dict[str, Any], seats: int, bots: list[str], count: int, seed: int
) -> Plan:
    """A plan of at least so many games; the first bot takes the seats that are left over."""
    for name in bots:
        find_bot(name)
    if not bots or len(bots) > seats:
        raise ArenaError("bots", count=len(bots), seats=seats)
    players = [bots[0]] * (seats - len(bots)) + bots
    deals = -(-count // rotations(players))
    return Plan(game.id, options, seats, players, deals, seed, game.version, game.data)


def rotations(players: list[str]) -> int:
    """How many turns of the table are different."""
    turns = [players[k:] + players[:k] for k in range(len(players))]
    return next(k for k in range(1, len(players) + 1) if k == len(players) or turns[k] == players)


def tasks(plan: Plan) -> Iterator[Task]:
    """Every deal with every turn of the seats."""
    for deal in range(plan.deals):
        for turned in range(rotations(plan.bots)):
            yield Task(deal, turned)


def seating(plan: Plan, turned: int) -> list[str]:
    """The bots by seat."""
    return plan.bots[turned:] + plan.bots[:turned]


def load_game(plan: Plan) -> Game:
    """The game of the plan, with its data set."""
    game = games.load(plan.game)
    return game.edition(plan.rules, plan.data or game.data)


def options_of(plan: Plan, game: Game, deal: int) -> Any:
    """What is left to chance among the options is the same for all games of a deal."""
    return game.read_options(game.complete(dict(plan.options), Dice(~deal_seed(plan, deal))))


def deal_seed(plan: Plan, deal: int) -> int:
    """Depends on nothing but the plan's seed and the deal's number."""
    digest = hashlib.sha256(f"{plan.seed} {deal}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
