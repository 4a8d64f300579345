"""spieluhr dataset: self-play games to learn from."""

import argparse
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spieluhr.arena import engines, plan
from spieluhr.arena.one_game import dice_of
from spieluhr.arena.plan import Plan, Task
from spieluhr.cli import contest, options, screen
from spieluhr.cli.trace import positive
from spieluhr.core.match import Match
from spieluhr.research import self_play
from spieluhr.research.self_play import Played

if TYPE_CHECKING:
    from spieluhr.research.writer import Writer


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "dataset",
        help="self-play games of bots as Parquet, for training",
        description="What every seat knew, could do and did, what its bot thought of its moves, "
        "and how it ended. An interrupted run resumes where it stopped.",
    )
    for game in options.add_games(parser):
        contest.add(game, games=1000, processes=2)
        game.add_argument("--out", metavar="DIR", required=True, help="the folder for the files")
        game.add_argument(
            "--shard", type=positive, default=100, help="games in one file (default 100)"
        )
        game.add_argument(
            "--layout", type=int, default=1, help="the version of the observations' (default 1)"
        )
        game.set_defaults(run=run, extra="research")


def run(arguments: argparse.Namespace) -> int:
    wanted = contest.planned(arguments)
    with writing(wanted, arguments) as writer:
        if writer.missing():
            writer.check_age(lambda number: play(wanted, task_of(wanted, number)))
            fill(writer, wanted, arguments)
    print(f"{count(wanted)} games are in {arguments.out}")
    return 0


def writing(wanted: Plan, arguments: argparse.Namespace) -> AbstractContextManager["Writer"]:
    """Goes on with what is in the folder, if it was begun with the same settings."""
    from spieluhr.research import shards, writer  # noqa: PLC0415  an extra

    settings = shards.Settings(
        game=wanted.game,
        rules=wanted.rules,
        layout=plan.load_game(wanted).layout_of(arguments.layout).version,
        data=wanted.data,
        options=wanted.options,
        seats=wanted.seats,
        bots=wanted.bots,
        games=count(wanted),
        seed=wanted.seed,
        shard=arguments.shard,
    )
    return writer.writing(Path(arguments.out), settings)


def fill(writer: "Writer", wanted: Plan, arguments: argparse.Namespace) -> None:
    """Play what is missing. An interruption costs the shards that are not complete."""
    missing, total = writer.missing(), count(wanted)
    tasks = [task_of(wanted, number) for number in missing]
    with screen.progress() as progress:
        bar = progress.add_task("", total=total, completed=total - len(missing))
        for played in engines.do(play, wanted, tasks, arguments.processes, arguments.ray):
            writer.add(played)
            progress.advance(bar)


def count(wanted: Plan) -> int:
    """How many games: each deal once for every way in which the bots can sit."""
    return wanted.deals * plan.rotations(wanted.bots)


def task_of(wanted: Plan, number: int) -> Task:
    """Games are numbered in the order of the plan."""
    return Task(*divmod(number, plan.rotations(wanted.bots)))


def play(wanted: Plan, task: Task) -> Played:
    """The game that an arena of the same plan plays, with all its decisions."""
    game = plan.load_game(wanted)
    match = Match(game, plan.options_of(wanted, game, task.deal), wanted.seats)
    number = task.deal * plan.rotations(wanted.bots) + task.turned
    return self_play.play(match, number, plan.seating(wanted, task.turned), *dice_of(wanted, task))
