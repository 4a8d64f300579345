"""What games build their sentences from: names that bend, lists, counts, and lines for a reader.

`{card:the}` in a sentence of a catalogue asks the fact `card`, a Name, for its form `the`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from string import Formatter
from typing import Any, Final

from spieluhr.core.events import Event
from spieluhr.core.rules import Outcome
from spieluhr.core.words import LANGUAGES, Both, Reader, Sentences, pick

Facts = dict[str, object]  # a Name is bent, a pair of both languages is picked from
Line = tuple[str, Facts]  # the key of a sentence in its catalogue, and its facts
Codes = dict[str, Any]  # the facts of an event as the rules write them, not yet names

AND: Final[Both] = ("and", "und")
OR: Final[Both] = ("or", "oder")
NOTHING: Final[Both] = ("nothing", "nichts")
YOU: Final[Both] = ("you", "du")
SHARE: Final[Both] = ("{name} {count}", "{name} {count}")
UNBENT: Final = ("lila",)


class Name:
    """Something with a name in both languages."""

    def form(self, lang: str, bend: str) -> str:
        """The name in a language, bent as a sentence asks for it."""
        raise NotImplementedError


def say(sentence: Both, lang: str, facts: Facts) -> str:
    """The sentence with its facts."""
    said = []
    for words, key, bend in _parts(pick(sentence, lang)):
        said.append(words)
        if key is not None:
            said.append(_spoken(facts[key], lang, bend))
    return "".join(said)


@lru_cache(4096)
def _parts(sentence: str) -> list[tuple[str, str | None, str]]:
    """Words, then the fact that follows them, and how it is bent: cut once, said often."""
    return [(words, key, bend or "") for words, key, bend, _ in Formatter().parse(sentence)]


def _spoken(fact: object, lang: str, bend: str) -> str:
    if isinstance(fact, Name):
        return fact.form(lang, bend)
    return format(fact[1 if lang == "de" else 0] if isinstance(fact, tuple) else fact, bend)


def say_both(sentence: Both, facts: Facts) -> Both:
    """The sentence with its facts, in English and in German."""
    return say(sentence, LANGUAGES[0], facts), say(sentence, LANGUAGES[1], facts)


def say_lines(sentences: Sentences, lines: Iterable[Line], lang: str) -> list[str]:
    """Each line by its key in the catalogue."""
    return [say(sentences[key], lang, facts) for key, facts in lines]


def capital(said: str) -> str:
    """The same with a capital first letter."""
    return said[:1].upper() + said[1:]


class Bent(Name):
    """A name whose form begins with a capital where it is asked for with one: `{card:The}`."""

    def form(self, lang: str, bend: str) -> str:
        """With a capital if the bend has one."""
        small = bend.lower()
        said = self.bent(lang, small)
        return capital(said) if small != bend else said

    def bent(self, lang: str, bend: str) -> str:
        """The name with a bend in small letters."""
        raise NotImplementedError


class Phrase(Name):
    """Part of a sentence that has facts of its own."""

    def __init__(self, both: Both, facts: Facts) -> None:
        self.both = both
        self.facts = facts

    def form(self, lang: str, bend: str) -> str:
        """The phrase with its facts; it does not bend."""
        return say(self.both, lang, self.facts)


class Listing(Name):
    """This, that and the other: each bent alike. With `between` there is no "and"."""

    def __init__(
        self, names: Sequence[Name | Both], between: str | None = None, joint: Both = AND
    ) -> None:
        self.names = names
        self.between = between
        self.joint = joint

    def form(self, lang: str, bend: str) -> str:
        """All names, each bent alike; “nothing” if there is none."""
        if not self.names:
            return pick(NOTHING, lang)
        said = [
            name.form(lang, bend) if isinstance(name, Name) else pick(name, lang)
            for name in self.names
        ]
        if self.between is not None:
            return self.between.join(said)
        *first, last = said
        return f"{', '.join(first)} {pick(self.joint, lang)} {last}" if first else last


class Count(Name):
    """A number of things; a German ending (`{points:n}`, the dative) is added to the plural."""

    def __init__(self, sentences: Sentences, what: str, count: int) -> None:
        self.count = count
        self.both = sentences[f"{what}.one" if count == 1 else f"{what}.many"]

    def form(self, lang: str, bend: str) -> str:
        """The number with its noun."""
        ending = "" if self.count == 1 else bend
        return pick(self.both, lang).format(count=self.count) + ending


class Colour(Name):
    """English, the German noun, and the German adjective without its ending.

    `{colour}` is the noun; in German `{colour:es}` an adjective with that ending.
    """

    def __init__(self, words: tuple[str, str, str]) -> None:
        self.words = words

    def form(self, lang: str, bend: str) -> str:
        """The noun; with a bend a German adjective."""
        english, noun, stem = self.words
        if lang != "de":
            return english
        return with_ending(stem, bend) if bend else noun


def with_ending(stem: str, ending: str) -> str:
    """A German adjective; a few never have one."""
    return stem if stem in UNBENT else stem + ending


def plain_list(words: Iterable[object], joint: Both = AND) -> Listing:
    """Words that are the same in both languages."""
    return Listing([(str(word), str(word)) for word in words], joint=joint)


# Lines: who did something, said to one reader.


def key_for(key: str, seat: int, reader: Reader) -> str:
    """`.me` is said to the seat itself."""
    return f"{key}.me" if reader.is_me(seat) else key


def by(key: str, seat: int, reader: Reader, facts: Facts) -> Line:
    """The line for the seat itself, or with its name for everybody else."""
    return key_for(key, seat, reader), {"name": reader.name(seat), **facts}


def shared(key: str, seats: list[int], reader: Reader, facts: Facts) -> Line:
    """The line for several: the reader first, with the others."""
    others = [reader.name(seat) for seat in seats if not reader.is_me(seat)]
    key = f"{key}.me" if len(others) < len(seats) else key
    return key, {"names": plain_list(others), **facts}


def by_winners(key: str, shared_key: str, ranks: list[int], reader: Reader, facts: Facts) -> Line:
    """The line for who won, or for all who share the win."""
    first = winners(ranks)
    if len(first) == 1:
        return by(key, first[0], reader, facts)
    return shared(shared_key, first, reader, facts)


def winners(ranks: list[int]) -> list[int]:
    """The seats in first place."""
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def runner_up(ranks: list[int]) -> int:
    """The best of those who did not win."""
    others = [seat for seat, rank in enumerate(ranks) if rank != 1]
    return min(others, key=lambda seat: ranks[seat])


def called(seat: int, reader: Reader) -> Both:
    """`you`, or a name."""
    return YOU if reader.is_me(seat) else (reader.name(seat), reader.name(seat))


def decision(
    outcome: Outcome, reader: Reader, points: Facts, tie_break: Callable[[int], int]
) -> Line:
    """What the winner was ahead by: the lead, or what counts among those with as many points."""
    best = max(outcome.scores)
    tied = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(tied) > 1:
        counted = [
            Phrase(SHARE, {"name": called(seat, reader), "count": tie_break(seat)}) for seat in tied
        ]
        key = "level" if tied == winners(outcome.ranks) else "tie-break"
        return key, {**points, "counted": Listing(counted)}
    second = runner_up(outcome.ranks)
    lead = best - outcome.scores[second]
    return "lead", {**points, "lead": lead, "other": called(second, reader)}


# What happened, and why something cannot.


def by_kind(events: list[Event]) -> dict[str, list[Codes]]:
    """The facts of all events of a kind, in their order."""
    kinds: dict[str, list[Codes]] = {}
    for event in events:
        kinds.setdefault(event.kind, []).append(event.facts)
    return kinds


def not_asked(actor: int | str, seat: int | None) -> Line | None:
    """Why the seat cannot move at all; None if it decides."""
    if actor == "over":
        return "over", {}
    if actor == "chance":
        return "wait", {}
    return None if actor == seat else ("turn", {})


def reason_given(sentences: Sentences, reason: Line | None) -> Both | None:
    """The reason in both languages, if there is one."""
    if reason is None:
        return None
    key, facts = reason
    return say_both(sentences[key], facts)


def turn_line(
    sentences: Sentences, seat: int, reader: Reader, deeds: Sequence[Name], points: int
) -> str:
    """A whole turn: who, the points that it brought, what was done."""
    who = capital(pick(YOU, reader.lang)) if reader.is_me(seat) else reader.name(seat)
    done = Listing(deeds, ", ").form(reader.lang, "")
    if not points:
        return say(sentences["turn"], reader.lang, {"who": who, "deeds": done})
    facts: Facts = {"who": who, "deeds": done, "points": points}
    return say(sentences["turn.points"], reader.lang, facts)
