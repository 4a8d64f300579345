"""Set-up, supply between the rounds, and income (ST-2, ST-4, ST-6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.core.bits import bit
from spieluhr.core.events import Event
from spieluhr.games.steam_time import moves
from spieluhr.games.steam_time.components import (
    COLOURS,
    CRYSTALS,
    EFFORTS,
    ENCOUNTERS,
    EXPEDITION,
    KINDS,
    MISSION,
    MISSIONS,
    MONUMENTS,
    PACK,
    SPACES,
    UPGRADE,
    Box,
)
from spieluhr.games.steam_time.rules.spaces import exists
from spieluhr.games.steam_time.state import (
    ACTIONS,
    AIRSHIPS,
    BAG,
    BANK,
    BY,
    CARD,
    CELLS,
    COLOURED,
    DEPOSIT,
    EFFORT_DECK,
    ENCOUNTER_DECK,
    EXTRA_ACTIONS,
    GAIN,
    GOLD,
    HEIGHT,
    HEIGHTS,
    INCOME,
    INCOME_OF,
    MINE,
    MISSION_DECK,
    RESTING,
    ROUND_EXPEDITIONS,
    ROUND_UPGRADES,
    SEAT,
    STEAM,
    STREAM,
    SUPPLY,
    SUPPLY_DUE,
    UPGRADES,
    State,
    drop,
    due_seat,
    number,
    of,
    push,
    set_number,
)

# What chance has to decide next, in the first number of the entry `supply`; else a space.
NOTHING: Final = -1
EFFORT: Final = -2
MONUMENT: Final = -3


def new(box: Box, players: int) -> State:
    """ST-9.8: the supply of round 1, with the start resources already at the seats."""
    cells = vec[i64]([0] * CELLS)
    for k in range(6):
        cells[STREAM + k] = -1
        cells[BAG + k] = box.crystals
    for space in range(SPACES):
        cells[BY + space] = -1
        cells[CARD + space] = -1
    cells[BANK] = box.gold_total
    cells[MINE] = box.time_crystals
    cells[EFFORT_DECK] = bit(EFFORTS) - 1
    cells[MISSION_DECK] = bit(MISSIONS) - 1
    cells[ENCOUNTER_DECK] = bit(ENCOUNTERS) - 1
    empty = vec[i64]()
    s = State(box, players, cells, empty, 0, empty, empty, empty, 1, SUPPLY, 0, 0, False, -1, 0, -1)
    for seat in range(players):
        _equip(s, seat)
    open_round_decks(s)
    push(s, SUPPLY_DUE, -1, MONUMENT)
    return s


def _equip(s: State, seat: i64) -> None:
    """ST-2.1: crystals come out of the bag, gold out of the bank."""
    start = s.box.data["start"]
    extra = start["extra_by_turn_order"][int(seat)]
    first = seat * SEAT
    gold = int(start["gold"]) + int(extra.get("gold", 0))
    s.cells[first + GOLD] = gold
    s.cells[BANK] -= gold
    s.cells[first + STEAM] = int(start["steam"]) + int(extra.get("steam", 0))
    s.cells[first + AIRSHIPS] = s.box.airships
    for k, colour in enumerate(COLOURS):
        crystals = int(start["crystals"][colour]) + int(extra.get(colour, 0))
        s.cells[first + COLOURED + k] = crystals
        s.cells[BAG + k] -= crystals


def open_round_decks(s: State) -> None:
    """The cards of this round, before they are laid out."""
    s.cells[ROUND_UPGRADES] = _of_round(s.box.upgrade_rounds, s.round)
    s.cells[ROUND_EXPEDITIONS] = _of_round(s.box.expedition_rounds, s.round)


def _of_round(rounds: list[int], wanted: i64) -> i64:
    found: i64 = 0
    for card in range(len(rounds)):
        if rounds[card] == wanted:
            found |= bit(card)
    return found


def begin(s: State, out: list[Event] | None) -> None:
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
        s.cells[BAG + space % 6] += s.cells[DEPOSIT + space]
        s.cells[DEPOSIT + space] = 0
    open_round_decks(s)
    if out is not None:
        out.append(Event("round", {"round": int(s.round), "start": int(s.start)}))


def gap(s: State) -> i64:
    """The first gap for which there is still something (ST-9.8)."""
    if s.cells[STREAM + 5] < 0:
        return MONUMENT
    if s.effort < 0:
        return EFFORT
    for height in range(6):
        first = s.cells[STREAM + height] * 6
        for space in range(first, first + 6):
            if exists(s, space) and _is_gap(s, space):
                return space
    return NOTHING


def _is_gap(s: State, space: i64) -> bool:
    kind = space % 6
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


def is_due(s: State, out: list[Event] | None) -> bool:
    """Is there still something to draw? Else the next phase begins."""
    found = gap(s)
    set_number(s, 0, found)
    if found != NOTHING:
        return True
    drop(s)
    s.cells[ROUND_UPGRADES] = 0
    s.cells[ROUND_EXPEDITIONS] = 0
    if s.round == 1:
        begin_actions(s, out)
        return False
    s.phase = INCOME
    for k in range(s.players - 1, -1, -1):
        push(s, INCOME_OF, (s.start + k) % s.players)
    return False


def begin_actions(s: State, out: list[Event] | None) -> None:
    s.phase = ACTIONS
    if out is not None:
        out.append(Event("turn", {"seat": int(s.turn)}))


# Chance.


def results(s: State) -> list[int]:
    """All results of what is due."""
    found = number(s, 0)
    if found == MONUMENT:
        return [moves.MONUMENT + k for k in range(6) if s.cells[HEIGHTS + k] == 0]
    if found == EFFORT:
        return _from(moves.EFFORT, s.cells[EFFORT_DECK])
    kind = found % 6
    if kind == CRYSTALS:
        return [moves.DRAW + colour for colour in range(6) if s.cells[BAG + colour]]
    if kind == MISSION:
        return _from(moves.MISSION, s.cells[MISSION_DECK])
    if kind == UPGRADE:
        return _from(moves.UPGRADE, s.cells[ROUND_UPGRADES])
    return _from(moves.EXPEDITION, s.cells[ROUND_EXPEDITIONS])


def _from(first: i64, cards: i64) -> list[int]:
    return [first + card for card in bits.elements(cards)]


def is_draw(s: State) -> bool:
    """A crystal out of the bag: not all results are equally likely."""
    found = number(s, 0)
    return found >= 0 and found % 6 == CRYSTALS


def draw_weights(s: State) -> list[int]:
    return [s.cells[BAG + colour] for colour in range(6) if s.cells[BAG + colour]]


def filled(s: State, m: i64, out: list[Event] | None) -> None:
    """Chance has decided."""
    found = number(s, 0)
    if found == MONUMENT:
        _set_monument(s, m - moves.MONUMENT, out)
    elif found == EFFORT:
        _open_effort(s, m - moves.EFFORT, out)
    elif found % 6 == CRYSTALS:
        _fill_deposit(s, found // 6, m - moves.DRAW, out)
    else:
        _lay_card(s, found, m, out)


def _set_monument(s: State, monument: i64, out: list[Event] | None) -> None:
    height: i64 = 0
    while s.cells[STREAM + height] >= 0:
        height += 1
    s.cells[STREAM + height] = monument
    s.cells[HEIGHTS + monument] = height + 1
    if out is not None:
        facts: dict[str, object] = {"monument": MONUMENTS[monument], "height": int(height + 1)}
        out.append(Event("monument", facts))


def _open_effort(s: State, card: i64, out: list[Event] | None) -> None:
    s.effort = card
    s.cells[EFFORT_DECK] &= ~bit(card)
    if out is not None:
        out.append(Event("effort", {"card": moves.EFFORT_CODES[card], "round": int(s.round)}))


def _fill_deposit(s: State, monument: i64, colour: i64, out: list[Event] | None) -> None:
    s.cells[BAG + colour] -= 1
    s.cells[DEPOSIT + monument * 6 + colour] += 1
    if out is not None:
        facts: dict[str, object] = {"monument": MONUMENTS[monument], "colour": COLOURS[colour]}
        out.append(Event("draw", facts))


def _lay_card(s: State, space: i64, m: i64, out: list[Event] | None) -> None:
    kind = space % 6
    deck: i64 = MISSION_DECK
    card = m - moves.MISSION
    codes = moves.MISSION_CODES
    if kind == UPGRADE:
        deck, card, codes = ROUND_UPGRADES, m - moves.UPGRADE, moves.UPGRADE_CODES
    elif kind == EXPEDITION:
        deck, card, codes = ROUND_EXPEDITIONS, m - moves.EXPEDITION, moves.EXPEDITION_CODES
    s.cells[deck] &= ~bit(card)
    s.cells[CARD + space] = card
    if out is not None:
        facts: dict[str, object] = {"monument": MONUMENTS[space // 6], "space": KINDS[kind]}
        out.append(Event("lay", {**facts, "card": codes[card]}))


# Income (ST-4).


def income(s: State, out: list[Event] | None) -> None:
    """ST-9.9: all upgrades added up; extra actions after the whole income (ST-4.2)."""
    seat = due_seat(s)
    drop(s)
    push(s, EXTRA_ACTIONS)
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    owned = of(s, seat, UPGRADES)
    for card in range(len(s.box.upgrade_rounds)):
        if owned >> card & 1:
            first += s.box.income[PACK * card]
            second += s.box.income[PACK * card + 1]
            third += s.box.income[PACK * card + 2]
    if first or second or third:
        push(s, GAIN, seat, first, second, third)
        if out is not None:
            out.append(Event("income", {"seat": int(seat)}))
