"""The command `ladder`: it writes its page, can be interrupted, and goes on."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from spieluhr.arena import engines, ladder, ladder_page, one_game
from spieluhr.arena.plan import Plan, Result, Task
from spieluhr.arena.store import RESULTS
from spieluhr.cli.main import main
from tests.arena.test_arena import refused, stored, timeless, told
from tests.arena.test_ladder import rows
from tests.test_cli import ENVIRONMENT

LADDER = ("ladder", "--game", "antinomy", "--rungs", "casual-beginner", "--games", "6")
SMALL = (*LADDER, "--solo-games", "3", "--solo-levels", "beginner", "--processes", "1")


def steady(page: str) -> list[str]:
    """Without times, which are the last columns."""
    return [re.sub(r"( \| [0-9.]+)+ \|$", "", line) for line in page.splitlines()]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A ladder that was not interrupted: its folder and its page."""
    folder = tmp_path_factory.mktemp("ladders")
    said = told(*SMALL, "--resume", str(folder / "games"), "--out", str(folder / "ladder.md"))
    assert str(folder / "ladder.md") in said
    return folder / "games", (folder / "ladder.md").read_text(encoding="utf-8")


def test_the_command_plays_and_writes_the_page(whole: tuple[Path, str]) -> None:
    folder, page = whole
    assert len(list(folder.iterdir())) == 7
    found = rows(page)
    assert sum(row[0] == "Antinomy" for row in found) == 7
    (first,) = (row for row in found if row[2:4] == ["casual", "beginner"])
    wanted = ladder.rungs(["antinomy"], [("beginner", "casual")], 6, seed=0)[0]
    verdict = ladder.judge(wanted, stored(folder / wanted.name))
    assert first[:9] == ladder_page.row(wanted, verdict)
    assert "spieluhr ladder --game antinomy --rungs casual-beginner --games 6" in page
    assert "cores" in page and "Python 3" in page
    assert str(folder) not in page


def test_a_finished_ladder_is_only_written_again(whole: tuple[Path, str], tmp_path: Path) -> None:
    folder, page = whole
    before = {path: path.read_bytes() for path in folder.rglob("*.jsonl")}
    told(*SMALL, "--resume", str(folder), "--out", str(tmp_path / "again.md"))
    assert (tmp_path / "again.md").read_text(encoding="utf-8") == page
    assert {path: path.read_bytes() for path in folder.rglob("*.jsonl")} == before


def test_without_a_folder_games_are_kept_with_the_data(tmp_path: Path) -> None:
    words = (*LADDER[:-1], "2", "--no-solo", "--out", str(tmp_path / "ladder.md"))
    environment = ENVIRONMENT | {"SPIELUHR_DATA": str(tmp_path / "data")}
    command = [sys.executable, "-m", "spieluhr", *words]
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=60)
    (kept,) = (tmp_path / "data" / "ladder").iterdir()
    assert len(stored(kept)) == 2


def interrupted_after(count: int) -> Callable[[Plan, Iterable[Task], int], Iterator[Result]]:
    """A user who has seen enough after so many games."""

    def played(wanted: Plan, tasks: Iterable[Task], processes: int) -> Iterator[Result]:
        for task in islice(tasks, count):
            yield one_game.play(wanted, task)
        raise KeyboardInterrupt

    return played


def test_an_interrupted_ladder_goes_on_to_the_same_page(
    whole: tuple[Path, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, folder = tmp_path / "ladder.md", tmp_path / "games"
    words = [*SMALL, "--resume", str(folder), "--out", str(out)]
    with monkeypatch.context() as patched:
        patched.setattr(engines, "locally", interrupted_after(2))
        assert main(words) == 130
    early = out.read_text(encoding="utf-8")
    assert "| 2 of 3 |" in early
    (first,) = folder.glob(f"*/{RESULTS}")
    before = first.read_bytes()
    assert len(before.splitlines()) == 2
    told(*words)
    assert first.read_bytes().startswith(before)
    done, page = whole
    assert steady(out.read_text(encoding="utf-8")) == steady(page)
    for kept in done.iterdir():
        assert timeless(stored(folder / kept.name)) == timeless(stored(kept))


def test_games_of_other_bots_are_not_mixed_in(tmp_path: Path) -> None:
    words = (*LADDER[:-1], "2", "--no-solo", "--resume", str(tmp_path), "--processes", "1")
    told(*words, "--out", str(tmp_path.with_suffix(".md")))
    (kept,) = tmp_path.iterdir()
    changed = [structs.replace(result, decisions=[1, 1]) for result in stored(kept)]
    lines = b"".join(msgspec.json.encode(result) + b"\n" for result in changed)
    (kept / RESULTS).write_bytes(lines)
    said = refused(*words, "--out", str(tmp_path.with_suffix(".md")))
    assert kept.name in said and "bots have changed" in said
    assert (kept / RESULTS).read_bytes() == lines


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--game", "chess"], "chess"),
        (["--rungs", "club-genius"], "genius"),
        (["--rungs", "club"], "“club” is not a pair"),
        (["--solo-levels", "genius"], "genius"),
        (["--games", "0"], "--games"),
        (["--out", "nowhere/ladder.md"], "nowhere/ladder.md"),
        (["--game", "steam_time", "--solo"], "nothing to play"),
        (["--rungs", ",", "--no-solo"], "nothing to play"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(
    words: list[str], says: str, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    assert says in refused("ladder", "--resume", str(folder), "--out", "x.md", *words)
    assert not folder.exists()
