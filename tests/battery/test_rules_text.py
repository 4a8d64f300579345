"""The rules in our own words: every clause is told in both languages, and the log names it."""

import re
from importlib.resources import files

import pytest

from spieluhr import games
from tests.battery.cases import Case, every_case, random_match
from tests.clauses import clauses_of
from tests.examples import examples_of, file_of, written

every_game = pytest.mark.parametrize("game_id", games.game_ids())
CLAUSE = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
EXAMPLE = re.compile(r"\]\(example:([\w-]+)\)")


def text_of(game_id: str, lang: str) -> str:
    place = files(f"spieluhr.games.{game_id}") / f"rules.{lang}.md"
    return place.read_text(encoding="utf-8")


@every_game
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_clause_is_told_and_no_other(game_id: str, lang: str) -> None:
    named = set(CLAUSE.findall(text_of(game_id, lang)))
    assert named == set(clauses_of(game_id))


@every_game
@pytest.mark.parametrize("lang", ["en", "de"])
def test_players_are_told_the_game_in_60_seconds_first(game_id: str, lang: str) -> None:
    _, first, *_ = re.split(r"^## ", text_of(game_id, lang), flags=re.MULTILINE)
    assert first.startswith(
        {"en": "The game in 60 seconds\n", "de": "Das Spiel in 60 Sekunden\n"}[lang]
    )
    assert 5 <= len(re.findall(r"^- ", first, re.MULTILINE)) <= 7
    assert EXAMPLE.search(first) or re.search(r"^\*.+\*$", first, re.MULTILINE)  # drawn, or told


@every_game
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_notation_is_told_to_players(game_id: str, lang: str) -> None:
    assert "`" not in text_of(game_id, lang)
    assert "JSON" not in text_of(game_id, lang)


@every_game
def test_both_languages_have_the_same_parts(game_id: str) -> None:
    parts = []
    for lang in ("en", "de"):
        text = text_of(game_id, lang)
        levels = re.findall(r"^(#+) ", text, re.MULTILINE)
        parts.append((levels, EXAMPLE.findall(text)))
    assert parts[0] == parts[1]


@every_game
def test_every_example_has_its_position(game_id: str) -> None:
    assert set(EXAMPLE.findall(text_of(game_id, "en"))) == set(examples_of(game_id))
    for name in examples_of(game_id):
        written_now = file_of(game_id, name).read_text(encoding="utf-8")
        assert written_now == written(game_id, name), f"{name}.json: run `make examples`"


@every_case
def test_the_log_names_the_clause_behind_what_happened(case: Case) -> None:
    known, named = clauses_of(case.game.id), case.game.words.clauses
    for seed in range(3):
        for step in random_match(case, seed).log:
            for event in step.events:
                assert named.get(event.kind) in known, event.kind
