"""What every game stands on. Imports nothing else of Spieluhr."""
