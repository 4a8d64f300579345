"""Rewards: coats, pieces, pearls, crystals, backlight dragons, eggs (DK-3.6 to DK-3.8)."""

from librt.vecs import append
from mypy_extensions import i64

from spieluhr.core.events import Event, public
from spieluhr.games.dragonkeepers.components import (
    BACKLIGHT,
    CRYSTAL,
    EGG,
    HIGHEST,
    JOKER,
    LOWEST,
    RING,
)
from spieluhr.games.dragonkeepers.rules.state import (
    COATS,
    COATS_TAKEN,
    CRYSTALS,
    EGGS,
    PIECES,
    SUPPLY_BACKLIGHT,
    SUPPLY_CRYSTALS,
    SUPPLY_EGGS,
    SUPPLY_PEARLS,
    State,
    add_to_hand,
    owned,
    owned_by,
)


def give(s: State, seat: i64, number: i64, out: list[Event] | None) -> None:
    """DK-3.6: what the supply no longer has is not given."""
    box = s.box
    for _ in range(box.reward(number, LOWEST)):
        _give_piece(s, seat, True, out)
    for _ in range(box.reward(number, HIGHEST)):
        _give_piece(s, seat, False, out)
    crystals = min(box.reward(number, CRYSTAL), s.cells[SUPPLY_CRYSTALS])
    if crystals:
        s.cells[SUPPLY_CRYSTALS] -= crystals
        s.cells[CRYSTALS + seat] += crystals
        public(out, "crystal", {"seat": int(seat), "number": int(crystals)})
    dragons = min(box.reward(number, BACKLIGHT), s.cells[SUPPLY_BACKLIGHT])
    if dragons:
        give_backlight(s, seat, dragons, out)
    eggs = min(box.reward(number, EGG), s.cells[SUPPLY_EGGS])
    if eggs:
        s.cells[SUPPLY_EGGS] -= eggs
        s.cells[EGGS + seat] += eggs
        public(out, "egg", {"seat": int(seat), "number": int(eggs)})


def give_backlight(s: State, seat: i64, number: i64, out: list[Event] | None) -> None:
    """As many as the reward says; there must be enough in the supply."""
    s.cells[SUPPLY_BACKLIGHT] -= number
    add_to_hand(s, seat, JOKER, number)
    public(out, "backlight", {"seat": int(seat), "number": int(number)})


def _give_piece(s: State, seat: i64, lowest: bool, out: list[Event] | None) -> None:
    places = list(range(len(s.box.values)))
    for k in places if lowest else reversed(places):
        if s.cells[PIECES + k] > 0:
            s.cells[PIECES + k] -= 1
            value = s.box.values[k]
            s.taken_pieces = append(s.taken_pieces, owned(seat, value))
            public(out, "piece", {"seat": int(seat), "value": value})
            if owned_by(s.taken_pieces, seat) % RING == 0:
                _give_pearl(s, seat, out)
            return


def _give_pearl(s: State, seat: i64, out: list[Event] | None) -> None:
    """DK-3.7: red while there is one."""
    for colour in range(i64(2)):
        if s.cells[SUPPLY_PEARLS + colour] > 0:
            s.cells[SUPPLY_PEARLS + colour] -= 1
            s.pearls = append(s.pearls, owned(seat, colour))
            public(out, "pearl", {"seat": int(seat), "colour": "red" if colour == 0 else "blue"})
            return


def coats_left(s: State) -> list[int]:
    """From the most valuable on."""
    return s.box.coats[s.players][s.cells[COATS_TAKEN] :]


def give_coat(s: State, seat: i64, out: list[Event] | None) -> None:
    """DK-3.8: the most valuable coat left."""
    left = coats_left(s)
    if left:
        s.cells[COATS + seat] = left[0]
        s.cells[COATS_TAKEN] += 1
        public(out, "coat", {"seat": int(seat), "value": left[0]})
