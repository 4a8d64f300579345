"""First steps: every lesson is a game by the rules, and can be taken to its end."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from spieluhr import games, lessons
from spieluhr.core.errors import Illegal
from spieluhr.core.words import Reader
from spieluhr.lessons import READER, LessonError
from spieluhr.server.tables.lessons import lesson

TAUGHT = [game for game in games.game_ids() if lessons.has_lesson(game)]


def written(game: str) -> dict[str, Any]:
    file = files(f"spieluhr.games.{game}") / lessons.FILE
    found: dict[str, Any] = json.loads(file.read_bytes())
    return found


def test_every_game_of_ours_has_first_steps() -> None:
    assert {"antinomy", "dragonkeepers", "perfect_moment", "steam_time"} <= set(TAUGHT)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_short_and_each_question_can_be_answered(game: str) -> None:
    course = lessons.course(game)
    assert 2 <= len(course.asked) <= 9
    for asked in course.asked:
        past = course.match.at(asked.step)
        assert past.actor == READER
        assert asked.ask.move in [past.text(move) for move in past.legal()]


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_told_leads_from_question_to_question(game: str, lang: str) -> None:
    told = lesson(game, lang)
    stops = [step.n for step in told.asked]
    frames = [frame.n for frame in told.replay.frames]
    assert frames == sorted(frames)
    assert set(stops) <= set(frames), "a question comes in the middle of a moment"
    assert all(step.say and step.why and step.legal.say for step in told.asked)
    assert told.replay.seats[READER].name == ("Du" if lang == "de" else "You")
    assert told.end


@pytest.mark.parametrize("game", TAUGHT)
def test_the_reader_sees_what_a_player_there_would_see(game: str) -> None:
    """Nothing of the other hands: the views are those of the first seat."""
    course, told = lessons.course(game), lesson(game, "en")
    for asked, step in zip(course.asked, told.asked, strict=True):
        past = course.match.at(asked.step)
        reader = Reader("en", [seat.name for seat in told.replay.seats], READER)
        assert step.prompt == course.match.game.words.prompt(past.view(READER), reader)
        assert json.loads(bytes(step.view)) == msgspec.to_builtins(past.view(READER))


def _without_words(file: dict[str, Any]) -> None:
    next(part for part in file["story"] if isinstance(part, dict))["say"].pop("de")


def _of_somebody_else(file: dict[str, Any]) -> None:
    asked = next(part for part in file["story"] if isinstance(part, dict))
    file["story"].insert(0, asked)


@pytest.mark.parametrize("spoil", [_without_words, _of_somebody_else])
def test_a_lesson_that_cannot_be_taken_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    file = written("antinomy")
    spoil(file)
    with pytest.raises(LessonError):
        lessons.read("antinomy", json.dumps(file).encode())


def test_a_move_that_breaks_the_rules_is_refused() -> None:
    file = written("antinomy")
    asked = next(part for part in file["story"] if isinstance(part, dict))
    asked["move"] = "wand 1"  # a purple relic: AN-2.3 wants a red one
    with pytest.raises(Illegal):
        lessons.read("antinomy", json.dumps(file).encode())
