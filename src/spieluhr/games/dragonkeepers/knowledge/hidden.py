"""Start cards whose front only one seat knows (section 6)."""

from mypy_extensions import i64

from spieluhr.games.dragonkeepers.rules.state import State, start_owner


def is_hidden(s: State, kind: i64, seat: int | None) -> bool:
    """Does somebody else alone know its front? None: a spectator asks."""
    owner = start_owner(s, kind)
    return owner >= 0 and (seat is None or owner != i64(seat))
