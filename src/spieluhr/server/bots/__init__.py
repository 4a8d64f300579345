"""Bots think in processes of their own and take turns."""
