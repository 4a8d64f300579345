"""Searchers and levels, on toys whose best moves are known and on every game."""
