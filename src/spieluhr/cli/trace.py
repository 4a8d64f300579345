"""spieluhr trace: games as JSON Lines, with the full truth before every move."""

import argparse
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from spieluhr.bots import Bot, ask, make_bot
from spieluhr.cli import options
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE, actor_word


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "trace",
        help="print whole games as JSON Lines, for tests and study",
        description="Play games without people and print every step as one line of JSON.",
    )
    for game in options.add_games(parser):
        game.add_argument("--seed", type=int, default=0, help="which game (default 0)")
        game.add_argument(
            "--games",
            type=positive,
            default=1,
            metavar="K",
            help="with seeds N, N+1, .. (default 1)",
        )
        game.add_argument(
            "--policy", type=options.bot_name, default="random", help="who decides (default random)"
        )
        game.add_argument(
            "--steps", type=positive, metavar="N", help="only the first N of each game"
        )
        game.set_defaults(run=run)


def positive(text: str) -> int:
    """For argparse: a whole number from 1 on."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def run(arguments: argparse.Namespace) -> int:
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        chance = Dice(seed)  # options that are left to chance, then the game
        game, chosen, seats = options.chosen(arguments, chance)
        lines = traced(game, chosen, seats, seed, make_bot(arguments.policy), chance)
        for line in islice(lines, arguments.steps and arguments.steps + 1):  # and the header
            print(msgspec.json.encode(line).decode())
    return 0


def traced(
    game: Game, chosen: Any, seats: int, seed: int, bot: Bot, chance: Dice
) -> Iterator[dict[str, Any]]:
    """Header, steps, outcome. Chance and the policy have dice of their own."""
    match = Match(game, chosen, seats)
    yield {
        "game": game.id,
        "rules": game.version,
        "options": msgspec.to_builtins(chosen),
        "seats": seats,
        "seed": seed,
    } | ({} if game.data is None else {"data": game.data})
    policy = Dice(~seed)
    while not match.is_over:
        step = before(match)
        if match.actor == CHANCE:
            move = game.rules.sample(match.state, chance)
            match.chance(move)
        else:
            move = ask(bot, match, policy)
            match.play(move)
        yield {"n": len(match.log) - 1, **step, "move": game.codec.text(move)}
    yield {
        "n": len(match.log),
        "outcome": match.outcome.json(),
        "position": game.codec.position(match.state),
    }


def before(match: Match) -> dict[str, Any]:
    """What a step says about the table before its move."""
    game = match.game
    step: dict[str, Any] = {
        "actor": actor_word(match.actor),
        "position": game.codec.position(match.state),
        "legal": [game.codec.text(move) for move in match.legal()],
    }
    if match.actor == CHANCE:
        weights = game.rules.weights(match.state)
        if len(set(weights)) > 1:
            step["weights"] = weights
    return step
