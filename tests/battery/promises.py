"""What a game's `explain` promises, in a form that can be held against what then happens.

A game lists its promises in tests/games/<id>/hooks.py (`PROMISES`).
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from spieluhr.core.events import Event


class Promise(NamedTuple):
    """A sentence that says `pattern` (English) is kept by an event of this kind, and by no other.

    `facts` are what the event must tell besides; "me" and "other" stand for seats. A group of the
    pattern must be the fact of that name: `hour (?P<hour>\\d+)`.
    """

    pattern: str
    kind: str
    facts: Mapping[str, Any] = MappingProxyType({})

    def said(self, sentence: str) -> re.Match[str] | None:
        """Where the sentence says it."""
        return re.search(self.pattern, sentence)

    def kept(self, found: re.Match[str] | None, events: list[Event], seat: int) -> bool:
        """Is there such an event for the one who moves?"""
        groups = {} if found is None else found.groupdict()
        named = {key: text for key, text in groups.items() if text is not None}
        return any(
            event.kind == self.kind
            and all(_fits(event.facts.get(key), wanted, seat) for key, wanted in self.facts.items())
            and all(str(event.facts.get(key)) == wanted for key, wanted in named.items())
            for event in events
        )


def _fits(told: Any, wanted: Any, seat: int) -> bool:
    if wanted == "me":
        return bool(told == seat)
    return bool(told != seat if wanted == "other" else told == wanted)
