"""`spieluhr new-game`: a whole game in its own places, and nothing else is touched."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from spieluhr import games
from spieluhr.cli import new_game
from spieluhr.cli.main import main
from spieluhr.core.errors import Malformed
from tests.workshop import ROOT, Workshop

LONG = "a_name_as_long_as_may_be"
FOLDERS = ("src/spieluhr/games/{}/", "tests/games/{}/", "web/src/games/{}/")
PAGES = ("docs/games/{}.md", "docs/clauses/{}.md", "docs/spaces/{}.md")
# What asks something of every game, each in a test of its own.
TESTS = ("games/demo", "battery", "research/test_spaces.py", "research/test_rules_text.py")


class Made(NamedTuple):
    """A workshop with a new game, and what lay in it before."""

    workshop: Workshop
    before: dict[Path, bytes]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    workshop = Workshop(tmp_path_factory.mktemp("workshop"))
    before = workshop.files()
    workshop.spieluhr("new-game", "demo")
    return Made(workshop, before)


def test_only_its_own_places_are_written(made: Made) -> None:
    after = made.workshop.files()
    assert made.before.items() <= after.items()
    places = tuple(place.format("demo") for place in FOLDERS + PAGES)
    new = [path.as_posix() for path in after.keys() - made.before.keys()]
    assert new and all(path.startswith(places) for path in new)


def test_it_passes_all_tests_of_every_game(made: Made) -> None:
    done = made.workshop.python("pytest", *(f"tests/{place}" for place in TESTS), "-k", "demo")
    assert done.returncode == 0, done.stdout


def test_it_is_played_in_the_terminal(made: Made) -> None:
    words = ("play", "demo", "--lang", "de", "--opponent", "random", "--seed", "3")
    told = made.workshop.spieluhr(*words, typed="1\n" * 30)
    assert "Alle Karten sind gespielt." in told
    assert max(map(len, told.splitlines())) <= 80


def test_bots_play_it_and_its_records_are_verified(made: Made, tmp_path: Path) -> None:
    trace = made.workshop.spieluhr("trace", "demo", "--policy", "greedy", "--games", "2")
    ends = [line for line in map(json.loads, trace.splitlines()) if "outcome" in line]
    assert [sum(end["outcome"]["scores"]) for end in ends] == [12, 12]
    (tmp_path / "trace").write_text(trace, encoding="utf-8")
    assert made.workshop.spieluhr("verify", str(tmp_path / "trace"))


def test_it_is_written_as_everything_else_is(made: Made) -> None:
    """Types and style, also of a game whose name makes its lines longer."""
    made.workshop.spieluhr("new-game", LONG)
    folders = [place.format(LONG) for place in FOLDERS[:2]]
    for words in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]):
        done = made.workshop.python(*words, *folders)
        assert done.returncode == 0, done.stdout
    trace = made.workshop.spieluhr("trace", LONG, "--steps", "1")
    assert json.loads(trace.splitlines()[0])["game"] == LONG
    assert "A Name As Long As May Be" in made.workshop.spieluhr("version")


def test_it_can_be_compiled_with_the_others(tmp_path: Path) -> None:
    """All but the C compiler. One game more changes the order in which types are found out."""
    workshop = Workshop(tmp_path)
    workshop.spieluhr("new-game", "demo")
    script = 'import runpy; runpy.run_path("setup.py")["extensions"]()'
    (tmp_path / "write_in_c.py").write_text(script, encoding="utf-8")
    done = workshop.python("write_in_c")
    assert done.returncode == 0, done.stdout + done.stderr
    assert any("demo" in path.name for path in (tmp_path / "build").rglob("*.c"))


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("antinomy", "there is already something at"),
        ("Demo", "lower-case letters"),
        ("two words", "lower-case letters"),
        ("chess2", "lower-case letters"),
        ("_private", "lower-case letters"),
        ("a__b", "lower-case letters"),
        ("../up", "lower-case letters"),
        ("größe", "lower-case letters"),
        ("", "lower-case letters"),
        ("class", "a Python keyword"),
        ("x", "2 to 24 letters"),
        (LONG + "r", "2 to 24 letters"),
    ],
)
def test_a_bad_name_is_refused_in_words_and_nothing_is_written(
    name: str, says: str, made: Made, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(made.workshop.root / "src")
    before = made.workshop.files()
    with pytest.raises(SystemExit) as refused:
        main(["new-game", name])
    assert refused.value.code == 2
    assert says in capsys.readouterr().err
    assert made.workshop.files() == before


def test_what_lies_there_already_is_kept(made: Made) -> None:
    page = made.workshop.root / "docs/clauses/taken.md"
    page.write_text("mine")
    with pytest.raises(Malformed, match=r"docs/clauses/taken\.md"):
        new_game.check("taken", made.workshop.root)


def test_the_letters_of_clauses_are_of_one_game() -> None:
    four, taken = {"AN", "PM", "DK", "ST"}, new_game.taken_letters(ROOT)
    assert four <= taken
    assert new_game.clause_letters("mine_field", four) == "MF"
    assert new_game.clause_letters("antics", four) == "AT"  # AN is taken
    for name in games.game_ids():
        assert new_game.clause_letters(name, taken) not in taken
