"""A table from its JSON (ST-9.5): laid out, counted, compared with how it is written."""

from collections import Counter
from typing import Any

from librt.vecs import append, vec
from msgspec import UNSET
from mypy_extensions import i64

from spieluhr.games.steam_time.components import (
    CODES_OF_KIND,
    COLOURS,
    CRYSTALS,
    EFFORT_CODES,
    ENCOUNTER_CODES,
    EXPEDITION,
    EXPEDITION_CODES,
    KINDS,
    MISSION_CODES,
    MONUMENTS,
    SIX,
    UPGRADE,
    UPGRADE_CODES,
    Box,
    space_at,
)
from spieluhr.games.steam_time.knowledge.schema import Position, Row, Seat
from spieluhr.games.steam_time.notation.checks import check_progress
from spieluhr.games.steam_time.notation.position import position
from spieluhr.games.steam_time.notation.stack import lay_stack
from spieluhr.games.steam_time.rules import state
from spieluhr.games.steam_time.rules.play import Play
from spieluhr.games.steam_time.rules.setup import empty_board, open_round_decks
from spieluhr.games.steam_time.rules.spaces import exists
from spieluhr.games.steam_time.rules.state import PHASES, State, expedition
from spieluhr.kit.notation import (
    card_number,
    card_set,
    check_entries,
    check_form,
    converted,
    refuse,
)

MOST_ESTEEM = 9_999  # of a table to begin with
UNORDERED = ("upgrades", "missions", "effort", "encounters", "encounter_discard", "cards")


def read(written: object, rules: Play) -> State:
    """The table that was written; Malformed, with the reason, if it cannot be one."""
    given = converted(written, Position)
    _check_seats(given)
    s = _laid_out(given, rules.box)
    _check_things(given, s)
    _check_cards(given)
    _check_rounds(given, rules.box)
    check_progress(given, s)
    rules.advance(s, None)
    check_form(_sorted(position(rules, s)), _sorted(written))  # ST-9.7
    return s


def _check_seats(given: Position) -> None:
    players = given.players
    check_entries(given, ("seats",), players)
    named = [given.turn, given.start, given.card, *given.extra_actions]
    named += [space.by for row in given.stream for space in row.spaces.values()]
    named += [entry.seat for entry in given.todo if isinstance(entry.seat, int)]
    if any(seat is not None and seat >= players for seat in named):
        refuse("there is no such seat")
    if set(given.bag) != set(COLOURS):
        refuse("“bag” names all six colours")


def _laid_out(given: Position, box: Box) -> State:
    s = empty_board(box, given.players)
    s.round, s.phase = given.round, PHASES.index(given.phase)
    s.turn, s.start, s.start_moved = given.turn, given.start, given.start_moved
    s.card = -1 if given.card is None else given.card
    s.passes = given.passes
    s.effort = -1 if given.effort is None else card_number(given.effort, EFFORT_CODES)
    s.extra_actions = vec[i64](list(given.extra_actions))
    for height, row in enumerate(given.stream):
        _lay_row(s, height, row)
    for seat, board in enumerate(given.seats):
        _lay_seat(s, seat, board)
    s.cells[state.BANK], s.cells[state.MINE] = given.bank, given.mine
    for colour, number in given.bag.items():
        s.cells[state.BAG + COLOURS.index(colour)] = number
    s.cells[state.EFFORT_DECK] = card_set(given.decks.effort, EFFORT_CODES)
    s.cells[state.MISSION_DECK] = card_set(given.decks.missions, MISSION_CODES)
    s.cells[state.ENCOUNTER_DECK] = card_set(given.decks.encounters, ENCOUNTER_CODES)
    s.cells[state.DISCARD] = card_set(given.decks.encounter_discard, ENCOUNTER_CODES)
    _open_rest_of_round(s)
    lay_stack(s, given.todo)
    return s


def _lay_row(s: State, height: int, row: Row) -> None:
    monument = MONUMENTS.index(row.monument)
    if s.cells[state.HEIGHTS + monument]:
        refuse(f"“{row.monument}” is there twice")
    s.cells[state.STREAM + height] = monument
    s.cells[state.HEIGHTS + monument] = height + 1
    there = {KINDS[k] for k in range(6) if exists(s, space_at(monument, k))}
    if set(row.spaces) != there:
        refuse(f"“{row.monument}” has the spaces {', '.join(k for k in KINDS if k in there)}")
    for name, space in row.spaces.items():
        kind = KINDS.index(name)
        place = space_at(monument, kind)
        s.cells[state.BY + place] = -1 if space.by is None else space.by
        if (kind in CODES_OF_KIND) != (space.card is not UNSET):
            refuse(f"“{row.monument} {name}” does not go with these keys")
        if (kind == CRYSTALS) != (space.crystals is not UNSET):
            refuse(f"“{row.monument} {name}” does not go with these keys")
        if isinstance(space.card, str):
            s.cells[state.CARD + place] = card_number(space.card, CODES_OF_KIND[kind])
        if isinstance(space.crystals, dict):
            for colour, number in space.crystals.items():
                s.cells[state.DEPOSIT + space_at(monument, COLOURS.index(colour))] = number
            if sum(space.crystals.values()) > s.box.amount[place]:
                refuse(f"so many crystals do not lie on “{row.monument}”")


def _lay_seat(s: State, seat: int, board: Seat) -> None:
    first = seat * state.SEAT
    s.cells[first + state.GOLD], s.cells[first + state.STEAM] = board.gold, board.steam
    s.cells[first + state.PORTAL], s.cells[first + state.ESTEEM] = board.portal, board.esteem
    s.cells[first + state.AIRSHIPS] = board.airships
    s.cells[first + state.HEIGHT] = board.height or 0
    s.cells[first + state.RESTING] = int(board.resting)
    if board.esteem > MOST_ESTEEM:
        refuse(f"nobody has more than {MOST_ESTEEM} esteem")
    if board.steam > s.box.steam_max or board.portal >= s.box.dial:
        refuse("steam or portal of a seat is beyond its dial")
    if set(board.generators) != set(COLOURS):
        refuse("a seat has six generators")
    for colour, crystals in board.generators.items():
        k = COLOURS.index(colour)
        held = [str(crystal) for crystal in crystals]
        own, times = held.count(colour), held.count("time")
        if held != [colour] * own + ["time"] * times or len(held) > s.box.slots[k]:
            refuse(f"the generator “{colour}” cannot hold that")
        s.cells[first + state.COLOURED + k], s.cells[first + state.TIMES + k] = own, times
    s.cells[first + state.UPGRADES] = card_set(board.upgrades, UPGRADE_CODES)
    s.cells[first + state.MISSIONS] = card_set(board.missions, MISSION_CODES)
    for code in board.expeditions:
        card = card_number(code, EXPEDITION_CODES)
        s.expeditions = append(s.expeditions, expedition(seat, card))


def _open_rest_of_round(s: State) -> None:
    """While the board is filled: the cards of the round that do not lie there yet."""
    open_round_decks(s)
    for monument in range(6):
        for kind, deck in ((UPGRADE, state.ROUND_UPGRADES), (EXPEDITION, state.ROUND_EXPEDITIONS)):
            card = s.cells[state.CARD + space_at(monument, kind)]
            if card >= 0:
                s.cells[deck] &= ~(1 << card)
    if s.phase != state.SUPPLY:
        s.cells[state.ROUND_UPGRADES] = s.cells[state.ROUND_EXPEDITIONS] = 0


def _check_things(given: Position, s: State) -> None:
    """Nothing is ever created or lost: crystals by colour, gold, T.I.M.E. crystals."""
    gold = given.bank + sum(board.gold for board in given.seats)
    if gold != s.box.gold_total:
        refuse(f"there is {gold} gold, not {s.box.gold_total}")
    held = Counter(
        str(crystal)
        for board in given.seats
        for generator in board.generators.values()
        for crystal in generator
    )
    if given.mine + held["time"] != s.box.time_crystals:
        refuse("the T.I.M.E. crystals do not add up")
    for k, colour in enumerate(COLOURS):
        lying = sum(s.cells[state.DEPOSIT + space_at(monument, k)] for monument in range(SIX))
        if s.cells[state.BAG + k] + held[colour] + lying != s.box.crystals:
            refuse(f"the {colour} crystals do not add up")


def _check_cards(given: Position) -> None:
    """Every card lies in one place at most; all encounters are somewhere."""
    lying = [
        space.card
        for row in given.stream
        for space in row.spaces.values()
        if isinstance(space.card, str)
    ]
    for board in given.seats:
        lying += [*board.upgrades, *board.expeditions, *board.missions]
    lying += given.decks.missions
    lying += [str(entry.card) for entry in given.todo if entry.do == "receive"]
    encounters = [*given.decks.encounters, *given.decks.encounter_discard]
    for entry in given.todo:
        if entry.do in ("reveal", "choose") and isinstance(entry.cards, list):
            encounters += entry.cards
        if entry.do in ("half", "purple") and entry.card not in given.decks.encounter_discard:
            refuse("a chosen encounter lies in the discard")
    for code, number in Counter([*lying, *encounters]).items():
        if number > 1:
            refuse(f"“{code}” is there twice")
    if len(encounters) != len(ENCOUNTER_CODES):
        refuse("all encounters are in the deck, the discard or revealed")


def _check_rounds(given: Position, box: Box) -> None:
    """A card of a later round has not come yet."""
    for board in given.seats:
        for code in [*board.upgrades, *board.expeditions]:
            rounds = box.upgrade_rounds if code[0] == "U" else box.expedition_rounds
            last = given.round - (1 if given.phase == "supply" else 0)
            if rounds[int(code[1:]) - 1] > last:
                refuse(f"“{code}” has not come yet")


def _sorted(part: Any, key: str = "") -> Any:
    """The same with all lists that have no order in one."""
    if isinstance(part, dict):
        return {name: _sorted(value, name) for name, value in part.items()}
    if isinstance(part, list):
        entries = [_sorted(entry) for entry in part]
        return sorted(entries, key=str) if key in UNORDERED else entries
    return part
