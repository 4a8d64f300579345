"""What games repeat when they write moves and read positions."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn, TypeVar

import msgspec

from spieluhr.core.errors import Malformed
from spieluhr.core.game import problem

T = TypeVar("T")


class MoveTexts:
    """The one text form of every move, by number, and the way back."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = list(texts)
        self.moves = {text: move for move, text in enumerate(self.texts)}

    def text(self, m: int) -> str:
        """The move's text; Malformed if there is no move of that number."""
        if not 0 <= m < len(self.texts):
            raise Malformed("number", move=str(m))
        return self.texts[m]

    def parse(self, line: str) -> int:
        """The move that this text means; Malformed if it is none."""
        if line not in self.moves:
            raise Malformed("move", move=line)
        return self.moves[line]


def refuse(reason: str) -> NoReturn:
    """A position that no game can reach."""
    raise Malformed("position", problem=reason)


def converted(written: object, kind: type[T]) -> T:
    """The position as its schema describes it."""
    try:
        return msgspec.convert(written, kind)
    except msgspec.ValidationError as error:
        refuse(problem(error))


def check_form(right: Mapping[str, Any], written: Mapping[str, Any]) -> None:
    """There is one way to write a table."""
    for key in right:
        if written[key] != right[key]:
            refuse(f"“{key}” should be {msgspec.json.encode(right[key]).decode()}")


def card_number(code: object, codes: Sequence[object]) -> int:
    """The card of this code; a position that names another is refused."""
    if code not in codes:
        refuse(f"there is no card “{code}”")
    return codes.index(code)


def card_set(given: Iterable[object], codes: Sequence[object]) -> int:
    """Cards as bits, each there at most once."""
    members = 0
    for code in given:
        bit = 1 << card_number(code, codes)
        if members & bit:
            refuse(f"“{code}” is there twice")
        members |= bit
    return members


def check_entries(given: object, keys: Iterable[str], seats: int) -> None:
    """These lists have one entry for each seat."""
    for key in keys:
        if len(getattr(given, key)) != seats:
            refuse(f"“{key}” needs {seats} entries")
