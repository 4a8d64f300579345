"""A table from its JSON (DK-7.7, DK-7.8): laid out, counted, compared with how it is written."""

from collections import Counter
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.errors import Malformed
from spieluhr.games.dragonkeepers.components import (
    BACKS,
    CODES,
    COLOURS,
    FRONT,
    JOKER,
    NO_KIND,
    NUMBERS,
    PRINTED_BACKS,
    RIGHT,
    SIDE_OF,
    SIDES,
    Box,
    is_start,
)
from spieluhr.games.dragonkeepers.knowledge.schema import Pile, Position
from spieluhr.games.dragonkeepers.notation.checks import check_progress
from spieluhr.games.dragonkeepers.notation.position import position
from spieluhr.games.dragonkeepers.rules.book import set_bottom, set_top, unknown_front
from spieluhr.games.dragonkeepers.rules.chests import CHEST_WORDS
from spieluhr.games.dragonkeepers.rules.setup import empty_table
from spieluhr.games.dragonkeepers.rules.state import (
    COATS,
    COATS_TAKEN,
    CRYSTALS,
    DEALT,
    DISPLAY,
    DUE_WORDS,
    EGGS,
    PHASES,
    PIECES,
    POOL,
    SETTLED,
    STARTS,
    SUPPLY_BACKLIGHT,
    SUPPLY_CRYSTALS,
    SUPPLY_EGGS,
    SUPPLY_PEARLS,
    UNDEALT,
    State,
    add_to_hand,
    laid_card,
    owned,
    set_row_colours,
)
from spieluhr.kit.notation import card_number, check_entries, check_form, converted, refuse

CHEST_OF = {words: move for move, words in CHEST_WORDS.items()}
BY_SEAT = ("hands", "rows", "taken_pieces", "pearls", "taken_coats", "eggs", "crystals")


def read(written: Any, box: Box) -> State:
    """The table that was written; Malformed, with the reason, if it cannot be one."""
    given = converted(written, Position)
    if given.data != box.digest:
        raise Malformed("data", data=given.data[:40], game="dragonkeepers")
    _check_seats(given)
    s = _laid_out(given, box)
    _check_cards(given, s)
    _check_things(given, s)
    check_progress(s)
    check_form(position(s), written)  # DK-7.7
    return s


def _check_seats(given: Position) -> None:
    players = given.options.players
    check_entries(given, BY_SEAT, players)
    if given.active >= players or (isinstance(given.actor, int) and given.actor >= players):
        refuse("there is no such seat")


def kind_of(code: str) -> int:
    """Refuses in words what is no card."""
    return card_number(code, CODES)


def _laid_out(given: Position, box: Box) -> State:
    s = empty_table(box, given.options.players, [str(name) for name in given.options.chests])
    s.turn, s.active, s.taken, s.last = given.turn, given.active, given.taken, given.last
    s.phase = PHASES.index(given.phase)
    s.seat = given.actor if isinstance(given.actor, int) else given.active
    s.changed = sum(1 << SIDES.index(side) for side in set(given.changed))
    s.chest = -1 if given.chest is None else _chest(given.chest)
    s.returning = -1 if given.returning is None else COLOURS.index(given.returning)
    s.laying = vec[i64]([kind_of(code) for code in given.laying])
    s.pending = vec[i64]([_due(word) for word in given.pending])
    for kind in range(JOKER):
        s.cells[POOL + kind] = 0
    for side, pile in enumerate((given.book.left, given.book.right)):
        _lay_pile(s, side, pile)
    for side, code in enumerate((given.display.left, given.display.right)):
        s.cells[DISPLAY + side] = NO_KIND if code is None else kind_of(code)
    for seat in range(given.options.players):
        _lay_seat(given, s, seat)
    _lay_starts(given, s)
    _lay_supply(given, s)
    return s


def _chest(words: str) -> int:
    if words not in CHEST_OF:
        refuse(f"there is no power “{words}”")
    return CHEST_OF[words]


def _due(word: str) -> int:
    if word not in DUE_WORDS:
        refuse(f"“{word}” is never due")
    return DUE_WORDS.index(word)


def _lay_pile(s: State, side: int, pile: Pile) -> None:
    top = [_entry(code, side) for code in reversed(pile.top)]
    if any(entry < 0 for entry in top[1:]):
        refuse("only the page on the unknown rest has an unknown front")
    set_top(s, side, vec[i64](top))
    set_bottom(s, side, vec[i64]([kind_of(code) for code in pile.bottom]))
    for code, number in pile.pool.items():
        kind = kind_of(code)
        if kind == JOKER or is_start(kind) or SIDE_OF[kind] != side:
            refuse(f"“{code}” is not in that pool")
        s.cells[POOL + kind] = number


def _entry(code: str, side: int) -> int:
    if code.startswith("?") and len(code) == 2 and code[1] in BACKS[:PRINTED_BACKS]:
        back = BACKS.index(code[1])
        if (back >= NUMBERS) != (side == RIGHT):
            refuse(f"“{code}” belongs to the other side")
        return unknown_front(back)
    kind = kind_of(code)
    if SIDE_OF[kind] != side:
        refuse(f"“{code}” belongs to the other side")
    return kind


def _lay_seat(given: Position, s: State, seat: int) -> None:
    for code in given.hands[seat]:
        add_to_hand(s, seat, kind_of(code), 1)
    colours = [COLOURS.index(stack.colour) for stack in given.rows[seat]]
    if len(set(colours)) != len(colours):
        refuse("a row has one stack of each colour")
    set_row_colours(s, seat, colours)
    for colour, stack in zip(colours, given.rows[seat], strict=True):
        kinds = [kind_of(code) for code in stack.cards]
        if not kinds or any(kind != JOKER and FRONT[kind] != colour for kind in kinds):
            refuse("a stack holds dragons of its colour and backlight dragons")
        for kind in kinds:
            s.rows = append(s.rows, laid_card(seat, colour, kind))
    for value in given.taken_pieces[seat]:
        if value not in s.box.values:
            refuse(f"there is no piece {value}")
        s.taken_pieces = append(s.taken_pieces, owned(seat, value))
    for pearl in given.pearls[seat]:
        thing = SETTLED + pearl if isinstance(pearl, int) else 0 if pearl == "red" else 1
        s.pearls = append(s.pearls, owned(seat, thing))
    s.cells[COATS + seat] = given.taken_coats[seat] or 0
    s.cells[EGGS + seat] = given.eggs[seat]
    s.cells[CRYSTALS + seat] = given.crystals[seat]


def _lay_starts(given: Position, s: State) -> None:
    for k, kind in enumerate(s.box.starts):
        s.cells[STARTS + k] = DEALT
        for code in given.start_pool:
            if kind_of(code) == kind:
                s.cells[STARTS + k] = UNDEALT
    for code, seat in given.unseen.items():
        if kind_of(code) not in s.box.starts or seat >= s.players:
            refuse(f"“{code}” is no start card that a seat knows")
        s.cells[STARTS + s.box.starts.index(kind_of(code))] = seat


def _lay_supply(given: Position, s: State) -> None:
    for k, value in enumerate(s.box.values):
        s.cells[PIECES + k] = given.pieces.count(value)
    s.cells[COATS_TAKEN] = sum(coat is not None for coat in given.taken_coats)
    s.cells[SUPPLY_EGGS] = given.supply.eggs
    s.cells[SUPPLY_CRYSTALS] = given.supply.crystals
    s.cells[SUPPLY_BACKLIGHT] = given.supply.backlight
    s.cells[SUPPLY_PEARLS] = given.supply.red
    s.cells[SUPPLY_PEARLS + 1] = given.supply.blue


def _check_cards(given: Position, s: State) -> None:
    """Every card of the box exactly as often as it is there."""
    lying = Counter(given.laying)
    for hand in given.hands:
        lying.update(hand)
    for row in given.rows:
        for stack in row:
            lying.update(stack.cards)
    for pile in (given.book.left, given.book.right):
        lying.update(code for code in pile.top if not code.startswith("?"))
        lying.update(pile.bottom)
        lying.update(pile.pool)
    lying.update(code for code in (given.display.left, given.display.right) if code is not None)
    lying.update(given.start_pool)
    lying["j6"] += given.supply.backlight
    for kind, code in enumerate(CODES):
        there = _in_box(s.box, kind)
        if lying[code] != there:
            refuse(f"“{code}” is there {lying[code]} times, not {there}")
    for code, seat in given.unseen.items():
        on_book = code in given.book.left.top or code in given.book.right.top
        if not on_book and code not in given.hands[seat]:
            refuse(f"“{code}” is known to all where it lies")


def _in_box(box: Box, kind: int) -> int:
    if kind == JOKER:
        return box.backlights
    return int(kind in box.starts) if is_start(kind) else int(box.pool[kind])


def _check_things(given: Position, s: State) -> None:
    """Pieces, coats, eggs, crystals and pearls: nothing more and nothing less."""
    box = s.box
    if sum(given.eggs) + given.supply.eggs != box.eggs:
        refuse("the eggs do not add up")
    if sum(given.crystals) + given.supply.crystals != box.crystals:
        refuse("the crystals do not add up")
    out = Counter(value for taken in given.taken_pieces for value in taken)
    out.update(given.pieces)
    missing = [
        number - out[value] for value, number in zip(box.values, box.piece_counts, strict=True)
    ]
    due = list(given.pending).count("remove")
    if min(missing) < 0 or sum(missing) + due != box.removed[s.players]:
        refuse("the amulet pieces do not add up")
    coats = [coat for coat in given.taken_coats if coat is not None]
    if sorted([*coats, *given.coats], reverse=True) != box.coats[s.players]:
        refuse("the coats of arms do not add up")
