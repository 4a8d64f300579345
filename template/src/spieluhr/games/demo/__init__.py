"""A duel of hours: lead one, answer with a later one."""
