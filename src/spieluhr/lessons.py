"""First steps: a short game from a fixed deal, told turn by turn, by the real rules.

A game brings its lesson as `lesson.json`. Its `story` is the whole log: a line of moves (parted by
`|`) is played by itself, whoever it belongs to; what is asked of the reader, who sits at the first
seat, comes with words.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, ClassVar, Final

import msgspec
from msgspec import Meta, Struct

from spieluhr import games
from spieluhr.core.component_data import digest
from spieluhr.core.errors import Malformed
from spieluhr.core.game import Game, problem
from spieluhr.core.match import Match
from spieluhr.core.words import Both

READER: Final = 0  # the seat of whoever takes the lesson
FILE: Final = "lesson.json"
PARTED: Final = "|"
SENTENCES: Final = {
    "no-lesson": (
        "There are no first steps for {game} yet.",
        "Für {game} gibt es noch keine ersten Schritte.",
    ),
    "lesson": ("The lesson cannot be read: {problem}.", "Die Lektion ist nicht lesbar: {problem}."),
}


class LessonError(Malformed):
    """A game without a lesson, or with one that cannot be taken."""

    sentences: ClassVar = SENTENCES


Sentence = Annotated[str, Meta(min_length=1, max_length=400)]


class InWords(Struct, frozen=True, forbid_unknown_fields=True):
    """In both languages."""

    en: Sentence
    de: Sentence

    def both(self) -> Both:
        """As sentences are kept everywhere: English, then German."""
        return self.en, self.de


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of the reader: the move, what is said before it, and why no other one now."""

    move: str
    say: InWords
    why: InWords


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    options: dict[str, Any]
    players: int
    story: list[str | Ask]
    end: InWords


class Asked(Struct, frozen=True):
    """A decision of the reader, at its step of the log."""

    step: int
    ask: Ask


class Course(Struct, frozen=True):
    """A lesson that was played through: every move of it is legal."""

    match: Match
    asked: list[Asked]
    end: InWords


def has_lesson(game_id: str) -> bool:
    """Is there a file? Whether it can be played, `course` finds out."""
    return _file(game_id).is_file()


@cache
def course(game_id: str) -> Course:
    """The lesson of a game; LessonError if there is none, Illegal if it breaks the rules."""
    return read(game_id, _file(game_id).read_bytes()) if has_lesson(game_id) else _none(game_id)


def _file(game_id: str) -> Traversable:
    games.load(game_id)
    return files(f"spieluhr.games.{game_id}") / FILE


def _none(game_id: str) -> Course:
    raise LessonError("no-lesson", game=games.load(game_id).words.title)


def _as_built_in(game_id: str) -> Game:
    """A lesson speaks of the values it was written for, whatever an owner has put in."""
    game, sets = games.load(game_id), games.data_sets(game_id)
    return game if sets is None else game.with_data(digest(sets.read(sets.builtin)))


def read(game_id: str, written: bytes) -> Course:
    """What a file says, checked by playing it."""
    try:
        lesson = msgspec.json.decode(written, type=Lesson)
    except msgspec.DecodeError as error:
        raise LessonError("lesson", problem=problem(error)) from None
    game = _as_built_in(game_id)
    match = Match(game, game.read_options(lesson.options), lesson.players)
    asked = []
    for part in lesson.story:
        if isinstance(part, Ask):
            if match.actor != READER:
                raise LessonError("lesson", problem=f"{part.move!r} is not asked of the reader")
            asked.append(Asked(len(match.log), part))
            match.enter([game.codec.parse(part.move)])
        else:
            match.enter(game.codec.parse(line.strip()) for line in part.split(PARTED))
    return Course(match, asked, lesson.end)
