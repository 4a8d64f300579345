"""The end: missions in the order of their numbers, and who has won (ST-7)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieluhr.core import bits
from spieluhr.core.bits import bit
from spieluhr.core.events import Event
from spieluhr.core.rules import Outcome
from spieluhr.games.steam_time import moves
from spieluhr.games.steam_time.components import (
    GAIN_ESTEEM,
    MISSIONS,
    NEED_EXPEDITIONS,
    NEED_UPGRADES,
    NEEDS,
)
from spieluhr.games.steam_time.rules.payment import can_pay, pay
from spieluhr.games.steam_time.state import (
    END,
    ESTEEM,
    FULFIL,
    GAIN,
    SEAT,
    UPGRADES,
    State,
    all_crystals,
    drop,
    due_seat,
    expeditions_of,
    number,
    of,
    push,
)
from spieluhr.games.steam_time.state import MISSIONS as OWN_MISSIONS


def begin(s: State, out: list[Event] | None) -> None:
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


def can_fulfil(s: State, seat: i64, mission: i64) -> bool:
    needs, first = s.box.needs, mission * len(NEEDS)
    if bits.count(of(s, seat, UPGRADES)) < needs[first + NEED_UPGRADES]:
        return False
    expeditions = needs[first + NEED_EXPEDITIONS]
    if expeditions and len(expeditions_of(s, seat)) < expeditions:
        return False
    return can_pay(s, seat, needs, first, True)


def options(s: State) -> vec[i64]:
    mission = number(s, 0)
    found = vec[i64]()
    if can_fulfil(s, due_seat(s), mission):
        found = append(append(found, moves.FULFIL + mission), moves.NO)
    return found


def answer(s: State, m: i64, out: list[Event] | None) -> None:
    seat, mission = due_seat(s), number(s, 0)
    drop(s)
    facts: dict[str, object] = {"seat": int(seat), "card": moves.MISSION_CODES[mission]}
    if m == moves.NO:
        if out is not None:
            out.append(Event("leave", facts))
        return
    if out is not None:
        out.append(Event("fulfil", facts))
    s.cells[seat * SEAT + OWN_MISSIONS] &= ~bit(mission)
    esteem = s.box.mission_esteem[mission]
    if esteem:
        push(s, GAIN, seat, esteem << (12 * GAIN_ESTEEM))
    pay(s, seat, s.box.needs, mission * len(NEEDS), True, out)


def outcome(s: State) -> Outcome:
    """ST-7.2, ST-9.10: most esteem, then most crystals left."""
    scores: list[int] = []
    strengths: list[int] = []
    for seat in range(s.players):
        esteem = of(s, seat, ESTEEM)
        scores.append(esteem)
        strengths.append(esteem * 1000 + all_crystals(s, seat))
    ranks = [1 + sum(1 for other in strengths if other > mine) for mine in strengths]
    return Outcome(scores, ranks, "rounds")
