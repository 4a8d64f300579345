"""spieluhr study GAME: seats, luck and skill, and what moves are worth, in many games of bots."""

import argparse
import hashlib
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from spieluhr.arena import engines, plan
from spieluhr.arena.plan import Plan, Task
from spieluhr.cli import files, ladder, options
from spieluhr.cli.arena import check_writable
from spieluhr.cli.gathering import gathered
from spieluhr.cli.trace import positive
from spieluhr.cli.words import default_language
from spieluhr.core import component_data
from spieluhr.core.dice import Dice
from spieluhr.core.game import Game
from spieluhr.core.words import LANGUAGES, pick
from spieluhr.reviews import samples
from spieluhr.reviews.kept import Kept
from spieluhr.reviews.samples import Thrown
from spieluhr.reviews.studies import data_sets, sampling
from spieluhr.reviews.studies.sampling import Seen, Wanted

LEVELS = ("beginner", "club")
REPLAYS = 2  # games of a deal
R = TypeVar("R", Seen, Thrown)


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "study",
        help="seats, luck and skill, and what moves are worth",
        description="Let bots play many games and tell what decides: which seat, which level, "
        "which deal, which moves; with intervals and plots. An interrupted run resumes.",
    )
    for game in options.add_games(parser):
        _add_arguments(game)
        game.set_defaults(run=run, extra="research")


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games", type=positive, default=1000, help="of each level, and of each two (default 1000)"
    )
    parser.add_argument(
        "--level",
        type=options.bot_names,
        default=list(LEVELS),
        metavar="A,B",
        help=f"whose games; neighbours also meet (default {','.join(LEVELS)})",
    )
    parser.add_argument(
        "--luck",
        type=int,
        default=0,
        metavar="N",
        help="games of the last level whose luck is measured as in reviews; slow (default 0)",
    )
    parser.add_argument("--seed", type=int, default=1, help="for the deals (default 1)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", type=positive, default=1, help="at once (default 1)")
    where.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="on a Ray cluster")
    parser.add_argument("--resume", metavar="DIR", help="keep games here")
    change = parser.add_mutually_exclusive_group()
    change.add_argument(
        "--change",
        action="append",
        metavar="KEY=VALUE",
        help="also play with this value of the component data; may be repeated",
    )
    change.add_argument("--data", metavar="FILE", help="also play with this data set")
    parser.add_argument("--html", metavar="FILE", help="write one page with plots")
    parser.add_argument("--json", metavar="FILE", help="write all numbers")
    parser.add_argument("--docs", metavar="DIR", help="write a page of Markdown and its plots")
    parser.add_argument("--lang", choices=LANGUAGES, help="English or German")


def run(arguments: argparse.Namespace) -> int:
    from spieluhr.reviews.studies import page, studying  # noqa: PLC0415  an extra

    game, _, seats = options.chosen(arguments, Dice(arguments.seed))
    for name in (arguments.html, arguments.json):
        if name:
            check_writable(name)
    if arguments.docs:
        check_writable(f"{arguments.docs}/{game.id}.md")
    if arguments.ray is not None:
        engines.find_ray()
    changed = _changed(arguments, game)
    before = Played(arguments, game, seats, None)
    study = before.study()
    compared = None
    if changed is not None:
        other = game.with_data(data_sets.keep(game.id, changed))
        after = Played(arguments, other, seats, changed)
        told = after.study()
        differences = [
            studying.difference(levels, before.games[name], after.games[name])
            for name, levels in before.groups().items()
        ]
        compared = page.Compared(_change_words(arguments, other), told, differences)
    write(arguments, game, study, compared)
    return 0


def _changed(arguments: argparse.Namespace, game: Game) -> dict[str, Any] | None:
    if arguments.change:
        return data_sets.changed(game.id, arguments.change)
    return data_sets.read(game.id, arguments.data) if arguments.data else None


def _change_words(arguments: argparse.Namespace, other: Game) -> str:
    from spieluhr.reviews.studies import words  # noqa: PLC0415  beside the page

    if arguments.change:
        return ", ".join(arguments.change)
    lang = arguments.lang or default_language()
    return pick(words.OTHER_DATA, lang).format(data=other.data)


def write(arguments: argparse.Namespace, game: Game, study: Any, compared: Any) -> None:
    """The page as asked for; without a file, the page as text."""
    from spieluhr.reviews.studies import page  # noqa: PLC0415  an extra

    lang = arguments.lang or default_language()
    title = pick(game.words.title, lang)
    if arguments.json:
        whole = {"study": study, "changed": None if compared is None else compared.after}
        files.write_text(arguments.json, msgspec.json.encode(whole).decode() + "\n")
    if arguments.html:
        files.write_text(arguments.html, page.html(study, title, lang, compared))
    heading = f"{ladder.where()}\n`{command(arguments)}`"
    text, plots = page.markdown(study, title, lang, heading, compared)
    if arguments.docs:
        for name, plot in {f"{game.id}.md": text, **plots}.items():
            files.write_text(f"{arguments.docs}/{name}", plot)
    if not (arguments.html or arguments.json or arguments.docs):
        print(text, end="")


def command(arguments: argparse.Namespace) -> str:
    """What was asked for, to be asked again."""
    words = ["spieluhr study", arguments.game, f"--games {arguments.games}"]
    words.append(f"--level {','.join(arguments.level)}")
    for name, value in options.given(arguments).items():
        words.append(f"--{name.replace('_', '-')}" + ("" if value is True else f" {value}"))
    if arguments.luck:
        words.append(f"--luck {arguments.luck}")
    words.append(f"--seed {arguments.seed}")
    words += [f"--change {change}" for change in arguments.change or ()]
    if arguments.data:
        words.append(f"--data {Path(arguments.data).name}")
    return " ".join(words)


class Played:
    """The games of a study with one data set."""

    def __init__(
        self, arguments: argparse.Namespace, game: Game, seats: int, data: dict[str, Any] | None
    ) -> None:
        self.arguments = arguments
        self.game = game
        self.seats = seats
        self.data = data
        self.options = options.given(arguments)
        self.games: dict[str, list[Seen]] = {}

    def groups(self) -> dict[str, list[str]]:
        """Each level for itself, and neighbours together, by name."""
        levels: list[str] = list(dict.fromkeys(self.arguments.level))
        found = {level: [level] for level in levels}
        if self.seats > 1:
            for lower, upper in pairwise(levels):
                found[f"{lower},{upper}"] = [lower, upper]
        return found

    def study(self) -> Any:
        """Plays what is missing, and says what follows."""
        from spieluhr.reviews.studies import studying  # noqa: PLC0415  an extra

        found = []
        for name, levels in self.groups().items():
            self.games[name] = self._group(levels)
            found.append(studying.group(levels, self.games[name]))
        luck = None
        if self.arguments.luck > 0 and self.data is None:
            last = self.arguments.level[-1]
            luck = studying.luck_share(last, self._thrown(last))
        return studying.Study(
            self.game.id,
            self.seats,
            self.options,
            self.arguments.seed,
            self.game.data,
            found,
            luck,
        )

    def _group(self, levels: list[str]) -> list[Seen]:
        players = [levels[k % len(levels)] for k in range(self.seats)]
        wanted = self._plan(players, self.arguments.games)
        turns = max(REPLAYS, plan.rotations(players))
        deals = -(-self.arguments.games // turns)
        tasks = [Task(deal, turned) for deal in range(deals) for turned in range(turns)]
        whole = Wanted(wanted, len(levels) == 1, self.data)
        return gathered(
            Kept(self._file("games", wanted), Seen), sampling.see, whole, tasks, self.arguments
        )

    def _thrown(self, level: str) -> list[Thrown]:
        wanted = self._plan([level], self.arguments.luck)
        tasks = list(plan.tasks(wanted))
        return gathered(
            Kept(self._file("luck", wanted), Thrown), samples.throw, wanted, tasks, self.arguments
        )

    def _plan(self, players: list[str], count: int) -> Plan:
        return plan.make(self.game, self.options, self.seats, players, count, self.arguments.seed)

    def _file(self, kind: str, wanted: Plan) -> Path:
        """A larger run adds to the games of a smaller one."""
        given = self.arguments.resume
        top = Path(given) if given else component_data.folder("studies")
        name = msgspec.json.encode(msgspec.structs.replace(wanted, deals=0))
        return top / f"{self.game.id}-{kind}-{hashlib.sha256(name).hexdigest()[:12]}.jsonl"
