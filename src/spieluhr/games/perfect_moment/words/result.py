"""How it ended: who won and why in sentences, and where the points came from."""

from spieluhr.core.events import Event
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Reader, Scores, Source, pick
from spieluhr.games.perfect_moment.components import GOAL, QUIET_TURNS, SOLO_RANKS
from spieluhr.games.perfect_moment.knowledge.schema import View
from spieluhr.games.perfect_moment.words.names import SeatName, fragments, points
from spieluhr.games.perfect_moment.words.sentences.result import RESULT, SCORES
from spieluhr.kit.words import Facts, Line, key_for, say_lines


def result(outcome: Outcome, view: View, reader: Reader) -> list[str]:
    """Who won, and by what; alone the rank reached, and how the points add up."""
    lines = _solo_result(outcome, view) if view.options.solo else _result(outcome, reader)
    return say_lines(RESULT, lines, reader.lang)


def _by(key: str, seat: int, reader: Reader, names: Facts) -> Line:
    """The line for the seat itself, or with its name for everybody else."""
    return key_for(key, seat, reader), {"who": SeatName(reader, seat), **names}


def _result(outcome: Outcome, reader: Reader) -> list[Line]:
    low, high = sorted(outcome.scores)
    winner = outcome.ranks.index(1)
    names: Facts = {"who": SeatName(reader, winner), "goal": GOAL, "most": QUIET_TURNS}
    names |= {"high": high, "low": low}
    return [_by("tie" if low == high else "won", winner, reader, {}), (outcome.reason, names)]


def _solo_result(outcome: Outcome, view: View) -> list[Line]:
    rank = next(word for least, word in SOLO_RANKS if outcome.scores[0] >= least)
    values = [scored.points for scored in view.scored[0]]
    names: Facts = {"threes": values.count(3), "twos": values.count(2)}
    return [
        (f"rank.{rank}", {"points": points(outcome.scores[0])}),
        ("solo.sum", {**names, "fragments": fragments(len(view.fragments[0]))}),
        (f"solo.{outcome.reason}", {"most": QUIET_TURNS}),
    ]


def scores(outcome: Outcome, view: View, _events: list[Event], reader: Reader) -> list[Scores]:
    """PM-5.2: cards scored for good, and fragments."""
    seats = range(len(outcome.scores))
    rows = []
    for key, value in (("threes", 3), ("twos", 2)):
        counts = [sum(scored.points == value for scored in view.scored[seat]) for seat in seats]
        notes = [f"{count} × {value}" if count else "" for count in counts]
        rows.append(_row(key, reader, [count * value for count in counts], notes))
    rows.append(_row("fragments", reader, [len(view.fragments[seat]) for seat in seats]))
    return [Scores(pick(SCORES["title"], reader.lang), rows)]


def _row(key: str, reader: Reader, points: list[int], notes: list[str] | None = None) -> Source:
    name, decides = (pick(SCORES[said], reader.lang) for said in (key, f"by.{key}"))
    return Source(name, points, notes, decides)
