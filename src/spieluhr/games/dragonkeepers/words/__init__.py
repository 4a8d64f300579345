"""What the game says to people, in both languages."""
