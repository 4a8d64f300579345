"""What lies in the box, and the numbers of the rulebook."""

from typing import Final

HOURS: Final = 24  # DE-1.1: cards 0 to 23
ALL: Final = (1 << HOURS) - 1
NO_CARD: Final = -1
SEATS: Final = 2
HAND: Final = 3  # DE-1.2
REACH: Final = 11  # DE-2.2: so many hours after the one that was led win
