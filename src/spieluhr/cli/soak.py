"""spieluhr soak: very many games, looking for dead ends, exceptions and lost pieces."""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import msgspec

from spieluhr import games
from spieluhr.bots import BOTS, Bot, answer, make_bot
from spieluhr.cli import options, screen
from spieluhr.cli.errors import CommandError
from spieluhr.cli.options import bot_name
from spieluhr.cli.trace import positive
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed, SpieluhrError
from spieluhr.core.events import Event, events_for
from spieluhr.core.game import Game
from spieluhr.core.rules import CHANCE, OVER, State
from spieluhr.core.words import Reader

CHUNK = 250
SLOW_CHUNK = 5
# A position that is written and read again proves that every piece is there; not at every step.
CHECK_EVERY = 199


class Tally(NamedTuple):
    """What a number of games came to."""

    steps: list[int]
    decisions: list[int]
    turns: list[int]  # none if the game does not count them
    scores: list[tuple[int, ...]]
    winners: Counter[str]
    reasons: Counter[str]
    sources: Counter[str]  # points by what brought them, if that is asked for


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "soak",
        help="play very many games to find bugs",
        description="Play games and check each: no dead end, no exception, no lost piece.",
    )
    for game in options.add_games(parser):
        game.add_argument("--games", type=positive, default=1000, help="how many (default 1000)")
        game.add_argument("--seed", type=int, default=0, help="the first game (default 0)")
        game.add_argument("--bot", type=bot_name, default="random", help="who plays (random)")
        game.add_argument("--processes", type=positive, default=1, help="at once (default 1)")
        game.add_argument("--sources", action="store_true", help="where the points came from, too")
        game.add_argument("--json", action="store_true", help="one JSON object")
        game.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game, _, seats = options.chosen(arguments, Dice(arguments.seed))
    given = options.given(arguments)
    last = arguments.seed + arguments.games
    chunk = CHUNK if arguments.bot == "random" else SLOW_CHUNK
    chunks = [
        (game.id, given, seats, arguments.bot, arguments.sources, first, min(first + chunk, last))
        for first in range(arguments.seed, last, chunk)
    ]
    began = time.monotonic()
    tallies = list(_played(chunks, arguments.processes))
    summary = summarise(merge(tallies), seats)
    summary["seconds"] = round(time.monotonic() - began, 1)
    show(summary, arguments.json)
    return 0


def _played(chunks: list[tuple[Any, ...]], processes: int) -> Iterator[Tally]:
    with screen.progress() as progress:
        bar = progress.add_task("", total=sum(chunk[6] - chunk[5] for chunk in chunks))
        with ProcessPoolExecutor(processes) as pool:
            for chunk, tally in zip(chunks, pool.map(play_chunk, chunks), strict=True):
                progress.advance(bar, chunk[6] - chunk[5])
                yield tally


def empty() -> Tally:
    """To add games to."""
    return Tally([], [], [], [], Counter(), Counter(), Counter())


def play_chunk(chunk: tuple[str, dict[str, Any], int, str, bool, int, int]) -> Tally:
    """Games with seeds from `first` to before `end`, in a process of its own."""
    game_id, given, seats, bot, with_sources, first, end = chunk
    tally = empty()
    for seed in range(first, end):
        events: list[Event] | None = [] if with_sources else None
        _play(game_id, given, seats, make_bot(bot), seed, tally, events)
    return tally


def _move(game: Game, s: State, bot: Bot, dice: Dice) -> int:
    rules, seat = game.rules, game.rules.actor(s)
    if seat == CHANCE or type(bot) is BOTS["random"]:
        return rules.sample(s, dice)
    return answer(bot, game, s, dice)


def _play(
    game_id: str,
    given: dict[str, Any],
    seats: int,
    bot: Bot,
    seed: int,
    tally: Tally,
    events: list[Event] | None,
) -> None:
    game = games.load(game_id)
    rules, dice, steps, decisions = game.rules, Dice(seed), 0, 0
    s = game.new(game.read_options(game.complete(given, dice)), seats)
    try:
        while rules.actor(s) != OVER:
            decisions += rules.actor(s) != CHANCE
            rules.apply(s, _move(game, s, bot, dice), events)
            steps += 1
            if steps % CHECK_EVERY == seed % CHECK_EVERY:
                game.codec.read_position(game.codec.position(s))
            if not rules.legal(s) and rules.actor(s) != OVER:
                raise Malformed("record", problem="there is no legal move")
        position = game.codec.position(s)
        game.codec.read_position(position)
    except (SpieluhrError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise CommandError("soak", seed=seed, step=steps, problem=str(error)) from error
    outcome = rules.outcome(s)
    tally.steps.append(steps)
    tally.decisions.append(decisions)
    if game.codec.counts_turns:
        tally.turns.append(position["turn"])
    if events is not None:
        tally.sources.update(sources(game, s, events))
    tally.scores.append(tuple(outcome.scores))
    tally.winners[",".join(str(seat) for seat, rank in enumerate(outcome.ranks) if rank == 1)] += 1
    tally.reasons[outcome.reason] += 1


def sources(game: Game, s: State, events: list[Event]) -> Counter[str]:
    """The points of all seats by where they came from: the game's own table, for a spectator."""
    outcome = game.rules.outcome(s)
    reader = Reader("en", [""] * len(outcome.scores), None)
    tables = game.words.scores(outcome, game.rules.view(s, None), events_for(events, None), reader)
    return Counter({row.name: sum(row.points) for table in tables[:1] for row in table.rows})


def merge(tallies: list[Tally]) -> Tally:
    """Of all processes, in the order of the seeds."""
    whole = empty()
    for tally in tallies:
        whole.steps.extend(tally.steps)
        whole.decisions.extend(tally.decisions)
        whole.turns.extend(tally.turns)
        whole.scores.extend(tally.scores)
        whole.winners.update(tally.winners)
        whole.reasons.update(tally.reasons)
        whole.sources.update(tally.sources)
    return whole


def summarise(tally: Tally, seats: int) -> dict[str, Any]:
    """As it is printed; with turns and sources of points only where the game has them."""
    return {
        "games": len(tally.steps),
        "steps": spread(tally.steps),
        "decisions": spread(tally.decisions),
        **({"turns": spread(tally.turns)} if tally.turns else {}),
        "scores": [spread([scores[seat] for scores in tally.scores]) for seat in range(seats)],
        "reasons": dict(sorted(tally.reasons.items())),
        "winners": dict(sorted(tally.winners.items())),
        **({"sources": shares(tally.sources)} if tally.sources else {}),
    }


def shares(sources: Counter[str]) -> dict[str, float]:
    """Per cent of all points, the largest first."""
    total = sources.total() or 1
    per_cent = {name: round(100 * points / total, 1) for name, points in sources.most_common()}
    return {name: share for name, share in per_cent.items() if share}


def spread(numbers: list[int]) -> dict[str, float]:
    """Smallest, quartiles, largest and mean."""
    ordered = sorted(numbers)
    at = {"min": 0.0, "q1": 0.25, "median": 0.5, "q3": 0.75, "max": 1.0}
    quantiles: dict[str, float] = {k: ordered[round(p * (len(ordered) - 1))] for k, p in at.items()}
    return quantiles | {"mean": round(sum(ordered) / len(ordered), 2)}


def show(summary: dict[str, Any], as_json: bool) -> None:
    """For people, or as one line of JSON."""
    if as_json:
        print(msgspec.json.encode(summary).decode())
        return
    print(f"{summary['games']} games in {summary['seconds']} s: no dead end, no lost piece")
    counted = ["steps", "decisions", "turns"]
    rows = [(key, summary[key]) for key in counted if key in summary]
    rows += [(f"score of seat {seat}", figures) for seat, figures in enumerate(summary["scores"])]
    for name, figures in rows:
        print(f"  {name:16}" + "  ".join(f"{key} {value}" for key, value in figures.items()))
    print(f"  ended by        {summary['reasons']}")
    print(f"  won by seat     {summary['winners']} (none: lost or drawn)")
    for name, share in summary.get("sources", {}).items():
        print(f"  {share:5}% of points   {name}")
