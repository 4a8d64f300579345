"""Puzzles in the terminal: one is asked, answered, explained and counted."""

import io

import pytest

from spieluhr.cli.main import main
from spieluhr.puzzles import books

GAME = "antinomy"
FIRST = min(books.need_book(GAME).puzzles, key=lambda one: one.id)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELUHR_DATA", str(tmp_path_factory.mktemp("data")))


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return main(["train", GAME, "--lang", "en"])


def test_the_best_move_is_right_and_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(monkeypatch, FIRST.best) == 0
    said = capsys.readouterr().out
    assert "Right: " in said and "points of win chance" in said
    assert "1 of 1 solved" in said


def test_a_wrong_move_counts_even_if_the_next_one_is_right(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(monkeypatch, "nonsense", next(iter(FIRST.others)), FIRST.best) == 0
    said = capsys.readouterr().out
    assert "Please type a number" in said and "Your move costs" in said and "Right: " in said
    assert "0 of 1 solved" in said


def test_whoever_quits_has_tried_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(monkeypatch, "quit") == 0
    assert "solved" not in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--theme", "--level"])
def test_a_name_that_no_puzzle_has_is_refused_with_all_names(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["train", GAME, option, "Duels"])
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert "Themes: " in said and "defence" in said and "beginner" in said
