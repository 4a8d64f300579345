"""The review of a whole game: the same for the same record, in both languages, as validated."""

import json
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

import spieluhr
from spieluhr.cli.main import main
from spieluhr.core import record
from spieluhr.core.match import Match
from spieluhr.core.schema import Ending, Record, Seat
from spieluhr.reviews import summary, words
from spieluhr.reviews.errors import ReviewError
from spieluhr.reviews.reviewing import Reviewer, joined, pieces
from spieluhr.reviews.scale import Scale
from spieluhr.reviews.schema import Review, Shown
from spieluhr.reviews.whole import concluded, review_match, review_record

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
FIT = {
    "knots": [0.0],
    "weights": [0.0, 1.5, 0.0],
    "covariance": [[0.0], [0.0, 0.0], [0.0] * 3],
    "rest": 1.0,
}
ALL = {"chances": True, "luck": True, "errors": True}
VALIDATED = {"fit": FIT, "beta": 0.9, "rates": {"beginner": 0.02, "club": 0.01}, "shown": ALL}


@cache
def played(game: str) -> Match:
    match, bot = spieluhr.start(game, seed=3), spieluhr.bot("first_game", seed=1)
    while not match.is_over:
        match.play(bot.choose(match))
    return match


@cache
def reviewed(game: str, is_validated: bool = False) -> Review:
    match = played(game)
    scale = Scale(VALIDATED if is_validated else {"fit": FIT})
    return review_match(match, NAMES[: match.seats], "club", scale=scale)


def written(game: str = "antinomy") -> Record:
    match = played(game)
    return record.make(match, [Seat(name) for name in NAMES[: match.seats]])


def test_the_same_record_has_the_same_review_bit_by_bit_or_at_once() -> None:
    match = played("antinomy")
    whole = review_record(written(), "club")
    assert review_record(written(), "club") == whole
    reviewer = Reviewer(match, "club")
    wanted = pieces(match)
    parts = [reviewer.part(wanted[k : k + 4]) for k in range(0, len(wanted), 4)]
    assert concluded(reviewer, NAMES[:2], joined(parts)) == whole


@pytest.mark.parametrize("game", ["antinomy", "perfect_moment"])
def test_free_decisions_and_all_chance_are_looked_at(game: str) -> None:
    match, found = played(game), reviewed(game)
    past = match.at(0)
    free = []
    for n, step in enumerate(match.log):
        if step.actor >= 0 and len(past.legal()) > 1:
            free.append(n)
        past.enter([step.move])
    assert [one.n for one in found.decisions] == free
    chance = [n for n, step in enumerate(match.log) if step.actor < 0]
    assert [n for one in found.events for n in range(one.n, one.end)] == chance
    for one in found.events:
        assert sum(one.luck) == pytest.approx(0.0, abs=1e-3)
    for point in found.curve:
        assert sum(point.shares) == pytest.approx(1.0, abs=1e-3)
    assert found.curve[-1].n == len(match.log)
    assert found.curve[-1].shares == match.outcome.shares()


def test_every_costly_decision_leads_to_a_clause_of_the_rules() -> None:
    told = [one for one in reviewed("perfect_moment").told["en"] if one.kind == "cost"]
    assert told
    assert all(one.clauses for one in told)


def test_what_was_not_validated_is_said_in_words_and_never_in_numbers() -> None:
    bare = reviewed("antinomy")
    assert bare.shown == Shown()
    for player in bare.players:
        assert (player.rate, player.grade, player.luck, player.adjusted) == (None,) * 4
        assert player.marks == {}
    for lang, missing in (("en", "not how much"), ("de", "nicht wie viel")):
        assert any(missing in note for note in bare.notes[lang])
        assert all(one.kind == "cost" for one in bare.told[lang])
        lines = [line for one in bare.told[lang] for line in one.lines]
        assert not any("points of win chance" in line or "Siegchance" in line for line in lines)


def test_what_was_validated_is_there() -> None:
    found = reviewed("antinomy", is_validated=True)
    assert found.notes == {"en": [], "de": []}
    assert {player.grade for player in found.players} <= {"beginner", "club", None}
    for player in found.players:
        mine = [one for one in found.decisions if one.seat == player.seat]
        rate = sum(one.cost for one in mine) / len(mine)
        assert player.rate == pytest.approx(rate, abs=1e-4)
        luck = sum(one.luck[player.seat] for one in found.events)
        assert player.luck == pytest.approx(luck, abs=1e-3)
        assert player.result is not None
        assert player.adjusted == pytest.approx(player.result - 0.9 * luck, abs=1e-3)


def test_numbers_are_written_as_their_language_does() -> None:
    assert [words.points(0.064, lang) for lang in ("en", "de")] == ["6.4", "6,4"]
    assert words.signed(-0.123, "de") == "−12"
    assert [words.give_or_take(0.004, lang) for lang in ("en", "de")] == [" ± 0.8", " ± 0,8"]
    assert words.give_or_take(0.0002, "en") == ""


def test_a_grade_is_only_given_where_no_other_fits() -> None:
    rates = {"beginner": 0.03, "club": 0.02, "expert": 0.01}
    assert summary.grade(0.029, 0.001, rates) == "beginner"
    assert summary.grade(0.05, 0.001, rates) == "beginner"
    assert summary.grade(0.003, 0.013, rates) is None
    assert summary.grade(0.01, 0.001, {}) is None


def test_a_second_look_that_finds_nothing_missed_says_so() -> None:
    found = reviewed("antinomy", is_validated=True).decisions
    most = max(one.worlds for one in found)
    closer = [one for one in found if one.worlds == most]
    assert closer
    assert all(one.cost >= -2 * one.error - 1e-4 for one in closer)
    assert all(not one.mark for one in closer if one.best == one.move)


def test_the_curve_ends_with_the_result() -> None:
    found = reviewed("antinomy", is_validated=True)
    assert found.curve[-1].n == found.steps
    assert sorted(found.curve[-1].shares) == [0.0, 1.0]
    assert [point.n for point in found.curve] == sorted({point.n for point in found.curve})


@pytest.mark.parametrize(
    ("lang", "worlds"), [("en", r"in (\d+) of 100"), ("de", r"in (\d+) von 100")]
)
def test_sentences_say_what_the_search_found(lang: str, worlds: str) -> None:
    found = reviewed("antinomy", is_validated=True)
    decisions = {one.n: one for one in found.decisions}
    told = found.told[lang]
    costs = [one for one in told if one.kind == "cost"]
    assert costs
    for one in costs:
        decision = decisions[one.n]
        said = " ".join(one.lines)
        share = re.search(worlds, said)
        assert share is not None
        assert int(share[1]) == round(100 * decision.better / decision.worlds)
        cost = words.points(decision.cost, lang) + words.give_or_take(decision.error, lang)
        assert f"{cost} p" in said or f"{cost} P" in said
        assert one.clauses
        assert decision.cost > 2 * decision.error
    for seat in range(2):
        mine = [decisions[one.n].cost for one in costs if one.seat == seat]
        assert mine == sorted(mine, reverse=True)
        assert len(mine) <= 3
    for one in told:
        if one.kind == "luck":
            event = next(event for event in found.events if event.n == one.n)
            assert words.signed(event.luck[one.seat], lang) in one.lines[-1]
    assert all("{" not in line for one in told for line in one.lines)


def test_a_running_game_is_refused_and_one_that_was_resigned_is_not() -> None:
    match = spieluhr.start("antinomy", seed=5)
    bot = spieluhr.bot("first_game", seed=1)
    for _ in range(6):
        match.play(bot.choose(match))
    names = [Seat("Ada"), Seat("Ben")]
    with pytest.raises(ReviewError, match="not over yet"):
        review_record(record.make(match, names), "club")
    ended = review_record(record.make(match, names, ending=Ending("resigned", 0)), "club")
    assert [player.result for player in ended.players] == [None, None]
    assert any("not played to its end" in note for note in ended.notes["en"])


def test_the_front_door_takes_a_record_or_a_path(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(record.encode(written()), encoding="utf-8")
    assert spieluhr.review(file, level="club") == spieluhr.review(written(), level="club")
    with pytest.raises(ReviewError, match="no reviews of the level “grandmaster”"):
        spieluhr.review(file, level="grandmaster")


def test_the_command_tells_writes_and_reviews_folders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    file = folder / "one.json"
    file.write_text(record.encode(written()), encoding="utf-8")
    assert main(["review", str(file), "--level", "club", "--lang", "de"]) == 0
    assert "echte Entscheidungen" in capsys.readouterr().out
    assert main(["review", str(file), "--level", "club", "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Review).game == "antinomy"
    page = tmp_path / "review.html"
    assert main(["review", str(file), "--level", "club", "--html", str(page)]) == 0
    assert page.read_text("utf-8").startswith("<!doctype html>")
    capsys.readouterr()

    (folder / "bad.json").write_text(json.dumps({"game": "chess"}), encoding="utf-8")
    assert main(["review", str(folder), "--level", "club"]) == 0
    said = capsys.readouterr().out
    assert "bad.json: The record is wrong" in said
    assert "1 reviews are in" in said
    kept = tmp_path / "games-reviews" / "reviews.jsonl"
    before = kept.read_bytes()
    kept.write_bytes(before[:-5])  # interrupted while it was written
    assert main(["review", str(folder), "--level", "club"]) == 0
    assert sorted(kept.read_bytes().splitlines()) == sorted(before.splitlines())


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for wrong, said in (
        ([str(tmp_path)], "There is no record in the folder"),
        (["antinomy"], "--validate"),
        (["chess", "--validate"], "chess"),
        ([str(tmp_path / "none.json")], "none.json"),
    ):
        with pytest.raises(SystemExit):
            main(["review", *wrong])
        assert said in capsys.readouterr().err
