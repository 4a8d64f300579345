"""spieluhr arena: bots against each other, measured."""

import argparse
import tempfile
from pathlib import Path
from typing import Any

from rich.table import Table

from spieluhr.arena import engines, plan, report, statistics
from spieluhr.arena.store import Store
from spieluhr.cli import contest, options, screen
from spieluhr.core.errors import Malformed


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help="let bots play each other and measure them",
        description="Paired deals, rotated seats, win rates with 95% intervals and ratings.",
    )
    for game in options.add_games(parser):
        contest.add(game, games=100, processes=1)
        game.add_argument("--resume", metavar="DIR", help="keep results here and resume from them")
        game.add_argument("--html", metavar="FILE", help="write a report with plots")
        game.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    wanted = contest.planned(arguments)
    if arguments.html:
        check_writable(arguments.html)
    if arguments.resume:
        results = played(wanted, Store(Path(arguments.resume)), arguments)
    else:
        with tempfile.TemporaryDirectory() as folder:
            results = played(wanted, Store(Path(folder)), arguments)
    show(wanted, results)
    if arguments.html:
        Path(arguments.html).write_text(report.html(wanted, results), encoding="utf-8")
    return 0


def check_writable(name: str) -> None:
    """Before hours of play: refuses a file that could not be written at the end."""
    if not Path(name).absolute().parent.is_dir():
        raise Malformed("file", file=name, problem="there is no such folder")
    if Path(name).is_dir():
        raise Malformed("file", file=name, problem="it is a folder")


def played(wanted: plan.Plan, store: Store, arguments: argparse.Namespace) -> list[plan.Result]:
    """All results of the plan, those from before included."""
    results = store.begin(wanted)
    there = {(result.deal, result.turned) for result in results}
    todo = [task for task in plan.tasks(wanted) if (task.deal, task.turned) not in there]
    if arguments.ray is not None:
        coming = engines.on_ray(wanted, todo, arguments.ray or None)
    else:
        coming = engines.locally(wanted, todo, arguments.processes)
    with screen.progress() as progress:
        bar = progress.add_task("", total=len(there) + len(todo), completed=len(there))
        for result in coming:
            store.add(result)
            results.append(result)
            progress.advance(bar)
    return sorted(results, key=lambda result: (result.deal, result.turned))


def show(wanted: plan.Plan, results: list[plan.Result]) -> None:
    """Shares of wins with their 95% intervals, ratings, and time per decision."""
    console = screen.console()
    table = Table(box=None, pad_edge=False)
    table.add_column("bot", min_width=max(map(len, wanted.bots)))
    for name in ("wins", "95%", "expected", "score", "rating", "ms / decision"):
        table.add_column(name, justify="right")
    for standing in statistics.standings(results):
        table.add_row(
            standing.bot,
            f"{standing.wins.mean:.1%}",
            f"{standing.wins.low:.1%} – {standing.wins.high:.1%}",
            f"{standing.expected:.1%}",
            f"{standing.score:.1f}",
            f"{standing.rating:.1f} ± {2 * standing.sigma:.1f}",
            f"{1000 * standing.seconds:.1f}",
        )
    counted = f"{len(results)} games of {wanted.deals} deals"
    console.print(f"{wanted.game}, {wanted.seats} seats: {counted}")
    console.print(table)
    lengths = sorted(statistics.lengths(results))
    console.print(
        f"decisions per game: {lengths[0]} – {lengths[len(lengths) // 2]} – {lengths[-1]}"
    )
    for seat, wins in enumerate(statistics.seats(results)):
        console.print(f"seat {seat} wins {wins.mean:.1%} ({wins.low:.1%} – {wins.high:.1%})")
