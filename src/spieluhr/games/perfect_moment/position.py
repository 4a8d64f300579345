"""Positions as JSON, exactly as in PM-9.4."""

from typing import Any

from spieluhr.core.bits import elements
from spieluhr.core.rules import CHANCE
from spieluhr.games.perfect_moment.components import (
    ARMOR,
    CHOCOLATES,
    CODES,
    ERAS,
    FACE,
    GUN,
    ITEMS,
    KEYS,
    NO_CARD,
    RING,
    TICKETS,
)
from spieluhr.games.perfect_moment.moves import PICKS
from spieluhr.games.perfect_moment.rules import verbs
from spieluhr.games.perfect_moment.state import (
    APART,
    DISPLAYS,
    DOINGS,
    ECHO,
    FRAGMENTS,
    HANDS,
    LAID,
    LIFTED,
    NOTHING,
    REASONS,
    SETUP,
    SHOWN,
    STACK_CELLS,
    STEPS,
    THREES,
    TOP_END,
    TWOS,
    UNFIXED,
    State,
    deck_index,
    seat_mark,
    shown_cards,
)

Json = dict[str, Any]


def position(s: State) -> Json:
    """The full truth."""
    actor = verbs.actor(s)
    return {
        "game": "perfect_moment",
        "options": {"eras": eras(s), "solo": s.solo},
        "turn": s.turn,
        "player": s.player,
        "actor": actor if actor >= 0 else "chance" if actor == CHANCE else "over",
        "last": s.last,
        "uses": s.uses,
        "deck": [_deck_entry(s, place) for place in range(s.size)],
        "pool": codes(s.pool),
        "paradox": _paradox(s),
        "displays": [display(s, seat) for seat in range(2)],
        "hands": [_hand(s, seat) for seat in range(2)],
        "fragments": [codes(s.cells[FRAGMENTS + seat]) for seat in range(2)],
        "scored": [scored(s, seat) for seat in range(2)],
        "removed": codes(s.removed),
        "pending": [_frame(s, k) for k in range(s.depth)],
        "reason": REASONS[s.reason] or None,
    }


def eras(s: State) -> list[str]:
    return [era for k, era in enumerate(ERAS) if s.all_cards >> (6 * k) & 1]


def codes(members: int) -> list[str]:
    return [CODES[card] for card in elements(members)]


def marked(entry: int) -> Json:
    return {"card": CODES[entry >> 2], "to": elements(entry & 3)}


def _deck_entry(s: State, place: int) -> Json | None:
    entry = s.cells[deck_index(s, place)]
    return None if entry == UNFIXED else marked(entry)


def _paradox(s: State) -> Json | None:
    if s.paradox == NO_CARD:
        return None
    card = {"card": CODES[s.paradox >> 1]}
    return card | {"deck": ITEMS[FACE[s.paradox]]} if s.paradox_faced else card


def lying(side: int) -> Json:
    return {"card": CODES[side >> 1], "faces": [ITEMS[FACE[side]], ITEMS[FACE[side ^ 1]]]}


def display(s: State, seat: int) -> list[Json]:
    first = DISPLAYS + 3 * seat
    return [lying(s.cells[first + k]) for k in range(shown_cards(s, seat))]


def _hand(s: State, seat: int) -> list[Json]:
    found = []
    for card in elements(s.cells[HANDS + seat]):
        shown = s.cells[SHOWN + seat] >> card & 1
        marks = seat_mark(s, seat) | (seat_mark(s, 1 - seat) if shown else 0)
        found.append(marked(card * 4 + marks))
    return found


def scored(s: State, seat: int) -> list[Json]:
    twos, threes = s.cells[TWOS + seat], s.cells[THREES + seat]
    return [
        {"card": CODES[card], "points": 2 if twos >> card & 1 else 3}
        for card in elements(twos | threes)
    ]


def _frame(s: State, k: int) -> Json:
    """PM-9.4: the keys beyond do, seat and step only while they are needed."""
    frame = s.cells[STACK_CELLS + k]
    what = frame >> 7
    found: Json = {"do": DOINGS[what], "seat": frame & 1, "step": STEPS[frame >> 1 & 63]}
    if what == SETUP:
        found |= _laid(s)
    if what == ARMOR and s.armor_item >= 0:
        found["item"] = ITEMS[s.armor_item]
    if k == s.depth - 1:
        found |= _held(s, what)
    return found


def _laid(s: State) -> Json:
    seats: list[Json] = [{}, {}]
    for seat, laid in enumerate(seats):
        own, give, card, at = (s.cells[LAID + 4 * seat + k] for k in range(4))
        if own != NOTHING:
            laid["own"] = lying(own)
        if give != NOTHING:
            laid["give"] = lying(give)
        if card != NOTHING:
            laid["end"] = {"card": CODES[card], "at": "top" if at == TOP_END else "bottom"}
    return {"laid": seats} if any(seats) else {}


def _held(s: State, what: int) -> Json:
    """Cards in the hands of the procedure itself."""
    found: Json = {}
    if what in (CHOCOLATES, KEYS) and s.cells[APART] != NOTHING:
        entries = [s.cells[APART + k] for k in range(2) if s.cells[APART + k] != NOTHING]
        found["drawn"] = [marked(entry) for entry in sorted(entries)]
    if what in (GUN, TICKETS) and s.cells[LIFTED] != NOTHING:
        entries = [s.cells[LIFTED + k] for k in range(4) if s.cells[LIFTED + k] != NOTHING]
        found["cards"] = [marked(entry) for entry in entries]
        if s.topped:
            found["topped"] = True
    if what == RING and s.pick >= 0:
        found["picks"] = [PICKS[s.pick]]
    if what == ECHO and s.plan != NO_CARD:
        found["plan"] = CODES[s.plan]
    if s.card != NO_CARD:
        found["card"] = CODES[s.card]
        if what == RING:
            found["at"] = s.at
    return found
