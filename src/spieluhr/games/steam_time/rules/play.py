"""Who decides, what is possible, what it does: the verbs of play, by what is under way (ST-9.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.rules import CHANCE, Outcome, Rules, ranked
from spieluhr.core.rules import OVER as NOBODY
from spieluhr.games.steam_time.components import Box
from spieluhr.games.steam_time.rules import (
    encounters,
    gains,
    gaps,
    income,
    missions,
    payment,
    setup,
    spaces,
    state,
    supply,
    taking,
    turns,
)
from spieluhr.games.steam_time.rules.entries import Entry
from spieluhr.games.steam_time.rules.state import (
    ESTEEM,
    OVER,
    PHASES,
    SUPPLY_DUE,
    TODO,
    State,
    all_crystals,
    due,
    due_seat,
    of,
    push,
)


class Over(Entry):
    """Nothing is possible any more."""

    def legal(self, s: State) -> list[int]:
        return []


UNDER_WAY: Final[dict[int, Entry]] = {
    state.END_TURN: turns.EndTurn(),
    state.EXTRA_ACTIONS: spaces.ExtraActions(),
    state.BONUS: spaces.Bonus(),
    state.RECEIVE: spaces.Receive(),
    state.PAY: payment.PayMissing(),
    state.BUY: spaces.Buy(),
    state.REVEAL: encounters.Reveal(),
    state.CHOOSE: encounters.Choose(),
    state.HALF: encounters.Half(),
    state.PURPLE: encounters.Purple(),
    state.PAY_ANY: payment.PayAny(),
    state.PAY_ONE: payment.PayOne(),
    state.PAY_DIFFERENT: payment.PayDifferent(),
    state.GAIN: gains.Gain(),
    state.TAKE: taking.Take(),
    state.TAKE_ONE: taking.TakeOne(),
    state.TAKE_ANY: taking.TakeAny(),
    state.INTO: taking.Into(),
    state.PICK: taking.Pick(),
    state.SPECIAL: turns.Special(),
    state.MISTER: spaces.Mister(),
    state.INCOME_OF: income.Income(),
    state.FULFIL: missions.Fulfil(),
    state.SUPPLY_DUE: supply.Supply(),
}
# What is done in a phase while nothing is under way; in `supply` something always is.
OTHERWISE: Final[dict[int, Entry]] = {
    state.SUPPLY: supply.Supply(),
    state.INCOME: income.AllIncomesTaken(),
    state.ACTIONS: turns.Turn(),
    state.END: missions.AllMissionsDone(),
    state.OVER: Over(),
}
# By number, as the compiler likes it.
BY_ENTRY: Final = vec[Entry]([UNDER_WAY[what] for what in range(len(TODO))])
BY_PHASE: Final = vec[Entry]([OTHERWISE[phase] for phase in range(len(PHASES))])


def handler(s: State) -> Entry:
    """Of what is under way, else of the phase."""
    return BY_ENTRY[due(s)] if s.depth else BY_PHASE[s.phase]


class Play(Rules[State]):
    """The verbs of play, with one data set; `knowledge` adds what a seat knows of a table."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def new(self, options: object, seats: int) -> State:
        """ST-9.8: the supply of round 1, with the start resources already at the seats."""
        del options  # they say only how many play
        s = setup.empty_board(self.box, seats)
        for seat in range(seats):
            setup.equip(s, seat)
        push(s, SUPPLY_DUE, -1, gaps.MONUMENT)
        return s

    def actor(self, s: State) -> i64:
        """Where no answer is waited for, it is chance that goes on."""
        if s.phase == OVER:
            return NOBODY
        if len(s.answers) == 0:
            return CHANCE
        return due_seat(s) if s.depth else s.turn

    def legal(self, s: State) -> list[int]:
        return handler(s).legal(s)

    def weights(self, s: State) -> list[int]:
        return handler(s).weights(s)

    def sample(self, s: State, dice: Dice) -> i64:
        return handler(s).sample(s, dice)

    def apply(self, s: State, m: i64, out: list[Event] | None = None) -> None:
        handler(s).apply(s, m, out)
        self.advance(s, out)

    def advance(self, s: State, out: list[Event] | None) -> None:
        """ST-9.1: everything that happens by itself, up to the next question or chance."""
        s.answers = vec[i64]()
        while s.phase != OVER:
            if handler(s).run(s, out):
                return
        if out is not None:
            out.append(Event("over", self.outcome(s).json()))

    def copy(self, s: State) -> State:
        return state.copy(s)

    def outcome(self, s: State) -> Outcome:
        """ST-7.2, ST-9.10: most esteem, then most crystals left."""
        scores = [int(of(s, seat, ESTEEM)) for seat in range(s.players)]
        standing = [scores[seat] * 1000 + all_crystals(s, seat) for seat in range(s.players)]
        return Outcome(scores, ranked(standing), "rounds")
