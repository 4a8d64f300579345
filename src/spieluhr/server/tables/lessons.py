"""First steps, told like a replay that waits for the reader."""

from functools import cache

import msgspec

from spieluhr.bots.naming import FIRST_NAMES
from spieluhr.core.match import Match
from spieluhr.core.schema import Seat
from spieluhr.core.words import Reader, pick
from spieluhr.lessons import READER, Asked, Course, course
from spieluhr.server.messages.records import Frame, Lesson, LessonStep
from spieluhr.server.tables.projection import choice
from spieluhr.server.tables.replays import Telling, without_end

YOU = "You", "Du"
TEACHER = "beginner"  # what stands beside the names of those who follow the story


@cache
def lesson(game_id: str, lang: str) -> Lesson:
    """Made once for each language; LessonError if the game has none."""
    told = course(game_id)
    match = told.match
    others = [Seat(name, TEACHER) for name in FIRST_NAMES[: match.seats - 1]]
    seats = [Seat(pick(YOU, lang)), *others]
    reader = Reader(lang, [seat.name for seat in seats], READER)
    return Lesson(
        without_end(match, seats, READER, _frames(told, reader)),
        [_step(match, asked, reader) for asked in told.asked],
        pick(told.end.both(), lang),
    )


def _frames(told: Course, reader: Reader) -> list[Frame]:
    """From question to question: none of them comes in the middle of a moment."""
    frames: list[Frame] = []
    stops = [asked.step for asked in told.asked] + [len(told.match.log)]
    done = -1
    for stop in stops:
        known = Telling(told.match.at(stop), reader, is_open=False).frames()
        frames += [frame for frame in known if frame.n > done]
        done = stop
    return frames


def _step(match: Match, asked: Asked, reader: Reader) -> LessonStep:
    past, ask = match.at(asked.step), asked.ask
    view, move = past.view(READER), match.game.codec.parse(ask.move)
    return LessonStep(
        n=asked.step,
        legal=choice(match.game, move, view, reader),
        prompt=match.game.words.prompt(view, reader),
        say=pick(ask.say.both(), reader.lang),
        why=pick(ask.why.both(), reader.lang),
        view=msgspec.Raw(msgspec.json.encode(view)),
    )
