"""Random games for OpenSpiel's searchers, played inside compiled code."""

from typing import TYPE_CHECKING

from spieluhr.core.dice import Dice
from spieluhr.core.playout import playout

if TYPE_CHECKING:
    from spieluhr.research.open_spiel.game import SpielState


class Playouts:
    """An evaluator for OpenSpiel's searchers in Python."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def evaluate(self, state: "SpielState") -> list[float]:
        """The utilities of one random game from here."""
        rules = state.progress.game.rules
        s = rules.copy(state.progress.state)
        playout(rules, s, self._dice)
        return rules.outcome(s).utilities()

    def prior(self, state: "SpielState") -> list[tuple[int, float]]:
        """Chance as likely as it is, every decision equally likely."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]
