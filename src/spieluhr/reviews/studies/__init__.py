"""What many games of bots say about a game: seats, luck and skill, and what things are worth."""
