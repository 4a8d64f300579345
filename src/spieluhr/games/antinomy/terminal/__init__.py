"""The table in the terminal."""

from spieluhr.games.antinomy.terminal.board import draw

__all__ = ["draw"]
