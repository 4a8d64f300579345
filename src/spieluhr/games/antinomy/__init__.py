"""Antinomy (German: Gegensatz): a duel along a timeline, for two or alone."""
