"""spieluhr ratings: where the levels of a game stand on the scale of people's ratings."""

import argparse
import datetime
import json
import os
import platform
from pathlib import Path
from typing import Any

from spieluhr import games
from spieluhr.arena import engines, ladder, levels_fit, plan, rating
from spieluhr.arena.plan import Result
from spieluhr.arena.rating import Skill
from spieluhr.arena.store import Store
from spieluhr.bots import LEVELS
from spieluhr.cli import files, screen
from spieluhr.cli.arena import check_writable
from spieluhr.cli.trace import positive
from spieluhr.cli.version import engine
from spieluhr.core import component_data


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "ratings",
        help="where the levels stand on the scale of people's ratings",
        description="Let each level play the next two above it, fit one scale to the results, and "
        "test it with newcomers. An interrupted run resumes; its games are shared with the ladder.",
    )
    parser.add_argument("game", choices=games.game_ids(), metavar="GAME")
    parser.add_argument("--games", type=positive, default=100, help="of each pair (default 100)")
    parser.add_argument(
        "--master-games", type=positive, help="of the pair with a master, who thinks long"
    )
    parser.add_argument("--seed", type=int, default=0, help="for the deals (default 0)")
    parser.add_argument("--processes", type=positive, default=2, help="at once (default 2)")
    parser.add_argument(
        "--resume", metavar="DIR", help="keep games here (default: in the user's data folder)"
    )
    parser.add_argument("--out", metavar="FILE", help="the fit (default: beside the game's rules)")
    parser.add_argument("--page", metavar="FILE", help="write the test there as Markdown")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, fit, test, write."""
    out = arguments.out or str(Path(games.__file__).parent / arguments.game / rating.FILE)
    for file in filter(None, (out, arguments.page)):
        check_writable(file)
    results = played(arguments)
    skills = levels_fit.fit(results)
    files.write_text(out, written(skills, len(results)))
    page = tested(arguments, results, skills)
    if arguments.page:
        files.write_text(arguments.page, page)
    print(page)
    print(f"wrote {out}")
    return 0


def played(arguments: argparse.Namespace) -> list[Result]:
    """All games between two that the fit needs, those from before included."""
    folder = Path(arguments.resume) if arguments.resume else component_data.folder("ladder")
    wanted: list[ladder.Rung] = []
    for pair in levels_fit.PAIRS:
        count = arguments.games
        if levels_fit.DEAR in pair:
            count = arguments.master_games or count
        rungs = ladder.rungs([arguments.game], [pair], count, arguments.seed)
        wanted += [rung for rung in rungs if rung.plan.seats == 2]
    results: list[Result] = []
    with screen.progress() as progress:
        bar = progress.add_task("", total=sum(rung.count for rung in wanted))
        for rung in ladder.cheap_first(wanted):
            store = Store(folder / rung.name)
            known = store.begin(rung.plan)
            progress.advance(bar, len(known))
            there = {(result.deal, result.turned) for result in known}
            todo = [task for task in plan.tasks(rung.plan) if (task.deal, task.turned) not in there]
            for result in engines.locally(rung.plan, todo, arguments.processes):
                store.add(result)
                known.append(result)
                progress.advance(bar)
            results += sorted(known, key=lambda one: (one.deal, one.turned))
    return results


def written(skills: dict[str, Skill], count: int) -> str:
    """The file that the server reads."""
    levels = {
        level: {"points": round(skill.mean), "error": round(skill.doubt)}
        for level, skill in skills.items()
    }
    about = f"Fitted by spieluhr ratings to {count} games between two levels; club is 1500."
    return json.dumps({"about": about, "levels": levels}, indent=2) + "\n"


def tested(arguments: argparse.Namespace, results: list[Result], skills: dict[str, Skill]) -> str:
    """The fit beside what was measured, and newcomers, as Markdown."""
    game = games.load(arguments.game)
    today = datetime.datetime.now(datetime.UTC).date()
    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    lines = [
        f"## {game.words.title[0]}",
        "",
        f"{today}, {machine}, Python {platform.python_version()}, {engine()}: "
        f"`{_command(arguments)}`",
        "",
        "| " + " | ".join(LEVELS) + " |",
        "| --: " * len(LEVELS) + "|",
        "| " + " | ".join(_points(skills[level]) for level in LEVELS) + " |",
        "",
        "| level | against | games | won | the scale says |",
        "| --- | --- | --: | --: | --: |",
    ]
    for pair in levels_fit.pairs(results, skills):
        shares = f"{pair.won:.1%} | {pair.said:.1%}"
        lines.append(f"| {pair.higher} | {pair.lower} | {pair.games} | {shares} |")
    lines += [
        "",
        "| newcomers, after games | levels | off by | shown ± | within it |",
        "| --: | --: | --: | --: | --: |",
    ]
    for trial in levels_fit.trials(results):
        found = f"{trial.error:.0f} | {trial.doubt:.0f} | {trial.covered:.0%}"
        lines.append(f"| {trial.games} | {trial.levels} | {found} |")
    return "\n".join([*lines, ""])


def _command(arguments: argparse.Namespace) -> str:
    dear = f" --master-games {arguments.master_games}" if arguments.master_games else ""
    return f"spieluhr ratings {arguments.game} --games {arguments.games}{dear}"


def _points(skill: Skill) -> str:
    return f"{skill.mean:.0f} ± {rating.SURE * skill.doubt:.0f}"
