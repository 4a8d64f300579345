"""What Steam Time says to people. The sentences themselves stand in `catalogue`."""

from collections.abc import Mapping
from typing import ClassVar

from spieluhr.core.events import Event
from spieluhr.core.names import say
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Both, Table, Words, pick
from spieluhr.games.steam_time import facts, news
from spieluhr.games.steam_time.asking import Asking
from spieluhr.games.steam_time.catalogue import COLOURS, KINDS, PHASES, RESULT, SMALL
from spieluhr.games.steam_time.clauses import CLAUSES
from spieluhr.games.steam_time.components import Box
from spieluhr.games.steam_time.explain import Explainer
from spieluhr.games.steam_time.glossary import Glossary
from spieluhr.games.steam_time.names import Amount, Listing, Phrase, amount_list
from spieluhr.games.steam_time.reasons import Reasons
from spieluhr.games.steam_time.schema import View


class SteamTimeWords(Words):
    title: ClassVar[Both] = ("Steam Time", "Steam Time")
    clauses: ClassVar[dict[str, str]] = CLAUSES

    def __init__(self, box: Box) -> None:
        self.box = box
        self.glossary = Glossary(box.data)

    def prompt(self, view: object, table: Table) -> str:
        assert isinstance(view, View)
        return Asking(self.glossary, view).prompt(table)

    def explain(self, view: object, move: str, table: Table) -> str:
        assert isinstance(view, View)
        return Explainer(self.glossary, view).explain(move, table.lang)

    def why_not(self, view: object, move: str) -> Both | None:
        assert isinstance(view, View)
        return Reasons(self.glossary, view).why_not(move)

    def log_line(self, event: Event, table: Table) -> str | None:
        return news.News(self.glossary, table).line(event)

    def result(self, outcome: Outcome, view: object, table: Table) -> list[str]:
        assert isinstance(view, View)
        lines = _result(outcome, view, table)
        return [say(RESULT[key], table.lang, told) for key, told in lines]

    # Names for pictures.

    def card(self, code: str, lang: str) -> str:
        """All that is printed on a card: F3, M7, U9, X7, N12."""
        return self.glossary.text(code).form(lang, "")

    def card_name(self, code: str, lang: str) -> str:
        """The name of an expedition or an encounter; missions and upgrades have only a code."""
        return self.glossary.title(code).form(lang, "")

    def half(self, code: str, half: str, lang: str) -> str:
        """The `top` or `bottom` action of an encounter."""
        return self.glossary.half(code, half).form(lang, "")

    def colour(self, name: str, lang: str) -> str:
        return pick(COLOURS[name], lang)

    def monument(self, name: str, lang: str) -> str:
        return self.glossary.monument(name).form(lang, "")

    def kind(self, name: str, lang: str) -> str:
        return pick(KINDS[name], lang)

    def generator(self, colour: str, lang: str) -> str:
        return self.glossary.generator(colour).form(lang, "")

    def phase(self, name: str, lang: str) -> str:
        return pick(PHASES[name], lang)

    def amounts(self, amounts: Mapping[str, int], lang: str) -> str:
        """What is gained or paid, as the data name it: `2 gold, 1 esteem`."""
        return amount_list(amounts, ", ").form(lang, "")


def _result(outcome: Outcome, view: View, table: Table) -> list[news.Line]:
    first = news.winners(outcome.ranks)
    if len(first) == 1:
        lines = [news.by("won", first[0], table, {})]
    else:
        lines = [news.shared("shared", first, table, {})]
    lines += _tie(outcome, view, table, first)
    lines += [_score(outcome, view, table, seat) for seat in range(len(outcome.scores))]
    return [*lines, (outcome.reason, {"rounds": view.rounds})]


def _tie(outcome: Outcome, view: View, table: Table, first: list[int]) -> list[news.Line]:
    """ST-7.2: more crystals left, then a shared win."""
    best = max(outcome.scores)
    tied = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(tied) == 1:
        return []
    counted: list[Phrase] = []
    for seat in tied:
        name: object = SMALL["you"] if table.is_me(seat) else table.name(seat)
        count = facts.crystals_left(view, seat)
        counted.append(Phrase(SMALL["left"], {"name": name, "count": count}))
    return [("level" if tied == first else "tie-break", {"counted": Listing(counted)})]


def _score(outcome: Outcome, view: View, table: Table, seat: int) -> news.Line:
    crystals = Amount("crystal", facts.crystals_left(view, seat))
    told = {"esteem": Amount("esteem", outcome.scores[seat]), "crystals": crystals}
    return news.by("score", seat, table, dict(told))
