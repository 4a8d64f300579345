"""What a notice says: the game, against whom, how long there is. A lock screen reads along.

Nothing that happened at the table is in it, so there is nothing in it that anybody may not know.
"""

from typing import Literal

from msgspec import Struct

from spieluhr.core.words import Both, pick
from spieluhr.server.tables.table import Table

Event = Literal["turn", "reminder", "test"]
MOST_NAMES = 120  # signs of all names together
MINUTE, HOUR, DAY = 60, 3600, 86_400

TURN: Both = ("Your turn", "Du bist dran")
AGAINST: Both = (" against {names}", ", gegen {names}")
LEFT: Both = ("{time} left", "Noch {time}")
TEST_TITLE: Both = ("Spieluhr", "Spieluhr")
TEST: Both = (
    "This is how we tell you that it's your turn.",
    "So sagen wir dir Bescheid, wenn du dran bist.",
)
UNITS: dict[int, tuple[Both, Both]] = {
    DAY: (("1 day", "1 Tag"), ("{n} days", "{n} Tage")),
    HOUR: (("1 hour", "1 Stunde"), ("{n} hours", "{n} Stunden")),
    MINUTE: (("1 minute", "1 Minute"), ("{n} minutes", "{n} Minuten")),
}


class Notice(Struct, frozen=True):
    """One call to one guest, before it has a language."""

    event: Event
    table: str = ""
    game: str = ""
    title: Both = TEST_TITLE
    names: tuple[str, ...] = ()  # of the others at the table
    left: float | None = None  # seconds until the clock runs out

    @property
    def path(self) -> str:
        """Of the page it is about."""
        return f"/#/table/{self.table}" if self.table else "/"

    def text(self, lang: str) -> str:
        """In one sentence, without the game."""
        if self.event == "test":
            return pick(TEST, lang)
        said = pick(TURN, lang)
        if self.names:
            names = ", ".join(self.names)
            cut = names if len(names) <= MOST_NAMES else names[: MOST_NAMES - 1] + "…"
            said += pick(AGAINST, lang).format(names=cut)
        if self.left is None:
            return f"{said}."
        return f"{said}. {pick(LEFT, lang).format(time=span(self.left, lang))}."


def of_table(table: Table, guest: str, is_reminder: bool, now: float) -> Notice:
    """For somebody who has to decide there."""
    deadline = table.row.deadline
    return Notice(
        "reminder" if is_reminder else "turn",
        table.row.id,
        table.row.game,
        table.game.words.title,
        tuple(place.name for place in table.seats if place.guest != guest and place.name),
        None if deadline is None else max(0.0, deadline - now),
    )


def span(seconds: float, lang: str) -> str:
    """In whole hours, or days where there are two of them, rounded down; at least a minute."""
    for length, (one, many) in UNITS.items():
        least = 2 * length if length == DAY else length
        if seconds >= least or length == MINUTE:
            n = max(1, int(seconds // length))
            return pick(one, lang) if n == 1 else pick(many, lang).format(n=n)
    raise AssertionError
