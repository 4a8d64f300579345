"""A table from its JSON: shape first, then what the rules rely on (`checks`).

A position does not say who has seen what. Read from JSON, a card in a hand is known to its owner
alone, unless the phase itself has laid the hand open.
"""

from typing import Any

from msgspec import UNSET

from spieluhr.core.rules import actor_word
from spieluhr.games.antinomy.components import CODES, COLOURS, HAND, LEVELS, NO_CARD, NO_COLOUR
from spieluhr.games.antinomy.knowledge.schema import Position
from spieluhr.games.antinomy.notation.checks import check, hand_size
from spieluhr.games.antinomy.rules import setup
from spieluhr.games.antinomy.rules.moves import SPANS
from spieluhr.games.antinomy.rules.play import PLAY
from spieluhr.games.antinomy.rules.state import (
    CRYSTALS,
    DRAW,
    DROP,
    NO_SWAP,
    NOWHERE,
    ORDER,
    PHASES,
    PLACE,
    REMOVE,
    REVEAL,
    SWAP,
    WANDS,
    State,
    hand_set,
    row_set,
    set_hand,
)
from spieluhr.kit.notation import card_number, card_set, check_entries, converted, refuse

SOLO_KEYS = ("pile", "drawn", "stones", "shrine", "removed")


def read(written: object) -> State:
    """The table that was written; Malformed, with the reason, if it cannot be one."""
    given = converted(written, Position)
    _check_keys(given, written)
    s = _laid_out(given)
    check(given, s)
    actor = actor_word(PLAY.actor(s))
    if actor != given.actor:
        refuse(f"in this phase and turn the actor is {actor}, not {given.actor}")
    s.seen = _seen(s)
    return s


def _check_keys(given: Position, written: Any) -> None:
    solo_game = given.options.solo is not None
    if set(written["options"]) != {"solo", "shrine"}:
        refuse("“options” has the keys solo and shrine")
    for key in SOLO_KEYS:
        if (getattr(given, key) is UNSET) == solo_game:
            refuse(f"“{key}” stands in a solo position, and only there")
    seats = 1 if solo_game else 2
    check_entries(given, ("hands", "wands", "crystals"), seats)


def _laid_out(given: Position) -> State:
    """The cells filled as written, not checked yet."""
    level = 0 if given.options.solo is None else 1 + LEVELS.index(given.options.solo)
    s = setup.new(level, given.options.shrine)
    s.phase = PHASES.index(given.phase)
    s.turn = given.turn
    for place, code in enumerate(given.timeline):
        s.cells[place] = _card(code)
    for seat, codes in enumerate(given.hands):
        if len(codes) > HAND:
            refuse(f"a hand holds at most {HAND} cards")
        set_hand(s, seat, [_card(code) for code in codes])
    for seat, wand in enumerate(given.wands):
        s.cells[WANDS + seat] = NOWHERE if wand is None else wand
        s.cells[CRYSTALS + seat] = given.crystals[seat]
    s.codex = _card(given.codex.card)
    s.colour = NO_COLOUR if given.codex.colour is None else COLOURS.index(given.codex.colour)
    s.swap = NO_SWAP if given.swap is None else _span(given.swap)
    s.seat = _mover(s)
    _lay_revealed(given, s)
    if level:
        _lay_solo(given, s)
    return s


def _card(code: str | None) -> int:
    return NO_CARD if code is None else card_number(code, CODES)


def _span(places: str) -> int:
    if places not in SPANS:
        refuse(f"“swap” is null or one of {', '.join(SPANS)}")
    return SPANS.index(places)


def _mover(s: State) -> int:
    if s.level:
        return 0
    if s.phase == PLACE:
        return 0 if s.cells[WANDS] == NOWHERE else 1
    return (s.turn - 1) % 2 if s.turn > 0 else 0


def _lay_revealed(given: Position, s: State) -> None:
    if len(given.revealed) > 1:
        refuse("“revealed” holds one card at most")
    for code in given.revealed:
        s.revealed = _card(code)


def _lay_solo(given: Position, s: State) -> None:
    assert given.pile is not UNSET and given.drawn is not UNSET and given.stones is not UNSET
    assert given.shrine is not UNSET and given.removed is not UNSET
    s.pile = card_set(given.pile, CODES)
    s.drawn = _card(given.drawn)
    s.stones = given.stones
    s.shrine = card_set(given.shrine, CODES)
    s.removed = card_set(given.removed, CODES)


def _seen(s: State) -> int:
    """What lies open, and the hands that this phase has laid open."""
    members = row_set(s) | s.shrine | s.removed
    if s.drawn != NO_CARD:
        members |= 1 << s.drawn
    inside_paradox = s.phase in (REMOVE, SWAP, ORDER) or (
        s.phase in (DROP, DRAW) and hand_size(s, 0) < HAND
    )
    if inside_paradox or s.phase == REVEAL:
        members |= hand_set(s, s.seat)
    if s.phase == REVEAL:
        members |= hand_set(s, 1 - s.seat)
    return members
