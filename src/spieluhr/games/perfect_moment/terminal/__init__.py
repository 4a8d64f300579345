"""The table in the terminal."""

from spieluhr.games.perfect_moment.terminal.board import draw

__all__ = ["draw"]
