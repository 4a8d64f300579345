"""What a seat knows, in numbers: the view for those who learn from it.

Seats are counted from the one who looks: I, then the others in turn order. What is printed on the
components is not written down: it is the same in every game with one data set.
"""

from typing import Final

from mypy_extensions import i64, u8

from spieluhr.core.rules import CHANCE
from spieluhr.core.sheet import LARGEST, Field, Layout, Sheet
from spieluhr.games.steam_time.components import (
    COLOURS,
    EFFORT_CODES,
    EFFORTS,
    ENCOUNTER_CODES,
    ENCOUNTERS,
    EXPEDITION,
    EXPEDITION_CODES,
    EXPEDITIONS,
    KINDS,
    MISSION,
    MISSION_CODES,
    MISSIONS,
    MONUMENTS,
    SIX,
    SPACES,
    UPGRADE,
    UPGRADE_CODES,
    UPGRADES,
    space_at,
)
from spieluhr.games.steam_time.knowledge import observation_under_way
from spieluhr.games.steam_time.knowledge.observation_under_way import (
    OTHERS,
    SEATS,
    WHOSE,
    from_me,
)
from spieluhr.games.steam_time.knowledge.worlds import Worlds
from spieluhr.games.steam_time.rules import state
from spieluhr.games.steam_time.rules.state import PHASES, State, of, taken_card, taker

ROUNDS: Final = 5
LETTERS: Final = "ABCDEF"
LARGE: Final = ("of 256", "rest")

LAYOUT: Final[Layout] = Layout(
    1,
    (
        Field("players", (OTHERS,), 1, "how many play, one of: 2, 3, 4", (("2", "3", "4"),)),
        Field("seat", (SEATS,), 1, "which seat I am, from 0; below, seats begin with me"),
        Field(
            "actor",
            (SEATS + 2,),
            1,
            "who decides, one of: the seats, chance, nobody any more",
            ((*WHOSE, "chance", "nobody"),),
        ),
        Field("round", (ROUNDS,), 1, "one of: 1 to 5", (("1", "2", "3", "4", "5"),)),
        Field("phase", (len(PHASES),), 1, f"one of: {', '.join(PHASES)}", (PHASES,)),
        Field("turn", (SEATS,), 1, "whose turn it is", (WHOSE,)),
        Field("start", (SEATS,), 1, "who is start player", (WHOSE,)),
        Field("start_moved", (1,), 1, "the start player has had his first turn of the round"),
        Field("card", (SEATS,), 1, "who has taken the start player card", (WHOSE,)),
        Field("passes", (1,), OTHERS, "how many have just passed one after the other"),
        Field("effort", (EFFORTS,), 1, "the open effort card", (tuple(EFFORT_CODES),)),
        Field(
            "letters",
            (SIX, SIX),
            1,
            f"by letter, its colour: {', '.join(COLOURS)}",
            (tuple(LETTERS), COLOURS),
        ),
        Field(
            "stream",
            (SIX, SIX),
            1,
            f"by height, the monument: {', '.join(MONUMENTS)}",
            ((), MONUMENTS),
        ),
        Field(
            "spaces",
            (SIX, SIX),
            1,
            f"by monument, its kinds of spaces: {', '.join(KINDS)}",
            (MONUMENTS, KINDS),
        ),
        Field(
            "by",
            (SIX, SIX, SEATS),
            1,
            "by monument and kind, whose airship is there",
            (MONUMENTS, KINDS, WHOSE),
        ),
        Field(
            "open_missions",
            (SIX, MISSIONS),
            1,
            "by monument, the card on its space",
            (MONUMENTS, tuple(MISSION_CODES)),
        ),
        Field(
            "open_upgrades",
            (SIX, UPGRADES),
            1,
            "by monument, the card on its space",
            (MONUMENTS, tuple(UPGRADE_CODES)),
        ),
        Field(
            "open_expeditions",
            (SIX, EXPEDITIONS),
            1,
            "by monument, the card on its space",
            (MONUMENTS, tuple(EXPEDITION_CODES)),
        ),
        Field(
            "deposits",
            (SIX, SIX),
            15,
            "by monument and colour, crystals on its space",
            (MONUMENTS, COLOURS),
        ),
        Field("gold", (SEATS, 2), LARGEST, "by seat: units of 256, and the rest", (WHOSE, LARGE)),
        Field("esteem", (SEATS, 2), LARGEST, "by seat: units of 256, and the rest", (WHOSE, LARGE)),
        Field("steam", (SEATS,), 10, "by seat", (WHOSE,)),
        Field("portal", (SEATS,), 98, "by seat, how far its dial is", (WHOSE,)),
        Field(
            "crystals",
            (SEATS, SIX),
            9,
            "by seat and generator, crystals of its colour",
            (WHOSE, COLOURS),
        ),
        Field(
            "time_crystals",
            (SEATS, SIX),
            9,
            "by seat and generator, T.I.M.E. crystals",
            (WHOSE, COLOURS),
        ),
        Field("airships", (SEATS,), 3, "by seat, those at home", (WHOSE,)),
        Field(
            "height", (SEATS, SIX), 1, "by seat, at which height its last airship is", (WHOSE, ())
        ),
        Field("resting", (SEATS,), 1, "by seat: it has passed in this round", (WHOSE,)),
        Field(
            "upgrades", (SEATS, UPGRADES), 1, "by seat, its cards", (WHOSE, tuple(UPGRADE_CODES))
        ),
        Field(
            "missions", (SEATS, MISSIONS), 1, "by seat, its cards", (WHOSE, tuple(MISSION_CODES))
        ),
        Field(
            "expeditions",
            (SEATS, EXPEDITIONS),
            EXPEDITIONS,
            "by seat, its cards: 1 for the first that it took, 2 for the second",
            (WHOSE, tuple(EXPEDITION_CODES)),
        ),
        Field("bank", (2,), LARGEST, "gold: units of 256, and the rest", (LARGE,)),
        Field("mine", (1,), 30, "T.I.M.E. crystals"),
        Field("bag", (SIX,), 15, "by colour, crystals", (COLOURS,)),
        Field("effort_deck", (EFFORTS,), 1, "cards in it", (tuple(EFFORT_CODES),)),
        Field("mission_deck", (MISSIONS,), 1, "cards in it", (tuple(MISSION_CODES),)),
        Field("encounter_deck", (ENCOUNTERS,), 1, "cards in it", (tuple(ENCOUNTER_CODES),)),
        Field("encounter_discard", (ENCOUNTERS,), 1, "cards in it", (tuple(ENCOUNTER_CODES),)),
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
    for letter in range(i64(SIX)):
        sheet.one_of(s.box.effort[s.effort * SIX + letter] if s.effort >= 0 else i64(-1), SIX)


def _write_stream(s: State, seat: i64, sheet: Sheet) -> None:
    for height in range(i64(SIX)):
        sheet.one_of(s.cells[state.STREAM + height], SIX)
    _write_spaces(s, seat, sheet)
    _write_open(s, MISSION, MISSIONS, sheet)
    _write_open(s, UPGRADE, UPGRADES, sheet)
    _write_open(s, EXPEDITION, EXPEDITIONS, sheet)
    sheet.numbers(s.cells, state.DEPOSIT, SPACES)


def _write_spaces(s: State, seat: i64, sheet: Sheet) -> None:
    """Which there are, and whose airships are there."""
    cells, first = sheet.cells, sheet.at
    table, from_players, players = s.cells, s.box.from_players, s.players
    for space in range(i64(SPACES)):
        if from_players[space] <= players:  # ST-2.2
            cells[first + space] = 1
        whose = table[state.BY + space]
        if whose >= 0:
            cells[first + SPACES + SEATS * space + from_me(s, seat, whose)] = 1
    sheet.at = first + SPACES + SPACES * SEATS


def _write_open(s: State, kind: i64, cards: i64, sheet: Sheet) -> None:
    """By monument, the card on its space of that kind."""
    cells, first = sheet.cells, sheet.at
    for monument in range(i64(SIX)):
        card = s.cells[state.CARD + space_at(monument, kind)]
        if card >= 0:
            cells[first + cards * monument + card] = 1
    sheet.at = first + cards * SIX


def _write_boards(s: State, seat: i64, sheet: Sheet) -> None:
    missing = SEATS - s.players
    _write_large(s, seat, state.GOLD, sheet)
    _write_large(s, seat, state.ESTEEM, sheet)
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


def _write_large(s: State, seat: i64, cell: i64, sheet: Sheet) -> None:
    """One number of each seat, in two cells."""
    for k in range(s.players):
        sheet.large(of(s, (seat + k) % s.players, cell))
    sheet.skip((SEATS - s.players) * 2)


def _write_each(s: State, seat: i64, cell: i64, n: i64, sheet: Sheet) -> None:
    """So many neighbouring numbers of each seat."""
    for k in range(s.players):
        sheet.numbers(s.cells, (seat + k) % s.players * state.SEAT + cell, n)
    sheet.skip((SEATS - s.players) * n)


def _write_sets(s: State, seat: i64, cell: i64, n: i64, sheet: Sheet) -> None:
    """A set of cards of each seat, out of n."""
    for k in range(s.players):
        sheet.members(of(s, (seat + k) % s.players, cell), n)
    sheet.skip((SEATS - s.players) * n)


def _write_expeditions(s: State, whose: i64, sheet: Sheet) -> None:
    """ST-5.12: the last one counts, so their order is told."""
    cells, first, taken = sheet.cells, sheet.at, s.expeditions
    place: i64 = 0
    for k in range(i64(len(taken))):
        if taker(taken[k]) == whose:
            place += 1
            cells[first + taken_card(taken[k])] = u8(place)
    sheet.at = first + EXPEDITIONS


def _write_supplies(s: State, sheet: Sheet) -> None:
    sheet.large(s.cells[state.BANK])
    sheet.number(s.cells[state.MINE])
    sheet.numbers(s.cells, state.BAG, SIX)
    sheet.members(s.cells[state.EFFORT_DECK], EFFORTS)
    sheet.members(s.cells[state.MISSION_DECK], MISSIONS)
    sheet.members(s.cells[state.ENCOUNTER_DECK], ENCOUNTERS)
    sheet.members(s.cells[state.DISCARD], ENCOUNTERS)
