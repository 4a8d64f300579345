"""Ratings: levels have their places on a scale, and people move towards what they can."""

import json
import random
from pathlib import Path

import pytest

from spieluhr import games
from spieluhr.arena import levels_fit, rating
from spieluhr.arena.plan import Result
from spieluhr.arena.rating import Skill
from spieluhr.bots import LEVELS
from spieluhr.cli.main import main

PLACES = dict(zip(LEVELS, (900.0, 1100.0, 1300.0, 1500.0, 1800.0, 2000.0), strict=True))


def played(count: int) -> list[Result]:
    """Games between levels that really stand at these places."""
    dice = random.Random(5)
    found = []
    for lower, higher in levels_fit.PAIRS:
        for n in range(count):
            is_won = dice.random() < rating.win_share(PLACES[higher] - PLACES[lower])
            ranks = [2, 1] if is_won else [1, 2]
            found.append(Result(n, 0, [lower, higher], [0, 0], ranks, "", [1, 1], [0.0, 0.0]))
    return found


def test_the_fit_finds_the_places_within_its_own_error() -> None:
    fitted = levels_fit.fit(played(400))
    for level, place in PLACES.items():
        assert abs(fitted[level].mean - place) <= 4.0 * fitted[level].doubt + 1e-9
    assert fitted["club"] == Skill(1500.0, 0.0)
    wider = levels_fit.fit(played(40))
    assert all(wider[level].doubt > fitted[level].doubt for level in LEVELS if level != "club")


def test_newcomers_come_near_and_know_how_near() -> None:
    trials = levels_fit.trials(played(200))
    errors, doubts = [one.error for one in trials], [one.doubt for one in trials]
    assert errors[-1] < errors[0] and doubts == sorted(doubts, reverse=True)
    assert all(one.covered >= 0.9 for one in trials)


def test_a_win_counts_by_how_good_the_other_is_and_how_surely() -> None:
    club, me = Skill(1500.0, 0.0), Skill()
    after = rating.rated([me, club], [1, 2])[0]
    assert after.mean > me.mean and after.doubt < me.doubt
    vague = rating.rated([me, Skill(1500.0, 300.0)], [1, 2])[0]
    assert me.mean < vague.mean < after.mean
    loser, _ = rating.rated([me, club], [2, 1])
    assert loser.mean < me.mean
    strong = rating.rated([me, Skill(2400.0, 0.0)], [1, 2])[0]
    assert strong.mean > after.mean  # who beats a master is worth more


def test_three_at_a_table_are_ranked_and_a_shared_win_is_a_draw() -> None:
    first, second, third = rating.rated([Skill()] * 3, [1, 2, 3])
    assert first.mean > second.mean > third.mean
    both = rating.rated([Skill(), Skill()], [1, 1])
    assert both[0].mean == pytest.approx(both[1].mean)


def test_a_hundred_points_are_what_the_page_says() -> None:
    assert rating.win_share(100.0) == pytest.approx(0.640, abs=0.001)
    assert rating.win_share(400.0) == pytest.approx(0.909, abs=0.001)


@pytest.mark.parametrize("game", games.game_ids())
def test_what_is_shipped_is_a_scale(game: str) -> None:
    scale = rating.level_skills(game)
    if scale:
        assert list(scale) == list(LEVELS) and scale["club"].mean == rating.AT_ANCHOR
        places = [skill.mean for skill in scale.values()]
        assert places == sorted(places)
    assert rating.level_skills("no_such_game") == {}


def test_the_command_plays_fits_and_resumes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cheap = [("first_game", "beginner"), ("beginner", "casual"), ("casual", "club")]
    monkeypatch.setattr(levels_fit, "PAIRS", cheap)
    monkeypatch.setattr(levels_fit, "NEWCOMERS", 1)
    monkeypatch.setattr(levels_fit, "LEVELS", LEVELS[:4])
    monkeypatch.setattr("spieluhr.cli.ratings.LEVELS", LEVELS[:4])
    out = tmp_path / "ratings.json"
    command = ["ratings", "antinomy", "--games", "4", "--processes", "1"]
    command += ["--resume", str(tmp_path / "games"), "--out", str(out)]
    assert main(command) == 0
    first = out.read_text()
    levels = json.loads(first)["levels"]
    assert list(levels) == list(LEVELS[:4]) and levels["club"] == {"points": 1500, "error": 0}
    assert "| casual | beginner | 4 |" in capsys.readouterr().out
    assert main(command) == 0  # nothing is left to play
    assert out.read_text() == first
