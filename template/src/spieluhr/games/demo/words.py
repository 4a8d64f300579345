"""What the game says to people: views and events only, English and German side by side."""

from typing import Final

from spieluhr.core.events import Event
from spieluhr.core.rules import Outcome
from spieluhr.core.words import Both, Reader, Scores, Source, Words
from spieluhr.games.demo.components import HOURS, REACH
from spieluhr.games.demo.notation import TEXTS
from spieluhr.games.demo.rules import beats
from spieluhr.games.demo.schema import View

TITLE: Final[Both] = ("A New Game", "Ein neues Spiel")
# Which clause of the rules stands behind what happened, by the kind of the event.
CLAUSES: Final[dict[str, str]] = {
    "draw": "DE-1.2",
    "lead": "DE-2.1",
    "answer": "DE-2.2",
    "won": "DE-2.3",
    "over": "DE-3.1",
}

# `.me` is said to the seat itself.
SENTENCES: Final[dict[str, Both]] = {
    "ask.lead": ("Choose the hour that you lead.", "Wähle die Stunde, die du vorlegst."),
    "ask.answer": (
        "Answer hour {led}: hours {first} to {last} beat it.",
        "Antworte auf Stunde {led}: Die Stunden {first} bis {last} schlagen sie.",
    ),
    "wait.chance": ("Cards are being drawn.", "Karten werden gezogen."),
    "wait.over": ("The game is over.", "Das Spiel ist zu Ende."),
    "wait.turn": ("{name} chooses an hour.", "{name} wählt eine Stunde."),
    "explain.lead": (
        "Lead hour {hour}: hours {first} to {last} beat it.",
        "Lege Stunde {hour} vor: Die Stunden {first} bis {last} schlagen sie.",
    ),
    "explain.win": (
        "Answer with hour {hour} and win both cards.",
        "Antworte mit Stunde {hour} und gewinne beide Karten.",
    ),
    "explain.lose": (
        "Answer with hour {hour} and lose both cards.",
        "Antworte mit Stunde {hour} und verliere beide Karten.",
    ),
    "why.chance": ("only chance draws cards.", "Karten zieht nur der Zufall."),
    "why.held": ("you do not hold hour {hour}.", "Du hast Stunde {hour} nicht auf der Hand."),
    "draw.me": ("You draw hour {hour}.", "Du ziehst Stunde {hour}."),
    "lead": ("{name} leads hour {hour}.", "{name} legt Stunde {hour} vor."),
    "lead.me": ("You lead hour {hour}.", "Du legst Stunde {hour} vor."),
    "answer": ("{name} answers with hour {hour}.", "{name} antwortet mit Stunde {hour}."),
    "answer.me": ("You answer with hour {hour}.", "Du antwortest mit Stunde {hour}."),
    "won": ("{name} wins both cards.", "{name} gewinnt beide Karten."),
    "won.me": ("You win both cards.", "Du gewinnst beide Karten."),
    "over": ("All cards are played.", "Alle Karten sind gespielt."),
    "end.won": ("{name} has won.", "{name} hat gewonnen."),
    "end.won.me": ("You have won.", "Du hast gewonnen."),
    "end.drawn": ("Nobody has won.", "Niemand hat gewonnen."),
    "end.score": ("{most} points to {rest}.", "{most} zu {rest} Punkten."),
    "recap.won": (
        "{name} won a point with hour {hour}.",
        "{name} hat mit Stunde {hour} einen Punkt geholt.",
    ),
    "recap.won.me": (
        "You won a point with hour {hour}.",
        "Du hast mit Stunde {hour} einen Punkt geholt.",
    ),
    "recap.lost": (
        "{name} lost a point with hour {hour}.",
        "{name} hat mit Stunde {hour} einen Punkt verloren.",
    ),
    "recap.lost.me": (
        "You lost a point with hour {hour}.",
        "Du hast mit Stunde {hour} einen Punkt verloren.",
    ),
    "recap.lead": ("{name} led hour {hour}.", "{name} hat Stunde {hour} vorgelegt."),
    "recap.lead.me": ("You led hour {hour}.", "Du hast Stunde {hour} vorgelegt."),
    "score.title": ("Points", "Punkte"),
    "score.won": ("Cards won", "Gewonnene Karten"),
    "score.cards": ("{count} cards", "{count} Karten"),
    "score.by": (
        "The cards won made the difference: {more} to {less}.",
        "Den Unterschied machten die gewonnenen Karten: {more} zu {less}.",
    ),
}


def prompt(view: View, reader: Reader) -> str:
    """The question for its actor; for everybody else, whose decision is awaited."""
    if not isinstance(view.actor, int):
        return reader.say(SENTENCES[f"wait.{view.actor}"])
    if not reader.is_me(view.actor):
        return reader.say(SENTENCES["wait.turn"], name=reader.name(view.actor))
    if view.led is None:
        return reader.say(SENTENCES["ask.lead"])
    return reader.say(SENTENCES["ask.answer"], led=view.led, **_beaten_by(view.led))


def explain(view: View, move: str, reader: Reader) -> str:
    """`move` is a legal move of the seat whose view it is, as text."""
    hour = int(move.split(" ")[1])
    if view.led is None:
        return reader.say(SENTENCES["explain.lead"], hour=hour, **_beaten_by(hour))
    key = "explain.win" if beats(hour, view.led) else "explain.lose"
    return reader.say(SENTENCES[key], hour=hour)


def refuse(view: View, move: str) -> Both | None:
    """None if the move is legal, or no move at all."""
    if move not in TEXTS.moves or view.seat is None:
        return None
    verb, hour = move.split(" ")
    if verb == "draw":
        return SENTENCES["why.chance"]
    if int(hour) in view.hands[view.seat]:
        return None
    english, german = SENTENCES["why.held"]
    return english.format(hour=hour), german.format(hour=hour)


def log_line(event: Event, reader: Reader) -> str | None:
    """None for what needs no sentence."""
    facts = event.facts
    if event.kind == "over":
        return reader.say(SENTENCES["over"])
    seat = facts["seat"]
    assert isinstance(seat, int)
    key = f"{event.kind}.me" if reader.is_me(seat) else event.kind
    if key not in SENTENCES:  # that somebody else draws is no news
        return None
    return reader.say(SENTENCES[key], name=reader.name(seat), hour=facts.get("hour"))


def result(outcome: Outcome, _view: View, reader: Reader) -> list[str]:
    """Who won, and by how many points."""
    lines = [reader.say(SENTENCES["end.drawn"])]
    if outcome.ranks != [1, 1]:
        seat = outcome.ranks.index(1)
        key = "end.won.me" if reader.is_me(seat) else "end.won"
        lines = [reader.say(SENTENCES[key], name=reader.name(seat))]
    rest, most = sorted(outcome.scores)
    return [*lines, reader.say(SENTENCES["end.score"], most=most, rest=rest)]


def recap(events: list[Event], reader: Reader) -> str:
    """The points first: an answer wins or loses, then somebody leads."""
    facts = {event.kind: event.facts for event in events}
    lines = []
    if "answer" in facts and "won" in facts:
        is_won = facts["won"]["seat"] == facts["answer"]["seat"]
        lines.append(_recap("recap.won" if is_won else "recap.lost", facts["answer"], reader))
    if "lead" in facts:
        lines.append(_recap("recap.lead", facts["lead"], reader))
    return " ".join(lines)


def scores(outcome: Outcome, view: View, _events: list[Event], reader: Reader) -> list[Scores]:
    """One row: there is one way to win points. Views and events know where others come from."""
    notes = [reader.say(SENTENCES["score.cards"], count=len(hours)) for hours in view.won]
    decides = reader.say(SENTENCES["score.by"], more="{more}", less="{less}")
    row = Source(reader.say(SENTENCES["score.won"]), outcome.scores, notes, decides)
    return [Scores(reader.say(SENTENCES["score.title"]), [row])]


def _recap(key: str, facts: dict[str, object], reader: Reader) -> str:
    seat = facts["seat"]
    assert isinstance(seat, int)
    mine = ".me" if reader.is_me(seat) else ""
    return reader.say(SENTENCES[key + mine], name=reader.name(seat), hour=facts["hour"])


def _beaten_by(hour: int) -> dict[str, int]:
    return {"first": (hour + 1) % HOURS, "last": (hour + REACH) % HOURS}


WORDS: Final[Words] = Words(
    TITLE, CLAUSES, prompt, explain, refuse, log_line, result, recap=recap, scores=scores
)
