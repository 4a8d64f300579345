"""Positions as JSON, exactly as in ST-9.5 to ST-9.9."""

from typing import Any

from spieluhr.core import bits
from spieluhr.core.rules import CHANCE
from spieluhr.games.steam_time.components import (
    COLOURS,
    CRYSTALS,
    EXPEDITION,
    KINDS,
    MISSION,
    MONUMENTS,
    UPGRADE,
    unpack,
)
from spieluhr.games.steam_time.moves import (
    EFFORT_CODES,
    ENCOUNTER_CODES,
    EXPEDITION_CODES,
    MISSION_CODES,
    UPGRADE_CODES,
)
from spieluhr.games.steam_time.rules import verbs
from spieluhr.games.steam_time.rules.spaces import exists
from spieluhr.games.steam_time.state import (
    AIRSHIPS,
    BAG,
    BANK,
    BONUS,
    BUY,
    BY,
    CARD,
    CHOOSE,
    COLOURED,
    DEPOSIT,
    DISCARD,
    EFFORT_DECK,
    ENCOUNTER_DECK,
    ESTEEM,
    FULFIL,
    GAIN,
    GOLD,
    HALF,
    HEIGHT,
    INTO,
    MINE,
    MISSION_DECK,
    MISSIONS,
    PAY,
    PAY_ANY,
    PAY_DIFFERENT,
    PAY_ONE,
    PHASES,
    PICK,
    PORTAL,
    PURPLE,
    RECEIVE,
    RESTING,
    REVEAL,
    STEAM,
    STREAM,
    TAKE,
    TAKE_ANY,
    TAKE_ONE,
    TIMES,
    TODO,
    UPGRADES,
    WIDTH,
    State,
    expeditions_of,
    of,
)

Json = dict[str, Any]
CODES = {MISSION: MISSION_CODES, UPGRADE: UPGRADE_CODES, EXPEDITION: EXPEDITION_CODES}
KIND_OF_LETTER = {"M": MISSION, "U": UPGRADE, "X": EXPEDITION}
NUMBERED = (PAY, PAY_ANY, PAY_ONE, PAY_DIFFERENT, TAKE_ANY, INTO)  # left, from


def position(s: State) -> Json:
    """The full truth."""
    actor = verbs.actor(s)
    return {
        "game": "steam_time",
        "players": s.players,
        "round": s.round,
        "phase": PHASES[s.phase],
        "actor": actor if actor >= 0 else "chance" if actor == CHANCE else "over",
        "turn": s.turn,
        "start": s.start,
        "start_moved": s.start_moved,
        "card": s.card if s.card >= 0 else None,
        "passes": s.passes,
        "effort": EFFORT_CODES[s.effort] if s.effort >= 0 else None,
        "stream": [
            _monument(s, s.cells[STREAM + height])
            for height in range(6)
            if s.cells[STREAM + height] >= 0
        ],
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "bank": s.cells[BANK],
        "mine": s.cells[MINE],
        "bag": {colour: s.cells[BAG + k] for k, colour in enumerate(COLOURS)},
        "decks": {
            "effort": cards(EFFORT_CODES, s.cells[EFFORT_DECK]),
            "missions": cards(MISSION_CODES, s.cells[MISSION_DECK]),
            "encounters": cards(ENCOUNTER_CODES, s.cells[ENCOUNTER_DECK]),
            "encounter_discard": cards(ENCOUNTER_CODES, s.cells[DISCARD]),
        },
        "extra_actions": [s.extra_actions[k] for k in range(len(s.extra_actions))],
        "todo": [_entry(s, k * WIDTH) for k in range(s.depth)],
    }


def cards(codes: list[str], members: int) -> list[str]:
    return [codes[card] for card in bits.elements(members)]


def _monument(s: State, monument: int) -> Json:
    spaces = {
        KINDS[space % 6]: _space(s, space)
        for space in range(monument * 6, monument * 6 + 6)
        if exists(s, space)
    }
    return {"monument": MONUMENTS[monument], "spaces": spaces}


def _space(s: State, space: int) -> Json:
    kind, by = space % 6, s.cells[BY + space]
    found: Json = {"by": by if by >= 0 else None}
    if kind == CRYSTALS:
        first = DEPOSIT + space - kind
        found["crystals"] = {
            colour: s.cells[first + k] for k, colour in enumerate(COLOURS) if s.cells[first + k]
        }
    elif kind in CODES:
        card = s.cells[CARD + space]
        found["card"] = CODES[kind][card] if card >= 0 else None
    return found


def _seat(s: State, seat: int) -> Json:
    return {
        "gold": of(s, seat, GOLD),
        "steam": of(s, seat, STEAM),
        "portal": of(s, seat, PORTAL),
        "esteem": of(s, seat, ESTEEM),
        "generators": {
            colour: [colour] * of(s, seat, COLOURED + k) + ["time"] * of(s, seat, TIMES + k)
            for k, colour in enumerate(COLOURS)
        },
        "upgrades": cards(UPGRADE_CODES, of(s, seat, UPGRADES)),
        "expeditions": [EXPEDITION_CODES[card] for card in expeditions_of(s, seat)],
        "missions": cards(MISSION_CODES, of(s, seat, MISSIONS)),
        "airships": of(s, seat, AIRSHIPS),
        "height": of(s, seat, HEIGHT) or None,
        "resting": of(s, seat, RESTING) != 0,
    }


def _entry(s: State, first: int) -> Json:
    """ST-9.6: an entry of `todo`."""
    what, seat = s.todo[first], s.todo[first + 1]
    found: Json = {"do": TODO[what]}
    if seat >= 0:
        found["seat"] = seat
    return found | _numbers(what, s.todo[first + 2], s.todo[first + 3], s.todo[first + 4])


def _numbers(what: int, a: int, b: int, c: int) -> Json:
    if what in NUMBERED:
        return {"left": a, "from": COLOURS[b]}
    if what == PICK:
        return {"left": a, "from": f"{MONUMENTS[b // 6]} {COLOURS[b % 6]}"}
    if what == TAKE:
        return {"colour": COLOURS[a], "left": b}
    if what == TAKE_ONE:
        return {"left": a}
    if what == GAIN:
        return {"what": unpack(a, b, c)}
    if what == BONUS:
        return {"monument": MONUMENTS[a], "kind": KINDS[b]}
    if what == BUY:
        return {"monument": MONUMENTS[a], "bought": b, "from": COLOURS[c]}
    if what == RECEIVE:
        return {"card": CODES[a][b]}
    if what == REVEAL:
        return {"left": a, "cards": cards(ENCOUNTER_CODES, b)}
    if what == CHOOSE:
        return {"cards": cards(ENCOUNTER_CODES, a)}
    if what in (HALF, PURPLE):
        return {"card": ENCOUNTER_CODES[a]}
    return {"mission": MISSION_CODES[a]} if what == FULFIL else {}
