"""Turns: airships up the time stream, the start player card, passing, the end (ST-5.1 to 5.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core.events import Event, Facts
from spieluhr.games.steam_time.components import monument_of, space_at
from spieluhr.games.steam_time.rules import moves
from spieluhr.games.steam_time.rules.crystals import NO_ROOM, fee, put_time_in, spend
from spieluhr.games.steam_time.rules.entries import Entry, Question
from spieluhr.games.steam_time.rules.spaces import act, is_usable
from spieluhr.games.steam_time.rules.state import (
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
    copy,
    drop,
    due_seat,
    of,
    push,
)
from spieluhr.games.steam_time.rules.tell import space_facts, tell, tell_apart


class Turn(Question):
    """Nothing is under way: an airship, the start player card, or pass."""

    def options(self, s: State) -> vec[i64]:
        seat = s.turn
        options = vec[i64]()
        if of(s, seat, AIRSHIPS) and not of(s, seat, RESTING):
            height = of(s, seat, HEIGHT)
            for monument in range(i64(6)):
                if s.cells[HEIGHTS + monument] > height:
                    for space in range(space_at(monument, 0), space_at(monument + 1, 0)):
                        if s.cells[BY + space] < 0 and is_usable(s, seat, space):
                            options = append(options, moves.PLACE + space)
        if s.card < 0 and (seat != s.start or s.start_moved):  # ST-5.1: not on his first turn
            options = append(options, moves.CARD)
        return append(options, moves.PASS)

    def forced(self, s: State, m: i64, out: list[Event] | None) -> None:
        """ST-5.4: who can do nothing else passes by himself."""
        _pass(s, s.turn, True, out)

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat = s.turn
        if m == moves.PASS:
            _pass(s, seat, False, out)
            return
        s.passes = 0
        push(s, END_TURN)
        if m != moves.CARD:
            _place(s, seat, m - moves.PLACE, out)
            return
        s.card = seat
        push(s, SPECIAL, seat)
        if out is not None:
            tell(out, "card", seat, {})


def _place(s: State, seat: i64, space: i64, out: list[Event] | None) -> None:
    if seat == s.start:
        s.start_moved = True
    s.cells[BY + space] = seat
    s.cells[seat * SEAT + AIRSHIPS] -= 1
    s.cells[seat * SEAT + HEIGHT] = s.cells[HEIGHTS + monument_of(space)]
    if out is not None:
        tell(out, "place", seat, space_facts(space))
    push(s, EXTRA_ACTIONS)
    act(s, seat, space, out)


def _pass(s: State, seat: i64, forced: bool, out: list[Event] | None) -> None:
    if seat == s.start:
        s.start_moved = True
    s.cells[seat * SEAT + RESTING] = 1
    s.passes += 1
    if out is not None:
        tell(out, "pass", seat, {"forced": forced})
    _end_turn(s, out)


class EndTurn(Entry):
    """Waits at the bottom until all that the turn began is done."""

    def run(self, s: State, out: list[Event] | None) -> bool:
        drop(s)
        _end_turn(s, out)
        return False


def _end_turn(s: State, out: list[Event] | None) -> None:
    """ST-9.7: the end of the phase is checked after each turn."""
    if _is_phase_over(s):
        _end_phase(s, out)
        return
    s.turn = (s.turn + 1) % s.players
    if out is not None:
        tell_apart(s, out, "turn", s.turn, {})


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
        facts: Facts = {"start": int(s.start), "taken": not nobody}
        out.append(Event("phase_over", facts, scene=copy(s)))


class Special(Question):
    """The special action of the start player card: esteem for steam, a T.I.M.E. crystal, none."""

    def options(self, s: State) -> vec[i64]:
        seat = due_seat(s)
        steam = of(s, seat, STEAM)
        options = vec[i64]()
        if steam == 0:
            return options
        options = append(options, moves.NONE)
        for n in range(1, min(steam, moves.MOST_STEAM) + 1):
            options = append(options, moves.STEAM + n)
        if s.cells[MINE]:
            for generator in range(i64(6)):
                if fee(s, seat, generator) != NO_ROOM:
                    options = append(options, moves.CRYSTAL + generator)
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat = due_seat(s)
        drop(s)
        if m == moves.NONE:
            if out is not None:
                tell(out, "no_special", seat, {})
        elif m >= moves.CRYSTAL:
            spend(s, seat, 0, 1, out)
            put_time_in(s, seat, m - moves.CRYSTAL, out)
        else:
            steam = m - moves.STEAM
            spend(s, seat, 0, steam, out)
            add(s, seat, ESTEEM, steam)
            if out is not None:
                facts: Facts = {"gold": 0, "steam": 0, "esteem": int(steam), "portal": 0}
                tell(out, "gain", seat, facts)
