"""Supply: the time stream is filled, round by round, until the end comes (ST-2, ST-6, ST-9.8)."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.core.bits import bit
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.games.steam_time.components import (
    CODES_OF_KIND,
    COLOURS,
    CRYSTALS,
    EFFORT_CODES,
    EXPEDITION,
    MISSION,
    MONUMENTS,
    SPACES,
    UPGRADE,
    kind_of,
    monument_of,
    space_at,
)
from spieluhr.games.steam_time.rules import missions, moves
from spieluhr.games.steam_time.rules.entries import Entry
from spieluhr.games.steam_time.rules.income import begin_actions
from spieluhr.games.steam_time.rules.setup import open_round_decks
from spieluhr.games.steam_time.rules.spaces import exists
from spieluhr.games.steam_time.rules.state import (
    AIRSHIPS,
    BAG,
    BY,
    CARD,
    DEPOSIT,
    EFFORT_DECK,
    HEIGHT,
    HEIGHTS,
    INCOME,
    INCOME_OF,
    MISSION_DECK,
    RESTING,
    ROUND_EXPEDITIONS,
    ROUND_UPGRADES,
    SEAT,
    STREAM,
    SUPPLY,
    State,
    drop,
    number,
    push,
    set_number,
)
from spieluhr.games.steam_time.rules.tell import space_facts

# What chance has to decide next, in the first number of the entry `supply`; else a space.
NOTHING: Final = -1
EFFORT: Final = -2
MONUMENT: Final = -3


class Supply(Entry):
    """Chance: a monument, an effort card, or what comes to a space."""

    def run(self, s: State, out: list[Event] | None) -> bool:
        """ST-9.8: after the last round the end comes instead of the next one."""
        if s.phase == SUPPLY:
            set_number(s, 0, _gap(s))
            if number(s, 0) != NOTHING:
                return True
            _end_supply(s, out)
        elif s.round < s.box.rounds:
            _begin_round(s, out)
        else:
            drop(s)
            missions.begin_end(s, out)
        return False

    def legal(self, s: State) -> list[int]:
        gap = number(s, 0)
        if gap == MONUMENT:
            return [moves.MONUMENT + k for k in range(6) if s.cells[HEIGHTS + k] == 0]
        if gap == EFFORT:
            return _out_of(moves.EFFORT, s.cells[EFFORT_DECK])
        kind = kind_of(gap)
        if kind == CRYSTALS:
            return [moves.DRAW + colour for colour in range(6) if s.cells[BAG + colour]]
        if kind == MISSION:
            return _out_of(moves.MISSION, s.cells[MISSION_DECK])
        if kind == UPGRADE:
            return _out_of(moves.UPGRADE, s.cells[ROUND_UPGRADES])
        return _out_of(moves.EXPEDITION, s.cells[ROUND_EXPEDITIONS])

    def weights(self, s: State) -> list[int]:
        """ST-9.4: crystals by their number in the bag, cards alike."""
        if _is_draw(s):
            return [s.cells[BAG + colour] for colour in range(6) if s.cells[BAG + colour]]
        return [1] * len(self.legal(s))

    def sample(self, s: State, dice: Dice) -> i64:
        results = self.legal(s)
        if _is_draw(s):
            return results[dice.weighted(self.weights(s))]
        return results[dice.below(len(results))]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        gap = number(s, 0)
        if gap == MONUMENT:
            _set_monument(s, m - moves.MONUMENT, out)
        elif gap == EFFORT:
            _open_effort(s, m - moves.EFFORT, out)
        elif kind_of(gap) == CRYSTALS:
            _fill_deposit(s, monument_of(gap), m - moves.DRAW, out)
        else:
            _lay_card(s, gap, m, out)


def _is_draw(s: State) -> bool:
    """A crystal out of the bag: not all results are equally likely."""
    gap = number(s, 0)
    return gap >= 0 and kind_of(gap) == CRYSTALS


def _out_of(first: i64, cards: i64) -> list[int]:
    return [first + card for card in bits.elements(cards)]


# Which gap is next.


def _gap(s: State) -> i64:
    """The first gap for which there is still something (ST-9.8)."""
    if s.cells[STREAM + 5] < 0:
        return MONUMENT
    if s.effort < 0:
        return EFFORT
    for height in range(6):
        first = space_at(s.cells[STREAM + height], 0)
        for space in range(first, first + 6):
            if exists(s, space) and _is_gap(s, space):
                return space
    return NOTHING


def _is_gap(s: State, space: i64) -> bool:
    kind = kind_of(space)
    if kind == CRYSTALS:
        first = DEPOSIT + space - kind
        lying: i64 = 0
        left: i64 = 0
        for colour in range(6):
            lying += s.cells[first + colour]
            left += s.cells[BAG + colour]
        return lying < s.box.amount[space] and left > 0
    if s.cells[CARD + space] >= 0:
        return False
    if kind == MISSION:
        return s.cells[MISSION_DECK] != 0
    if kind == UPGRADE:
        return s.cells[ROUND_UPGRADES] != 0
    return kind == EXPEDITION and s.cells[ROUND_EXPEDITIONS] != 0


# How chance has decided.


def _set_monument(s: State, monument: i64, out: list[Event] | None) -> None:
    height: i64 = 0
    while s.cells[STREAM + height] >= 0:
        height += 1
    s.cells[STREAM + height] = monument
    s.cells[HEIGHTS + monument] = height + 1
    if out is not None:
        out.append(Event("monument", {"monument": MONUMENTS[monument], "height": int(height + 1)}))


def _open_effort(s: State, card: i64, out: list[Event] | None) -> None:
    s.effort = card
    s.cells[EFFORT_DECK] &= ~bit(card)
    if out is not None:
        out.append(Event("effort", {"card": EFFORT_CODES[card], "round": int(s.round)}))


def _fill_deposit(s: State, monument: i64, colour: i64, out: list[Event] | None) -> None:
    s.cells[BAG + colour] -= 1
    s.cells[DEPOSIT + space_at(monument, colour)] += 1
    if out is not None:
        out.append(Event("draw", {"monument": MONUMENTS[monument], "colour": COLOURS[colour]}))


def _lay_card(s: State, space: i64, m: i64, out: list[Event] | None) -> None:
    kind = kind_of(space)
    deck: i64 = MISSION_DECK
    card = m - moves.MISSION
    if kind == UPGRADE:
        deck, card = ROUND_UPGRADES, m - moves.UPGRADE
    elif kind == EXPEDITION:
        deck, card = ROUND_EXPEDITIONS, m - moves.EXPEDITION
    s.cells[deck] &= ~bit(card)
    s.cells[CARD + space] = card
    if out is not None:
        code = CODES_OF_KIND[int(kind)][card]
        out.append(Event("lay", {**space_facts(space), "card": code}))


# From round to round.


def _begin_round(s: State, out: list[Event] | None) -> None:
    """ST-6.1: airships home, the stream turns, what is left goes; then it is filled."""
    s.phase = SUPPLY
    s.round += 1
    s.card = -1
    s.effort = -1
    for seat in range(s.players):
        s.cells[seat * SEAT + AIRSHIPS] = s.box.airships
        s.cells[seat * SEAT + HEIGHT] = 0
        s.cells[seat * SEAT + RESTING] = 0
    top = s.cells[STREAM + 5]
    for height in range(5, 0, -1):
        s.cells[STREAM + height] = s.cells[STREAM + height - 1]
    s.cells[STREAM] = top
    for height in range(6):
        s.cells[HEIGHTS + s.cells[STREAM + height]] = height + 1
    for space in range(SPACES):
        s.cells[BY + space] = -1
        s.cells[CARD + space] = -1
        s.cells[BAG + kind_of(space)] += s.cells[DEPOSIT + space]
        s.cells[DEPOSIT + space] = 0
    open_round_decks(s)
    if out is not None:
        out.append(Event("round", {"round": int(s.round), "start": int(s.start)}))


def _end_supply(s: State, out: list[Event] | None) -> None:
    """ST-4: income comes next, but not in round 1."""
    drop(s)
    s.cells[ROUND_UPGRADES] = 0
    s.cells[ROUND_EXPEDITIONS] = 0
    if s.round == 1:
        begin_actions(s, out)
        return
    s.phase = INCOME
    for k in range(s.players - 1, -1, -1):
        push(s, INCOME_OF, (s.start + k) % s.players)
