"""How the fields of a state are written: positions and views from one list.

For games whose state holds numbers, cards, and sets of them (core.bits). A position is all of it; a
view begins with what lies open, and adds what its seat knows besides.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from librt.vecs import vec
from msgspec import Struct, structs
from mypy_extensions import i64

from spieluhr.core.bits import elements, set_of
from spieluhr.core.rules import CHANCE, State

S = TypeVar("S", bound=State)
Json = dict[str, Any]


class Form:
    """One way to write what a field holds, and the way back."""

    def __init__(self, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> None:
        self.write = write
        self.read = read


NUMBER = Form(int, int)
FLAG = Form(bool, bool)


class Cards:
    """The cards of a game, by the code of each; without codes a card is its number."""

    def __init__(self, codes: Sequence[str] = (), nothing: int = -1) -> None:
        numbers = {code: card for card, code in enumerate(codes)}
        self.one = Form(lambda card: self.code(card), lambda code: numbers.get(code, code))
        self.perhaps = Form(
            lambda card: None if card == nothing else self.code(card),
            lambda code: nothing if code is None else self.one.read(code),
        )
        self.set = Form(
            lambda members: [self.code(card) for card in elements(members)],
            lambda given: set_of([self.one.read(code) for code in given]),
        )
        self.sets = Form(
            lambda sets: [self.set.write(members) for members in sets],
            lambda given: vec[i64]([self.set.read(codes) for codes in given]),
        )
        self.codes = codes

    def code(self, card: int) -> Any:
        """As it is written."""
        return self.codes[card] if self.codes else int(card)


class Fields(Generic[S]):
    """Every field of a state with its form, in the order in which they are written."""

    def __init__(self, kind: type[S], **forms: Form) -> None:
        self.kind = kind
        self.forms = forms

    def write(self, s: S) -> Json:
        """All of it: the full truth."""
        return {name: form.write(getattr(s, name)) for name, form in self.forms.items()}

    def open(self, s: S, shown: type[Struct]) -> Json:
        """Those that this part of a view names, and no others: what lies open."""
        names = [field.name for field in structs.fields(shown)]
        return {name: self.forms[name].write(getattr(s, name)) for name in names}

    def read(self, given: Struct) -> S:
        """The state that was written like this; whether it can be is for the game to check."""
        s = self.kind()
        for name, form in self.forms.items():
            setattr(s, name, form.read(getattr(given, name)))
        return s


def actor_word(actor: int) -> Any:
    """As views and positions say it: a seat, "chance" or "over"."""
    if actor >= 0:
        return int(actor)
    return "chance" if actor == CHANCE else "over"
