"""Calibration: games are kept, fits find what is there, and measures tell right from wrong."""

import math
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from spieluhr import games
from spieluhr.arena.calibration import diagram, fitting, measures, page, plans, samples
from spieluhr.arena.calibration.kept import GAMES, Kept
from spieluhr.arena.calibration.measures import Forecast
from spieluhr.arena.calibration.samples import POSITIONS, Position, Sampled
from spieluhr.arena.plan import Plan, make
from spieluhr.bots.chances import read
from spieluhr.cli.calibrate import levels_and_counts
from spieluhr.cli.main import main
from spieluhr.core.dice import Dice
from spieluhr.core.errors import Malformed

COUNT = 1500


def plan(count: int) -> Plan:
    return make(games.load("antinomy"), {}, 2, ["random"], count, seed=5)


def invented(slope: float, count: int = COUNT) -> list[Sampled]:
    """Games for two whose search is right up to that slope of its log-odds."""
    dice, found = Dice(8), []
    for n in range(count):
        odds = int(dice.below(4000)) / 1000.0 - 2.0
        said = 1.0 / (1.0 + math.exp(-odds))
        won = float(int(dice.below(10_000)) < 10_000.0 / (1.0 + math.exp(-slope * odds)))
        one = Position(0, int(dice.below(1000)) / 1000.0, [0.5, 0.5], said, 0.01)
        found.append(Sampled(n, 0, "2", [won, 1.0 - won], [one]))
    return found


@pytest.mark.parametrize("slope", [0.5, 1.0, 2.0])
def test_a_fit_finds_how_bold_a_judgement_may_be(slope: float) -> None:
    fit = fitting.fit(invented(slope))
    searched = fit.weights[2::3]
    assert all(one == pytest.approx(slope, abs=0.35) for one in searched)
    held_out = measures.quality(measures.foretold(invented(slope), measures.by_fit({"2": fit})))
    assert held_out.slope == pytest.approx(1.0, abs=0.1)


def test_what_is_said_and_what_comes_are_compared() -> None:
    """Too bold, right, too timid: the slope tells, and the error is least if it is right."""
    found = [
        measures.quality(measures.foretold(invented(slope), measures.by_search))
        for slope in (0.5, 1.0, 2.0)
    ]
    assert [round(one.slope, 1) for one in found] == pytest.approx([0.5, 1.0, 2.0], abs=0.2)
    assert found[1].error < min(found[0].error, found[2].error)
    assert all(0.02 < one.doubt < 0.2 for one in found)


def test_a_simple_correction_by_phase_is_right_on_average() -> None:
    games_ = invented(1.0)
    told = measures.foretold(games_, measures.Correction(games_))
    assert told.chances.mean() == pytest.approx(told.came.mean(), abs=0.01)
    assert sum(len(told.part(third).chances) for third in range(measures.THIRDS)) == COUNT


def test_what_is_told_near_certainty_is_measured_too() -> None:
    """A slope is not distorted by chances above 99%."""
    told = measures.foretold(invented(4.0), measures.by_fit({"2": fitting.fit(invented(4.0))}))
    assert (told.chances > 0.99).mean() > 0.2
    assert measures.quality(told).slope == pytest.approx(1.0, abs=0.1)


def test_games_of_one_deal_count_as_one() -> None:
    """Played twice, the same deals make nobody surer."""
    once = measures.quality(measures.foretold(invented(1.0), measures.by_search))
    twice = measures.quality(measures.foretold(invented(1.0) * 2, measures.by_search))
    assert twice.doubt == pytest.approx(once.doubt, rel=0.01)
    fits = [fitting.fit(found) for found in (invented(1.0, 300), invented(1.0, 300) * 2)]
    one, two = (np.sqrt(np.diag(np.array(fit.covariance))).mean() for fit in fits)
    assert two == pytest.approx(one, rel=0.35)


def test_slow_levels_may_play_fewer_games() -> None:
    assert levels_and_counts("club, expert=50") == {"club": 0, "expert": 50}
    found = plans.plans(games.load("perfect_moment"), {"club": 9, "maxn": 4}, 9, 1)
    played = {(one.seats, one.bots[0]): one.deals for one in found}
    assert played == {(2, "club"): 9, (2, "maxn"): 4, (1, plans.ALONE): 9}


def test_a_fit_is_written_and_read() -> None:
    fit = fitting.fit(invented(1.0, 200))
    again = read({"modes": {"2": {"holds": True, **fitting.written(fit)}}})["2"]
    assert again.weights == pytest.approx(fit.weights, abs=1e-4)
    assert np.array(again.covariance) == pytest.approx(np.array(fit.covariance), rel=0.01, abs=1e-9)


def test_a_game_is_sampled_from_its_beginning_to_its_end() -> None:
    wanted = plan(1)
    one = samples.play(wanted, plans.kept(Path(), wanted).missing()[0])
    assert one == samples.play(wanted, plans.kept(Path(), wanted).missing()[0])
    assert len(one.positions) == POSITIONS and sum(one.shares) == 1.0
    assert one.positions[0].progress <= one.positions[-1].progress


def test_a_larger_run_adds_to_the_games_of_a_smaller_one(tmp_path: Path) -> None:
    small = Kept(tmp_path, plan(2))
    small.begin()
    for task in small.missing():
        small.add(samples.play(small.plan, task))
    file = tmp_path / GAMES
    file.write_bytes(file.read_bytes() + b'{"deal": 2, "tur')  # interrupted
    large = Kept(tmp_path, plan(3))
    large.begin()
    assert [task.deal for task in large.missing()] == [2]
    assert large.planned() == small.planned()
    other = Kept(tmp_path, make(games.load("antinomy"), {}, 2, ["random"], 2, seed=6))
    with pytest.raises(Malformed, match="another plan"):
        other.begin()


def test_the_page_keeps_the_parts_of_other_games() -> None:
    first = page.with_part("", "Steam Time", "yesterday\n")
    both = page.with_part(first, "Antinomy", "a\n")
    again = page.with_part(both, "Steam Time", "today\n")
    assert again.index("## Antinomy") < again.index("## Steam Time")
    assert "today" in again and "yesterday" not in again and again.startswith(page.TITLE)


def test_a_diagram_can_be_drawn() -> None:
    told = measures.foretold(invented(1.0, 100), measures.by_search)
    nobody = Forecast(*(np.zeros(0) for _ in range(4)))
    drawn = ElementTree.fromstring(diagram.svg("A & B", [("for two", told, nobody)]))
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}circle")) == len(measures.bins(told))


def test_the_command_plays_fits_and_tests(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["calibrate", "perfect_moment", "--games", "3", "--held-out", "2", "--processes", "1"]
    words += ["--levels", "club", "--other-levels", "club", "--resume", str(tmp_path / "games")]
    words += ["--out", str(tmp_path / "chances.json"), "--page", str(tmp_path / "page.md")]
    assert main([*words, "--pictures", str(tmp_path)]) == 0
    first = (tmp_path / "chances.json").read_bytes()
    said = capsys.readouterr().out
    assert "6 games fitted, 4 held out" in said and "| for two | 2 | chance |" in said
    assert "spieluhr calibrate perfect_moment --games 3" in (tmp_path / "page.md").read_text()
    assert (tmp_path / "calibration-perfect_moment.svg").exists()
    assert main(words) == 0  # nothing is left to play, and the same comes out
    assert (tmp_path / "chances.json").read_bytes() == first
    assert main([*words, "--test-seed", "24,30"]) == 0  # the games of both seeds are held out
    assert "6 games fitted, 8 held out" in capsys.readouterr().out
    assert "--held-out 2 --levels club --other-levels club --test-seed 24,30" in (
        (tmp_path / "page.md").read_text()
    )
