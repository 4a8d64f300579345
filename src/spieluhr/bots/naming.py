"""First names for bots. How strong one is stands beside its name, as `called` says it."""

from collections.abc import Iterable
from typing import Final

# Read the same in both languages; more of them than there are seats at any table.
FIRST_NAMES: Final = (
    "Ada", "Ben", "Cleo", "Dan", "Edda", "Finn", "Greta", "Hugo",
    "Ida", "Jonas", "Klara", "Leo", "Mia", "Nils", "Olga", "Paul",
)  # fmt: skip


def first_name(taken: Iterable[str]) -> str:
    """The first one that nobody at the table has."""
    others = {name.casefold() for name in taken}
    return next(name for name in FIRST_NAMES if name.casefold() not in others)
