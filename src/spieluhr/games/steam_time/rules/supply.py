"""Supply: the time stream is filled, round by round, until the end comes (ST-2, ST-6, ST-9.8)."""

from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.games.steam_time.components import SPACES, kind_of, monument_of
from spieluhr.games.steam_time.rules import missions
from spieluhr.games.steam_time.rules.entries import Entry
from spieluhr.games.steam_time.rules.gaps import NOTHING, gap, next_gap
from spieluhr.games.steam_time.rules.income import begin_actions
from spieluhr.games.steam_time.rules.setup import open_round_decks
from spieluhr.games.steam_time.rules.state import (
    AIRSHIPS,
    BAG,
    BY,
    CARD,
    DEPOSIT,
    HEIGHT,
    HEIGHTS,
    INCOME,
    INCOME_OF,
    RESTING,
    ROUND_EXPEDITIONS,
    ROUND_UPGRADES,
    SEAT,
    STREAM,
    SUPPLY,
    State,
    drop,
    number,
    push,
    set_number,
)


class Supply(Entry):
    """Chance fills one gap after the other: a monument, an effort card, what lies on spaces."""

    def run(self, s: State, out: list[Event] | None) -> bool:
        """ST-9.8: after the last round the end comes instead of the next one."""
        if s.phase == SUPPLY:
            space = next_gap(s, number(s, 1))
            set_number(s, 0, space)
            if space >= 0:  # what was passed over stays full, or its deck empty
                set_number(s, 1, s.cells[HEIGHTS + monument_of(space)] - 1)
            if space != NOTHING:
                return True
            _end_supply(s, out)
        elif s.round < s.box.rounds:
            _begin_round(s, out)
        else:
            drop(s)
            missions.begin_end(s, out)
        return False

    def legal(self, s: State) -> list[int]:
        return gap(s).legal(s)

    def weights(self, s: State) -> list[int]:
        return gap(s).weights(s)

    def sample(self, s: State, dice: Dice) -> i64:
        return gap(s).sample(s, dice)

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        gap(s).apply(s, m, out)


def _begin_round(s: State, out: list[Event] | None) -> None:
    """ST-6.1: airships home, the stream turns, what is left goes; then it is filled."""
    s.phase = SUPPLY
    s.round += 1
    s.card = -1
    s.effort = -1
    for seat in range(s.players):
        s.cells[seat * SEAT + AIRSHIPS] = s.box.airships
        s.cells[seat * SEAT + HEIGHT] = 0
        s.cells[seat * SEAT + RESTING] = 0
    top = s.cells[STREAM + 5]
    for height in range(5, 0, -1):
        s.cells[STREAM + height] = s.cells[STREAM + height - 1]
    s.cells[STREAM] = top
    for height in range(i64(6)):
        s.cells[HEIGHTS + s.cells[STREAM + height]] = height + 1
    for space in range(i64(SPACES)):
        s.cells[BY + space] = -1
        s.cells[CARD + space] = -1
        s.cells[BAG + kind_of(space)] += s.cells[DEPOSIT + space]
        s.cells[DEPOSIT + space] = 0
    open_round_decks(s)
    if out is not None:
        out.append(Event("round", {"round": int(s.round), "start": int(s.start)}))


def _end_supply(s: State, out: list[Event] | None) -> None:
    """ST-4: income comes next, but not in round 1."""
    drop(s)
    s.cells[ROUND_UPGRADES] = 0
    s.cells[ROUND_EXPEDITIONS] = 0
    if s.round == 1:
        begin_actions(s, out)
        return
    s.phase = INCOME
    for k in range(s.players - 1, -1, -1):
        push(s, INCOME_OF, (s.start + k) % s.players)
