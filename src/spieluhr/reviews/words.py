"""A review in words: sentences in both languages, made of the figures of the search itself."""

from collections.abc import Sequence
from typing import Final

from spieluhr.bots.reasons import Reasons
from spieluhr.core.events import Event, events_for
from spieluhr.core.match import Match
from spieluhr.core.moments import TURN
from spieluhr.core.words import LANGUAGES, Both, Reader
from spieluhr.reviews.lines import Continuation
from spieluhr.reviews.schema import Decision, LuckEvent, Part, Shown, Told

MOST: Final = 3  # costly decisions and strokes of luck of each player
SURE: Final = 2.0  # standard errors
FEWEST_POINTS: Final = 0.01  # less is not worth a sentence

# Moves and reasons speak to the player, so they stand in quotation marks.
PLAYED: Final[Both] = ("{name} chose “{said}”", "{name} wählte „{said}“")
BETTER: Final[Both] = ("Better: “{said}”", "Besser: „{said}“")
IN_WORLDS: Final[Both] = (
    "It does better in {share} of 100 deals that fit what {name} knew.",
    "Das ist besser in {share} von 100 Verteilungen, die zu dem passen, was {name} wusste.",
)
COST: Final[Both] = (
    "The choice cost {cost} points of win chance.",
    "Das kostete {cost} Prozentpunkte Siegchance.",
)
WHY: Final[Both] = (
    "A hint would have told {name}: “{why}”",
    "Ein Tipp hätte {name} gesagt: „{why}“",
)
THEN: Final[Both] = ("It could have gone on: {line}", "So hätte es weitergehen können: {line}")
LUCKY: Final[Both] = (
    "Good luck for {name}: {luck} points of win chance.",
    "Glück für {name}: {luck} Prozentpunkte Siegchance.",
)
UNLUCKY: Final[Both] = (
    "Bad luck for {name}: {luck} points of win chance.",
    "Pech für {name}: {luck} Prozentpunkte Siegchance.",
)
# What is left out, and why.
NO_NUMBERS: Final[Both] = (
    "You see which decisions cost most, not how much: numbers appear once they have passed a "
    "test in this mode.",
    "Du siehst, welche Entscheidungen am meisten kosteten, aber nicht wie viel: Zahlen zeigen wir, "
    "sobald sie für diese Spielvariante eine Prüfung bestanden haben.",
)
NO_CHANCES: Final[Both] = (
    "You see which decisions cost most, not how much: chances to win have not passed their test "
    "in this mode yet.",
    "Du siehst, welche Entscheidungen am meisten kosteten, aber nicht wie viel: Siegchancen haben "
    "ihre Prüfung für diese Spielvariante noch nicht bestanden.",
)
NO_LUCK: Final[Both] = (
    "Luck is not shown: in this mode it has not passed its test.",
    "Glück wird nicht gezeigt: Für diese Spielvariante hat es seine Prüfung nicht bestanden.",
)
NO_ERRORS: Final[Both] = (
    "No error rate is shown: in this mode it has not passed its test.",
    "Eine Fehlerquote wird nicht gezeigt: Für diese Spielvariante hat sie ihre Prüfung nicht "
    "bestanden.",
)
BROKEN_OFF: Final[Both] = (
    "The game was not played to its end, so there is no result to compare luck with.",
    "Die Partie wurde nicht zu Ende gespielt, also gibt es kein Ergebnis zum Vergleichen.",
)


def notes(shown: Shown, is_over: bool) -> dict[str, list[str]]:
    """What the review does not say, by language."""
    missing = [(NO_CHANCES, shown.chances), (NO_LUCK, shown.luck), (NO_ERRORS, shown.errors)]
    found = [both for both, is_there in missing if not is_there]
    if len(found) == len(missing):
        found = [NO_NUMBERS]
    if not is_over:
        found.append(BROKEN_OFF)
    return {"en": [both[0] for both in found], "de": [both[1] for both in found]}


def costliest(part: Part, seat: int) -> list[Decision]:
    """The decisions of a seat that surely cost most."""
    sure = [
        one
        for one in part.decisions
        if one.seat == seat
        and one.move != one.best
        and one.cost > SURE * one.error
        and one.cost >= FEWEST_POINTS
    ]
    return sorted(sure, key=lambda one: (-one.cost, one.n))[:MOST]


def luckiest(part: Part, seat: int) -> list[LuckEvent]:
    """The strokes of luck of a seat that were surely largest, good or bad."""
    sure = [
        one
        for one in part.events
        if abs(one.luck[seat]) > SURE * one.error and abs(one.luck[seat]) >= FEWEST_POINTS
    ]
    return sorted(sure, key=lambda one: (-abs(one.luck[seat]), one.n))[:MOST]


def continued(match: Match, part: Part) -> list[Continuation]:
    """What an adviser thinks of every decision that is told."""
    return [
        Continuation(match, one) for seat in range(match.seats) for one in costliest(part, seat)
    ]


def told(
    match: Match,
    names: Sequence[str],
    part: Part,
    shown: Shown,
    advised: Sequence[Continuation],
) -> dict[str, list[Told]]:
    """The costliest decisions and the luckiest moments of every player, in both languages."""
    found: dict[str, list[Told]] = {}
    for lang in LANGUAGES:
        teller = Teller(match, list(names), lang, shown)
        found[lang] = []
        for seat in range(match.seats):
            mine = [one for one in advised if one.decision.seat == seat]
            found[lang] += [teller.decision(one) for one in mine]
            if shown.luck:
                found[lang] += [teller.luck(one, seat) for one in luckiest(part, seat)]
    return found


class Teller:
    """Tells moments of one match in one language."""

    def __init__(self, match: Match, names: list[str], lang: str, shown: Shown) -> None:
        self.match = match
        self.names = names
        self.lang = lang
        self.shown = shown

    def decision(self, advised: Continuation) -> Told:
        """What was chosen, what was better, in how many worlds, by how much, and why."""
        one, past = advised.decision, advised.past
        reader = Reader(self.lang, self.names, one.seat)
        view, explain = past.view(one.seat), past.game.words.explain
        name = self.names[one.seat]
        lines = [
            reader.say(PLAYED, name=name, said=explain(view, one.move, reader)),
            reader.say(BETTER, said=explain(view, one.best, reader)),
            reader.say(IN_WORLDS, share=round(100 * one.better / one.worlds), name=name),
        ]
        if self.shown.chances:
            cost = points(one.cost, self.lang) + give_or_take(one.error, self.lang)
            lines.append(reader.say(COST, cost=cost))
        lines += self._why(advised, reader)
        clauses = self._clauses(self.match.log[one.n].events)
        for ply in advised.plies:  # whoever only stops does nothing that a clause is about
            clauses = clauses or self._clauses(ply.events)
        return Told("cost", one.n, one.seat, lines, clauses)

    def _why(self, advised: Continuation, reader: Reader) -> list[str]:
        """What a hint would have said of the better move, and how it could have gone on."""
        one, codec, dice = advised.decision, advised.past.game.codec, advised.dice.copy()
        reasons = Reasons(advised.adviser, advised.past, reader)
        reasons.look(codec.parse(one.best), True, dice)
        reasons.look(codec.parse(one.move), False, dice)
        found = reasons.foreseen[0]
        found.weights = {
            key: weight for key, weight in found.weights.items() if key.endswith(f" {one.seat}")
        }  # why it is better: what it brings, not what others get anyway
        lines = []
        if found.weights:
            lines.append(reader.say(WHY, name=self.names[one.seat], why=reasons.sentences()[0]))
        after = [event for ply in advised.plies[1:] for event in ply.events]
        heard = self._lines(after, one.seat)
        if heard:
            lines.append(reader.say(THEN, line=" ".join(heard[:MOST])))
        return lines

    def luck(self, one: LuckEvent, seat: int) -> Told:
        """What chance brought, as the seat heard of it."""
        reader = Reader(self.lang, self.names, None)
        lines = self._heard(one, seat)
        luck, both = one.luck[seat], LUCKY if one.luck[seat] > 0 else UNLUCKY
        said = signed(luck, self.lang) + give_or_take(one.error, self.lang)
        lines.append(reader.say(both, name=self.names[seat], luck=said))
        events = [event for step in self.match.log[one.n : one.end] for event in step.events]
        return Told("luck", one.n, seat, lines, self._clauses(events))

    def _heard(self, one: LuckEvent, seat: int) -> list[str]:
        """The last lines of it: a whole deal is too long to be told."""
        steps = self.match.log[one.n : one.end]
        return self._lines([event for step in steps for event in step.events], seat)[-MOST:]

    def _lines(self, events: list[Event], seat: int) -> list[str]:
        """As the seat heard of it, with everybody's name."""
        words, reader = self.match.game.words, Reader(self.lang, self.names, None)
        told = [
            words.log_line(event, reader)
            for event in events_for(events, seat)
            if event.kind != TURN
        ]
        return [line for line in told if line is not None]

    def _clauses(self, events: Sequence[Event]) -> list[str]:
        clauses = self.match.game.words.clauses
        found = [clauses[event.kind] for event in events if event.kind in clauses]
        return list(dict.fromkeys(found))[:MOST]


def points(share: float, lang: str) -> str:
    """Points of win chance, whole from ten on."""
    value = 100.0 * share
    said = f"{value:.0f}" if value >= 9.95 else f"{value:.1f}"
    return said.replace(".", ",") if lang == "de" else said


def give_or_take(error: float, lang: str) -> str:
    """Two standard errors to each side; nothing if that rounds to nothing."""
    said = points(2 * error, lang)
    return "" if said in ("0.0", "0,0") else f" ± {said}"


def signed(share: float, lang: str) -> str:
    """With a true minus sign."""
    return ("+" if share > 0 else "−") + points(abs(share), lang)
