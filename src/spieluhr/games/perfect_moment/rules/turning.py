"""map, wallet: cards turn in their display (PM-6.10)."""

from mypy_extensions import i64

from spieluhr.core.events import Event
from spieluhr.games.perfect_moment.rules import moves
from spieluhr.games.perfect_moment.rules.cards import turn_card
from spieluhr.games.perfect_moment.rules.items import go_on
from spieluhr.games.perfect_moment.rules.state import FILL, TURN2, State, enter, user
from spieluhr.games.perfect_moment.rules.steps import Step


class TurnFirst(Step):
    """map: a second card may be turned after the left one only."""

    def legal(self, s: State) -> list[int]:
        return [moves.TURN, moves.TURN + 1]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        turn_card(s, user(s), m - moves.TURN, out)
        enter(s, TURN2 if m == moves.TURN else FILL)


class TurnSecond(Step):
    """map: the right card as well, or not."""

    def legal(self, s: State) -> list[int]:
        return [moves.TURN + 1, moves.STOP]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        if m != moves.STOP:
            turn_card(s, user(s), m - moves.TURN, out)
        go_on(s, out)


class TurnOther(Step):
    """wallet: a card of the other display."""

    def legal(self, s: State) -> list[int]:
        return [moves.TURN + 2, moves.TURN + 3]

    def apply(self, s: State, m: i64, out: list[Event] | None) -> None:
        turn_card(s, 1 - user(s), m - moves.TURN - 2, out)
        go_on(s, out)
