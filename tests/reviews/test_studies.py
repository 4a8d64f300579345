"""Studies: shares of variance and worth come out as they were put in, whatever the chance."""

import json
import random
from pathlib import Path

import msgspec
import pytest

from spieluhr import games
from spieluhr.arena import plan
from spieluhr.arena.plan import Task
from spieluhr.cli.main import main
from spieluhr.core.errors import Malformed
from spieluhr.reviews.studies import data_sets, names, page, sampling, shares, studying, worth
from spieluhr.reviews.studies.sampling import Seen, Trial, Wanted

# Standard deviations of a toy: seats, levels and deals are worth so much, and chance the rest.
SEAT, LEVEL, DEAL, REST = 0.1, 0.2, 0.15, 0.3
LEVELS = ("beginner", "club")


def toy(deals: int, seed: int = 3) -> list[Seen]:
    """Games for two where all that decides is known; levels change seats from game to game."""
    dice = random.Random(seed)
    found = []
    for deal in range(deals):
        of_deal = dice.gauss(0.0, DEAL)
        for turned in range(2):
            first = SEAT + of_deal + (-LEVEL if turned else LEVEL) + dice.gauss(0.0, REST)
            bots = [LEVELS[turned == 0], LEVELS[turned == 1]]
            results = [0.5 + first, 0.5 - first]
            found.append(Seen(deal, turned, bots, results, [10, 7], 40, [{}, {}]))
    return found


def test_the_parts_of_the_variance_are_found_again() -> None:
    found = shares.measured(toy(1500))
    variance = SEAT**2 + LEVEL**2 + DEAL**2 + REST**2
    for part, deviation in zip(shares.PARTS, (SEAT, LEVEL, DEAL, REST), strict=True):
        one = found[part]
        assert abs(one.value - deviation**2 / variance) < 3.5 * one.error, part
        assert one.error < 0.05
    assert found["variance"].value == pytest.approx(variance, rel=0.1)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    truth = LEVEL**2 / (SEAT**2 + LEVEL**2 + DEAL**2 + REST**2)
    held = 0
    for seed in range(60):
        one = shares.measured(toy(80, seed))["level"]
        held += abs(one.value - truth) < shares.WIDE * one.error
    assert 51 <= held <= 60


def test_where_only_chance_decides_nothing_else_is_found() -> None:
    dice = random.Random(1)
    found = []
    for deal in range(400):
        for turned in range(2):
            won = float(dice.random() < 0.5)
            bots = ["club", "club"]
            found.append(Seen(deal, turned, bots, [won, 1.0 - won], [1, 0], 9, [{}, {}]))
    parts = shares.measured(found)
    assert parts["level"].value == 0.0
    for part in ("seat", "deal"):
        assert abs(parts[part].value) < 3 * parts[part].error
    assert parts["rest"].value > 0.8


def tries() -> list[Seen]:
    """Choosing the star wins half a game more often than the other move; the moon does nothing,
    but whoever is winning anyway uses it more."""
    dice, found = random.Random(2), []
    for deal in range(400):
        strong = dice.random() < 0.5
        results = [float(strong), float(not strong)]
        star = float(dice.random() < 0.75), float(dice.random() < 0.25)
        moon = [[f"see sign {one}"] for one in ("star", "moon")]
        trial = Trial(0, 0.5, moon, list(star))
        used = [{"see sign moon": 2 if strong else 1}, {"see sign moon": 1}]
        found.append(Seen(deal, 0, ["club", "club"], results, [1, 0], 9, used, trial))
    return found


def test_an_experiment_and_what_merely_goes_together_are_told_apart() -> None:
    by_trial = {one.thing: one.value for one in worth.tried(tries())}
    assert by_trial["see sign star"].value == pytest.approx(0.5, abs=0.1)
    assert by_trial["see sign moon"].value == -by_trial["see sign star"].value
    by_use = {one.thing: one.value for one in worth.used(tries())}
    assert by_use["see sign moon"].value > 5 * by_use["see sign moon"].error
    group = studying.group(["club"], tries())
    study = studying.Study("antinomy", 2, {}, 1, None, [group])
    for lang, tried, used in (
        ("en", "An experiment", "correlation"),
        ("de", "Ein Exp", "Zusammenhang"),
    ):
        text, plots = page.markdown(study, "Antinomy", lang, "")
        assert text.index(tried) < text.index(used)
        assert set(plots) == {
            f"antinomy-{one}.svg" for one in ("seats", "parts", "tried-club", "used-club")
        }


def test_a_trial_differs_by_the_move_alone() -> None:
    game = games.load("perfect_moment")
    wanted = Wanted(plan.make(game, {}, 2, ["beginner"], 4, 7), is_tried=True)
    seen = [sampling.see(wanted, Task(deal, turned)) for deal in range(3) for turned in range(2)]
    assert seen == [sampling.see(wanted, Task(one.deal, one.turned)) for one in seen]
    for one in seen:
        assert sum(one.results) == 1.0
        assert sum(count for mine in one.used for count in mine.values()) > 10
        assert one.trial is not None
        assert one.trial.things[0] != one.trial.things[1] or not one.trial.things[0]
    assert names.name("perfect_moment", "use item map", "en") == "Use: Map"
    assert names.name("nothing", "use item map", "en") == "use map"


def run(folder: Path, *words: str) -> None:
    assert main(["study", *words, "--resume", str(folder / "kept")]) == 0


def test_the_command_resumes_and_tells_a_changed_value_side_by_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPIELUHR_DATA", str(tmp_path / "data"))
    quick = ("--level", "random", "--change", "missions.0.esteem=20", "--lang", "de")
    html = tmp_path / "study.html"
    run(tmp_path, "steam_time", "--games", "8", *quick, "--html", str(html))
    said = html.read_text("utf-8")
    assert said.startswith("<!doctype html>")
    assert "Mit geänderten Werten" in said
    assert said.count("<svg") >= 2
    assert "http" not in said.replace("http://www.w3.org/2000/svg", "")
    kept = sorted((tmp_path / "kept").iterdir())
    assert len(kept) == 2  # before and after
    before = [file.read_bytes() for file in kept]
    for file, written in zip(kept, before, strict=True):
        file.write_bytes(written[:-7])  # interrupted while it was written
    numbers = tmp_path / "study.json"
    run(tmp_path, "steam_time", "--games", "8", *quick, "--json", str(numbers))
    for file, written in zip(kept, before, strict=True):
        assert sorted(file.read_bytes().splitlines()) == sorted(written.splitlines())
    told = json.loads(numbers.read_bytes())
    assert told["study"]["data"] != told["changed"]["data"]
    assert msgspec.convert(told["study"], studying.Study).groups[0].games == 8
    assert games.load("steam_time").data == told["study"]["data"]  # what is played with stays
    (tmp_path / "docs").mkdir()
    run(tmp_path, "steam_time", "--games", "8", *quick, "--docs", str(tmp_path / "docs"))
    assert "| vorher | nachher |" in (tmp_path / "docs" / "steam_time.md").read_text("utf-8")
    capsys.readouterr()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("missions.0", "KEY=VALUE"),
        ("missions.0.nothing=1", "missions.0.nothing"),
        ("missions.99.esteem=1", "missions.99.esteem"),
        ("missions.0.esteem=many", "missions"),
    ],
)
def test_a_change_that_cannot_be_is_refused(change: str, said: str) -> None:
    with pytest.raises(Malformed, match=said):
        data_sets.changed("steam_time", [change])


def test_a_game_without_data_has_none_to_change() -> None:
    with pytest.raises(Malformed, match="no component data"):
        data_sets.changed("antinomy", ["a=1"])
