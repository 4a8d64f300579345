"""Many matches: paired deals, rotated seats, ratings with intervals, reports."""
