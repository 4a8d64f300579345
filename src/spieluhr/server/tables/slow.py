"""Games in which nobody has to stay at the table: hours or days for a move."""

from typing import Final

SLOW: Final = 3600.0  # seconds for a move, from which on players come and go
LAST_PART, LAST_HOURS = 0.25, 12 * 3600.0  # of the clock, when a player is reminded of it


def is_slow(settings: dict[str, object]) -> bool:
    """By the settings of a table."""
    seconds = settings.get("move_seconds")
    return isinstance(seconds, int | float) and seconds >= SLOW


def remind_at(deadline: float | None, seconds: float) -> float | None:
    """When to remind whoever has so many seconds for a move; never where they stay anyway."""
    if deadline is None or seconds < SLOW:
        return None
    return deadline - min(LAST_PART * seconds, LAST_HOURS)
