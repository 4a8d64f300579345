"""What a move pays and yields: tried on a copy, up to the next question (ST-5.6)."""

from collections import Counter

from spieluhr.core.events import Event
from spieluhr.games.steam_time.components import COLOURS, EXPEDITION, GAINS, PACK, unpack
from spieluhr.games.steam_time.knowledge.schema import Preview
from spieluhr.games.steam_time.rules.play import Play
from spieluhr.games.steam_time.rules.spaces import Bonus, Receive
from spieluhr.games.steam_time.rules.state import (
    BONUS,
    END_TURN,
    GAIN,
    INTO,
    OVER,
    PICK,
    RECEIVE,
    TAKE,
    TAKE_ANY,
    TAKE_ONE,
    WIDTH,
    State,
    copy,
    due,
    push,
)

AMOUNTS = ("gold", "steam", "esteem", "portal")
LEFT_OF = {
    TAKE_ONE: "crystals_one_colour",
    TAKE_ANY: "crystals_any_colours",
    INTO: "time_crystal",
    PICK: "crystal_from_deposit",
}


def preview(rules: Play, s: State, seat: int, move: int) -> Preview:
    """For the seat alone; `open` is what it has to decide before more is known."""
    world = copy(s)
    events: list[Event] = []
    rules.apply(world, move, events)
    pays: Counter[str] = Counter()
    gains: Counter[str] = Counter()
    for event in events:
        if event.facts.get("seat") == seat:
            count(event, pays, gains)
    under_way = _count_pending(world, seat, gains)
    return Preview(pays=dict(+pays), gains=_ordered(gains), open=under_way)


def count(event: Event, pays: Counter[str], gains: Counter[str]) -> None:
    """Adds what the seat of an event paid and gained by it."""
    facts = event.facts
    if event.kind == "gain":
        gains.update({key: _number(facts[key]) for key in AMOUNTS})
    elif event.kind == "spend":
        pays.update(gold=_number(facts["gold"]), steam=_number(facts["steam"]))
    elif event.kind == "pay":
        pays["time_crystal" if facts["time"] else str(facts["generator"])] += 1
    elif event.kind == "time":
        gains["time_crystal"] += 1
        pays["gold"] += _number(facts["surcharge"])
    elif event.kind in ("take", "pick"):
        gains[str(facts["colour"])] += 1
        pays["gold"] += _number(facts["surcharge"])
    elif event.kind == "buy":
        gains[str(facts["colour"])] += 1
        pays["gold"] += _number(facts["gold"])


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _count_pending(world: State, seat: int, gains: Counter[str]) -> bool:
    """What still waits for the seat on the stack; True if something does."""
    waits = False
    for k in range(world.depth):
        what, whose, a, b, c = world.todo[k * WIDTH : (k + 1) * WIDTH]
        if whose != seat or world.phase == OVER:
            continue
        waits = waits or what != END_TURN
        if what == GAIN:
            gains.update(unpack(a, b, c))
        elif what == TAKE:
            gains[COLOURS[a]] += b
        elif what in LEFT_OF:
            gains[LEFT_OF[what]] += a
        elif what == BONUS:
            gains.update(_bonus(world, k))
        elif what == RECEIVE:
            first = PACK * b
            income = world.box.income
            if a != EXPEDITION:
                gains.update(unpack(income[first], income[first + 1], income[first + 2]))
    return waits


def _bonus(world: State, k: int) -> dict[str, int]:
    """What the bonus would be with the crystals that are there now."""
    what, seat, monument, kind, _ = world.todo[k * WIDTH : (k + 1) * WIDTH]
    future = copy(world)
    for above in range(k + 1, world.depth):  # an expedition that is still being paid for
        entry = world.todo[above * WIDTH : (above + 1) * WIDTH]
        if entry[0] == RECEIVE:
            future.depth = 0
            push(future, RECEIVE, seat, entry[2], entry[3])
            Receive().run(future, None)
    future.depth = 0
    push(future, what, seat, monument, kind)
    Bonus().run(future, None)
    if due(future) != GAIN:
        return {}
    return unpack(future.todo[2], future.todo[3], future.todo[4])


def _ordered(gains: Counter[str]) -> dict[str, int]:
    return {key: gains[key] for key in GAINS if gains[key] > 0}
