"""Names that bend: what stands in a sentence of either language in the form it asks for.

`{card:the}` in a sentence of a catalogue asks the fact `card`, a Name, for its form `the`.
"""

from mypy_extensions import mypyc_attr

from spieluhr.core.words import LANGUAGES, Both, pick

Facts = dict[str, object]  # a Name is bent, a pair of both languages is picked from


@mypyc_attr(allow_interpreted_subclasses=True)
class Name:
    """Something with a name in both languages."""

    def form(self, lang: str, bend: str) -> str:
        raise NotImplementedError


class Spoken:
    """A name in one language, as `str.format` asks for it."""

    def __init__(self, name: Name, lang: str) -> None:
        self.name = name
        self.lang = lang

    def __format__(self, bend: str) -> str:
        return self.name.form(self.lang, bend)


def say(sentence: Both, lang: str, facts: Facts) -> str:
    """The sentence with its facts."""
    spoken = {key: _spoken(fact, lang) for key, fact in facts.items()}
    return pick(sentence, lang).format(**spoken)


def _spoken(fact: object, lang: str) -> object:
    if isinstance(fact, Name):
        return Spoken(fact, lang)
    return fact[1 if lang == "de" else 0] if isinstance(fact, tuple) else fact


def say_both(sentence: Both, facts: Facts) -> Both:
    return say(sentence, LANGUAGES[0], facts), say(sentence, LANGUAGES[1], facts)
