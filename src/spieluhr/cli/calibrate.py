"""spieluhr calibrate: how often does a judgement win? Games, a fit, and a test of it."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spieluhr import games
from spieluhr.arena import engines
from spieluhr.arena.calibration import plans, samples
from spieluhr.arena.calibration.samples import Sampled
from spieluhr.cli import files, ladder, screen
from spieluhr.cli.arena import check_writable
from spieluhr.cli.options import bot_name, comma_words
from spieluhr.cli.trace import positive
from spieluhr.core import component_data

if TYPE_CHECKING:
    from spieluhr.arena.calibration.page import Tested

PAGE = "bench/calibration.md"
PICTURES = "docs/pictures"
SEED, OTHER_SEED = 21, 24  # 22 and 23 were looked at while the fit was designed


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "calibrate",
        help="fit chances to win to games of bots, and test them",
        description="Let bots play every mode of a game, fit chances to how it ended, and test "
        "them on other games. An interrupted run resumes; a larger one adds to its games.",
    )
    parser.add_argument("game", choices=games.game_ids(), metavar="GAME")
    parser.add_argument(
        "--games", type=positive, default=400, help="for each mode and level (default 400)"
    )
    parser.add_argument(
        "--held-out", type=positive, default=300, help="the same, for the test (default 300)"
    )
    for flag, levels in (("--levels", plans.FITTED), ("--other-levels", plans.HELD_OUT)):
        whose = "fitted" if flag == "--levels" else "held out"
        parser.add_argument(
            flag,
            type=levels_and_counts,
            default=dict.fromkeys(levels, 0),
            metavar="A,B=N",
            help=f"whose games are {whose}, of slow ones N (default {','.join(levels)}); "
            f"alone always {plans.ALONE}",
        )
    parser.add_argument(
        "--test-seed",
        type=seeds,
        default=[OTHER_SEED],
        metavar="N,N",
        help=f"of the deals that are held out, all together (default {OTHER_SEED})",
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", type=positive, default=2, help="at once (default 2)")
    where.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="on a Ray cluster")
    parser.add_argument(
        "--resume", metavar="DIR", help="keep games here (default: in the user's data folder)"
    )
    parser.add_argument("--out", metavar="FILE", help="the fit (default: beside the game's rules)")
    parser.add_argument("--page", metavar="FILE", help=f"add the test to this page ({PAGE})")
    parser.add_argument("--pictures", metavar="DIR", help=f"draw diagrams there ({PICTURES})")
    parser.set_defaults(run=run, extra="research")


def seeds(text: str) -> list[int]:
    """`26,27`: the held-out games of both."""
    return [positive(word) for word in comma_words(text)]


def levels_and_counts(text: str) -> dict[str, int]:
    """`club,expert=50`: so many games of a level; 0 stands for as many as of all."""
    found: dict[str, int] = {}
    for word in comma_words(text):
        name, equals, number = word.partition("=")
        found[bot_name(name)] = positive(number) if equals else 0
    return found


def run(arguments: argparse.Namespace) -> int:
    from spieluhr.arena.calibration import fitting, page  # noqa: PLC0415  an extra

    game = games.load(arguments.game)
    out = arguments.out or str(Path(games.__file__).parent / game.id / "chances.json")
    check_writable(out)
    if arguments.ray is not None:
        engines.find_ray()
    fitted = played(arguments, arguments.levels, arguments.games, SEED)
    held_out = [
        game
        for seed in arguments.test_seed
        for game in played(arguments, arguments.other_levels, arguments.held_out, seed)
    ]
    fits = {mode: fitting.fit(found) for mode, found in by_mode(fitted).items()}
    tests = by_mode(held_out)
    found = [page.tested(mode, by_mode(fitted)[mode], tests[mode], fits[mode]) for mode in fits]
    written = {
        "about": "Fitted by spieluhr calibrate: log-odds of a win, by progress of the game.",
        "modes": {
            one.mode: {"holds": page.holds(one), **fitting.written(fits[one.mode])} for one in found
        },
    }
    files.write_text(out, json.dumps(written, indent=1) + "\n")
    print(f"{game.words.title[0]}: {len(fitted)} games fitted, {len(held_out)} held out")
    table = page.table(found)
    print(table, end="")
    if arguments.page:
        add_part(arguments, game.words.title[0], table)
    if arguments.pictures:
        draw(arguments.pictures, game.id, game.words.title[0], found)
    return 0


def by_mode(sampled: list[Sampled]) -> dict[str, list[Sampled]]:
    """Modes are fitted apart: what a judgement is worth differs between them."""
    found: dict[str, list[Sampled]] = {}
    for one in sampled:
        found.setdefault(one.mode, []).append(one)
    return found


def played(
    arguments: argparse.Namespace, levels: dict[str, int], count: int, seed: int
) -> list[Sampled]:
    """All games of these levels, those from before included."""
    folder = Path(arguments.resume) if arguments.resume else component_data.folder("calibration")
    counts = {level: number or count for level, number in levels.items()}
    wanted = plans.plans(games.load(arguments.game), counts, count, seed)
    kept = [plans.kept(folder, plan) for plan in wanted]
    for one in kept:
        one.begin()
    missing = [one.missing() for one in kept]
    total = sum(one.plan.deals for one in kept)
    with screen.progress() as progress:
        bar = progress.add_task("", total=total, completed=total - sum(map(len, missing)))
        for one, tasks in zip(kept, missing, strict=True):
            for game in engines.do(
                samples.play, one.plan, tasks, arguments.processes, arguments.ray
            ):
                one.add(game)
                progress.advance(bar)
    return [game for one in kept for game in one.planned()]


def add_part(arguments: argparse.Namespace, title: str, table: str) -> None:
    """The page of all games, with what was measured now."""
    from spieluhr.arena.calibration import page  # noqa: PLC0415  an extra

    words = ["spieluhr calibrate", arguments.game, f"--games {arguments.games}"]
    words += [f"--held-out {arguments.held_out}"]
    for flag, given, usual in (
        ("--levels", arguments.levels, plans.FITTED),
        ("--other-levels", arguments.other_levels, plans.HELD_OUT),
    ):
        if given != dict.fromkeys(usual, 0):
            names = [f"{level}={number}" if number else level for level, number in given.items()]
            words.append(f"{flag} {','.join(names)}")
    if arguments.test_seed != [OTHER_SEED]:
        words.append(f"--test-seed {','.join(map(str, arguments.test_seed))}")
    heading = f"{ladder.where()}\n`{' '.join(words)}`"
    path = Path(arguments.page)
    old = path.read_text("utf-8") if path.is_file() else ""
    files.write_text(arguments.page, page.with_part(old, title, f"{heading}\n\n{table}"))


def draw(folder: str, game_id: str, title: str, found: "list[Tested]") -> None:
    """The diagram beside the page: how often each judgement won, before and after the fit."""
    from spieluhr.arena.calibration import diagram, page  # noqa: PLC0415  an extra

    modes = [
        (page.mode_name(one.mode), one.told["evaluation"], one.told["chance"]) for one in found
    ]
    files.write_text(f"{folder}/calibration-{game_id}.svg", diagram.svg(title, modes))
