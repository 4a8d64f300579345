"""Moves and positions as text and JSON, and the checks of what was read."""
