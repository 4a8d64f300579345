"""Questions that a player may answer ahead: "pass for me".

A game declares them (`Game.standing`); without a declaration there are none. Whether such a
question is open follows from what every spectator sees, so an answer given by itself tells nothing:
neither that it is given nor when may depend on a hidden hand. What the hand decides is only whether
the player is told in between that there would be another answer.
"""

from collections.abc import Callable
from typing import Any, Final

from spieluhr.core.match import Match
from spieluhr.core.words import Both

IsAsked = Callable[[Any], bool]


class Standing:
    """One kind of question. `is_asked` is given a spectator's view of the game's own type.

    `move` is the answer, which has to be legal whenever the question is asked, whatever the seat
    holds. `label` names the question, `says` what the answer is, `chance` what else there might be.
    """

    def __init__(
        self, key: str, move: str, is_asked: IsAsked, label: Both, says: Both, chance: Both
    ) -> None:
        self.key = key
        self.move = move
        self.is_asked = is_asked
        self.label = label
        self.says = says
        self.chance = chance


NOTHING: Final[tuple[Standing, ...]] = ()


def asked(match: Match, declared: tuple[Standing, ...]) -> Standing | None:
    """The question that is open now, if it is one that can be answered ahead."""
    if match.actor < 0 or not declared:
        return None
    view = match.view(None)
    for one in declared:
        if one.is_asked(view):
            return one
    return None


def has_choice(match: Match) -> bool:
    """Has whoever decides another answer? It follows from that seat's view, like all legal moves.

    Only for the ears of that seat.
    """
    return len(match.legal()) > 1
