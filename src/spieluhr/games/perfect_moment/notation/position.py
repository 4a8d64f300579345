"""Positions as JSON, exactly as in PM-9.4."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from spieluhr.core.bits import elements
from spieluhr.core.rules import actor_word
from spieluhr.games.perfect_moment.components import (
    ARMOR,
    CHOCOLATES,
    CODES,
    GUN,
    ITEMS,
    KEYS,
    NO_CARD,
    NO_ITEM,
    RING,
    TICKETS,
)
from spieluhr.games.perfect_moment.knowledge.schema import Frame, Laid, LaidEnd, Marked, Position
from spieluhr.games.perfect_moment.knowledge.view import (
    codes,
    display,
    eras,
    lying,
    paradox,
    reason,
    scored,
)
from spieluhr.games.perfect_moment.options import Options
from spieluhr.games.perfect_moment.rules.moves import PICKS
from spieluhr.games.perfect_moment.rules.places import (
    apart_entries,
    deck_entry,
    entry_card,
    entry_marks,
    entry_of,
    laid_cell,
    lifted_entries,
    seat_mark,
)
from spieluhr.games.perfect_moment.rules.play import PLAY
from spieluhr.games.perfect_moment.rules.state import (
    ECHO,
    FRAGMENTS,
    FRAMES,
    HANDS,
    LAID_CARD,
    LAID_END,
    LAID_GIVEN,
    LAID_OWN,
    NOTHING,
    PROCEDURES,
    SEATS,
    SETUP,
    SHOWN,
    STEPS,
    TOP_END,
    UNFIXED,
    State,
    frame_procedure,
    frame_step,
    frame_user,
)


def position(s: State) -> dict[str, Any]:
    """The full truth."""
    written = Position(
        game="perfect_moment",
        options=Options(eras=eras(s), solo=s.solo),
        turn=s.turn,
        player=s.player,
        actor=actor_word(PLAY.actor(s)),
        last=s.last,
        uses=s.uses,
        deck=[_deck_card(s, place) for place in range(s.size)],
        pool=codes(s.pool),
        paradox=paradox(s),
        displays=[display(s, seat) for seat in range(SEATS)],
        hands=[_hand(s, seat) for seat in range(SEATS)],
        fragments=[codes(s.cells[FRAGMENTS + seat]) for seat in range(SEATS)],
        scored=[scored(s, seat) for seat in range(SEATS)],
        removed=codes(s.removed),
        pending=[_frame(s, k) for k in range(s.depth)],
        reason=reason(s),
    )
    fields: dict[str, Any] = msgspec.to_builtins(written)
    return fields


def _marked(entry: int) -> Marked:
    return Marked(CODES[entry_card(entry)], elements(entry_marks(entry)))


def _deck_card(s: State, place: int) -> Marked | None:
    entry = deck_entry(s, place)
    return None if entry == UNFIXED else _marked(entry)


def _hand(s: State, seat: int) -> list[Marked]:
    hand = []
    for card in elements(s.cells[HANDS + seat]):
        is_shown = s.cells[SHOWN + seat] >> card & 1
        marks = seat_mark(s, seat) | (seat_mark(s, 1 - seat) if is_shown else 0)
        hand.append(_marked(entry_of(card, marks)))
    return hand


def _frame(s: State, k: int) -> Frame:
    """PM-9.4: the keys beyond do, seat and step only while they are needed."""
    packed = s.cells[FRAMES + k]
    procedure = frame_procedure(packed)
    frame = Frame(PROCEDURES[procedure], frame_user(packed), STEPS[frame_step(packed)])
    if procedure == SETUP:
        frame.laid = _laid(s)
    if procedure == ARMOR and s.armor_item != NO_ITEM:
        frame.item = ITEMS[s.armor_item]
    if k == s.depth - 1:
        _write_held(s, procedure, frame)
    return frame


def _laid(s: State) -> list[Laid] | UnsetType:
    seats = [_laid_by(s, seat) for seat in range(SEATS)]
    return UNSET if seats == [Laid(), Laid()] else seats


def _laid_by(s: State, seat: int) -> Laid:
    own, given = s.cells[laid_cell(seat, LAID_OWN)], s.cells[laid_cell(seat, LAID_GIVEN)]
    card, end = s.cells[laid_cell(seat, LAID_CARD)], s.cells[laid_cell(seat, LAID_END)]
    return Laid(
        UNSET if own == NOTHING else lying(own),
        UNSET if given == NOTHING else lying(given),
        UNSET if card == NOTHING else LaidEnd(CODES[card], "top" if end == TOP_END else "bottom"),
    )


def _write_held(s: State, procedure: int, frame: Frame) -> None:
    """Cards in the hands of the procedure itself."""
    drawn, lifted = sorted(apart_entries(s)), lifted_entries(s)
    if procedure in (CHOCOLATES, KEYS) and drawn:
        frame.drawn = [_marked(entry) for entry in drawn]
    if procedure in (GUN, TICKETS) and lifted:
        frame.cards = [_marked(entry) for entry in lifted]
        frame.topped = True if s.topped else UNSET
    if procedure == RING and s.ring_pick != NOTHING:
        frame.picks = [PICKS[s.ring_pick]]  # type: ignore[list-item]
    if procedure == ECHO and s.echo_plan != NO_CARD:
        frame.plan = CODES[s.echo_plan]
    if s.unfaced != NO_CARD:
        frame.card = CODES[s.unfaced]
        frame.at = s.ring_place if procedure == RING else UNSET
