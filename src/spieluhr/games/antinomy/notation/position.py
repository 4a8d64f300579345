"""Positions as JSON, exactly as in section 6 of the specification."""

from typing import Any

from spieluhr.core.rules import actor_word
from spieluhr.games.antinomy.components import CODES, COLOURS, NO_CARD
from spieluhr.games.antinomy.knowledge.view import (
    code,
    codes,
    options,
    supply,
    wand_places,
)
from spieluhr.games.antinomy.rules.moves import SPANS
from spieluhr.games.antinomy.rules.play import PLAY
from spieluhr.games.antinomy.rules.state import CRYSTALS, NO_SWAP, PHASES, State, hand, seats


def position(s: State) -> dict[str, Any]:
    """The full truth."""
    chosen = options(s)
    written: dict[str, Any] = {
        "game": "antinomy",
        "options": {"solo": chosen.solo, "shrine": chosen.shrine},
        "turn": s.turn,
        "actor": actor_word(PLAY.actor(s)),
        "phase": PHASES[s.phase],
        "timeline": [code(s.cells[place]) for place in range(9)],
        "hands": [[CODES[card] for card in hand(s, seat)] for seat in range(seats(s))],
        "codex": {
            "card": code(s.codex),
            "colour": COLOURS[s.colour] if s.codex != NO_CARD else None,
        },
        "wands": wand_places(s),
        "crystals": [s.cells[CRYSTALS + seat] for seat in range(seats(s))],
        "supply": supply(s),
        "swap": None if s.swap == NO_SWAP else SPANS[s.swap],
        "revealed": [] if s.revealed == NO_CARD else [CODES[s.revealed]],
    }
    if s.level:
        written |= {
            "pile": codes(s.pile),
            "drawn": code(s.drawn),
            "stones": s.stones,
            "shrine": codes(s.shrine),
            "removed": codes(s.removed),
        }
    return written
