"""The verbs of play: who decides, what is possible, what it does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.phases import Phase
from spieluhr.core.rules import CHANCE, Outcome, Rules, ranked
from spieluhr.core.rules import OVER as NOBODY
from spieluhr.games.dragonkeepers.components import LEFT, RIGHT, Box
from spieluhr.games.dragonkeepers.options import Options
from spieluhr.games.dragonkeepers.rules.act import Act
from spieluhr.games.dragonkeepers.rules.book import due_page, due_reveal
from spieluhr.games.dragonkeepers.rules.chests import Return
from spieluhr.games.dragonkeepers.rules.finish import Nobody, Pearl, points, reason
from spieluhr.games.dragonkeepers.rules.lay import Along, End, Lay
from spieluhr.games.dragonkeepers.rules.setup import Remove, Start, empty_table
from spieluhr.games.dragonkeepers.rules.state import (
    DUE_REMOVE,
    DUE_START,
    OVER,
    State,
    copy,
    is_chance,
    laid_cards,
)
from spieluhr.games.dragonkeepers.rules.take import Crystal, Page, Reveal, Take

# By phase, who decides there by which rules; by chance that is due, the same.
DECISIONS: Final[list[Phase[State]]] = [
    Nobody(),  # set-up
    Take(),
    Nobody(),  # refill
    Crystal(),
    Act(),
    Return(),
    Lay(),
    End(),
    Along(),
    Nobody(),  # pearls
    Nobody(),  # over
]
DUES: Final[list[Phase[State]]] = [
    Remove(),
    Start(),
    Reveal(LEFT),
    Page(LEFT),
    Reveal(RIGHT),
    Page(RIGHT),
    Pearl(),
]


def handler(s: State) -> Phase[State]:
    """Of what chance has to settle first, else of the phase."""
    return DUES[s.pending[0]] if is_chance(s) else DECISIONS[s.phase]


class Play(Rules[State]):
    """One box, and what can be played with it."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def new(self, options: object, seats: int) -> State:
        assert isinstance(options, Options)
        box = self.box
        s = empty_table(box, seats, [str(name) for name in options.chests])
        due = [DUE_REMOVE] * box.removed[seats] + [DUE_START] * sum(box.dealt[:seats])
        for side in (LEFT, RIGHT):
            due += [due_reveal(side), due_page(side)]
        s.pending = vec[i64](due)
        return s

    def actor(self, s: State) -> i64:
        if s.phase == OVER:
            return NOBODY
        return i64(CHANCE) if is_chance(s) else s.seat

    def legal(self, s: State) -> list[int]:
        return handler(s).legal(s)

    def weights(self, s: State) -> list[int]:
        return handler(s).weights(s)

    def apply(self, s: State, m: i64, out: list[Event] | None = None) -> None:
        handler(s).apply(s, m, out)
        if out is not None and s.phase == OVER:
            out.append(Event("over", self.outcome(s).json()))

    def copy(self, s: State) -> State:
        return copy(s)

    def outcome(self, s: State) -> Outcome:
        """DK-4.3, DK-4.5: with as many points, more dragons laid are better."""
        scores = [int(points(s, seat)) for seat in range(s.players)]
        standing = [scores[seat] * 1000 + laid_cards(s, seat) for seat in range(s.players)]
        return Outcome(scores, ranked(standing), reason(s))

    def sample(self, s: State, dice: Dice) -> i64:
        return handler(s).sample(s, dice)
