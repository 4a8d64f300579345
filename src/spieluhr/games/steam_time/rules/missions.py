"""The end: missions in the order of their numbers (ST-7.1)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.core.bits import bit
from spieluhr.core.events import Event
from spieluhr.games.steam_time.components import (
    GAIN_ESTEEM,
    MISSION_CODES,
    MISSIONS,
    NEED_EXPEDITIONS,
    NEED_UPGRADES,
    NEEDS,
    shift_of,
)
from spieluhr.games.steam_time.rules import moves
from spieluhr.games.steam_time.rules.entries import Entry, Question
from spieluhr.games.steam_time.rules.payment import can_pay, pay
from spieluhr.games.steam_time.rules.state import (
    END,
    FULFIL,
    GAIN,
    OVER,
    SEAT,
    UPGRADES,
    State,
    drop,
    due_seat,
    expeditions_of,
    number,
    of,
    push,
)
from spieluhr.games.steam_time.rules.state import MISSIONS as OWN_MISSIONS
from spieluhr.games.steam_time.rules.tell import tell


def begin_end(s: State, out: list[Event] | None) -> None:
    """All missions of all seats, the start player's first on top."""
    s.phase = END
    for k in range(s.players - 1, -1, -1):
        seat = (s.start + k) % s.players
        owned = of(s, seat, OWN_MISSIONS)
        for mission in range(MISSIONS - 1, -1, -1):
            if owned >> mission & 1:
                push(s, FULFIL, seat, mission)
    if out is not None:
        out.append(Event("end", {"start": int(s.start)}))


class Fulfil(Question):
    """A mission, if it can be paid."""

    def options(self, s: State) -> vec[i64]:
        mission = number(s, 0)
        options = vec[i64]()
        if _can_fulfil(s, due_seat(s), mission):
            options = append(append(options, moves.FULFIL + mission), moves.NO)
        return options

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        seat, mission = due_seat(s), number(s, 0)
        drop(s)
        if out is not None:
            kind = "leave" if m == moves.NO else "fulfil"
            tell(out, kind, seat, {"card": MISSION_CODES[mission]})
        if m == moves.NO:
            return
        s.cells[seat * SEAT + OWN_MISSIONS] &= ~bit(mission)
        esteem = s.box.mission_esteem[mission]
        if esteem:
            push(s, GAIN, seat, esteem << shift_of(GAIN_ESTEEM))
        pay(s, seat, s.box.needs, mission * len(NEEDS), True, out)


def _can_fulfil(s: State, seat: i64, mission: i64) -> bool:
    needs, first = s.box.needs, mission * len(NEEDS)
    if bits.count(of(s, seat, UPGRADES)) < needs[first + NEED_UPGRADES]:
        return False
    expeditions = needs[first + NEED_EXPEDITIONS]
    if expeditions and len(expeditions_of(s, seat)) < expeditions:
        return False
    return can_pay(s, seat, needs, first, True)


class AllMissionsDone(Entry):
    """Nothing is under way any more at the end."""

    def run(self, s: State, out: list[Event] | None) -> bool:
        s.phase = OVER
        return False
