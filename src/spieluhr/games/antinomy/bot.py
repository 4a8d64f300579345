"""How good a table is."""

from spieluhr.games.antinomy.state import State


def evaluate(s: State) -> list[float]:
    return [0.5]
