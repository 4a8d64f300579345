"""Income (ST-4): each seat in turn, then the actions begin."""

from mypy_extensions import i64

from spieluhr.core.events import Event
from spieluhr.games.steam_time.components import PACK
from spieluhr.games.steam_time.rules.entries import Entry
from spieluhr.games.steam_time.rules.state import (
    ACTIONS,
    EXTRA_ACTIONS,
    GAIN,
    UPGRADES,
    State,
    drop,
    due_seat,
    of,
    push,
)
from spieluhr.games.steam_time.rules.tell import tell, tell_apart


class Income(Entry):
    """ST-9.9: all upgrades added up; extra actions after the whole income (ST-4.2)."""

    def run(self, s: State, out: list[Event] | None) -> bool:
        seat = due_seat(s)
        drop(s)
        push(s, EXTRA_ACTIONS)
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        owned = of(s, seat, UPGRADES)
        for card in range(i64(len(s.box.upgrade_rounds))):
            if owned >> card & 1:
                first += s.box.income[PACK * card]
                second += s.box.income[PACK * card + 1]
                third += s.box.income[PACK * card + 2]
        if first or second or third:
            push(s, GAIN, seat, first, second, third)
            if out is not None:
                tell_apart(s, out, "income", seat, {})
        return False


class AllIncomesTaken(Entry):
    """Nothing is under way any more in the income phase."""

    def run(self, s: State, out: list[Event] | None) -> bool:
        begin_actions(s, out)
        return False


def begin_actions(s: State, out: list[Event] | None) -> None:
    """The seat of `turn` is the first one to act."""
    s.phase = ACTIONS
    if out is not None:
        tell(out, "turn", s.turn, {})
