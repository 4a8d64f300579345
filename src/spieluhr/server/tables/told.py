"""What a table in memory still remembers of what happened: the last turns, as a rule.

Of each step a match keeps all that was told of it, to everybody. In a long game that is most of
the memory, and nobody asks for it until the end: then, and for whoever comes in the middle, the
game is played once more. Who began which turn is kept, for that is counted.
"""

from spieluhr.core.events import Event
from spieluhr.core.match import Match
from spieluhr.core.moments import TURN, others_turns
from spieluhr.core.step import Step

KEPT = 8  # steps at the end of which all is kept, at least
EACH = 16  # steps that are forgotten at once: finding out which costs some time
NOTHING: list[Event] = []
UNSEEN: list[int] = []


def forget(match: Match, known: int) -> int:
    """Steps before the number that comes back are only a move now; those before `known` were."""
    if len(match.log) - known < KEPT + EACH:
        return known
    until = min(_needed(match), len(match.log) - KEPT)
    for n in range(known, until):
        match.log[n] = _bare(match.log[n])
    return max(known, until)


def _needed(match: Match) -> int:
    """From here on somebody may be told again what others did since their own last turn."""
    first = len(match.log)
    for seat in (None, *range(match.seats)):
        turns = others_turns(match, seat)
        if turns:
            first = min(first, turns[0].start, turns[0].pieces[0][0])
    return max(0, first - 1)  # an automaton's turn begins within a step of the reader


def _bare(step: Step) -> Step:
    begun = [event for event in step.events if event.kind == TURN]
    return Step(step.actor, step.move, begun or NOTHING, UNSEEN, step.draw)


def again(match: Match) -> Match:
    """The same match with all that was ever told."""
    twin = match.at(len(match.log))
    twin.undone, twin.version = list(match.undone), match.version
    return twin
