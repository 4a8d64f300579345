"""What the numbers of observations and moves mean, told by `spieluhr spaces` and docs/spaces."""

from pathlib import Path

import pytest

from spieluhr import games
from spieluhr.cli.main import main
from spieluhr.research import numbers

PAGES = Path(__file__).parents[2] / "docs" / "spaces"
every_game = pytest.mark.parametrize("game_id", games.game_ids())


@every_game
def test_the_page_of_numbers_is_current(game_id: str) -> None:
    """After a change of a layout or of moves: `make spaces`."""
    written = (PAGES / f"{game_id}.md").read_text(encoding="utf-8")
    assert written == numbers.page(games.load(game_id))


@every_game
def test_fields_cover_the_row_and_kinds_the_moves(game_id: str) -> None:
    game = games.load(game_id)
    for version in game.layouts():
        layout, at = game.layout_of(version), 0
        for found in numbers.cells(layout):
            assert found.first == at
            at += found.field.size
        assert at == layout.size == len(layout.labels())
    listed = [text for kind in numbers.kinds(game) for text in kind.texts]
    assert [game.codec.parse(text) for text in listed] == list(range(game.decisions))


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["spaces", *words]) == 0
    return capsys.readouterr().out


def test_the_terminal_shows_where_a_field_stands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    lines = told(capsys, "antinomy").splitlines()
    assert "Layout version 1: 394 cells. 247 decisions" in lines[0]
    fields = [line.split() for line in lines]
    assert ["0–3", "mode", "4", "1", "1", "one", "of:", "for", "two,"] in [
        row[:9] for row in fields
    ]
    assert any(row[:2] == ["0–8", "wand"] for row in fields)


def test_every_cell_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "antinomy", "--layout", "2", "--cells").splitlines()
    layout = games.load("antinomy").layout_of(2)
    assert lines == [f"{number} {label}" for number, label in enumerate(layout.labels())]
    assert "24 timeline[0, r1]" in lines and any("my_hand_colour[red]" in line for line in lines)


def test_all_moves_are_listed_by_their_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    game = games.load("steam_time")
    lines = told(capsys, "steam_time", "--moves").splitlines()
    assert lines == [f"{n} {game.codec.text(n)}" for n in range(game.decisions)]


def test_the_page_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    page = told(capsys, "antinomy", "--markdown")
    assert page.startswith("# Antinomy: observations and moves\n")
    assert page == numbers.page(games.load("antinomy"))
