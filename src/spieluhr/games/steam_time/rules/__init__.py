"""The rules of Steam Time, by phase and kind of action."""
