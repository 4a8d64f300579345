"""What each seat knows: all that lies on the table (section 8), and what helps to read it."""

from typing import Any

import msgspec

from spieluhr.core import bits
from spieluhr.games.steam_time import moves
from spieluhr.games.steam_time.components import (
    COLOURS,
    KINDS,
    MONUMENTS,
    PACK,
    SPACES,
    unpack,
)
from spieluhr.games.steam_time.position import position
from spieluhr.games.steam_time.preview import preview
from spieluhr.games.steam_time.rules import verbs
from spieluhr.games.steam_time.rules.payment import cost_colours
from spieluhr.games.steam_time.rules.proposal import proposal, proposed_answer
from spieluhr.games.steam_time.rules.spaces import exists
from spieluhr.games.steam_time.schema import (
    CardInfo,
    Generator,
    Position,
    Preview,
    SpaceInfo,
    View,
)
from spieluhr.games.steam_time.state import END, State, crystals_in

TABLES = {"U": "upgrades", "X": "expeditions", "M": "missions", "N": "encounters"}


def view(s: State, seat: int | None) -> View:
    table = position(s)
    box = s.box
    return View(
        seat=seat,
        table=msgspec.convert(table, Position),
        effort=_effort(s),
        generators=_generators(s),
        spaces=_spaces(s),
        cards={code: _card(s, code) for code in _open_cards(table)},
        previews=_previews(s, seat),
        proposal=_proposal(s, seat),
        proposed_answer=_proposed_answer(s, seat),
        rounds=int(box.rounds),
        steam_max=int(box.steam_max),
        portal_dial=int(box.dial),
        crystal_price=int(box.price),
        surcharge=int(box.surcharge),
    )


def _effort(s: State) -> dict[str, Any]:
    if s.effort < 0:
        return {}
    return {letter: COLOURS[s.box.effort[s.effort * 6 + k]] for k, letter in enumerate("ABCDEF")}


def _generators(s: State) -> dict[Any, Generator]:
    return {colour: _generator(s, k) for k, colour in enumerate(COLOURS)}


def _generator(s: State, generator: int) -> Generator:
    bonus = s.box.bonus
    each = [bonus[PACK * generator + k] for k in range(PACK)]
    counts = [int(crystals_in(s, seat, generator)) for seat in range(s.players)]
    return Generator(
        slots=int(s.box.slots[generator]),
        surcharge_slots=[slot + 1 for slot in bits.elements(s.box.dear[generator])],
        bonus=[unpack(each[0] * n, each[1] * n, each[2] * n) for n in counts],
    )


def _spaces(s: State) -> dict[str, SpaceInfo]:
    found: dict[str, SpaceInfo] = {}
    for space in range(SPACES):
        if exists(s, space):
            name = f"{MONUMENTS[space // 6]} {KINDS[space % 6]}"
            extra = [s.box.extra[PACK * space + k] for k in range(PACK)]
            found[name] = SpaceInfo(
                amount=int(s.box.amount[space]), extra=unpack(extra[0], extra[1], extra[2])
            )
    return found


def _open_cards(table: dict[str, Any]) -> list[str]:
    """All cards that lie open or are under way."""
    found: list[str] = []
    for row in table["stream"]:
        found += [space["card"] for space in row["spaces"].values() if space.get("card")]
    for seat in table["seats"]:
        found += seat["upgrades"] + seat["expeditions"] + seat["missions"]
    for entry in table["todo"]:
        found += entry.get("cards", [])
        found += [entry[key] for key in ("card", "mission") if key in entry]
    return list(dict.fromkeys(found))


def _card(s: State, code: str) -> CardInfo:
    card = s.box.data[TABLES[code[0]]][int(code[1:]) - 1]
    colours = 0
    if code[0] in "UX" and s.effort >= 0:
        costs = s.box.upgrade_cost if code[0] == "U" else s.box.expedition_cost
        colours = cost_colours(s, costs[int(code[1:]) - 1])
    return CardInfo(
        name=card.get("name", ""),
        round=card.get("round", 0),
        cost=card.get("cost", ""),
        colours=[COLOURS[k] for k in bits.elements(colours)],
        income=card.get("income", {}),
        rewards=card.get("rewards", []),
        need=card.get("need", {}),
        esteem=card.get("esteem", 0),
        purple=card.get("colour") == "purple",
        top=card.get("top", {}),
        bottom=card.get("bottom", {}),
    )


def _previews(s: State, seat: int | None) -> dict[str, Preview]:
    """Only of the seat's own moves, while it is asked."""
    if seat is None or verbs.actor(s) != seat:
        return {}
    return {moves.text(move): preview(s, seat, move) for move in verbs.legal(s)}


def _proposal(s: State, seat: int | None) -> list[str] | None:
    """ST-7.1: of the missions that are still to be asked for."""
    if seat is None or s.phase != END or verbs.actor(s) != seat:
        return None
    chosen = proposal(s, seat)[2]
    return [moves.MISSION_CODES[mission] for mission in bits.elements(chosen)]


def _proposed_answer(s: State, seat: int | None) -> str | None:
    if seat is None or s.phase != END or verbs.actor(s) != seat:
        return None
    return moves.text(proposed_answer(s, seat))
