"""The table in the terminal."""

from spieluhr.games.steam_time.terminal.board import draw

__all__ = ["draw"]
