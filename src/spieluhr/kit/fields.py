"""How the fields of a state are written: positions and views from one list.

For games whose state holds numbers, cards, and sets of them (core.bits). A position is all of it; a
view begins with what lies open, and adds what its seat knows besides.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from msgspec import Struct, structs
from mypy_extensions import i64

from spieluhr.core.bits import elements
from spieluhr.core.rules import State
from spieluhr.kit.notation import card_number, card_set

S = TypeVar("S", bound=State)
Json = dict[str, Any]
MOST: Final = 62  # elements of a set (core.bits)


class Form:
    """One way to write what a field holds, and the way back."""

    def __init__(self, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> None:
        self.write = write
        self.read = read


NUMBER = Form(int, int)
FLAG = Form(bool, bool)


class Cards:
    """The cards of a game, by the code of each; without codes a card is its number.

    A field holds `one`, `perhaps` one, a `set`, or `sets` by seat. Codes that do not exist, and
    cards that stand twice in a set, are refused in words.
    """

    def __init__(self, codes: Sequence[str] = (), nothing: int = -1) -> None:
        self.codes = codes
        self.one = Form(self.code, self.number)
        self.perhaps = Form(
            lambda card: None if card == nothing else self.code(card),
            lambda code: nothing if code is None else self.number(code),
        )
        self.set = Form(lambda members: [self.code(card) for card in elements(members)], self._set)
        self.sets = Form(
            lambda sets: [self.set.write(members) for members in sets],
            lambda given: vec[i64]([self._set(cards) for cards in given]),
        )

    def code(self, card: int) -> Any:
        """The card's written form."""
        return self.codes[card] if self.codes else int(card)

    def number(self, code: Any) -> int:
        """The card that was written."""
        return card_number(code, self.codes) if self.codes else int(code)

    def _set(self, given: Sequence[Any]) -> int:
        return card_set(given, self.codes or range(MOST))


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
