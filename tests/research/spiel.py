"""Our games as games of OpenSpiel, and walks through them."""

import msgspec

from spieluhr.core.dice import Dice
from spieluhr.core.rules import CHANCE
from spieluhr.research import open_spiel
from spieluhr.research.open_spiel import SpielGame, SpielState
from tests.battery.cases import Case


def loaded(case: Case) -> SpielGame:
    return open_spiel.load(case.game.id, msgspec.to_builtins(case.options), case.seats)


def advance(state: SpielState, dice: Dice) -> None:
    """One step at random: a result of chance, or a decision."""
    rules, s = state.progress.game.rules, state.progress.state
    first = state.progress.game.decisions if rules.actor(s) == CHANCE else 0
    state.apply_action(rules.sample(s, dice) - first)


def after(game: SpielGame, steps: int, seed: int) -> SpielState:
    """A random game after that many steps, or at its end."""
    state, dice = game.new_initial_state(), Dice(seed)
    while steps and not state.is_terminal():
        advance(state, dice)
        steps -= 1
    return state
