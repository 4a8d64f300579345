"""Names that people choose: plain signs on one line."""

import unicodedata
from collections.abc import Iterable

from spieluhr.core.errors import Malformed

LONGEST = 40
# Control signs; invisible ones and those that turn the direction of a line; halves; private ones.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
MARKS = ("Mn", "Me")
MOST_MARKS = 2  # on one letter
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their category, but nothing is seen


def cleaned(name: str) -> str:
    """The name without what cannot be seen; Malformed if nothing is left, or too much."""
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in MARKS else 0
        if sign.isspace() or sign in BLANK:
            signs.append(" ")
        elif category not in UNSEEN and marks <= MOST_MARKS:
            signs.append(sign)
    found = " ".join("".join(signs).split())
    has_sign = any(unicodedata.category(sign) not in MARKS for sign in found)
    if not has_sign or len(found) > LONGEST:
        raise Malformed("name")
    return found


def of_bot(name: str) -> str:
    """Everybody shall see that it is one."""
    ending = " (bot)"
    return name if name.endswith(ending) else name[: LONGEST - len(ending)].rstrip() + ending


def distinct(name: str, taken: Iterable[str]) -> str:
    """Nobody at a table is called like another: a number makes the difference."""
    others, found, number = set(taken), name, 1
    while found in others:
        number += 1
        found = f"{name} {number}"
    return found
