"""spieluhr soak: very many random games, looking for dead ends, exceptions and lost pieces."""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from spieluhr import games
from spieluhr.cli import options, screen
from spieluhr.cli.trace import positive
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.core.rules import OVER

CHUNK = 250
# A position that is written and read again proves that every piece is there; not at every step.
CHECK_EVERY = 199


class Tally(NamedTuple):
    """What a number of games came to."""

    steps: list[int]
    turns: list[int]
    scores: list[tuple[int, ...]]
    winners: Counter[str]
    reasons: Counter[str]


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "soak",
        help="very many random games, to find what is wrong",
        description="Play random games and check each: no dead end, no exception, no lost piece.",
    )
    for game in options.add_games(parser):
        game.add_argument("--games", type=positive, default=1000, help="how many (default 1000)")
        game.add_argument("--seed", type=int, default=0, help="the first game (default 0)")
        game.add_argument("--processes", type=positive, default=1, help="at once (default 1)")
        game.add_argument("--json", action="store_true", help="one JSON object")
        game.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game, _, seats = options.chosen(arguments, Dice(arguments.seed))
    given = options.given(arguments)
    last = arguments.seed + arguments.games
    chunks = [
        (game.id, given, seats, first, min(first + CHUNK, last))
        for first in range(arguments.seed, last, CHUNK)
    ]
    began = time.monotonic()
    tallies = list(_played(chunks, arguments.processes))
    summary = summarise(merge(tallies), seats)
    summary["seconds"] = round(time.monotonic() - began, 1)
    show(summary, arguments.json)
    return 0


def _played(chunks: list[tuple[Any, ...]], processes: int) -> Iterator[Tally]:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console(stderr=True)) as progress:
        bar = progress.add_task("", total=sum(chunk[4] - chunk[3] for chunk in chunks))
        with ProcessPoolExecutor(processes) as pool:
            for chunk, tally in zip(chunks, pool.map(play_chunk, chunks), strict=True):
                progress.advance(bar, chunk[4] - chunk[3])
                yield tally


def play_chunk(chunk: tuple[str, dict[str, Any], int, int, int]) -> Tally:
    game_id, given, seats, first, end = chunk
    tally = Tally([], [], [], Counter(), Counter())
    for seed in range(first, end):
        _play(game_id, given, seats, seed, tally)
    return tally


def _play(game_id: str, given: dict[str, Any], seats: int, seed: int, tally: Tally) -> None:
    game = games.load(game_id)
    rules, dice, steps = game.rules, Dice(seed), 0
    s = game.new(game.read_options(game.complete(given, dice)), seats)
    try:
        while rules.actor(s) != OVER:
            rules.apply(s, rules.sample(s, dice))
            steps += 1
            if steps % CHECK_EVERY == seed % CHECK_EVERY:
                game.codec.read_position(game.codec.position(s))
            if not rules.legal(s) and rules.actor(s) != OVER:
                raise Malformed("record", problem="there is no legal move")
        position = game.codec.position(s)
        game.codec.read_position(position)
    except (SpieluhrError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise Malformed("soak", seed=seed, step=steps, problem=str(error)) from error
    outcome = rules.outcome(s)
    tally.steps.append(steps)
    tally.turns.append(position["turn"])
    tally.scores.append(tuple(outcome.scores))
    tally.winners[",".join(str(seat) for seat, rank in enumerate(outcome.ranks) if rank == 1)] += 1
    tally.reasons[outcome.reason] += 1


def merge(tallies: list[Tally]) -> Tally:
    whole = Tally([], [], [], Counter(), Counter())
    for tally in tallies:
        whole.steps.extend(tally.steps)
        whole.turns.extend(tally.turns)
        whole.scores.extend(tally.scores)
        whole.winners.update(tally.winners)
        whole.reasons.update(tally.reasons)
    return whole


def summarise(tally: Tally, seats: int) -> dict[str, Any]:
    return {
        "games": len(tally.steps),
        "steps": spread(tally.steps),
        "turns": spread(tally.turns),
        "scores": [spread([scores[seat] for scores in tally.scores]) for seat in range(seats)],
        "reasons": dict(sorted(tally.reasons.items())),
        "winners": dict(sorted(tally.winners.items())),
    }


def spread(numbers: list[int]) -> dict[str, float]:
    """Smallest, quartiles, largest and mean."""
    ordered = sorted(numbers)
    at = {"min": 0.0, "q1": 0.25, "median": 0.5, "q3": 0.75, "max": 1.0}
    found: dict[str, float] = {k: ordered[round(p * (len(ordered) - 1))] for k, p in at.items()}
    return found | {"mean": round(sum(ordered) / len(ordered), 2)}


def show(summary: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(summary).decode())
        return
    print(f"{summary['games']} games in {summary['seconds']} s: no dead end, no lost piece")
    rows = [("steps", summary["steps"]), ("turns", summary["turns"])]
    rows += [(f"score of seat {seat}", found) for seat, found in enumerate(summary["scores"])]
    for name, found in rows:
        print(f"  {name:16}" + "  ".join(f"{key} {value}" for key, value in found.items()))
    print(f"  ended by        {summary['reasons']}")
    print(f"  won by seat     {summary['winners']} (none: lost or drawn)")
