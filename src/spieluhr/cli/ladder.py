"""spieluhr ladder: is every level better than the next lower one?"""

import argparse
import datetime
import os
import platform
import shlex
import time
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn

from spieluhr import games
from spieluhr.arena import engines, ladder, ladder_page, plan
from spieluhr.arena.ladder import PAIRS, Rung
from spieluhr.arena.plan import Result
from spieluhr.arena.store import Store
from spieluhr.bots import LEVELS
from spieluhr.cli import screen
from spieluhr.cli.arena import check_writable
from spieluhr.cli.files import write_text
from spieluhr.cli.options import bot_name, bot_names, comma_words
from spieluhr.cli.trace import positive
from spieluhr.cli.version import engine
from spieluhr.core import component_data
from spieluhr.core.errors import Malformed

Played = dict[str, list[Result]]  # by the name of the rung

OUT = "bench/ladder.md"
BLINK = 0.5  # seconds between two looks at how far it is


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "ladder",
        help="every level against the next lower one, in every game",
        description="Measure all levels in all games, for every number of players and solo; write "
        "the result as Markdown. An interrupted ladder resumes where it stopped.",
    )
    parser.add_argument(
        "--game", action="append", choices=games.game_ids(), help="only this one (repeatable)"
    )
    parser.add_argument(
        "--rungs",
        type=pair_words,
        default=[f"{lower}-{higher}" for lower, higher in PAIRS],
        metavar="A-B,C-D",
        help="which bots against each other, the better one last (default: each level against the "
        "next); module:Class is a bot of your own",
    )
    parser.add_argument("--games", type=positive, default=400, help="at least (default 400)")
    parser.add_argument(
        "--solo", action=argparse.BooleanOptionalAction, help="only the solo games, or none"
    )
    parser.add_argument(
        "--solo-levels",
        type=bot_names,
        default=[LEVELS[-1]],
        metavar="A,B",
        help="who plays solo (default master)",
    )
    parser.add_argument(
        "--solo-games", type=positive, default=500, help="for each solo mode (default 500)"
    )
    parser.add_argument("--seed", type=int, default=0, help="for the deals (default 0)")
    parser.add_argument("--processes", type=positive, default=2, help="at once (default 2)")
    parser.add_argument(
        "--resume", metavar="DIR", help="keep results here (default: in the user's data folder)"
    )
    parser.add_argument("--out", metavar="FILE", default=OUT, help=f"the result (default {OUT})")
    parser.set_defaults(run=run)


def pair_words(text: str) -> list[str]:
    """Pairs of levels such as `expert-master`; refuses names of no bot."""
    words = comma_words(text)
    for name in {name for word in words for name in word.split("-")}:
        bot_name(name)
    return words


def run(arguments: argparse.Namespace) -> int:
    wanted = chosen(arguments)
    check_writable(arguments.out)
    folder = Path(arguments.resume) if arguments.resume else component_data.folder("ladder")
    stores = {rung.name: Store(folder / rung.name) for rung in wanted}
    shown = progress()
    climb = Climb(wanted, stores, shown)
    with shown.console.status("checking the games already played"):
        climb.begin()
    with shown:
        heading = headed(arguments)
        try:
            for rung in ladder.cheap_first(wanted):
                climb.play(rung, arguments.processes)
                write_text(arguments.out, ladder_page.page(wanted, climb.played, heading))
        except KeyboardInterrupt:
            shown.console.print("interrupted; run the same command to resume")
            raise
        finally:
            write_text(arguments.out, ladder_page.page(wanted, climb.played, heading))
    print(f"wrote {arguments.out}; the games are in {folder}")
    return 0


def chosen(arguments: argparse.Namespace) -> list[Rung]:
    """All that is to be played, in the order of the page."""
    game_ids = list(dict.fromkeys(arguments.game or games.game_ids()))
    pairs = ladder.read_pairs(arguments.rungs)
    wanted: list[Rung] = []
    if arguments.solo is not True:
        wanted += ladder.rungs(game_ids, pairs, arguments.games, arguments.seed)
    if arguments.solo is not False:
        levels = list(dict.fromkeys(arguments.solo_levels))
        wanted += ladder.alone(game_ids, levels, arguments.solo_games, arguments.seed)
    if not wanted:
        raise Malformed("options", problem="there is nothing to play")
    return wanted


def progress() -> Progress:
    """One bar for all games, with what is played now and the time that is left."""
    columns = (
        BarColumn(bar_width=20),
        TextColumn("{task.fields[games]}"),
        TextColumn("{task.fields[left]}"),
        TextColumn("{task.description}"),
    )
    return Progress(*columns, console=screen.console(stderr=True), redirect_stdout=False)


class Climb:
    """Plays the rungs, keeps their games and shows how far it is."""

    def __init__(self, wanted: list[Rung], stores: dict[str, Store], shown: Progress) -> None:
        self.wanted = wanted
        self.stores = stores
        self.shown = shown
        self.played: Played = {}
        self.bar = shown.add_task("", total=None, games="", left="")
        self.seen = 0.0  # when the bar was drawn last

    def begin(self) -> None:
        """What is there from before; games that would end differently today are refused."""
        for rung in self.wanted:
            results = self.stores[rung.name].begin(rung.plan)
            if ladder.is_outdated(rung, results):
                why = (
                    "its games would end differently today, so rules or bots have changed; "
                    "remove it, or name another with --resume"
                )
                raise Malformed("resume", folder=str(self.stores[rung.name].folder), problem=why)
            self.played[rung.name] = results

    def play(self, rung: Rung, processes: int) -> None:
        """The games of a rung that are missing."""
        results = self.played[rung.name]
        there = {(result.deal, result.turned) for result in results}
        todo = [task for task in plan.tasks(rung.plan) if (task.deal, task.turned) not in there]
        self.show(rung, processes)
        for result in engines.locally(rung.plan, todo, processes):
            self.stores[rung.name].add(result)
            results.append(result)
            if time.monotonic() - self.seen > BLINK:
                self.show(rung, processes)
        self.show(rung, processes)
        self.shown.console.print(summary(rung, results), soft_wrap=True)

    def show(self, rung: Rung, processes: int) -> None:
        """The bar is of time, not of games: a game of masters takes a thousand of beginners'."""
        self.seen = time.monotonic()
        done = sum(len(results) for results in self.played.values())
        spent = sum(sum(result.seconds) for results in self.played.values() for result in results)
        left = ladder.seconds_left(self.wanted, self.played)
        self.shown.update(
            self.bar,
            description=rung.name,
            completed=spent,
            total=spent + left or None,
            games=f"{done}/{sum(rung.count for rung in self.wanted)}",
            left=f"{duration(left / processes)} left" if spent else "",
        )


def summary(rung: Rung, results: list[Result]) -> str:
    """A finished rung on one line."""
    verdict = ladder.judge(rung, results)
    wins, interval = ladder_page.in_words(verdict.wins)
    mark = "" if verdict.holds is None else f" {ladder_page.MARKS[verdict.holds]}"
    return f"{rung.name}: {wins} ({interval}){mark}"


def duration(seconds: float) -> str:
    """Roughly: nobody needs the seconds of hours."""
    minutes = round(seconds / 60)
    if minutes < 2:
        return f"{seconds:.0f} s"
    return f"{minutes} min" if minutes < 120 else f"{minutes // 60} h {minutes % 60} min"


def headed(arguments: argparse.Namespace) -> str:
    """When, where and how; folders of this machine are nobody's business."""
    words = ["spieluhr", "ladder"]
    for game in arguments.game or []:
        words += ["--game", game]
    if arguments.rungs != [f"{lower}-{higher}" for lower, higher in PAIRS]:
        words += ["--rungs", ",".join(arguments.rungs)]
    words += ["--games", str(arguments.games)]
    if arguments.solo is not None:
        words.append("--solo" if arguments.solo else "--no-solo")
    if arguments.solo is not False:
        words += ["--solo-levels", ",".join(arguments.solo_levels)]
        words += ["--solo-games", str(arguments.solo_games)]
    words += ["--seed", str(arguments.seed), "--processes", str(arguments.processes)]
    return f"{where()}\n`{shlex.join(words)}`"


def where() -> str:
    """The day and the machine, without its name."""
    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    day = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    return f"{day}, {machine}, Python {platform.python_version()}, {engine()}:"
