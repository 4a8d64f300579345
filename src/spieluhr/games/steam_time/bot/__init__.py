"""What a searcher needs to know about this game."""
