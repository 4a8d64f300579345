"""The examples for researchers run as they stand, only shorter."""

import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from matplotlib import image

from spieluhr.research import dataset

EXAMPLES = Path(__file__).parents[2] / "examples"
Run = Callable[..., str]

pytestmark = pytest.mark.filterwarnings("default")  # as for somebody who runs them


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs an example in an empty folder and returns what it printed."""
    monkeypatch.chdir(tmp_path)

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


def test_the_learner_trains_saves_its_policy_and_is_measured(run: Run, tmp_path: Path) -> None:
    """Too short to learn much; that it makes no illegal move, the example itself asserts."""
    said = run("train.py", "--steps", "4096", "--games", "3", "--save", "policy.zip")
    found = re.search(r"(\S+)% of 3 games won \(95%: (\S+)% – (\S+)%\)", said)
    assert found is not None, said
    mean, low, high = (float(number) / 100 for number in found.groups())
    assert 0 <= low <= mean <= high <= 1
    assert (tmp_path / "policy.zip").stat().st_size > 100_000
