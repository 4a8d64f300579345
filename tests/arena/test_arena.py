"""Whole arenas: the same numbers wherever they are played, and the command line."""

import re
import shutil
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from spieluhr import games
from spieluhr.arena import engines, plan, statistics
from spieluhr.arena.plan import Result
from spieluhr.arena.store import PLAN, RESULTS
from spieluhr.cli.main import main
from tests.test_cli import spieluhr

ARENA = ("arena", "antinomy", "--bots", "random,beginner", "--games", "6", "--seed", "3")


def timeless(results: list[Result]) -> list[Result]:
    """In order, and without what depends on the machine."""
    found = sorted(results, key=lambda result: (result.deal, result.turned))
    return [structs.replace(result, seconds=[]) for result in found]


def stored(folder: Path) -> list[Result]:
    lines = (folder / RESULTS).read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Result) for line in lines]


def told(*words: str) -> str:
    done = spieluhr(*words)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def steady(output: str) -> list[list[str]]:
    """The words of each line; of the standings all but the time, which is the last."""
    lines = [line.split() for line in output.splitlines()]
    return [words[:-1] if "±" in words else words for words in lines]


def refused(*words: str) -> str:
    done = spieluhr(*words)
    assert "Traceback" not in done.stderr
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """An arena that was not interrupted: its folder and what it printed."""
    folder = tmp_path_factory.mktemp("arenas") / "whole"
    return folder, told(*ARENA, "--resume", str(folder))


@pytest.mark.parametrize(("game", "seats"), [("antinomy", 2), ("perfect_moment", 2)])
def test_results_do_not_depend_on_order_or_process(game: str, seats: int) -> None:
    wanted = plan.make(games.load(game), {}, seats, ["random", "beginner"], 4, seed=5)
    tasks = list(plan.tasks(wanted))
    alone = list(engines.locally(wanted, tasks, 1))
    assert [(result.deal, result.turned) for result in alone] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    backwards = list(engines.locally(wanted, reversed(tasks), 1))
    together = list(engines.locally(wanted, tasks, 2))
    assert timeless(backwards) == timeless(alone)
    assert timeless(together) == timeless(alone)
    assert len({tuple(result.decisions) for result in alone}) > 1


def test_a_result_tells_the_game() -> None:
    wanted = plan.make(
        games.load("steam_time"), {"players": 3}, 3, ["random", "beginner"], 3, seed=1
    )
    results = list(engines.locally(wanted, plan.tasks(wanted), 1))
    assert [result.bots.index("beginner") for result in results] == [2, 1, 0]
    for result in results:
        assert result.deal == 0
        assert result.bots == plan.seating(wanted, result.turned)
        assert min(result.ranks) == 1
        best = max(result.scores)
        assert all(result.scores[seat] == best for seat in range(3) if result.ranks[seat] == 1)
        assert all(count > 0 for count in result.decisions)
        assert all(spent >= 0 for spent in result.seconds)


def test_no_tasks_are_no_results() -> None:
    wanted = plan.make(games.load("antinomy"), {}, 2, ["random"], 1, seed=0)
    assert list(engines.locally(wanted, [], 1)) == []
    assert list(engines.locally(wanted, [], 2)) == []


def test_the_table_has_both_bots_with_intervals(whole: tuple[Path, str]) -> None:
    folder, output = whole
    assert "6 games of 3 deals" in output
    results = sorted(stored(folder), key=lambda result: (result.deal, result.turned))
    assert len(results) == 6
    lines = steady(output)
    found = statistics.standings(results)
    assert sorted(standing.bot for standing in found) == ["beginner", "random"]
    for standing in found:
        wins, low, high = (
            f"{value:.1%}" for value in (standing.wins.mean, standing.wins.low, standing.wins.high)
        )
        rating = [f"{standing.rating:.1f}", "±", f"{2 * standing.sigma:.1f}"]
        score = f"{standing.score:.1f}"
        assert [standing.bot, wins, low, "–", high, "50.0%", score, *rating] in lines
    lengths = sorted(statistics.lengths(results))
    assert f"decisions per game: {lengths[0]} – " in output
    assert re.search(rf"– {lengths[-1]}$", output, re.MULTILINE)
    for seat, share in enumerate(statistics.seats(results)):
        assert f"seat {seat} wins {share.mean:.1%}" in output


def test_the_same_command_prints_the_same(whole: tuple[Path, str]) -> None:
    _, output = whole
    again = spieluhr(*ARENA, "--processes", "2")
    assert again.returncode == 0
    assert steady(again.stdout) == steady(output)
    assert "6/6" in again.stderr
    assert "6/6" not in again.stdout


def test_another_seed_prints_something_else(whole: tuple[Path, str]) -> None:
    _, output = whole
    assert steady(told(*ARENA[:-1], "4")) != steady(output)


def test_a_finished_arena_is_only_shown_again(whole: tuple[Path, str]) -> None:
    folder, output = whole
    before = (folder / RESULTS).read_bytes()
    assert told(*ARENA, "--resume", str(folder)) == output
    assert (folder / RESULTS).read_bytes() == before


def test_an_interrupted_arena_goes_on_to_the_same_standings(
    whole: tuple[Path, str], tmp_path: Path
) -> None:
    """Two games are there, the third was cut off while it was written."""
    folder, output = whole
    lines = (folder / RESULTS).read_bytes().splitlines(keepends=True)
    shutil.copy(folder / PLAN, tmp_path)
    (tmp_path / RESULTS).write_bytes(lines[3] + lines[0] + lines[1][:40])
    assert steady(told(*ARENA, "--resume", str(tmp_path))) == steady(output)
    data = (tmp_path / RESULTS).read_bytes()
    assert data.startswith(lines[3] + lines[0])
    assert len(data.splitlines()) == 6
    assert timeless(stored(tmp_path)) == timeless(stored(folder))


def test_a_folder_of_another_plan_is_refused(whole: tuple[Path, str]) -> None:
    folder, _ = whole
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    said = refused(*ARENA[:-1], "4", "--resume", str(folder))
    assert str(folder) in said and "another plan" in said
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_a_damaged_folder_is_refused(whole: tuple[Path, str], tmp_path: Path) -> None:
    folder, _ = whole
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    lines = (folder / RESULTS).read_bytes().splitlines(keepends=True)
    (tmp_path / RESULTS).write_bytes(lines[0] + b"\x00\xff\n" + lines[2])
    before = (tmp_path / RESULTS).read_bytes()
    said = refused(*ARENA, "--resume", str(tmp_path))
    assert str(tmp_path) in said and "damaged" in said
    assert (tmp_path / RESULTS).read_bytes() == before


def test_a_place_where_no_folder_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert "file" in refused(*ARENA, "--resume", str(tmp_path / "file" / "arena"))


def test_the_report_is_written(whole: tuple[Path, str], tmp_path: Path) -> None:
    folder, output = whole
    file = tmp_path / "report.html"
    assert told(*ARENA, "--resume", str(folder), "--html", str(file)) == output
    page = file.read_text(encoding="utf-8")
    for found in statistics.standings(stored(folder)):
        assert f"<td>{found.bot}</td><td>{found.wins.mean:.1%}</td>" in page


def test_three_players_and_a_seat_left_over(tmp_path: Path) -> None:
    words = ("arena", "steam_time", "--bots", "random,beginner", "--players", "3", "--games", "2")
    output = told(*words, "--resume", str(tmp_path / "arena"))
    assert "3 seats: 3 games of 1 deals" in output
    assert "33.3%" in output
    assert "seat 2 wins" in output
    for result in stored(tmp_path / "arena"):
        assert sorted(result.bots) == ["beginner", "random", "random"]


def test_one_bot_plays_a_solo_game() -> None:
    output = told("arena", "antinomy", "--bots", "random", "--solo", "easy", "--games", "2")
    assert "2 games of 2 deals" in output


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bots", "random,genius"], ["genius", "beginner", "master"]),
        (["--bots", ","], ["1 to 2 bots, not 0"]),
        (["--bots", "random,random,random"], ["table for 2", "not 3"]),
        (["--games", "0"], ["--games"]),
        (["--processes", "0"], ["--processes"]),
        (["--processes", "2", "--ray"], ["--ray"]),
        (["--players", "3"], ["3"]),
        (["--html", "nowhere/report.html"], ["nowhere/report.html", "folder"]),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(words: list[str], says: list[str]) -> None:
    said = refused("arena", "antinomy", "--bots", "random", "--games", "1", *words)
    for word in says:
        assert word in said


def test_a_folder_is_no_place_for_the_report(tmp_path: Path) -> None:
    """It is told before the games are played, not after."""
    said = refused(*ARENA, "--html", str(tmp_path), "--resume", str(tmp_path / "arena"))
    assert str(tmp_path) in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", [[], ["127.0.0.1:6379"]])
def test_without_ray_it_is_told_how_to_get_it_and_nothing_is_begun(
    tmp_path: Path,
    address: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(SystemExit) as left:
        main([*ARENA, "--resume", str(tmp_path / "arena"), "--ray", *address])
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == 'spieluhr: Ray is not installed: pip install "spieluhr[ray]"\n'
    assert list(tmp_path.iterdir()) == []
