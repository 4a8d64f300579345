"""A table in few characters: the seat's view as JSON, and after the first time what changed of it.

It says what the seat's view says, without drawing or explaining it: for programs that have read the
rules and count what they are sent.
"""

from typing import Any, Final

import msgspec

from spieluhr.core.match import Match
from spieluhr.core.rules import CHANCE
from spieluhr.core.words import Both, Reader

# Parts of a view that the reader knows anyway, having asked for this table from this seat.
KNOWN: Final = frozenset({"game", "data", "options", "seat"})

WORDS: Final[dict[str, Both]] = {
    "table": ("Table: {json}", "Tisch: {json}"),
    "changed": ("Changed: {json}", "Neu: {json}"),
    "moves": ("Moves: {moves}", "Züge: {moves}"),
}

Shown = dict[str, Any]  # a view, as it was told


def shown(match: Match, seat: int) -> Shown:
    """The view of the seat, without what is empty."""
    found: Shown = _pruned(msgspec.to_builtins(match.view(seat)))
    return found


def _pruned(value: Any) -> Any:
    if isinstance(value, list):
        return [_pruned(one) for one in value]
    if not isinstance(value, dict):
        return value
    inside = {name: _pruned(one) for name, one in value.items() if name not in KNOWN}
    return {name: one for name, one in inside.items() if one not in (None, False, [], {})}


def changes(before: Shown, now: Shown) -> Shown:
    """What is to be put in place of what was told before; None: it is gone.

    Lists of the same length whose entries are objects are told by the entries that changed, under
    their numbers.
    """
    found: Shown = {name: None for name in before if name not in now}
    for name, value in now.items():
        old = before.get(name)
        if value == old and name in before:
            continue
        if isinstance(old, dict) and isinstance(value, dict):
            found[name] = changes(old, value)
        elif isinstance(old, list) and _are_alike(old, value):
            found[name] = changes(_numbered(old), _numbered(value))
        else:
            found[name] = value
    return found


def _are_alike(old: list[Any], new: Any) -> bool:
    if not isinstance(new, list) or len(old) != len(new):
        return False
    return all(isinstance(one, dict) for one in (*old, *new))


def _numbered(values: list[Any]) -> Shown:
    return {str(n): value for n, value in enumerate(values)}


def board(before: Shown | None, now: Shown, reader: Reader) -> str:
    """All of the view, or what has changed since it was told."""
    shown = now if before is None else changes(before, now)
    if not shown:
        return ""
    written = msgspec.json.encode(shown).decode()
    return reader.say(WORDS["table" if before is None else "changed"], json=written)


def asked(match: Match, reader: Reader) -> str:
    """The question, and the legal moves without what they do."""
    if match.is_over or match.actor == CHANCE:
        return ""
    lines = [match.game.words.prompt(match.view(reader.seat), reader)]
    if match.actor == reader.seat:
        moves = "; ".join(match.text(move) for move in match.legal())
        lines.append(reader.say(WORDS["moves"], moves=moves))
    return "\n".join(lines)
