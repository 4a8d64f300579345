"""The command line as a user meets it: a process, its output, its exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from spieluhr import games

ENVIRONMENT = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1", "LANG": "C.UTF-8", "LC_ALL": ""}


def spieluhr(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "spieluhr", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**ENVIRONMENT, **environment},
        timeout=120,
        check=False,
    )


def lines_of(*words: str) -> list[dict[str, object]]:
    done = spieluhr(*words)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "COMMAND"),
        (["dance"], "dance"),
        (["trace"], "GAME"),
        (["trace", "chess"], "chess"),
        (["trace", "antinomy", "--solo", "brutal"], "brutal"),
        (["trace", "antinomy", "--shrine"], "shrine"),
        (["trace", "antinomy", "--games", "0"], "--games"),
        (["trace", "antinomy", "--games", "many"], "--games"),
        (["trace", "antinomy", "--seed", "x"], "--seed"),
        (["trace", "antinomy", "--players", "3"], "3"),
        (["trace", "antinomy", "--policy", "genius"], "genius"),
        (["play", "antinomy", "--seat", "2"], "seat 2"),
        (["play", "antinomy", "--lang", "fr"], "fr"),
        (["play", "--load", "nowhere.json"], "nowhere.json"),
        (["verify", "nowhere.json"], "nowhere.json"),
        (["verify", "."], "directory"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["position", "chess", "x.json"], "chess"),
        (["position", "antinomy", "nowhere.json"], "nowhere.json"),
        (["perft", "antinomy", "--depth", "-1"], "--depth"),
        (["bench", "antinomy", "--seconds", "soon"], "--seconds"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(words: list[str], says: str) -> None:
    done = spieluhr(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert says in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words",
    [[], ["play"], ["play", "antinomy"], ["trace", "antinomy"], ["verify"], ["bench", "antinomy"]],
)
def test_help_is_there_for_everything(words: list[str]) -> None:
    done = spieluhr(*words, "--help")
    assert done.returncode == 0
    assert "usage: spieluhr" in done.stdout


def test_help_of_a_game_names_its_options() -> None:
    told = spieluhr("play", "antinomy", "--help").stdout
    for word in ("--solo", "easy", "hard", "--shrine", "--opponent", "--lang", "--load"):
        assert word in told


def test_version_tells_which_engine_runs() -> None:
    assert "interpreted" in spieluhr("version", SPIELUHR_INTERPRETED="1").stdout
    told = spieluhr("version").stdout
    assert "spieluhr 0." in told
    for game_id in games.game_ids():
        assert game_id in told


def test_a_trace_has_header_steps_and_outcome() -> None:
    header, *steps, end = lines_of("trace", "antinomy", "--seed", "4", "--solo", "hard", "--shrine")
    assert header == {
        "game": "antinomy",
        "rules": 1,
        "options": {"solo": "hard", "shrine": True},
        "seats": 1,
        "seed": 4,
    }
    assert [step["n"] for step in steps] == list(range(len(steps)))
    for step in steps:
        assert set(step) == {"n", "actor", "position", "legal", "move"}
        assert step["move"] in step["legal"]  # type: ignore[operator]
    assert set(end) == {"n", "outcome", "position"}
    assert end["n"] == len(steps)
    assert end["position"]["actor"] == "over"  # type: ignore[index]


def test_games_of_a_trace_equal_the_single_ones() -> None:
    both = spieluhr("trace", "antinomy", "--seed", "8", "--games", "2").stdout
    single = [spieluhr("trace", "antinomy", "--seed", seed).stdout for seed in ("8", "9")]
    assert both == "".join(single)
    assert single[0] != single[1]


def test_a_policy_that_looks_ahead_wins_solo_games() -> None:
    told = lines_of("trace", "antinomy", "--solo", "easy", "--policy", "maxn", "--games", "4")
    won = [line["outcome"]["ranks"] == [1] for line in told if "outcome" in line]  # type: ignore[index]
    assert len(won) == 4
    assert sum(won) >= 2


def test_verify_accepts_what_trace_writes(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(spieluhr("trace", "antinomy", "--games", "2").stdout, encoding="utf-8")
    done = spieluhr("verify", str(file))
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 2


@pytest.mark.parametrize(
    ("line", "old", "new", "says"),
    [
        (20, '"turn":', '"turn":9', "turn"),
        (20, '"legal":[', '"legal":["wand 0","wand 0",', "legal"),
        (20, '"n":18', '"n":19', "n"),
        (18, '"actor":0', '"actor":1', "actor"),
        (1, '"rules":1', '"rules":7', "7"),
        (1, '"antinomy"', '"chess"', "chess"),
        (1, '"seats":2', '"seats":5', "5"),
        (20, '"move":"', '"move":"x', "not a move"),
        (20, "{", "{{", "malformed"),
    ],
)
def test_verify_names_line_and_reason(
    tmp_path: Path, line: int, old: str, new: str, says: str
) -> None:
    lines = spieluhr("trace", "antinomy").stdout.splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    done = spieluhr("verify", str(file))
    assert done.returncode == 2
    assert f"Line {line}:" in done.stderr
    assert says in done.stderr.lower()


def test_verify_refuses_a_trace_without_end(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    lines = spieluhr("trace", "antinomy").stdout.splitlines()
    file.write_text("\n".join(lines[:-1]), encoding="utf-8")
    assert "no outcome" in spieluhr("verify", str(file)).stderr
    file.write_text("\n".join(lines + lines[3:5]), encoding="utf-8")
    assert f"Line {len(lines) + 1}" in spieluhr("verify", str(file)).stderr


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"[]", b"nonsense", b"[" * 100_000])
def test_files_that_are_no_games_are_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    for words in (["verify"], ["replay"], ["play", "--load"], ["position", "antinomy"]):
        done = spieluhr(*words, str(file))
        assert done.returncode == 2, words
        assert len(done.stderr.splitlines()) == 1
        assert "Traceback" not in done.stderr


def test_replay_shows_only_what_the_seat_knows(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    trace = spieluhr("trace", "antinomy", "--seed", "3").stdout
    file.write_text(trace, encoding="utf-8")
    steps = [json.loads(line) for line in trace.splitlines()[1:17]]
    mine = spieluhr("replay", str(file), "--seat", "1").stdout
    public = spieluhr("replay", str(file), "--seat", "none").stdout
    assert mine.count("deal ?") == 4 and public.count("deal ?") == 7
    assert f"Step 4 of {len(trace.splitlines()) - 2}: {steps[3]['move']}" in mine
    assert steps[3]["move"] not in public


def test_a_terminal_obeys_nothing_that_stands_in_a_file(tmp_path: Path) -> None:
    """Names and what an error quotes may set its title, its clipboard, or hide what follows."""
    game = {
        "spieluhr": 1, "game": "antinomy", "rules": 1, "data": None, "options": {"solo": None},
        "start": None, "log": [], "undone": [], "outcome": None,
        "seats": [{"name": "\x1b]0;owned\x07Anna\u202e", "player": "\x1b[31mhuman"}] * 2,
    }  # fmt: skip
    file = tmp_path / "game.json"
    strange = "\x1b]52;c;b3duZWQ=\x07"
    for change in ({}, {"game": strange}, {"options": {strange: 1}}, {"data": strange}):
        file.write_text(json.dumps(game | change))
        for command in ("replay", "verify", "review"):
            done = spieluhr(command, str(file))
            said = done.stdout + done.stderr
            assert said and "\x1b" not in said and "\x07" not in said and "\u202e" not in said


def test_position_prints_board_and_legal_moves(tmp_path: Path) -> None:
    step = lines_of("trace", "antinomy", "--solo", "normal", "--seed", "5")[16]
    file = tmp_path / "position.json"
    file.write_text(json.dumps(step["position"]), encoding="utf-8")
    done = spieluhr("position", "antinomy", str(file))
    assert done.returncode == 0
    for move in step["legal"]:  # type: ignore[attr-defined]
        assert f" {move}" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_perft_counts_the_first_deals() -> None:
    told = spieluhr("perft", "antinomy", "--depth", "3", "--divide").stdout
    assert "depth 1: 16 leaves" in told
    assert "depth 3: 3360 leaves" in told
    assert "  deal r1: 210" in told


@pytest.mark.parametrize("game_id", games.game_ids())
def test_a_short_soak_finds_nothing(game_id: str) -> None:
    done = spieluhr("soak", game_id, "--games", "12", "--processes", "2", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["games"] == 12
    assert sum(told["reasons"].values()) == 12
    assert told["decisions"]["max"] >= told["decisions"]["median"] > 0
    again = spieluhr("soak", game_id, "--games", "12", "--json")
    assert {**json.loads(again.stdout), "seconds": 0} == {**told, "seconds": 0}


@pytest.mark.parametrize("game_id", games.game_ids())
def test_a_soak_tells_where_the_points_came_from(game_id: str) -> None:
    done = spieluhr("soak", game_id, "--games", "6", "--sources", "--json")
    assert done.returncode == 0, done.stderr
    shares = json.loads(done.stdout)["sources"]
    assert shares
    assert sum(shares.values()) == pytest.approx(100, abs=1)


def test_bench_tells_its_rates_as_json() -> None:
    told = json.loads(spieluhr("bench", "antinomy", "--json", "--seconds", "0.2").stdout)
    assert {"interpreted_moves", "python_loop_moves", "copies"} <= set(told)
    assert all(rate > 0 for rate in told.values())
    if "compiled_moves" in told:
        assert told["compiled_moves"] > 4 * told["interpreted_moves"]
        assert told["compiled_moves"] > 1.5 * told["python_loop_moves"]


def test_bench_asks_the_c_program_when_it_is_there(tmp_path: Path) -> None:
    limit = tmp_path / "limit"
    limit.write_text("#!/bin/sh\necho 'random play: 12345 moves/s, 1 games/s'\n", encoding="utf-8")
    limit.chmod(0o755)
    words = ("bench", "antinomy", "--json", "--seconds", "0.05", "--limit", str(limit))
    assert json.loads(spieluhr(*words).stdout)["limit_moves"] == 12345
    (tmp_path / "limit").unlink()
    assert "limit_moves" not in json.loads(spieluhr(*words).stdout)
