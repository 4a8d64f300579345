"""Names, prompts and log lines in the languages of the players."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spieluhr.core.events import Event
from spieluhr.core.rules import Outcome

LANGUAGES: Final = ("en", "de")
Both = tuple[str, str]  # English, German


def pick(both: Both, lang: str) -> str:
    return both[1] if lang == "de" else both[0]


class Table:
    """Who reads, and what the seats are called."""

    def __init__(self, lang: str, names: list[str], seat: int | None) -> None:
        self.lang = lang
        self.names = names
        self.seat = seat

    def say(self, both: Both, **facts: object) -> str:
        return pick(both, self.lang).format(**facts)

    def is_me(self, seat: object) -> bool:
        return seat is not None and seat == self.seat

    def name(self, seat: int) -> str:
        return self.names[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """What a game says to people. Views and events only: words never see the truth."""

    title: ClassVar[Both] = ("", "")
    clauses: ClassVar[dict[str, str]] = {}  # behind what happened, by the kind of the event

    def prompt(self, view: object, table: Table) -> str:
        """What is asked of the actor, in one sentence."""
        raise NotImplementedError

    def explain(self, view: object, move: str, table: Table) -> str:
        """What a legal move would do."""
        raise NotImplementedError

    def why_not(self, view: object, move: str) -> Both | None:
        """Why the actor, who has this view, cannot make this move; None: no reason at hand."""
        raise NotImplementedError

    def log_line(self, event: Event, table: Table) -> str | None:
        """The event as a sentence; None if it needs none."""
        raise NotImplementedError

    def result(self, outcome: Outcome, view: object, table: Table) -> list[str]:
        """How it ended and why, line by line."""
        raise NotImplementedError
