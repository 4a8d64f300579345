"""The examples for researchers run as they stand, only shorter."""

import csv
import importlib
import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from matplotlib import image

import spieluhr
from spieluhr.research import dataset

EXAMPLES = Path(__file__).parents[2] / "examples"
Run = Callable[..., str]

pytestmark = pytest.mark.filterwarnings("default")  # as for somebody who runs them


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs an example in an empty folder and returns what it printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(EXAMPLES)  # as Python does for a script

    def run_example(name: str, *words: str) -> str:
        monkeypatch.setattr(sys, "argv", [name, *words])
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
        return capsys.readouterr().out

    return run_example


def test_the_analysis_plays_what_is_missing_and_draws_it(run: Run, tmp_path: Path) -> None:
    said = run("analysis.py", "games", "--games", "4", "--out", "picture.png")
    table = dataset.decisions(tmp_path / "games", ["game", "seat", "rank"])
    winners = {(row["game"], row["seat"]) for row in table.to_pylist() if row["rank"] == 1}
    assert len(winners) == 4
    for seat in range(2):
        share = sum(winner == seat for _, winner in winners) / 4
        assert re.search(rf"^seat {seat} +wins +{share:.1%} ", said, re.MULTILINE)
    drawn = image.imread(tmp_path / "picture.png")
    assert drawn.shape[0] > 800 and drawn.shape[1] > 1200 and drawn.std() > 0.01

    again = run("analysis.py", "games", "--out", "again.png")
    assert said.endswith(again)  # the games are there and are not played again
    assert (tmp_path / "again.png").read_bytes() == (tmp_path / "picture.png").read_bytes()


def test_the_learner_takes_lessons_plays_itself_and_is_measured(run: Run, tmp_path: Path) -> None:
    """Too short to learn much: that each stage runs, and what comes out is a bot."""
    few = ("--minutes", "0", "--lessons", "1", "--rounds", "2", "--epochs", "1", "--width", "16")
    who = ("--games", "2", "--opponent", "random", "--processes", "1", "--save", "policy.pt")
    said = run("train.py", "antinomy", *few, *who)
    found = re.findall(r"(\S+)% of (\d) games won against random \(95%: (\S+)% – (\S+)%\)", said)
    assert len(found) == 3, said
    for mean, _, low, high in found:
        assert 0 <= float(low) <= float(mean) <= float(high) <= 100
    with (tmp_path / "policy.csv").open(encoding="utf-8") as file:
        curve = list(csv.DictReader(file))
    assert [row["stage"] for row in curve][:2] == ["lessons, round 1", "lessons, round 2"]
    assert float(curve[-1]["won"]) == float(found[-1][0]) / 100


def test_what_was_learnt_is_a_bot_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    train = importlib.import_module("train")
    train.save(train.Network("antinomy", 16, 2), tmp_path / "mine.pt")
    monkeypatch.setenv("SPIELUHR_POLICY", str(tmp_path / "mine.pt"))
    match = spieluhr.start("antinomy", seed=1)
    learnt = spieluhr.bot("learnt:Learnt", seed=1)
    for _ in range(10):
        match.play(learnt.choose(match))
