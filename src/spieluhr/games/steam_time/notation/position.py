"""Positions as JSON, exactly as in ST-9.5 to ST-9.9."""

from typing import Any

from spieluhr.core.rules import actor_word
from spieluhr.games.steam_time.components import (
    CODES_OF_KIND,
    COLOURS,
    CRYSTALS,
    EFFORT_CODES,
    ENCOUNTER_CODES,
    EXPEDITION_CODES,
    KINDS,
    MISSION_CODES,
    MONUMENTS,
    UPGRADE_CODES,
    kind_of,
    space_at,
)
from spieluhr.games.steam_time.notation.stack import cards, write_entry
from spieluhr.games.steam_time.rules import state
from spieluhr.games.steam_time.rules.play import Play
from spieluhr.games.steam_time.rules.spaces import exists
from spieluhr.games.steam_time.rules.state import PHASES, State, expeditions_of, of

Json = dict[str, Any]


def position(rules: Play, s: State) -> Json:
    """The full truth."""
    cells = s.cells
    return {
        "game": "steam_time",
        "players": s.players,
        "round": s.round,
        "phase": PHASES[s.phase],
        "actor": actor_word(rules.actor(s)),
        "turn": s.turn,
        "start": s.start,
        "start_moved": s.start_moved,
        "card": s.card if s.card >= 0 else None,
        "passes": s.passes,
        "effort": EFFORT_CODES[s.effort] if s.effort >= 0 else None,
        "stream": [
            _monument(s, cells[state.STREAM + height])
            for height in range(6)
            if cells[state.STREAM + height] >= 0
        ],
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "bank": cells[state.BANK],
        "mine": cells[state.MINE],
        "bag": {colour: cells[state.BAG + k] for k, colour in enumerate(COLOURS)},
        "decks": {
            "effort": cards(EFFORT_CODES, cells[state.EFFORT_DECK]),
            "missions": cards(MISSION_CODES, cells[state.MISSION_DECK]),
            "encounters": cards(ENCOUNTER_CODES, cells[state.ENCOUNTER_DECK]),
            "encounter_discard": cards(ENCOUNTER_CODES, cells[state.DISCARD]),
        },
        "extra_actions": [s.extra_actions[k] for k in range(len(s.extra_actions))],
        "todo": [write_entry(s, k) for k in range(s.depth)],
    }


def _monument(s: State, monument: int) -> Json:
    first = space_at(monument, 0)
    spaces = {
        name: _space(s, first + kind) for kind, name in enumerate(KINDS) if exists(s, first + kind)
    }
    return {"monument": MONUMENTS[monument], "spaces": spaces}


def _space(s: State, space: int) -> Json:
    cells, kind = s.cells, kind_of(space)
    by = cells[state.BY + space]
    written: Json = {"by": by if by >= 0 else None}
    if kind == CRYSTALS:
        first = state.DEPOSIT + space - kind
        written["crystals"] = {
            colour: cells[first + k] for k, colour in enumerate(COLOURS) if cells[first + k]
        }
    elif kind in CODES_OF_KIND:
        card = cells[state.CARD + space]
        written["card"] = CODES_OF_KIND[kind][card] if card >= 0 else None
    return written


def _seat(s: State, seat: int) -> Json:
    return {
        "gold": of(s, seat, state.GOLD),
        "steam": of(s, seat, state.STEAM),
        "portal": of(s, seat, state.PORTAL),
        "esteem": of(s, seat, state.ESTEEM),
        "generators": {
            colour: [colour] * of(s, seat, state.COLOURED + k)
            + ["time"] * of(s, seat, state.TIMES + k)
            for k, colour in enumerate(COLOURS)
        },
        "upgrades": cards(UPGRADE_CODES, of(s, seat, state.UPGRADES)),
        "expeditions": [EXPEDITION_CODES[card] for card in expeditions_of(s, seat)],
        "missions": cards(MISSION_CODES, of(s, seat, state.MISSIONS)),
        "airships": of(s, seat, state.AIRSHIPS),
        "height": of(s, seat, state.HEIGHT) or None,
        "resting": of(s, seat, state.RESTING) != 0,
    }
