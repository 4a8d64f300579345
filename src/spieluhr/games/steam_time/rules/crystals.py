"""Generators: slots, surcharges, what goes in on the left and out on the right (ST-3.1 to 3.4)."""

from typing import Final

from mypy_extensions import i64

from spieluhr.core.events import Event
from spieluhr.games.steam_time.components import COLOURS
from spieluhr.games.steam_time.rules.state import (
    BAG,
    BANK,
    COLOURED,
    GOLD,
    MINE,
    SEAT,
    STEAM,
    TIMES,
    State,
    add,
    crystals_in,
    of,
)
from spieluhr.games.steam_time.rules.tell import tell

NO_ROOM: Final = -1


def fee(s: State, seat: i64, generator: i64, price: i64 = 0) -> i64:
    """ST-3.2: the surcharge of the next slot; NO_ROOM: no slot, or gold missing.

    `price` is what has to be paid for the crystal itself.
    """
    slot = crystals_in(s, seat, generator)
    if slot >= s.box.slots[generator]:
        return NO_ROOM
    surcharge = s.box.surcharge if s.box.dear[generator] >> slot & 1 else i64(0)
    return surcharge if of(s, seat, GOLD) >= surcharge + price else i64(NO_ROOM)


def spend_gold(s: State, seat: i64, amount: i64) -> None:
    """To the bank; that the seat has it is the caller's to know."""
    s.cells[seat * SEAT + GOLD] -= amount
    s.cells[BANK] += amount


def put_in(s: State, seat: i64, generator: i64, price: i64 = 0) -> i64:
    """A crystal of the generator's colour; the surcharge that was paid."""
    paid = fee(s, seat, generator, price)
    spend_gold(s, seat, paid + price)
    add(s, seat, COLOURED + generator, 1)
    return paid


def put_time_in(s: State, seat: i64, generator: i64, out: list[Event] | None) -> None:
    """A T.I.M.E. crystal out of the mine."""
    paid = fee(s, seat, generator)
    spend_gold(s, seat, paid)
    add(s, seat, TIMES + generator, 1)
    s.cells[MINE] -= 1
    if out is not None:
        tell(out, "time", seat, {"generator": COLOURS[generator], "surcharge": int(paid)})


def take_out(s: State, seat: i64, generator: i64, out: list[Event] | None) -> None:
    """ST-3.3: from the right, so T.I.M.E. crystals first."""
    first = seat * SEAT + generator
    time = s.cells[first + TIMES] > 0
    if time:
        s.cells[first + TIMES] -= 1
        s.cells[MINE] += 1
    else:
        s.cells[first + COLOURED] -= 1
        s.cells[BAG + generator] += 1
    if out is not None:
        tell(out, "pay", seat, {"generator": COLOURS[generator], "time": bool(time)})


def spend(s: State, seat: i64, gold: i64, steam: i64, out: list[Event] | None) -> None:
    """Gold into the bank; steam is gone."""
    if gold == 0 and steam == 0:
        return
    spend_gold(s, seat, gold)
    add(s, seat, STEAM, -steam)
    if out is not None:
        tell(out, "spend", seat, {"gold": int(gold), "steam": int(steam)})
