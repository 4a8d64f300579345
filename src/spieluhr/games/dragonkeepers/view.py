"""What each seat knows (section 6, DK-7.9)."""

import msgspec
from mypy_extensions import i64

from spieluhr.games.dragonkeepers.components import CODES, COLOURS, KINDS, REWARD_KEYS, RING, SIDES
from spieluhr.games.dragonkeepers.position import entry_code, position
from spieluhr.games.dragonkeepers.rules.tell import covered_code
from spieluhr.games.dragonkeepers.schema import Position, Reward, View
from spieluhr.games.dragonkeepers.state import (
    HANDS,
    STARTS,
    UNDEALT,
    State,
    of_seat,
    page_colour,
    page_number,
    start_index,
    top_of,
)

ORDER_OF_COVERED = "12345wgrb"


def owner_of(s: State, kind: i64) -> i64:
    """The seat that alone knows this start card; -1: everybody does; -2: nobody (undealt)."""
    if kind < 0 or kind >= KINDS - 1 or kind % 2 == 0:
        return -1
    return s.cells[STARTS + start_index(s, kind)]


def is_hidden(s: State, kind: i64, seat: int | None) -> bool:
    owner = owner_of(s, kind)
    return owner >= 0 and (seat is None or owner != seat)


def view(s: State, seat: int | None) -> View:
    table = position(s)
    table["book"] = {
        side: {**table["book"][side], "top": _top(s, k, seat)} for k, side in enumerate(SIDES)
    }
    table["hands"] = [_hand(s, holder, seat) for holder in range(s.players)]
    table["start_pool"] = _start_pool(s, seat)
    table["unseen"] = {card: who for card, who in table["unseen"].items() if who == seat}
    finished = [len(of_seat(s.taken_pieces, holder)) // RING for holder in range(s.players)]
    return View(
        seat=seat,
        table=msgspec.convert(table, Position),
        page_number=int(page_number(s)) if len(s.top_left) else None,
        page_colour=COLOURS[page_colour(s)] if len(s.top_right) else None,
        amulets=finished,
        end_amulets=s.box.end_amulets[s.players],
        egg_values=[s.box.egg_value, s.box.egg_turned],
        rewards={str(number): _reward(s, number) for number in range(1, 7)},
    )


def _reward(s: State, number: i64) -> Reward:
    found = [int(s.box.rewards[5 * number + k]) for k in range(len(REWARD_KEYS))]
    return Reward(found[0], found[1], found[2], found[3], found[4])


def _top(s: State, side: i64, seat: int | None) -> list[str]:
    """DK-7.9: another seat's unseen card carries the seat that knows it."""
    cards = top_of(s, side)
    found: list[str] = []
    for k in range(len(cards) - 1, -1, -1):
        if is_hidden(s, cards[k], seat):
            found.append(covered_code(cards[k]) + str(int(owner_of(s, cards[k]))))
        else:
            found.append(entry_code(cards[k]))
    return found


def _hand(s: State, holder: i64, seat: int | None) -> list[str]:
    """DK-7.2: covered cards stand last, by back."""
    shown: list[str] = []
    covered: list[str] = []
    for kind in range(KINDS):
        held = s.cells[HANDS + KINDS * holder + kind]
        if not held:
            continue
        if is_hidden(s, kind, seat):
            covered.append(covered_code(kind))
        else:
            shown.extend([CODES[kind]] * int(held))
    return shown + sorted(covered, key=_covered_place)


def _covered_place(code: str) -> int:
    return ORDER_OF_COVERED.index(code[1])


def _start_pool(s: State, seat: int | None) -> list[str]:
    """All start cards that this seat has not seen."""
    found: list[str] = []
    for k, kind in enumerate(s.box.starts):
        if s.cells[STARTS + k] == UNDEALT or is_hidden(s, kind, seat):
            found.append(CODES[kind])
    return found
