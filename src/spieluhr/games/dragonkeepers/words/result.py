"""How it ended: who won and why in sentences, and where the points came from."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Reader, Scores, Source, pick
from spieluhr.games.dragonkeepers.components import LAST_TURN
from spieluhr.games.dragonkeepers.knowledge.schema import View
from spieluhr.games.dragonkeepers.words import facts
from spieluhr.games.dragonkeepers.words.names import counted
from spieluhr.games.dragonkeepers.words.sentences.result import RESULT, SCORES
from spieluhr.kit.words import Facts, Line, by_winners, decision, say_lines

# DK-4.2: the sources of points, in the order of a table.
SOURCES: Final = ("pieces", "pearls", "eggs", "coats")


def result(outcome: Outcome, view: View, reader: Reader) -> list[str]:
    """Who won, what decided equal points, and why the game was over."""
    end: Facts = {"amulets": sum(view.amulets), "turn": LAST_TURN}
    lines = [
        by_winners("won", "shared", outcome.ranks, reader, {}),
        _decision(outcome, view, reader),
        (outcome.reason, end),
    ]
    return say_lines(RESULT, lines, reader.lang)


def _decision(outcome: Outcome, view: View, reader: Reader) -> Line:
    """What the winner was ahead by; DK-4.3: more dragons laid, then a shared win."""
    points: Facts = {"points": counted(max(outcome.scores), "point")}
    return decision(outcome, reader, points, lambda seat: facts.laid(view, seat))


def scores(_outcome: Outcome, view: View, _events: list[Event], reader: Reader) -> list[Scores]:
    """One table, by source; the rows add up to the outcome."""
    seats = range(len(view.table.hands))
    found = [facts.points(view, seat) for seat in seats]
    rows = [
        Source(
            pick(SCORES[source], reader.lang),
            [points[source] for points in found],
            [_note(source, view, seat, reader.lang) for seat in seats],
            pick(SCORES[f"by.{source}"], reader.lang),
        )
        for source in SOURCES
    ]
    return [Scores(pick(SCORES["title"], reader.lang), rows)]


def _note(source: str, view: View, seat: int, lang: str) -> str:
    """How the number came about, where it does not say so itself."""
    if source == "pieces" and (pieces := view.table.taken_pieces[seat]):
        return counted(len(pieces), "piece").form(lang, "")
    if source == "pearls":
        return " + ".join(str(value) for value in view.table.pearls[seat])
    return _eggs(view, seat) if source == "eggs" else ""


def _eggs(view: View, seat: int) -> str:
    """DK-4.2: who has most turns one of them."""
    count, (value, turned) = view.table.eggs[seat], view.egg_values
    if not facts.turns_egg(view, seat):
        return f"{count} × {value}" if count else ""
    return f"{turned} + {count - 1} × {value}" if count > 1 else str(turned)
