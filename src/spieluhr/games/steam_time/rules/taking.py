"""Where the crystals of a gain go: one at a time, in the order of ST-9.2, or not at all."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.events import Event, Facts
from spieluhr.games.steam_time.components import COLOURS, MONUMENTS, SPACES, kind_of, monument_of
from spieluhr.games.steam_time.rules import moves
from spieluhr.games.steam_time.rules.crystals import NO_ROOM, fee, put_in, put_time_in
from spieluhr.games.steam_time.rules.entries import Question
from spieluhr.games.steam_time.rules.state import (
    BAG,
    DEPOSIT,
    MINE,
    TAKE,
    State,
    drop,
    due_seat,
    number,
    push,
    set_number,
)
from spieluhr.games.steam_time.rules.tell import tell


class Taking(Question):
    """Whoever is asked may also stop."""

    def take(self, s: State, seat: i64, m: i64, out: list[Event] | None) -> None:
        """One crystal, where this move says."""
        raise NotImplementedError

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat = due_seat(s)
        if m != moves.STOP:
            self.take(s, seat, m, out)
            return
        drop(s)
        if out is not None:
            tell(out, "stop", seat, {})


class Take(Taking):
    """Crystals of a named colour: by itself while the slot costs nothing."""

    def options(self, s: State) -> vec[i64]:
        seat, colour = due_seat(s), number(s, 0)
        options = vec[i64]()
        cost = fee(s, seat, colour)
        if s.cells[BAG + colour] == 0 or cost == NO_ROOM:
            return options
        options = append(options, moves.TAKE + colour)
        return append(options, moves.STOP) if cost else options

    def take(self, s: State, seat: i64, m: i64, out: list[Event] | None) -> None:
        _count_down(s, 1)
        _take_from_bag(s, seat, m - moves.TAKE, out)


class TakeAny(Taking):
    """Crystals of any colours, in colour order."""

    def options(self, s: State) -> vec[i64]:
        seat = due_seat(s)
        options = vec[i64]()
        for colour in range(number(s, 1), 6):
            if s.cells[BAG + colour] and fee(s, seat, colour) != NO_ROOM:
                options = append(options, moves.TAKE + colour)
        return _or_stop(options)

    def take(self, s: State, seat: i64, m: i64, out: list[Event] | None) -> None:
        _go_on_from(s, m - moves.TAKE)
        _take_from_bag(s, seat, m - moves.TAKE, out)


class TakeOne(TakeAny):
    """Crystals of one colour ("="): the first one names it, from any on."""

    def take(self, s: State, seat: i64, m: i64, out: list[Event] | None) -> None:
        left, colour = number(s, 0), m - moves.TAKE
        drop(s)
        if left > 1:
            push(s, TAKE, seat, colour, left - 1)
        _take_from_bag(s, seat, colour, out)


class Into(Taking):
    """T.I.M.E. crystals, in the order of generators."""

    def options(self, s: State) -> vec[i64]:
        seat = due_seat(s)
        options = vec[i64]()
        if s.cells[MINE] == 0:
            return options
        for generator in range(number(s, 1), 6):
            if fee(s, seat, generator) != NO_ROOM:
                options = append(options, moves.INTO + generator)
        return _or_stop(options)

    def take(self, s: State, seat: i64, m: i64, out: list[Event] | None) -> None:
        _go_on_from(s, m - moves.INTO)
        put_time_in(s, seat, m - moves.INTO, out)


class Pick(Taking):
    """ST-4.1: crystals from any deposit, whoever stands there."""

    def options(self, s: State) -> vec[i64]:
        seat = due_seat(s)
        options = vec[i64]()
        for place in range(number(s, 1), SPACES):
            if s.cells[DEPOSIT + place] and fee(s, seat, kind_of(place)) != NO_ROOM:
                options = append(options, moves.PICK + place)
        return _or_stop(options)

    def take(self, s: State, seat: i64, m: i64, out: list[Event] | None) -> None:
        place = m - moves.PICK
        colour = kind_of(place)
        _go_on_from(s, place)
        paid = put_in(s, seat, colour)
        s.cells[DEPOSIT + place] -= 1
        if out is not None:
            monument = MONUMENTS[monument_of(place)]
            facts: Facts = {"monument": monument, "colour": COLOURS[colour]}
            tell(out, "pick", seat, {**facts, "surcharge": int(paid)})


def _or_stop(options: vec[i64]) -> vec[i64]:
    return append(options, moves.STOP) if len(options) else options


def _go_on_from(s: State, place: i64) -> None:
    """One fewer is left, and the next one comes from the same place or a later one."""
    set_number(s, 1, place)
    _count_down(s, 0)


def _count_down(s: State, k: i64) -> None:
    left = number(s, k) - 1
    if left:
        set_number(s, k, left)
    else:
        drop(s)


def _take_from_bag(s: State, seat: i64, colour: i64, out: list[Event] | None) -> None:
    """ST-3.8: searched out of the bag."""
    paid = put_in(s, seat, colour)
    s.cells[BAG + colour] -= 1
    if out is not None:
        tell(out, "take", seat, {"colour": COLOURS[colour], "surcharge": int(paid)})
