"""What a seat knows, in numbers: the view for those who learn from it.

Seats are counted from the one who looks: I, then the others in turn order. What is printed on the
components is not written down: it is the same in every game with one data set.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.rules import CHANCE
from spieluhr.core.sheet import LARGEST, Field, Layout, Sheet
from spieluhr.games.steam_time.components import (
    COLOURS,
    EFFORTS,
    ENCOUNTERS,
    EXPEDITION,
    EXPEDITIONS,
    KINDS,
    MISSION,
    MISSIONS,
    MONUMENTS,
    SIX,
    SPACES,
    UPGRADE,
    UPGRADES,
    space_at,
)
from spieluhr.games.steam_time.knowledge import observation_under_way
from spieluhr.games.steam_time.knowledge.observation_under_way import OTHERS, SEATS, from_me
from spieluhr.games.steam_time.knowledge.worlds import Worlds
from spieluhr.games.steam_time.rules import state
from spieluhr.games.steam_time.rules.spaces import exists
from spieluhr.games.steam_time.rules.state import PHASES, State, of, taken_card, taker

ROUNDS: Final = 5

LAYOUT: Final = Layout(
    1,
    (
        Field("players", (OTHERS,), 1, "how many play, one of: 2, 3, 4"),
        Field("seat", (SEATS,), 1, "which seat I am, from 0; below, seats begin with me"),
        Field("actor", (SEATS + 2,), 1, "who decides, one of: the seats, chance, nobody any more"),
        Field("round", (ROUNDS,), 1, "one of: 1 to 5"),
        Field("phase", (len(PHASES),), 1, f"one of: {', '.join(PHASES)}"),
        Field("turn", (SEATS,), 1, "whose turn it is"),
        Field("start", (SEATS,), 1, "who is start player"),
        Field("start_moved", (1,), 1, "the start player has had his first turn of the round"),
        Field("card", (SEATS,), 1, "who has taken the start player card"),
        Field("passes", (1,), OTHERS, "how many have just passed one after the other"),
        Field("effort", (EFFORTS,), 1, "the open effort card"),
        Field("letters", (SIX, SIX), 1, f"by letter, its colour: {', '.join(COLOURS)}"),
        Field("stream", (SIX, SIX), 1, f"by height, the monument: {', '.join(MONUMENTS)}"),
        Field("spaces", (SIX, SIX), 1, f"by monument, its kinds of spaces: {', '.join(KINDS)}"),
        Field("by", (SIX, SIX, SEATS), 1, "by monument and kind, whose airship is there"),
        Field("open_missions", (SIX, MISSIONS), 1, "by monument, the card on its space"),
        Field("open_upgrades", (SIX, UPGRADES), 1, "by monument, the card on its space"),
        Field("open_expeditions", (SIX, EXPEDITIONS), 1, "by monument, the card on its space"),
        Field("deposits", (SIX, SIX), 15, "by monument and colour, crystals on its space"),
        Field("gold", (SEATS, 2), LARGEST, "by seat: units of 256, and the rest"),
        Field("esteem", (SEATS, 2), LARGEST, "by seat: units of 256, and the rest"),
        Field("steam", (SEATS,), 10, "by seat"),
        Field("portal", (SEATS,), 98, "by seat, how far its dial is"),
        Field("crystals", (SEATS, SIX), 9, "by seat and generator, crystals of its colour"),
        Field("time_crystals", (SEATS, SIX), 9, "by seat and generator, T.I.M.E. crystals"),
        Field("airships", (SEATS,), 3, "by seat, those at home"),
        Field("height", (SEATS, SIX), 1, "by seat, at which height its last airship is"),
        Field("resting", (SEATS,), 1, "by seat: it has passed in this round"),
        Field("upgrades", (SEATS, UPGRADES), 1, "by seat, its cards"),
        Field("missions", (SEATS, MISSIONS), 1, "by seat, its cards"),
        Field(
            "expeditions",
            (SEATS, EXPEDITIONS),
            EXPEDITIONS,
            "by seat, its cards: 1 for the first that it took, 2 for the second",
        ),
        Field("bank", (2,), LARGEST, "gold: units of 256, and the rest"),
        Field("mine", (1,), 30, "T.I.M.E. crystals"),
        Field("bag", (SIX,), 15, "by colour, crystals"),
        Field("effort_deck", (EFFORTS,), 1, "cards in it"),
        Field("mission_deck", (MISSIONS,), 1, "cards in it"),
        Field("encounter_deck", (ENCOUNTERS,), 1, "cards in it"),
        Field("encounter_discard", (ENCOUNTERS,), 1, "cards in it"),
        *observation_under_way.FIELDS,
    ),
)


class SteamTimeRules(Worlds):
    """All verbs of the game."""

    def observe(self, s: State, seat: i64, sheet: Sheet) -> None:
        _write_question(s, seat, self.actor(s), sheet)
        _write_stream(s, seat, sheet)
        _write_boards(s, seat, sheet)
        _write_supplies(s, sheet)
        observation_under_way.write(s, seat, sheet)


def _write_question(s: State, seat: i64, actor: i64, sheet: Sheet) -> None:
    """The game, who decides, and how far the round is."""
    sheet.one_of(s.players - 2, OTHERS)
    sheet.one_of(seat, SEATS)
    if actor >= 0:
        sheet.one_of(from_me(s, seat, actor), SEATS + 2)
    else:
        sheet.one_of(SEATS if actor == CHANCE else SEATS + 1, SEATS + 2)
    sheet.one_of(s.round - 1, ROUNDS)
    sheet.one_of(s.phase, len(PHASES))
    sheet.one_of(from_me(s, seat, s.turn), SEATS)
    sheet.one_of(from_me(s, seat, s.start), SEATS)
    sheet.flag(s.start_moved)
    sheet.one_of(from_me(s, seat, s.card), SEATS)
    sheet.number(s.passes)
    sheet.one_of(s.effort, EFFORTS)
    for letter in range(SIX):
        sheet.one_of(s.box.effort[s.effort * SIX + letter] if s.effort >= 0 else -1, SIX)


def _write_stream(s: State, seat: i64, sheet: Sheet) -> None:
    for height in range(SIX):
        sheet.one_of(s.cells[state.STREAM + height], SIX)
    for space in range(SPACES):
        sheet.flag(exists(s, space))
    for space in range(SPACES):
        sheet.one_of(from_me(s, seat, s.cells[state.BY + space]), SEATS)
    for monument in range(SIX):
        sheet.one_of(s.cells[state.CARD + space_at(monument, MISSION)], MISSIONS)
    for monument in range(SIX):
        sheet.one_of(s.cells[state.CARD + space_at(monument, UPGRADE)], UPGRADES)
    for monument in range(SIX):
        sheet.one_of(s.cells[state.CARD + space_at(monument, EXPEDITION)], EXPEDITIONS)
    _write_numbers(s, state.DEPOSIT, SPACES, sheet)


def _write_numbers(s: State, first: i64, n: i64, sheet: Sheet) -> None:
    for k in range(first, first + n):
        sheet.number(s.cells[k])


def _write_boards(s: State, seat: i64, sheet: Sheet) -> None:
    missing = SEATS - s.players
    for cell in (state.GOLD, state.ESTEEM):
        for k in range(s.players):
            sheet.large(of(s, (seat + k) % s.players, cell))
        sheet.skip(missing * 2)
    _write_each(s, seat, state.STEAM, 1, sheet)
    _write_each(s, seat, state.PORTAL, 1, sheet)
    _write_each(s, seat, state.COLOURED, SIX, sheet)
    _write_each(s, seat, state.TIMES, SIX, sheet)
    _write_each(s, seat, state.AIRSHIPS, 1, sheet)
    for k in range(s.players):
        sheet.one_of(of(s, (seat + k) % s.players, state.HEIGHT) - 1, SIX)
    sheet.skip(missing * SIX)
    _write_each(s, seat, state.RESTING, 1, sheet)
    _write_sets(s, seat, state.UPGRADES, UPGRADES, sheet)
    _write_sets(s, seat, state.MISSIONS, MISSIONS, sheet)
    for k in range(s.players):
        _write_expeditions(s, (seat + k) % s.players, sheet)
    sheet.skip(missing * EXPEDITIONS)


def _write_each(s: State, seat: i64, cell: i64, n: i64, sheet: Sheet) -> None:
    """So many neighbouring numbers of each seat."""
    for k in range(s.players):
        _write_numbers(s, (seat + k) % s.players * state.SEAT + cell, n, sheet)
    sheet.skip((SEATS - s.players) * n)


def _write_sets(s: State, seat: i64, cell: i64, n: i64, sheet: Sheet) -> None:
    """A set of cards of each seat, out of n."""
    for k in range(s.players):
        sheet.members(of(s, (seat + k) % s.players, cell), n)
    sheet.skip((SEATS - s.players) * n)


def _write_expeditions(s: State, whose: i64, sheet: Sheet) -> None:
    """ST-5.12: the last one counts, so their order is told."""
    places = vec[i64]([0] * EXPEDITIONS)
    place: i64 = 0
    for k in range(len(s.expeditions)):
        if taker(s.expeditions[k]) == whose:
            place += 1
            places[taken_card(s.expeditions[k])] = place
    for card in range(EXPEDITIONS):
        sheet.number(places[card])


def _write_supplies(s: State, sheet: Sheet) -> None:
    sheet.large(s.cells[state.BANK])
    sheet.number(s.cells[state.MINE])
    _write_numbers(s, state.BAG, SIX, sheet)
    sheet.members(s.cells[state.EFFORT_DECK], EFFORTS)
    sheet.members(s.cells[state.MISSION_DECK], MISSIONS)
    sheet.members(s.cells[state.ENCOUNTER_DECK], ENCOUNTERS)
    sheet.members(s.cells[state.DISCARD], ENCOUNTERS)
