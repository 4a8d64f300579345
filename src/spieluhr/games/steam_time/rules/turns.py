"""Turns: airships up the time stream, the start player card, passing, the end (ST-5.1 to 5.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.events import Event
from spieluhr.games.steam_time import moves
from spieluhr.games.steam_time.components import KINDS, MONUMENTS
from spieluhr.games.steam_time.rules.crystals import NO_ROOM, fee, put_time_in, spend
from spieluhr.games.steam_time.rules.spaces import act, is_usable
from spieluhr.games.steam_time.state import (
    AIRSHIPS,
    BY,
    END_TURN,
    ESTEEM,
    EXTRA_ACTIONS,
    HEIGHT,
    HEIGHTS,
    MINE,
    RESTING,
    SEAT,
    SPECIAL,
    STEAM,
    SUPPLY_DUE,
    State,
    add,
    drop,
    due_seat,
    of,
    push,
)


def can_take_card(s: State, seat: i64) -> bool:
    """ST-5.1: once per round; the start player not on his first turn."""
    return s.card < 0 and (seat != s.start or s.start_moved)


def turn_options(s: State) -> vec[i64]:
    seat = s.turn
    found = vec[i64]()
    if of(s, seat, AIRSHIPS) and not of(s, seat, RESTING):
        height = of(s, seat, HEIGHT)
        for monument in range(6):
            if s.cells[HEIGHTS + monument] > height:
                for space in range(monument * 6, monument * 6 + 6):
                    if s.cells[BY + space] < 0 and is_usable(s, seat, space):
                        found = append(found, moves.PLACE + space)
    if can_take_card(s, seat):
        found = append(found, moves.CARD)
    return append(found, moves.PASS)


def turn(s: State, m: i64, forced: bool, out: list[Event] | None) -> None:
    """`forced`: who can do nothing else passes by himself (ST-5.4)."""
    seat = s.turn
    if m == moves.PASS:
        _pass(s, seat, forced, out)
        return
    s.passes = 0
    push(s, END_TURN)
    if m == moves.CARD:
        s.card = seat
        push(s, SPECIAL, seat)
        if out is not None:
            out.append(Event("card", {"seat": int(seat)}))
        return
    _place(s, seat, m - moves.PLACE, out)


def _place(s: State, seat: i64, space: i64, out: list[Event] | None) -> None:
    if seat == s.start:
        s.start_moved = True
    s.cells[BY + space] = seat
    s.cells[seat * SEAT + AIRSHIPS] -= 1
    s.cells[seat * SEAT + HEIGHT] = s.cells[HEIGHTS + space // 6]
    if out is not None:
        facts: dict[str, object] = {"seat": int(seat), "monument": MONUMENTS[space // 6]}
        out.append(Event("place", {**facts, "space": KINDS[space % 6]}))
    push(s, EXTRA_ACTIONS)
    act(s, seat, space, out)


def _pass(s: State, seat: i64, forced: bool, out: list[Event] | None) -> None:
    if seat == s.start:
        s.start_moved = True
    s.cells[seat * SEAT + RESTING] = 1
    s.passes += 1
    if out is not None:
        out.append(Event("pass", {"seat": int(seat), "forced": forced}))
    end_turn(s, out)


def end_turn(s: State, out: list[Event] | None) -> None:
    """ST-9.7: the end of the phase is checked after each turn."""
    if _is_phase_over(s):
        _end_phase(s, out)
        return
    s.turn = (s.turn + 1) % s.players
    if out is not None:
        out.append(Event("turn", {"seat": int(s.turn)}))


def _is_phase_over(s: State) -> bool:
    """ST-5.5."""
    for seat in range(s.players):
        if of(s, seat, AIRSHIPS) and not of(s, seat, RESTING):
            return False
    return s.card >= 0 or s.passes >= s.players


def _end_phase(s: State, out: list[Event] | None) -> None:
    """ST-9.8: the taker of the card is start player from now on."""
    nobody = s.card < 0
    if not nobody:
        s.start = s.card
    s.turn = s.start
    s.passes = 0
    s.start_moved = False
    push(s, SUPPLY_DUE)
    if nobody:
        push(s, SPECIAL, s.start)
    if out is not None:
        out.append(Event("phase_over", {"start": int(s.start), "taken": not nobody}))


# The special actions of the start player card.


def special_options(s: State) -> vec[i64]:
    seat = due_seat(s)
    steam = of(s, seat, STEAM)
    found = vec[i64]()
    if steam == 0:
        return found
    found = append(found, moves.NONE)
    for n in range(1, min(steam, moves.MOST_STEAM) + 1):
        found = append(found, moves.STEAM + n)
    if s.cells[MINE]:
        for generator in range(6):
            if fee(s, seat, generator) != NO_ROOM:
                found = append(found, moves.CRYSTAL + generator)
    return found


def special(s: State, m: i64, out: list[Event] | None) -> None:
    seat = due_seat(s)
    drop(s)
    if m == moves.NONE:
        if out is not None:
            out.append(Event("no_special", {"seat": int(seat)}))
    elif m >= moves.CRYSTAL:
        spend(s, seat, 0, 1, out)
        put_time_in(s, seat, m - moves.CRYSTAL, out)
    else:
        steam = m - moves.STEAM
        spend(s, seat, 0, steam, out)
        add(s, seat, ESTEEM, steam)
        if out is not None:
            facts: dict[str, object] = {"seat": int(seat), "gold": 0, "steam": 0}
            out.append(Event("gain", {**facts, "esteem": int(steam), "portal": 0}))
