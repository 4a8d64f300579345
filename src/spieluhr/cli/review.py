"""spieluhr review: what decisions cost by what was known, and what luck brought."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from spieluhr import games
from spieluhr.arena import engines
from spieluhr.cli import files, review_validation, screen
from spieluhr.cli.errors import CommandError
from spieluhr.cli.trace import positive
from spieluhr.cli.verify import read_record
from spieluhr.cli.words import default_language
from spieluhr.core.words import LANGUAGES, pick
from spieluhr.reviews import html_page, many, text
from spieluhr.reviews.efforts import EFFORTS, USUAL
from spieluhr.reviews.schema import Review
from spieluhr.reviews.whole import review_record


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "review",
        help="look back at finished games: mistakes and luck",
        description="What each decision of a finished game cost by what its player knew, and what "
        "luck brought. A folder of records becomes Parquet; an interrupted run resumes. With "
        "--validate, test which of these numbers may be shown for a game.",
    )
    parser.add_argument(
        "what", metavar="FILE|DIR|GAME", help="a record (- reads standard input), a folder, a game"
    )
    parser.add_argument("--level", choices=list(EFFORTS), default=USUAL, help="how thoroughly")
    parser.add_argument("--lang", choices=LANGUAGES, help="English or German")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="all numbers, for programs")
    form.add_argument("--html", metavar="FILE", help="write one page with a picture")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", type=positive, default=1, help="of a folder, at once")
    where.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="on a Ray cluster")
    parser.add_argument("--out", metavar="DIR", help="where the reviews of a folder go")
    review_validation.add(parser)
    parser.set_defaults(run=run, extra="research")


def run(arguments: argparse.Namespace) -> int:
    if arguments.validate:
        return review_validation.run(arguments)
    if arguments.what in games.game_ids() and not Path(arguments.what).exists():
        raise CommandError("review-what", game=arguments.what)
    if Path(arguments.what).is_dir():
        return run_folder(arguments)
    return run_file(arguments)


def run_file(arguments: argparse.Namespace) -> int:
    """One record: in words, as JSON or as a page."""
    lang = arguments.lang or default_language()
    read = read_record(files.read_text(arguments.what), arguments.what)
    with screen.progress() as progress:
        bar = progress.add_task("", total=None)
        found = review_record(
            read,
            arguments.level,
            lambda done, total: progress.update(bar, completed=done, total=total),
        )
    if arguments.json:
        print(msgspec.json.encode(found).decode())
    elif arguments.html:
        files.write_text(arguments.html, html_page.page(found, title(found, lang), lang))
    else:
        print(text.told(found, title(found, lang), lang), end="")
    return 0


def title(found: Review, lang: str) -> str:
    """The game's, in that language."""
    return pick(games.load(found.game).words.title, lang)


def run_folder(arguments: argparse.Namespace) -> int:
    """All records of a folder into Parquet; what is there already is not done again."""
    folder = Path(arguments.what)
    out = Path(arguments.out) if arguments.out else folder.with_name(f"{folder.name}-reviews")
    wanted = [path for path in many.files(folder) if out not in path.parents]
    kept = many.Folder(out, arguments.level)
    kept.begin()
    missing = kept.missing(wanted)
    with screen.progress() as progress:
        bar = progress.add_task("", total=len(wanted), completed=len(wanted) - len(missing))
        for one in engines.do(
            many.review_file, arguments.level, missing, arguments.processes, arguments.ray
        ):
            kept.add(one)
            progress.advance(bar)
    kept.write_parquet(wanted)
    bad = [kept.there[str(path)] for path in wanted if kept.there[str(path)].problem]
    for one in bad:
        print(files.shown(f"{one.file}: {one.problem}"))
    print(f"{len(wanted) - len(bad)} reviews are in {out}")
    return 0
