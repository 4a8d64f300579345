"""Positions for training, where one move is surely better than all others.

Found in games of bots (`spieluhr puzzles GAME`), shipped beside each game's rules, and made of the
mistakes that a review found in somebody's own games.
"""
