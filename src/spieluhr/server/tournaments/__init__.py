"""Tournaments: who meets whom, who stands where, and what comes next. No input, no output."""
