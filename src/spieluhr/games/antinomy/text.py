"""What Antinomy says to people. The sentences themselves stand in `catalogue`."""

from typing import Any, ClassVar, Final

from spieluhr.core.events import Event
from spieluhr.core.names import Facts, say
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Both, Table, Words
from spieluhr.games.antinomy import explain, facts, reasons
from spieluhr.games.antinomy.catalogue import KINDS, LOG, PROMPT, RESULT, WAITING
from spieluhr.games.antinomy.clauses import CLAUSES
from spieluhr.games.antinomy.components import LAST_TURN, ROW
from spieluhr.games.antinomy.names import CardName, ColourName, card_list, crystals, missing_list
from spieluhr.games.antinomy.schema import View

Line = tuple[str, Facts]  # a key of LOG or RESULT, and its facts


class AntinomyWords(Words):
    title: ClassVar[Both] = ("Antinomy", "Gegensatz")
    clauses: ClassVar[dict[str, str]] = CLAUSES

    def prompt(self, view: object, table: Table) -> str:
        assert isinstance(view, View)
        if isinstance(view.actor, int) and table.is_me(view.actor):
            return say(PROMPT[_question(view)], table.lang, _asked(view))
        told = _asked(view)
        if isinstance(view.actor, int):
            told["name"] = table.name(view.actor)
        return say(WAITING[view.phase], table.lang, told)

    def explain(self, view: object, move: str, table: Table) -> str:
        assert isinstance(view, View)
        return explain.explain(view, move, table)

    def why_not(self, view: object, move: str) -> Both | None:
        assert isinstance(view, View)
        return reasons.why_not(view, move)

    def log_line(self, event: Event, table: Table) -> str | None:
        line = _line(event, table)
        if line is None:
            return None
        key, told = line
        return say(LOG[key], table.lang, told)

    def result(self, outcome: Outcome, view: object, table: Table) -> list[str]:
        assert isinstance(view, View)
        lines = _solo_result if facts.is_solo(view) else _result
        return [say(RESULT[key], table.lang, told) for key, told in lines(outcome, view, table)]


def _question(view: View) -> str:
    """Which prompt the actor gets."""
    solo = facts.is_solo(view)
    if view.phase == "move" and solo:
        return "move.solo" if _can_move(view) else "move.stuck"
    if view.phase == "paradox":
        return "paradox.none" if _kind(view) is None else "paradox.solo" if solo else "paradox"
    if view.phase == "remove" and view.options.shrine:
        return "remove.shrine"
    return view.phase


def _can_move(view: View) -> bool:
    hand = facts.hand(view, facts.mover(view))
    return any(
        reasons.play_problem(view, card, place) is None for card in hand for place in range(ROW)
    )


def _kind(view: View) -> str | None:
    """By what the actor's hand is a paradox; None also if the reader does not know the hand."""
    seat = facts.mover(view)
    if view.colour is None or None in view.hands[seat]:
        return None
    return facts.paradox(facts.hand(view, seat), view.colour)


def _asked(view: View) -> Facts:
    told: Facts = {}
    if view.colour is not None:
        told["colour"] = ColourName(view.colour)
    if view.drawn is not None:
        told["card"] = CardName(view.drawn)
    if view.phase == "paradox" and (kind := _kind(view)) is not None:
        told["kind"] = KINDS[kind]
    return told


def _by(key: str, seat: int, table: Table, told: Facts) -> Line:
    """The line for the seat itself, or with its name for everybody else."""
    return (f"{key}.me" if table.is_me(seat) else key), {"name": table.name(seat), **told}


# Events whose line needs no more than their facts; a line may depend on where something goes.
PLAIN: Final = {
    "codex": "codex",
    "colour": "colour",
    "drawn": "drawn",
    "draw": "draw.{to}",
    "replace": "replace",
    "remove": "remove.{to}",
    "drop": "drop",
    "stone": "stone",
}
# Events of one seat.
SEATED: Final = {
    "wand": "wand",
    "play": "{way}",
    "skip": "skip",
    "decline": "decline",
    "paradox": "paradox",
    "swap": "swap",
    "reveal": "reveal",
}


def _line(event: Event, table: Table) -> Line | None:
    kind, told = event.kind, event.facts
    if _is_noise(event, table):
        return None
    if kind == "deal" or kind in PLAIN:
        return PLAIN.get(kind, kind).format(**told), _named(told)
    if kind == "duel":
        return _duel(told, table)
    if kind == "over":
        return _over(told, table)
    seat = told["seat"]
    assert isinstance(seat, int)
    if kind in SEATED:
        return _by(SEATED[kind].format(**told), seat, table, _named(told))
    return _gain(event, seat, table)


def _is_noise(event: Event, table: Table) -> bool:
    """What the table shows at a glance, or the next line tells better."""
    if event.kind == "deal":  # that the others get three cards is no news
        return event.facts["card"] is None
    if event.kind == "decline":  # AN-3.13: with two it ends nearly every turn; alone it is a choice
        return len(table.names) > 1
    return event.kind in ("row", "side")


def _named(told: dict[str, Any]) -> Facts:
    """Codes become names."""
    names: Facts = dict(told)
    for key in told.keys() & {"card", "taken"}:
        names[key] = CardName(told[key]) if isinstance(told[key], str) else card_list(told[key])
    for key in told.keys() & {"cards", "laid"}:
        names[key] = card_list(told[key])
    if "cards" in told and (kind := facts.common(told["cards"])) is not None:
        names["kind"] = KINDS[kind]
    if "colour" in told:
        names["colour"] = ColourName(told["colour"])
    if told.get("places") is not None:
        names["low"], _, names["high"] = facts.places(told["places"])
    return names


def _gain(event: Event, seat: int, table: Table) -> Line:
    """A crystal, or a duel won: perhaps at the other's cost."""
    told = event.facts
    if event.kind == "crystal" and told["from"] is None:
        return _by("crystal", seat, table, {})
    if event.kind == "won" and told["pays"]:
        return _by("won", seat, table, {})
    key = "crystal.paid" if event.kind == "crystal" else "won.free"
    other: Facts = {"other": table.name(1 - seat)}
    if table.is_me(1 - seat):
        return f"{key}.from-me", {"name": table.name(seat), **other}
    return _by(key, seat, table, other)


def _duel(told: dict[str, Any], table: Table) -> Line:
    """The reader first, else the mover."""
    first: int = told["seat"] if table.seat is None else table.seat
    other = 1 - first
    hands, sums = told["hands"], told["sums"]
    both: Facts = {
        "cards": card_list(hands[first]),
        "sum": sums[first],
        "other": table.name(other),
        "others": card_list(hands[other]),
        "other_sum": sums[other],
    }
    return _by("duel", first, table, both)


def _over(told: dict[str, Any], table: Table) -> Line:
    ranks, scores = told["ranks"], told["scores"]
    if ranks == [1, 1]:
        return "over.drawn", {}
    if 1 not in ranks:
        return _by("over.lost", 0, table, {})
    winner: int = ranks.index(1)
    return _by("over.won", winner, table, {"crystals": crystals(scores[winner])})


def _result(outcome: Outcome, view: View, table: Table) -> list[Line]:
    lines: list[Line] = [("drawn", {})]
    if outcome.ranks != [1, 1]:
        lines = [_by("won", outcome.ranks.index(1), table, {})]
    for seat, score in enumerate(outcome.scores):
        lines.append(_by("score", seat, table, {"crystals": crystals(score)}))
    return [*lines, (outcome.reason, {"goal": view.goal, "turn": LAST_TURN})]


def _solo_result(outcome: Outcome, view: View, table: Table) -> list[Line]:
    lines = [_by("won" if outcome.ranks == [1] else "lost", 0, table, {})]
    lines.append(("solo.score", {"crystals": outcome.scores[0], "goal": view.goal}))
    if view.options.shrine:
        lacking = missing_list(view.shrine)
        lines.append(
            ("shrine.complete", {}) if lacking is None else ("shrine.lacks", {"missing": lacking})
        )
    return [*lines, (f"solo.{outcome.reason}", {})]
