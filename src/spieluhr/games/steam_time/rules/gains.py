"""What is gained, in the order of ST-3.9, and where its crystals go."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.events import Event
from spieluhr.games.steam_time import moves
from spieluhr.games.steam_time.components import (
    COLOURS,
    GAIN_ANY,
    GAIN_COLOUR,
    GAIN_DEPOSIT,
    GAIN_ESTEEM,
    GAIN_GOLD,
    GAIN_ONE,
    GAIN_PORTAL,
    GAIN_STEAM,
    GAIN_TIME,
    KINDS,
    MONUMENTS,
    PACK,
)
from spieluhr.games.steam_time.rules.crystals import NO_ROOM, fee, put_in, put_time_in
from spieluhr.games.steam_time.state import (
    BAG,
    BANK,
    BONUS,
    DEPOSIT,
    ESTEEM,
    GAIN,
    GOLD,
    INTO,
    MINE,
    PICK,
    PORTAL,
    SEAT,
    STEAM,
    TAKE,
    TAKE_ANY,
    TAKE_ONE,
    WIDTH,
    State,
    drop,
    due,
    due_seat,
    number,
    of,
    push,
    set_number,
)


def push_gain(s: State, seat: i64, table: vec[i64], first: i64, times: i64 = 1) -> None:
    """An entry for a gain out of a table; what is nothing makes none."""
    if times and (table[first] or table[first + 1] or table[first + 2]):
        second, third = table[first + 1] * times, table[first + 2] * times
        push(s, GAIN, seat, table[first] * times, second, third)


def part(s: State, k: i64) -> i64:
    """How much of GAINS[k] the gain that is next brings."""
    return number(s, k // 5) >> (12 * (k % 5)) & 4095


def run(s: State, out: list[Event] | None) -> None:
    """ST-9.9: gold, steam, esteem and portal steps at once; then one entry for each rest."""
    seat = due_seat(s)
    if out is not None:
        _tell_extra(s, seat, out)
    gold = min(part(s, GAIN_GOLD), s.cells[BANK])  # ST-3.6
    steam = min(part(s, GAIN_STEAM), s.box.steam_max - of(s, seat, STEAM))  # ST-3.7
    esteem, steps = part(s, GAIN_ESTEEM), part(s, GAIN_PORTAL)
    colours = vec[i64]([part(s, GAIN_COLOUR + colour) for colour in range(6)])
    one, several = part(s, GAIN_ONE), part(s, GAIN_ANY)
    times, picks = part(s, GAIN_TIME), part(s, GAIN_DEPOSIT)
    drop(s)
    _at_once(s, seat, gold, steam, esteem, steps, out)
    if picks:
        push(s, PICK, seat, picks)
    if times:
        push(s, INTO, seat, times)
    if several:
        push(s, TAKE_ANY, seat, several)
    if one:
        push(s, TAKE_ONE, seat, one)
    for colour in range(5, -1, -1):
        if colours[colour]:
            push(s, TAKE, seat, colour, colours[colour])


def _at_once(
    s: State, seat: i64, gold: i64, steam: i64, esteem: i64, steps: i64, out: list[Event] | None
) -> None:
    first = seat * SEAT
    s.cells[first + GOLD] += gold
    s.cells[BANK] -= gold
    s.cells[first + STEAM] += steam
    s.cells[first + ESTEEM] += esteem
    if out is not None and (gold or steam or esteem or steps):
        facts: dict[str, object] = {"seat": int(seat), "gold": int(gold), "steam": int(steam)}
        out.append(Event("gain", {**facts, "esteem": int(esteem), "portal": int(steps)}))
    if steps:
        _turn_portal(s, seat, steps, out)


def _turn_portal(s: State, seat: i64, steps: i64, out: list[Event] | None) -> None:
    """ST-5.13: an extra action each time the dial reaches or passes the pink field."""
    dial = of(s, seat, PORTAL) + steps
    s.cells[seat * SEAT + PORTAL] = dial % s.box.dial
    for _ in range(dial // s.box.dial):
        s.extra_actions = append(s.extra_actions, seat)
        if out is not None:
            out.append(Event("extra_action", {"seat": int(seat)}))


def _tell_extra(s: State, seat: i64, out: list[Event]) -> None:
    """The printed extra is what lies directly on the bonus of a space that has one (ST-5.6)."""
    below = (s.depth - 2) * WIDTH
    if below < 0 or s.todo[below] != BONUS:
        return
    space = s.todo[below + 2] * 6 + s.todo[below + 3]
    extra = s.box.extra
    if extra[PACK * space] or extra[PACK * space + 1] or extra[PACK * space + 2]:
        facts: dict[str, object] = {"seat": int(seat), "monument": MONUMENTS[space // 6]}
        out.append(Event("extra", {**facts, "space": KINDS[space % 6]}))


# The questions.


def take_options(s: State) -> vec[i64]:
    """Named crystals: by itself while the slot costs nothing."""
    seat, colour = due_seat(s), number(s, 0)
    found = vec[i64]()
    cost = fee(s, seat, colour)
    if s.cells[BAG + colour] == 0 or cost == NO_ROOM:
        return found
    found = append(found, moves.TAKE + colour)
    return append(found, moves.STOP) if cost else found


def choice_options(s: State) -> vec[i64]:
    """Crystals of a chosen colour ("=" or any), out of the bag."""
    seat = due_seat(s)
    first: i64 = number(s, 1) if due(s) == TAKE_ANY else 0
    found = vec[i64]()
    for colour in range(first, 6):
        if s.cells[BAG + colour] and fee(s, seat, colour) != NO_ROOM:
            found = append(found, moves.TAKE + colour)
    return append(found, moves.STOP) if len(found) else found


def into_options(s: State) -> vec[i64]:
    seat = due_seat(s)
    found = vec[i64]()
    if s.cells[MINE] == 0:
        return found
    for generator in range(number(s, 1), 6):
        if fee(s, seat, generator) != NO_ROOM:
            found = append(found, moves.INTO + generator)
    return append(found, moves.STOP) if len(found) else found


def pick_options(s: State) -> vec[i64]:
    """ST-4.1: from any deposit, whoever stands there."""
    seat = due_seat(s)
    found = vec[i64]()
    for place in range(number(s, 1), 36):
        if s.cells[DEPOSIT + place] and fee(s, seat, place % 6) != NO_ROOM:
            found = append(found, moves.PICK + place)
    return append(found, moves.STOP) if len(found) else found


def answer(s: State, m: i64, out: list[Event] | None) -> None:
    what, seat = due(s), due_seat(s)
    if m == moves.STOP:
        drop(s)
        if out is not None:
            out.append(Event("stop", {"seat": int(seat)}))
    elif what == TAKE:
        _count_down(s, 1)
        _take(s, seat, m - moves.TAKE, out)
    elif what == TAKE_ONE:
        left = number(s, 0)
        drop(s)
        if left > 1:
            push(s, TAKE, seat, m - moves.TAKE, left - 1)
        _take(s, seat, m - moves.TAKE, out)
    elif what == TAKE_ANY:
        set_number(s, 1, m - moves.TAKE)
        _count_down(s, 0)
        _take(s, seat, m - moves.TAKE, out)
    elif what == INTO:
        set_number(s, 1, m - moves.INTO)
        _count_down(s, 0)
        put_time_in(s, seat, m - moves.INTO, out)
    else:
        set_number(s, 1, m - moves.PICK)
        _count_down(s, 0)
        _pick(s, seat, m - moves.PICK, out)


def _count_down(s: State, k: i64) -> None:
    left = number(s, k) - 1
    if left:
        set_number(s, k, left)
    else:
        drop(s)


def _take(s: State, seat: i64, colour: i64, out: list[Event] | None) -> None:
    """ST-3.8: searched out of the bag."""
    paid = put_in(s, seat, colour)
    s.cells[BAG + colour] -= 1
    if out is not None:
        facts: dict[str, object] = {"seat": int(seat), "colour": COLOURS[colour]}
        out.append(Event("take", {**facts, "surcharge": int(paid)}))


def _pick(s: State, seat: i64, place: i64, out: list[Event] | None) -> None:
    paid = put_in(s, seat, place % 6)
    s.cells[DEPOSIT + place] -= 1
    if out is not None:
        facts: dict[str, object] = {"seat": int(seat), "monument": MONUMENTS[place // 6]}
        out.append(Event("pick", {**facts, "colour": COLOURS[place % 6], "surcharge": int(paid)}))
