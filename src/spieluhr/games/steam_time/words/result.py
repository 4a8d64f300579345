"""How it ended: who won and why in sentences, and where the esteem came from."""

from collections import Counter
from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Reader, Scores, Source, pick
from spieluhr.games.steam_time.knowledge.schema import View
from spieluhr.games.steam_time.words import facts
from spieluhr.games.steam_time.words.names import Amount
from spieluhr.games.steam_time.words.sentences.result import RESULT, SCORES
from spieluhr.games.steam_time.words.sources import BONUS, HEADINGS, Sources
from spieluhr.kit.words import Facts, by_winners, decision, say, say_lines

# The rows of the table, and how `sources` calls them.
ROWS: Final = {
    "upgrade": HEADINGS["income"],
    "expedition": "expeditions",
    "encounter": HEADINGS["half"],
    "mission": HEADINGS["fulfil"],
    "card": HEADINGS["card"],
    "bonus": BONUS,
    "extra": HEADINGS["extra"],
}
FINAL: Final = "final"


def result(outcome: Outcome, view: View, reader: Reader) -> list[str]:
    """Who won, what decided equal esteem, and after how many rounds."""
    esteem: Facts = {"esteem": Amount("esteem", max(outcome.scores))}
    end: Facts = {"rounds": view.rounds}
    lines = [
        by_winners("won", "shared", outcome.ranks, reader, {}),
        # ST-7.2: more crystals left, then a shared win.
        decision(outcome, reader, esteem, lambda seat: facts.crystals_left(view, seat)),
        (outcome.reason, end),
    ]
    return say_lines(RESULT, lines, reader.lang)


def scores(outcome: Outcome, view: View, events: list[Event], reader: Reader) -> list[Scores]:
    """By source, and by round."""
    sources, rounds = Sources(), Rounds(view.table.round, events)
    for event in events:
        sources.hear(event)
        rounds.hear(event)
    seats = range(len(outcome.scores))
    by_source = [
        Source(
            pick(SCORES[key], reader.lang),
            [sources.by_seat(heading)[seat] for seat in seats],
            [_note(key, view, seat, reader.lang) for seat in seats],
            pick(SCORES[f"by.{key}"], reader.lang),
        )
        for key, heading in ROWS.items()
    ]
    by_round = [
        Source(_round_name(key, reader), [points[seat] for seat in seats])
        for key, points in rounds.points.items()
    ]
    return [
        _filled("title", by_source, outcome, reader),
        _filled("title.rounds", by_round, outcome, reader),
    ]


def _note(key: str, view: View, seat: int, lang: str) -> str:
    """How many cards the esteem came from."""
    board = view.table.seats[seat]
    owned = {"upgrade": board.upgrades, "expedition": board.expeditions}
    count = len(owned.get(key, []))
    return Amount(f"{key}s_owned", count).form(lang, "") if count else ""


def _round_name(key: int | str, reader: Reader) -> str:
    if key == FINAL:
        return pick(SCORES[FINAL], reader.lang)
    return say(SCORES["round"], reader.lang, {"round": key})


def _filled(title: str, rows: list[Source], outcome: Outcome, reader: Reader) -> Scores:
    """With what a game brought along that goes on from an earlier position."""
    seats = range(len(outcome.scores))
    before = [outcome.scores[seat] - sum(row.points[seat] for row in rows) for seat in seats]
    if any(before):
        rows = [Source(pick(SCORES["before"], reader.lang), before), *rows]
    return Scores(pick(SCORES[title], reader.lang), rows)


class Rounds:
    """Adds up the esteem of each round, and that of the missions at the end."""

    def __init__(self, last: int, events: list[Event]) -> None:
        begun = [event for event in events if event.kind == "round"]
        first = last - len(begun)
        self.points: dict[int | str, Counter[int]] = {
            key: Counter() for key in (*range(first, last + 1), FINAL)
        }
        self._now: int | str = first

    def hear(self, event: Event) -> None:
        """Esteem counts for the round in which it is gained; at the end, for the final scoring."""
        if event.kind == "round":
            assert isinstance(self._now, int)
            self._now += 1
        elif event.kind == "end":
            self._now = FINAL
        elif event.kind == "gain":
            seat, esteem = event.facts["seat"], event.facts["esteem"]
            assert isinstance(seat, int)
            assert isinstance(esteem, int)
            self.points[self._now][seat] += esteem
