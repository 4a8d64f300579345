"""Bounds what a stranger can cost: who asks, how much, and how the server stops."""
