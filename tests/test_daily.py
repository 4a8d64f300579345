"""The daily deal: the same for everybody, provable, and kept on this machine."""

import hashlib
import json
from pathlib import Path

import pytest

from spieluhr import daily, games
from spieluhr.cli.main import main
from spieluhr.core import component_data
from spieluhr.core.dice import Dice

DAY = "2026-11-18"


def told(deal: daily.Deal, dice: Dice) -> list[str]:
    """A whole try by dice of one's own, as its log."""
    match, draws = daily.begin(deal)
    opponent = daily.Opponent(deal)
    match.settle(draws)
    while not match.is_over:
        mine = match.actor == daily.ME
        match.play(match.game.rules.sample(match.state, dice) if mine else opponent.choose(match))
        match.settle(draws)
    return [match.game.codec.text(step.move) for step in match.log]


@pytest.mark.parametrize("game", games.game_ids())
def test_the_same_moves_give_the_same_game(game: str) -> None:
    for deal in daily.deals(game, DAY):
        assert told(deal, Dice(1)) == told(deal, Dice(1))
        assert deal.seats == (2 if deal.kind == "duel" else 1)


def test_the_seed_is_what_the_documentation_says() -> None:
    deal = daily.find("antinomy", "duel", DAY)
    assert deal.seed == hashlib.sha256(b"spieluhr daily 1 antinomy duel 2026-11-18").hexdigest()
    other = daily.find("antinomy", "duel", "2026-11-19")
    assert deal.seed != other.seed and deal.seed != daily.find("antinomy", "solo", DAY).seed


def test_a_week_brings_other_deals_and_all_solo_modes() -> None:
    week = [f"2026-11-{day}" for day in range(18, 25)]
    found = [daily.find("antinomy", "solo", day) for day in week]
    assert len({deal.seed for deal in found}) == 7
    assert len({deal.mode for deal in found}) == 4
    beginnings = {tuple(told(daily.find("antinomy", "duel", day), Dice(1))[:16]) for day in week}
    assert len(beginnings) == 7


def test_a_run_is_the_same_each_time_and_ends_by_the_rules() -> None:
    deal = daily.find("antinomy", "duel", DAY)
    assert daily.run(deal, 0, "casual") == daily.run(deal, 0, "casual")
    several = {daily.run(deal, n, "casual").points for n in range(5)}
    assert len(several) > 1


@pytest.mark.parametrize("day", ["2026-11-17", "9999-01-01", "today", "", "2026-02-31"])
def test_other_days_are_refused_in_words(day: str) -> None:
    with pytest.raises(daily.DailyError) as found:
        daily.read_day(day, "2026-12-01")
    assert "2026-11-18" in str(found.value)


def test_par_is_reckoned_goes_on_and_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPIELUHR_DATA", str(tmp_path))
    monkeypatch.setattr(daily, "MASTER", "casual")
    monkeypatch.setattr(daily.run, "__defaults__", ("casual",))
    command = ["daily", "antinomy", "--kind", "duel", "--day", DAY, "--days", "2", "--runs"]
    assert main([*command, "2"]) == 0
    kept = tmp_path / "daily" / "antinomy.json"
    first = json.loads(kept.read_text())["runs"]
    assert sorted(first) == ["antinomy/duel/2026-11-18", "antinomy/duel/2026-11-19"]
    assert main([*command, "3"]) == 0
    more = json.loads(kept.read_text())["runs"]
    assert all(more[name][:2] == first[name] and len(more[name]) == 3 for name in first)
    par = daily.par(daily.find("antinomy", "duel", DAY))
    assert par is not None and par.runs == 3
    assert par.mean == sum(points for points, _ in more["antinomy/duel/2026-11-18"]) / 3
    assert "antinomy/duel/2026-11-19" in capsys.readouterr().out


def test_par_is_of_deals_as_they_are_dealt_today() -> None:
    """What is shipped was played by the rules and bots of this version: one run is made again."""
    for game in games.game_ids():
        shipped = daily._shipped(game)
        if not shipped:
            continue
        name = max(shipped)  # alone, which takes a second and not three
        _, kind, day = name.split("/")
        made = daily.run(daily.find(game, kind, day), 0)
        assert (made.points, int(made.won)) == shipped[name][0]


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "5", "{}", '{"runs": []}', '{"runs": {"a": 5}}', '{"runs": {"a": [[1]]}}',
        '{"runs": {"a": [[1e999, 1]]}}', '{"runs": {"a": [[null, 1]]}}', "[" * 100_000,
    ],
)  # fmt: skip
def test_a_damaged_file_of_runs_shows_no_par_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr(component_data, "folder", lambda _name: tmp_path)
    (tmp_path / "antinomy.json").write_text(text)
    deal = daily.find("antinomy", "duel", DAY)
    assert daily.par(deal) is None
    with pytest.raises(ValueError, match=r"."):  # nor is anything added to it
        daily.keep_run(deal, 0, daily.Score(3, True))
    assert (tmp_path / "antinomy.json").read_text() == text


def test_runs_are_not_added_to_a_damaged_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "antinomy.json"
    file.write_text('{"runs": 5}')
    with pytest.raises(SystemExit):
        main(["daily", "antinomy", "--days", "1", "--out", str(file)])
    assert "damaged" in capsys.readouterr().err and file.read_text() == '{"runs": 5}'


def test_runs_go_on_after_those_that_are_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = daily.find("antinomy", "duel", DAY)
    monkeypatch.setattr(component_data, "folder", lambda _name: tmp_path)
    monkeypatch.setattr(daily, "_shipped", lambda _game: {deal.name: [(3, 1), (5, 1)]})
    daily.keep_run(deal, 2, daily.Score(-2, False))
    assert daily.par(deal) == daily.Par(3, 2.0, 2 / 3)
