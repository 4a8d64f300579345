"""Positions as JSON, exactly as in DK-7.7 and DK-7.8."""

from typing import Any

from spieluhr.games.dragonkeepers.components import (
    BACKS,
    CODES,
    COLOURS,
    JOKER,
    KINDS,
    NO_KIND,
    SIDE_OF,
    SIDES,
)
from spieluhr.games.dragonkeepers.rules.book import bottom_of, entry_back, size, top_of
from spieluhr.games.dragonkeepers.rules.chests import CHEST_WORDS
from spieluhr.games.dragonkeepers.rules.reward import coats_left
from spieluhr.games.dragonkeepers.rules.state import (
    COATS,
    CRYSTALS,
    DISPLAY,
    DUE_WORDS,
    EGGS,
    HANDS,
    OVER,
    PHASES,
    PIECES,
    POOL,
    SETTLED,
    STARTS,
    SUPPLY_BACKLIGHT,
    SUPPLY_CRYSTALS,
    SUPPLY_EGGS,
    SUPPLY_PEARLS,
    UNDEALT,
    State,
    is_chance,
    of_seat,
    row_colours,
    stack,
)

Json = dict[str, Any]


def position(s: State) -> Json:
    """The full truth."""
    seats, cells = range(s.players), s.cells
    return {
        "game": "dragonkeepers",
        "data": s.box.digest,
        "options": {"players": s.players, "chests": list(s.names)},
        "turn": s.turn,
        "active": s.active,
        "actor": "over" if s.phase == OVER else "chance" if is_chance(s) else s.seat,
        "phase": PHASES[s.phase],
        "taken": s.taken,
        "changed": [name for side, name in enumerate(SIDES) if s.changed >> side & 1],
        "chest": CHEST_WORDS[s.chest] if s.chest >= 0 else None,
        "returning": COLOURS[s.returning] if s.returning >= 0 else None,
        "laying": [CODES[kind] for kind in s.laying],
        "last": s.last,
        "pending": [DUE_WORDS[due] for due in s.pending],
        "book": {name: _pile(s, side) for side, name in enumerate(SIDES)},
        "display": {name: code(cells[DISPLAY + side]) for side, name in enumerate(SIDES)},
        "start_pool": [
            CODES[kind] for k, kind in enumerate(s.box.starts) if cells[STARTS + k] == UNDEALT
        ],
        "unseen": {
            CODES[kind]: cells[STARTS + k]
            for k, kind in enumerate(s.box.starts)
            if cells[STARTS + k] >= 0
        },
        "hands": [hand(s, seat) for seat in seats],
        "rows": [row(s, seat) for seat in seats],
        "pieces": pieces(s),
        "taken_pieces": [of_seat(s.taken_pieces, seat) for seat in seats],
        "pearls": [[pearl(one) for one in of_seat(s.pearls, seat)] for seat in seats],
        "coats": coats_left(s),
        "taken_coats": [cells[COATS + seat] or None for seat in seats],
        "eggs": [cells[EGGS + seat] for seat in seats],
        "crystals": [cells[CRYSTALS + seat] for seat in seats],
        "supply": {
            "eggs": cells[SUPPLY_EGGS],
            "crystals": cells[SUPPLY_CRYSTALS],
            "backlight": cells[SUPPLY_BACKLIGHT],
            "red": cells[SUPPLY_PEARLS],
            "blue": cells[SUPPLY_PEARLS + 1],
        },
    }


def code(kind: int) -> str | None:
    """None where there is no card."""
    return None if kind == NO_KIND else CODES[kind]


def entry_code(entry: int) -> str:
    """Of an entry of a pile: the card where it is known, else `?` and its back."""
    return CODES[entry] if entry >= 0 else "?" + BACKS[entry_back(entry)]


def _pile(s: State, side: int) -> Json:
    cells = s.cells
    return {
        "size": size(s, side),
        "top": [entry_code(entry) for entry in reversed(list(top_of(s, side)))],
        "bottom": [CODES[kind] for kind in bottom_of(s, side)],
        "pool": {
            CODES[kind]: cells[POOL + kind]
            for kind in range(JOKER)
            if SIDE_OF[kind] == side and cells[POOL + kind]
        },
    }


def hand(s: State, seat: int) -> list[str]:
    """All cards, equal ones several times, in the order of kinds."""
    cells, first = s.cells, HANDS + KINDS * seat
    counts = [(kind, cells[first + kind]) for kind in range(KINDS)]
    return [CODES[kind] for kind, count in counts if count for _ in range(count)]


def row(s: State, seat: int) -> list[Json]:
    """Stacks from the left, each from below to the top."""
    return [
        {"colour": COLOURS[colour], "cards": [CODES[kind] for kind in stack(s, seat, colour)]}
        for colour in row_colours(s, seat)
    ]


def pieces(s: State) -> list[int]:
    """The values of the amulet pieces left, equal ones several times."""
    return [value for k, value in enumerate(s.box.values) for _ in range(s.cells[PIECES + k])]


def pearl(one: int) -> str | int:
    """Its value once it is settled, before that only its colour."""
    return one - SETTLED if one >= SETTLED else "red" if one == 0 else "blue"
