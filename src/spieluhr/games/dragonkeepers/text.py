"""What Dragonkeepers says to people. The sentences themselves stand in `catalogue`."""

from typing import ClassVar, Final

from spieluhr.core.events import Event
from spieluhr.core.names import Facts, say
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Both, Table, Words, pick
from spieluhr.games.dragonkeepers import explain, facts, news, reasons
from spieluhr.games.dragonkeepers.catalogue import (
    CHESTS,
    PHASES,
    POWERS,
    PROMPT,
    RESULT,
    SMALL,
    WAITING,
)
from spieluhr.games.dragonkeepers.clauses import CLAUSES
from spieluhr.games.dragonkeepers.components import LAST_TURN
from spieluhr.games.dragonkeepers.moves import CHEST_WORDS
from spieluhr.games.dragonkeepers.names import (
    CardName,
    ColourName,
    Count,
    Listing,
    Phrase,
    chest_facts,
    reward_list,
)
from spieluhr.games.dragonkeepers.schema import View

CHEST_MOVES: Final = [f"chest {power}" for power in CHEST_WORDS.values()]


class DragonkeepersWords(Words):
    title: ClassVar[Both] = ("Dragonkeepers", "Drachenhüter")
    clauses: ClassVar[dict[str, str]] = CLAUSES

    def prompt(self, view: object, table: Table) -> str:
        assert isinstance(view, View)
        actor = view.table.actor
        if not isinstance(actor, int):
            return say(WAITING[view.table.phase], table.lang, {})
        told = _asked(view)
        if table.is_me(actor):
            return " ".join(say(PROMPT[key], table.lang, told) for key in _questions(view))
        key = "act.bound" if facts.is_bound(view) else view.table.phase
        return say(WAITING[key], table.lang, {**told, "name": table.name(actor)})

    def explain(self, view: object, move: str, table: Table) -> str:
        assert isinstance(view, View)
        return explain.explain(view, move, table)

    def why_not(self, view: object, move: str) -> Both | None:
        assert isinstance(view, View)
        return reasons.why_not(view, move)

    def log_line(self, event: Event, table: Table) -> str | None:
        if event.kind == "remove":  # up to 16 of them; the row of pieces shows what is left
            return None
        return news.log_line(event, table)

    def result(self, outcome: Outcome, view: object, table: Table) -> list[str]:
        assert isinstance(view, View)
        lines = _result(outcome, view, table)
        return [say(RESULT[key], table.lang, told) for key, told in lines]

    def card(self, code: str, lang: str) -> str:
        return CardName(code).form(lang, "")

    def chest(self, name: str, lang: str) -> str:
        return pick(CHESTS[name], lang)

    def power(self, name: str, lang: str) -> str:
        """What the chest can do."""
        return pick(POWERS[name], lang)

    def phase(self, name: str, lang: str) -> str:
        return pick(PHASES[name], lang)

    def reward(self, view: object, number: int, lang: str) -> str:
        """What a left page with that number gives."""
        assert isinstance(view, View)
        return reward_list(facts.reward(view, number)).form(lang, "")


def _questions(view: View) -> list[str]:
    """Which sentences the prompt of the actor has."""
    table = view.table
    first = ["last"] if table.phase == "act" and table.last else []
    with_chest = any(reasons.why_not(view, move) is None for move in CHEST_MOVES)
    return [*first, _question(view), *(["chest"] if with_chest else [])]


def _question(view: View) -> str:
    table = view.table
    if table.phase == "take" and table.taken:
        return "take.paid" if table.taken == 3 else "take.more"
    if table.phase not in ("act", "along"):
        return table.phase
    if facts.is_bound(view):
        return "act.bound"
    key: str = table.phase
    if table.phase == "act" and not facts.can_change(view):
        key = "act.done"
    return key if facts.can_lay(view) else f"{key}.none"


def _asked(view: View) -> Facts:
    """What the book asks of the one who decides, and what it gives."""
    table = view.table
    wanted, colour = facts.wanted(view), facts.colour(view)
    told = explain.asked(view, wanted, colour, facts.reward_number(view, facts.power(view)))
    told["left"] = wanted - len(table.laying)
    told["cards"] = Count(table.taken, "card")
    told["colour"] = ColourName(table.returning or colour)
    return told | (chest_facts(table.chest) if table.chest is not None else {})


def _result(outcome: Outcome, view: View, table: Table) -> list[news.Line]:
    first = news.winners(outcome.ranks)
    if len(first) == 1:
        lines = [news.by("won", first[0], table, {})]
    else:
        lines = [news.shared("shared", first, table, {})]
    lines += _tie(outcome, view, table, first)
    lines += [_score(outcome, view, table, seat) for seat in range(len(outcome.scores))]
    return [*lines, (outcome.reason, {"amulets": view.end_amulets, "turn": LAST_TURN})]


def _tie(outcome: Outcome, view: View, table: Table, first: list[int]) -> list[news.Line]:
    """DK-4.3: more dragons laid, then a shared win."""
    best = max(outcome.scores)
    tied = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(tied) == 1:
        return []
    counted: list[Phrase] = []
    for seat in tied:
        name: object = SMALL["you"] if table.is_me(seat) else table.name(seat)
        counted.append(Phrase(SMALL["laid"], {"name": name, "count": facts.laid(view, seat)}))
    return [("level" if tied == first else "tie-break", {"laid": Listing(counted)})]


def _score(outcome: Outcome, view: View, table: Table, seat: int) -> news.Line:
    """DK-4.2."""
    pieces, pearls, coat, eggs = facts.points(view, seat)
    key = "eggs.turned" if facts.turns_egg(view, seat) else "eggs"
    told: Facts = {"points": Count(outcome.scores[seat], "point")}
    told |= {"pieces": pieces, "pearls": pearls, "coat": coat}
    told["eggs"] = Phrase(SMALL[key], {"points": eggs})
    return news.by("score", seat, table, told)
