"""Questions without a choice, where everybody can know it."""

from typing import Final

from spieluhr.core.dice import Dice
from spieluhr.core.match import Match

WORLDS: Final = 24  # dealt from what a spectator knows


def forced(match: Match) -> int | None:
    """The only answer, if any spectator knows that there is no other; None if not.

    That it has one answer is found in worlds dealt from public knowledge by dice that are always
    the same, so answering it at once tells nothing about a hidden hand. The worlds are a sample:
    a seat with a choice that none of them shows would be asked, and that would tell something.
    """
    legal = match.legal()
    if len(legal) != 1 or match.actor < 0:
        return None
    rules, dice = match.game.rules, Dice(1)
    for _ in range(WORLDS):
        if rules.legal(rules.resample(match.state, None, dice)) != legal:
            return None
    return legal[0]
