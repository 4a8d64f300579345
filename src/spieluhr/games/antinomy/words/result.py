"""How it ended: who won and why in sentences, and where the crystals came from."""

from spieluhr.core.events import Event
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Reader, Scores, Source, pick
from spieluhr.games.antinomy.components import LAST_TURN
from spieluhr.games.antinomy.knowledge.schema import View
from spieluhr.games.antinomy.words import facts
from spieluhr.games.antinomy.words.names import missing_list
from spieluhr.games.antinomy.words.sentences.result import RESULT, SCORES
from spieluhr.kit.words import Codes, Facts, Line, by, say_lines


def result(outcome: Outcome, view: View, reader: Reader) -> list[str]:
    """Who won, and by what; with the shrine also what it lacks."""
    lines = _solo_result if facts.is_solo(view) else _result
    return say_lines(RESULT, lines(outcome, view, reader), reader.lang)


def _result(outcome: Outcome, view: View, reader: Reader) -> list[Line]:
    if outcome.reason == "turns":
        rest, most = sorted(outcome.scores)
        names: Facts = {"turn": LAST_TURN, "most": most, "rest": rest}
        return [_winner(outcome, reader), ("turns", names)]
    winner = outcome.ranks.index(1)
    other = 1 - winner
    names = {"goal": view.goal, "rest": outcome.scores[other], "other": reader.name(other)}
    line = by("crystals", winner, reader, names)
    return [
        _winner(outcome, reader),
        ("crystals.from-me", line[1]) if reader.is_me(other) else line,
    ]


def _winner(outcome: Outcome, reader: Reader) -> Line:
    if outcome.ranks == [1, 1]:
        return "drawn", {}
    return by("won", outcome.ranks.index(1), reader, {})


def _solo_result(outcome: Outcome, view: View, reader: Reader) -> list[Line]:
    lines = [by("won" if outcome.ranks == [1] else "lost", 0, reader, {})]
    names: Facts = {"crystals": outcome.scores[0], "goal": view.goal}
    lines.append(by(f"solo.{outcome.reason}", 0, reader, names))
    if view.options.shrine:
        lacking = missing_list(view.shrine)
        lines.append(
            ("shrine.complete", {}) if lacking is None else ("shrine.lacks", {"missing": lacking})
        )
    return lines


def scores(outcome: Outcome, _view: View, events: list[Event], reader: Reader) -> list[Scores]:
    """Crystals by where they came from; those of a position that was played on come first."""
    seats = len(outcome.scores)
    points = {key: [0] * seats for key in ("start", "paradox", "won", "lost")}
    for event in events:
        if event.kind == "crystal":
            _count(event.facts, points)
    made = [sum(crystals) for crystals in zip(*points.values(), strict=True)]
    points["start"] = [score - made[seat] for seat, score in enumerate(outcome.scores)]
    wanted = [key for key in points if _is_shown(key, points[key])]
    rows = [_row(key, points, reader) for key in wanted]
    return [Scores(pick(SCORES["title"], reader.lang), rows)]


def _row(key: str, points: dict[str, list[int]], reader: Reader) -> Source:
    decides = SCORES.get(f"by.{key}", ("", ""))
    return Source(pick(SCORES[key], reader.lang), points[key], decides=pick(decides, reader.lang))


def _count(codes: Codes, points: dict[str, list[int]]) -> None:
    """AN-3.5, AN-3.9: from the supply, or from the loser of a duel."""
    if codes["from"] is None:
        points["paradox"][codes["seat"]] += 1
    else:
        points["won"][codes["seat"]] += 1
        points["lost"][codes["from"]] -= 1


def _is_shown(key: str, points: list[int]) -> bool:
    """Paradoxes always; with two the duels as well; a start only where there was one."""
    return key == "paradox" or any(points) or (key != "start" and len(points) > 1)
