"""What each seat knows (section 6, DK-7.9)."""

import msgspec
from mypy_extensions import i64

from spieluhr.games.dragonkeepers.components import (
    BACKS,
    CODES,
    COLOURS,
    HIGHEST_PAGE,
    KINDS,
    REWARDS,
    RING,
    SIDES,
)
from spieluhr.games.dragonkeepers.knowledge.hidden import is_hidden
from spieluhr.games.dragonkeepers.knowledge.preview import (
    closed_stacks,
    gains,
    previews,
    reach,
    request,
)
from spieluhr.games.dragonkeepers.knowledge.schema import Position, Reward, View
from spieluhr.games.dragonkeepers.notation.position import entry_code, position
from spieluhr.games.dragonkeepers.rules.book import page_colour, page_number, top_of
from spieluhr.games.dragonkeepers.rules.play import Play
from spieluhr.games.dragonkeepers.rules.state import (
    HANDS,
    STARTS,
    UNDEALT,
    State,
    of_seat,
    start_owner,
)
from spieluhr.games.dragonkeepers.rules.tell import covered_code


class Sight(Play):
    """Adds to the verbs of play what a seat may know."""

    def view(self, s: State, seat: int | None) -> View:
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
            rewards={str(number): _reward(s, number) for number in range(1, HIGHEST_PAGE + 1)},
            closed=[closed_stacks(s, holder) for holder in range(s.players)],
            request=request(s, seat),
            gains=gains(s),
            previews=previews(s, seat),
            reach=reach(s, seat),
        )


def _reward(s: State, number: i64) -> Reward:
    return Reward(*[int(s.box.reward(number, key)) for key in range(REWARDS)])


def _top(s: State, side: i64, seat: int | None) -> list[str]:
    """DK-7.9: another seat's unseen card carries the seat that knows it."""
    cards = top_of(s, side)
    codes: list[str] = []
    for k in range(len(cards) - 1, -1, -1):
        if is_hidden(s, cards[k], seat):
            codes.append(covered_code(cards[k]) + str(int(start_owner(s, cards[k]))))
        else:
            codes.append(entry_code(cards[k]))
    return codes


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
    return BACKS.index(code[1])


def _start_pool(s: State, seat: int | None) -> list[str]:
    """All start cards that this seat has not seen."""
    codes: list[str] = []
    for k, kind in enumerate(s.box.starts):
        if s.cells[STARTS + k] == UNDEALT or is_hidden(s, kind, seat):
            codes.append(CODES[kind])
    return codes
