"""spieluhr puzzles: find positions for training in games of bots."""

import argparse
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spieluhr import games
from spieluhr.arena import engines
from spieluhr.cli import files, ladder, screen
from spieluhr.cli.arena import check_writable
from spieluhr.cli.trace import positive
from spieluhr.core import component_data

if TYPE_CHECKING:
    from spieluhr.puzzles.making import Done, Job, Proved
    from spieluhr.puzzles.schema import Book, Found
    from spieluhr.puzzles.self_play import Plan

COUNT = 200
PAGE = "bench/puzzles.md"
FIRST = 48  # puzzles that are found before anything is measured


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "puzzles",
        help="find positions for training in games of bots",
        description="Look through games of bots of mixed levels for positions in which one move is "
        "clearly better than all others, and write them beside the game. An interrupted run "
        "resumes; a larger one adds to what was found.",
    )
    parser.add_argument("game", choices=games.game_ids(), metavar="GAME")
    parser.add_argument(
        "--count", type=positive, default=COUNT, metavar="N", help=f"how many (default {COUNT})"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--processes", type=positive, default=2, help="processes at once (default 2)"
    )
    where.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="on a Ray cluster")
    parser.add_argument(
        "--resume", metavar="DIR", help="keep what is found here (default: the user's data folder)"
    )
    parser.add_argument("--out", metavar="FILE", help="the puzzles (default: beside the rules)")
    parser.add_argument("--page", metavar="FILE", help=f"add the yield to this page ({PAGE})")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from spieluhr.puzzles import books, making  # noqa: PLC0415  the whole search

    game = games.load(arguments.game)
    out = arguments.out or str(Path(games.__file__).parent / game.id / books.FILE)
    check_writable(out)
    if arguments.ray is not None:
        engines.find_ray()
    folder = Path(arguments.resume) if arguments.resume else component_data.folder("puzzles")
    plan = making.plan_of(game.id)
    first = making.folder_of(folder, plan)
    spread = spreading(arguments)
    with screen.progress() as progress:

        def step(bar: Any) -> Callable[[int], None]:
            return lambda done: progress.update(bar, completed=done)

        bar = progress.add_task("1", total=FIRST, completed=first.useful(FIRST))
        making.look(first, plan, FIRST, spread, step(bar))
        bar = progress.add_task("2", total=making.POSITIONS, completed=len(first.played))
        measured = making.measure(first, plan, spread, step(bar))
        plan = making.second(plan, measured)
        kept = making.folder_of(folder, plan)
        bar = progress.add_task("3", total=arguments.count, completed=kept.useful(arguments.count))
        if measured.factor >= books.TRUSTED:
            making.look(kept, plan, arguments.count, spread, step(bar))
        else:
            making.look_and_check(kept, plan, measured, arguments.count, spread, step(bar))
        book = making.book_of(plan, kept, measured, arguments.count)
        total = min(making.PROOFS, len(book.puzzles))
        bar = progress.add_task("4", total=total, completed=len(kept.proved))
        proved = making.prove(kept, plan, book, spread, step(bar))
    files.write_text(out, books.written(book))
    if arguments.page:
        add_part(arguments, book, list(kept.there.values()), plan.least, proved)
    print(f"{game.words.title[0]}: {len(book.puzzles)} puzzles from {len(kept.there)} games")
    return 0


def add_part(
    arguments: argparse.Namespace,
    book: "Book",
    found: "list[Found]",
    least: float,
    proved: "Proved | None",
) -> None:
    """The page of all games, with what was found now; what people wrote beside it is kept."""
    from spieluhr.puzzles import page  # noqa: PLC0415

    game = games.load(arguments.game)
    command = f"`spieluhr puzzles {game.id} --count {arguments.count}`"
    text = f"{ladder.where()}\n{command}\n\n{page.part(book, found, game.id, least, proved)}"
    path = Path(arguments.page)
    old = path.read_text("utf-8") if path.is_file() else ""
    files.write_text(arguments.page, page.with_part(old, game.words.title[0], text))


def spreading(arguments: argparse.Namespace) -> "Callable[..., Iterator[Done]]":
    """Over processes of this machine, or a Ray cluster."""

    def spread(
        work: "Callable[[Plan, Job], Done]", plan: "Plan", jobs: "Iterable[Job]"
    ) -> "Iterator[Done]":
        return engines.do(work, plan, list(jobs), arguments.processes, arguments.ray)

    return spread
