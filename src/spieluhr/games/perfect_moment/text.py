"""What The Perfect Moment says to people. The sentences themselves stand in `catalogue`."""

from typing import ClassVar

from spieluhr.core.events import Event
from spieluhr.core.names import Facts, say
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Both, Table, Words
from spieluhr.games.perfect_moment import explain, facts, news, reasons
from spieluhr.games.perfect_moment.asking import question
from spieluhr.games.perfect_moment.catalogue import PROMPT, RESULT, WAITING
from spieluhr.games.perfect_moment.clauses import CLAUSES
from spieluhr.games.perfect_moment.components import GOAL, QUIET_TURNS, SOLO_RANKS
from spieluhr.games.perfect_moment.names import ItemName, SeatName, points
from spieluhr.games.perfect_moment.schema import View

Line = tuple[str, Facts]  # a key of RESULT or WAITING, and its facts


class PerfectMomentWords(Words):
    title: ClassVar[Both] = ("The Perfect Moment", "The Perfect Moment")
    clauses: ClassVar[dict[str, str]] = CLAUSES

    def prompt(self, view: object, table: Table) -> str:
        assert isinstance(view, View)
        if isinstance(view.actor, int) and table.is_me(view.actor):
            key, told = question(view, SeatName(table, 1 - view.actor))
            return say(PROMPT[key], table.lang, told)
        key, told = _waiting(view, table)
        return say(WAITING[key], table.lang, told)

    def explain(self, view: object, move: str, table: Table) -> str:
        assert isinstance(view, View)
        return explain.explain(view, move, table)

    def why_not(self, view: object, move: str) -> Both | None:
        assert isinstance(view, View)
        return reasons.why_not(view, move)

    def log_line(self, event: Event, table: Table) -> str | None:
        return news.log_line(event, table)

    def result(self, outcome: Outcome, view: object, table: Table) -> list[str]:
        assert isinstance(view, View)
        lines = _solo_result if view.options.solo else _result
        return [say(RESULT[key], table.lang, told) for key, told in lines(outcome, view, table)]


def _waiting(view: View, table: Table) -> Line:
    if view.actor == "over":
        return "over", {}
    top = facts.frame(view)
    if not isinstance(view.actor, int):
        looks = top.step.startswith("look")
        return "deal" if top.do == "setup" else "look" if looks else "draw", {}
    told: Facts = {"who": SeatName(table, view.actor)}
    if facts.is_item(top.do):
        told["item"] = ItemName(top.do)
    return _waiting_key(view, top.do, top.step), told


def _waiting_key(view: View, do: str, step: str) -> str:
    if do == "setup":
        return "setup.solo" if view.options.solo else "setup"
    if do == "echo":
        return "echo"
    if do == "turn":
        return step
    if step == "fillother":
        return "fill"
    solo_choice = step == "pick2" and view.options.solo  # one's own item, in Echo's place
    return step if step in ("answer", "pick2", "fill") and not solo_choice else "item"


def _by(key: str, seat: int, table: Table, told: Facts) -> Line:
    """The line for the seat itself, or with its name for everybody else."""
    return (f"{key}.me" if table.is_me(seat) else key), {"who": SeatName(table, seat), **told}


def _result(outcome: Outcome, view: View, table: Table) -> list[Line]:
    tied = outcome.scores[0] == outcome.scores[1]
    lines = [_by("tie" if tied else "won", outcome.ranks.index(1), table, {})]
    lines += [_score(outcome, view, table, seat) for seat in range(2)]
    return [*lines, (outcome.reason, {"goal": GOAL, "most": QUIET_TURNS})]


def _solo_result(outcome: Outcome, view: View, table: Table) -> list[Line]:
    rank = next(word for least, word in SOLO_RANKS if outcome.scores[0] >= least)
    lines: list[Line] = [(f"rank.{rank}", {}), _score(outcome, view, table, 0)]
    reason = "quiet.solo" if outcome.reason == "quiet" else outcome.reason
    return [*lines, (reason, {"most": QUIET_TURNS})]


def _score(outcome: Outcome, view: View, table: Table, seat: int) -> Line:
    """PM-5.2."""
    values = [scored.points for scored in view.scored[seat]]
    told: Facts = {"points": points(outcome.scores[seat]), "threes": values.count(3)}
    told |= {"twos": values.count(2), "fragments": len(view.fragments[seat])}
    return _by("score", seat, table, told)
