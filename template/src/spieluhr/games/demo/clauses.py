"""Which clause of the rules stands behind what happened, by the kind of the event."""

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "draw": "DE-1.2",
    "lead": "DE-2.1",
    "answer": "DE-2.2",
    "won": "DE-2.3",
    "over": "DE-3.1",
}
