"""The table in the terminal."""

from spieluhr.games.dragonkeepers.terminal.board import draw

__all__ = ["draw"]
