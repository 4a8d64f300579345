"""Names, prompts and log lines in the languages of the players."""

from collections.abc import Callable
from typing import Any, Final

from spieluhr.core.events import Event
from spieluhr.core.rules import Outcome

LANGUAGES: Final = ("en", "de")
Both = tuple[str, str]  # English, German
Sentences = dict[str, Both]  # by a key; names in braces are facts, the same in both


def pick(both: Both, lang: str) -> str:
    """The one of the two that is in this language; English if it is unknown."""
    return both[1] if lang == "de" else both[0]


class Reader:
    """Who reads, and what the seats are called."""

    def __init__(self, lang: str, names: list[str], seat: int | None) -> None:
        self.lang = lang
        self.names = names
        self.seat = seat

    def say(self, both: Both, **facts: object) -> str:
        """The sentence in the reader's language, with its facts filled in."""
        return pick(both, self.lang).format(**facts)

    def is_me(self, seat: object) -> bool:
        """Is this the reader's own seat? Never for a spectator."""
        return seat is not None and seat == self.seat

    def name(self, seat: int) -> str:
        """What the seat is called at this table."""
        return self.names[seat]


class Source:
    """One row of a table of scores: where points came from, by seat.

    `notes` say how, by seat, where a number alone does not: "3 × 3"; "" needs no note. `decides`
    says that it made the difference, with {more} and {less}; "" is never said to.
    """

    def __init__(
        self, name: str, points: list[int], notes: list[str] | None = None, decides: str = ""
    ) -> None:
        self.name = name
        self.points = points
        self.decides = decides
        self.notes = notes if notes is not None else [""] * len(points)


class Scores:
    """A table of scores. The rows of the first one that a game gives add up to its outcome."""

    def __init__(self, title: str, rows: list[Source]) -> None:
        self.title = title
        self.rows = rows


class Forecast:
    """Something that could happen, as a sentence for one reader, with "could".

    `what` names it in every world alike, even where the numbers in the sentence differ; `points`
    are what `seat` gains by it, as the game counts, for comparing.
    """

    def __init__(self, what: str, seat: int, points: float, say: str) -> None:
        self.what = what
        self.seat = seat
        self.points = points
        self.say = say


# One function for each occasion. The first argument of most is a view of the game's own type.
Prompt = Callable[[Any, Reader], str]
Explain = Callable[[Any, str, Reader], str]
Refuse = Callable[[Any, str], Both | None]
LogLine = Callable[[Event, Reader], str | None]
Result = Callable[[Outcome, Any, Reader], list[str]]
Recap = Callable[[list[Event], Reader], str]
ScoreTables = Callable[[Outcome, Any, list[Event], Reader], list[Scores]]
Forecasts = Callable[[list[Event], int, Reader], list[Forecast]]
Theme = Callable[[str, list[Event], int], str]


class Words:
    """What a game says to people. Views and events only: words never see the truth.

    prompt: what is asked of the actor, in one sentence, and what everybody else reads meanwhile
    explain: what a legal move would do
    refuse: why the actor, who has this view, cannot make this move; None: no reason at hand
    log_line: the event as a sentence; None if it needs none
    result: how it ended and why, line by line
    scores: where the points came from, when all is over; the events are all those for the reader
    forecast: what of these events a player would like to know beforehand, points above all. They
        are imagined, as the reader would hear them, all of one stretch of time: 0 as long as the
        reader goes on deciding, 1 while others do, 2 when the reader is asked again
    clauses: of the rules, behind what happened, by the kind of the event
    themes: what positions for training can be about; `theme` says which of them a best move is,
        from its text, what its seat hears until others decide, and that seat; "" is none of them
    """

    def __init__(
        self,
        title: Both,
        clauses: dict[str, str],
        prompt: Prompt,
        explain: Explain,
        refuse: Refuse,
        log_line: LogLine,
        result: Result,
        recap: Recap = lambda _events, _reader: "",
        scores: ScoreTables = lambda _outcome, _view, _events, _reader: [],
        forecast: Forecasts = lambda _events, _later, _reader: [],
        themes: Sentences | None = None,
        theme: Theme = lambda _move, _events, _seat: "",
    ) -> None:
        self.title = title
        self.clauses = clauses
        self.prompt = prompt
        self.explain = explain
        self.refuse = refuse
        self.log_line = log_line
        self.result = result
        self.scores = scores
        self.forecast = forecast
        self.themes: Sentences = {} if themes is None else themes
        self.theme = theme
        self._recap = recap

    def recap(self, events: list[Event], reader: Reader) -> str:
        """One turn of somebody in one line, points first. `events` are those for the reader;
        where a game has no better words, all of its lines."""
        said = self._recap(events, reader)
        if said:
            return said
        lines = [self.log_line(event, reader) for event in events if event.kind != "turn"]
        return " ".join([line for line in lines if line is not None])
