"""What every step is made of, and the steps that several procedures share."""

from mypy_extensions import i64

from spieluhr.core.bits import count, elements, nth
from spieluhr.core.dice import Dice
from spieluhr.core.events import Event
from spieluhr.core.phases import Phase
from spieluhr.games.perfect_moment.components import FACE, side_card, side_of
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.places import possible_at
from spieluhr.games.perfect_moment.rules.state import DECK_EMPTY, State


class Step(Phase[State]):
    """One step of a procedure. Some pass by themselves (rows marked auto in section 6)."""

    def awaits(self, s: State, out: list[Event] | None) -> bool:
        """Is a move awaited? If not, what is to be done is done and the procedure goes on."""
        return True


class Draw(Step):
    """Chance gives the top card; with an empty deck the game is over instead (PM-6.14)."""

    def __init__(self, first: i64 = moves.DRAW) -> None:
        self.first = first  # the move of card 0

    def awaits(self, s: State, out: list[Event] | None) -> bool:
        if s.size == 0:
            s.reason = DECK_EMPTY
        return True

    def legal(self, s: State) -> list[int]:
        return [self.first + card for card in elements(possible_at(s, 0))]

    def sample(self, s: State, dice: Dice) -> i64:
        possible = possible_at(s, 0)
        return self.first + nth(possible, dice.below(count(possible)))


class Face(Step):
    """Which item of the card faces seat 0 (of the paradox: the deck)."""

    def card(self, s: State) -> i64:
        """Which card is to get its direction."""
        return s.unfaced

    def legal(self, s: State) -> list[int]:
        card = self.card(s)
        return [moves.FACING + FACE[2 * card], moves.FACING + FACE[2 * card + 1]]

    def side(self, s: State, m: i64) -> i64:
        """The card as it lies after that move."""
        return side_of(self.card(s), m - moves.FACING)


class FaceParadox(Face):
    """The same question about the paradox."""

    def card(self, s: State) -> i64:
        return side_card(s.paradox)
