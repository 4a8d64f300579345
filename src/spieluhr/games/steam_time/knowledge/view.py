"""What each seat knows: all that lies on the table (section 8), and what helps to read it."""

from typing import Any

import msgspec

from spieluhr.core import bits
from spieluhr.games.steam_time.components import (
    COLOURS,
    KINDS,
    MISSION_CODES,
    MONUMENTS,
    PACK,
    SPACES,
    kind_of,
    monument_of,
    unpack,
)
from spieluhr.games.steam_time.knowledge.preview import preview
from spieluhr.games.steam_time.knowledge.proposal import proposal, proposed_answer
from spieluhr.games.steam_time.knowledge.schema import (
    CardInfo,
    Generator,
    Position,
    Preview,
    SpaceInfo,
    View,
)
from spieluhr.games.steam_time.notation.moves import TEXTS
from spieluhr.games.steam_time.notation.position import position
from spieluhr.games.steam_time.rules.payment import cost_colours
from spieluhr.games.steam_time.rules.play import Play
from spieluhr.games.steam_time.rules.spaces import exists
from spieluhr.games.steam_time.rules.state import END, State, crystals_in

TABLES = {"U": "upgrades", "X": "expeditions", "M": "missions", "N": "encounters"}


class Sight(Play):
    """What a seat knows of a table."""

    def view(self, s: State, seat: int | None) -> View:
        table = position(self, s)
        box = s.box
        previews: dict[str, Preview] = {}
        missions: list[str] | None = None
        answer: str | None = None
        if seat is not None and self.actor(s) == seat:
            previews = {TEXTS.text(m): preview(self, s, seat, m) for m in self.legal(s)}
            if s.phase == END:
                chosen = proposal(self, s, seat)[2]
                missions = [MISSION_CODES[mission] for mission in bits.elements(chosen)]
                answer = TEXTS.text(proposed_answer(self, s, seat))
        return View(
            seat=seat,
            table=msgspec.convert(table, Position),
            effort=_effort(s),
            generators=_generators(s),
            spaces=_spaces(s),
            cards={code: _card(s, code) for code in _open_cards(table)},
            previews=previews,
            proposal=missions,
            proposed_answer=answer,
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
    infos: dict[str, SpaceInfo] = {}
    for space in range(SPACES):
        if exists(s, space):
            name = f"{MONUMENTS[monument_of(space)]} {KINDS[kind_of(space)]}"
            extra = [s.box.extra[PACK * space + k] for k in range(PACK)]
            infos[name] = SpaceInfo(
                amount=int(s.box.amount[space]), extra=unpack(extra[0], extra[1], extra[2])
            )
    return infos


def _open_cards(table: dict[str, Any]) -> list[str]:
    """All cards that lie open or are under way."""
    codes: list[str] = []
    for row in table["stream"]:
        codes += [space["card"] for space in row["spaces"].values() if space.get("card")]
    for seat in table["seats"]:
        codes += seat["upgrades"] + seat["expeditions"] + seat["missions"]
    for entry in table["todo"]:
        codes += entry.get("cards", [])
        codes += [entry[key] for key in ("card", "mission") if key in entry]
    return list(dict.fromkeys(codes))


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
