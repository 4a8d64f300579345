"""The table before the first supply (ST-2, ST-9.8)."""

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.bits import bit
from spieluhr.games.steam_time.components import (
    COLOURS,
    EFFORTS,
    ENCOUNTERS,
    MISSIONS,
    SPACES,
    Box,
)
from spieluhr.games.steam_time.rules.state import (
    AIRSHIPS,
    BAG,
    BANK,
    BY,
    CARD,
    CELLS,
    COLOURED,
    EFFORT_DECK,
    ENCOUNTER_DECK,
    GOLD,
    MINE,
    MISSION_DECK,
    ROUND_EXPEDITIONS,
    ROUND_UPGRADES,
    SEAT,
    STEAM,
    STREAM,
    State,
)


def empty_board(box: Box, players: i64) -> State:
    """Everything is in bank, bag, mine and decks."""
    cells = vec[i64]([0] * CELLS)
    for k in range(i64(6)):
        cells[STREAM + k] = -1
        cells[BAG + k] = box.crystals
    for space in range(i64(SPACES)):
        cells[BY + space] = -1
        cells[CARD + space] = -1
    cells[BANK] = box.gold_total
    cells[MINE] = box.time_crystals
    cells[EFFORT_DECK] = bit(EFFORTS) - 1
    cells[MISSION_DECK] = bit(MISSIONS) - 1
    cells[ENCOUNTER_DECK] = bit(ENCOUNTERS) - 1
    s = State(box, players, cells)
    open_round_decks(s)
    return s


def equip(s: State, seat: i64) -> None:
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
    cards: i64 = 0
    for card in range(i64(len(rounds))):
        if rounds[card] == wanted:
            cards |= bit(card)
    return cards
