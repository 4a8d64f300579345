"""The games in the words of research frameworks, one module for each framework."""
