"""What each seat has, in numbers: what the learnt value is a sum over."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.games.steam_time.bot.goods import ENOUGH_GOLD, ENOUGH_STEAM, worth_of_incomes
from spieluhr.games.steam_time.bot.prospects import Prospects, standing
from spieluhr.games.steam_time.bot.under_way import being_received
from spieluhr.games.steam_time.components import (
    AMOUNT_BITS,
    CRYSTALS,
    ENCOUNTER,
    EXPEDITION,
    GAIN_COLOUR,
    GAIN_DEPOSIT,
    GAIN_ONE,
    MISSION,
    MOST_AMOUNT,
    PACK,
    PER_INT,
    space_at,
)
from spieluhr.games.steam_time.components import GOLD as GOLD_SPACE
from spieluhr.games.steam_time.rules.state import (
    ACTIONS,
    BY,
    CARD,
    DEPOSIT,
    ESTEEM,
    GOLD,
    HEIGHT,
    HEIGHTS,
    MISSIONS,
    PORTAL,
    SIX,
    STEAM,
    TIMES,
    State,
    crystals_in,
    expeditions_of,
    of,
)

AT_STANDING: Final = 0  # the value made by hand
AT_ESTEEM: Final = 1
AT_GOLD: Final = 2  # enough of it, and beyond
AT_STEAM: Final = 4
AT_STEAM_FOR_CARD: Final = 6  # while the start player card lies there; for who is next
AT_PORTAL: Final = 8  # 1 to 4 steps
AT_CRYSTALS: Final = 12  # by colour: the first, the second, more
AT_TIMES: Final = 30
AT_AIRSHIPS: Final = 31  # 1, 2, 3
AT_ROOM: Final = 34  # for each of them
AT_IS_NEXT: Final = 37
AT_START: Final = 38  # has taken the card; has not yet lost it
AT_INCOME: Final = 40  # to come: gold, steam, esteem, portal, crystals of three ways
AT_UPGRADES: Final = 47
AT_EXPEDITIONS: Final = 48
AT_MISSIONS: Final = 49  # their worth, and how much of it needs how much more
AT_UNDER_WAY: Final = 54
AT_EXTRA_ACTIONS: Final = 55
AT_OPEN: Final = 56  # upgrade, expedition, the second best, the best for who is next
AT_OPEN_MISSION: Final = 60  # the best, and for who is next
AT_SPACES: Final = 62  # gold, deposit, encounter within reach
SIZE: Final = 65

SMALL: Final = 0.1  # esteem and the like: then all features are of about one size
FEW: Final = 0.25  # steam and the like
MANY: Final = 3


def features(s: State) -> list[vec[float]]:
    """Of each seat. Nothing in them depends on which seat it is but its place in the turn."""
    later = worth_of_incomes(s)
    next_seat: i64 = -1
    if s.phase <= ACTIONS:
        next_seat = s.turn
        if s.depth and s.phase == ACTIONS:
            next_seat = (s.turn + 1) % s.players
    return [_of_seat(s, seat, later, next_seat == seat) for seat in range(s.players)]


def _of_seat(s: State, seat: i64, later: vec[float], is_next: bool) -> vec[float]:
    row = vec[float]([0.0] * SIZE)
    seen = Prospects(s, seat, later)
    row[AT_STANDING] = SMALL * standing(s, seat, seen, later)
    row[AT_ESTEEM] = SMALL * float(of(s, seat, ESTEEM))
    _note_goods(row, s, seat, is_next)
    _note_turn(row, s, seat, seen, is_next)
    _note_cards(row, s, seat, seen)
    row[AT_UNDER_WAY] = SMALL * seen.under_way
    for k in range(i64(len(s.extra_actions))):
        if s.extra_actions[k] == seat:
            row[AT_EXTRA_ACTIONS] += 1.0
    if seen.airships:
        _note_reach(row, s, seat, seen, is_next)
    return row


def _note_goods(row: vec[float], s: State, seat: i64, is_next: bool) -> None:
    gold, steam = float(of(s, seat, GOLD)), float(of(s, seat, STEAM))
    row[AT_GOLD] = SMALL * min(gold, ENOUGH_GOLD)
    row[AT_GOLD + 1] = SMALL * max(0.0, gold - ENOUGH_GOLD)
    row[AT_STEAM] = FEW * min(steam, ENOUGH_STEAM)
    row[AT_STEAM + 1] = FEW * max(0.0, steam - ENOUGH_STEAM)
    if s.card < 0 and s.phase <= ACTIONS:
        row[AT_STEAM_FOR_CARD] = FEW * steam
        if is_next:
            row[AT_STEAM_FOR_CARD + 1] = FEW * steam
    portal = of(s, seat, PORTAL)
    if portal > 0:
        row[AT_PORTAL + min(portal, 4) - 1] = 1.0
    at: i64 = AT_CRYSTALS
    for colour in range(i64(SIX)):
        held = crystals_in(s, seat, colour)
        if held:
            row[at] = 1.0
            if held > 1:
                row[at + 1] = 1.0
                row[at + 2] = float(held - 2)
        row[AT_TIMES] += FEW * float(of(s, seat, TIMES + colour))
        at += MANY


def _note_turn(row: vec[float], s: State, seat: i64, seen: Prospects, is_next: bool) -> None:
    if seen.airships:
        k = min(seen.airships, MANY) - 1
        row[AT_AIRSHIPS + k] = 1.0
        row[AT_ROOM + k] = FEW * float(seen.room)
        if is_next:
            row[AT_IS_NEXT] = 1.0
    if seen.rounds:
        if s.card == seat:
            row[AT_START] = 1.0
        elif s.card < 0 and s.start == seat:
            row[AT_START + 1] = 1.0


def _note_cards(row: vec[float], s: State, seat: i64, seen: Prospects) -> None:
    upgrades = seen.upgrades
    row[AT_UPGRADES] = float(bits.count(upgrades))
    while upgrades and seen.rounds:
        _note_income(row, s, PACK * bits.nth(upgrades, 0), FEW * float(seen.rounds))
        upgrades &= upgrades - 1
    row[AT_EXPEDITIONS] = float(len(expeditions_of(s, seat)))
    if s.depth and being_received(s, seat, EXPEDITION):
        row[AT_EXPEDITIONS] += 1.0
    missions = seen.missions
    row[AT_MISSIONS] = SMALL * missions.worth
    row[AT_MISSIONS + 1] = SMALL * missions.at_hand
    row[AT_MISSIONS + 2] = SMALL * missions.near
    row[AT_MISSIONS + 3] = SMALL * missions.far
    row[AT_MISSIONS + 4] = float(bits.count(of(s, seat, MISSIONS)))


def _note_income(row: vec[float], s: State, first: i64, times: float) -> None:
    for part in range(i64(PACK)):
        packed = s.box.income[first + part]
        k: i64 = part * PER_INT
        while packed:
            amount = times * float(packed & MOST_AMOUNT)
            if k < GAIN_COLOUR:
                row[AT_INCOME + k] += amount
            elif k == GAIN_DEPOSIT:
                row[AT_INCOME + 6] += amount
            else:
                row[AT_INCOME + (5 if k >= GAIN_ONE else 4)] += amount
            packed >>= AMOUNT_BITS
            k += 1


def _note_reach(row: vec[float], s: State, seat: i64, seen: Prospects, is_next: bool) -> None:
    row[AT_OPEN] = SMALL * seen.open.upgrade
    row[AT_OPEN + 1] = SMALL * seen.open.expedition
    row[AT_OPEN + 2] = SMALL * (seen.open.second if seen.airships > 1 else 0.0)
    mission = 0.0
    gold: i64 = 0
    deposit: i64 = 0
    height = of(s, seat, HEIGHT)
    for monument in range(i64(SIX)):
        if s.cells[HEIGHTS + monument] <= height:
            continue
        space = space_at(monument, MISSION)
        card = s.cells[CARD + space]
        if card >= 0 and s.cells[BY + space] < 0:
            mission = max(mission, seen.missions.would_bring(s, card))
        space = space_at(monument, GOLD_SPACE)
        if s.cells[BY + space] < 0 and s.box.from_players[space] <= s.players:
            gold = max(gold, s.box.amount[space])
        space = space_at(monument, CRYSTALS)
        if s.cells[BY + space] < 0 and s.box.from_players[space] <= s.players:
            here: i64 = 0
            for colour in range(i64(SIX)):
                here += s.cells[DEPOSIT + space_at(monument, colour)]
            deposit = max(deposit, here)
        space = space_at(monument, ENCOUNTER)
        if s.cells[BY + space] < 0 and s.box.from_players[space] <= s.players:
            row[AT_SPACES + 2] += FEW
    row[AT_OPEN_MISSION] = SMALL * mission
    row[AT_SPACES] = SMALL * float(gold)
    row[AT_SPACES + 1] = FEW * float(deposit)
    if is_next:
        row[AT_OPEN + 3] = SMALL * seen.open.best
        row[AT_OPEN_MISSION + 1] = SMALL * mission
