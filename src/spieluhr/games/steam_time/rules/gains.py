"""What is gained, in the order of ST-3.9; `taking.py` asks where its crystals go."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.events import Event, Facts
from spieluhr.games.steam_time.components import (
    GAIN_ANY,
    GAIN_COLOUR,
    GAIN_DEPOSIT,
    GAIN_ESTEEM,
    GAIN_GOLD,
    GAIN_ONE,
    GAIN_PORTAL,
    GAIN_STEAM,
    GAIN_TIME,
    PACK,
    PER_INT,
    amount,
    space_at,
)
from spieluhr.games.steam_time.rules.entries import Entry
from spieluhr.games.steam_time.rules.state import (
    BANK,
    BONUS,
    ESTEEM,
    GAIN,
    GOLD,
    INTO,
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
    due_seat,
    number,
    of,
    push,
)
from spieluhr.games.steam_time.rules.tell import space_facts, tell, tell_apart


def push_gain(s: State, seat: i64, table: vec[i64], first: i64, times: i64 = 1) -> None:
    """An entry for a gain out of a table; what is nothing makes none."""
    if times and (table[first] or table[first + 1] or table[first + 2]):
        second, third = table[first + 1] * times, table[first + 2] * times
        push(s, GAIN, seat, table[first] * times, second, third)


class Gain(Entry):
    """What waits is a whole gain; it splits into what comes at once and what is asked."""

    def run(self, s: State, out: list[Event] | None) -> bool:
        """ST-9.9: gold, steam, esteem and portal steps at once; then one entry for each rest."""
        seat = due_seat(s)
        if out is not None:
            _tell_extra(s, seat, out)
        gold = min(_part(s, GAIN_GOLD), s.cells[BANK])  # ST-3.6
        steam = min(_part(s, GAIN_STEAM), s.box.steam_max - of(s, seat, STEAM))  # ST-3.7
        esteem, steps = _part(s, GAIN_ESTEEM), _part(s, GAIN_PORTAL)
        colours = vec[i64]([_part(s, GAIN_COLOUR + colour) for colour in range(i64(6))])
        one, several = _part(s, GAIN_ONE), _part(s, GAIN_ANY)
        times, picks = _part(s, GAIN_TIME), _part(s, GAIN_DEPOSIT)
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
        return False


def _part(s: State, k: i64) -> i64:
    """How much of GAINS[k] the gain that is next brings."""
    return amount(number(s, k // PER_INT), k)


def _at_once(
    s: State, seat: i64, gold: i64, steam: i64, esteem: i64, steps: i64, out: list[Event] | None
) -> None:
    first = seat * SEAT
    s.cells[first + GOLD] += gold
    s.cells[BANK] -= gold
    s.cells[first + STEAM] += steam
    s.cells[first + ESTEEM] += esteem
    if out is not None and (gold or steam or esteem or steps):
        facts: Facts = {"gold": int(gold), "steam": int(steam), "esteem": int(esteem)}
        tell(out, "gain", seat, {**facts, "portal": int(steps)})
    if steps:
        _turn_portal(s, seat, steps, out)


def _turn_portal(s: State, seat: i64, steps: i64, out: list[Event] | None) -> None:
    """ST-5.13: an extra action each time the dial reaches or passes the pink field."""
    dial = of(s, seat, PORTAL) + steps
    s.cells[seat * SEAT + PORTAL] = dial % s.box.dial
    for _ in range(dial // s.box.dial):
        s.extra_actions = append(s.extra_actions, seat)
        if out is not None:
            tell(out, "extra_action", seat, {})


def _tell_extra(s: State, seat: i64, out: list[Event]) -> None:
    """The printed extra is what lies directly on the bonus of a space that has one (ST-5.6)."""
    below = (s.depth - 2) * WIDTH
    if below < 0 or s.todo[below] != BONUS:
        return
    space = space_at(s.todo[below + 2], s.todo[below + 3])
    extra = s.box.extra
    if extra[PACK * space] or extra[PACK * space + 1] or extra[PACK * space + 2]:
        tell_apart(s, out, "extra", seat, space_facts(space))
