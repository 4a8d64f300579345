"""spieluhr review GAME --validate: which numbers of reviews may people see?"""

import argparse
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spieluhr import games
from spieluhr.arena import engines, plan
from spieluhr.arena.calibration import plans
from spieluhr.arena.ladder import seat_counts
from spieluhr.arena.plan import Plan
from spieluhr.bots.weighing import Effort
from spieluhr.cli import files, ladder
from spieluhr.cli.gathering import gathered
from spieluhr.cli.options import bot_name, bot_names
from spieluhr.cli.trace import positive
from spieluhr.core import component_data
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game
from spieluhr.reviews import samples
from spieluhr.reviews.efforts import REDRAWS, REPEATS, SKETCH, USUAL, effort_of
from spieluhr.reviews.kept import Kept
from spieluhr.reviews.samples import CostPlan, Glanced, Judged, LuckPlan, Sketched, Thrown
from spieluhr.reviews.scale import Scale, where

if TYPE_CHECKING:
    from spieluhr.arena.calibration.page import Tested
    from spieluhr.reviews.measures import Errors, Luck

LEVELS = ("beginner", "club", "expert")
CLUB = "club"  # whose games the scale is fitted to
SEED = 220
WEIGHED = 3  # grows when the same game would be weighed otherwise,
JUDGED = 3  # and this one when only its decisions would be judged otherwise
BLUNDERS = 2  # of a game that are looked at again,
AGAIN = 18  # in so many deals of each level: some 200 are enough, and they cost most of the time


def add(parser: argparse.ArgumentParser) -> None:
    """What belongs to the validation alone."""
    group = parser.add_argument_group("validation")
    group.add_argument("--validate", action="store_true", help="test the numbers of GAME")
    group.add_argument(
        "--chances", type=positive, default=2000, help="for chances, each mode (default 2000)"
    )
    group.add_argument(
        "--games", type=positive, default=400, help="for luck, each mode (default 400)"
    )
    group.add_argument(
        "--luck-by", type=bot_name, default=CLUB, metavar="A", help=f"whose (default {CLUB})"
    )
    group.add_argument(
        "--means",
        type=positive,
        metavar="N",
        help="games for the mean of luck, each mode (default: those for luck)",
    )
    group.add_argument(
        "--judged", type=positive, default=100, help="for error rates, each level (default 100)"
    )
    group.add_argument(
        "--levels",
        type=bot_names,
        default=list(LEVELS),
        metavar="A,B",
        help=f"from weak to strong (default {','.join(LEVELS)})",
    )
    group.add_argument("--modes", metavar="A,B", help="only these, such as 2 (default: all)")
    group.add_argument(
        "--least-share",
        type=float,
        default=0.08,
        metavar="X",
        help="of the variance of results that luck must explain (default 0.08)",
    )
    group.add_argument("--resume", metavar="DIR", help="keep games here")
    group.add_argument("--page", metavar="FILE", help="add the tables to this page")


def run(arguments: argparse.Namespace) -> int:
    if arguments.what not in games.game_ids():
        raise Malformed("game", game=arguments.what, games=", ".join(games.game_ids()))
    game = games.load(arguments.what)
    if arguments.ray is not None:
        engines.find_ray()
    validation = Validation(arguments, game)
    for options in plans.modes(game):
        mode = mode_of(game, options)
        if arguments.modes is None or mode in arguments.modes.split(","):
            validation.mode(mode, options)
    validation.write()
    return 0


def spent(effort: Effort) -> list[int]:
    """In numbers: games that were weighed with another effort are others."""
    return [effort.trees, effort.iterations, effort.depth, effort.worlds, effort.most]


def mode_of(game: Game, options: dict[str, Any]) -> str:
    """As reviews and chances call this way to play."""
    chosen = game.read_options(game.complete(dict(options), Dice(0)))
    return game.heuristics.mode(game.new(chosen, seat_counts(game, options)[0]))


class Validation:
    """Of one game, mode by mode."""

    def __init__(self, arguments: argparse.Namespace, game: Game) -> None:
        self.arguments = arguments
        self.game = game
        self.written: dict[str, Any] = {}
        self.tests: list[Tested] = []
        self.luck: dict[str, Luck] = {}
        self.errors: dict[str, Errors] = {}

    def mode(self, mode: str, options: dict[str, Any]) -> None:
        """Fit on one half of the games, test on the other; then decisions, then luck."""
        from spieluhr.arena.calibration import fitting  # noqa: PLC0415  an extra
        from spieluhr.reviews import measures  # noqa: PLC0415  an extra

        glanced = self._glanced(options)
        fit = measures.fitted(glanced[0::2])
        test = measures.tested(mode, glanced[0::2], glanced[1::2], fit)
        written: dict[str, Any] = {"fit": fitting.written(fit)}
        scale = Scale(written)
        errors_by = self._judged(mode, options, dict(written))
        thrown = self._thrown(options)
        made, others = thrown[0::2], thrown[1::2]
        written["beta"] = round(measures.beta(made, scale), 4)
        sketched = self._sketched(mode, options, {"fit": written["fit"]})
        luck = measures.luck_of(others, scale, written["beta"], sketched)
        errors = measures.errors_of(errors_by)
        written["rates"] = {level: round(rate, 5) for level, rate in errors.rates.items()}
        written["shown"] = {
            "chances": measures.chances_hold(test),
            "luck": measures.luck_holds(luck, self.arguments.least_share),
            "errors": measures.errors_hold(errors),
        }
        self.written[mode] = written
        self.tests.append(test)
        self.luck[mode], self.errors[mode] = luck, errors

    def _glanced(self, options: dict[str, Any]) -> list[Glanced]:
        """Other deals than those that luck is tested on."""
        wanted = self._plan(options, CLUB, self.arguments.chances, SEED + 1)
        name = f"chances {wanted.bots[0]} {json.dumps(options, sort_keys=True)}"
        kept = Kept(self._folder(name), Glanced)
        return gathered(kept, samples.glance, wanted, list(plan.tasks(wanted)), self.arguments)

    def _thrown(self, options: dict[str, Any]) -> list[Thrown]:
        wanted = self._plan(options, self.arguments.luck_by, self.arguments.games)
        name = f"luck {wanted.bots[0]} {json.dumps(options, sort_keys=True)}"
        kept = Kept(self._folder(name), Thrown)
        return gathered(kept, samples.throw, wanted, list(plan.tasks(wanted)), self.arguments)

    def _sketched(
        self, mode: str, options: dict[str, Any], written: dict[str, Any]
    ) -> Sequence[Sketched]:
        """Very many games for the mean of luck alone."""
        if not self.arguments.means:
            return ()
        wanted = self._plan(options, CLUB, self.arguments.means, SEED + 2)
        effort = [*spent(SKETCH.effort), SKETCH.came, SKETCH.drawn]
        name = f"means {CLUB} {json.dumps([options, written, effort], sort_keys=True)}"
        kept = Kept(self._folder(name), Sketched)
        whole = LuckPlan(wanted, {mode: written})
        return gathered(kept, samples.sketch, whole, list(plan.tasks(wanted)), self.arguments)

    def _judged(
        self, mode: str, options: dict[str, Any], written: dict[str, Any]
    ) -> dict[str, Sequence[Judged]]:
        """Costs are told by the scale, so games that were weighed by another do not count."""
        seats = seat_counts(self.game, options)[0]
        effort = [*spent(effort_of(USUAL, seats)), JUDGED]
        found: dict[str, Sequence[Judged]] = {}
        for level in self.arguments.levels:
            wanted = self._plan(options, level, self.arguments.judged)
            whole = CostPlan(wanted, {mode: written}, BLUNDERS, AGAIN)
            name = f"costs {level} {json.dumps([options, written, effort], sort_keys=True)}"
            kept = Kept(self._folder(name), Judged)
            found[level] = gathered(
                kept, samples.judge, whole, list(plan.tasks(wanted)), self.arguments
            )
        return found

    def _plan(self, options: dict[str, Any], level: str, count: int, seed: int = SEED) -> Plan:
        seats = seat_counts(self.game, options)[0]
        return plan.make(self.game, options, seats, [level], count, seed)

    def _folder(self, name: str) -> Path:
        given = self.arguments.resume
        top = Path(given) if given else component_data.folder("reviews")
        kind = "-".join(name.split()[:2])
        # Games that were weighed with another effort are others.
        whole = f"{name} {self.game.version} {SEED} {WEIGHED} {REDRAWS} {REPEATS}"
        return (
            top / f"{self.game.id}-{kind}-{hashlib.sha256(whole.encode()).hexdigest()[:12]}.jsonl"
        )

    def write(self) -> None:
        """Beside the game; modes that were not tested now stay as they are."""
        from spieluhr.reviews import bench_page  # noqa: PLC0415  an extra

        path = where(self.game.id)
        modes = json.loads(path.read_text("utf-8"))["modes"] if path.is_file() else {}
        about = "Fitted and tested by spieluhr review --validate: only what is shown here is shown."
        whole = {"about": about, "modes": {**modes, **self.written}}
        files.write_text(str(path), json.dumps(whole, indent=1) + "\n")
        least = self.arguments.least_share
        tables = [
            bench_page.chances_table(self.tests),
            bench_page.luck_table(self.luck, least),
            bench_page.errors_table(self.errors),
        ]
        print("\n".join(tables), end="")
        if self.arguments.page:
            old = Path(self.arguments.page)
            text = old.read_text("utf-8") if old.is_file() else ""
            part = f"{ladder.where()}\n`{self._command()}`\n\n" + "\n".join(tables)
            title = self.game.words.title[0]
            files.write_text(self.arguments.page, bench_page.with_part(text, title, part))

    def _command(self) -> str:
        given = self.arguments
        words = ["spieluhr review", self.game.id, f"--validate --chances {given.chances}"]
        words.append(f"--games {given.games}")
        words += [f"--luck-by {given.luck_by}"] if given.luck_by != CLUB else []
        words += [f"--means {given.means}"] if given.means else []
        words += [f"--judged {given.judged}", f"--levels {','.join(given.levels)}"]
        words += [f"--least-share {given.least_share}"]
        if given.modes is not None:
            words.append(f"--modes {given.modes}")
        return " ".join(words)
