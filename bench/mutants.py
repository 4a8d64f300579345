"""Do a game's own tests notice a mistake in its rules? A sample of mistakes, made one at a time.

python -m bench.mutants antinomy [--count 16] [--seed 1] [--jobs 2] [--fresh]

Mistakes are made in a copy of the project, in rules, views and worlds of the game; its own tests
run on it uncompiled and stop at the first failure. What is known after an interruption is not run
again. Survivors are shown, and kept in bench/mutants.md, where each one needs a test or a reason.
"""

import argparse
import hashlib
import json
import os
import platform
import queue
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path

from bench.mutation import Mutant, mutants
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "bench" / "mutants.md"
KEPT = ROOT / "build" / "mutants"
COPIED = ("src", "tests", "docs", "bench", "template", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "pictures", "*.so", "*.egg-info")
MUTATED = ("rules.py", "rules/*.py", "view.py", "worlds.py", "knowledge/*.py")
NOT_MUTATED = ("__init__.py", "schema.py", "observation.py")
MEMORY = 4 * 2**30  # a loop that never ends may collect things
ALWAYS = {"SPIELUHR_INTERPRETED": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
LEAST_SECONDS = 30
BUSY = 20  # so many times longer it may take on a machine that does other work too
KILLED, SURVIVED, TOO_LONG = "killed", "survived", "too long"
OPEN_REASON = "**to be looked at**"


@dataclass
class Plan:
    """The tests of a game, those that take the shortest time first, and what is known so far."""

    tests: list[str]
    seconds: float  # of the processor that all of them take
    digest: str  # of the tests
    known: dict[str, str]  # what became of a mutant, by file, its text and the change

    def limit(self) -> int:
        return int(LEAST_SECONDS + 3 * self.seconds)


class Copy:
    """A copy of the project in which one file at a time is wrong."""

    def __init__(self, source: Path, root: Path) -> None:
        self.root = root
        self.running: subprocess.Popen[bytes] | None = None
        for name in COPIED:
            if (source / name).is_dir():
                shutil.copytree(source / name, root / name, ignore=LEFT_OUT)
            elif (source / name).exists():
                shutil.copy(source / name, root / name)

    def tests(self, *words: str, seconds: int | None = None) -> int | None:
        """pytest's exit code; None when it has used up so many seconds of the processor."""
        own = {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        self.running = running = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-x", "--no-header", "--no-summary", *words],
            cwd=self.root,
            env={**os.environ, **own, **ALWAYS},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # pytest would take an interruption for a failure
        )
        if hasattr(resource, "prlimit"):
            resource.prlimit(running.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
            if seconds is not None:
                resource.prlimit(running.pid, resource.RLIMIT_CPU, (seconds, seconds + 5))
        try:
            code = running.wait(seconds and BUSY * seconds)
            return None if code in (-signal.SIGXCPU, -signal.SIGKILL) else code
        except subprocess.TimeoutExpired:
            return None
        finally:
            running.kill()
            running.wait()

    def stop(self) -> None:
        if self.running is not None:
            self.running.kill()

    @contextmanager
    def wrong(self, mutant: Mutant) -> Iterator[None]:
        file = self.root / mutant.file
        right = file.read_text(encoding="utf-8")
        file.write_text(mutant.source, encoding="utf-8")
        try:
            yield
        finally:
            file.write_text(right, encoding="utf-8")

    def judge(self, mutant: Mutant, plan: Plan) -> str:
        with self.wrong(mutant):
            code = self.tests(*plan.tests, seconds=plan.limit())
        if code is None:
            return TOO_LONG
        if code not in (0, 1, 2, 3):  # passed, failed, did not import, pytest itself failed
            raise SystemExit(f"pytest ended with {code} on {mutant.file}:{mutant.line}")
        return KILLED if code else SURVIVED


def digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def all_mutants(root: Path, game: str) -> list[Mutant]:
    folder = root / "src" / "spieluhr" / "games" / game
    files = sorted({file for pattern in MUTATED for file in folder.glob(pattern)})
    return [
        mutant
        for file in files
        if file.name not in NOT_MUTATED
        for mutant in mutants(file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))
    ]


def name_of(mutant: Mutant) -> str:
    """Under which its result is kept: another text of the file is another mutant."""
    return digest(mutant.file, mutant.source)


def tests_digest(root: Path, game: str) -> str:
    files = sorted((root / "tests" / "games" / game).glob("*.py"))
    return digest(*(file.read_text(encoding="utf-8") for file in files))


def kept_file(game: str) -> Path:
    return KEPT / f"{game}.json"


def load_plan(kept: Path, tests: str) -> Plan | None:
    """The plan of an earlier run. With other tests its survivors may not survive any more."""
    if not kept.exists():
        return None
    plan = Plan(**json.loads(kept.read_text(encoding="utf-8")))
    if plan.digest != tests:
        plan.known = {name: what for name, what in plan.known.items() if what != SURVIVED}
        return Plan([], 0.0, tests, plan.known)
    return plan


def save_plan(kept: Path, plan: Plan) -> None:
    kept.parent.mkdir(parents=True, exist_ok=True)
    fresh = kept.with_suffix(".new")
    fresh.write_text(json.dumps(asdict(plan)), encoding="utf-8")
    fresh.replace(kept)


def _children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(project: Copy, game: str, plan: Plan) -> None:
    """Run the tests without a mistake: they must pass. Those that take longest come last."""
    report = project.root / "report.xml"
    began = _children_seconds()
    if project.tests(f"tests/games/{game}", f"--junitxml={report}") != 0:
        raise SystemExit(f"the tests of {game} do not pass without a mistake")
    plan.seconds = _children_seconds() - began
    took: dict[str, float] = {}
    for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314
        file = case.attrib["classname"].replace(".", "/") + ".py"
        took[file] = took.get(file, 0.0) + float(case.attrib["time"])
    plan.tests = sorted(took, key=took.__getitem__)


def run(
    root: Path, game: str, chosen: list[Mutant], jobs: int, kept: Path, console: Console
) -> dict[str, str]:
    """What became of each mutant, by `name_of`."""
    plan = load_plan(kept, tests_digest(root, game)) or Plan([], 0.0, tests_digest(root, game), {})
    due = [mutant for mutant in chosen if name_of(mutant) not in plan.known]
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with tempfile.TemporaryDirectory() as folder, Progress(*columns, console=console) as progress:
        bar = progress.add_task(game, total=len(chosen), completed=len(chosen) - len(due))
        copies: queue.Queue[Copy] = queue.Queue()
        every = [Copy(root, Path(folder) / str(k)) for k in range(min(jobs, len(due)))]
        stopped, writing = threading.Event(), threading.Lock()
        for project in every:
            copies.put(project)
        if due and not plan.tests:
            measure(every[0], game, plan)
            save_plan(kept, plan)

        def judge(mutant: Mutant) -> None:
            project = copies.get()
            try:
                result = project.judge(mutant, plan)
            finally:
                copies.put(project)
            if stopped.is_set():
                return
            with writing:
                plan.known[name_of(mutant)] = result
                save_plan(kept, plan)
            progress.advance(bar)
            if result == SURVIVED:
                show(console, mutant)

        with ThreadPoolExecutor(max(1, jobs)) as workers:
            waiting = [workers.submit(judge, mutant) for mutant in due]
            try:
                for job in waiting:
                    job.result()
            except BaseException:
                stopped.set()
                workers.shutdown(wait=False, cancel_futures=True)
                for project in every:
                    project.stop()
                raise
    return {name_of(mutant): plan.known[name_of(mutant)] for mutant in chosen}


def show(console: Console, mutant: Mutant) -> None:
    console.print(f"survived: {mutant.file}:{mutant.line}", markup=False, highlight=False)
    for name, line in zip(("before", "after"), mutant.lines(), strict=True):
        console.print(f"  {name:<7} {line}", markup=False, highlight=False)


# The page: one section for each game, written anew by each run; reasons stay.


def cell(text: str) -> str:
    return f"`{text}`".replace("|", "\\|")


def row_of(mutant: Mutant) -> str:
    """What stays the same when lines move."""
    before, after = mutant.lines()
    return f"| {cell(before)} | {cell(after)} |"


def reasons(page: str) -> dict[str, str]:
    """Why a survivor does no harm, as somebody wrote it there."""
    rows = re.findall(r"^\| `\S+:\d+` (\| `.*` \|) ([^`]*) \|$", page, re.MULTILINE)
    return {row: why for row, why in rows if why != OPEN_REASON}


def section(
    game: str, command: str, total: int, chosen: list[Mutant], found: dict[str, str], page: str
) -> str:
    counts = {
        what: sum(found[name_of(mutant)] == what for mutant in chosen)
        for what in (KILLED, TOO_LONG, SURVIVED)
    }
    lines = [f"## {game}", "", f"{date.today().isoformat()}, {machine()}: `{command}`", ""]
    lines += [
        f"{len(chosen)} of {total} mutants: {counts[KILLED]} killed, "
        f"{counts[TOO_LONG]} ran too long, {counts[SURVIVED]} survived."
    ]
    known = reasons(page)
    living = [mutant for mutant in chosen if found[name_of(mutant)] == SURVIVED]
    if living:
        lines += ["", "| where | before | after | why no test can notice |", "|---|---|---|---|"]
    for mutant in living:
        why = known.get(row_of(mutant), OPEN_REASON)
        lines.append(f"| `{mutant.file}:{mutant.line}` {row_of(mutant)} {why} |")
    return "\n".join(lines) + "\n"


def machine() -> str:
    listed = Path("/proc/cpuinfo")
    names = re.findall(r"model name\s*: (.*)", listed.read_text()) if listed.exists() else []
    model = names[0] if names else platform.processor() or platform.machine()
    return f"{os.cpu_count()} cores of {model}, Python {platform.python_version()}"


def with_section(page: str, game: str, text: str) -> str:
    """The page with this section in place of the one that the game had."""
    parts = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    head = f"## {game}\n"
    kept = [part.rstrip() + "\n" for part in parts if not part.startswith(head)]
    return "\n".join([kept[0], *sorted([*kept[1:], text])])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=16, help="how many mistakes to try")
    parser.add_argument("--seed", type=int, default=1, help="another seed is another sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many at the same time")
    parser.add_argument("--fresh", action="store_true", help="run known ones again too")
    given = parser.parse_args()
    console = Console()
    found = all_mutants(ROOT, given.game)
    if not found:
        parser.error(f"there is no game {given.game}")
    chosen = random.Random(given.seed).sample(found, min(given.count, len(found)))  # noqa: S311
    if given.fresh:
        kept_file(given.game).unlink(missing_ok=True)
    try:
        results = run(ROOT, given.game, chosen, given.jobs, kept_file(given.game), console)
    except KeyboardInterrupt:
        console.print("Interrupted: the same command goes on from here.")
        return 130
    command = f"make mutants GAME={given.game} COUNT={given.count} SEED={given.seed}"
    page = PAGE.read_text(encoding="utf-8")
    text = section(given.game, command, len(found), chosen, results, page)
    PAGE.write_text(with_section(page, given.game, text), encoding="utf-8")
    console.print(text, markup=False, highlight=False)
    return 1 if OPEN_REASON in text else 0


if __name__ == "__main__":
    sys.exit(main())
