"""A puzzle as whoever solves it is shown it. What the seat cannot know does not leave here."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from spieluhr import games
from spieluhr.bots.levels import LEVELS
from spieluhr.bots.naming import FIRST_NAMES
from spieluhr.core import record
from spieluhr.core.events import events_for
from spieluhr.core.match import Match
from spieluhr.core.schema import Seat
from spieluhr.core.words import Both, Reader, pick
from spieluhr.puzzles import books
from spieluhr.puzzles.schema import Puzzle
from spieluhr.puzzles.telling import Teller, Told, Worse, of_book
from spieluhr.reviews import costs
from spieluhr.reviews.efforts import EFFORTS, USUAL
from spieluhr.reviews.reviewing import Reviewer
from spieluhr.reviews.scale import scale_of
from spieluhr.reviews.schema import Decision
from spieluhr.server.messages.records import Frame, Replay
from spieluhr.server.messages.table import Choice
from spieluhr.server.tables.projection import choice, log_line
from spieluhr.server.tables.replays import Telling, without_end

YOU: Final[Both] = ("You", "Du")
MOST_TOLD: Final = 120  # entries of the log that are told again
OTHER_THEMES: Final[dict[str, Both]] = {
    "defence": ("Preventing something", "Etwas verhindern"),
    "quiet": ("Quiet moves", "Stille Züge"),
    "mistake": ("My mistake", "Mein Fehler"),
}
OTHER_PLAYER: Final = "casual"


class Position(Struct, frozen=True):
    """Where a decision was made; `moves` are all that came before it. `names` of a table of one's
    own are the others', by seat."""

    game: str
    rules: int
    data: str | None
    options: dict[str, Any]
    start: dict[str, Any] | None
    seats: int
    moves: list[int]
    names: list[str]
    players: list[str]


class Asked(Struct, frozen=True):
    """For a worker: a puzzle of a book by its name, or a decision of a game that is over."""

    game: str
    puzzle: str
    lang: str
    position: Position | None = None
    decision: Decision | None = None


class Shown(Struct, frozen=True):
    """What a puzzle looks like."""

    replay: Replay
    prompt: str
    legal: list[Choice]


class Verdict(Struct, frozen=True):
    """What there is to say about an answer."""

    is_right: bool
    told: Told
    best: list[str]
    after: list[Frame]


def _table(asked: Asked) -> Match:
    if asked.position is None:
        return books.table(asked.game, books.puzzle(asked.game, asked.puzzle))
    at = asked.position
    edition = games.edition(at.game, at.rules, at.data)
    match = record.begin(edition, at.options, at.seats, at.start)
    match.enter(at.moves)
    return match


def _seats(asked: Asked, match: Match) -> list[Seat]:
    others = iter(FIRST_NAMES)
    found = []
    for seat in range(match.seats):
        if seat == match.actor:
            found.append(Seat(pick(YOU, asked.lang), "human"))
        elif asked.position is not None:
            found.append(Seat(asked.position.names[seat], asked.position.players[seat]))
        else:
            found.append(Seat(next(others), OTHER_PLAYER))
    return found


def show(asked: Asked) -> Shown:
    """In a worker: the table as the seat that decides knows it, and how it came to that."""
    match = _table(asked)
    seats, seat = _seats(asked, match), match.actor
    reader = Reader(asked.lang, [one.name for one in seats], seat)
    frames = Telling(match, reader, is_open=False).frames(_since(match))
    view = match.view(seat)
    legal = [choice(match.game, move, view, reader) for move in match.legal()]
    replay = without_end(match, seats, seat, frames)
    return Shown(replay, match.game.words.prompt(view, reader), legal)


def _since(match: Match) -> int:
    """After the seat's own last decision, but not too long ago."""
    own = [n for n, step in enumerate(match.log) if step.actor == match.actor]
    last = own[-1] if own else 0
    return max(last, len(match.log) - MOST_TOLD, 0)


class Answered(Struct, frozen=True):
    """An answer for a worker; no move: show it. `first` is what was chosen before."""

    asked: Asked
    move: str | None
    first: str | None = None


def judge(answered: Answered) -> Verdict:
    """In a worker: right or wrong, and why."""
    asked, match = answered.asked, _table(answered.asked)
    move = answered.move
    if move is not None:
        move = _legal(match, move)
    names = [seat.name for seat in _seats(asked, match)]
    teller = Teller(match, names, asked.lang)
    if asked.decision is None:
        puzzle = books.puzzle(asked.game, asked.puzzle)
        return _of_book(answered, match, teller, puzzle, move)
    return _of_review(match, teller, asked.decision, move)


def _legal(match: Match, move: str) -> str:
    number = match.game.codec.parse(move)
    match.copy(seed=0).play(number)  # refused in words if it is not possible
    return match.text(number)


def _of_book(
    answered: Answered, match: Match, teller: Teller, puzzle: Puzzle, move: str | None
) -> Verdict:
    told = of_book(teller, puzzle, move, answered.first)
    if move is None:
        return Verdict(False, told, puzzle.solutions, after(match, teller, puzzle.best))
    if move in puzzle.solutions:
        return Verdict(True, told, puzzle.solutions, after(match, teller, move))
    return Verdict(False, told, [], [])


def _of_review(match: Match, teller: Teller, one: Decision, move: str | None) -> Verdict:
    """Other moves than the two of the review are weighed now: only surely worse ones are wrong."""
    scale = scale_of(match.game.id, match.game.heuristics.mode(match.start))
    is_shown = scale.shown.chances
    played = Worse(one.move, one.cost, one.error, round(100 * one.better / one.worlds), is_shown)
    if move is None:
        told = teller.shown(one.best, played, None)
        return Verdict(False, told, [one.best], after(match, teller, one.best))
    if move == one.best:
        return Verdict(True, teller.right(move, played), [move], after(match, teller, move))
    if move != one.move:
        number, effort = match.game.codec.parse(move), EFFORTS[USUAL]
        dice = Reviewer(match, USUAL, scale).dice(one.n, 0)
        found = costs.cost(match.game, match.state, number, one.n, effort, scale, dice)
        if not found.mark:
            told = teller.right(move, None, is_as_good=True)
            return Verdict(True, told, [move, one.best], after(match, teller, move))
        share = round(100 * found.better / found.worlds)
        return Verdict(
            False, teller.wrong(Worse(move, found.cost, found.error, share, is_shown)), [], []
        )
    return Verdict(False, teller.wrong(played), [], [])


def after(match: Match, teller: Teller, move: str) -> list[Frame]:
    """The table after the move, without the chance that may follow."""
    past = Match(match.game, match.options, match.seats, match.state)
    past.state = match.game.rules.copy(match.state)
    events: list[Any] = []
    match.game.rules.apply(past.state, match.game.codec.parse(move), events)
    heard = events_for(events, teller.seat)
    words = match.game.words
    n = len(match.log) + 1
    return [
        Frame(
            n=n,
            by=teller.seat,
            turn=n,
            actor=None,
            moves=[move],
            happened=[log_line(words, event, teller.reader) for event in heard],
            prompt="",
            view=msgspec.Raw(msgspec.json.encode(past.view(teller.seat))),
        )
    ]


def theme_name(game: str, theme: str, lang: str) -> str:
    """As the game calls it."""
    named = games.load(game).words.themes
    return pick(named.get(theme) or OTHER_THEMES.get(theme, ("", "")), lang)


def level_order(level: str) -> int:
    """The easiest first; what no level finds is hardest."""
    return LEVELS.index(level) if level in LEVELS else len(LEVELS)
