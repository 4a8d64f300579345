"""Who decides, what is possible, what it does: the verbs of play, by phase."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.rules import CHANCE, Outcome, Rules
from spieluhr.core.rules import OVER as NOBODY
from spieluhr.games.antinomy.components import LEVELS
from spieluhr.games.antinomy.options import Options
from spieluhr.games.antinomy.rules import duel, setup, solo
from spieluhr.games.antinomy.rules import state as table
from spieluhr.games.antinomy.rules.phase import Phase
from spieluhr.games.antinomy.rules.state import CHANCE_PHASES, OVER, PHASES, State


def _phases(handlers: dict[int, Phase]) -> vec[Phase]:
    """By number; what a mode does not name never comes up in it."""
    return vec[Phase]([handlers.get(phase, NOTHING) for phase in range(len(PHASES))])


NOTHING: Final = Phase()
SET_UP: Final[dict[int, Phase]] = {table.DEAL: setup.Deal(), table.PLACE: setup.PlaceWand()}
FOR_TWO: Final = _phases(
    {
        **SET_UP,
        table.MOVE: duel.Move(),
        table.PARADOX: duel.Paradox(),
        table.ORDER: duel.Order(),
        table.REVEAL: duel.Reveal(),
    }
)
ALONE: Final = _phases(
    {
        **SET_UP,
        table.MOVE: solo.Move(),
        table.PARADOX: solo.Paradox(),
        table.REMOVE: solo.Remove(),
        table.DROP: solo.Drop(),
        table.DRAW: solo.Draw(),
        table.SWAP: solo.Swap(),
        table.ORDER: solo.Order(),
        table.REPLACE: solo.Replace(),
    }
)


def handler(s: State) -> Phase:
    """Of the phase, as it is played alone or for two."""
    return ALONE[s.phase] if s.level else FOR_TWO[s.phase]


class Play(Rules[State]):
    """The verbs of play; `knowledge` adds what a seat knows of a table."""

    __slots__ = ()

    def new(self, options: object, seats: int) -> State:
        assert isinstance(options, Options)
        level = 0 if options.solo is None else 1 + LEVELS.index(options.solo)
        return setup.new(level, options.shrine)

    def actor(self, s: State) -> i64:
        if s.phase == OVER:
            return NOBODY
        return i64(CHANCE) if CHANCE_PHASES >> s.phase & 1 else s.seat

    def legal(self, s: State) -> list[int]:
        return handler(s).legal(s)

    def apply(self, s: State, m: i64, out: list[Event] | None = None) -> None:
        handler(s).apply(s, m, out)
        if out is not None and s.phase == OVER:
            out.append(Event("over", self.outcome(s).json()))

    def copy(self, s: State) -> State:
        return table.copy(s)

    def outcome(self, s: State) -> Outcome:
        return duel.outcome(s) if s.level == 0 else solo.outcome(s)

    def sample(self, s: State, dice: Dice) -> i64:
        return handler(s).sample(s, dice)


PLAY: Final = Play()  # for those who hold only a state
